# What seven official action cards do where Assembly brings agendas to the vote.

action_cards-bribery =
    .text = When votes are counted, if you have voted: spend resources or Trade Goods; each is one more vote on every agenda that is still to be decided and that you vote on.
action_cards-council_disbanded =
    .text = Once the agendas are known, before votes are counted: all voting is cancelled, and the agendas are discarded.
action_cards-council_dissolved =
    .text = Once the agendas are known, before votes are counted: all voting is cancelled, and the agendas are discarded.
action_cards-determine_policy =
    .text = Once the agendas are known: search the deck; a Political Card of it replaces an agenda, which whoever plays Assembly picks and which is discarded. The deck is shuffled.
action_cards-discredit =
    .text = When votes on an agenda are counted: those of a player fall by 10, not below none.
action_cards-fantastic_rhetoric =
    .text = Before votes are counted: you have 10 more votes, all on one agenda. Where a single agenda is voted on openly: before you vote on it.
action_cards-thugs =
    .text = Once the agendas are known, before votes are counted: a player takes no part in any voting this round; what he has written down is void.
action_cards-veto =
    .text = Once the agendas are known, before anybody votes: one of them is discarded, and nothing takes its place.
