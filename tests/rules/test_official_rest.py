"""Official clauses that belong to no chapter of their own."""

from __future__ import annotations

import pytest
from tables import asks, game_of, new_game, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.state import UNITS, Action, Place

HERE = Hex("1,0")


@pytest.mark.rule("OFF-GEN-8")
def test_plastic_and_counters_are_units() -> None:
    """Every piece of a player is a unit: it is placed, counted and limited in the same way."""
    game = new_game("official")
    for kind in UNITS:
        where = HERE if game.content.units[kind].category == "ship" else "jord"
        put(game, 0, where, f"2 {kind}" if kind in ("fighter", "ground_force") else kind)
        assert game.board.on_board(0, kind) == (2 if kind in ("fighter", "ground_force") else 1)
    assert [kind for kind in game.content.units if kind not in UNITS] == []
    assert not any(game.content.units[kind].limit for kind in ("fighter", "ground_force"))  # counters supplement the plastic


@pytest.mark.rule("OFF-GEN-8")
def test_a_fleet_is_all_ships_of_one_player_in_a_system_fighters_included() -> None:
    game = new_game("official", 3)
    put(game, 0, HERE, "carrier, 2 fighter, 3 ground_force")
    put(game, 1, HERE, "fighter")
    put(game, 2, "thibah", "2 ground_force, pds")
    assert game.board.fleets(HERE) == [0, 1]  # a lone Fighter is one, what stands on a planet is none
    assert forces.count(game.board.ships(0, HERE)) == 3
    assert [option.key for option in game.politics.electable("fleet")] == [f"fleet:0:{HERE}", f"fleet:1:{HERE}"]


@pytest.mark.rule("OFF-GEN-8")
def test_a_fleet_retreats_whole() -> None:
    game = new_game("official")
    game.state.action = Action(0, "tactical", HERE)
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "carrier, 3 fighter, ground_force")
    table = play(game, Step("space_battle.begin", 0, HERE), dice=[1] * 20)
    assert asks(table, 1) == "retreat"
    to = next(key for key in offers(table, 1) if key.startswith("retreat:"))
    say(table, 1, to)
    board = game_of(table).board
    assert board.fleets(HERE) == [0]
    left = board.units(1, Place(f"system:{to.removeprefix('retreat:')}"))
    assert {group.kind: group.count for group in left} == {"carrier": 1, "fighter": 3, "ground_force": 1}
