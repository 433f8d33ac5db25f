# Cómo se llaman y qué hacen: anomalies.

anomalies-gravity_rift =
    .text = Una nave que la atraviesa girando tiene +{ $rift_bonus } de movimiento. Se tira un dado por cada nave que la atraviesa, salvo que su dueño tenga Propulsores de Maniobra: con 1 a { $rift_peril } se detiene allí, se coloca un Marcador de Comando de los refuerzos y, si hay naves enemigas, se destruye. Las naves en una grieta no bloquean el movimiento.
