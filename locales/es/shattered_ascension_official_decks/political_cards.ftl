# Lo que dos cartas políticas oficiales hacen también entre dos jugadores.

political_cards-open_the_trade_routes =
    .text = A favor: 2 Bienes de Comercio para cada uno. En contra: los Bienes de Comercio que cada uno reciba de la reserva esta ronda van a su vecino de la izquierda; entre dos jugadores, los 3 primeros que cada uno reciba van a su oponente.
political_cards-sharing_of_technology =
    .text = A favor: cada uno puede obtener una tecnología de un socio comercial, entre dos jugadores una del oponente, sin requisitos, que no sea de raza. En contra: se rompen todos los Acuerdos Comerciales.
