# The Transfer Action.

ask-transfer_first = Between which two systems do you transfer: the first one?
    .waiting = chooses the systems of a Transfer
ask-transfer_second = And the second one?
    .waiting = chooses the systems of a Transfer
ask-transfer_production = In which of the two systems do you produce?
    .waiting = chooses the system in which to produce

option-transfer = Take a Transfer Action

explain-no-transfer-action = This table plays without the Transfer Action.
explain-no-counters-left = You have no Command Counter left in your reinforcements.
explain-move-between = In this action ships move only between the systems that it activates.
explain-transfer-units = { $system } must hold units of yours and of nobody else.
