# Cómo se llaman y qué hacen: tokens.

tokens-cease_fire_zone = Zona de Alto el Fuego
    .text = Está en un sistema con una unidad de quien la declaró; cada otro jugador tiene allí un Marcador de Comando. Si quien la declaró activa el sistema, se rompe la paz y los demás pueden retirar sus marcadores. Se retira en la Fase de Estado.
tokens-power_broker = Intermediario
    .text = Quien lo tiene da 3 votos más en cada votación. Vuelve al Senador Emérito con las Cartas Estratégicas.
