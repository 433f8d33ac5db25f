# Cómo se llaman y qué hacen las tecnologías raciales de esta capa.

race_technologies-l5_disruptor_weapon_systems = Sistemas de Armas Disruptoras L5
    .text = La bonificación de tus Fuerzas Terrestres en Combate de Invasión no cuesta Bienes de Comercio. Antes de cada ronda de combate puedes gastar 1 Bien de Comercio: tus Unidades Mecanizadas, o todas tus naves que no son Cazas, tienen +1 en ella.
race_technologies-fighter_drones = Cazas no Tripulados
    .text = Antes de una ronda de Batalla Espacial puedes sacrificar un Caza de cada uno de tus Soles de Guerra; cada Sol de Guerra que lo haga tira un dado más en ella.
race_technologies-febrile_berserker_mutation = Mutación Berserker Febril
    .text = Después de cada ronda de combate hasta dos unidades que perdiste en ella pueden tirar un dado de combate más cada una.
race_technologies-dehydra_chambers = Cámaras Dehydra
    .text = Tus Destructores se mueven 1 sistema más y tienen +1 en sus tiradas de combate; con Stasis Capsules cada uno transporta 1 Fuerza Terrestre.
race_technologies-bioptic_recyclers =
    .text = Como acción puedes descartar una Carta de Acción a cambio de 2 Bienes de Comercio o 1 Marcador de Comando.
