"""The second reading: Domain Counters, in scenes."""

from __future__ import annotations

import pytest
from claiming import Position, gains, holds
from tables import asks, game_of, new_game, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.state import Action, CardId, Place, PlanetId

HABITATS = "uncharted_habitats"
STEPS = ("landing.begin", "bombardment.begin", "invasion.begin", "tactical.end")
FIVE = ("wellon", "vefut_ii", "thibah", "tarmann", "saudor")


def founded() -> Position:
    """A galaxy in which Uncharted Habitats were found."""
    return Position("sa17", tiles={"1,-2": HABITATS})


@pytest.mark.rule("SA17-DOM-01")
def test_uncharted_habitats_are_no_planet_where_planets_are_counted() -> None:
    """Treated as a Trade Station, and for objectives neither a planet nor a Trade Station."""
    at = founded()
    holds(HABITATS, *FIVE[:4])(at)
    assert not at.game.objectives.qualifies(0, "five_planets")
    holds(FIVE[4])(at)
    assert at.game.objectives.qualifies(0, "five_planets")


@pytest.mark.rule("SA17-DOM-01")
def test_uncharted_habitats_make_nobodys_planets_the_most_and_nobody_less_isolated() -> None:
    """One planet each is a tie, with the Habitats too."""
    at = founded()
    holds("thibah")(at)
    holds(HABITATS, seat=1)(at)
    assert at.game.objectives.qualifies(0, "most_planets")
    holds("tarmann", seat=1)(at)
    assert at.game.objectives.qualifies(0, "most_planets")
    with_them, without = founded(), founded()
    holds(HABITATS)(with_them)
    for here in (with_them, without):
        holds("thibah", seat=1)(here)
        holds("tarmann", seat=2)(here)
    assert with_them.game.objectives.qualifies(0, "isolated") == without.game.objectives.qualifies(0, "isolated") is True


@pytest.mark.rule("SA17-DOM-01")
def test_ships_alone_control_the_system_of_uncharted_habitats_for_objectives() -> None:
    """There is no planet there, whoever has the Habitats."""
    at = founded()
    holds(*FIVE[:4])(at)
    holds(HABITATS, seat=1)(at)
    for planet in FIVE[:4]:
        put(at.game, 0, at.game.board.system_of(PlanetId(planet)), "destroyer")
    assert not at.game.objectives.qualifies(0, "five_systems")
    put(at.game, 0, "1,-2", "fighter")
    assert at.game.objectives.qualifies(0, "five_systems")
    put(at.game, 1, "1,-2", "fighter")
    assert not at.game.objectives.qualifies(0, "five_systems")


@pytest.mark.rule("SA17-DOM-01")
def test_uncharted_habitats_are_no_planet_gained() -> None:
    """Two planets and the Habitats are not three planets."""
    at = founded()
    for planet in ("thibah", "tarmann", HABITATS):
        gains(planet)(at)
    assert not at.game.objectives.qualifies(0, "gain_three_planets")
    gains("saudor")(at)
    assert at.game.objectives.qualifies(0, "gain_three_planets")


def storm(ruleset: str, dice: list[int]) -> Table:
    """Two Cruisers beat the Custodians' Fighters; one Ground Force meets their Ground Forces."""
    game = new_game(ruleset)
    put(game, 0, "0,0", "2 cruiser, carrier, ground_force")
    for counter in ("custodian_fighters:3", "custodian_ground_forces:2"):
        game.domain_counters.lay(Place("planet:mecatol_rex"), CardId(counter))
    game.state.action = Action(0, "tactical", Hex("0,0"))
    game.begin_scope("action")
    table = play(game, *(Step(name, 0, "0,0") for name in STEPS), dice=dice)
    say(table, 0, "land:mecatol_rex:ground_force", "done")
    answers = {"next_counter": "custodian_fighters:3", "first_battle": "space"}
    while question := asks(table, 0):
        say(table, 0, answers.get(question, "no"))
    return table


@pytest.mark.rule("OFF-SE-CUS")
def test_beaten_fighters_of_the_custodians_are_gone_though_the_landing_fails() -> None:
    """Gone for good when beaten: the next landing meets the Ground Forces alone."""
    table = storm("official", [7, 7, 9, 1, 1, 1, 1, 8, 8])
    assert game_of(table).board.planet(PlanetId("mecatol_rex")).owner == -1
    assert game_of(table).domain_counters.at(Place("planet:mecatol_rex")) == ["custodian_ground_forces:2"]


@pytest.mark.rule("SA17-DOM-01")
def test_in_shattered_ascension_they_are_put_back_while_nobody_stands_there() -> None:
    """If at the end of the action no player's units are at the counter's place, it is put back."""
    table = storm("sa17", [7, 7, 9, 1, 1, 1, 1, 8, 8])
    assert game_of(table).board.planet(PlanetId("mecatol_rex")).owner == -1
    assert game_of(table).domain_counters.at(Place("planet:mecatol_rex")) == ["custodian_fighters:3", "custodian_ground_forces:2"]
