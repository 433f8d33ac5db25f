# What happens on the board, and the windows in which players may react.
event-placed = { $seat } places { $units } at { $where } ({ $why }).
event-removed = { $seat } loses { $units } at { $where } ({ $why }).
event-shifted = { $seat } moves { $units } from { $source } to { $where }.
event-journey = { $seat } moves { $units } from { $source } to { $where }.
event-landed = { $seat } lands { $units } on { $where }.
event-boarded = { $seat } takes { $units } on board at { $source }.
event-carried = { $seat } carries { $units } from { $source } to { $where }.
event-stayed = The units of { $seat } end where they set out.
event-damaged = { $seat }: { $units } damaged at { $where }.
event-repaired = { $seat }: { $units } repaired at { $where }.
event-planettaken = { $seat } takes { $planet } ({ $how }).
event-planetlost = { $planet } is nobody's now ({ $why }).
event-activated = { $source ->
    [pool] { $seat } activates { $system }.
    [strategy] { $seat } activates { $system } with a Command Counter of Strategy Allocation.
   *[reinforcements] A Command Counter of { $seat } from the reinforcements lies in { $system } now: { $seat } cannot activate it.
}
event-learned = { $seat } looks at { $place }: { $things }.
event-leadermoved = { $leader } of { $seat } goes to { $where }.

ask-after_activation = { $player } has activated { $place }: do you react?
    .waiting = may react to the activation of { $place }
ask-after_movement = Ships have moved to { $place }: do you react?
    .waiting = may react to the ships that have moved to { $place }
ask-before_landing = Landings are about to begin at { $place }: do you react?
    .waiting = may react before the landings at { $place }
ask-before_bombardment = Ships are about to bombard at { $place }: do you react?
    .waiting = may react before the bombardment at { $place }
ask-planet_taken = { $player } has taken { $place }: do you react?
    .waiting = may react to the taking of { $place }
ask-technology_gained = { $player } has gained { $technology }: do you react?
    .waiting = may react to { $technology }, gained by { $player }
ask-strategy_card_played = { $player } plays { $card }: do you react?
    .waiting = may react to { $card }, played by { $player }
