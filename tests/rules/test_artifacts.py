"""Artifacts: finding them, and what they are worth."""

from __future__ import annotations

import pytest
from tables import ASCENSION, game_of, hold, new_game, play, put, say, told
from trial import also, trial

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import TECHNOLOGY_DISCOUNT, Specialty
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Place, PlanetId

HERE = "1,1"  # Arnor and Lor
BOTH = ["official", "sa17"]


def found(ruleset: str, token: str) -> Table:
    """Seat 0 lands on Arnor, where a token lies face down."""
    game = new_game(ruleset)
    game.state.artifacts = {Place("planet:arnor"): [CardId(token)]}
    put(game, 0, HERE, "carrier, ground_force")
    game.state.action = Action(0, "tactical", Hex(HERE))
    game.begin_scope("action")
    table = play(game, *(Step(name, 0, HERE) for name in ("landing.begin", "invasion.begin")))
    assert not any(table.game.sees(0, zone, token) for zone in table.game.zones() if token in zone.things)
    return say(table, 0, "land:arnor:ground_force", "done")


@pytest.mark.rule("OFF-SE-ART", "CP-OPT-21")
@pytest.mark.parametrize("ruleset", [*BOTH, "cp"])
def test_a_real_artifact_is_turned_over_and_its_point_goes_with_the_planet(ruleset: str) -> None:
    table = found(ruleset, "lazax_armory")
    game = game_of(table)
    assert "artifactfound" in told(table)
    assert game.state.artifacts == {"planet:arnor": ["lazax_armory"]}
    assert game.artifacts.controlled(0) == ["lazax_armory"]
    assert game.artifacts.controlled(0, held=True) == []
    assert "lazax_armory" in game.state.special
    if ruleset != "sa17":  # SA17-OBJ-01: otherwise in the Status Phase
        assert [(claim.seat, claim.source, claim.points) for claim in game.state.claims] == [(0, "lazax_armory", 1)]

    async def conquest(game: Game) -> None:
        await game.invasion.conquer(1, PlanetId("arnor"), "invasion")

    game = game_of(trial(game, conquest))
    if ruleset != "sa17":
        assert [(claim.seat, claim.source) for claim in game.state.claims] == [(1, "lazax_armory")]
    assert (game.artifacts.controlled(0), game.artifacts.controlled(1)) == ([], ["lazax_armory"])


@pytest.mark.rule("OFF-SE-ART")
def test_an_artifact_is_found_however_the_planet_is_gained() -> None:
    game = new_game("official")
    game.state.artifacts = {Place("planet:arnor"): [CardId("lazax_armory")]}

    async def annexation(game: Game) -> None:
        await game.invasion.gain(0, PlanetId("arnor"), "annexation")

    assert game_of(trial(game, annexation)).artifacts.controlled(0) == ["lazax_armory"]


@pytest.mark.rule("OFF-SE-ART")
def test_officially_a_blank_artifact_is_worth_nothing() -> None:
    game = game_of(found("official", "blank#2"))
    assert (game.state.artifacts, game.player(0).trade_goods, game.state.claims) == ({}, 0, [])


@pytest.mark.rule("SA17-ART-05", "SAES-ART-04")
@ASCENSION
def test_a_blank_artifact_is_worth_two_trade_goods_to_its_finder(ruleset: str) -> None:
    game = game_of(found(ruleset, "blank#2"))
    assert (game.state.artifacts, game.player(0).trade_goods) == ({}, 2)


@pytest.mark.rule("SA17-ART-01", "SAES-ART-01")
@pytest.mark.rule("SA17-ART-02")
@ASCENSION
def test_an_artifact_is_a_specialty_of_its_colour_even_on_an_exhausted_planet(ruleset: str) -> None:
    game = game_of(found(ruleset, "lazax_armory"))
    assert game.board.planet(PlanetId("arnor")).exhausted
    assert (game.artifacts.places(0, "red"), game.artifacts.places(0, "blue")) == (["planet:arnor"], [])
    assert [game.technology.discount(0, colour) for colour in ("red", "blue")] == [1, 0]
    assert game.technology.discount(1, "red") == 0
    assert game_of(found("official", "lazax_armory")).technology.discount(0, "red") == 0


@pytest.mark.rule("SA17-ART-03", "SAES-ART-02")
@ASCENSION
def test_whoever_doubles_the_specialties_of_a_place_doubles_the_artifacts(ruleset: str) -> None:
    layer = Behaviours("test")

    @layer.modify("scholar", TECHNOLOGY_DISCOUNT)
    def scholar(game: Game, effect: Effect, discount: int, specialty: Specialty) -> int:
        return 2 * discount if specialty.place == effect.where else discount

    game = game_of(found(ruleset, "lazax_armory"))
    also(game, layer)
    game = game_of(play(game))
    game.begin_effect("scholar", 0, "leader", where="planet:arnor")
    assert game.technology.discount(0, "red") == 2


@pytest.mark.rule("SA17-ART-04", "SAES-ART-03")
@ASCENSION
def test_an_artifact_makes_no_specialty_planet(ruleset: str) -> None:
    game = game_of(found(ruleset, "lazax_armory"))
    assert game.technology.specialty_planets(0) == []
    assert game.artifacts.colours(0) == ["red"]


@pytest.mark.rule("OFF-SE-ART")
def test_a_planet_that_becomes_neutral_keeps_its_artifact_for_the_next_owner() -> None:
    game = game_of(found("sa17", "lazax_armory"))
    game.board.set_planet(replace(game.board.planet(PlanetId("arnor")), owner=-1))
    assert game.artifacts.controlled(0) == []
    hold(game, 1, "arnor")
    assert game.artifacts.controlled(1) == ["lazax_armory"]


@pytest.mark.rule("SA17-ART-03")
def test_an_artifact_in_space_is_taken_like_a_trade_station_and_kept() -> None:
    game = new_game("sa17", tiles={"1,0": "empty_base"})
    game.state.artifacts = {Place("system:1,0"): [CardId("lazax_armory")]}
    put(game, 0, "1,0", "cruiser")
    game.state.action = Action(0, "tactical", Hex("1,0"))
    game = game_of(play(game, Step("invasion.begin", 0, "1,0")))
    assert game.artifacts.places(0, "red") == ["system:1,0"]
    game.board.remove(0, Place("system:1,0"), game.board.units(0, Place("system:1,0")), "test")
    assert game.artifacts.controller(Place("system:1,0")) == 0
