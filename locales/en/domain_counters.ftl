# Domain Counters.

ask-explore = Choose the planet that is explored next
    .waiting = chooses the planet that is explored next
ask-next_counter = Choose the counter that is resolved next
    .waiting = chooses the counter that is resolved next
ask-first_battle = Where is the first battle fought?
    .waiting = chooses where the first battle is fought
ask-probe = Probe the planets of this system? Nobody of yours may land there in this activation
    .waiting = may probe the planets of a system
ask-low_orbit_probing = Your Fighters may look at a counter
    .waiting = may look at a counter with his Fighters
ask-high_orbit_probing = Which planet does the next of your Fighters probe from a high orbit?
    .waiting = chooses the planet that his next Fighter probes
ask-native_knowledge = You may look at one counter anywhere
    .waiting = may look at a Domain Counter
ask-probe_from_dock = A Space Dock may probe a planet
    .waiting = may probe a planet from a Space Dock
ask-native_intelligence = Look at one counter anywhere
    .waiting = looks at a Domain Counter
ask-raze = Raze a counter?
    .waiting = may raze a Domain Counter
ask-domain_counter = A Domain Counter lets you choose
    .waiting = makes a choice of a Domain Counter
ask-technological_society = Choose a technology for its finder
    .waiting = chooses a technology for the finder of a Domain Counter
ask-alien_technology = Choose the technology you may use
    .waiting = chooses an alien technology to use
ask-hidden_factory = Build ships in the factory
    .waiting = builds ships in a hidden factory
ask-ship_graveyard = What do you take from the graveyard?
    .waiting = takes something from a ship graveyard
ask-warp_gyre = Choose where your fleet comes out
    .waiting = chooses where his fleet comes out of a warp
ask-collision = Choose what is lost aboard
    .waiting = chooses what a collision costs aboard

option-counter = { $counter }
option-first-space = in space
option-first-planet = on the planet
option-probe = probe
option-no-probe = do not probe
option-high-orbit = probe { $where } from a high orbit
option-look = look at { $where }
option-no-look = do not look
option-raze = { $kind } razes { $where }
option-no-raze = raze nothing
option-find-ship = { $kind }
option-find-technology = { $technology }
option-counter-no = no
option-counter-pay = pay
option-counter-lose = lose the units
option-counter-fight = fight
option-counter-dock = place a Space Dock
option-counter-cruiser = take the Cruiser
option-counter-card = an Action Card
option-counter-counter = a Command Counter
option-counter-call_off = call the landing off
option-counter-invade = invade
option-counter-resist = resist
option-counter-go = go along
option-counter-ship = a ship takes the hit
option-counter-cargo = a unit aboard is lost

event-counterrevealed = At { $where } lies: { $counter } ({ $variant }).
event-countersremoved = { $count ->
    [one] A Domain Counter leaves
   *[other] { $count } Domain Counters leave
} { $where } unseen.
event-systemchanged = { $where } turns out to be: { $tile }.

explain-lazax-razed = Who razed the Lazax Survivors does not vote on the next agenda
