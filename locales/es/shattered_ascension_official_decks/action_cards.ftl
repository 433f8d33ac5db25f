# Lo que hacen las cartas de acción oficiales donde la Asamblea lleva agendas a votación, y algunas entre dos jugadores.

action_cards-bribery =
    .text = Cuando se cuentan los votos, si has votado: gasta recursos o Bienes de Comercio; cada uno es un voto más en cada agenda aún por decidir en la que votas.
action_cards-council_disbanded =
    .text = Cuando se conocen las agendas, antes de contar los votos: se cancela toda votación, y las agendas se descartan.
action_cards-council_dissolved =
    .text = Cuando se conocen las agendas, antes de contar los votos: se cancela toda votación, y las agendas se descartan.
action_cards-determine_policy =
    .text = Cuando se conocen las agendas: busca en el mazo; una Carta Política de él sustituye a una agenda, que elige quien juega Asamblea y que se descarta. El mazo se baraja.
action_cards-discredit =
    .text = Cuando se cuentan los votos de una agenda: los de un jugador bajan en 10, no por debajo de ninguno.
action_cards-fantastic_rhetoric =
    .text = Antes de contar los votos: tienes 10 votos más, todos en una agenda. Donde se vota abiertamente una sola agenda: antes de votarla.
action_cards-first_strike =
    .text = Cuando empieza la Fase de Acción, si no tienes el primer turno: haces una acción antes que nadie, entre dos jugadores sin desembarcos; después empieza el orden de juego como siempre.
action_cards-flank_speed =
    .text = Cuando has activado un sistema: todas tus naves que van allí tienen +1 de movimiento. Entre dos jugadores, en esa acción no desembarca nada.
action_cards-local_unrest =
    .text = Como acción: un planeta fuera de los Sistemas Natales se agota y pierde una Fuerza Terrestre o de Asalto que elige su dueño; si no queda ninguna unidad terrestre (una Unidad Mecanizada basta), pasa a ser neutral y se destruyen su Dársena Espacial y sus PDS. Entre dos jugadores sigue siendo suyo mientras quede en él alguna unidad.
action_cards-public_disgrace =
    .text = Cuando un jugador ha elegido una Carta Estratégica: la devuelve y elige otra. Entre dos jugadores, no la primera que elige.
action_cards-rise_of_a_messiah =
    .text = Como acción: llega una Fuerza Terrestre a cada uno de tus planetas, entre dos jugadores a tres de ellos como máximo.
action_cards-thugs =
    .text = Cuando se conocen las agendas, antes de contar los votos: un jugador no participa en ninguna votación esta ronda; lo que ha escrito queda anulado.
action_cards-veto =
    .text = Cuando se conocen las agendas, antes de que nadie vote: una de ellas se descarta, y nada ocupa su lugar.
