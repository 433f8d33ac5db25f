# La galaxia.

event-wormholeturned = El Agujero de Gusano de { $where } muestra ahora { $letter }
