# What happens on the board, and the windows in which players may react.
event-placed = { $seat } places { $count } { $kind } at { $where } ({ $why }).
event-removed = { $seat } loses { $count } { $kind } at { $where } ({ $why }).
event-shifted = { $seat }: { $count } { $kind } from { $source } to { $where }.
event-damaged = { $seat }: { $count } { $kind } damaged at { $where }.
event-repaired = { $seat }: { $count } { $kind } repaired at { $where }.
event-planettaken = { $seat } takes { $planet } ({ $how }).
event-planetlost = { $planet } is nobody's now ({ $why }).
event-activated = { $source ->
    [pool] { $seat } activates { $system }.
   *[other] A Command Counter of { $seat } is laid in { $system }.
}
event-learned = { $seat } looks at { $place }: { $things }.
event-leadermoved = { $leader } of { $seat } goes to { $where }.

ask-after_activation = { $player } has activated { $place }: do you react?
ask-after_movement = Ships have moved to { $place }: do you react?
ask-before_landing = Landings are about to begin at { $place }: do you react?
ask-before_bombardment = Ships are about to bombard at { $place }: do you react?
ask-planet_taken = { $player } has taken { $place }: do you react?
ask-technology_gained = { $player } has gained { $technology }: do you react?
ask-strategy_card_played = { $player } plays { $card }: do you react?
