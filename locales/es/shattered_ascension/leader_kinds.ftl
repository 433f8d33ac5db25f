# Cómo se llaman y qué hacen: leader kinds.

leader_kinds-admiral =
    .text = Su nave tira un dado más en las Batallas Espaciales, y un Acorazado con él tiene +1 de movimiento. Si su dueño quiere, la flota enemiga no puede retirarse salvo que también tenga un Almirante.
leader_kinds-general =
    .text = En ataque y en defensa: en cada ronda de un Combate de Invasión se pueden repetir hasta dos dados de sus unidades terrestres, incluso el mismo dos veces, y tienen +1. El bombardeo de su planeta tiene -4.
leader_kinds-scientist =
    .text = Una especialidad de su planeta, o un Artefacto en su lugar, rebaja en uno más el precio de las tecnologías; una Dársena Espacial cuesta 2 allí; un PDS tiene +1. Junto con un PDS absorbe un golpe de bombardeo más.
leader_kinds-diplomat =
    .text = Detiene una invasión de su planeta, bombardeo incluido, pero no otra vez en esta ronda ni en la siguiente; el atacante puede imponerse por { $diplomat_price } de influencia, y entonces él escapa. En su sistema las flotas pueden cruzarse si todos aceptan, y una flota defensora puede marcharse antes de la batalla si todos aceptan, sin romper Acuerdos Comerciales.
leader_kinds-agent =
    .text = Los PDS no disparan a las unidades que desembarcan con él; tras ganar la invasión, PDS y Dársena se pueden capturar, y cuentan como destruidos para los objetivos. Sabotea una Carta de Acción cuyo efecto ocurre en su sistema (las de política en Mecatol Rex, las dirigidas a una hoja de raza en el Sistema Natal); no otra vez en esta ronda ni en la siguiente. Sobrevive a ello. Tras una batalla ganada con él, los Líderes enemigos por los que se tira son capturados.
