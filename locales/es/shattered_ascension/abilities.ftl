# Cómo se llaman y qué hacen: abilities.

abilities-arborec_ground_forces_raise_capacity = Esporas vivas
    .text = Cada Fuerza Terrestre tuya que no se haya movido en la activación añade 1 a la capacidad de producción de su planeta. Con una Dársena Espacial al lado puedes producir tantas Fuerzas Terrestres como añaden.
abilities-arborec_costly_ground_forces = Semillas caras
    .text = Tus Fuerzas Terrestres cuestan 1 recurso cada una.
abilities-saar_no_home_penalty = Sin hogar
    .text = No pierdes Puntos de Victoria por un Sistema Natal perdido.
abilities-muaat_slow_war_suns = Soles lentos
    .text = Lo que la tecnología Sol de Guerra añade al movimiento y al bombardeo llega solo con Cañón de Espacio Profundo.
abilities-mentak_piracy = Piratería
    .text = Como acción, por 1 Marcador de Comando de la Cuota Estratégica, puedes tomar 1 Bien de Comercio de cada uno de un máximo de dos jugadores que tengan al menos 3. En una partida de dos, una de cada dos veces recibes 1 más de la reserva.
abilities-mentak_ambush =
    .text = Antes de una Batalla Espacial tuya disparan hasta dos Cruceros o Destructores, a la vez que lo que dispare el enemigo antes de ella.
abilities-naalu_opening_action = Primera acción
    .text = Antes de que empiece la Fase de Acción puedes realizar una Acción Táctica.
abilities-saar_flagship_built_anywhere = Astilleros errantes
    .text = Se puede construir en cualquier sistema.
abilities-yssaril_flagship_passes_mines = Manto
    .text = Él y las naves que salen con él de un sistema no activan Minas Espaciales.
abilities-yssaril_flagship_safe_from_pds = Sombra
    .text = Los PDS no disparan a la flota en la que está.
abilities-yin_convert =
    .text = Antes de un Combate de Invasión en el que atacas puedes tirar un dado: con 5 o más quien defiende, también los Nativos Hostiles, pierde una Fuerza Terrestre y tú ganas una.
abilities-jol_nar_scholars =
    .text = Cuando usas la Habilidad Secundaria de Tecnología puedes realizar también su Habilidad Primaria. En una partida de dos, cuando juegas Tecnología puedes usar además su Habilidad Secundaria, por su Marcador de Comando.
abilities-xxcha_diplomats_way =
    .text = En lugar de la Habilidad Secundaria de Diplomacia puedes realizar su Habilidad Primaria. En una partida de dos, cuando juegas Diplomacia puedes gastar 1 Marcador de Comando de la Cuota Estratégica y { $repeated_diplomacy } de influencia para usar otra vez la Habilidad Primaria.
