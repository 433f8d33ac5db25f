"""Planetary Landings: what may land where, and what the landing alone brings about."""

from __future__ import annotations

from typing import Any

import pytest
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, units
from trial import also

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import BEFORE_INVASION, Invading
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Leader, Place, PlanetId

HERE = "1,1"  # Arnor and Lor
STEPS = ("landing.begin", "bombardment.begin", "invasion.begin")


def landing(game: Game, *steps: str, kind: str = "tactical", place: str = HERE) -> Table:
    """A table at which seat 0 is in the middle of an action."""
    game.state.action = Action(0, kind, Hex(place))
    game.begin_scope("action")
    return play(game, *(Step(name, 0, place) for name in steps or STEPS))


def action(table: Table) -> Action:
    return game_of(table).board.action


def token(game: Game, planet: str, *tokens: str) -> None:
    game.board.set_planet(replace(game.board.planet(PlanetId(planet)), tokens=tokens))


# -- declaring ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-LND-1")
@pytest.mark.rule("SA17-NOM-02")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_ground_units_and_pds_land_anywhere_in_the_system_and_fighters_do_not(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HERE, "carrier, fighter, 2 ground_force, shock_troop, mechanized_unit, pds")
    table = landing(game)
    kinds = ("ground_force", "shock_troop", "mechanized_unit", "pds")
    assert offers(table, 0) == [*(f"land:arnor:{k}" for k in kinds), *(f"land:lor:{k}" for k in kinds), "done"]
    say(table, 0, "land:arnor:ground_force", "land:lor:ground_force")
    assert "land:lor:ground_force" not in offers(table, 0)
    assert not game_of(table).board.planet(PlanetId("arnor")).stacks  # nothing moves before all of it is said
    say(table, 0, "done", "planet:lor")
    assert [game_of(table).board.planet(PlanetId(p)).owner for p in ("arnor", "lor")] == [0, 0]


@pytest.mark.rule("OFF-LND-1")
def test_nobody_is_asked_without_anything_to_land() -> None:
    game = new_game("official")
    put(game, 0, HERE, "2 cruiser")
    table = landing(game)
    assert not table.pending
    assert not action(table).landings


@pytest.mark.rule("OFF-LND-1")
def test_a_damaged_unit_lands_damaged() -> None:
    game = new_game("sa17")
    put(game, 0, HERE, "carrier, mechanized_unit, mechanized_unit*1")
    hold(game, 0, "arnor")
    table = landing(game)
    say(table, 0, "land:arnor:mechanized_unit*1", "done")
    assert list(game_of(table).board.army(0, PlanetId("arnor"))) == units("mechanized_unit*1")
    assert list(game_of(table).board.units(0, in_system(Hex(HERE)))) == units("carrier, mechanized_unit")


@pytest.mark.rule("OFF-LND-2")
def test_on_an_own_planet_units_just_move() -> None:
    game = new_game("official")
    hold(game, 0, "arnor")
    put(game, 0, HERE, "carrier, ground_force")
    table = landing(game)
    say(table, 0, "land:arnor:ground_force", "done")
    planet = game_of(table).board.planet(PlanetId("arnor"))
    assert (planet.owner, planet.exhausted) == (0, False)
    assert not game_of(table).board.deeds("gained_planet", 0)


@pytest.mark.rule("OFF-LND-2")
@pytest.mark.rule("OFF-INV-7")
def test_a_neutral_planet_is_taken_exhausted_and_counts_as_an_invasion() -> None:
    game = new_game("official")
    put(game, 0, HERE, "carrier, ground_force")
    table = landing(game)
    say(table, 0, "land:arnor:ground_force", "done")
    planet = game_of(table).board.planet(PlanetId("arnor"))
    assert (planet.owner, planet.exhausted, planet.held_since) == (0, True, 1)
    deed = game_of(table).board.deeds("invaded_planet", 0)[0]
    assert (deed.target, deed.place, deed.what, deed.amount) == (-1, "planet:arnor", "undefended", 0)


@pytest.mark.rule("OFF-LND-2")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_an_enemy_planet_without_ground_units_falls_and_loses_its_installations(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "space_dock")
    put(game, 0, HERE, "carrier, ground_force")
    table = landing(game)
    say(table, 0, "land:arnor:ground_force", "done")
    planet = game_of(table).board.planet(PlanetId("arnor"))
    assert (planet.owner, planet.exhausted) == (0, True)
    assert not game_of(table).board.units(1, Place("planet:arnor"))
    assert [(deed.target, deed.what) for deed in game_of(table).board.deeds("destroyed_unit", 0)] == [(1, "space_dock")]


@pytest.mark.rule("OFF-PDS-6")
@pytest.mark.parametrize("owner", [-1, 1])
def test_a_pds_that_lands_alone_is_destroyed(owner: int) -> None:
    game = new_game("official")
    if owner >= 0:
        hold(game, owner, "arnor")
    put(game, 0, HERE, "carrier, pds")
    table = landing(game)
    say(table, 0, "land:arnor:pds", "done")
    assert game_of(table).board.on_board(0, "pds") == 0
    assert game_of(table).board.planet(PlanetId("arnor")).owner == owner


@pytest.mark.rule("OFF-CMP-7")
def test_no_third_pds_lands_on_a_planet() -> None:
    game = new_game("official")
    hold(game, 0, "arnor")
    put(game, 0, "arnor", "pds")
    put(game, 0, HERE, "carrier, 2 pds")
    table = landing(game)
    say(table, 0, "land:arnor:pds")
    assert offers(table, 0) == ["land:lor:pds", "done"]
    assert table.game.explain(0, "land:arnor:pds").allowed  # one more would do; it is the draft that is full
    say(table, 0, "done")
    assert table.game.explain(0, "land:arnor:pds").clause == "OFF-CMP-7"


# -- places ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SYS-6")
def test_nothing_lands_on_a_trade_station_which_is_his_who_alone_has_ships_there() -> None:
    game = new_game("official", tiles={HERE: "tsion_bellatrix"})
    hold(game, 1, "tsion")
    put(game, 0, HERE, "carrier, ground_force")
    table = landing(game)
    assert offers(table, 0) == ["land:bellatrix:ground_force", "done"]
    assert table.game.explain(0, "land:tsion:ground_force").clause == "OFF-SYS-6"
    say(table, 0, "done")
    station = game_of(table).board.planet(PlanetId("tsion"))
    assert (station.owner, station.exhausted) == (0, True)
    assert not action(table).victims  # no agreement breaks


@pytest.mark.rule("OFF-SYS-6")
def test_a_contested_trade_station_stays_with_its_owner_and_so_does_a_deserted_one() -> None:
    game = new_game("official", tiles={HERE: "tsion_bellatrix"})
    hold(game, 1, "tsion")
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "cruiser")
    assert game_of(landing(game, "invasion.begin")).board.planet(PlanetId("tsion")).owner == 1
    game = new_game("official", tiles={HERE: "tsion_bellatrix"})
    hold(game, 1, "tsion")
    assert game_of(landing(game, "invasion.begin")).board.planet(PlanetId("tsion")).owner == 1


@pytest.mark.rule("OFF-TRF-4")
def test_in_a_transfer_action_units_land_on_own_planets_only() -> None:
    game = new_game("official")
    hold(game, 0, "lor")
    put(game, 0, HERE, "carrier, ground_force")
    table = landing(game, "landing.begin", kind="transfer")
    assert offers(table, 0) == ["land:lor:ground_force", "done"]
    assert table.game.explain(0, "land:arnor:ground_force").clause == "OFF-TRF-4"


@pytest.mark.rule("OFF-OPT-LDR-1")
def test_a_leader_lands_on_a_foreign_planet_only_with_a_ground_unit() -> None:
    game = new_game("official")
    hold(game, 0, "lor")
    put(game, 0, HERE, "carrier, ground_force")
    game.state.leaders = (
        Leader("sol_agent", "agent", 0, in_system(Hex(HERE))),
        Leader("other", "agent", 1, in_system(Hex(HERE))),
    )
    table = landing(game)
    assert offers(table, 0) == ["land:arnor:ground_force", "land:lor:ground_force", "land:lor:sol_agent", "done"]
    assert table.game.explain(0, "land:arnor:sol_agent").clause == "OFF-OPT-LDR-1"
    say(table, 0, "land:arnor:ground_force", "land:arnor:sol_agent", "done")
    assert game_of(table).state.leaders[0].where == "planet:arnor"
    assert not game_of(table).state.doomed


@pytest.mark.rule("OFF-LND-1")
def test_explaining_names_the_clause() -> None:
    game = new_game("sa17")
    put(game, 0, HERE, "carrier, ground_force")
    table = landing(game)
    assert (table.game.explain(0, "land:arnor:ground_force").allowed, offers(table, 0)[0]) == (True, "land:arnor:ground_force")
    assert table.game.explain(0, "land:arnor:pds").clause == "OFF-LND-1"
    assert not table.game.explain(0, "land:thibah:ground_force").allowed


# -- Worldgates --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-TOK-06")
def test_units_walk_through_worldgates_from_systems_that_are_not_activated() -> None:
    game = new_game("sa17")
    hold(game, 0, "thibah")
    hold(game, 1, "arnor")
    for planet in ("arnor", "thibah", "jord"):
        token(game, planet, "worldgate")
    put(game, 0, "thibah", "2 ground_force, pds")
    put(game, 0, "jord", "ground_force")
    put(game, 1, HERE, "cruiser")  # no ship of the player is needed
    home = game.board.system(game.board.system_of(PlanetId("jord")))
    game.board.set_system(replace(home, counters=(0,)))
    table = landing(game)
    assert offers(table, 0) == ["land:arnor:ground_force:thibah", "land:arnor:pds:thibah", "done"]
    say(table, 0, "land:arnor:ground_force:thibah", "done")
    board = game_of(table).board
    assert (board.planet(PlanetId("arnor")).owner, board.planet(PlanetId("thibah")).owner) == (0, 0)
    assert list(board.units(0, Place("planet:thibah"))) == units("ground_force, pds")
    assert action(table).victims == [1]


@pytest.mark.rule("SA17-TOK-06")
def test_without_a_worldgate_at_both_ends_nobody_walks() -> None:
    game = new_game("sa17")
    hold(game, 0, "thibah")
    token(game, "arnor", "worldgate")
    put(game, 0, "thibah", "2 ground_force")
    assert not landing(game).pending
    game = new_game("official")
    for planet in ("arnor", "thibah"):
        token(game, planet, "worldgate")
    put(game, 0, "thibah", "2 ground_force")
    assert not landing(game).pending


# -- hostile acts, and stopping an invasion ----------------------------------------------------------------------------


@pytest.mark.rule("SA17-NOM-07", "SAES-STR-16")
@pytest.mark.rule("SA17-NOM-08")
@pytest.mark.rule("OFF-INV-6")
@ASCENSION
def test_landing_on_a_players_planets_is_one_hostile_action_against_him(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 1, "arnor", "lor")
    put(game, 0, HERE, "carrier, 2 ground_force")
    table = landing(game)
    say(table, 0, "land:arnor:ground_force", "land:lor:ground_force", "done")
    assert asks(table, 0) == "invasion_order"
    say(table, 0, "planet:lor")
    assert action(table).victims == [1]


def stopper(game: Game) -> None:
    """Seat 1 may stop an invasion."""
    layer = Behaviours("test")

    def offer(game: Game, effect: Effect, invading: Invading) -> list[str]:
        return ["stop"] if invading.owner == effect.owner else []

    @layer.may("stopper", BEFORE_INVASION, offer)
    async def stop(game: Game, effect: Effect, invading: Invading, key: str) -> None:
        invading.stopped = True

    also(game, layer)
    game.begin_effect("stopper", 1, "leader")


def stopped(ruleset: str, ships: str) -> Any:
    game = new_game(ruleset)
    hold(game, 1, "arnor", "lor")
    put(game, 1, "arnor", "2 ground_force")
    put(game, 0, HERE, f"carrier, 3 ground_force, {ships}")
    stopper(game)
    table = landing(game)
    say(table, 0, "land:arnor:ground_force", "land:arnor:ground_force", "land:lor:ground_force", "done")
    offered = offers(table, 1)
    say(table, 1, offered[0], "pass")
    return table


@pytest.mark.rule("SA17-LDR-14")
def test_an_invasion_that_is_stopped_goes_back_aboard_and_nothing_is_bombarded_there() -> None:
    table = stopped("sa17", "dreadnought")
    assert offers(table, 0) == ["bombard:lor:dreadnought", "done"]
    say(table, 0, "done")
    board = game_of(table).board
    assert (board.planet(PlanetId("arnor")).owner, board.planet(PlanetId("lor")).owner) == (1, 0)
    assert list(board.units(0, in_system(Hex(HERE)))) == units("dreadnought, carrier, 2 ground_force")


@pytest.mark.rule("OFF-OPT-LDR-5")
def test_officially_a_war_sun_bombards_where_the_invasion_was_stopped() -> None:
    table = stopped("official", "war_sun")
    assert offers(table, 0) == ["bombard:arnor:war_sun", "done"]
