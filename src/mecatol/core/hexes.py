"""Where things are: the hexes of a board, the borders between them, and the ways that lead from one place to another.

A place is a text key. On the board it is the axial coordinate of a hex, "q,r": flat-top hexes, q grows to the right, r grows
downwards, "0,0" is the middle and "0,-1" lies above it. Off the board it is a plain name such as "nexus", which has no
coordinates and touches nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from itertools import chain
from typing import Final, NewType, TypeAlias

Hex = NewType("Hex", str)
Border = NewType("Border", str)

MIDDLE: Final = Hex("0,0")
NOWHERE = Hex("")

_COORDINATES: Final = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")
_NAME: Final = re.compile(r"[^\s,|~]+")
_TOUCH: Final = "|"
_LINK: Final = "~"


class Direction(IntEnum):
    """A side of a hex, clockwise from the top."""

    TOP = 0
    TOP_RIGHT = 1
    BOTTOM_RIGHT = 2
    BOTTOM = 3
    BOTTOM_LEFT = 4
    TOP_LEFT = 5


_STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


# ---------------------------------------------------------------- hexes


@cache
def hex_at(q: int, r: int) -> Hex:
    """The key of a hex on the board."""
    return Hex(f"{q},{r}")


@cache
def coordinates(place: Hex) -> tuple[int, int] | None:
    """The axial coordinates of a hex; none for a place off the board."""
    if match := _COORDINATES.fullmatch(place):
        return int(match[1]), int(match[2])
    if _NAME.fullmatch(place):
        return None
    raise ValueError(f"{place!r} is neither a hex nor a name")


@cache
def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six hexes around a hex, clockwise from the top. A place off the board has none."""
    at = coordinates(place)
    if at is None:
        return ()
    return tuple(hex_at(at[0] + q, at[1] + r) for q, r in _STEPS)


@cache
def direction(a: Hex, b: Hex) -> Direction | None:
    """The side of `a` on which `b` lies, if the two touch."""
    around = neighbours(a)
    return Direction(around.index(b)) if b in around else None


def opposite(side: Direction) -> Direction:
    """The side across the hex."""
    return Direction((side + 3) % 6)


def straight(a: Hex, b: Hex, c: Hex) -> bool:
    """Whether who comes from `a` leaves `b` towards `c` on the side opposite to the one he entered by."""
    side = direction(a, b)
    return side is not None and side == direction(b, c)


@cache
def distance(a: Hex, b: Hex) -> int | None:
    """Steps between two hexes on an endless board; none if one of them is off the board."""
    here, there = coordinates(a), coordinates(b)
    if here is None or there is None:
        return None
    q, r = there[0] - here[0], there[1] - here[1]
    return max(abs(q), abs(r), abs(q + r))


@cache
def ring(n: int, centre: Hex = MIDDLE) -> tuple[Hex, ...]:
    """The hexes at distance `n`, clockwise from the one straight above the centre."""
    at = coordinates(centre)
    if n < 0 or at is None:
        raise ValueError(f"there is no ring {n} around {centre}")
    if n == 0:
        return (centre,)
    q, r = at[0], at[1] - n
    found: list[Hex] = []
    for side in range(6):
        across, down = _STEPS[(side + 2) % 6]
        for _ in range(n):
            found.append(hex_at(q, r))
            q, r = q + across, r + down
    return tuple(found)


@cache
def spiral(n: int, centre: Hex = MIDDLE) -> tuple[Hex, ...]:
    """The centre and every ring up to the `n`-th, one after another."""
    return tuple(place for k in range(n + 1) for place in ring(k, centre))


@cache
def order(place: Hex) -> tuple[bool, int, int, str]:
    """Sorts places: the board in a spiral from its middle, then what lies off the board, by name."""
    away = distance(MIDDLE, place)
    if away is None:
        return True, 0, 0, place
    return False, away, ring(away).index(place), place


# ---------------------------------------------------------------- borders


@cache
def border(a: Hex, b: Hex) -> Border:
    """The border two touching hexes share, whichever is named first: "0,0|0,-1"."""
    if direction(a, b) is None:
        raise ValueError(f"{a} and {b} share no border")
    return _pair(a, b, _TOUCH)


@cache
def link(a: Hex, b: Hex) -> Border:
    """The way between two places that need not touch, whichever is named first: "5,0~nexus"."""
    if a == b:
        raise ValueError(f"{a} is not linked to itself")
    return _pair(a, b, _LINK)


def crossing(a: Hex, b: Hex) -> Border:
    """What is crossed on a step from one place to the other: their border where they touch, else the link."""
    return link(a, b) if direction(a, b) is None else border(a, b)


@cache
def sides(between: Border) -> tuple[Hex, Hex]:
    """The two places a border or link lies between."""
    for mark, make in ((_TOUCH, border), (_LINK, link)):
        first, found, second = between.partition(mark)
        if found and make(Hex(first), Hex(second)) == between:
            return Hex(first), Hex(second)
    raise ValueError(f"{between!r} is no border")


@cache
def borders_of(place: Hex) -> tuple[Border, ...]:
    """The six borders of a hex, clockwise from the top. A place off the board has none."""
    return tuple(border(place, other) for other in neighbours(place))


def _pair(a: Hex, b: Hex, mark: str) -> Border:
    first, second = sorted((a, b), key=order)
    return Border(f"{first}{mark}{second}")


# ---------------------------------------------------------------- the ways between places

MayEnter: TypeAlias = Callable[[Hex, Hex], bool]
MayPass: TypeAlias = Callable[[Hex], bool]


class Graph:
    """Which places on the table lie next to which. It never changes; what it has once worked out it remembers.

    To ask what leads from a place that is not on the table is a `KeyError`.
    """

    __slots__ = ("_adjacent", "_adjoining", "_steps", "_two_way", "places")

    places: tuple[Hex, ...]

    def __init__(
        self, adjacent: dict[Hex, tuple[Hex, ...]], adjoining: dict[Hex, tuple[Hex, ...]], *, two_way: bool = False
    ) -> None:
        self.places = tuple(adjacent)
        self._adjacent = adjacent
        self._adjoining = adjoining
        self._two_way = two_way  # every step can be taken back
        self._steps: dict[Hex, dict[Hex, int]] = {}

    @classmethod
    def build(
        cls,
        places: Sequence[Hex],
        links: Iterable[tuple[Hex, Hex]] = (),
        closed: Iterable[Border] = (),
        one_way: Iterable[tuple[Hex, Hex]] = (),
    ) -> Graph:
        """The graph of the places on the table.

        Links join places that need not touch, both ways. What is closed cannot be crossed at all. A pair in `one_way` may be
        crossed from the first place to the second only. Closing a border leaves a link between the same two places open,
        and the other way round.
        """
        touching = _touching(tuple(places))
        joined: dict[Hex, list[Hex]] = {}
        for a, b in links:
            if a not in touching or b not in touching or a == b:
                raise ValueError(f"no link from {a} to {b}: it joins two places on the table")
            joined.setdefault(a, []).append(b)
            joined.setdefault(b, []).append(a)
        one_way = tuple(one_way)
        shut = _shut(closed, one_way)
        adjacent = dict(touching)
        for place in touching if shut else joined:
            steps = [other for other in touching[place] if (place, other, _TOUCH) not in shut]
            steps += [other for other in joined.get(place, ()) if (place, other, _LINK) not in shut]
            adjacent[place] = tuple(dict.fromkeys(steps))
        return cls(adjacent, touching, two_way=not one_way)

    def adjacent(self, place: Hex) -> tuple[Hex, ...]:
        """The places one step away: touching ones clockwise from the top, then those linked, in the order of the links."""
        return self._adjacent[place]

    def adjoining(self, place: Hex) -> tuple[Hex, ...]:
        """The places on the table that touch this one, clockwise from the top, whether or not the border can be crossed."""
        return self._adjoining[place]

    def distance(self, a: Hex, b: Hex) -> int | None:
        """The fewest steps from one place to the other; none if no way leads there."""
        known = self._steps.get(a)
        if known is None and self._two_way and b in self._steps and a in self._adjacent:
            return self._steps[b].get(a)
        return (known if known is not None else self._from(a)).get(b)

    def distances(self, place: Hex) -> Mapping[Hex, int]:
        """The fewest steps from a place to every other that can be reached, the nearest first."""
        return self._from(place)

    def within(self, place: Hex, n: int) -> tuple[Hex, ...]:
        """The places at most `n` steps away, the nearest first, beginning with the place itself."""
        return tuple(other for other, steps in self._from(place).items() if steps <= n)

    def shortest(self, a: Hex, b: Hex) -> tuple[Hex, ...] | None:
        """One shortest way, both ends included: always the same one."""
        if self.distance(a, b) is None:
            return None
        steps, way = self._from(a), [b]
        while way[-1] != a:
            way.append(next(place for place in steps if steps[place] == steps[way[-1]] - 1 and way[-1] in self._adjacent[place]))
        return tuple(reversed(way))

    def reachable(
        self, start: Hex, allowance: int, may_enter: MayEnter | None = None, may_pass: MayPass | None = None
    ) -> dict[Hex, int]:
        """The places that can be reached in at most `allowance` steps, nearest first, with the fewest steps each needs.

        `may_enter` judges every step, `may_pass` every place that is not the end of the way; the start is not asked.
        """
        steps = {start: 0}
        edge = [start]
        for n in range(1, allowance + 1):
            beyond: list[Hex] = []
            for place in edge:
                if n > 1 and may_pass is not None and not may_pass(place):
                    continue
                for other in self._adjacent[place]:
                    if other not in steps and (may_enter is None or may_enter(place, other)):
                        steps[other] = n
                        beyond.append(other)
            edge = beyond
        return steps

    def _from(self, start: Hex) -> dict[Hex, int]:
        """The steps to every place that can be reached, in breadth-first order."""
        known = self._steps.get(start)
        if known is not None:
            return known
        steps, edge, n = {start: 0}, [start], 0
        while edge:
            n += 1
            around = dict.fromkeys(chain.from_iterable(map(self._adjacent.__getitem__, edge)))
            edge = [place for place in around if place not in steps]
            steps.update(dict.fromkeys(edge, n))
        self._steps[start] = steps
        return steps


@lru_cache(maxsize=64)
def _touching(places: tuple[Hex, ...]) -> dict[Hex, tuple[Hex, ...]]:
    """Which of these places touch which, clockwise from the top; looked up, never changed."""
    on_table = frozenset(places)
    return {place: tuple([other for other in neighbours(place) if other in on_table]) for place in places}


def _shut(closed: Iterable[Border], one_way: Iterable[tuple[Hex, Hex]]) -> frozenset[tuple[Hex, Hex, str]]:
    """Every single step that cannot be taken: from, to, and whether across the border or through the link."""
    shut: list[tuple[Hex, Hex, str]] = []
    for between in closed:
        a, b = sides(between)
        shut += [(a, b, _mark(between)), (b, a, _mark(between))]
    shut += [(b, a, _mark(crossing(a, b))) for a, b in one_way]
    return frozenset(shut)


def _mark(between: Border) -> str:
    return _TOUCH if _TOUCH in between else _LINK
