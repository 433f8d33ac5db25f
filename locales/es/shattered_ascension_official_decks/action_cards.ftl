# Lo que hacen siete cartas de acción oficiales donde la Asamblea lleva agendas a votación.

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
action_cards-thugs =
    .text = Cuando se conocen las agendas, antes de contar los votos: un jugador no participa en ninguna votación esta ronda; lo que ha escrito queda anulado.
action_cards-veto =
    .text = Cuando se conocen las agendas, antes de que nadie vote: una de ellas se descarta, y nada ocupa su lugar.
