# Fleet Supply and capacity.

ask-excess_ship = Your fleet at { $place } is larger than your Fleet Supply: which ship do you give up?
    .waiting = gives up ships at { $place }
option-excess_ship = { $key }

ask-excess_cargo = There is no room for all you have in space at { $place }: which unit do you give up?
    .waiting = gives up units that have no room at { $place }
option-excess_cargo = { $key }
