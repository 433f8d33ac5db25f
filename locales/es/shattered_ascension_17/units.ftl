# Cómo se llaman y qué hacen: units.

units-war_sun =
    .text = Cuesta { $cost } y { $production } de capacidad, acierta con { $combat } y { $dice } dados, mueve { $movement }, transporta { $capacity }. Soporta daño { $sustain } veces, perdiendo cada vez un dado de combate (nunca el último, y ninguno de bombardeo), y bombardea con { $bombardment } dado. Requiere la tecnología Sol de Guerra, que da uno más de movimiento y dos dados más de bombardeo.
units-cruiser =
    .text = Cuesta { $cost }, acierta con { $combat }, mueve { $movement }. En el Paso de Producción puede colocar una Mina Espacial en una frontera o un Agujero de Gusano del sistema, por { $mine_cost } recursos.
units-shock_troop =
    .text = Cuesta { $cost }, acierta con { $combat }. Tras ganar la invasión de un planeta defendido asciende una Fuerza Terrestre del atacante. En combate los golpes van primero a ellas. Antes de la primera ronda se pueden apartar como Comandos: no luchan, cada uno captura un Edificio si se gana, y se pierden todos si se fracasa. Cuentan como Fuerzas Terrestres.
units-space_dock =
    .text = Cuesta { $cost }; una en un planeta que se controla desde el comienzo de la ronda o del propio Sistema Natal, también bajo bloqueo; llega agotada. Produce tanta capacidad como recursos tiene su planeta y { $dock_capacity } más, y sostiene { $docks } Cazas. Una dársena agotada no produce hasta que se refresca.
