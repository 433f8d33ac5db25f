"""Judges a galaxy: what each home has around it, how even that is, and which rules of a good map are broken.

A system counts for the homes nearest to it, in equal parts where several are equally near. A step leads to a touching system
or through a wormhole; a special system may be the end of a way but is not passed on it, as hardly any ship can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from mecatol.core.hexes import MIDDLE, Graph, Hex, distance, order

Measure: TypeAlias = Literal["resources", "influence", "planets", "specialties"]
MEASURES: Final[tuple[Measure, ...]] = ("resources", "influence", "planets", "specialties")
"""In the order of a `Share`."""


class Planet(Protocol):
    """What the judge asks of a planet."""

    @property
    def resources(self) -> int: ...
    @property
    def influence(self) -> int: ...
    @property
    def specialties(self) -> Sequence[str]: ...


class System(Protocol):
    """What the judge asks of a system. Its kind is "special" where the frame is red, "mecatol" for Mecatol Rex."""

    @property
    def kind(self) -> str: ...
    @property
    def planets(self) -> Sequence[Planet]: ...
    @property
    def wormholes(self) -> Sequence[str]: ...


@dataclass(frozen=True, slots=True)
class Limits:
    """How rich a good map may be, and the clauses that say so."""

    rich: tuple[str, ...]
    """Systems that are left out."""
    beside_home: int
    """Resources next to a home, without those equally close to another home."""
    per_player: int
    """Resources on the whole board for each player, homes not counted."""
    rich_clause: str
    beside_home_clause: str
    per_player_clause: str


RICH: Final = ("bereg_lirta_iv", "abyz_fria", "arinam_meer", "ashtroth_loki_abaddon")
SA17: Final = Limits(RICH, 3, 10, "SA17-GAL-01", "SA17-GAL-02", "SA17-GAL-03")
SA_ES: Final = Limits(RICH, 4, 8, "SAES-GAL-01", "SAES-GAL-02", "SAES-GAL-04")


@dataclass(frozen=True, slots=True)
class Broken:
    """A rule of a good map that this one breaks."""

    clause: str
    rule: str
    where: tuple[Hex, ...]
    amount: int = 0


class Share(NamedTuple):
    """What a home's share of the systems around it is worth."""

    resources: Fraction
    influence: Fraction
    planets: Fraction
    specialties: Fraction


@dataclass(frozen=True, slots=True)
class Home:
    """A home and its surroundings."""

    place: Hex
    within: tuple[Share, Share]
    """Its share of what lies one step away, and of what lies up to two steps away."""
    to_mecatol: int | None


@dataclass(frozen=True, slots=True)
class Judgement:
    """What there is to say about a map."""

    homes: tuple[Home, ...]
    resources: int
    """On the whole board, homes not counted."""
    broken: tuple[Broken, ...]

    def spread(self, measure: Measure, steps: Literal[1, 2] = 2) -> Fraction:
        """The difference between the best home and the worst."""
        shares = [home.within[steps - 1][MEASURES.index(measure)] for home in self.homes]
        return max(shares) - min(shares)


def judge(tiles: Mapping[Hex, str], homes: Sequence[Hex], systems: Mapping[str, System], limits: Limits = SA17) -> Judgement:
    """The judgement on the systems laid at these places, with homes at those; what lies on a home place does not count."""
    laid = {place: systems[tiles[place]] for place in sorted(tiles, key=order) if place not in homes}
    graph = Graph.build(sorted([*laid, *homes], key=order), wormholes(laid))
    steps = [_ways(graph, home, laid) for home in homes]
    nearest = {place: _nearest(place, steps) for place in laid}
    mecatol = next((place for place, system in laid.items() if system.kind == "mecatol"), None)
    judged = tuple(
        Home(home, (_share(i, 1, laid, nearest), _share(i, 2, laid, nearest)), ways.get(mecatol) if mecatol else None)
        for i, (home, ways) in enumerate(zip(homes, steps, strict=True))
    )
    total = sum(_worth(system)[0] for system in laid.values())
    broken = (
        *_misplaced(homes, mecatol),
        *_specials(graph, laid),
        *_lone_wormholes(laid),
        *_rich(tiles, laid, limits),
        *_beside_home(graph, laid, homes, limits),
        *_in_all(total, homes, limits),
    )
    return Judgement(judged, total, broken)


def wormholes(laid: Mapping[Hex, System]) -> list[tuple[Hex, Hex]]:
    """The places joined by wormholes of the same letter."""
    letters = dict.fromkeys(letter for system in laid.values() for letter in system.wormholes)
    return [pair for letter in letters for pair in combinations(_ends(laid, letter), 2)]


# ---------------------------------------------------------------- what a home has around it


def _ways(graph: Graph, home: Hex, laid: Mapping[Hex, System]) -> dict[Hex, int]:
    """The steps from a home to every place ships can go to."""
    specials = [place for place, system in laid.items() if system.kind == "special"]
    return graph.reachable(home, len(graph.places), may_pass=lambda place: place not in specials)


def _nearest(place: Hex, steps: Sequence[Mapping[Hex, int]]) -> tuple[int, list[int]]:
    """The steps from the nearest home, and which homes those are; no home is near what cannot be reached."""
    away = [ways[place] for ways in steps if place in ways]
    if not away:
        return 0, []
    return min(away), [i for i, ways in enumerate(steps) if ways.get(place) == min(away)]


def _share(home: int, steps: int, laid: Mapping[Hex, System], nearest: Mapping[Hex, tuple[int, list[int]]]) -> Share:
    """The home's share of the systems at most that many steps away."""
    totals = [Fraction(0)] * len(MEASURES)
    for place, system in laid.items():
        away, whose = nearest[place]
        if home in whose and away <= steps:
            totals = [total + Fraction(each, len(whose)) for total, each in zip(totals, _worth(system), strict=True)]
    return Share(*totals)


def _worth(system: System) -> tuple[int, int, int, int]:
    """Resources, influence, planets and specialties of a system."""
    return (
        sum(planet.resources for planet in system.planets),
        sum(planet.influence for planet in system.planets),
        len(system.planets),
        sum(len(planet.specialties) for planet in system.planets),
    )


# ---------------------------------------------------------------- the rules of a good map


def _misplaced(homes: Sequence[Hex], mecatol: Hex | None) -> Iterator[Broken]:
    """Mecatol Rex lies in the middle and every home equally far out."""
    if mecatol != MIDDLE:
        yield Broken("OFF-SET-9", "mecatol_in_the_middle", (mecatol,) if mecatol else ())
    rings = [distance(MIDDLE, home) for home in homes]
    if any(each != rings[0] for each in rings):
        yield Broken("OFF-SET-9", "homes_equally_far", tuple(homes))


def _specials(graph: Graph, laid: Mapping[Hex, System]) -> Iterator[Broken]:
    """Special systems do not touch each other."""
    specials = [place for place, system in laid.items() if system.kind == "special"]
    for a, b in combinations(specials, 2):
        if b in graph.adjoining(a):
            yield Broken("OFF-SET-9", "specials_apart", (a, b))


def _lone_wormholes(laid: Mapping[Hex, System]) -> Iterator[Broken]:
    """A wormhole leads somewhere: every letter has two ends at least."""
    for letter in dict.fromkeys(letter for system in laid.values() for letter in system.wormholes):
        ends = _ends(laid, letter)
        if len(ends) == 1:
            yield Broken("OFF-MOV-8", "wormholes_in_pairs", tuple(ends))


def _ends(laid: Mapping[Hex, System], letter: str) -> list[Hex]:
    return [place for place, system in laid.items() if letter in system.wormholes]


def _rich(tiles: Mapping[Hex, str], laid: Iterable[Hex], limits: Limits) -> Iterator[Broken]:
    """The systems with the richest planets stay in the box."""
    for place in laid:
        if tiles[place] in limits.rich:
            yield Broken(limits.rich_clause, "rich_systems_left_out", (place,))


def _beside_home(graph: Graph, laid: Mapping[Hex, System], homes: Sequence[Hex], limits: Limits) -> Iterator[Broken]:
    """Little lies next to a home that is not as close to another one."""
    for home in homes:
        others = [other for other in homes if other != home]
        own = [
            place
            for place in graph.adjacent(home)
            if place in laid and not any(place in graph.adjacent(other) for other in others)
        ]
        amount = sum(_worth(laid[place])[0] for place in own)
        if amount > limits.beside_home:
            yield Broken(limits.beside_home_clause, "resources_beside_home", (home,), amount)


def _in_all(total: int, homes: Sequence[Hex], limits: Limits) -> Iterator[Broken]:
    """The board as a whole is not too rich for its players."""
    if total > limits.per_player * len(homes):
        yield Broken(limits.per_player_clause, "resources_in_all", (), total)
