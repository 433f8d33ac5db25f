"""Where systems lie and which are next to each other: borders, wormholes, kinds of systems."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from mecatol.core import hexes
from mecatol.core.hexes import NOWHERE, Border, Graph, Hex
from mecatol.core.memo import Memo
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.moments import BORDER_TOKENS, HAZARD, MORE_WORMHOLES, WORMHOLES, At, Wake, Wormhole
from mecatol.rules.naming import in_system, listed, parted
from mecatol.rules.state import NOBODY, BorderToken, Seat

from .game import Chapter

if TYPE_CHECKING:
    from .game import Game

NEXUS: Final = Hex("nexus")
OWN_MOUTH: Final = "+"  # begins the name of a wormhole that is there for one seat's ships only
WAKE: Final = "wake"  # a system into which a ship takes such a wormhole along

# The wormholes of every system, in map order: each with its name and the letters it counts as.
Openings = tuple[tuple[tuple[str, tuple[str, ...]], ...], ...]


@lru_cache(maxsize=512)
def joined(places: tuple[Hex, ...], openings: Openings) -> Graph:
    """The map with its wormholes: every two systems that have a letter in common are linked (OFF-MOV-8)."""
    ends: dict[str, list[Hex]] = {}
    for place, here in zip(places, openings, strict=True):
        for _, letters in here:
            for letter in letters:
                known = ends.setdefault(letter, [])
                if place not in known:
                    known.append(place)
    links = [(a, b) for letter in sorted(ends) for n, a in enumerate(ends[letter]) for b in ends[letter][n + 1 :]]
    return Graph.build(places, links)


@lru_cache(maxsize=64)
def touching(places: tuple[Hex, ...]) -> Graph:
    """The map without its wormholes."""
    return Graph.build(places)


def token_sides(token: str) -> tuple[str, ...]:
    """The letters on a wormhole token, the one that counts first; none for another kind of token."""
    kind, sides = parted(token, ":")
    return tuple(listed(sides, "/")) if kind == "wormhole" else ()


class Galaxy(Chapter):
    """Where systems lie and which are next to each other."""

    __slots__ = (
        "_anomalies",
        "_bare",
        "_counted",
        "_extended",
        "_gates",
        "_graphs",
        "_homelands",
        "_laid",
        "_of_kinds",
        "_places",
        "_printed",
        "_rifts",
        "_tokens",
        "_touching",
        "_wake",
    )

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._places: tuple[Hex, ...] = ()
        self._printed: tuple[tuple[str, ...], ...] = ()
        self._gates: tuple[tuple[Hex, str], ...] = ()
        self._rifts: tuple[Hex, ...] = ()
        self._anomalies: dict[Hex, str] = {}  # "" where there is none
        self._of_kinds: dict[tuple[str, ...], tuple[Hex, ...]] = {}
        self._homelands: tuple[Hex, ...] = ()
        self._graphs: dict[Seat, tuple[Openings, Graph]] = {}
        self._bare: Graph | None = None  # with printed wormholes only
        self._touching: Graph = touching(())
        self._tokens: tuple[tuple[str, ...], ...] | None = None  # those with which they were found as they lie there
        self._laid: Openings = ()
        self._counted: Memo[Openings] = Memo(WORMHOLES)  # as they count for a seat
        self._extended: Memo[Openings] = Memo(MORE_WORMHOLES)  # with those that are there for a seat's ships only
        self._wake = NOWHERE

    # -- the map ----------------------------------------------------------------------------------------------------------

    def graph(self, seat: Seat = NOBODY) -> Graph:
        """The map as a seat's ships travel it, wormholes included; NOBODY: as it is for everybody."""
        openings = self._openings(seat)
        known = self._graphs.get(seat)
        if known is None or (known[0] is not openings and known[0] != openings):
            known = self._graphs[seat] = (openings, joined(self._places, openings))
        return known[1]

    def common(self) -> Graph:
        """The map as "adjacent" means it outside of movement: wormholes do not count (OFF-MOV-8)."""
        return self._touching

    def for_objectives(self) -> Graph:
        """The map as objectives see it."""
        return self.common()

    def printed(self) -> Graph:
        """The map with the wormholes printed on its tiles and no others."""
        if self._bare is None:
            self._bare = joined(self._places, tuple(tuple((letter, (letter,)) for letter in here) for here in self._printed))
        return self._bare

    def adjacent(self, hex_: Hex) -> tuple[Hex, ...]:
        """The systems next to one, for everything but movement."""
        return self.common().adjacent(hex_)

    def adjoining(self, hex_: Hex) -> tuple[Hex, ...]:
        """The systems that share a tile border with one (SA17-NOM-13)."""
        return self._touching.adjoining(hex_)

    def movement_adjacent(self, seat: Seat, hex_: Hex) -> tuple[Hex, ...]:
        """The systems one step away for a seat's ships (OFF-MOV-8, OFF-SE-NEX)."""
        return self.graph(seat).adjacent(hex_)

    def distance(self, a: Hex, b: Hex) -> int | None:
        """How many systems apart two systems are, for everything but movement; none if no way leads there."""
        return self.common().distance(a, b)

    def stable_distance(self, a: Hex, b: Hex) -> int | None:
        """The same along ways that do not change: tokens do not count."""
        return self.common().distance(a, b)

    def linked(self, a: Hex, b: Hex, seat: Seat = NOBODY) -> bool:
        """Whether two systems are connected by a wormhole."""
        return bool(self.passages(a, b, seat))

    def passages(self, a: Hex, b: Hex, seat: Seat = NOBODY) -> list[tuple[str, str]]:
        """The wormholes that join two systems: the one gone into, the one come out of."""
        return [
            (into, out)
            for into, letters in self.openings(a, seat)
            for out, others in self.openings(b, seat)
            if a != b and any(letter in others for letter in letters)
        ]

    def crossings(self, a: Hex, b: Hex, seat: Seat = NOBODY) -> list[tuple[Border, ...]]:
        """The ways from a system into the next: across their border, or into a wormhole and out of another."""
        found: list[tuple[Border, ...]] = [] if hexes.direction(a, b) is None else [(hexes.border(a, b),)]
        return found + [(mouth(a, into), mouth(b, out)) for into, out in self.passages(a, b, seat)]

    # -- wormholes ----------------------------------------------------------------------------------------------------------

    def wormholes(self, hex_: Hex, seat: Seat = NOBODY) -> tuple[str, ...]:
        """The wormholes a system holds, as everybody or a player sees them: printed ones and the sides of tokens that count."""
        letters = [letter for _, counts_as in self.openings(hex_, seat) for letter in counts_as]
        return tuple(dict.fromkeys(letters))

    def has_wormhole(self, hex_: Hex, seat: Seat = NOBODY) -> bool:
        """Whether a system holds a wormhole, as everybody or a player sees it: what else joins systems has a name in small
        letters."""
        return any(letter.isupper() for letter in self.wormholes(hex_, seat))

    def stationary(self, hex_: Hex) -> tuple[str, ...]:
        """The wormholes printed on the tile lying there (SA17-NOM-11)."""
        return self.game.board.tile(hex_).wormholes

    def printed_in(self, letters: Iterable[str]) -> list[Hex]:
        """The systems with one of these wormholes printed on their tiles, in map order (SA17-NOM-11)."""
        wanted = frozenset(letters)
        return [place for place, here in zip(self._places, self._printed, strict=True) if not wanted.isdisjoint(here)]

    def openings(self, hex_: Hex, seat: Seat = NOBODY) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Each wormhole of a system by name, with the letters it counts as for a seat."""
        openings = self._openings(seat)
        return openings[self.game.board.layout.systems[hex_]]

    def letter(self, hex_: Hex, name: str) -> str:
        """The own letter of a wormhole of a system, whatever it counts as: of a double-sided token the one that is up."""
        tokens = [token_sides(token) for token in self.game.board.system(hex_).tokens]
        return next((sides[0] for sides in tokens if sides and "/".join(sorted(sides)) == name), name)

    def turn_over(self, hex_: Hex, token: str) -> None:
        """A double-sided wormhole shows its other side."""
        sides = token_sides(token)
        turned = "wormhole:" + "/".join((*sides[1:], *sides[:1]))
        system = self.game.board.system(hex_)
        at = system.tokens.index(token)
        self.game.board.set_system(replace(system, tokens=(*system.tokens[:at], turned, *system.tokens[at + 1 :])))
        self.game.tell(events.WormholeTurned(in_system(hex_), token_sides(turned)[0]))

    # -- borders ------------------------------------------------------------------------------------------------------------

    def borders(self) -> list[tuple[Hex, Hex]]:
        """Every two systems that share a tile border, in map order."""
        near = self._touching.adjoining
        return [(a, b) for n, a in enumerate(self._places) for b in self._places[n + 1 :] if b in near(a)]

    def border_tokens(self, a: Hex, b: Hex) -> list[BorderToken]:
        """What lies on the border between two systems (SA17-BRD-01)."""
        if not (self.state.border_tokens or self.game.touched(BORDER_TOKENS)) or hexes.direction(a, b) is None:
            return []
        between = hexes.border(a, b)
        lying = tuple([token for token in self.state.border_tokens if token.border == between])
        return [*self.game.fold(BORDER_TOKENS, lying, between)]

    # -- kinds of systems -----------------------------------------------------------------------------------------------------

    def anomaly(self, hex_: Hex) -> str:
        """The kind of Special System, or an empty string."""
        return self._anomalies[hex_]

    def anomalies(self, *kinds: str) -> tuple[Hex, ...]:
        """The Special Systems of some kinds, in map order."""
        found = self._of_kinds.get(kinds)
        if found is None:
            found = self._of_kinds[kinds] = tuple([hex_ for hex_, kind in self._anomalies.items() if kind in kinds])
        return found

    def homelands(self) -> tuple[Hex, ...]:
        """The tiles of races, Home Systems and gates to them, in map order."""
        return self._homelands

    def hazard(self, hex_: Hex) -> str:
        """The kind of Special System whose effects a system has: none, where something takes them away."""
        anomaly = self._anomalies[hex_]
        if not anomaly or HAZARD.name not in self.game.index.modifiers:
            return anomaly
        return self.game.fold(HAZARD, anomaly, At(NOBODY, hex_))

    def hazards(self, *kinds: str) -> Sequence[Hex]:
        """The systems that have the effects of some kinds of Special Systems, in map order."""
        found = self.anomalies(*kinds)
        return [hex_ for hex_ in found if self.hazard(hex_) in kinds] if self.game.touched(HAZARD) else found

    def gates(self, race: str) -> list[Hex]:
        """The gates to the Home System of a race, where that lies off the map (OFF-SET-15)."""
        return [hex_ for hex_, whose in self._gates if whose == race]

    def rifts(self) -> tuple[Hex, ...]:
        """The Gravity Rifts of the galaxy, in map order."""
        return self._rifts

    def is_special(self, hex_: Hex) -> bool:
        """Whether a system is a Special System."""
        return self.game.board.tile(hex_).kind == "special"

    def is_void(self, hex_: Hex) -> bool:
        """Whether a system has neither planet nor wormhole and is neither special nor a Home System (SA17-NOM-05)."""
        tile = self.game.board.tile(hex_)
        return tile.kind in ("regular", "empty") and not self.game.board.system(hex_).planets and not self.wormholes(hex_)

    def is_empty(self, hex_: Hex) -> bool:
        """Whether nobody has a unit in a system; a Special System is never empty (OFF-GEN-9)."""
        system = self.game.board.system(hex_)
        return not self.is_special(hex_) and not system.stacks and not any(planet.stacks for planet in system.planets)

    def is_friendly_or_empty(self, seat: Seat, hex_: Hex) -> bool:
        """Whether nobody else has a unit in a system; in a Special one he has a unit or a planet (OFF-GEN-5, OFF-GEN-9)."""
        system = self.game.board.system(hex_)
        owners = [stack.owner for stack in (*system.stacks, *(stack for planet in system.planets for stack in planet.stacks))]
        friendly = seat in owners or any(planet.owner == seat for planet in system.planets)
        return all(owner == seat for owner in owners) and (friendly or not self.is_special(hex_))

    # -- worked out once for a map ---------------------------------------------------------------------------------------------

    def survey(self) -> None:
        """Look at the map that lies there now."""
        state, systems = self.state, self.game.content.systems
        self._places = tuple(hex_ for hex_, _ in state.layout)
        self._printed = tuple(systems[tile].wormholes for _, tile in state.layout)
        self._anomalies = {hex_: systems[tile].anomaly for hex_, tile in state.layout}
        self._of_kinds.clear()
        self._homelands = tuple([hex_ for hex_, tile in state.layout if systems[tile].race])
        self._gates = tuple((hex_, systems[tile].race) for hex_, tile in state.layout if systems[tile].kind == "gate")
        self._rifts = tuple(hex_ for hex_ in self._places if self._anomalies[hex_] == "gravity_rift")
        self._touching = touching(self._places)
        self._bare = self._tokens = None
        self._graphs.clear()

    def _openings(self, seat: Seat) -> Openings:
        """The wormholes of every system: they go by the tiles and the tokens. Only effects can make them differ between seats."""
        game = self.game
        found, modifiers = self._as_laid(), game.index.modifiers
        if WORMHOLES.name in modifiers and game.touched(WORMHOLES, seat):
            found = self._counted.find(game, seat, found, self._count, seat, found)
        if seat == NOBODY or MORE_WORMHOLES.name not in modifiers or not game.touched(MORE_WORMHOLES, seat):
            return found
        wake = Wake(seat, self._wake)
        return self._extended.find(game, wake, found, self._with_own, wake, found)

    @contextmanager
    def wake(self, hex_: Hex) -> Iterator[None]:
        """While this lasts ways are looked for as if a ship took a wormhole of its own along into a system."""
        before, self._wake = self._wake, hex_
        try:
            yield
        finally:
            self._wake = before

    def _as_laid(self) -> Openings:
        """The wormholes of every system as tiles and tokens lie there, until others lie there."""
        tokens = self.game.board.facts.tokens
        if self._tokens is not tokens:
            self._tokens, self._laid = tokens, tuple(map(_wormholes, self._printed, tokens))
        return self._laid

    def _count(self, seat: Seat, openings: Openings) -> Openings:
        """What effects make of the wormholes for a seat."""
        fold = self.game.fold
        return tuple(
            here and tuple((name, fold(WORMHOLES, ends, Wormhole(seat, place, name))) for name, ends in here)
            for place, here in zip(self._places, openings, strict=True)
        )

    def _with_own(self, wake: Wake, openings: Openings) -> Openings:
        """The wormholes, and those that are there for one seat's ships only."""
        found = list(openings)
        for hex_, letter in self.game.fold(MORE_WORMHOLES, (), wake):
            found[self.game.board.layout.systems[hex_]] += ((OWN_MOUTH + letter, (letter,)),)
        return tuple(found)


def is_double_sided(wormhole: str) -> bool:
    """Whether a wormhole of that name is a token with two sides."""
    return "/" in wormhole


@lru_cache(maxsize=4096)
def _wormholes(printed: tuple[str, ...], tokens: tuple[str, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """A system's wormholes by name. A token keeps its name when it is turned over: its letters in order."""
    found: list[tuple[str, tuple[str, ...]]] = [(letter, (letter,)) for letter in printed]
    for token in tokens:
        sides = token_sides(token)
        if sides:
            found.append(("/".join(sorted(sides)), sides[:1]))
    return tuple(found)


def mouth(hex_: Hex, name: str) -> Border:
    """A wormhole as something that can be crossed: the system, and which of its wormholes."""
    return hexes.link(hex_, Hex(name))
