# What the technologies of this layer are called and do.

technologies-assault_cannon =
    .text = Before a Space Battle, after the Anti-Fighter Barrage, each of your Dreadnoughts and Cruisers fires one shot, at the same time as the enemy's.
technologies-graviton_negator =
    .text = Your bombardment rolls have +1, and your Fighters and Cruisers may bombard with one die each.
technologies-gen_synthesis =
    .text = Your Ground Forces have +1 on combat rolls. After an Invasion Combat you win as the attacker one more Ground Force becomes a Shock Troop, two in all.
technologies-fleet_logistics =
    .text = Once a round, as an action, for a counter of Strategy Allocation: take one of your Command Counters off the board into your reinforcements; then your Space Docks in that system are exhausted.
technologies-micro_technology =
    .text = When Trade Goods are placed on your Trade Agreements you may place 2 more on one and 1 more on another. In the Status Phase you may turn influence into Trade Goods as well as resources.
technologies-nano_technology =
    .text = Your damaged units are repaired at the end of each of your actions. Planets you acquire arrive refreshed, but not those of a player who surrenders.
technologies-integrated_economy =
    .text = In a Tactical Action your planets in the activated system may produce as much as their resources, even just acquired and without a Space Dock, but not together with one. At the end of each of your turns you may redistribute your Command Counters.
technologies-transit_diodes =
    .text = As an action, for a counter of Strategy Allocation: up to 6 ground units in unactivated systems go between your planets and fleets; Leaders do not count.
technologies-transfabrication =
    .text = When you produce at a Space Dock you may scuttle ships of yours in the system, adding their cost to your resources and their capacity to the dock's, and exhaust other Space Docks of yours that are neither activated nor exhausted, each for 3 capacity.
