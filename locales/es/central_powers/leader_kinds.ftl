# Cómo se llaman y qué hacen: leader kinds.

leader_kinds-admiral =
    .text = Su nave tira un dado más en las Batallas Espaciales, y un Acorazado o Buque Insignia con él tiene +1 de movimiento. Una flota a la que ataca no puede retirarse salvo que también tenga un Almirante.
