# Planetary Landings.

ask-landing = Land units on the planets of { $place }
    .waiting = lands units at { $place }
ask-before_invasion = Units have landed on { $place }: do you react?
    .waiting = may react to the units that have landed on { $place }

option-land = { $kind } lands on { $planet }
option-land-leader = { $leader } lands on { $planet }

explain-land-elsewhere = { $planet } is not in the system of the action under way
explain-land-none = There is no { $kind } that could land
explain-land-station = Nothing lands on a Trade Station such as { $planet }: it is controlled by ships
explain-land-transfer = In a Transfer Action units land on planets of their owner only, and { $planet } is none
explain-land-probed = Fighters have probed { $planet }: nobody lands there in this activation
explain-land-pds = { $planet } has no room for another PDS
explain-land-leader = A Leader lands on { $planet } only together with a ground unit
