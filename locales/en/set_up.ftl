# From an empty table to the first Strategy Phase.
ask-race = Which race will you command?
    .waiting = chooses a race
option-race = { $race }
option-random-race = wait to be dealt a race
ask-random_race = What will you do with the race you were dealt?
    .waiting = decides about the race that was dealt
option-hide-race = keep { $race } and tell nobody
option-show-race = keep { $race } openly
option-refuse-race = refuse { $race } and draw another
ask-keep_secret = Which Secret Objective will you keep?
    .waiting = keeps a Secret Objective
ask-keep_path = Which path of fate does your race follow?
    .waiting = chooses a Secret Objective
option-keep-secret = keep { $objective }
ask-keep_preliminary = Which Preliminary Objective will you keep?
    .waiting = keeps a Preliminary Objective
ask-remove_objective = Which of these objectives is taken out of the game?
    .waiting = takes an objective out of the game
option-remove-objective = take out { $objective }
ask-pick_stage_1 = Which Stage I objective do you bring into the game?
    .waiting = brings a Stage I objective into the game
ask-pick_stage_2 = Which Stage II objective do you bring into the game?
    .waiting = brings a Stage II objective into the game
option-pick-objective = pick { $objective }
ask-change_seats = Shall everybody sit in the order of the homes on the map?
    .waiting = decides whether the seats change
option-change-seats-yes = yes, if all want to
option-change-seats-no = no, stay seated
ask-speaker_bid = What do you bid for the Speaker token? Everybody else receives so many Trade Goods.
    .waiting = bids for the Speaker token
option-bid = { $bid ->
    [one] one Trade Good
   *[other] { $bid } Trade Goods
}
option-drop-out = drop out
ask-cycler = Which way shall the Rotation Cycler point? Turns go round that way.
    .waiting = sets the Rotation Cycler
option-clockwise = clockwise
option-counter_clockwise = counter-clockwise
ask-quarters = Where does this unit start?
    .waiting = places the units of the start
option-quarters = { $kind } on { $planet }
option-quarters-space = { $kind } in space
ask-leader_quarters = Where does this Leader start?
    .waiting = places a Leader
option-leader = { $leader } on { $planet }
option-leader-aboard = { $leader } aboard a ship
ask-artifact_site = Where is an Artifact hidden?
    .waiting = hides an Artifact
option-artifact-site = { $where }

# The galaxy.
ask-home_side = Where will your Home System lie?
    .waiting = chooses where his Home System lies
ask-home_location = For which home do you bid?
    .waiting = bids for a home
option-location = { $bid ->
    [-1] { $where }, still free
   *[other] { $where }, { $player } has bid { $bid }
}
ask-home_bid = How many Trade Goods do you bid for the home at { $place }? Whoever bids less than the highest bid is paid the difference.
    .waiting = bids for a Home System
ask-face_down = Where does a tile lie face down?
    .waiting = chooses where a tile lies face down
ask-place_tile = Which system do you place?
    .waiting = places a system
option-tile = { $tile }
option-home-tile = your Home System
ask-place_where = Where do you place it?
    .waiting = places a system
option-place = { $where }
ask-swap_system = Which system is swapped for a poorer one?
    .waiting = chooses a system that is swapped for a poorer one
ask-swap_for = Which one takes its place?
    .waiting = chooses the system that takes the place of another
option-swap-tile = { $tile } from the box
option-swap-system = the system at { $where }

event-seated = Everybody sits down.
event-racetaken = { $how ->
    [chosen] { $seat } chooses { $race }.
    [swapped] { $seat } swaps, and commands { $race }.
    [revealed] { $seat } turns out to command { $race }.
   *[drawn] { $seat } draws { $race }.
}
ask-swap = Do you want to swap races or places with somebody?
    .waiting = may offer a swap of races or places
ask-accept_swap = Do you accept the swap?
    .waiting = decides about a swap
option-no-swap = no swap
option-swap-race = swap races with { $player }
option-swap-place = swap places with { $player }
option-swap-both = swap races and places with { $player }
event-racedealt = { $seat } is dealt a race face down.
event-racerefused = { $seat } refuses a race.
event-homeplaced = The Home System of { $seat } lies at { $where }.
event-tilesdealt = { $seat } is dealt tiles.
event-tilesshown = { $seat } has no system with planets to place and shows the tiles.
event-tilereserved = { $seat } puts a tile face down at { $where }.
event-tilelaid = { $seat } places { $tile } at { $where }.
event-systemsswapped = { $tile } lies at { $where } now.
event-locationbid = { $seat } bids { $bid } for the home at { $where }.
event-speakerbid = { $bid ->
    [-2] { $seat } drops out of the bidding.
   *[other] { $seat } bids { $bid } for the Speaker token.
}
event-artifacthidden = { $seat } hides an Artifact at { $where }.
event-counterslaid = { $count ->
    [0] No Domain Counter is laid.
    [one] One Domain Counter is laid face down.
   *[other] { $count } Domain Counters are laid face down.
}
event-secretkept = { $seat } keeps one Secret Objective.

# Simulated Early Turns

ask-early_claim = Which system do you claim for the early turns?
    .waiting = claims a system for the early turns
option-early-claim = { $where }
ask-early_buy = What do you buy with the resources of the early turns?
    .waiting = buys with the resources of the early turns
option-early-unit = { $kind }
option-early-technology = { $technology }
ask-early_place = Where does this unit start?
    .waiting = chooses where a unit starts
option-early-place = { $kind }: { $where }
ask-lay_counter = Where does the Domain Counter lie?
    .waiting = chooses where a Domain Counter lies
option-lay-counter = { $counter } { $variant } on { $planet }
