# Cómo se llaman y qué hacen: leader kinds.

leader_kinds-admiral = Almirante
    .text = Su nave tira un dado más en las Batallas Espaciales, y un Acorazado con él tiene +1 de movimiento. Una flota a la que ataca no puede retirarse salvo que también tenga un Almirante.
leader_kinds-general = General
    .text = Al atacar: en cada ronda de un Combate de Invasión se pueden repetir hasta dos dados de sus Fuerzas Terrestres, cada uno una vez. Al defender: el bombardeo de su planeta tiene -4 y sus Fuerzas Terrestres +1.
leader_kinds-scientist = Científico
    .text = Una especialidad de su planeta rebaja en 2 en vez de 1 el precio de las tecnologías; una Dársena Espacial cuesta 2 allí; un PDS tiene +1 e impide cualquier bombardeo.
leader_kinds-diplomat = Diplomático
    .text = Cancela una invasión de su planeta: las unidades vuelven a sus naves. No puede repetirlo en esta ronda ni en la siguiente. Una flota con él puede atravesar un sistema con naves de un oponente que esté de acuerdo.
leader_kinds-agent = Agente
    .text = Los PDS enemigos no disparan a las unidades que desembarcan con él; tras ganar la invasión, PDS y Dársena se pueden sustituir por propios. Se puede sacrificar para cancelar una Carta de Acción al jugarse.
