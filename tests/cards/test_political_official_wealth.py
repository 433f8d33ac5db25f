"""Official Political Cards about trade, counters and production."""

from __future__ import annotations

import pytest
from strategic import uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from voting import keys_of, passed, refuse, round_over, senate, trade, vote

from mecatol.core.decisions import ALLOWED
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import forces, moments
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Law, Place, Planet, PlanetId

HOME = Hex("0,-2")


def council(tiles: dict[str, str] | None = None) -> Game:
    return senate(tiles=tiles, ruleset="official")


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


def rich(amount: int) -> Game:
    game = council()
    for player in game.state.players:
        player.trade_goods = amount
    return game


def price(game: Game, kind: str) -> int:
    """What a unit costs, in half resources."""
    unit = game.board.unit(0, unit_kind(kind))
    return game.fold(moments.COST_HALVES, unit.cost * 2 // max(1, unit.per), moments.Build(0, unit_kind(kind), HOME))


# -- Trade Agreements --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/forced_economic_independence")
def test_two_players_have_no_agreement() -> None:
    game = council()
    trade(game, 0, 1)
    game = passed(game, "forced_economic_independence", "player:0+player:1")
    assert game.state.agreements == []
    assert [game.trade.may_trade(0, 1), game.trade.may_trade(1, 0), game.trade.may_trade(0, 2)] == [False, False, True]


@pytest.mark.content("official:political/trade_embargo")
def test_an_embargo_breaks_all_agreements_and_lasts_through_the_next_round() -> None:
    game = council()
    trade(game, 0, 1)
    trade(game, 0, 2)
    game = passed(game, "trade_embargo", "player:0")
    assert game.state.agreements == []
    assert [game.trade.may_trade(0, 1), game.trade.may_trade(2, 0), game.trade.may_trade(1, 2)] == [False, False, True]
    game = round_over(game)
    assert not game.trade.may_trade(1, 0)
    assert round_over(game).trade.may_trade(1, 0)


@pytest.mark.content("official:political/trade_war")
def test_who_uses_the_secondary_of_trade_may_have_a_good_discarded() -> None:
    game = new_game("official strategy=base", 3)
    strategy_cards(game, {"trade": 0})
    game.state.laws = [Law(CardId("trade_war"))]
    game.politics.begin_law(game.state.laws[0])
    trade(game, 1, 2)
    game.player(0).trade_goods = 2
    income = game.trade.income(1)
    table = say(uses(game, "trade", 1), 1, "use")
    assert offers(table, 1) == ["player:0", "no"]
    assert goods(game_of(say(table, 1, "player:0"))) == [1, income, 0]
    assert goods(passed(rich(2), "trade_war", "against")) == [1, 1, 1]


@pytest.mark.content("official:political/intergalactic_commerce")
def test_controlled_wormholes_pay_or_contracts_are_worth_one() -> None:
    gate = next(name for name, tile in council().content.systems.items() if tile.wormholes and not tile.planets)
    game = council({"1,0": gate, "0,1": gate})
    put(game, 1, "1,0", "cruiser")
    put(game, 2, "0,1", "fighter")
    assert goods(passed(game, "intergalactic_commerce")) == [0, 3, 0]
    game = council()
    trade(game, 0, 1)
    game = passed(game, "intergalactic_commerce", "against")
    assert [game.trade.income(seat) for seat in (0, 1)] == [1, 1]
    assert round_over(game).trade.income(1) > 1 or round_over(game).trade.income(0) > 1


# -- ministers ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/minister_of_commerce")
def test_who_trades_pays_the_minister_of_commerce() -> None:
    game = rich(2)
    trade(game, 0, 1)
    game = passed(game, "minister_of_commerce", "player:0")
    game.state.action = None
    assert goods(game_of(play(game, Step("status_phase.start")))) == [3, 1, 2]


@pytest.mark.content("official:political/minister_of_exploration")
def test_landings_of_others_on_neutral_planets_pay_the_minister() -> None:
    game = passed(council(), "minister_of_exploration", "player:2")
    for seat, planet, expected in ((0, "wellon", 1), (2, "thibah", 1), (1, "wellon", 1)):
        game.board.place(seat, Place(f"planet:{planet}"), units("2 ground_force"), "test")
        game.state.action = Action(seat, "tactical", game.board.system_of(PlanetId(planet)))
        game = game_of(refuse(play(game, Step("invasion.begin", seat, game.board.system_of(PlanetId(planet))))))
        assert (game.board.planet(PlanetId(planet)).owner, goods(game)[2]) == (seat, expected)


# -- Command Counters and Strategy Cards -------------------------------------------------------------------------------


@pytest.mark.content("official:political/vorhal_peace_prize")
def test_the_lowest_fleet_supply_wins_the_peace_prize() -> None:
    game = council()
    game.player(1).fleet = 1
    game = passed(game, "vorhal_peace_prize")
    game.state.action = None
    game = game_of(play(game, Step("status_phase.start")))
    counters = [game.status_phase.counters(seat) for seat in range(3)]
    assert counters[1] == counters[2] + 1
    game = council()
    game.player(1).fleet = 1
    assert goods(passed(game, "vorhal_peace_prize", "against")) == [0, 3, 0]


@pytest.mark.content("official:political/war_funding")
def test_fleets_are_not_limited_before_the_status_phase() -> None:
    game = council()
    game.player(0).fleet = 2
    game = passed(game, "war_funding")
    put(game, 0, "1,0", "4 cruiser")
    assert not game.fleet_supply.problems(0, Hex("1,0"))
    game.state.action = None
    game = game_of(play(game, Step("status_phase.start")))
    assert forces.count(game.board.ships(0, Hex("1,0"))) == 2
    assert passed(council(), "war_funding", "against").player(0).fleet == 2


@pytest.mark.content("official:political/resource_management")
def test_counters_are_not_redistributed_or_cards_discarded() -> None:
    game = passed(council(), "resource_management")
    assert not game.fold(moments.MAY_REDISTRIBUTE, ALLOWED, 0).allowed
    game = council()
    game.player(0).action_cards = [CardId("good_year"), CardId("uprising")]
    game.player(1).action_cards = [CardId("good_year#2"), CardId("insubordination"), CardId("privateers")]
    game = passed(game, "resource_management", "against")
    assert [len(player.action_cards) for player in game.state.players] == [2, 1, 0]


@pytest.mark.content("official:political/imperial_containment")
def test_the_greatest_realm_pays_a_counter_more_this_round() -> None:
    game = council()
    hold(game, 1, "wellon")
    game = passed(game, "imperial_containment")
    assert [game.fold(moments.TACTICAL_PRICE, 1, seat) for seat in range(3)] == [1, 2, 1]
    assert round_over(game).fold(moments.TACTICAL_PRICE, 1, 1) == 1
    assert passed(council(), "imperial_containment", "against").fold(moments.TACTICAL_PRICE, 1, 1) == 1


@pytest.mark.content("official:political/councils_censure")
def test_imperial_costs_the_censured_two_counters() -> None:
    game = new_game("official strategy=base", 3)
    game.state.laws = [Law(CardId("councils_censure"), "player:1")]
    game.politics.begin_law(game.state.laws[0])
    strategy_cards(game, {"imperial": -1, "technology": -1, "trade": -1})
    table = play(game, Step("strategy_phase.pick", 1))
    game = game_of(refuse(say(table, 1, "card:imperial")))
    assert game.player(1).strategy == 0
    strategy_cards(game, {"imperial": -1, "technology": -1})
    assert [option.key for option in game.strategy_phase.pickable(1)] == ["card:technology"]
    assert "card:imperial" in [option.key for option in game.strategy_phase.pickable(0)]


# -- Space Docks and what units cost -----------------------------------------------------------------------------------


@pytest.mark.content("official:political/holy_planet_of_ixth")
def test_nothing_is_produced_on_the_holy_planet() -> None:
    game = council()
    hold(game, 0, "wellon", "thibah")
    put(game, 0, "wellon", "space_dock")
    assert "planet:jord" not in keys_of(game, "holy_planet_of_ixth")
    here, where = game.board.system_of(PlanetId("wellon")), Place("planet:wellon")
    assert game.production.may_produce(0, here, "cruiser", where).allowed
    game = passed(game, "holy_planet_of_ixth", "planet:wellon")
    assert not game.production.may_produce(0, here, "cruiser", where).allowed


@pytest.mark.content("official:political/humane_labor")
def test_a_dock_produces_two_units_or_none() -> None:
    game = council()
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 9
    game = passed(game, "humane_labor")
    game.state.action = Action(0, "tactical", HOME)
    table = play(game, Step("production.produce_units", 0, HOME))
    say(table, 0, "build:fighter")
    assert any(key.startswith("build:fighter") for key in offers(table, 0))
    say(table, 0, "build:fighter")
    assert not any(key.startswith("build:fighter") for key in offers(table, 0))
    game = council()
    put(game, 0, "jord", "space_dock")
    game = passed(game, "humane_labor", "against")
    assert game.production.docks(0, HOME) == []


@pytest.mark.content("official:political/repeal_labor_laws")
def test_docks_on_new_planets_or_goods_for_a_dock() -> None:
    game = council()
    game.board.set_planet(Planet(PlanetId("wellon"), 0, held_since=1))
    assert not game.production.may_build_dock(0, PlanetId("wellon")).allowed
    assert passed(game, "repeal_labor_laws").production.may_build_dock(0, PlanetId("wellon")).allowed
    game = rich(4)
    game.player(0).trade_goods = 2
    put(game, 0, "jord", "space_dock")
    put(game, 1, "arc_prime", "space_dock")
    table = vote(game, "repeal_labor_laws", "against")
    game = game_of(say(table, 1, "yes"))
    assert [game.board.on_board(seat, "space_dock") for seat in (0, 1)] == [0, 1]
    assert goods(game) == [2, 1, 1]


@pytest.mark.content("official:political/warship_commission")
def test_a_dreadnought_for_nothing_or_dearer_warships() -> None:
    game = council()
    put(game, 0, "jord", "space_dock")
    put(game, 1, "arc_prime", "space_dock")
    table = say(vote(game, "warship_commission"), 0, f"system:{HOME}")
    game = game_of(say(table, 1, "no"))
    assert [game.board.on_board(seat, "dreadnought") for seat in range(3)] == [1, 0, 0]
    before = [price(council(), kind) for kind in ("cruiser", "dreadnought", "war_sun", "destroyer")]
    game = passed(council(), "warship_commission", "against")
    after = [price(game, kind) for kind in ("cruiser", "dreadnought", "war_sun", "destroyer")]
    assert [new - old for new, old in zip(after, before, strict=True)] == [4, 4, 4, 0]


@pytest.mark.content("official:political/interstellar_arms_dealers")
def test_arms_are_bought_or_ships_cost_more() -> None:
    game = council()
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 3
    table = say(vote(game, "interstellar_arms_dealers"), 0, "yes")
    while asks(table, 0) == "pay":
        say(table, 0, "goods")
    game = game_of(refuse(table))
    assert [game.board.on_board(0, kind) for kind in ("destroyer", "dreadnought")] == [1, 1]
    assert goods(game)[0] == 0
    kinds = ("cruiser", "fighter", "ground_force")
    before = [price(council(), kind) for kind in kinds]
    game = passed(council(), "interstellar_arms_dealers", "against")
    assert [price(game, kind) - old for kind, old in zip(kinds, before, strict=True)] == [2, 0, 0]


@pytest.mark.content("official:political/subsidized_industry")
def test_a_dock_for_the_elected_player() -> None:
    game = council()
    hold(game, 1, "wellon")
    table = vote(game, "subsidized_industry", "player:1")
    assert "planet:wellon" in offers(table, 1)
    game = game_of(say(table, 1, "planet:wellon"))
    assert forces.count(game.board.units(1, Place("planet:wellon")), "space_dock") == 1
