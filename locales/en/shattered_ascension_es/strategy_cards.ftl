# What the strategy cards of this layer are called and do.

strategy_cards-diplomacy_ii =
    .text = Either every opponent lays a Command Counter, from reinforcements or else from his sheet, in one system with a planet of yours; or use the secondary for nothing. For the rest of the round, until you are hostile yourself, whoever is hostile to you exhausts one of his planets.
    .secondary = For a counter of Strategy Allocation and 3 influence: take an empty planet (no units, no Leaders) in or next to a system with planets or units of yours, exhausted; never Mecatol Rex, never in another's Home System, never through a wormhole, and none twice in one action.
strategy_cards-assembly =
    .text =
        { $twilight_council ->
            [1] Draw 2 Action Cards and a Political Card. Then either take the Speaker token and choose { $agendas_of_others } agendas of others to be voted on; or, if you are not the Speaker, make another player Speaker, choose any agenda, and then up to { $further_agendas } more, each of which is voted on too or discarded. With { $small_council } players or fewer both numbers are one less. You fix the order.
           *[0] Draw 2 Action Cards and a Political Card. Then either become Speaker (if you are not) and choose another player, one of whose Political Cards is voted on; or make somebody else who is not Speaker the Speaker, and one of your own Political Cards is voted on. It may always be a random card of the deck.
        }
    .secondary = For a counter of Strategy Allocation: refresh planets whose resources and influence add up to 6 or less.
strategy_cards-production =
    .text = Produce units in one of your systems with a Space Dock, activated or not, with 2 resources more; the system is not activated. No Space Dock is built.
    .secondary = For a counter of Strategy Allocation: produce at one of your Space Docks with up to 3 production capacity, in an activated system too, without activating it.
strategy_cards-trade =
    .text = Either receive 3 Trade Goods, and you may use the secondary for nothing; or break all Trade Agreements: the goods on them are lost. Then all may open agreements that you approve. When everything is done, each agreement gets as many Trade Goods as is printed on it. (With two players agreements cannot be broken.)
    .secondary = For a counter of Strategy Allocation: collect all Trade Goods that lie on your Trade Agreements.
strategy_cards-warfare_ii =
    .text = Put the High Alert token in a system: your units there have +1 on combat rolls and your ships that start there +1 movement; they may take it along. After the secondaries you may take a Tactical Action at once with a counter from your reinforcements. The token is removed in the next Status Phase.
    .secondary = For a counter of Strategy Allocation: up to two of your ships go from systems that you have not activated to adjacent systems without enemy ships, which are not activated; they may load any cargo, but nothing lands.
strategy_cards-technology_ii =
    .text = Either receive a technology whose prerequisites you have, and then you may buy another one for 8 resources, less your specialties of its colour; or use the secondary up to three times without its counter.
    .secondary = For a counter of Strategy Allocation: buy a technology whose prerequisites you have for 5 resources, less your specialties of its colour.
strategy_cards-bureaucracy =
    .text = When it is taken, as many objectives are revealed as Bonus Counters lie on it. Receive a Command Counter. Three Stage I objectives are shown to all: one is revealed, the others go back together, on top of the deck or under it. Then you may claim a public objective at once, and turn the Rotation Cycler for 1 influence.
    .secondary = For a counter of Strategy Allocation: draw a Political Card and an Action Card.
