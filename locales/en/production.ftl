# Producing units and building Space Docks.

ask-producers = Which produce: your Space Docks, or your planets?
    .waiting = chooses whether Space Docks or planets produce
option-producers-docks = Space Docks
option-producers-planets = planets, without their docks

ask-produce = Produce units at { $place }
    .waiting = produces units
option-build = { $kind } at { $where }

ask-build_dock = Build a Space Dock?
    .waiting = may build a Space Dock
option-build-dock = on { $planet } ({ $cost ->
    [one] one resource
   *[other] { $cost } resources
})
option-no-dock = no Space Dock

explain-never-produced = { $kind } is not produced at Space Docks
explain-needs-technology = { $kind } needs the technology { $technology }
explain-flagship-at-home = A Flagship is built in its owner's Home System only
explain-no-pieces = You have no { $kind } left
explain-dock-refuses = The Space Dock at { $where } makes no more of { $kind }
explain-dock-capacity = The Space Dock at { $where } can produce no more than that
explain-capacity-ceiling = No more than { $count } units of capacity may be used
explain-too-dear = You cannot pay for { $kind }
explain-blockade = Enemy ships blockade { $where }
explain-fleet-supply = Your Fleet Supply allows no more ships in { $where }
explain-no-support = Nothing in { $where } could carry or support it
explain-trade-station = { $planet } is a Trade Station
explain-planet-full = { $planet } holds no more { $kind }
explain-not-your-planet = { $planet } is not a planet of yours
explain-just-acquired = You have not controlled { $planet } since the round began
explain-system-full = { $where } holds no more Space Docks of yours
explain-unknown = There is no such unit or system
explain-no-dock-there = You have no Space Dock in { $where } that can produce now
explain-no-place = There is no place to put { $kind }
explain-no-planet = There is no planet in { $where }

ask-production_begins = The production step of { $player } at { $place } begins: do you react?
    .waiting = may react to the production step of { $player } at { $place }
ask-before_production = { $player } is about to produce units at { $place }: do you react?
    .waiting = may react before { $player } produces at { $place }
ask-units_ordered = Units are ordered and not paid for yet: do you react?
    .waiting = may react to the units that are ordered
ask-after_production = Units were produced: do you react?
    .waiting = may react to the units that were produced
unit-line =
    { $kind }: cost { $cost }, combat { $combat }{ $dice ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }with { $dice } dice
    }, move { $movement }, capacity { $capacity }, sustains { $sustain }
unit-cause = { $source }: { $number } { $before } → { $after }
number-cost = cost
number-combat = combat
number-dice = dice
number-movement = move
number-capacity = capacity
number-sustain = sustained hits
