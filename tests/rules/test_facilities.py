"""Colonies and Refineries."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, new_game, offers, play, put, say, told
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, PlanetId


def building(game: Game, place: str = "1,1", kind: str = "tactical") -> Table:
    game.state.action = Action(0, kind, Hex(place))
    return play(game, Step("facilities.build", 0, place))


def settler(ruleset: str = "official", **changes: object) -> Game:
    """Arnor 2/1 and Lor 1/2 are the first player's."""
    game = new_game(ruleset)
    hold(game, 0, "arnor", "lor")
    game.board.set_planet(replace(game.board.planet(PlanetId("lor")), **changes))
    return game


def placing(game: Game) -> Table:
    async def procedure(playing: Game) -> None:
        await playing.facilities.status_step(0)

    return trial(game, procedure)


@pytest.mark.parametrize("ruleset", ["official", "cp"])
@pytest.mark.rule("OFF-SE-FAC", "CP-OPT-18")
def test_a_facility_is_built_in_the_production_step_and_exhausts_its_planet(ruleset: str) -> None:
    assert asks(building(settler(f"{ruleset} -facilities")), 0) == ""
    table = building(settler(ruleset))
    assert offers(table, 0) == ["colony:arnor", "refinery:arnor", "colony:lor", "refinery:lor", "done"]
    say(table, 0, "refinery:arnor", "colony:lor")
    game = game_of(table)
    assert (game.economy.resources(PlanetId("arnor")), game.economy.influence(PlanetId("arnor"))) == (3, 1)
    assert (game.economy.resources(PlanetId("lor")), game.economy.influence(PlanetId("lor"))) == (1, 3)
    assert [planet.exhausted for planet in game.board.system(Hex("1,1")).planets] == [True, True]
    assert not game.board.planet(PlanetId("jord")).exhausted  # each planet paid for its own
    assert asks(table, 0) == ""  # one a planet
    assert told(table).count("facilityplaced") == 2


@pytest.mark.rule("OFF-SE-FAC")
def test_an_exhausted_planet_is_paid_for_by_others() -> None:
    game = settler()
    game.board.exhaust(PlanetId("arnor"), "test")
    game.board.exhaust(PlanetId("lor"), "test")
    table = say(building(game), 0, "colony:arnor")
    assert game_of(table).board.planet(PlanetId("jord")).exhausted
    assert asks(table, 0) == ""  # nothing left to pay with


@pytest.mark.rule("OFF-SE-FAC")
def test_where_no_facility_is_built() -> None:
    assert asks(building(settler(), kind="transfer"), 0) == ""
    assert asks(building(new_game("official"), "0,-2"), 0) == ""  # a Home System
    just_now = settler(held_since=1)
    assert "colony:lor" not in offers(building(just_now), 0)
    blockaded = settler()
    put(blockaded, 1, "1,1", "fighter")
    assert asks(building(blockaded), 0) == ""
    station = new_game("official", tiles={"1,1": "tsion_bellatrix"})
    hold(station, 0, "tsion", "bellatrix")
    assert not [key for key in offers(building(station), 0) if key.endswith("tsion")]
    assert asks(building(new_game("official -facilities")), 0) == ""


@pytest.mark.rule("OFF-CMP-5")
def test_there_are_eight_colonies_and_eight_refineries() -> None:
    game = settler()
    others = [planet for planet in game.board.planets() if planet.id not in ("arnor", "lor")][:8]
    for planet in others:
        game.board.set_planet(replace(planet, facility="colony"))
    assert offers(building(game), 0) == ["refinery:arnor", "refinery:lor", "done"]


@pytest.mark.rule("OFF-SE-FAC")
def test_a_facility_can_be_lost() -> None:
    game = settler(facility="colony")
    game.facilities.remove(PlanetId("lor"), "conquered")
    assert game.economy.influence(PlanetId("lor")) == 2


@pytest.mark.rule("SA17-GEN-24")
def test_a_facility_is_placed_for_nothing_in_place_of_refreshing() -> None:
    game = settler("sa17")
    assert asks(building(game), 0) == ""  # not in the production step
    assert game.content.facilities["colony"].cost == 0
    table = say(placing(game), 0, "colony:lor", "done")
    playing = game_of(table)
    assert (playing.board.planet(PlanetId("lor")).facility, playing.board.planet(PlanetId("lor")).exhausted) == ("colony", True)
    assert not playing.board.planet(PlanetId("arnor")).exhausted
    assert asks(placing(settler("official")), 0) == ""


@pytest.mark.rule("SA17-GEN-25")
def test_a_facility_is_placed_whether_the_planet_was_exhausted_or_not() -> None:
    game = settler("sa17", exhausted=True)
    game.economy.refresh(0)
    table = say(placing(game), 0, "refinery:lor", "refinery:arnor")
    assert [planet.exhausted for planet in game_of(table).board.system(Hex("1,1")).planets] == [True, True]


@pytest.mark.rule("SA17-GEN-26")
def test_a_facility_on_a_planet_gained_this_round_but_not_at_home_nor_on_a_station() -> None:
    game = settler("sa17", held_since=1)
    assert offers(placing(game), 0) == ["colony:arnor", "refinery:arnor", "colony:lor", "refinery:lor", "done"]
    station = new_game("sa17", tiles={"1,1": "tsion_bellatrix"})
    hold(station, 0, "tsion")
    assert asks(placing(station), 0) == ""
    assert asks(placing(settler("sa17", facility="colony")), 0) == "place_facility"
