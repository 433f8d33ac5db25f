"""What is read of a table: a game whose state writes down which of its fields somebody looks at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mecatol.core.effects import Index
from mecatol.rules.official.game import Game

Log = dict[str, bool]  # the fields that were read: "phase", "players.home", "facts.held"


class Read:
    """A record of the state, or the facts of the board, that notes what is asked of it."""

    def __init__(self, thing: Any, path: str, log: Log) -> None:
        self._thing, self._path, self._log = thing, path, log

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._thing, name)
        return found if callable(found) else _read(found, f"{self._path}.{name}".removeprefix("."), self._log)


def _read(found: Any, path: str, log: Log) -> Any:
    if isinstance(found, msgspec.Struct):
        return Read(found, path, log)
    if isinstance(found, list | tuple) and any(isinstance(each, msgspec.Struct) for each in found):
        return [_read(each, path, log) for each in found]
    if found is not None:
        log[path] = True
    return found


class Asked:
    """The index of effects. Of its own value a modifier may know what else is said; everything else is noted."""

    def __init__(self, index: Index, value: str, log: Log) -> None:
        self._index, self._value, self._log = index, value, log

    def changes(self, value: str, whose: int) -> Sequence[Any]:
        """What effects do to a value."""
        if value != self._value:
            self._log["effects"] = True
        return self._index.changes(value, whose)

    def __getattr__(self, name: str) -> Any:
        self._log["effects"] = True
        return getattr(self._index, name)


def watched(game: Game, value: str, log: Log) -> Game:
    """The same game, which notes what a modifier of a value reads."""
    state: Any = Read(game.state, "", log)
    facts: Any = Read(game.board.facts, "facts", log)
    index: Any = Asked(game.index, value, log)
    for chapter in game._chapters.values():
        chapter.state = state
    game.state, game.board.facts, game.index = state, facts, index
    return game


def covered(path: str, fields: Sequence[str]) -> bool:
    """Whether a field is one of those, or part of one."""
    return any(path == field or path.startswith(f"{field}.") for field in fields)
