# Cómo se llaman y qué hacen: technologies.

technologies-assault_cannon =
    .text = Antes de una Batalla Espacial, después de la Descarga Anti Cazas, cada uno de tus Acorazados y Cruceros dispara una vez, a la vez que los del enemigo.
technologies-graviton_negator =
    .text = Tus tiradas de bombardeo tienen +1, y tus Cazas y Cruceros pueden bombardear con un dado cada uno.
technologies-gen_synthesis =
    .text = Tus Fuerzas Terrestres tienen +1 en las tiradas de combate. Tras un Combate de Invasión que ganas como atacante asciende una Fuerza Terrestre más, dos en total.
technologies-fleet_logistics =
    .text = Una vez por ronda, como acción, por un marcador de la Cuota Estratégica: retira uno de tus Marcadores de Comando del tablero a tus refuerzos; después se agotan tus Dársenas Espaciales de ese sistema.
technologies-micro_technology =
    .text = Cuando se ponen Bienes de Comercio en tus Acuerdos Comerciales puedes poner 2 más en uno y 1 más en otro. En la Fase de Estado puedes convertir en Bienes de Comercio influencia además de recursos.
technologies-nano_technology =
    .text = Tus unidades dañadas se reparan al final de cada una de tus acciones. Los planetas que adquieres llegan sin agotar, salvo los de un jugador que se rinde.
technologies-integrated_economy =
    .text = En una Acción Táctica tus planetas del sistema activado pueden producir tanto como sus recursos, aunque estén recién adquiridos y sin Dársena Espacial, pero no a la vez que una. Al final de cada turno tuyo puedes redistribuir tus Marcadores de Comando.
technologies-transit_diodes =
    .text = Como acción, por un marcador de la Cuota Estratégica: hasta 6 unidades terrestres en sistemas no activados van entre tus planetas y flotas; los Líderes no cuentan.
technologies-transfabrication =
    .text = Cuando produces en una Dársena Espacial puedes desguazar naves tuyas del sistema, sumando su coste a tus recursos y su capacidad a la de la dársena, y agotar otras Dársenas Espaciales tuyas ni activadas ni agotadas, cada una por 3 de capacidad.
