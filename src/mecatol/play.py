"""The way in: a table by ruleset text, by position text, or from a save."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from mecatol.core import table as core
from mecatol.core.decisions import message
from mecatol.core.errors import EngineFault
from mecatol.rules import positions
from mecatol.rules.new_game import new_state
from mecatol.rules.official.game import Game
from mecatol.rules.state import GameState
from mecatol.rulesets import recall, resolve


class Table(core.Table):
    """A game of Twilight Imperium being played."""

    game: Game

    @classmethod
    def new(cls, ruleset: str = "sa17", seats: Sequence[str] = (), seed: int = 1, *, history: bool = True) -> Self:
        """A new game: names of the players in the order they joined; the seating is rolled for."""
        rules = resolve(ruleset)
        return cls.start(rules, new_state(rules, seats, seed), history=history)

    @classmethod
    def from_position(cls, text: str) -> Self:
        """A table at which the game stands as a text describes it."""
        rules, state = positions.read(text, recall)
        try:
            return cls.start(rules, state)
        except EngineFault as why:
            raise positions.ImpossiblePosition([(1, (message("position-no-start", fault=str(why)),))]) from why

    @classmethod
    def load(cls, data: bytes) -> Self:
        """A saved game, where it stood."""
        return cls.restore(data, recall)

    def position(self) -> str:
        """The text of the position at the beginning of the step under way: what is half decided is no position."""
        state = self.checkpoint()
        assert isinstance(state, GameState)
        return positions.write(self.ruleset, state)
