# Cómo se llaman y qué hacen: leader kinds.

leader_kinds-admiral =
    .text = Su nave tira un dado más en las Batallas Espaciales, y un Acorazado con él tiene +1 de movimiento. Una flota a la que ataca no puede retirarse salvo que también tenga un Almirante.
leader_kinds-general =
    .text = En ataque y en defensa: en cada ronda de un Combate de Invasión se pueden repetir hasta dos dados de sus Fuerzas Terrestres, cada uno una vez, y tienen +1; las Unidades Mecanizadas no siguen a ningún Líder. El bombardeo de su planeta tiene -4.
leader_kinds-scientist =
    .text = Una especialidad de su planeta, o un Artefacto en su sistema, rebaja en uno más el precio de las tecnologías; una Dársena Espacial en su planeta cuesta 2; un PDS allí tiene +1. Junto con un PDS absorbe un golpe de bombardeo más, que no es un Escudo Planetario.
leader_kinds-diplomat =
    .text = Detiene una invasión de su planeta, bombardeo incluido, pero no otra vez en esta ronda ni en la siguiente; el atacante puede imponerse por { $diplomat_price } de influencia, y entonces él huye a otro planeta o flota propios. Puede dejar pasar a una flota en movimiento entre las naves de su propio bando en su sistema, y una flota con él puede atravesar un sistema con naves de un oponente que esté de acuerdo. En una flota atacante puede dejar que el enemigo se retire antes de la batalla, sin romper Acuerdos Comerciales.
