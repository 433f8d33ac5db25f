"""Answers that are remembered: what they go by is written down once, and a wary game asks everything again."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, TypeVarTuple, cast

from .effects import Effect, Modifier, Value
from .errors import EngineFault

if TYPE_CHECKING:
    from .rules import Rules

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
Args = TypeVarTuple("Args")
Said: TypeAlias = dict[Value[Any, Any], list[tuple[Effect, Modifier]]]
Modifiers: TypeAlias = dict[str, list[tuple[Effect, Modifier]]]  # by the name of the value

ANSWERS_KEPT = 4096  # of one function
PLAIN, NONE_GIVEN = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.empty  # of an argument, of its default


class _Answers(dict[Any, Any]):
    """What a function of one argument has answered, as many as are worth keeping."""

    __slots__ = ("_function",)

    def __init__(self, function: Callable[[Any], Any]) -> None:
        super().__init__()
        self._function = function

    def __missing__(self, argument: Any) -> Any:
        if len(self) >= ANSWERS_KEPT:
            self.clear()
        answer = self[argument] = self._function(argument)
        return answer


def kept(function: F) -> F:
    """A function of nothing but its arguments keeps its answers, and its arguments their types.

    One of a single plain argument only looks its answers up, without keeping them in the order of their use.
    """
    parameters = list(inspect.signature(function).parameters.values())
    if len(parameters) == 1 and parameters[0].kind is PLAIN and parameters[0].default is NONE_GIVEN:
        return cast(F, _Answers(function).__getitem__)
    return cast(F, lru_cache(maxsize=ANSWERS_KEPT)(function))


class Memo(Generic[T]):
    """Answers that hold as long as they go by the same: what whoever asks names, what effects say of some values, and what those
    effects go by. While of one of them nobody knows what it goes by, nothing is remembered."""

    __slots__ = ("_answers", "_known", "_modifiers", "_now", "said", "values")

    def __init__(self, *values: Value[Any, Any]) -> None:
        self.values = values
        self.said: Said = {}  # what effects say of the values: the same thing as long as they say the same
        self._known = True  # whether every one of them tells what it goes by
        self._now: Callable[[Rules], object] | None = None  # what they go by
        self._modifiers: Modifiers | None = None  # of the index for which that holds: indexes share what is the same
        self._answers: dict[Hashable, tuple[object, object, T]] = {}  # as long as effects say the same

    def find(self, game: Rules, key: Hashable, by: object, function: Callable[[*Args], T], *args: *Args) -> T:
        """An answer: the one given before if it goes by the same, or worked out."""
        if self._modifiers is not game.index.modifiers:
            self.listen(game)
        known, now = self._answers.get(key), self._now
        if known is not None and known[0] == by and (now is None or known[1] == now(game)):
            if game.wary and function(*args) != known[2]:
                raise EngineFault(f"{function}{args} is remembered, though it goes by something else as well")
            return known[2]
        answer = function(*args)
        if self._known:
            self._answers[key] = (by, now and now(game), answer)
        return answer

    def listen(self, game: Rules) -> Said:
        """What effects say of the values."""
        modifiers = game.index.modifiers
        if self._modifiers is not modifiers:
            self._modifiers = modifiers
            said: Said = {value: modifiers[value.name] for value in self.values if value.name in modifiers}
            if said != self.said:
                reads = [modifier.reads for found in said.values() for _, modifier in found]
                self.said, self._known, self._answers = said, None not in reads, {}
                paths = dict.fromkeys([path for parts in reads for part in parts or () for path in part.paths])
                self._now = attrgetter(*paths) if paths else None
        return self.said


class Notebook(Generic[T]):
    """Answers that hold as long as the notebook is kept: of something that is put together while nothing else happens."""

    __slots__ = ("_answers",)

    def __init__(self) -> None:
        self._answers: dict[Hashable, tuple[T]] = {}

    def find(self, game: Rules, key: Hashable, function: Callable[[*Args], T], *args: *Args) -> T:
        """An answer: the one given before, or worked out."""
        known = self._answers.get(key)
        if known is None:
            known = self._answers[key] = (function(*args),)
        elif game.wary and function(*args) != known[0]:
            raise EngineFault(f"{function}{args} is remembered, though something has happened meanwhile")
        return known[0]
