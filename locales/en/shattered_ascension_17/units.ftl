# What the units of this layer are called and do.

units-war_sun =
    .text = Cost { $cost } and { $production } of capacity, hits on { $combat } with { $dice } dice, movement { $movement }, carries { $capacity }. It sustains damage { $sustain } times, losing a combat die each time (never the last, and none of bombardment), and bombards with { $bombardment } die. It needs the technology War Sun, which gives one more movement and two more bombardment dice.
units-cruiser =
    .text = Cost { $cost }, hits on { $combat }, movement { $movement }. In the production step it may lay a Space Mine on a border or a wormhole of the system, for { $mine_cost } resources.
units-shock_troop =
    .text = Cost { $cost }, hits on { $combat }. After a won invasion of a defended planet one Ground Force of the attacker becomes one. In combat hits go to Shock Troops first. Before the first round some may be set aside as commandos: they do not fight, each captures an installation after a won invasion, and all are lost with a failed one. They count as Ground Forces.
units-space_dock =
    .text = Cost { $cost }; one on a planet held since the round began or of one's own Home System, under blockade too; it arrives exhausted. It produces as much capacity as its planet has resources and { $dock_capacity } more, and supports { $docks } Fighters. An exhausted dock produces nothing until it is refreshed.
