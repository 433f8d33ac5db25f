# What the abilities of this layer are called and do.

abilities-arborec_ground_forces_raise_capacity = Living spores
    .text = Each of your Ground Forces that has not moved in the activation adds 1 to the production capacity of its planet. With a Space Dock beside them you may produce as many Ground Forces as they add.
abilities-arborec_costly_ground_forces = Costly seeds
    .text = Your Ground Forces cost 1 resource each.
abilities-saar_no_home_penalty = Homeless
    .text = You lose no Victory Points for a lost Home System.
abilities-muaat_slow_war_suns = Slow suns
    .text = What the War Sun technology adds to movement and bombardment comes with Deep Space Cannon only.
abilities-mentak_piracy = Piracy
    .text = As an action, for 1 Command Counter of Strategy Allocation, you may take 1 Trade Good from each of up to two players who have at least 3. In a game of two every second time brings you 1 more from the supply.
abilities-mentak_ambush =
    .text = Before a Space Battle of yours up to two Cruisers or Destroyers fire, at the same time as whatever the enemy fires before it.
abilities-naalu_opening_action = Opening action
    .text = Before the Action Phase begins you may take one Tactical Action.
abilities-saar_flagship_built_anywhere = Wandering yards
    .text = It may be built in any system.
abilities-yssaril_flagship_passes_mines = Cloak
    .text = It and the ships that leave a system together with it set off no Space Mines.
abilities-yssaril_flagship_safe_from_pds = Shadow
    .text = PDS do not fire at the fleet it is in.
abilities-yin_convert =
    .text = Before an Invasion Combat in which you attack you may roll a die: on 5 or more whoever defends, Hostile Locals too, loses a Ground Force and you gain one.
abilities-jol_nar_scholars =
    .text = When you use the secondary ability of Technology you may carry out its primary ability as well. In a game of two, when you play Technology you may use its secondary ability too, for its Command Counter.
abilities-xxcha_diplomats_way =
    .text = Instead of the secondary ability of Diplomacy you may carry out its primary ability. In a game of two, when you play Diplomacy you may spend 1 Command Counter of Strategy Allocation and { $repeated_diplomacy } influence to use the primary ability again.
