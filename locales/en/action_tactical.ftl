# Action Cards played in the course of a Tactical Action.

option-number = { $count }
option-aimed-unit = { $kind }{ $damage ->
    [0] { "" }
   *[other] {" "}(hit { $damage })
}

ask-single_out = Which unit takes the hit?
    .waiting = chooses the unit that takes the hit
ask-before_cannons = Space cannons are about to fire at { $place }: do you react?
    .waiting = may react before space cannons fire at { $place }
ask-bombarding = Ships have taken aim at { $place }: do you react?
    .waiting = may react to the bombardment of { $place }
ask-installations_captured = Installations were captured on { $place }: do you react?
    .waiting = may react to the installations captured on { $place }
ask-mines_crossed = Ships run into Space Mines: do you react?
    .waiting = may react to the ships that run into Space Mines

explain-card-forbids = { $card } forbids it
explain-retreat-card = { $card } keeps the fleet from retreating
event-hitscancelled = { $seat } cancels { $hits ->
    [one] a hit
   *[other] { $hits } hits
} at { $where }

option-cancel-hit = cancel a hit
option-die = the { $kind } of { $player } that rolled { $face } and needs { $needed }
option-hit-of = { $count } by the { $kind } of { $player }
option-casualties = take { $count } casualties
option-spoil = { $technology }
option-remove-two = remove two ground units
option-replace = replace a { $kind } by one of yours
option-enemy-fleet = the fleet of { $player } in { $system }
option-carrier = { $kind } with { $count } ground units aboard
option-raze-site = remove { $installation }
option-exhaust-planet = exhaust { $planet }
option-lose-units = lose all ground units there
option-abandon-planet = give up { $planet } and go back

ask-broadside = Which two ships fire broadsides?
    .waiting = chooses the ships that fire broadsides
ask-run_in = Which of your ships runs in?
    .waiting = chooses one of his ships that runs in
ask-run_in_enemy = Which enemy ship does it run in on?
    .waiting = chooses the enemy ship that is run in on
ask-concentrate = Which ship concentrates its fire?
    .waiting = chooses the ship that concentrates its fire
ask-boarders = How many Shock Troops board?
    .waiting = decides how many Shock Troops board
ask-board_ship = Which enemy ship do they take?
    .waiting = chooses the enemy ship that is boarded
ask-support_die = Which die gets +2?
    .waiting = chooses the die that gets +2
ask-recheck_die = Which die is rolled again?
    .waiting = chooses the die that is rolled again
ask-suppress_hits = How many of your hits cancel hits of the enemy?
    .waiting = decides how many of his hits cancel hits of the enemy
ask-cancel_with = Which of your hits do you spend?
    .waiting = chooses a hit of his own to spend
ask-cancel_hit_of = Which hit of the enemy does it cancel?
    .waiting = chooses the hit of the enemy that is cancelled
ask-stray_shot = Which planet does the stray shot hit?
    .waiting = chooses the planet that a stray shot hits
ask-foresight_dock = Where does the ship come back?
    .waiting = chooses where the ship comes back
ask-decoys = How many Fighters are decoys?
    .waiting = decides how many Fighters are decoys
ask-breach = Which ship goes into the breach?
    .waiting = chooses the ship that goes into the breach
ask-face_terror = Do you flee, or take the casualties?
    .waiting = decides whether to flee or to take the casualties
ask-skilled_retreat = Where does your fleet retreat to?
    .waiting = chooses where his fleet retreats to
ask-beacon_cargo = What does the Flagship take aboard?
    .waiting = chooses what the Flagship takes aboard
ask-beacon_leader = Which Leaders does the Flagship take along?
    .waiting = says which Leaders the Flagship takes along
ask-breakthrough = Into which system do you break through?
    .waiting = chooses a system to break through to
ask-reverse_engineer = Which technology do you take?
    .waiting = chooses a technology to take
ask-agitate = On which planet do you spread propaganda?
    .waiting = chooses a planet for propaganda
ask-propaganda = How much influence do you spend beyond the planet's own?
    .waiting = decides how much influence to spend on propaganda
ask-propaganda_use = What is it spent on?
    .waiting = chooses what the propaganda is spent on
ask-rigged_dock = Which Space Dock fires?
    .waiting = chooses the Space Dock that fires
ask-rigged_target = At which fleet?
    .waiting = chooses the fleet that a Space Dock fires at
ask-explosives = Aboard which ship do the explosives go off?
    .waiting = chooses the ship aboard which the explosives go off
ask-shockwave = Which system does the shockwave hit?
    .waiting = chooses the system that the shockwave hits
ask-strategic_target = What does a hit destroy?
    .waiting = chooses what a hit destroys
ask-star_of_death = Which planet is destroyed?
    .waiting = chooses the planet that is destroyed
ask-evacuate = Where do your units go?
    .waiting = chooses where his units are evacuated to
ask-scorched_earth = Do you lose your army there, or the planet?
    .waiting = decides whether to lose the army or the planet
ask-workforce_dock = Which Space Dock gets the workers?
    .waiting = chooses the Space Dock that gets more workers
ask-workforce = How much influence do you spend?
    .waiting = decides how much influence to spend on workers
ask-accident = At which Space Dock does the accident happen?
    .waiting = chooses the Space Dock that has an accident
