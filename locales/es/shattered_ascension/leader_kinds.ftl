# Cómo se llaman y qué hacen: leader kinds.

leader_kinds-admiral =
    .text = Su nave tira un dado más en las Batallas Espaciales, y un Acorazado con él tiene +1 de movimiento. Si su dueño quiere, la flota enemiga no puede retirarse salvo que también tenga un Almirante.
leader_kinds-general =
    .text = En ataque y en defensa: en cada ronda de un Combate de Invasión se pueden repetir hasta dos dados, incluso el mismo dos veces, y sus Fuerzas Terrestres tienen +1. El bombardeo de su planeta tiene -4.
leader_kinds-scientist =
    .text = Una especialidad de su planeta rebaja en uno más el precio de las tecnologías; una Dársena Espacial cuesta menos allí. Junto con un PDS absorbe un golpe de bombardeo más.
leader_kinds-diplomat =
    .text = Detiene una invasión de su planeta, bombardeo incluido; el atacante puede imponerse por { $diplomat_price } de influencia, y entonces él escapa. En su sistema las flotas pueden cruzarse si todos aceptan, y una flota defensora puede marcharse antes de la batalla si todos aceptan, sin romper Acuerdos Comerciales.
leader_kinds-agent =
    .text = Sabotea una Carta de Acción cuyo efecto ocurre en su sistema (las de política en Mecatol Rex, las dirigidas a una hoja de raza en el Sistema Natal); no otra vez en esta ronda ni en la siguiente. Sobrevive a ello. Tras una batalla ganada con él, los Líderes enemigos por los que se tira son capturados.
