# Leaders.
ask-move_leader = Will you move a Leader inside { $place }?
    .waiting = moves Leaders
ask-relocate_leader = Which Leader do you relocate?
    .waiting = relocates a Leader
ask-leader_escapes = Where does your Leader escape to?
    .waiting = chooses where his Leader escapes to
ask-captive = What becomes of your captive?
    .waiting = decides what becomes of a captive
ask-rescue = Which captive do you take from the loser?
    .waiting = chooses a captive to take from the loser
ask-execution_price = Which planet pays for the execution?
    .waiting = chooses the planet that pays for an execution
ask-overrule_diplomat = A Diplomat delays your invasion: do you overrule him?
    .waiting = decides whether to overrule a Diplomat
ask-ask_passage = Do you ask to be let through?
    .waiting = may ask to be let through
ask-grant_passage = Do you let the fleet through?
    .waiting = decides whether to let a fleet through
ask-ceasefire = Will your fleet leave before the battle, if the others agree?
    .waiting = decides whether to leave before the battle
ask-agree_ceasefire = Does the fleet get away without a battle?
    .waiting = decides whether a fleet gets away without a battle
ask-before_movement = Ships are about to move to { $place }: do you react?
    .waiting = may react to the ships about to move to { $place }
ask-retreat_announced = A retreat was announced at { $place }: do you react?
    .waiting = may react to the retreat announced at { $place }
option-move-leader = { $leader } to { $where }
option-leader-boards = { $leader } aboard the ships at { $where }
option-captive-keep = keep { $leader } captive
option-captive-free = set { $leader } free
option-captive-execute = execute { $leader }
option-captive-give = hand { $leader } over to { $player }
option-captive-give-to = hand { $leader } over to { $player }: { $where }
option-rescue = take { $leader }
option-hold-fleet = { $leader } does not let the fleet go
option-die-again = roll the { $face } of a { $kind } again{ $needed ->
        [0] { "" }
       *[other] { " " }(it needs { $needed })
    }
option-delay-invasion = { $leader } delays the invasion
option-overrule = overrule him for { $influence } influence
option-give-way = give way
option-agree = agree
option-refuse = refuse
option-passage = ask for passage through { $system }
option-no-passage = do not ask
option-agent-dies = sacrifice { $leader } to cancel the card
option-agent-sabotages = { $leader } sabotages the card
explain-retreat-admiral = { $leader }, an Admiral, does not let the fleet go, and it has none itself
explain-bombard-scientist = { $leader }, a Scientist, and a PDS protect { $planet }
event-leaderfate = { $leader } of { $seat }: { $fate ->
        [killed] killed
        [captured] captured
        [escaped] escaped
       *[freed] free
    }.
event-leaderacted = { $leader } of { $seat } { $what ->
        [holds_fleet] keeps the enemy fleet from retreating
        [delays_invasion] delays the invasion
        [grants_passage] sees to it that fleets may pass
        [ceasefire] arranges a retreat without a battle
       *[sabotages] sabotages a card
    }.
