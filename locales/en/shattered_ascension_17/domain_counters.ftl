# What the domain counters of this layer are called and do.

domain_counters-peaceful_annexation =
    .text = Nothing happens; it is discarded.
domain_counters-hidden_factory =
    .text = You may produce ships in the system with up to { $production } production capacity; { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    } of their price are free.
domain_counters-native_intelligence =
    .text = You may secretly look at one Domain Counter anywhere on the board.
domain_counters-natural_wealth =
    .text = As many Trade Goods as printed are put on the planet. Whoever controls it may take one at the end of each of his Tactical Actions there and one when planets are refreshed in the Status Phase.
domain_counters-industrial_society =
    .text = You receive an exhausted Space Dock on the planet for nothing; the Saar receive { $saar_trade_goods } Trade Goods instead.
domain_counters-technological_legacy =
    .text = You receive a technology whose prerequisites you have; the player on your left chooses it.
domain_counters-lazax_survivors =
    .text = They stay, controlled like an Artifact; their controller has { $votes } more votes.
domain_counters-void_space =
    .text = Nothing happens; it is discarded.
domain_counters-abandoned_freighters =
    .text = You receive { $trade_goods } Trade Goods.
domain_counters-uncharted_habitats =
    .text = They stay as a Trade Station with { $resources } resources and { $influence } influence, without a refresh ability; for objectives neither a planet nor a Trade Station.
domain_counters-ship_graveyard =
    .text = Either produce one ship other than a War Sun or Flagship in the system at half price, rounded down; or receive a Command Counter for Fleet Supply.
domain_counters-discovery =
    .text = Receive an Action Card or a Command Counter.
domain_counters-alien_technology =
    .text = It stays, controlled like an Artifact: whoever takes control of it chooses a technology and uses its effects as long as he controls it.
domain_counters-neutron_radiation =
    .text = It lies on the planet's card: when the planet would be refreshed, it is removed instead.
domain_counters-settlers =
    .text = A random opponent places { $ground_forces } Ground Forces on the planet and takes it. You may call off your landing there; units without a way back are destroyed.
domain_counters-wormhole_discovery =
    .text = It stays: the system has an unstable wormhole of the printed letter.
domain_counters-fighter_ambush =
    .text = As many neutral Fighters as printed appear until the action is over; if no player's units are there then, the counter is put back.
domain_counters-biohazard =
    .text = Your landing army takes a hit. If no ground unit is left to take the planet, the counter stays.
domain_counters-hostile_locals =
    .text = As many neutral Ground Forces as printed appear on the planet until the action is over; if no player's units are there then, the counter is put back.
domain_counters-automated_defence =
    .text = { $pds } neutral PDS appear on the planet until the action is over and fire at once, a shot each, at any player's fleet in the system; they cannot be captured. Then the counter is put back, or whoever has units there gains a PDS.
domain_counters-hostiles_and_natural_wealth =
    .text = A die is rolled and halved, rounded up: Hostile Locals and Natural Wealth of that value take its place.
domain_counters-warp_gyre =
    .text = All your ships in the system go, if they can, to an adjacent system that you have not activated, is no Home System and has no enemy ships; it is activated from your reinforcements, and a Tactical Action goes on there. With Maneuvering Jets you may ignore it.
domain_counters-space_pirates =
    .text = Either pay { $price } Trade Goods; or a neutral Dreadnought appears until the action is over: then the counter is put back, or whoever has units there gains { $trade_goods } Trade Goods.
domain_counters-sudden_collision =
    .text = Either one of your ships in the system takes a hit, or a unit aboard is destroyed. Nothing happens with Antimass Deflectors.
domain_counters-custodian_fighters =
    .text = Like a Fighter Ambush of 3; while it lies there the planet cannot be annexed.
domain_counters-custodian_ground_forces =
    .text = Like Hostile Locals of 2; while it lies there the planet cannot be annexed.
