# Combat rolls and casualties.

ask-casualty = Choose which unit takes the hit
ask-casualties = Choose which units take the hits
ask-lose_cargo = There is no room left for all units aboard: choose which is lost

option-sustain = { $kind } sustains damage{ $damage ->
        [0] { "" }
       *[other] { " " }again
    }
option-destroy = { $kind } is destroyed{ $damage ->
        [0] { "" }
       *[other] { " " }(it is damaged)
    }

event-rolled = { $seat } rolls { $faces } ({ $purpose }): { $hits ->
        [one] one hit
        [other] { $hits } hits
       *[none] no hit
    }
