"""What the type checker sees: a place is no planet. A game does not notice such a mistake, it only finds nothing there.

Each line marked as wrong is wrong; were it no longer, mypy would say that the mark is not needed.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from tables import new_game, put

from mecatol.rules.naming import on_planet

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def test_marks_that_are_not_needed_are_errors() -> None:
    settings = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"]
    assert "tests" in settings["files"]


def test_a_planet_is_no_place() -> None:
    board = new_game("official").board
    put(board.game, 0, "jord", "2 ground_force")
    assert board.units(0, on_planet("jord")) != ()
    assert board.units(0, "jord") == ()  # type: ignore[arg-type]
    assert board.units(0, "planet:jord") != ()  # type: ignore[arg-type]
