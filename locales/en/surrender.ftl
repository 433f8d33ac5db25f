# Surrender: an empire is dissolved, and the others bid for what is left of it.

option-surrender = surrender
explain-no-surrender = You cannot surrender here and now.
explain-surrender-builds = Before you surrender you spend your resources on units, as long as a Space Dock of yours can build any.

ask-choose_lot = Which planet or fleet of the dissolved empire is bid for next?
    .waiting = chooses what is bid for
option-lot = { $where }
ask-lot_bid = How much influence do you bid for { $place }? Only the highest bid is paid.
    .waiting = bids for { $place }

event-surrendered = { $seat } surrenders
event-lotchosen = { $seat } puts up for bidding what { $target } has at { $where }
event-lotbid = { $seat } bids { $amount } influence for { $where }
