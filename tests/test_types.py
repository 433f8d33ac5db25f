"""What the type checker sees: a place is no planet, a planet no place.

A game does not notice such a mistake, it only finds nothing there. Each line marked as wrong is wrong; were it no longer, mypy
would say that the mark is not needed.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from tables import new_game, put

from mecatol.rules import forces
from mecatol.rules.decks import printed
from mecatol.rules.naming import on_planet, planet_of
from mecatol.rules.state import MERCENARIES, SPACE_SIDE, UNITS, CardId, PlanetId

JORD = PlanetId("jord")
PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def test_marks_that_are_not_needed_are_errors() -> None:
    settings = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"]
    assert "tests" in settings["files"]


def test_a_planet_is_no_place() -> None:
    board = new_game("official").board
    put(board.game, 0, "jord", "2 ground_force")
    assert board.units(0, on_planet(JORD)) != ()
    assert board.units(0, JORD) == ()  # type: ignore[arg-type]
    assert board.units(0, "planet:jord") != ()  # type: ignore[arg-type]


def test_a_place_is_no_planet() -> None:
    board = new_game("official").board
    assert board.has_planet(JORD)
    assert not board.has_planet(on_planet(JORD))  # type: ignore[arg-type]
    assert on_planet(on_planet(JORD)) == "planet:planet:jord"  # type: ignore[arg-type]
    assert planet_of(JORD) == ""  # type: ignore[arg-type]


def test_a_misspelt_kind_of_unit_is_none() -> None:
    board = new_game("official").board
    put(board.game, 0, "jord", "pds")
    assert forces.count(board.units(0, on_planet(JORD)), "pds") == 1
    assert forces.count(board.units(0, on_planet(JORD)), "psd") == 0  # type: ignore[arg-type]


def test_what_can_be_misspelt_is_what_there_is() -> None:
    assert {*new_game("official +mercenaries").content.units} == {*UNITS, *MERCENARIES, *SPACE_SIDE}
    assert [f"{name}_ground" for name in MERCENARIES] == [*SPACE_SIDE]


def test_what_is_printed_on_a_card_is_no_card() -> None:
    hand = [CardId("sabotage#1")]
    assert hand.count(CardId("sabotage#1")) == 1
    assert hand.count(printed(hand[0])) == 0  # type: ignore[arg-type]
