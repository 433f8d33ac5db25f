# Cómo se llaman y qué hacen: abilities.

abilities-muaat_slow_war_suns =
    .text = Tus Soles de Guerra tienen movimiento 1 y bombardean con un dado, hasta que tengas Cañón de Espacio Profundo.
abilities-jol_nar_scholars =
    .text = Cuando usas la Habilidad Secundaria de Tecnología puedes realizar también su Habilidad Primaria. En una partida de dos, cuando juegas Tecnología puedes gastar 1 Marcador de Comando de la Cuota Estratégica y 2 recursos por una tecnología más.
