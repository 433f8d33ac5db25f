# The Strategy Phase.

ask-pick = Which Strategy Card do you take?
    .waiting = takes a Strategy Card
option-pick = take { $card }{ $bonus ->
    [0] {""}
    [one] {" "}with a Bonus Counter
   *[other] {" "}with { $bonus } Bonus Counters
}
ask-bonus_counter = What do you exchange the Bonus Counter for?
    .waiting = exchanges a Bonus Counter
option-bonus-good = a Trade Good
option-bonus-counter = a Command Counter
explain-assembly-again = Between two players a Speaker who had Assembly in the last round may not begin with it.

ask-strategy_phase_begins = The Strategy Phase begins: do you react?
    .waiting = may react to the beginning of the Strategy Phase
ask-strategy_card_picked = { $player } has taken { $card }: do you react?
    .waiting = may react to { $card }, taken by { $player }
ask-strategy_cards_picked = All Strategy Cards are taken: do you react?
    .waiting = may react to the choice of Strategy Cards
ask-strategy_phase_ends = The Strategy Phase is over: do you react?
    .waiting = may react to the end of the Strategy Phase

event-roundbegan = Round { $round }
event-phasebegan = { $phase ->
    [strategy] Strategy Phase
    [action] Action Phase
   *[status] Status Phase
}
event-strategycardpicked = { $seat } takes { $card }
event-bonusplaced = { $count ->
    [one] A Bonus Counter lies
   *[other] { $count } Bonus Counters lie
} on { $card }
