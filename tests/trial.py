"""A procedure tried out as the only step at a table, and technologies for its players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tables import play

from mecatol.core.decisions import Procedure
from mecatol.core.effects import Behaviours
from mecatol.core.rules import Ruleset, Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Chapter, Game
from mecatol.rules.state import Seat


def trial(game: Game, procedure: Callable[[Any], Procedure[object]], dice: Sequence[int] = ()) -> Table:
    """A table at which the procedure runs; it is given the table's game."""

    class Trial(Chapter):
        __slots__ = ()

        async def run(self, step: Step) -> None:
            await procedure(self.game)

    game.ruleset = _changed(game.ruleset, {"trial": Trial}, game.ruleset.behaviours)
    return play(game, Step("trial.run"), dice=dice)


def also(game: Game, behaviours: Behaviours) -> None:
    """Effects of a test, in force at this table only."""
    game.ruleset = _changed(game.ruleset, {}, behaviours.over(game.ruleset.behaviours))
    game.share_indexes(game.ruleset.rules(game.ruleset))  # what was known of effects was known by other rules
    game.put_in_force(game.state.effects)


def _changed(was: Ruleset, chapters: dict[str, type[Chapter]], behaviours: Behaviours) -> Ruleset:
    """A ruleset with more chapters and other effects."""
    roomy = type("Roomy", (was.rules,), {})  # a game has slots for its own chapters; this one has room for more
    return Ruleset(
        was.text,
        roomy,
        was.chapters | chapters,
        behaviours,
        was.content,
        was.parameters,
        was.precedence,
        was.state,
    )


def give(game: Game, seat: Seat, *technologies: str) -> None:
    """Technologies of a player, whatever they need."""
    for technology in technologies:
        game.player(seat).technologies.append(technology)
        game.begin_effect(technology, seat, "technology")
