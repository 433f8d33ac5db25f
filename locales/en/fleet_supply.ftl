# Fleet Supply and capacity.

ask-excess_ship = Your fleet is larger than your Fleet Supply: which ship do you give up?
option-excess_ship = { $key }

ask-excess_cargo = There is no room for all you have in space: which unit do you give up?
option-excess_cargo = { $key }
