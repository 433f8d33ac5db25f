# Combat rolls and casualties.

ask-casualties = Who takes the hits at { $place }?
    .waiting = takes the hits at { $place }
ask-casualty = Hits at { $place }: which units take them?
    .waiting = takes the hits at { $place }
ask-hits_scored = Hits were scored on { $player } at { $place }: do you cancel some?
    .waiting = may cancel hits at { $place }
ask-unit_damaged = Units of { $player } were damaged at { $place } ({ $unit }): do you react?
    .waiting = may react to the damage at { $place }
ask-units_destroyed = Units of { $player } were destroyed at { $place } ({ $unit }): do you react?
    .waiting = may react to the losses at { $place }
ask-roll_dice = You may not roll all your dice: how many of these do you roll?
    .waiting = chooses which dice to roll
ask-lose_cargo = There is no room left for all units aboard: choose which is lost
    .waiting = gives up units that have no room aboard

option-roll-dice = { $count } of { $kind }, which hit on { $needed }
option-sustain = { $kind } sustains damage{ $damage ->
        [0] { "" }
       *[other] { " " }again
    }
option-destroy = { $kind } is destroyed{ $damage ->
        [0] { "" }
       *[other] { " " }(it is damaged)
    }

event-rolled = { $seat } rolls { $faces } ({ $purpose }{ $needed ->
        [0] {""}
       *[other] , { $kind } { $needed }+
    }){ $hits ->
        [none] {""}
        [0] : no hit
        [one] : one hit
       *[other] : { $hits } hits
    }
