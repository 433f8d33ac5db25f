"""Events about Trade Goods, Command Counters, cards and Victory Points: each voted on at a table."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, offers, put, say, told
from trial import give
from voting import passed, refuse, round_over, senate, trade, vote

from mecatol.rules.official.game import Game
from mecatol.rules.state import Agreement, CardId, Claim, Leader, Objective, Place


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


def rich(amount: int = 5) -> Game:
    game = senate()
    for player in game.state.players:
        player.trade_goods = amount
    return game


def lying(game: Game) -> list[tuple[int, int]]:
    return [agreement.goods for agreement in game.state.agreements]


def with_points(*points: int) -> Game:
    game = senate()
    game.state.claims = [Claim(seat, "test", amount, 1) for seat, amount in enumerate(points) if amount]
    return game


def totals(game: Game) -> list[int]:
    return [game.victory.points(seat) for seat in range(len(game.state.players))]


# -- Trade Goods -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/cost_overruns")
def test_cost_overruns() -> None:
    assert goods(passed(rich(), "cost_overruns")) == [4, 3, 2]  # Jord; two planets; three
    assert goods(passed(rich(), "cost_overruns", "against", p0="for")) == [5, 5, 4]  # seat 2 has the most votes against
    assert passed(rich(), "cost_overruns").state.political_deck.discard == ["cost_overruns"]


@pytest.mark.content("sa17:political/relics_of_the_past")
def test_relics_of_the_past() -> None:
    table = vote(senate(), "relics_of_the_past", "player:2")
    assert goods(game_of(table)) == [0, 0, 5]


@pytest.mark.content("sa17:political/economic_revitalization")
def test_economic_revitalization_takes_from_all_and_adds_to_agreements() -> None:
    game = rich()
    game.player(2).trade_goods = 0
    trade(game, 0, 1)
    game = passed(game, "economic_revitalization", "player:1")
    assert goods(game) == [4, 6, 0]
    assert lying(game) == [(0, 1)]


@pytest.mark.content("sa17:political/open_the_trade_routes")
def test_open_the_trade_routes() -> None:
    game = senate()
    trade(game, 0, 1, (1, 0))
    assert lying(passed(game, "open_the_trade_routes")) == [(2, 2)]  # Letnev's contract is worth 1, Sol's 2
    assert goods(passed(rich(5), "open_the_trade_routes", "against")) == [2, 2, 2]


@pytest.mark.content("sa17:political/intergalactic_commerce")
def test_intergalactic_commerce_pays_for_wormholes_but_not_for_d() -> None:
    game = senate(tiles={"1,0": "wormhole_a", "0,1": "wormhole_b"})
    put(game, 0, "1,0", "cruiser")
    put(game, 1, "0,1", "cruiser")
    trade(game, 0, 2)
    game = passed(game, "intergalactic_commerce")
    assert goods(game) == [3, 3, 0]
    assert lying(game) == [(1, 1)]
    game = senate()
    trade(game, 0, 2, (4, 1))
    assert lying(passed(game, "intergalactic_commerce", "against")) == [(1, 0)]


@pytest.mark.content("sa17:political/trade_embargo")
def test_trade_embargo_gives_the_partner_everything_and_bars_new_agreements_this_round() -> None:
    game = senate()
    trade(game, 0, 1, (2, 3))
    trade(game, 1, 2, (1, 0))
    table = vote(game, "trade_embargo", "player:1")
    assert offers(table, 1) == ["player:2", "player:0"]
    say(table, 1, "player:0")
    game = game_of(table)
    assert goods(game) == [5, 0, 0]
    assert [agreement.partners for agreement in game.state.agreements] == [(1, 2)]
    assert not game.trade.may_trade(1, 0)
    assert not game.trade.may_trade(0, 1)
    assert round_over(game).trade.may_trade(0, 1)


# -- Command Counters ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/imperial_containment")
def test_imperial_containment_costs_the_greatest_realm_a_counter_more_until_the_round_ends() -> None:
    game = senate()
    hold(game, 1, "wellon", "thibah")
    game = passed(game, "imperial_containment")
    game.player(1).pool, game.player(0).pool = 1, 1
    assert not game.tactical.actions(1)
    assert game.tactical.actions(0)
    game.player(1).pool = 2
    assert game.tactical.actions(1)
    game.player(1).pool = 1
    assert round_over(game).tactical.actions(1)


@pytest.mark.content("sa17:political/imperial_containment")
def test_refused_it_helps_the_smallest_realms() -> None:
    game = senate()
    hold(game, 1, "wellon")
    table = vote(game, "imperial_containment", "against")
    say(table, 0, "pool")
    say(table, 2, "fleet")
    game = game_of(table)
    assert (game.player(0).pool, game.player(1).pool, game.player(2).fleet) == (4, 3, 4)


# -- Victory Points --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/imperial_mandate", "sa17:political/seed_of_an_empire")
def test_points_for_all_for_the_first_and_for_the_last() -> None:
    assert totals(passed(with_points(2, 1, 0), "imperial_mandate")) == [3, 2, 1]
    assert totals(passed(with_points(2, 2, 0), "seed_of_an_empire")) == [3, 3, 0]
    assert totals(passed(with_points(2, 2, 0), "seed_of_an_empire", "against")) == [2, 2, 1]
    table = vote(with_points(2, 1, 0), "imperial_mandate", "against")
    say(table, 0, "strategy")
    assert game_of(table).player(0).strategy == 3


@pytest.mark.content("sa17:political/mutiny")
def test_mutiny_rewards_or_punishes_those_who_were_for_it() -> None:
    assert totals(passed(with_points(1, 1, 1), "mutiny", "for", p1="against")) == [2, 1, 2]
    assert totals(passed(with_points(1, 1, 0), "mutiny", "against", p1="for", p2="abstain")) == [1, 0, 0]
    game = passed(with_points(0, 0, 1), "mutiny", "against", p0="for", p2="against")
    assert totals(game) == [0, 0, 1]  # nobody loses what he has not


@pytest.mark.content("sa17:political/imperial_mandate")
def test_a_vote_can_end_the_game() -> None:
    game = with_points(9, 0, 0)
    game.state.goal = 10
    table = vote(game, "imperial_mandate")
    assert table.over
    assert game_of(table).state.winners == [0]


def claimed(*seats: int) -> Game:
    game = senate()
    game.state.objectives = [Objective(CardId("five_planets"), tuple(seats)), Objective(CardId("mecatol_rex"))]
    game.state.claims = [Claim(seat, "five_planets", 1, 1) for seat in seats]
    return game


@pytest.mark.content("sa17:political/recognize_accomplishments")
def test_recognized_accomplishments_may_be_repeated() -> None:
    table = vote(claimed(0, 2), "recognize_accomplishments", "objective:five_planets")
    game = game_of(table)
    assert game.state.objectives[0].claimed == ()
    assert totals(game) == [1, 0, 1]
    hold(game, 0, "wellon", "thibah", "saudor", "tarmann", "mehar_xull")
    assert game.objectives.claimable_public(0) == ["five_planets"]


@pytest.mark.content("sa17:political/shifting_values")
def test_shifting_values_takes_the_points_and_turns_up_another_objective() -> None:
    game = claimed(0, 2)
    game.state.stage_1_deck.bag = [CardId("five_systems")]
    game = passed(game, "shifting_values", "objective:five_planets")
    assert [objective.id for objective in game.state.objectives] == ["mecatol_rex", "five_systems"]
    assert totals(game) == [0, 0, 0]
    assert game.state.box["stage_1"] == ["five_planets"]


@pytest.mark.content("sa17:political/pax_magnifica")
def test_votes_buy_goods_counters_and_points() -> None:
    game = senate()
    hold(game, 0, "mecatol_rex", "centauri", "torkan", "mehar_xull")
    votes = game.politics.votes(0)
    assert votes == 17
    table = vote(game, "pax_magnifica", "place_votes", p1="abstain", p2="abstain")
    assert offers(table, 0) == ["good", "counter", "point", "done"]
    say(table, 0, "point", "counter", "pool")
    assert offers(table, 0) == ["good", "done"]  # three votes are left
    say(table, 0, "good")
    game = game_of(table)
    assert (totals(game)[0], game.player(0).pool, goods(game)[0]) == (1, 4, 1)


# -- Secret Objectives -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/equal_threats")
def test_equal_threats_exchange_secrets() -> None:
    game = senate()
    first, second = sorted(name for name, card in game.cards.objectives.items() if card.stage == "secret")[:2]
    game.player(0).secret_objectives, game.player(2).secret_objectives = [CardId(first)], [CardId(second)]
    table = vote(game, "equal_threats", "player:0+player:2")
    game = game_of(table)
    assert (game.player(0).secret_objectives, game.player(2).secret_objectives) == ([second], [first])
    assert game.view(0).players[2].secret_objectives.seen == (first,)
    assert game.view(1).players[2].secret_objectives.seen == ()


@pytest.mark.content("sa17:political/flawed_planning")
def test_flawed_planning() -> None:
    game = senate()
    secrets = sorted(name for name, card in game.cards.objectives.items() if card.stage == "secret")
    game.player(0).secret_objectives = [CardId(secrets[0])]
    game.state.secret_deck.bag = [*map(CardId, secrets[1:4])]
    game.state.claims = [Claim(1, secrets[5], 2, 1)]
    game = passed(game, "flawed_planning")
    dealt = [card for player in game.state.players for card in player.secret_objectives]
    assert len(dealt) == 3
    assert sorted([*dealt, *game.state.secret_deck.bag]) == secrets[:4]
    game = senate()
    game.state.claims = [Claim(1, secrets[5], 2, 1)]
    assert totals(passed(game, "flawed_planning", "against")) == [0, 3, 0]


# -- Action Cards, technologies of partners --------------------------------------------------------------------------------


def hands(*numbers: int) -> Game:
    game = senate()
    cards = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)]
    for seat, number in enumerate(numbers):
        game.player(seat).action_cards = sorted(cards.pop(0) for _ in range(number))
    game.state.action_deck.bag = sorted(cards)
    return game


def sizes(game: Game) -> list[int]:
    return [len(player.action_cards) for player in game.state.players]


@pytest.mark.content("sa17:political/unconventional_measures")
def test_unconventional_measures() -> None:
    game = hands(0, 0, 0)
    hold(game, 1, "mecatol_rex")
    table = vote(game, "unconventional_measures")
    for seat, answer in ((0, "yes"), (1, "yes"), (2, "no"), (1, "yes")):
        say(table, seat, answer)
    assert sizes(game_of(table)) == [1, 2, 0]
    assert sizes(passed(hands(3, 1, 0), "unconventional_measures", "against")) == [1, 0, 0]


@pytest.mark.content("sa17:political/shifting_loyalties")
def test_shifting_loyalties() -> None:
    game = hands(0, 2, 2)
    hold(game, 0, "mecatol_rex")
    table = vote(game, "shifting_loyalties", p2="abstain")
    say(table, 0, "player:1")
    assert offers(table, 0) == ["player:2", "no"]  # each opponent once
    say(table, 0, "player:2")
    assert asks(table, 1) == "take_card_from"
    say(table, 1, "player:2")
    assert sizes(game_of(table)) == [2, 2, 0]
    table = vote(hands(3, 3, 3), "shifting_loyalties", "against", p1="for")
    card = offers(table, 1)[0]
    say(table, 1, card)
    assert asks(table, 1) == "discard_down"
    say(table, 1, offers(table, 1)[0])
    assert sizes(game_of(table)) == [3, 1, 3]


@pytest.mark.content("sa17:political/sharing_of_technology")
def test_sharing_of_technology_goes_along_trade_agreements() -> None:
    game = senate()
    give(game, 1, "war_sun")
    give(game, 2, "cybernetics")
    trade(game, 0, 1)
    table = vote(game, "sharing_of_technology")
    assert offers(table, 0) == ["war_sun", "no"]
    say(table, 0, "war_sun")
    assert table.over  # neither of the others has anything to learn
    assert game_of(table).player(0).technologies == ["war_sun"]
    game = senate()
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((1, 2), (1, 0))]
    table = refuse(vote(game, "sharing_of_technology", "against"))
    assert game_of(table).state.agreements == []
    assert told(table).count("agreementbroken") == 2


@pytest.mark.content("sa17:political/anti_piracy_task_force")
def test_anti_piracy_task_force() -> None:
    game = senate()
    put(game, 0, "1,0", "carrier, cruiser, destroyer, 3 fighter")
    put(game, 1, "0,1", "cruiser")
    table = vote(game, "anti_piracy_task_force")
    say(table, 0, "system:1,0 cruiser", "system:1,0 destroyer")
    game = game_of(refuse(table))
    assert [(g.kind, g.count) for g in game.board.units(0, Place("system:1,0"))] == [("carrier", 1), ("fighter", 2)]
    assert game.board.units(1, Place("system:0,1")) == ()
    game = rich(4)
    trade(game, 0, 1, (3, 1))
    game = passed(game, "anti_piracy_task_force", "against")
    assert (goods(game), lying(game)) == ([1, 1, 1], [(1, 1)])


@pytest.mark.content("sa17:political/archived_secret")
def test_an_archived_secret_is_a_second_one() -> None:
    game = senate()
    secrets = sorted(name for name, card in game.cards.objectives.items() if card.stage == "secret")
    game.player(1).secret_objectives = [CardId(secrets[0])]
    game.state.secret_deck.bag = [CardId(secrets[1])]
    table = vote(game, "archived_secret", "player:1")
    say(table, 1, "yes")
    assert game_of(table).player(1).secret_objectives == secrets[:2]
    assert game_of(table).view(0).players[1].secret_objectives.seen == ()


@pytest.mark.content("sa17:political/grand_accusation")
def test_a_grand_accusation() -> None:
    game = hands(2, 0, 0)
    secrets = sorted(name for name, card in game.cards.objectives.items() if card.stage == "secret")
    for seat in range(3):
        game.player(seat).secret_objectives = [CardId(secrets[seat])]
    game.player(0).political_cards = [CardId("mutiny")]
    game.state.leaders = (Leader("sol_admiral", "admiral", 0, Place("planet:jord")),)
    hold(game, 1, "mecatol_rex")
    table = vote(game, "grand_accusation", p0="player:1", p1="player:0", p2="abstain")
    assert "planet:jord" not in offers(table, 0)
    say(table, 0, "planet:hercant")
    game = game_of(table)
    assert (game.player(0).action_cards, game.player(0).political_cards) == ([], [])
    assert game.state.leaders[0].captor == 2
    assert [game.view(2).players[seat].secret_objectives.seen for seat in (0, 1)] == [(secrets[0],), (secrets[1],)]
    assert game.view(0).players[2].secret_objectives.seen == ()
    assert asks(table, 0) == "draw_two"  # he has named his accuser
    say(table, 0, "yes")
    assert sizes(game_of(table)) == [2, 0, 0]
