# The Status Phase.

ask-scuttle = Scuttle units?
    .waiting = may scuttle units
option-scuttle = give up { $kind } in { $where }
ask-status_phase_begins = The Status Phase begins: do you react?
    .waiting = may react to the beginning of the Status Phase
ask-before_cards_drawn = Cards are about to be drawn: do you react?
    .waiting = may react before cards are drawn

event-strategycardsreturned = The Strategy Cards go back: { $cards }
