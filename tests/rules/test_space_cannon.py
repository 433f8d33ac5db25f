"""PDS fire at ships."""

from __future__ import annotations

from typing import Any

import pytest
from races.racing import become
from tables import asks, game_of, new_game, offers, play, put, say, told, units
from trial import also

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex, border
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import AFTER_CANNONS, CANNON_RANGE, MAY_FIRE, Firing, Unit
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, Action, BorderToken, Group

HERE = Hex("1,0")  # Thibah
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])

deep_space = Behaviours("test")


@deep_space.modify("deep_space", CANNON_RANGE)
def reach(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    return value + 1


@deep_space.modify("lasers", MAY_FIRE)
def through_belts(game: Game, effect: Effect, value: Any, firing: Firing) -> Any:
    return type(value)(True) if value.clause == "SA17-TOK-04" and firing.origin != firing.system else value


def deeper(game: Game, seat: int, key: str = "deep_space") -> None:
    """A player's cannons reach one system further."""
    also(game, deep_space)
    game.begin_effect(key, seat, "technology")


def fire(game: Game, dice: tuple[int, ...] = ()) -> Table:
    """The first player has activated the system; its ships are fired at, and fire."""
    if game.state.action is None:
        game.state.action = Action(0, "tactical", HERE)
    return play(game, Step("space_cannon.fire", 0, HERE), dice=dice)


def ships(table: Table, seat: int) -> tuple[Group, ...]:
    return game_of(table).board.units(seat, in_system(HERE))


# -- range -------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-PDS-1")
def test_cannons_fire_into_their_own_system_only(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, "thibah", "pds")
    put(game, 1, "vefut_ii", "pds")  # next door
    table = fire(game, dice=(6,))
    assert offers(table, 1) == ["fire:0", "done"]
    say(table, 1, "fire:0")
    assert ships(table, 0) == tuple(units("cruiser"))
    assert table.over


@BOTH
@pytest.mark.rule("OFF-PDS-1")
def test_with_deep_space_cannons_they_reach_the_next_system_but_not_the_one_beyond(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, "vefut_ii", "pds")
    put(game, 1, "wellon", "pds")  # two systems away
    deeper(game, 1)
    table = fire(game, dice=(6,))
    say(table, 1, "fire:0")
    assert told(table).count("rolled") == 1


@BOTH
@pytest.mark.rule("OFF-PDS-1")
def test_no_fire_goes_through_wormholes(ruleset: str) -> None:
    game = new_game(ruleset)
    for place in ("1,0", "-1,-1"):
        system = game.board.system(Hex(place))
        game.board.set_system(replace(system, tokens=("wormhole:A/B",)))
    assert Hex("-1,-1") in game.galaxy.movement_adjacent(1, HERE)
    put(game, 0, HERE, "cruiser")
    put(game, 1, "tequran", "pds")
    deeper(game, 1)
    assert fire(game).over


@BOTH
@pytest.mark.rule("OFF-SYS-4", "OFF-PDS-1")
def test_nobody_fires_at_ships_in_an_ion_storm(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"1,0": "ion_storm"})
    put(game, 0, HERE, "cruiser")
    put(game, 1, "vefut_ii", "pds")
    deeper(game, 1)
    assert fire(game).over


@BOTH
@pytest.mark.rule("OFF-PDS-1")
def test_pds_aboard_a_ship_do_not_fire_but_the_ship_may_have_cannons(ruleset: str) -> None:
    game = new_game(ruleset, seats=6)
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, HERE, "carrier, 2 pds")
    put(game, 5, HERE, "flagship")  # of the Xxcha, with two cannons
    table = fire(game, dice=(10, 1))
    assert offers(table, 1) == []
    say(table, 5, "fire:0")
    assert ships(table, 0) == tuple(units("cruiser"))
    rolled = [event for event in table.events_since(None) if event["event"] == "rolled"]
    assert [(event["kind"], list(event["faces"])) for event in rolled] == [("flagship", [10, 1])]


# -- borders (Shattered Ascension) -------------------------------------------------------------------------------------


def across(kind: str, ruleset: str = "sa17") -> Game:
    """An enemy PDS with deep space cannons behind a border token."""
    game = new_game(ruleset)
    put(game, 0, HERE, "cruiser")
    put(game, 1, "vefut_ii", "pds")
    game.state.border_tokens = [BorderToken(border(HERE, Hex("1,-1")), kind)]
    deeper(game, 1)
    return game


@pytest.mark.rule("SA17-TOK-04", "SA17-BRD-03")
def test_no_fire_across_an_asteroid_belt() -> None:
    assert fire(across("asteroid_belt")).over
    assert asks(fire(across("standing_grav_wave")), 1) == "space_cannon"


@pytest.mark.rule("SA17-TOK-05")
def test_no_fire_across_a_space_time_anomaly() -> None:
    assert fire(across("space_time_anomaly")).over


@pytest.mark.rule("SA17-TOK-04")
def test_an_effect_may_let_fire_through_a_belt_but_not_through_an_anomaly() -> None:
    for kind, asked in (("asteroid_belt", "space_cannon"), ("space_time_anomaly", "")):
        game = across(kind)
        game.begin_effect("lasers", 1, "technology")
        assert asks(fire(game), 1) == asked


# -- who fires, when, at whom ------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-TAC-3")
def test_the_others_fire_first_and_then_the_active_player(ruleset: str) -> None:
    game = new_game(ruleset, seats=3)
    put(game, 0, HERE, "cruiser, destroyer")
    put(game, 0, "thibah", "pds")
    put(game, 1, HERE, "cruiser")
    put(game, 2, "vefut_ii", "pds")
    deeper(game, 2)
    table = fire(game, dice=(6, 6))
    assert asks(table, 2) == "space_cannon"
    assert asks(table, 0) == ""
    say(table, 2, "fire:0")
    say(table, 0, "destroy:destroyer")
    assert offers(table, 0) == ["fire:1", "done"]
    say(table, 0, "fire:1")
    assert ships(table, 0) == tuple(units("cruiser"))
    assert ships(table, 1) == ()


@BOTH
@pytest.mark.rule("OFF-PDS-2")
def test_the_others_fire_at_the_active_player_only(ruleset: str) -> None:
    game = new_game(ruleset, seats=3)
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "cruiser")
    put(game, 2, "thibah", "pds")
    assert offers(fire(game), 2) == ["fire:0", "done"]
    game = new_game(ruleset, seats=3)
    put(game, 1, HERE, "cruiser")
    put(game, 2, "thibah", "pds")
    assert fire(game).over  # nothing of the active player's is there


@BOTH
@pytest.mark.rule("OFF-PDS-2")
def test_firing_is_optional_cannon_by_cannon(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HERE, "3 cruiser")
    put(game, 1, "thibah", "2 pds")
    table = fire(game)
    assert offers(table, 1) == ["fire:0", "fire:0:planet:thibah", "done"]
    say(table, 1, "done")
    assert told(table).count("rolled") == 0
    table = fire(game, dice=(6,))
    say(table, 1, "fire:0:planet:thibah", "done")
    assert ships(table, 0) == tuple(units("2 cruiser"))


@BOTH
@pytest.mark.rule("OFF-PDS-2")
def test_each_pds_fires_once_per_activation(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HERE, "3 cruiser")
    put(game, 1, "thibah", "2 pds")
    game.state.action = Action(0, "tactical", HERE)
    table = play(game, Step("space_cannon.fire", 0, HERE), Step("space_cannon.fire", 0, HERE), dice=(1, 1, 1))
    say(table, 1, "fire:0:planet:thibah", "done")
    assert offers(table, 1) == ["fire:0", "done"]  # only the one that has not fired
    say(table, 1, "fire:0")
    assert table.over
    assert game_of(table).board.action.shot == ["planet:thibah#1", "planet:thibah#1"]


@BOTH
@pytest.mark.rule("OFF-TAC-3")
def test_the_active_player_may_fire_at_several_fleets(ruleset: str) -> None:
    game = new_game(ruleset, seats=3)
    put(game, 0, "thibah", "2 pds")
    put(game, 1, HERE, "cruiser")
    put(game, 2, HERE, "cruiser")
    table = fire(game, dice=(6, 6))  # a system may be activated just to let PDS fire
    assert offers(table, 0) == ["fire:1", "fire:1:planet:thibah", "fire:2", "fire:2:planet:thibah", "done"]
    say(table, 0, "fire:1:planet:thibah", "fire:2")
    assert ships(table, 1) == ships(table, 2) == ()


@pytest.mark.rule("OFF-TAC-3")
def test_nobody_fires_at_neutral_ships() -> None:
    game = new_game("sa17")
    put(game, 0, "thibah", "pds")
    put(game, NEUTRAL, HERE, "2 fighter")
    assert fire(game).over


# -- hits --------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-PDS-3")
def test_the_owner_of_the_fleet_assigns_the_hits(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HERE, "dreadnought, carrier, 2 fighter")
    put(game, 1, "thibah", "pds")
    table = fire(game, dice=(6,))
    say(table, 1, "fire:0")
    assert offers(table, 0) == ["sustain:dreadnought", "destroy:dreadnought", "destroy:carrier", "destroy:fighter"]
    say(table, 0, "sustain:dreadnought")
    assert ships(table, 0) == tuple(units("dreadnought*1, carrier, 2 fighter"))


@BOTH
@pytest.mark.rule("OFF-PDS-3")
def test_fire_is_not_hostile(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "thibah", "pds")
    put(game, 1, HERE, "cruiser")
    table = fire(game, dice=(6,))
    say(table, 0, "fire:1")
    assert ships(table, 1) == ()
    assert game_of(table).board.action.victims == []


@BOTH
@pytest.mark.rule("OFF-UNI-3")
def test_fighters_whose_carrier_is_shot_before_the_battle_are_lost(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HERE, "carrier, 2 fighter, cruiser")
    put(game, 1, "thibah", "pds")
    table = fire(game, dice=(6,))
    say(table, 1, "fire:0")
    say(table, 0, "destroy:carrier")
    assert ships(table, 0) == tuple(units("cruiser"))


@pytest.mark.rule("OFF-TAC-3")
def test_everybody_may_react_when_the_cannons_have_fired() -> None:
    game = new_game("official")
    behaviours, seen = Behaviours("test"), []

    @behaviours.on("watcher", AFTER_CANNONS)
    async def watcher(game: Game, effect: Effect, context: Any) -> None:
        seen.append(context.system)

    also(game, behaviours)
    game.begin_effect("watcher", 0, "card")
    fire(game)
    assert seen == [HERE]


@pytest.mark.rule("OFF-PDS-2")
@pytest.mark.content("sa17:action/asteroid_base")
@pytest.mark.parametrize(("orders", "rolled"), [(["fire:0"], [2, 1]), (["fire:0:system:1,0", "done"], [1])])
def test_cannons_of_several_kinds_in_one_place_fire_once_each(orders: list[str], rolled: list[int]) -> None:
    game = new_game("sa17")
    become(game, 1, "xxcha")
    put(game, 1, HERE, "flagship, space_dock")
    game.begin_effect("asteroid_base", 1, "card", where=in_system(HERE))
    put(game, 0, HERE, "4 carrier")
    table = fire(game, dice=(1, 1, 1))
    assert offers(table, 1) == ["fire:0", "fire:0:system:1,0", "done"]
    say(table, 1, *orders)
    faces = [event["faces"] for event in table.events_since(None) if event["event"] == "rolled"]
    assert sorted(map(len, faces), reverse=True) == rolled
