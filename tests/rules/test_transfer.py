"""The Transfer Action."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, new_game, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


def ready(ruleset: str = "official") -> Game:
    """Seat 0 with a fleet at home and a Cruiser next to it."""
    game = new_game(ruleset)
    put(game, 0, "0,-2", "carrier, dreadnought")
    put(game, 0, "jord", "3 ground_force, space_dock")
    put(game, 0, "0,-1", "cruiser")
    hold(game, 0, "wellon")
    return game


@BOTH
@pytest.mark.rule("OFF-TRF-1")
def test_two_neighbouring_systems_with_own_units_only(ruleset: str) -> None:
    game = ready(ruleset)
    assert [option.key for option in game.transfer.actions(0)] == ["transfer"]
    table = play(game, Step("transfer.begin", 0))
    assert offers(table, 0) == ["system:0,-1", "system:0,-2"]
    say(table, 0, "system:0,-2")
    after = game_of(table)
    assert (after.player(0).pool, after.board.reinforcements(0)) == (2, 16 - 8 - 1), "one of the counters is a spare one"
    assert 0 in after.board.system(Hex("0,-2")).counters
    assert 0 in after.board.system(Hex("0,-1")).counters


@pytest.mark.rule("OFF-TRF-1")
def test_enemy_units_or_an_own_counter_rule_a_system_out() -> None:
    game = ready()
    put(game, 1, "wellon", "ground_force")
    assert game.transfer.actions(0) == []
    game = ready()
    game.board.lay_counter(0, Hex("0,-1"), "pool")
    assert game.transfer.actions(0) == []
    game = ready()
    game.player(0).fleet += game.board.reinforcements(0)
    assert game.transfer.actions(0) == [], "no counter is left for the second system"
    game.player(0).fleet -= 1
    assert [option.key for option in game.transfer.actions(0)] == ["transfer"], "the last one will do"


@pytest.mark.rule("OFF-TRF-1", "OFF-MOV-8")
def test_matching_wormholes_make_systems_neighbours() -> None:
    game = new_game("official", tiles={"2,0": "wormhole_a", "-2,0": "wormhole_a"})
    put(game, 0, "2,0", "cruiser")
    put(game, 0, "-2,0", "destroyer")
    assert game.transfer.partners(0, Hex("2,0")) == ["-2,0"]


@pytest.mark.rule("OFF-TRF-2")
def test_ships_move_both_ways_and_carry_within_their_capacity() -> None:
    table = play(ready(), Step("transfer.begin", 0))
    say(table, 0, "system:0,-2")
    assert asks(table, 0) == "move"
    assert "ship:0,-1:cruiser>0,-2" in offers(table, 0)
    say(table, 0, "ship:0,-2:carrier>0,-1", *["load:planet:jord:ground_force"] * 3, "ship:0,-1:cruiser>0,-2", "done")
    board = game_of(table).board
    assert forces.count(board.units(0, in_system(Hex("0,-1"))), "carrier", "ground_force") == 4
    assert forces.count(board.units(0, in_system(Hex("0,-2"))), "cruiser", "dreadnought") == 2


@pytest.mark.rule("OFF-TRF-2")
@pytest.mark.parametrize("ruleset", ["official", "sa17", "sa_es", "cp"])
def test_nobody_joins_a_transfer_from_a_third_system(ruleset: str) -> None:
    """However near it is, and whether it is activated or not."""
    game = new_game(ruleset, 3)
    for hex_ in ("0,-2", "0,-1", "1,-2"):
        put(game, 0, hex_, "cruiser")
    table = say(play(game, Step("transfer.begin", 0)), 0, "system:0,-2", "system:0,-1")
    assert offers(table, 0) == ["ship:0,-1:cruiser>0,-2", "ship:0,-2:cruiser>0,-1", "done"]
    verdict = table.explain(0, "move:cruiser:1,-2:0,-2")
    assert (verdict.allowed, verdict.clause) == (False, "OFF-TRF-2")
    assert table.explain(0, "move:cruiser:0,-1:0,-2").allowed


@pytest.mark.rule("OFF-TRF-3")
def test_a_cannon_that_reaches_both_systems_fires_once() -> None:
    game = ready()
    game.begin_effect("deep_space_cannon", 1, "technology")
    put(game, 1, "mehar_xull", "pds")
    table = play(game, Step("transfer.begin", 0), dice=[1])
    say(table, 0, "system:0,-2", "done")
    assert asks(table, 1) == "space_cannon"
    say(table, 1, "fire:0")
    assert asks(table, 1) == "", "it has fired at the first system"


@pytest.mark.rule("OFF-TRF-4")
def test_units_land_only_on_planets_that_are_the_players_already() -> None:
    game = new_game("official", tiles={"0,-1": "arnor_lor", "1,1": "wellon"})
    put(game, 0, "0,-2", "carrier, 2 ground_force")
    put(game, 0, "0,-1", "cruiser")
    hold(game, 0, "lor")
    table = play(game, Step("transfer.begin", 0))
    say(table, 0, "system:0,-2", "ship:0,-2:carrier>0,-1", *["load:system:0,-2:ground_force"] * 2, "done")
    assert asks(table, 0) == "landing"
    assert [key for key in offers(table, 0) if key.startswith("land:")] == ["land:lor:ground_force"]


@pytest.mark.rule("OFF-TRF-4")
def test_why_units_cannot_land_is_said_for_the_system_in_which_they_land_now() -> None:
    game = new_game("official", tiles={"0,-1": "wellon"})
    put(game, 0, "0,-2", "carrier, 2 ground_force")
    put(game, 0, "0,-1", "carrier, 2 ground_force")
    hold(game, 0, "wellon")
    table = say(play(game, Step("transfer.begin", 0)), 0, "system:0,-2", "done")
    verdicts = []
    for _ in range(2):
        verdicts.append([table.explain(0, f"land:{planet}:ground_force").allowed for planet in ("jord", "wellon")])
        say(table, 0, "done")
    assert verdicts == [[True, True], [False, True]]


@pytest.mark.rule("OFF-TRF-5")
def test_production_takes_place_in_one_of_the_two_systems() -> None:
    table = play(ready(), Step("transfer.begin", 0))
    say(table, 0, "system:0,-2", "done")
    assert asks(table, 0) == "transfer_production"
    assert offers(table, 0) == ["system:0,-2", "system:0,-1", "no"]
    at_home = say(table.fork(), 0, "system:0,-2")
    assert asks(at_home, 0) == "produce"
    assert "build:cruiser" in offers(at_home, 0)
    say(table, 0, "no")
    assert game_of(table).state.action is None


@pytest.mark.rule("OFF-ACT-5", "OFF-CMP-3")
def test_it_takes_a_counter_of_the_command_pool_and_one_of_the_reinforcements() -> None:
    game = ready()
    assert game.transfer.affordable(0).allowed
    game.player(0).pool = 0
    assert game.transfer.affordable(0).clause == "OFF-ACT-5"
    assert game.transfer.actions(0) == []
    game.player(0).pool, game.player(0).fleet = 3, 11
    assert game.transfer.affordable(0).clause == "OFF-CMP-3"
    assert game.transfer.actions(0) == []


def test_a_table_may_leave_the_transfer_action_out() -> None:
    game = ready("sa17 -transfer_action")
    assert game.transfer.actions(0) == []
