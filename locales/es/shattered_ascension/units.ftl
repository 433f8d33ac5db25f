# Cómo se llaman y qué hacen: units.

units-war_sun =
    .text = Cuesta { $cost } y { $production } de capacidad, acierta con { $combat } y { $dice } dados, mueve { $movement }, transporta { $capacity }. Soporta daño { $sustain } veces, perdiendo cada vez un dado (nunca el último), y bombardea con { $bombardment } dados. Requiere la tecnología Sol de Guerra.
units-dreadnought =
    .text = Cuesta { $cost } y { $production } de capacidad, acierta con { $combat } y { $dice } dados, mueve { $movement }. Soporta daño, perdiendo un dado, y puede bombardear sin invasión.
units-cruiser =
    .text = Cuesta { $cost }, acierta con { $combat }, mueve { $movement }. En el Paso de Producción puede colocar una Mina Espacial en una frontera del sistema, por { $mine_cost } recursos.
units-shock_troop =
    .text = Cuesta { $cost }, acierta con { $combat }. Tras ganar la invasión del planeta de un jugador, o de uno que otros defienden, asciende una Fuerza Terrestre del atacante. En combate los golpes van primero a ellas. Antes de la primera ronda se pueden apartar como Comandos: no luchan, cada uno captura un Edificio si se gana, y se pierden todos si se fracasa. Cuentan como Fuerzas Terrestres.
units-mechanized_unit =
    .text = Cuesta { $cost } y { $production } de capacidad, acierta con { $combat } y { $dice } dados. Soporta daño, perdiendo un dado, pero el bombardeo y el Fuego de PDS le alcanzan: los golpes de bombardeo van primero a ella, y contra ellos no puede soportar daño.
units-pds =
    .text = Cuesta { $cost }, acierta con { $combat }; como máximo { $per_planet } en un planeta. Dispara una vez a las naves enemigas de su sistema y una vez a las unidades que desembarcan. Su Escudo Planetario absorbe un golpe de bombardeo. No funciona como carga ni en la acción en que desembarca.
units-space_dock =
    .text = Cuesta { $cost }; una en un planeta que se controla desde el comienzo de la ronda; llega agotada. Produce tanta capacidad como recursos tiene su planeta y { $dock_capacity } más, y sostiene { $docks } Cazas. Una dársena agotada no produce hasta que se refresca.
