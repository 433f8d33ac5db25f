"""Fleet Supply, capacity, and what happens to the excess."""

from __future__ import annotations

import pytest
from tables import asks, game_of, new_game, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Action, UnitId

HOME = Hex("0,-2")
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


def settled(game: Game, place: str = "1,0") -> Table:
    """A table at which a movement step without ships to move brings a fleet within its limits."""
    game.state.action = Action(0, "tactical", Hex(place))
    return play(game, Step("movement.move", 0, place))


def count(table: Table, place: str, *kinds: UnitId) -> int:
    """How many units of a kind seat 0 has in space."""
    return forces.count(game_of(table).board.units(0, in_system(Hex(place))), *kinds)


@BOTH
@pytest.mark.rule("OFF-CC-3", "OFF-MOV-7")
def test_excess_ships_are_removed_at_once_by_their_owner(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "1,0", "2 cruiser, 2 destroyer, dreadnought*1")
    table = settled(game)
    assert asks(table, 0) == "excess_ship"
    assert sorted(offers(table, 0)) == ["cruiser", "destroyer", "dreadnought*1"]
    say(table, 0, "dreadnought*1", "destroyer")
    assert (count(table, "1,0"), count(table, "1,0", "cruiser")) == (3, 2)


@BOTH
@pytest.mark.rule("OFF-CC-3")
def test_fighters_do_not_count_against_fleet_supply(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "1,0", "3 carrier, 6 fighter")
    assert not game.fleet_supply.problems(0, Hex("1,0"))
    assert game.fleet_supply.ships_room(0, Hex("1,0")) == 0


@BOTH
@pytest.mark.rule("OFF-UNI-3")
def test_fighters_need_support_and_are_lost_without(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "1,0", "cruiser, 2 fighter")
    table = settled(game)
    assert count(table, "1,0", "fighter") == 0, "the only choice is made by the table"
    assert count(table, "1,0", "cruiser") == 1


@BOTH
@pytest.mark.rule("OFF-UNI-3")
def test_a_space_dock_supports_three_fighters(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "jord", "space_dock")
    put(game, 0, HOME, "2 fighter")
    assert (game.fleet_supply.capacity(0, HOME), game.fleet_supply.room(0, HOME)) == (3, 1)
    put(game, 0, HOME, "war_sun")
    assert (game.fleet_supply.capacity(0, HOME), game.fleet_supply.room(0, HOME)) == (9, 7)
    assert game.fleet_supply.room(0, HOME, "ground_force") == 6, "the dock has room for Fighters only"


@BOTH
@pytest.mark.rule("OFF-UNI-5", "SA17-NOM-16")
def test_a_carrier_carries_any_mix_one_place_each(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "1,0", "carrier, 2 fighter, ground_force, shock_troop, mechanized_unit")
    assert game.fleet_supply.room(0, Hex("1,0"), "pds") == 1
    put(game, 0, "1,0", "pds")
    assert game.fleet_supply.room(0, Hex("1,0")) == 0
    assert not game.fleet_supply.problems(0, Hex("1,0"))


@BOTH
@pytest.mark.rule("OFF-UNI-4", "OFF-UNI-5")
def test_cargo_beyond_capacity_is_destroyed_as_the_owner_chooses(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "1,0", "carrier, 4 fighter, 3 ground_force, pds")
    table = settled(game)
    assert asks(table, 0) == "excess_cargo"
    assert offers(table, 0) == ["fighter", "ground_force", "pds"]
    say(table, 0, "pds", "fighter")
    assert (count(table, "1,0", "fighter"), count(table, "1,0", "ground_force"), count(table, "1,0", "pds")) == (3, 3, 0)


@BOTH
@pytest.mark.rule("OFF-UNI-3")
def test_places_for_one_kind_help_only_that_kind(ruleset: str) -> None:
    game = new_game(ruleset)
    game.begin_effect("stasis_capsules", 0, "technology")
    put(game, 0, "1,0", "2 cruiser, 2 ground_force")
    assert not game.fleet_supply.problems(0, Hex("1,0"))
    put(game, 0, "1,0", "fighter")
    assert game.fleet_supply.problems(0, Hex("1,0")).cargo == 1


@BOTH
@pytest.mark.rule("OFF-CC-3", "OFF-UNI-3")
def test_fighters_that_need_no_support_count_as_ships(ruleset: str) -> None:
    game = new_game(ruleset)
    game.begin_effect("advanced_fighters", 0, "technology")
    put(game, 0, "1,0", "2 cruiser, fighter")
    assert not game.fleet_supply.problems(0, Hex("1,0"))
    assert game.fleet_supply.ships_room(0, Hex("1,0")) == 0
    put(game, 0, "1,0", "fighter")
    table = settled(game)
    assert (asks(table, 0), offers(table, 0)) == ("excess_ship", ["cruiser", "fighter"])


@pytest.mark.rule("SA17-LIM-05")
def test_at_most_three_docks_float_in_a_system() -> None:
    game = new_game("sa17 +increased_limits")
    put(game, 0, "1,0", "2 space_dock")
    assert game.fleet_supply.docks_room(0, Hex("1,0")) == 1
    put(game, 0, "1,0", "space_dock")
    assert game.fleet_supply.docks_room(0, Hex("1,0")) == 0
