"""What cards, counters and objectives do, found by id. One catalogue a layer; a later layer's entry replaces the earlier one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import Any, TypeAlias, TypeVar, cast

from mecatol.core.decisions import Option, Procedure, Verdict
from mecatol.core.effects import Moment
from mecatol.core.hexes import Hex
from mecatol.core.records import Record

from .state import CardId, Place, Played, Seat, UnitId

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


class Params:
    """The numbers and words printed on a card."""

    __slots__ = ("printed",)

    def __init__(self, printed: dict[str, Any]) -> None:
        self.printed = printed

    def number(self, name: str, default: int = 0) -> int:
        return int(self.printed.get(name, default))

    def text(self, name: str, default: str = "") -> str:
        return str(self.printed.get(name, default))

    def words(self, name: str) -> tuple[str, ...]:
        return tuple(self.printed.get(name, ()))

    def flag(self, name: str) -> bool:
        return bool(self.printed.get(name, False))

    def units(self, *but: str) -> list[tuple[UnitId, int]]:
        """How many of which units, leaving out parameters that are no units."""
        return [(cast("UnitId", kind), number) for kind, number in self.printed.items() if kind not in (*but, "held")]


class Count(Record, frozen=True):
    """Something an objective asks for: how much of it there is, and the least that will do."""

    what: str  # a kind of unit, or a word of `count-…`
    have: int
    need: int


Counts: TypeAlias = tuple[Count, ...]


def counted(what: str, have: int, need: int = 1) -> Counts:
    """One thing that an objective asks for."""
    return (Count(what, have, need),)


def met(counts: Counts) -> bool:
    """Whether there is enough of everything."""
    return not [count for count in counts if count.have < count.need]


# The first argument is the game: a later ruleset's card may use what only its own chapters have.
Primary: TypeAlias = Callable[[Any, Seat], Procedure[None]]
Secondary: TypeAlias = Callable[[Any, Seat, bool], Procedure[None]]  # True: at no cost
MaySecondary: TypeAlias = Callable[[Any, Seat], Verdict]
Declare: TypeAlias = Callable[[Any, Played], Procedure[None]]
Fits: TypeAlias = Callable[[Any, Seat, Any], bool]
Guises: TypeAlias = Callable[[Any, Seat, Collection[str]], list[str]]  # which of some kinds of cards
Locate: TypeAlias = Callable[[Any, Played], list[Hex]]
Qualifies: TypeAlias = Callable[[Any, Seat, Params], Counts]
Counter: TypeAlias = Callable[[Any, Seat, Place, str], Procedure[None]]
Outcomes: TypeAlias = Callable[[Any], Sequence[str | Option[Any]]]
Enacted: TypeAlias = Callable[[Any, CardId, str], Procedure[None]]

AS_ACTION, ANYTIME = "as an action", "at any time"  # when Action Cards are played, beside moments


class StrategyRule(Record, frozen=True):
    """A Strategy Card: what its holder does, what the others may do, and what follows when all is done."""

    primary: Primary
    secondary: Secondary | None = None
    may_secondary: MaySecondary | None = None
    special: Primary | None = None
    counters: int = 1  # from Strategy Allocation, for the secondary
    before: Primary | None = None  # what comes before the primary and is no part of it


class ActionRule(Record, frozen=True):
    """An Action Card: when it is played, what it declares, where it takes effect, what it does."""

    moments: tuple[Moment[Any], ...]  # empty: as an action
    resolve: Declare
    declare: Declare | None = None
    fits: Fits | None = None
    location: Locate | None = None
    anytime: bool = False
    guises: Guises | None = None  # a card that is played as another one: as which; `resolve` is what that costs


class PoliticalRule(Record, frozen=True):
    """A Political Card: what can be voted for, and what each outcome does."""

    outcomes: Outcomes
    enact: Enacted
    everybody: bool = False  # as a law it is a right of every player: each of them owns its effect
    key: str = ""  # of its effect as a law, where another edition has a card of the same name


class Catalogue:
    """What one layer says its cards do."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.strategy: dict[str, StrategyRule] = {}
        self.actions: dict[str, ActionRule] = {}
        self.politics: dict[str, PoliticalRule] = {}
        self.conditions: dict[str, Qualifies] = {}
        self.counters: dict[str, Counter] = {}

    def over(self, below: Catalogue) -> Catalogue:
        """This layer on top of another one."""
        out = Catalogue(self.name)
        out.strategy = below.strategy | self.strategy
        out.actions = below.actions | self.actions
        out.politics = below.politics | self.politics
        out.conditions = below.conditions | self.conditions
        out.counters = below.counters | self.counters
        return out

    def only(self, *keys: str) -> Catalogue:
        """What this layer says about some cards, conditions and counters, and nothing else."""
        unknown = [key for key in keys if not any(key in table for table in self._tables())]
        if unknown:
            raise ValueError(f"{self.name} says nothing about {', '.join(unknown)}")
        out = Catalogue(self.name)
        for mine, its in zip(self._tables(), out._tables(), strict=True):
            its |= {key: mine[key] for key in keys if key in mine}
        return out

    def with_decks(self, decks: Catalogue) -> Catalogue:
        """This layer, with the Action and Political Cards of another one and no others."""
        out = self.over(Catalogue(self.name))
        out.actions, out.politics = dict(decks.actions), dict(decks.politics)
        return out

    @cached_property
    def played_at(self) -> dict[str, list[str]]:
        """The Action Cards that are played at each time: at a moment by its name, AS_ACTION, ANYTIME."""
        found: dict[str, list[str]] = {}
        for card, rule in self.actions.items():
            times = [moment.name for moment in rule.moments] + ([ANYTIME] if rule.anytime else [])
            for time in times or [AS_ACTION]:
                found.setdefault(time, []).append(card)
        return found

    def strategy_card(
        self,
        card: str,
        primary: Primary,
        secondary: Secondary | None = None,
        may_secondary: MaySecondary | None = None,
        special: Primary | None = None,
        counters: int = 1,
        before: Primary | None = None,
    ) -> None:
        """Enter a Strategy Card."""
        self._enter(self.strategy, card, StrategyRule(primary, secondary, may_secondary, special, counters, before))

    def condition(self, code: str) -> Callable[[Qualifies], Qualifies]:
        """The function says how far a seat is with an objective's condition: (game, seat, params)."""

        def register(function: Qualifies) -> Qualifies:
            self._enter(self.conditions, code, function)
            return function

        return register

    def domain_counter(self, counter: str) -> Callable[[Counter], Counter]:
        """The procedure carries out a Domain Counter: (game, seat, place, variant)."""

        def register(function: Counter) -> Counter:
            self._enter(self.counters, counter, function)
            return function

        return register

    def action_card(
        self,
        card: str,
        *moments: Moment[Any],
        declare: Declare | None = None,
        fits: Fits | None = None,
        location: Locate | None = None,
        anytime: bool = False,
        guises: Guises | None = None,
    ) -> Callable[[Declare], Declare]:
        """The procedure carries out an Action Card played at one of the moments, or as an action where none is named."""

        def register(function: Declare) -> Declare:
            self._enter(self.actions, card, ActionRule(moments, function, declare, fits, location, anytime, guises))
            return function

        return register

    def political_card(
        self, card: str, outcomes: Outcomes, *, everybody: bool = False, key: str = ""
    ) -> Callable[[Enacted], Enacted]:
        """The procedure carries out the outcome of a vote: (game, card, outcome)."""

        def register(function: Enacted) -> Enacted:
            self._enter(self.politics, card, PoliticalRule(outcomes, function, everybody, key))
            return function

        return register

    def _enter(self, table: dict[str, T], key: str, entry: T) -> None:
        if key in table:
            raise ValueError(f"{self.name}: {key} is entered twice")
        table[key] = entry

    def _tables(self) -> tuple[dict[str, Any], ...]:
        return (self.strategy, self.actions, self.politics, self.conditions, self.counters)

    def __repr__(self) -> str:
        return f"{self.name}:{[list(table) for table in self._tables()]}"
