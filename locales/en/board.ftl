# What happens on the board, and the windows in which players may react.
event-placed = { $seat } places { $count } { $kind } at { $where }.
event-removed = { $seat } loses { $count } { $kind } at { $where }.
event-shifted = { $seat }: { $count } { $kind } from { $source } to { $where }.
event-damaged = { $seat }: { $count } { $kind } damaged at { $where }.
event-repaired = { $seat }: { $count } { $kind } repaired at { $where }.
event-planettaken = { $seat } takes { $planet } ({ $how }).
event-planetlost = { $planet } is nobody's now ({ $why }).
event-activated = { $seat } activates { $system }.
event-learned = { $seat } looks at { $place }: { $things }.
event-leadermoved = { $leader } of { $seat } goes to { $where }.

ask-after_activation = a system was activated; will you react?
ask-after_movement = ships have moved; will you react?
ask-before_landing = landings are about to begin; will you react?
ask-before_bombardment = ships are about to bombard; will you react?
ask-planet_taken = a planet was taken; will you react?
ask-technology_gained = a technology was gained; will you react?
ask-strategy_card_played = a Strategy Card is played; will you react?
