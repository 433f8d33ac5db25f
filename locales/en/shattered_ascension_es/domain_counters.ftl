# What the domain counters of this layer are called and do.

domain_counters-natural_wealth =
    .text = You receive a Trade Good; the others of as many as are printed are put on the planet. Whoever controls it when he activates the system may take one in the Production Step, one when planets are refreshed in the Status Phase, and who takes the planet from another by invasion one at once.
domain_counters-lazax_survivors =
    .text = You keep them and have { $votes } more votes on all later agendas.
domain_counters-settlers =
    .text = A random opponent places { $ground_forces } Ground Forces on the planet and takes it. You may call off your landing there, or invade.
domain_counters-hidden_factory =
    .text = You may produce ships in the system with up to { $production } production capacity; { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    } of their price are free.
domain_counters-hostage_situation =
    .text = A die is rolled and halved, rounded down: so many Hostile Locals guard as much Natural Wealth. With a 1 there is nothing.
domain_counters-guarded_wealth = Guarded Wealth
    .text = As many Hostile Locals as printed defend the planet. Once they are beaten as much Natural Wealth lies there.
domain_counters-precursor_space_station =
    .text = It stays: race-specific technologies cost whoever controls the system 1 less, and he needs a Victory Point fewer to have one for nothing.
