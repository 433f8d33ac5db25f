# La galaxia.

event-riftopened = En { $where } se abre un Agujero de Gusano de doble lado que muestra { $letter }
ask-rift_side = El Artefacto estaba vacío y se abre un Agujero de Gusano: ¿qué lado queda a la vista?
    .waiting = elige qué lado de un nuevo Agujero de Gusano queda a la vista
option-rift = Agujero de Gusano { $letter }
event-wormholeturned = El Agujero de Gusano de { $where } muestra ahora { $letter }
