# What the units of this layer are called and do.

units-war_sun =
    .text = Cost { $cost } and { $production } of capacity, hits on { $combat } with { $dice } dice, movement { $movement }, carries { $capacity }. It sustains damage { $sustain } times, losing a die each time (never the last), and bombards with { $bombardment } dice. It needs the technology War Sun.
units-dreadnought =
    .text = Cost { $cost } and { $production } of capacity, hits on { $combat } with { $dice } dice, movement { $movement }. It sustains damage, losing a die, and may bombard without an invasion.
units-cruiser =
    .text = Cost { $cost }, hits on { $combat }, movement { $movement }. In the production step it may lay a Space Mine on a border of the system, for { $mine_cost } resources.
units-shock_troop =
    .text = Cost { $cost }, hits on { $combat }. After a won invasion of a player's planet, or of one that others defend, one Ground Force of the attacker becomes one. In combat hits go to Shock Troops first. Before the first round some may be set aside as commandos: they do not fight, each captures an installation after a won invasion, and all are lost with a failed one. They count as Ground Forces.
units-mechanized_unit =
    .text = Cost { $cost } and { $production } of capacity, hits on { $combat } with { $dice } dice. It sustains damage, losing a die, but bombardment and PDS fire hit it: bombardment hits go to it first, and against them it cannot sustain damage.
units-pds =
    .text = Cost { $cost }, hits on { $combat }; at most { $per_planet } on a planet. It fires once at enemy ships in its system and once at units that land. Its Planetary Shield absorbs one bombardment hit. It does not work while it is cargo, nor in the action that landed it.
units-space_dock =
    .text = Cost { $cost }; one on a planet held since the round began; it arrives exhausted. It produces as much capacity as its planet has resources and { $dock_capacity } more, and supports { $docks } Fighters. An exhausted dock produces nothing until it is refreshed.
