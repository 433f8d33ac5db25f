# Cómo se llaman y qué hacen las habilidades de esta capa.

abilities-letnev_production_bonus = Economía de guerra
    .text = Cuando usas la Habilidad Secundaria de Producción recibes 2 Bienes de Comercio y puedes producir hasta 5 unidades, dentro de la capacidad de la Dársena Espacial.
abilities-letnev_more_plastic = Grandes astilleros
    .text = Puedes tener un quinto Transporte y un sexto Acorazado.
abilities-muaat_third_war_sun = Un tercer sol
    .text = Puedes tener tres Soles de Guerra; el tercero se produce en tu Sistema Natal.
abilities-creuss_open_wormholes = Agujeros abiertos
    .text = Las naves enemigas no impiden que tus naves sigan por un agujero de gusano; a través de una frontera, sí.
abilities-norr_warfare_primary = El camino del guerrero
    .text = En lugar de la Habilidad Secundaria de Guerra puedes realizar su Habilidad Primaria.
abilities-norr_breeding_pds = Defensas de la colmena
    .text = Tus PDS cuestan 1 recurso y puede haber hasta 3 en un planeta. En un sistema que actives, cada PDS que no se haya movido en la ronda puede producir 1 PDS en su planeta.
abilities-xxcha_defence = Defensa tenaz
    .text = Quien te ataca tiene -1 en todas las tiradas contra ti, también antes del combate. Puedes ignorar 1 golpe de cada habilidad usada antes del combate, en cada planeta por separado, y 1 golpe en cada Combate de Invasión en el que tengas una Fuerza Terrestre.
abilities-yin_conversion = Conversión
    .text = Antes de un Combate de Invasión en el que participan unidades terrestres tuyas el oponente pierde una Fuerza Terrestre, si la tiene, y tú ganas una.
abilities-saar_uncounted_home = Sin hogar que tomar
    .text = Tu Sistema Natal no lo es para los objetivos de los demás.
