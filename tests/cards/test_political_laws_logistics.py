"""Agendas about ships, docks and wormholes: what they do for and against, and how it ends."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import trial
from voting import in_force, may_go, moves, passed, refuse, round_over, senate, sets_out, until

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import SECONDARIES_DONE, Strategic
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, CardId, Group, Law, Place

HOME = Hex("0,-2")


def fleet(game: Game, seat: int, hex_: str) -> dict[str, int]:
    return {group.kind: group.count for group in game.board.units(seat, in_system(Hex(hex_)))}


# -- Extensive Logistics Redesign Initiative ---------------------------------------------------------------------------


def room(game: Game) -> tuple[int, int]:
    """How many more Fighters, and how many more Ground Forces, a fleet has places for."""
    return game.fleet_supply.room(0, Hex("1,0"), "fighter"), game.fleet_supply.room(0, Hex("1,0"), "ground_force")


@pytest.mark.content("sa17:political/extensive_logistics_redesign_initiative")
def test_places_of_all_kinds_take_anything() -> None:
    game = senate()
    put(game, 0, "1,0", "carrier, cruiser")
    game.begin_effect("stasis_capsules", 0, "technology")  # a Ground Force aboard a Cruiser
    fighters, soldiers = room(game)
    assert soldiers > fighters
    game = passed(game, "extensive_logistics_redesign_initiative")
    assert room(game) == (soldiers, soldiers)
    put(game, 0, "1,0", f"{soldiers} fighter")
    assert not game.fleet_supply.problems(0, Hex("1,0"))
    table = trial(game, lambda g: g.politics.abolish("extensive_logistics_redesign_initiative"))
    game = game_of(refuse(table))
    assert fleet(game, 0, "1,0")["fighter"] == fighters


@pytest.mark.content("sa17:political/extensive_logistics_redesign_initiative")
def test_nothing_is_loaded() -> None:
    game = senate()
    put(game, 0, HOME, "carrier, fighter")
    put(game, 0, "jord", "2 ground_force")

    def cargo(g: Game) -> list[str]:
        table = sets_out(g, 0, "0,-1", "movement.move")
        say(table, 0, f"ship:{HOME}:carrier", f"load:system:{HOME}:fighter")  # what is with the ships goes along
        return [key for key in offers(table, 0) if key.startswith("load:")]

    game = passed(game, "extensive_logistics_redesign_initiative", "against")
    assert in_force(game) == []
    assert cargo(game) == []
    assert cargo(round_over(game)) == ["load:planet:jord:ground_force"]


# -- Industrial Hub Fortifications -------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/industrial_hub_fortifications")
def test_docks_fire_and_shield() -> None:
    game = senate()
    put(game, 1, game.board.home_planets(1)[0].id, "space_dock")
    where, home = game.board.home_planets(1)[0].id, game.board.home(1)
    put(game, 0, home, "cruiser")
    assert (game.space_cannon.batteries(1, home), game.bombardment.shields(where)) == ([], 0)
    game = passed(game, "industrial_hub_fortifications")
    assert [battery.unit.count for battery in game.space_cannon.batteries(1, home)] == [1]
    assert game.bombardment.shields(where) == 1
    table = sets_out(game, 0, home, "space_cannon.fire", dice=(10,))
    say(table, 1, "fire:0")
    game = game_of(refuse(table))
    assert fleet(game, 0, home) == {}
    game.politics.repeal(CardId("industrial_hub_fortifications"))
    assert game.space_cannon.batteries(1, home) == []


@pytest.mark.content("sa17:political/industrial_hub_fortifications")
def test_docks_defend_against_invaders() -> None:
    game = senate()
    put(game, 1, game.board.home_planets(1)[0].id, "space_dock")
    planet, home = game.board.home_planets(1)[0].id, game.board.home(1)
    game = passed(game, "industrial_hub_fortifications")
    game.board.place(0, on_planet(planet), [Group("ground_force")], "test")
    game = game_of(refuse(sets_out(game, 0, home, "invasion.begin", dice=(10,))))
    assert (game.board.planet(planet).owner, game.board.units(0, on_planet(planet))) == (1, ())


@pytest.mark.content("sa17:political/industrial_hub_fortifications")
def test_docks_are_refreshed() -> None:
    game = senate()
    put(game, 0, "jord", f"space_dock!{EXHAUSTED}")
    assert game.production.ready_docks(0, Place("planet:jord")) == 0
    game = passed(game, "industrial_hub_fortifications", "against")
    assert (game.production.ready_docks(0, Place("planet:jord")), in_force(game)) == (1, [])


# -- Wormhole Research -------------------------------------------------------------------------------------------------


def with_wormholes() -> Game:
    game = senate()
    alphas = sorted(n for n, tile in game.content.systems.items() if tile.wormholes == ("A",) and not tile.planets)
    return senate(3, {"1,0": alphas[0], "-1,0": alphas[-1] if len(alphas) > 1 else alphas[0]})


@pytest.mark.content("sa17:political/wormhole_research")
def test_wormholes_are_studied_at_a_price() -> None:
    game = with_wormholes()
    assert game.galaxy.wormholes(Hex("1,0")) == ("A",)
    put(game, 1, "1,0", "2 cruiser, carrier, fighter")
    put(game, 2, "0,1", "cruiser")
    before = game.technology.discount(1, "blue"), game.technology.discount(1, "red")
    game = passed(game, "wormhole_research")
    assert (game.technology.discount(1, "blue"), game.technology.discount(1, "red")) == (before[0] + 1, before[1])
    game = round_over(game)
    assert [game.victory.points(seat) for seat in range(3)] == [0, 1, 0]
    assert sum(fleet(game, 1, "1,0").values()) == 3
    assert fleet(game, 2, "0,1") == {"cruiser": 1}
    game.politics.repeal(CardId("wormhole_research"))
    assert game.technology.discount(1, "blue") == before[0]
    assert fleet(round_over(game), 1, "1,0") == fleet(game, 1, "1,0")


@pytest.mark.content("sa17:political/wormhole_research")
def test_a_tie_scores_nothing_and_still_costs_ships() -> None:
    game = with_wormholes()
    put(game, 1, "1,0", "2 cruiser")
    put(game, 2, "-1,0", "2 cruiser")
    game = round_over(passed(game, "wormhole_research"))
    assert [game.victory.points(seat) for seat in range(3)] == [0, 0, 0]
    assert (fleet(game, 1, "1,0"), fleet(game, 2, "-1,0")) == ({"cruiser": 1}, {"cruiser": 1})


@pytest.mark.content("sa17:political/wormhole_research")
def test_wormholes_are_shut_for_a_round() -> None:
    game = with_wormholes()
    assert may_go(game, "1,0", "-1,0")
    game = passed(game, "wormhole_research", "against")
    assert not may_go(game, "1,0", "-1,0")
    assert may_go(game, "1,0", "0,0")
    assert may_go(round_over(game), "1,0", "-1,0")


# -- Defensive Mobilizations -------------------------------------------------------------------------------------------


def secondaries_done(game: Game) -> Table:
    """Assembly is over but for what comes after its secondaries."""
    strategy_cards(game, {"assembly": 0})
    return trial(game, lambda g: g.moment(SECONDARIES_DONE, Strategic(0, "assembly")))


@pytest.mark.content("sa17:political/defensive_mobilizations")
def test_all_units_come_home() -> None:
    game = senate()
    put(game, 0, "0,1", "dreadnought")
    put(game, 0, "1,0", "carrier")
    game.board.lay_counter(0, Hex("1,0"), "pool")
    hold(game, 0, "wellon")
    game = passed(game, "defensive_mobilizations")
    assert moves(game, "dreadnought", "0,1") == 1
    table = secondaries_done(game)
    assert offers(table, 0) == [f"system:{HOME}", "no"]
    say(table, 0, f"system:{HOME}")
    until(table, 0, "move")
    assert {"ship:0,1:dreadnought", "ship:1,0:carrier"} <= set(offers(table, 0))
    say(table, 0, "ship:0,1:dreadnought")
    say(table, 0, "ship:1,0:carrier")
    say(table, 0, "done")
    until(table, 1, "call_home")
    game = game_of(table)
    assert fleet(game, 0, HOME) == {"dreadnought": 1, "carrier": 1}
    assert (game.player(0).pool, 0 in game.board.system(HOME).counters) == (2, True)
    game = game_of(refuse(table))
    assert moves(game, "dreadnought", HOME) == 1
    assert not any(effect.key == "defensive_mobilizations" for effect in round_over(game).state.effects)


@pytest.mark.content("sa17:political/defensive_mobilizations")
def test_the_way_home_leads_round_enemy_ships_and_nowhere_out_of_their_midst() -> None:
    around = ("0,0", "1,0", "1,1", "-1,2", "-1,1")
    for ships, movement in ((), 3), (around[:1], 4), (around, 1):
        game = senate()
        put(game, 0, "0,1", "dreadnought")
        for place in ships:
            put(game, 1, place, "cruiser")
        table = say(secondaries_done(passed(game, "defensive_mobilizations")), 0, f"system:{HOME}")
        assert moves(game_of(table), "dreadnought", "0,1") == movement


@pytest.mark.content("sa17:political/defensive_mobilizations")
def test_an_activated_home_exhausts_its_docks() -> None:
    game = senate()
    put(game, 0, "jord", "space_dock")
    put(game, 0, "0,-1", "cruiser")
    game.board.lay_counter(0, HOME, "pool")
    table = secondaries_done(passed(game, "defensive_mobilizations"))
    say(table, 0, f"system:{HOME}")
    until(table, 0, "move")
    game = game_of(table)
    assert game.production.ready_docks(0, Place("planet:jord")) == 0
    assert list(game.board.system(HOME).counters).count(0) == 1
    assert "ship:0,-1:cruiser" in offers(table, 0)
    game = game_of(refuse(table))
    assert forces.count(game.board.units(0, Place("planet:jord")), "space_dock") == 1


@pytest.mark.content("sa17:political/defensive_mobilizations")
def test_units_come_home_when_any_other_action_is_over() -> None:
    game = senate()
    put(game, 2, "0,1", "cruiser")
    game.state.laws = [Law(CardId("council_precept"), "player:1")]
    game.politics.begin_law(game.state.laws[0])
    game.player(1).political_cards = [CardId("defensive_mobilizations")]
    strategy_cards(game, {"assembly": 0, "trade": 1})
    game.state.action, game.state.phase = None, "action"
    table = play(game, Step("action_phase.turn", 1))
    say(table, 1, next(key for key in offers(table, 1) if "card:defensive" in key), "for")
    assert asks(table, 0) == "call_home"
    say(table, 0, "no")
    assert asks(table, 1) == "call_home"
    say(table, 1, offers(table, 1)[0])
    until(table, 2, "call_home")
    say(table, 2, offers(table, 2)[0])
    until(table, 2, "move")
    assert "ship:0,1:cruiser" in offers(table, 2)


@pytest.mark.content("sa17:political/defensive_mobilizations")
def test_units_come_home_at_once_between_actions() -> None:
    game = senate()
    game.end_scope("action")
    game.state.action = None
    table = trial(game, lambda g: g.politics.decree(0, "defensive_mobilizations", "for"))
    assert asks(table, 0) == "call_home"


@pytest.mark.content("sa17:political/defensive_mobilizations")
def test_nobody_has_to_come_home() -> None:
    table = secondaries_done(passed(senate(), "defensive_mobilizations"))
    for seat in (0, 1, 2):
        assert asks(table, seat) == "call_home"
        say(table, seat, "no")
    assert table.over


@pytest.mark.content("sa17:political/defensive_mobilizations")
def test_homes_are_exhausted() -> None:
    game = senate()
    hold(game, 0, "wellon")
    game = passed(game, "defensive_mobilizations", "against")
    assert [game.economy.ready_planets(seat) for seat in range(3)] == [["wellon"], [], []]
