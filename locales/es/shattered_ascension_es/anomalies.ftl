# Cómo se llaman y qué hacen: anomalies.

anomalies-gravity_rift =
    .text = Una nave que la atraviesa girando tiene +{ $rift_bonus } de movimiento. Se tira un dado por cada nave que la atraviesa, salvo que su dueño tenga Gravity Drive: con 1 a { $rift_peril } su movimiento termina allí y, si hay naves enemigas, se libra enseguida una Batalla Espacial.
