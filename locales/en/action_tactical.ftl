# Action Cards played in the course of a Tactical Action.

option-number = { $count }
option-aimed-unit = { $kind }{ $damage ->
    [0] { "" }
   *[other] {" "}(hit { $damage })
}

ask-single_out = Which unit takes the hit?
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
ask-run_in = Which of your ships runs in?
ask-run_in_enemy = Which enemy ship does it run in on?
ask-concentrate = Which ship concentrates its fire?
ask-boarders = How many Shock Troops board?
ask-board_ship = Which enemy ship do they take?
ask-support_die = Which die gets +2?
ask-recheck_die = Which die is rolled again?
ask-suppress_hits = How many of your hits cancel hits of the enemy?
ask-cancel_with = Which of your hits do you spend?
ask-cancel_hit_of = Which hit of the enemy does it cancel?
ask-stray_shot = Which planet does the stray shot hit?
ask-foresight_dock = Where does the ship come back?
ask-decoys = How many Fighters are decoys?
ask-breach = Which ship goes into the breach?
ask-face_terror = Do you flee, or take the casualties?
ask-skilled_retreat = Where does your fleet retreat to?
ask-beacon_cargo = What does the Flagship take aboard?
ask-breakthrough = Into which system do you break through?
ask-reverse_engineer = Which technology do you take?
ask-agitate = On which planet do you spread propaganda?
ask-propaganda = How much influence do you spend beyond the planet's own?
ask-propaganda_use = What is it spent on?
ask-rigged_dock = Which Space Dock fires?
ask-rigged_target = At which fleet?
ask-explosives = Aboard which ship do the explosives go off?
ask-shockwave = Which system does the shockwave hit?
ask-strategic_target = What does a hit destroy?
ask-star_of_death = Which planet is destroyed?
ask-evacuate = Where do your units go?
ask-scorched_earth = Do you lose your army there, or the planet?
ask-workforce_dock = Which Space Dock gets the workers?
ask-workforce = How much influence do you spend?
ask-accident = At which Space Dock does the accident happen?
