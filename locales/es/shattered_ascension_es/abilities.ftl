# Cómo se llaman y qué hacen: abilities.

abilities-muaat_slow_war_suns =
    .text = Tus Soles de Guerra tienen movimiento 1 y bombardean con un dado, hasta que tengas Cañón de Espacio Profundo.
