"""Objectives, victory and race-specific technologies of the Spanish edition."""

from __future__ import annotations

import pytest
from claiming import DOUBLE, SINGLE, claiming
from opening import started
from strategic import holding, uses
from tables import game_of, hold, new_game, offers, play, say, strategy_cards

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Claim, Objective, Seat


def status(seats: int, *public: str, points: tuple[int, ...] = ()) -> Game:
    """Everybody has passed, these objectives lie open, and players have these points."""
    game = new_game("sa_es", seats)
    game.state.phase, game.state.round = "status", 3
    strategy_cards(game, {name: n for n, name in enumerate(list(game.cards.strategy_cards)[:seats])})
    game.state.objectives = [Objective(CardId(card)) for card in public]
    for seat, number in enumerate(points):
        game.objectives.score(seat, "test", number)
    return game


def points_of(table: Table) -> list[int]:
    game = game_of(table)
    return [game.victory.points(seat) for seat in range(game.seats())]


# -- claiming --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-OBJ-01", "SAES-OBJ-03")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_all_claim_at_once_and_everything_is_added_up_before_anybody_has_won(order: tuple[int, ...]) -> None:
    game = status(3, "five_planets", points=(9,))
    hold(game, 0, "wellon", "thibah", "saudor", "gral", "lor")
    hold(game, 1, "vefut_ii", "tarmann", "arnor", "lazar", "sakulag")
    game.state.claims.append(Claim(1, "test", 10, 1))
    table = claiming(game)
    assert [ask.seat for ask in table.pending] == [0, 1]
    say(table, order[0], "claim:five_planets")
    assert not table.over, "the other is still to answer"
    say(table, order[1], "claim:five_planets")
    assert (points_of(table), table.result) == ([10, 11, 0], (1,))


@pytest.mark.rule("SAES-OBJ-09", "SAES-OBJ-10")
def test_with_an_occupied_home_one_claims_and_has_three_points_less() -> None:
    game = status(3, "five_planets", points=(6,))
    hold(game, 0, "wellon", "thibah", "saudor", "gral", "lor")
    hold(game, 1, "jord")
    assert game.victory.points(0) == 3
    table = say(claiming(game), 0, "claim:five_planets")
    assert points_of(table)[0] == 4
    hold(game_of(table), 0, "jord")
    assert points_of(table)[0] == 7, "the points come back with the planet"


@pytest.mark.rule("SAES-OBJ-10")
def test_a_home_that_nobody_holds_is_not_occupied() -> None:
    game = status(3, points=(6, 1))
    hold(game, -1, "jord")
    hold(game, 2, "wren_terra")
    assert [game.victory.points(seat) for seat in (0, 1)] == [6, 0], "and points never fall below 0"


# -- the end ---------------------------------------------------------------------------------------------------------------


def level(seats: int = 5) -> Table:
    """Seats 0 and 1 reach the goal together, with as many planets."""
    game = status(seats, "five_planets", points=(9, 9))
    hold(game, 0, "wellon", "thibah", "saudor", "gral", "lor")
    hold(game, 1, "vefut_ii", "tarmann", "arnor", "lazar", "sakulag")
    table = claiming(game)
    say(table, 0, "claim:five_planets")
    return say(table, 1, "claim:five_planets")


@pytest.mark.rule("SAES-OBJ-05")
@pytest.mark.parametrize(
    ("votes", "winners"),
    [
        (("player:0", "player:0", "player:1"), (0,)),
        (("player:1", "shared", "player:1"), (1,)),
        (("player:0", "shared", "shared"), (0, 1)),
        (("player:0", "player:1", "shared"), (0, 1)),
    ],
)
def test_the_others_name_a_moral_winner_or_a_shared_victory(votes: tuple[str, ...], winners: tuple[Seat, ...]) -> None:
    table = level()
    assert [(ask.seat, ask.name) for ask in table.pending] == [(seat, "acclaim") for seat in (2, 3, 4)]
    assert offers(table, 2) == ["player:0", "player:1", "shared"]
    for seat, vote in enumerate(votes, 2):
        assert not table.over
        say(table, seat, vote)
    assert (table.over, table.result) == (True, winners)


@pytest.mark.rule("SAES-OBJ-05")
def test_with_nobody_left_to_vote_the_victory_is_shared() -> None:
    assert level(2).result == (0, 1)


@pytest.mark.rule("SAES-OBJ-06", "SAES-OBJ-07")
@pytest.mark.parametrize(("before", "winners"), [((3, 9), (0,)), ((1, 12), (1,))])
def test_i_win_the_game_is_worth_the_points_that_win_it(before: tuple[int, int], winners: tuple[Seat, ...]) -> None:
    game = status(3, "supremacy", points=(before[0],))
    hold(game, 0, *SINGLE, *DOUBLE)
    game.state.claims.append(Claim(1, "test", before[1], 1))
    table = say(claiming(game), 0, "claim:supremacy")
    assert (points_of(table)[:2], table.result) == ([before[0] + 10, before[1]], winners)


@pytest.mark.rule("SAES-OBJ-08")
def test_objectives_of_the_boxes_lie_in_the_decks_beside_those_of_shattered_ascension() -> None:
    game = started("sa_es", 5)
    printed = game.cards.objectives

    def origins(deck: list[CardId]) -> set[str]:
        return {printed[card.partition("#")[0]].set for card in deck}

    for deck, lying in ((game.state.stage_1_deck, game.state.objectives), (game.state.stage_2_deck, [])):
        there = [*deck.bag, *deck.top, *(each.id for each in lying)]
        assert {"base", "shattered_empire"} <= origins(there)
    stage_1 = [*game.state.stage_1_deck.bag, *game.state.stage_1_deck.top, *(each.id for each in game.state.objectives)]
    assert origins(stage_1) - {"base", "shattered_empire"}


# -- race-specific technologies --------------------------------------------------------------------------------------------


HACAN = {"production_centers": 3, "quantum_datahub_node": 5, "caravan_fleets": 4}  # and what is printed on them


def progress(points: int, goods: int = 0, *owned: str) -> Table:
    """The Hacan buy upgrades in the Status Phase with so many points and goods; these they own."""
    game = new_game("sa_es", 3)
    game.state.claims = [Claim(2, "test", points, 1)]
    for planet in game.board.planets_of(2):
        game.board.exhaust(planet.id, "test")
    game.player(2).trade_goods = goods
    game.player(2).upgrades += owned
    return play(game, Step("status_phase.buy_upgrades", 2))


def has(table: Table) -> tuple[list[str], int]:
    """The upgrades and the goods that the Hacan have."""
    return game_of(table).player(2).upgrades, game_of(table).player(2).trade_goods


def pay(table: Table) -> Table:
    """Everything is paid in goods."""
    while "goods" in offers(table, 2):
        say(table, 2, "goods")
    return table


@pytest.mark.rule("SAES-OBJ-11")
@pytest.mark.parametrize(("ruleset", "counted"), [("sa_es", True), ("sa17 +official_decks", False)])
def test_race_technologies_count_for_objectives_about_technologies(ruleset: str, counted: bool) -> None:
    """They are technologies without a colour as officially; only build 17 says that they are none."""
    game = new_game(ruleset, 3)
    game.player(2).technologies = ["hylar_v_assault_laser", "enviro_compensator", "sarween_tools", "antimass_deflectors"]
    assert not game.objectives.qualifies(2, "five_technologies")
    game.player(2).trade_goods = 9
    table = pay(say(play(game, Step("status_phase.buy_upgrades", 2)), 2, "production_centers"))
    assert game_of(table).player(2).upgrades == ["production_centers"]
    assert game_of(table).objectives.qualifies(2, "five_technologies") == counted


@pytest.mark.rule("SAES-OBJ-11")
def test_the_technology_card_offers_no_race_technology_and_the_status_phase_does() -> None:
    assert offers(progress(0, goods=30), 2) == [*HACAN, "no"]
    game = holding("sa_es", {"technology_ii": 1})
    game.player(2).trade_goods = 30
    table = say(uses(game, "technology_ii", 2), 2, "use")
    assert "hylar_v_assault_laser" in offers(table, 2)
    assert not set(HACAN) & set(offers(table, 2))


@pytest.mark.rule("SAES-OBJ-12")
def test_with_as_many_points_as_are_printed_on_it_it_costs_nothing() -> None:
    table = progress(4)
    assert offers(table, 2) == ["production_centers", "caravan_fleets", "no"]
    say(table, 2, "caravan_fleets", "production_centers")
    assert has(table) == (["caravan_fleets", "production_centers"], 0), "what is printed counts, whatever it costs by now"
    assert not progress(2).pending, "a point short of the cheapest"


@pytest.mark.rule("SAES-OBJ-13")
def test_without_the_points_it_is_paid_for_in_full() -> None:
    assert not progress(2, goods=2).pending
    assert has(pay(say(progress(1, goods=4), 2, "caravan_fleets"))) == (["caravan_fleets"], 0)


@pytest.mark.rule("SAES-OBJ-14")
def test_each_one_acquired_raises_the_cost_of_the_others_by_its_own() -> None:
    table = pay(say(progress(0, goods=30), 2, "production_centers"))
    table = pay(say(table, 2, "caravan_fleets"))
    assert has(table) == (["production_centers", "caravan_fleets"], 30 - 3 - (4 + 3))
    assert has(pay(say(table, 2, "quantum_datahub_node")))[1] == 20 - (5 + 3 + 4)


@pytest.mark.rule("SAES-OBJ-14")
def test_one_that_progress_brought_for_nothing_raises_the_cost_too() -> None:
    table = pay(say(progress(3, goods=10), 2, "production_centers", "caravan_fleets"))
    assert has(table) == (["production_centers", "caravan_fleets"], 10 - (4 + 3))
