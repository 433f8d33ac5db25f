"""What dice give beyond how many of them hit: at whom the hits are aimed, tens, faces that count for something else. Exact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby
from math import factorial
from typing import TypeAlias

from mecatol.core.records import Record
from mecatol.rules.moments import Aim
from mecatol.rules.official.casualties import FREELY
from mecatol.rules.official.combat import HIGHEST
from mecatol.rules.state import UnitId

from .dice import NO_REROLLS, Again

FACES = range(1, 11)
Shown: TypeAlias = tuple[tuple[UnitId, int, bool, int], ...]  # kind, face, whether it hits, how many dice
Ship: TypeAlias = tuple[UnitId, int, str]  # kind, damage, mark
Counts: TypeAlias = tuple[int, ...]  # how many dice of a gun have fallen in each of its ways


class Face(Record, frozen=True):
    """The faces of a die that all do the same."""

    chance: float
    plain: float  # the chance where nothing has the die rolled again at once
    worth: int = 0  # hits
    aims: tuple[Aim, ...] = (FREELY,)  # how they are to be assigned: with one such die, with two of them, with three …
    ten: bool = False  # promotes a Ground Force (OFF-SE-SHK)
    face: int = 0  # which one it is, where others than itself do something else
    counts: bool = False  # for something beside its hits
    hit: bool = False


class Gun(Record, frozen=True):
    """Dice of units of a kind that fall alike."""

    kind: UnitId
    count: int
    faces: tuple[Face, ...]
    ship: Ship | None = None  # the one that rolls them, where it matters whether any of them hits

    @property
    def chance(self) -> float:
        """The chance that one of its dice hits."""
        return sum(face.chance for face in self.faces if face.worth)


class Tally(Record, frozen=True):
    """What lies on the table when the dice of a side have fallen."""

    total: int = 0  # hits in all
    bound: tuple[tuple[Aim, int], ...] = ()  # those that are aimed at something, in the order in which they are assigned
    tens: int = 0
    shown: Shown = ()  # those that count for something beside their hits
    hit: tuple[tuple[Ship, int], ...] = ()  # how many ships of a kind have hit, where that matters
    by: int = -1  # the state of the side that rolled, where that matters to how many hits there are


NOTHING = Tally()
Tallies: TypeAlias = dict[Tally, float]


def fallen(needed: int, low: int = 0, rerolls: int = 0) -> list[float]:
    """The chances of the faces of a die whose lowest misses are thrown again once, and then its misses so often."""
    chances = [0.1 for _ in FACES]
    for highest in ([low] if low else []) + [HIGHEST] * rerolls:
        thrown = [face < needed and face <= highest for face in FACES]
        anew = sum(p for p, goes in zip(chances, thrown, strict=True) if goes)
        chances = [(0.0 if goes else p) + 0.1 * anew for p, goes in zip(chances, thrown, strict=True)]
    return chances


@lru_cache(maxsize=16384)
def tallies(guns: tuple[Gun, ...], again: Again = NO_REROLLS) -> Tallies:
    """Every tally that dice may give, and its chance; those rolled again are the misses that hit most easily."""
    if again.count:
        return _together((_assembled(guns, counts), p) for counts, p in _rolled_again(guns, again).items())
    found: Tallies = {NOTHING: 1.0}
    for _, alike in groupby(guns, key=lambda gun: gun.kind):
        mine = tuple(alike)
        parts = [tuple(mine)] if any(len(face.aims) > 1 for gun in mine for face in gun.faces) else [(gun,) for gun in mine]
        for part in parts:
            more = _together((_assembled(part, counts), p) for counts, p in _thrown(part).items())
            found = _together((_joined(a, b), p * q) for (a, p) in found.items() for (b, q) in more.items())
    return found


def _together(found: Iterable[tuple[Tallies | Tally, float]]) -> Tallies:
    summed: Tallies = {}
    for what, p in found:
        for tally, q in ({what: 1.0} if isinstance(what, Tally) else what).items():
            summed[tally] = summed.get(tally, 0.0) + p * q
    return summed


# -- how dice fall -----------------------------------------------------------------------------------------------------------


def _thrown(guns: Sequence[Gun]) -> dict[tuple[Counts, ...], float]:
    """How the dice of some guns fall, way by way."""
    found: dict[tuple[Counts, ...], float] = {(): 1.0}
    for gun in guns:
        ways = multinomial(gun.count, tuple(face.chance for face in gun.faces))
        found = {(*before, counts): p * q for before, p in found.items() for counts, q in ways.items()}
    return found


@cache
def multinomial(count: int, chances: tuple[float, ...]) -> dict[Counts, float]:
    """So many dice, each falling in one of some ways."""
    found = {}
    for counts in _shared(count, len(chances)):
        p = float(factorial(count))
        for number, chance in zip(counts, chances, strict=True):
            p *= chance**number / factorial(number)
        if p:
            found[counts] = p
    return found


def _shared(count: int, ways: int) -> Iterator[Counts]:
    if ways == 1:
        yield (count,)
        return
    for first in range(count + 1):
        for rest in _shared(count - first, ways - 1):
            yield (first, *rest)


def _rolled_again(guns: Sequence[Gun], again: Again) -> dict[tuple[Counts, ...], float]:
    """The same with misses rolled again, the best first: the order of equal dice makes no difference."""
    best_first = sorted(range(len(guns)), key=lambda n: -guns[n].chance)
    none = tuple((0,) * len(gun.faces) for gun in guns)
    found = {(none, 0): 1.0}
    for n in best_first:
        for _ in range(guns[n].count):
            after: dict[tuple[tuple[Counts, ...], int], float] = {}
            for (counts, used), p in found.items():
                for face, more, q in _one_die(guns[n], again, used):
                    key = (_with_one(counts, n, face), more)
                    after[key] = after.get(key, 0.0) + p * q
            found = after
    summed: dict[tuple[Counts, ...], float] = {}
    for (counts, _), p in found.items():
        summed[counts] = summed.get(counts, 0.0) + p
    return summed


def _one_die(gun: Gun, again: Again, used: int) -> Iterator[tuple[int, int, float]]:
    """How one die falls in the end, how many were rolled again by then, and the chance."""
    chances, p, turn = [face.chance for face in gun.faces], 1.0, 0
    while True:
        left = used < again.count and (again.stubborn or not turn)
        for n, face in enumerate(gun.faces):
            if face.worth or face.ten or not left:
                yield n, used, p * chances[n]
        if not left:
            return
        p *= sum(chance for chance, face in zip(chances, gun.faces, strict=True) if not face.worth and not face.ten)
        chances, used, turn = [face.plain for face in gun.faces], used + 1, turn + 1


def _with_one(counts: tuple[Counts, ...], gun: int, face: int) -> tuple[Counts, ...]:
    mine = counts[gun]
    return (*counts[:gun], (*mine[:face], mine[face] + 1, *mine[face + 1 :]), *counts[gun + 1 :])


# -- what it means -----------------------------------------------------------------------------------------------------------


def _assembled(guns: Sequence[Gun], fell: Sequence[Counts]) -> Tallies:
    """The tallies of dice that have fallen so: which aim comes first may still be open."""
    alike: dict[tuple[UnitId, int], int] = {}
    for gun, counts in zip(guns, fell, strict=True):
        for face, number in zip(gun.faces, counts, strict=True):
            if len(face.aims) > 1:
                alike[gun.kind, face.face] = alike.get((gun.kind, face.face), 0) + number
    found: Tallies = {NOTHING: 1.0}
    for gun, counts in zip(guns, fell, strict=True):
        one = _of_gun(gun, counts, alike)
        found = _together((_joined(a, b), p * q) for a, p in found.items() for b, q in one.items())
    return found


def _of_gun(gun: Gun, counts: Counts, alike: dict[tuple[UnitId, int], int]) -> Tallies:
    total, tens, aimed, shown = 0, 0, dict[Aim, int](), list[tuple[UnitId, int, bool, int]]()
    hitting: dict[Aim, int] = {}
    for face, number in zip(gun.faces, counts, strict=True):
        total += face.worth * number
        tens += face.ten * number
        if face.counts and number:
            shown.append((gun.kind, face.face, face.hit, number))
        aim = face.aims[min(alike[gun.kind, face.face], len(face.aims)) - 1] if len(face.aims) > 1 and number else face.aims[0]
        if face.worth and number and aim != FREELY:
            aimed[aim] = aimed.get(aim, 0) + face.worth * number
            hitting[aim] = hitting.get(aim, 0) + number
    hit = ((gun.ship, 1),) if gun.ship is not None and any(hits for *_, hits, _ in shown) else ()
    return {
        Tally(total, tuple((aim, aimed[aim]) for aim in order), tens, tuple(shown), hit): p
        for order, p in _orders(hitting).items()
    }


def _orders(numbers: dict[Aim, int]) -> dict[tuple[Aim, ...], float]:
    """In which order kinds of dice may come up for the first time among dice that lie in any order."""
    if not numbers:
        return {(): 1.0}
    everything, found = sum(numbers.values()), dict[tuple[Aim, ...], float]()
    for first, number in numbers.items():
        others = {aim: many for aim, many in numbers.items() if aim != first}
        for order, p in _orders(others).items():
            found[(first, *order)] = p * number / everything
    return found


def _joined(a: Tally, b: Tally) -> Tally:
    """What the dice of two guns give, those of the first lying first."""
    if a == NOTHING or b == NOTHING:
        return a if b == NOTHING else b
    bound = dict(a.bound)
    for aim, number in b.bound:
        bound[aim] = bound.get(aim, 0) + number
    hit = dict(a.hit)
    for ship, number in b.hit:
        hit[ship] = hit.get(ship, 0) + number
    return Tally(a.total + b.total, tuple(bound.items()), a.tens + b.tens, _shown((*a.shown, *b.shown)), tuple(hit.items()))


def _shown(dice: Iterable[tuple[UnitId, int, bool, int]]) -> Shown:
    found: dict[tuple[UnitId, int, bool], int] = {}
    for kind, face, hit, number in dice:
        found[kind, face, hit] = found.get((kind, face, hit), 0) + number
    return tuple((*die, number) for die, number in found.items())
