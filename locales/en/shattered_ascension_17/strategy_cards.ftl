# What the strategy cards of this layer are called and do.

strategy_cards-leadership =
    .text = Receive 3 Command Counters; then you may use the secondary, paying its influence.
    .secondary = Buy any number of Command Counters with influence: the first costs 1, each further one 1 more than the one before (1, 3, 6, 10 … in all). No counter is paid.
strategy_cards-diplomacy =
    .text = Either lay a Command Counter from the reinforcements of each opponent in systems with planets of yours, each where you like; or use the secondary for nothing. As long as you commit no hostile action yourself, whoever commits one against you must exhaust a planet or lose control of it.
    .secondary = For a counter of Strategy Allocation and 2 influence: take an empty planet (no units, no Leaders) in or next to a system with planets or units of yours, exhausted. None of a Home System, of the holder of Diplomacy, with Custodians, or annexed already in this action.
strategy_cards-assembly =
    .text =
        { $twilight_council ->
            [1] Draw 2 Political Cards and 2 Action Cards. Then either take the Speaker token and choose { $agendas_of_others } agendas of others to be voted on; or make another player Speaker, choose any agenda, and then up to { $further_agendas } more, each of which is voted on too or discarded. You fix the order.
           *[0] Draw 2 Political Cards and 2 Action Cards. Then either take the Speaker token and choose another player, who brings an agenda before the council; or make another player Speaker and bring one yourself. It may always be a random card of the deck.
        }
    .secondary = For a counter of Strategy Allocation: draw an Action Card and a Political Card; then you may exchange one card of each kind for a new one.
strategy_cards-production =
    .text = Your Space Docks in one system produce at once, activated or not, with 2 resources more in all; the system is not activated.
    .secondary = For a counter of Strategy Allocation: produce at one of your Space Docks with at most 3 production capacity, activated or not, without activating the system.
strategy_cards-trade =
    .text = Either receive 3 Trade Goods, and you may use the secondary for nothing; or break all Trade Agreements: each partner takes half of the goods on his agreement, rounded up. Then all may open agreements that you approve. When everything is done, each agreement gets as many Trade Goods as is printed on it. (With two players agreements cannot be broken.)
    .secondary = For a counter of Strategy Allocation: collect all Trade Goods that lie on your Trade Agreements.
strategy_cards-warfare =
    .text = Put the High Alert token in a system: your units there have +1 on combat rolls and your ships that start there +1 movement; they may take it along. After the secondaries you may take a Tactical Action at once with a counter from your reinforcements. The token is removed at the end of the round.
    .secondary = For a counter of Strategy Allocation: up to two of your ships go each from an unactivated system to an adjacent one without enemy ships, and may load cargo. Those systems are not activated.
strategy_cards-technology =
    .text = Either receive a technology whose prerequisites you have; or buy up to three as with the secondary, without a counter.
    .secondary = For a counter of Strategy Allocation: buy a technology whose prerequisites you have for 5 resources, less 1 for the Artifact of its colour and 1 for each specialty of its colour on your refreshed planets.
strategy_cards-bureaucracy =
    .text = Receive a Command Counter. Look openly at three Stage I objectives: one is revealed, the others go to the top or the bottom of the deck. Then you may claim a public objective at once, and turn the Rotation Cycler for 1 influence. Whenever a Bonus Counter is put on this card, an objective is revealed.
    .secondary = For a counter of Strategy Allocation: redistribute your Command Counters, relocate a Leader, and receive a Trade Good.
strategy_cards-prospect =
    .text = Only with 4, 7 or 8 players. Choose one: look openly at two Stage I objectives, put one on top of or under the deck and keep the other as an objective that only you may claim; or receive 2 Trade Goods, an Action Card and a Political Card; or relocate any of your Leaders and exchange up to three Action or Political Cards for new ones. There is no secondary.
