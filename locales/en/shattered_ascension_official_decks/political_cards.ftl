# What two official political cards do between two players as well.

political_cards-open_the_trade_routes =
    .text = For: 2 Trade Goods for everybody. Against: Trade Goods that anybody receives from the supply this round go to his left neighbour; between two players the first 3 that each receives go to his opponent.
political_cards-sharing_of_technology =
    .text = For: everybody may gain a technology of a trade partner, between two players of the opponent, without prerequisites, not one of a race. Against: all Trade Agreements are broken.
