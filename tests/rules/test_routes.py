"""Ways through the galaxy of Shattered Ascension: borders, wormholes that turn, Gravity Rifts."""

from __future__ import annotations

import pytest
from tables import asks, game_of, new_game, offers, play, put, say

from mecatol.core.hexes import Border, Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Action, BorderToken, Seat, UnitId

EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])

HOME = "0,-2"


def moving(game: Game, place: str, dice: list[int] | None = None) -> Table:
    """The movement step of a Tactical Action."""
    game.state.action = Action(0, "tactical", Hex(place))
    return play(game, Step("movement.move", 0, place), dice=dice or [])


def there(table: Table, place: str, *kinds: UnitId, seat: Seat = 0) -> int:
    """How many units of a kind are in the space of a system."""
    return forces.count(game_of(table).board.units(seat, in_system(Hex(place))), *kinds)


def clause(game: Game, intent: str) -> str:
    """The clause that forbids a move, or an empty string."""
    verdict = game.explain(0, intent)
    return "" if verdict.allowed else verdict.clause


def border(game: Game, between: str, kind: str, towards: str = "") -> None:
    """Put a token on a border."""
    game.state.border_tokens.append(BorderToken(Border(between), kind, Hex(towards)))


def token(game: Game, place: str, text: str) -> None:
    """Put a token on a system."""
    system = game.board.system(Hex(place))
    game.board.set_system(replace(system, tokens=(*system.tokens, text)))


# -- borders ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-TOK-03", "SA17-BRD-02", "SA17-SET-26")
def test_an_asteroid_belt_is_crossed_only_with_antimass_deflectors() -> None:
    game = new_game("sa17")
    border(game, "0,-1|0,-2", "asteroid_belt")
    put(game, 0, HOME, "dreadnought")
    assert clause(game, "move:dreadnought:0,-2:0,-1") == "SA17-TOK-03"
    game.begin_effect("antimass_deflectors", 1, "technology")
    assert clause(game, "move:dreadnought:0,-2:0,-1") == "SA17-TOK-03"
    game.begin_effect("antimass_deflectors", 0, "technology")
    assert clause(game, "move:dreadnought:0,-2:0,-1") == ""


@pytest.mark.rule("SA17-TOK-05", "SA17-BRD-04")
def test_nothing_ever_crosses_a_space_time_anomaly() -> None:
    game = new_game("sa17")
    border(game, "0,-1|0,-2", "space_time_anomaly")
    put(game, 0, HOME, "dreadnought")
    for technology in ("antimass_deflectors", "maneuvering_jets", "light_wave_deflector"):
        game.begin_effect(technology, 0, "technology")
    assert clause(game, "move:dreadnought:0,-2:0,-1") == "SA17-TOK-05"


@pytest.mark.rule("SA17-BRD-05")
def test_a_standing_grav_wave_is_passed_in_its_own_direction_only() -> None:
    game = new_game("sa17")
    border(game, "0,-1|0,-2", "grav_wave", "0,-1")
    put(game, 0, HOME, "dreadnought")
    put(game, 0, "0,-1", "dreadnought")
    assert clause(game, "move:dreadnought:0,-2:0,-1") == ""
    assert clause(game, "move:dreadnought:0,-1:0,-2") == "SA17-BRD-05"


@pytest.mark.rule("SA17-TOK-05")
def test_ships_go_round_a_closed_border() -> None:
    game = new_game("sa17")
    border(game, "0,-1|0,-2", "space_time_anomaly")
    put(game, 0, HOME, "cruiser")
    assert offers(moving(game, "0,-1"), 0) == ["ship:0,-2:cruiser", "done"]


@pytest.mark.rule("SA17-BRD-06")
def test_with_maneuvering_jets_ships_cross_a_grav_wave_the_other_way_and_stop() -> None:
    game = new_game("sa17")
    border(game, "0,-1|0,-2", "grav_wave", "0,-2")
    border(game, "0,-2|1,-2", "space_time_anomaly")
    border(game, "0,-2|-1,-1", "space_time_anomaly")
    put(game, 0, HOME, "cruiser")
    game.begin_effect("maneuvering_jets", 0, "technology")
    assert clause(game, "move:cruiser:0,-2:0,-1") == ""
    assert clause(game, "move:cruiser:0,-2:0,0") == "SA17-BRD-06", "the move must end beyond the wave"


# -- wormholes ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-TOK-01", "SA17-TOK-02")
def test_a_double_sided_wormhole_is_remembered_by_who_goes_in_not_out() -> None:
    game = new_game("sa17", tiles={"2,0": "wormhole_a"})
    token(game, HOME, "wormhole:A/B")
    put(game, 0, HOME, "dreadnought")
    table = moving(game, "2,0")
    say(table, 0, "ship:0,-2:dreadnought", "done")
    assert game_of(table).board.action.entered == ["0,-2~A/B"]
    assert game_of(table).galaxy.wormholes(Hex(HOME)) == ("A",), "it turns when the action is over"
    table = moving(game_of(table), HOME)
    say(table, 0, "ship:2,0:dreadnought", "done")
    assert there(table, HOME, "dreadnought") == 1
    assert game_of(table).board.action.entered == []


@pytest.mark.rule("SA17-TOK-01")
def test_a_player_chooses_whether_to_go_by_a_wormhole_that_turns() -> None:
    game = new_game("sa17", tiles={"0,0": "wormhole_a"})
    token(game, HOME, "wormhole:A/B")
    put(game, 0, HOME, "cruiser")
    table = moving(game, "0,0")
    say(table, 0, "ship:0,-2:cruiser")
    assert "route:0,-2>0,-1>0,0" in offers(table, 0)
    say(table, 0, "route:0,-2>0,-1>0,0", "done")
    assert game_of(table).board.action.entered == []


# -- Gravity Rifts --------------------------------------------------------------------------------------------------------------


def rift_game(ruleset: str = "sa17") -> Game:
    """A Gravity Rift above the middle, and a Cruiser above it."""
    game = new_game(ruleset, tiles={"0,-1": "gravity_rift"})
    put(game, 0, HOME, "2 cruiser")
    return game


@EDITIONS
@pytest.mark.rule("SA17-SOT-02", "SAES-SOT-01")
def test_a_bend_in_a_gravity_rift_gives_one_more_system(ruleset: str) -> None:
    game = rift_game(ruleset)
    put(game, 0, "1,-2", "dreadnought")
    assert clause(game, "move:cruiser:0,-2:1,0") == "", "0,-1 to 1,-1 is a bend"
    assert clause(game, "move:cruiser:0,-2:0,1") == "OFF-MOV-1", "straight on there is no bonus"
    assert clause(game, "move:dreadnought:1,-2:0,0") == "", "the bonus makes the way legal"
    assert clause(game, "move:dreadnought:1,-2:-1,0") == "OFF-MOV-1", "that is the side opposite"


@EDITIONS
@pytest.mark.rule("SA17-SOT-02", "SAES-SOT-01")
def test_a_rift_entered_by_wormhole_gives_no_bonus(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"0,-1": "gravity_rift", "2,0": "wormhole_a"})
    token(game, "0,-1", "wormhole:A/B")
    put(game, 0, "2,0", "dreadnought")
    assert clause(game, "move:dreadnought:2,0:0,-1") == ""
    assert clause(game, "move:dreadnought:2,0:-1,0") == "OFF-MOV-1"


@pytest.mark.rule("SA17-SOT-03")
def test_ships_in_a_gravity_rift_do_not_block() -> None:
    game = rift_game()
    put(game, 1, "0,-1", "dreadnought")
    assert clause(game, "move:cruiser:0,-2:0,0") == ""


@pytest.mark.rule("SA17-SOT-04", "SA17-SOT-05", "SA17-SOT-06")
def test_a_die_for_each_ship_that_passes_and_one_to_three_stops_it() -> None:
    game = rift_game()
    table = moving(game, "0,0", [3, 4])
    say(table, 0, "ship:0,-2:cruiser", "ship:0,-2:cruiser", "done")
    after = game_of(table)
    assert (there(table, "0,-1", "cruiser"), there(table, "0,0", "cruiser")) == (1, 1)
    assert 0 in after.board.system(Hex("0,-1")).counters
    assert (after.player(0).pool, after.board.reinforcements(0)) == (3, 16 - 8 - 1), "the counter is from reinforcements"


@pytest.mark.rule("SA17-SOT-06")
def test_one_counter_in_all_and_none_where_one_lies() -> None:
    game = rift_game()
    table = moving(game, "0,0", [1, 1])
    say(table, 0, "ship:0,-2:cruiser", "ship:0,-2:cruiser", "done")
    assert game_of(table).board.system(Hex("0,-1")).counters == (0,)
    assert there(table, "0,-1", "cruiser") == 2


@pytest.mark.rule("SA17-SOT-04")
def test_nobody_rolls_who_starts_or_ends_in_the_rift_or_has_maneuvering_jets() -> None:
    game = rift_game()
    table = moving(game, "0,-1", [1, 1])
    say(table, 0, "ship:0,-2:cruiser", "done")
    assert there(table, "0,-1", "cruiser") == 1
    table = moving(game_of(table), "0,0", [1, 1])
    say(table, 0, "ship:0,-1:cruiser", "done")
    assert there(table, "0,0", "cruiser") == 1
    game_of(table).begin_effect("maneuvering_jets", 0, "technology")
    table = moving(game_of(table), "0,0", [1, 1])
    say(table, 0, "ship:0,-2:cruiser", "done")
    assert there(table, "0,0", "cruiser") == 2


@EDITIONS
@pytest.mark.rule("SA17-SOT-04", "SAES-SOT-02")
def test_carried_ships_are_not_rolled_for(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"0,-1": "gravity_rift"})
    game.begin_effect("xrd_transporters", 0, "technology")
    put(game, 0, HOME, "carrier, 3 fighter")
    table = moving(game, "0,0", [10, 1, 1, 1])
    say(table, 0, "ship:0,-2:carrier", *["load:system:0,-2:fighter"] * 3, "done")
    assert there(table, "0,0") == 4


@pytest.mark.rule("SA17-SOT-07")
def test_a_ship_stopped_among_enemy_ships_is_destroyed() -> None:
    game = rift_game()
    put(game, 1, "0,-1", "destroyer")
    table = moving(game, "0,0", [2, 9])
    say(table, 0, "ship:0,-2:cruiser", "ship:0,-2:cruiser", "done")
    assert (there(table, "0,-1"), there(table, "0,0")) == (0, 1)
    assert there(table, "0,-1", seat=1) == 1
    assert game_of(table).board.system(Hex("0,-1")).counters == ()


@pytest.mark.rule("SA17-SOT-05", "OFF-MOV-7")
def test_the_fleet_in_the_rift_is_brought_within_its_limits() -> None:
    game = rift_game()
    put(game, 0, "0,-1", "3 destroyer")
    table = moving(game, "0,0", [1])
    say(table, 0, "ship:0,-2:cruiser", "done")
    assert asks(table, 0) == "excess_ship"
    say(table, 0, "cruiser")
    assert there(table, "0,-1") == 3
