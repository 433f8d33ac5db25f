# What official action cards do where Assembly brings agendas to the vote, and what some do between two players.

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
action_cards-first_strike =
    .text = When the Action Phase begins, unless you have the first turn: you take an action before everybody else, between two players without landings; then the order of play begins as usual.
action_cards-flank_speed =
    .text = When you have activated a system: all your ships that move there have +1 movement. Between two players nothing lands in that action.
action_cards-local_unrest =
    .text = As an action: a planet outside of Home Systems is exhausted and loses a Ground Force or Shock Troop that its owner chooses; without any ground unit left (a Mechanized Unit is enough) it becomes neutral, and its Space Dock and PDS are destroyed. Between two players it stays his as long as any unit is left on it.
action_cards-public_disgrace =
    .text = When a player has chosen a Strategy Card: he gives it back and chooses another. Between two players not the first one he chooses.
action_cards-rise_of_a_messiah =
    .text = As an action: a Ground Force comes to each of your planets, between two players to three of them at most.
action_cards-thugs =
    .text = Once the agendas are known, before votes are counted: a player takes no part in any voting this round; what he has written down is void.
action_cards-veto =
    .text = Once the agendas are known, before anybody votes: one of them is discarded, and nothing takes its place.
