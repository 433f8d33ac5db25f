"""Modifiers, triggers and reactions, and how they are found.

An effect in force is a frozen record in the state; what it does is found by its key in the ruleset. Values and moments are
typed objects, listed once by the game. The index by moment belongs to the very tuple of effects it was made from, so forks
share it and undo cannot leave it stale.
"""

from __future__ import annotations

import dis
from bisect import insort
from collections.abc import Callable, Collection, Sequence
from enum import IntEnum
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from .decisions import Option, Procedure
from .records import Record

T = TypeVar("T")
C = TypeVar("C")
R = TypeVar("R")


class Stage(IntEnum):
    """Where in a fold a modifier stands: first what sets a value, then what adds, multiplies, and at last what bounds."""

    SET = 0
    ADD = 1
    MULTIPLY = 2
    BOUND = 3


class Scope(IntEnum):
    """Whose matters an effect touches, seen from its owner."""

    OWN = 0
    OPPONENT = 1
    ANY = 2


INDEXES_KEPT = 12

SET, ADD, MULTIPLY, BOUND = Stage
OWN, OPPONENT, ANY = Scope


class Ending(Record, frozen=True):
    """When an effect ends: with a scope, at the n-th next time a moment comes to a seat, or with its source (neither)."""

    scope: str = ""  # an open scope, "battle:17"
    moment: str = ""
    seat: int = -1  # whose moment; -1: anybody's
    count: int = 1


class Effect(Record, frozen=True):
    """An effect in force."""

    id: int
    key: str
    owner: int
    source: str  # "race", "technology", "law", "card" …: gives precedence, and a handle for suppression
    ends: Ending = msgspec.field(default_factory=Ending)  # a field that is never left out, so that equal effects are equal bytes
    where: str = ""  # a place it lies in or speaks of
    target: int = -1  # a seat it is aimed at
    card: str = ""  # the card that lies there while it lasts


class Part:
    """Something of the table that modifiers go by: where the game has it, and which fields of the state that are."""

    def __init__(self, name: str, *paths: str, fields: tuple[str, ...]) -> None:
        self.name = name
        self.paths = paths
        self.fields = fields


class Value(Generic[C, T]):
    """A number or verdict that effects may change. `whose` tells whose matter a context is.

    Answers made of a value that is `remembered` are kept (see `Memo`) as long as it is known what its modifiers go by. One that
    never looks at the game goes by its effect and the context; another one may say what it `reads`.
    """

    def __init__(self, name: str, says: str, whose: Callable[[C], int], *, remembered: bool = False) -> None:
        self.name = name
        self.says = says
        self.whose = whose
        self.remembered = remembered


class Moment(Generic[C]):
    """A point in the rules at which effects are triggered and, where `window` is set, players may react."""

    def __init__(
        self,
        name: str,
        says: str,
        whose: Callable[[C], int],
        *,
        window: bool = False,
        about: Callable[[C], tuple[str, ...]] | None = None,
        over: Callable[[C], bool] | None = None,
    ) -> None:
        self.name = name
        self.says = says
        self.whose = whose
        self.window = window
        self.about = about  # what standing orders may speak of
        self.over = over  # the window shuts early when there is nothing left to react to


Modify: TypeAlias = Callable[[Any, Effect, Any, Any], Any]
Trigger: TypeAlias = Callable[[Any, Effect, Any], Procedure[None]]
Offer: TypeAlias = Callable[[Any, Effect, Any], Sequence["str | Option[Any]"]]
React: TypeAlias = Callable[[Any, Effect, Any, str], Procedure[None]]
Suppress: TypeAlias = Callable[[Effect, Effect], bool]


class Modifier(Record, frozen=True):
    """How an effect changes a value."""

    change: Modify
    scope: Scope
    stage: Stage
    reads: tuple[Part, ...] | None = None  # what it goes by beside the effect and the context; None: nobody knows


class Triggered(Record, frozen=True):
    """What an effect does at a moment, whether its owner likes it or not."""

    run: Trigger
    scope: Scope


class Reaction(Record, frozen=True):
    """What the owner of an effect may do at a moment, beside playing cards."""

    offer: Offer
    run: React


class Behaviours:
    """What one layer says effects do. A later layer's entry for a key replaces the earlier one whole."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.modifiers: dict[str, dict[str, Modifier]] = {}
        self.triggers: dict[str, dict[str, Triggered]] = {}
        self.reactions: dict[str, dict[str, Reaction]] = {}
        self.suppressors: dict[str, Suppress] = {}

    def modify(
        self, key: str, value: Value[C, T], scope: Scope = OWN, stage: Stage = ADD, reads: tuple[Part, ...] | None = None
    ) -> Callable[[Callable[[R, Effect, T, C], T]], Callable[[R, Effect, T, C], T]]:
        """The function folds the value: (game, effect, value so far, context) → value."""

        def register(function: Callable[[R, Effect, T, C], T]) -> Callable[[R, Effect, T, C], T]:
            known = () if reads is None and value.remembered and not _looks(function) else reads
            self._enter(self.modifiers, key, value.name, Modifier(function, scope, stage, known))
            return function

        return register

    def on(
        self, key: str, moment: Moment[C], scope: Scope = OWN
    ) -> Callable[[Callable[[R, Effect, C], Procedure[None]]], Callable[[R, Effect, C], Procedure[None]]]:
        """The procedure runs when the moment comes: (game, effect, context)."""

        def register(function: Callable[[R, Effect, C], Procedure[None]]) -> Callable[[R, Effect, C], Procedure[None]]:
            self._enter(self.triggers, key, moment.name, Triggered(function, scope))
            return function

        return register

    def may(
        self, key: str, moment: Moment[C], offer: Callable[[R, Effect, C], Sequence[str | Option[Any]]]
    ) -> Callable[[Callable[[R, Effect, C, str], Procedure[None]]], Callable[[R, Effect, C, str], Procedure[None]]]:
        """The procedure may be chosen by the owner when the moment's window is open: (game, effect, context, key chosen)."""

        def register(function: Callable[[R, Effect, C, str], Procedure[None]]) -> Callable[[R, Effect, C, str], Procedure[None]]:
            self._enter(self.reactions, key, moment.name, Reaction(offer, function))
            return function

        return register

    def suppress(self, key: str) -> Callable[[Suppress], Suppress]:
        """The function says whether this effect silences another one: (this, other)."""

        def register(function: Suppress) -> Suppress:
            if key in self.suppressors:
                raise ValueError(f"{self.name}: {key} suppresses twice")
            self.suppressors[key] = function
            return function

        return register

    def _enter(self, table: dict[str, dict[str, T]], key: str, name: str, entry: T) -> None:
        entries = table.setdefault(key, {})
        if name in entries:
            raise ValueError(f"{self.name}: {key} registers {name} twice")
        entries[name] = entry

    def keys(self) -> list[str]:
        """Every key this layer says something about, in order."""
        return list(dict.fromkeys([*self.modifiers, *self.triggers, *self.reactions, *self.suppressors]))

    def only(self, *keys: str) -> Behaviours:
        """What this layer says about some keys, and nothing else: an edition may take a few of another's effects."""
        unknown = [key for key in keys if key not in self.keys()]
        if unknown:
            raise ValueError(f"{self.name} says nothing about {', '.join(unknown)}")
        out = Behaviours(self.name)
        out.modifiers = {key: self.modifiers[key] for key in keys if key in self.modifiers}
        out.triggers = {key: self.triggers[key] for key in keys if key in self.triggers}
        out.reactions = {key: self.reactions[key] for key in keys if key in self.reactions}
        out.suppressors = {key: self.suppressors[key] for key in keys if key in self.suppressors}
        return out

    def over(self, below: Behaviours) -> Behaviours:
        """This layer on top of another one."""
        out, mine = Behaviours(self.name), self.keys()
        out.modifiers = {k: v for k, v in below.modifiers.items() if k not in mine} | self.modifiers
        out.triggers = {k: v for k, v in below.triggers.items() if k not in mine} | self.triggers
        out.reactions = {k: v for k, v in below.reactions.items() if k not in mine} | self.reactions
        out.suppressors = {k: v for k, v in below.suppressors.items() if k not in mine} | self.suppressors
        return out


def _looks(function: Callable[..., Any]) -> bool:
    """Whether a modifier makes any use of the game it is given."""
    code = getattr(function, "__code__", None)
    if code is None:
        return True
    named = [each.argval if isinstance(each.argval, tuple) else (each.argval,) for each in dis.get_instructions(code)]
    return any(code.co_varnames[0] in names for names in named)


Known: TypeAlias = dict[str, dict[int, list[tuple[Effect, Modify]]]]  # changes, by value and whose matter it is


class Index:
    """Effects by value and moment, weakest first and then as they began. It belongs to the effects it was made from."""

    __slots__ = (
        "_live",
        "_precedence",
        "behaviours",
        "ends",
        "kinds",
        "known",
        "made_from",
        "modifiers",
        "reactions",
        "scopes",
        "silences",
        "triggers",
    )

    def __init__(self, effects: tuple[Effect, ...], behaviours: Behaviours, precedence: Sequence[str]) -> None:
        self.made_from = effects
        self.behaviours = behaviours
        self._precedence = precedence
        self.silences = any(effect.key in behaviours.suppressors for effect in effects)  # some could silence others
        self._live: list[Effect] | None = None
        self.ends = _ends(effects)
        self.scopes = _scopes(effects)
        self.modifiers = _collected(self.live, behaviours.modifiers)  # what is done to values, in the order of the stages
        for found in self.modifiers.values():
            found.sort(key=_stage)
        self.triggers = _collected(self.live, behaviours.triggers)  # what happens at moments
        self.reactions = _collected(self.live, behaviours.reactions)  # what owners may do at moments
        self.known: Known = {}
        self.kinds: dict[str, list[Effect]] = {}  # those asked for

    def grown(self, effects: tuple[Effect, ...]) -> Index:
        """The index when one more effect has begun: what is known of the others still holds, unless something is silenced."""
        effect, behaviours = effects[-1], self.behaviours
        if effect.key in behaviours.suppressors or (self.silences and self._silences(effect)):
            return Index(effects, behaviours, self._precedence)
        made = self._same_but_for(effects)
        made.known = _still_known(self.known, behaviours.modifiers.get(effect.key, ()))
        made.kinds = _still_known(self.kinds, (effect.key,))
        made.modifiers = self._joined(self.modifiers, effect, behaviours.modifiers, self._stage_and_rank)
        made.triggers = self._joined(self.triggers, effect, behaviours.triggers, self._rank)
        made.reactions = self._joined(self.reactions, effect, behaviours.reactions, self._rank)
        made.ends = _with(self.ends, effect.ends.moment)
        made.scopes = _with(self.scopes, effect.ends.scope)
        return made

    def shrunk(self, effects: tuple[Effect, ...], gone: Sequence[Effect]) -> Index:
        """The index when some effects have ended: what is known of the others still holds, unless something was silenced."""
        behaviours = self.behaviours
        if self.silences and [effect for effect in gone if effect.key in behaviours.suppressors]:
            return Index(effects, behaviours, self._precedence)
        made = self._same_but_for(effects)
        made.known = _still_known(self.known, [name for effect in gone for name in behaviours.modifiers.get(effect.key, ())])
        made.kinds = _still_known(self.kinds, [effect.key for effect in gone])
        made.modifiers = _parted(self.modifiers, gone, behaviours.modifiers)
        made.triggers = _parted(self.triggers, gone, behaviours.triggers)
        made.reactions = _parted(self.reactions, gone, behaviours.reactions)
        made.ends = _ends(effects) if [effect for effect in gone if effect.ends.moment] else self.ends
        made.scopes = _scopes(effects) if [effect for effect in gone if effect.ends.scope] else self.scopes
        return made

    def _silences(self, effect: Effect) -> bool:
        """Whether one of the effects in force silences another one that begins."""
        suppressors = self.behaviours.suppressors
        able = [other for other in self.made_from if other.key in suppressors and suppressors[other.key](other, effect)]
        return any(self.is_live(other) for other in able)

    def _same_but_for(self, effects: tuple[Effect, ...]) -> Index:
        """Of other effects, of which the same silence others; what they do is filled in by whoever asks."""
        made = Index.__new__(Index)
        made.made_from, made.behaviours, made._precedence = effects, self.behaviours, self._precedence
        made.silences, made._live = self.silences, None
        return made

    def _joined(
        self,
        known: dict[str, list[tuple[Effect, T]]],
        effect: Effect,
        table: dict[str, dict[str, T]],
        place: Callable[[tuple[Effect, Any]], Any],
    ) -> dict[str, list[tuple[Effect, T]]]:
        """What is known, with what one more effect adds in its place."""
        entries = table.get(effect.key)
        if entries is None:
            return known
        joined = known.copy()
        for name, entry in entries.items():
            joined[name] = list(known.get(name, ()))
            insort(joined[name], (effect, entry), key=place)
        return joined

    def _rank(self, found: tuple[Effect, Any]) -> int:
        return self._precedence.index(found[0].source)

    def _stage_and_rank(self, found: tuple[Effect, Modifier]) -> tuple[Stage, int]:
        return (found[1].stage, self._rank(found))

    @property
    def live(self) -> list[Effect]:
        """The effects that nothing silences."""
        if self._live is None:
            by_rank: dict[str, list[Effect]] = {source: [] for source in self._precedence}
            for effect in self.made_from:
                by_rank[effect.source].append(effect)
            weakest_first = [effect for found in by_rank.values() for effect in found]
            silent = suppressed(weakest_first, self.behaviours) if self.silences else {}
            self._live = [effect for effect in weakest_first if effect.id not in silent] if silent else weakest_first
        return self._live

    def is_live(self, effect: Effect) -> bool:
        """Whether an effect is in force and nothing silences it."""
        return effect in (self.live if self.silences else self.made_from)

    def of_kind(self, key: str) -> list[Effect]:
        """The effects of a kind, silenced or not, as they began."""
        found = self.kinds.get(key)
        if found is None:
            found = self.kinds[key] = [effect for effect in self.made_from if effect.key == key]
        return found

    def has(self, owner: int, key: str) -> bool:
        """Whether somebody has an effect of a kind that nothing silences."""
        return any(effect.owner == owner and self.is_live(effect) for effect in self.of_kind(key))

    def changes(self, value: str, whose: int) -> list[tuple[Effect, Modify]]:
        """What they do to a value where it is somebody's matter."""
        known = self.known.get(value)
        if known is None:
            known = self.known[value] = {}
        found = known.get(whose)
        if found is None:
            found = known[whose] = []
            for effect, modifier in self.modifiers.get(value, ()):
                if concerns(modifier.scope, effect.owner, whose):
                    found.append((effect, modifier.change))
        return found


def _ends(effects: Sequence[Effect]) -> dict[str, bool]:
    """The moments at which something ends, silenced or not."""
    return {effect.ends.moment: True for effect in effects if effect.ends.moment}


def _scopes(effects: Sequence[Effect]) -> dict[str, bool]:
    """The scopes with which something ends, silenced or not."""
    return {effect.ends.scope: True for effect in effects if effect.ends.scope}


def _stage(found: tuple[Effect, Modifier]) -> Stage:
    return found[1].stage


def _with(known: dict[str, bool], name: str) -> dict[str, bool]:
    """Moments or scopes with which something ends, and one more, if there is one."""
    return known | {name: True} if name and name not in known else known


def _still_known(known: dict[str, T], changed: Collection[str]) -> dict[str, T]:
    """What is known of values or kinds, without those that have changed; where none has, both indexes learn together."""
    if not changed:
        return known
    left = known.copy()
    for name in changed:
        left.pop(name, None)
    return left


def _parted(
    known: dict[str, list[tuple[Effect, T]]], gone: Sequence[Effect], table: dict[str, dict[str, T]]
) -> dict[str, list[tuple[Effect, T]]]:
    """What is known, without what has gone."""
    touched = {name: True for effect in gone for name in table.get(effect.key, ())}
    if not touched:
        return known
    parted = known.copy()
    for name in touched:
        left = [found for found in known.get(name, ()) if found[0] not in gone]
        if left:
            parted[name] = left
        else:
            parted.pop(name, None)
    return parted


def _collected(live: Sequence[Effect], table: dict[str, dict[str, T]]) -> dict[str, list[tuple[Effect, T]]]:
    collected: dict[str, list[tuple[Effect, T]]] = {}
    for effect in [effect for effect in live if effect.key in table]:
        for name, entry in table[effect.key].items():
            collected.setdefault(name, []).append((effect, entry))
    return collected


class Indexes:
    """The indexes used last. A replay begins and ends the same effects again, so tables that fork share them."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int], Index] = {}  # by the number of the effects and the newest of them

    def find(self, effects: tuple[Effect, ...], make: Callable[[], Index]) -> Index:
        """The index of these effects, made if it is not at hand."""
        like = (len(effects), effects[-1].id if effects else 0)
        index = self._kept.get(like)
        if index is None or index.made_from != effects:
            index = self._kept[like] = make()
            if len(self._kept) > INDEXES_KEPT:
                del self._kept[next(iter(self._kept))]
        return index


def suppressed(weakest_first: Sequence[Effect], behaviours: Behaviours) -> dict[int, bool]:
    """The effects that are silenced, decided strongest and newest first.

    What is silenced silences nothing; so what has silenced others can no longer be silenced by something weaker or older.
    """
    silent: dict[int, bool] = {}
    spoken: dict[int, bool] = {}
    rules = behaviours.suppressors
    for effect in reversed([effect for effect in weakest_first if effect.key in rules]):
        if effect.id in silent:
            continue
        rule = rules[effect.key]
        spoken[effect.id] = True
        for other in weakest_first:
            if other.id not in spoken and rule(effect, other):
                silent[other.id] = True
    return silent


def concerns(scope: Scope, owner: int, whose: int) -> bool:
    """Whether an effect with this scope and owner touches the matter of `whose`."""
    return scope is ANY or (whose == owner) is (scope is OWN)
