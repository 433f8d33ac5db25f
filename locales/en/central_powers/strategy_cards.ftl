# What the strategy cards of this layer are called and do.

strategy_cards-detente =
    .text = Whoever takes it becomes Speaker at once. Then either put the Cease Fire Zone marker in a system with a unit of yours: every other player lays a Command Counter there, from reinforcements or else from his sheet, which no Action or Strategy Card takes back; if you activate the system, the others may take theirs out. Or use the secondary for nothing.
    .secondary = For a counter of Strategy Allocation and 3 influence: take an empty planet (no units, no Leaders) next to a system you control, exhausted; never Mecatol Rex, never through a wormhole, and none twice in one action.
strategy_cards-senator_emeritus =
    .text = Whoever takes it has the Power Broker token: 3 more votes in every vote. Draw 3 Action Cards and a Political Card. Keep the token, or give it to another player and receive a Command Counter. Then you may call an election of the Voice of the Council; then choose an agenda of the Senate Floor, which is voted on.
    .secondary = For a counter of Strategy Allocation: refresh any one of your planets, and receive a Trade Good.
strategy_cards-trade_iv =
    .text = Receive a Trade Good, and one more for each of your Trade Agreements that stands since an earlier round. Then all may open agreements that you approve; then all collect, from the new ones too.
    .secondary = For a counter of Strategy Allocation: break a Trade Agreement between two others, none of the Hacan, and receive a Trade Good.
strategy_cards-warfare =
    .text = Take one of your Command Counters off the board into your Command Pool. Whoever takes number 6 says whether it is Warfare or Warfare II; with nine players both are played, this one as 6.1.
    .secondary = For a counter of Strategy Allocation: up to two Cruisers or Destroyers, of activated systems too, go each to an adjacent empty system that is no Home System, and a Command Counter from your reinforcements is laid there.
strategy_cards-dominion =
    .text = Receive a Command Counter. Then you may claim a public objective you qualify for, and receive a Victory Point if you control Mecatol Rex. In the Status Phase you claim one public objective, as everybody does.
    .secondary = For a counter of Strategy Allocation: draw a Political Card and an Action Card.
