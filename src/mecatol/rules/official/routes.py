"""Ways through the galaxy: which ships may take, and what lies on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from mecatol.core import hexes
from mecatol.core.decisions import ALLOWED, Verdict, message
from mecatol.core.hexes import Border, Graph, Hex
from mecatol.core.records import Record, replace
from mecatol.rules.moments import (
    BLOCKS,
    MAY_ENTER,
    MAY_PASS,
    MAY_TAKE_WORMHOLE,
    MOVEMENT,
    NEBULA_SLOWS,
    RIFT_ROLL,
    SEALED,
    At,
    Travel,
    Unit,
)
from mecatol.rules.pieces import in_system, is_big_ship, is_ship
from mecatol.rules.state import Seat, UnitId

from .game import Chapter


class Route(Record, frozen=True):
    """A way from a system to the activated one, and what lies on it."""

    way: tuple[Hex, ...]
    rifts: tuple[Hex, ...] = ()  # where a die is rolled for the ship
    mines: tuple[Border, ...] = ()  # borders and wormholes with mines of others
    mouths: tuple[Border, ...] = ()  # double-sided wormholes gone into
    calls: tuple[Hex, ...] = ()  # systems passed in which something could be loaded
    escorts: tuple[tuple[Hex, str], ...] = ()  # systems that may be passed only with a certain Leader, and who that is

    @property
    def nature(self) -> tuple[object, ...]:
        """What distinguishes it from other ways to the same place."""
        return (self.rifts, self.mines, self.mouths, self.escorts)

    def as_good_as(self, other: Route) -> bool:
        """Whether nobody would take the other way: no Rift less, nothing more to load, the same mines and wormholes."""
        return (
            all(rift in other.rifts for rift in self.rifts)
            and all(call in self.calls for call in other.calls)
            and all(escort in other.escorts for escort in self.escorts)
            and (self.mines, self.mouths) == (other.mines, other.mouths)
        )

    def order(self) -> tuple[int, int]:
        """The best way first: few dangers, then few systems."""
        return (len(self.rifts) + len(self.mines) + len(self.escorts), len(self.way))


Leg: TypeAlias = tuple[tuple[Hex, ...], int, int]  # a part of a way, what movement is left, how far the end is


class Search(Record, frozen=True):
    """A ship looking for its ways."""

    graph: Graph
    away: Mapping[Hex, int]  # how far systems are from the activated one
    seat: Seat
    kind: UnitId
    start: Hex
    destination: Hex
    calls: Sequence[Hex]
    within: Sequence[Hex]
    slack: int  # what Gravity Rifts near enough could give at most
    alike: bool  # nothing lies on any way
    direct: bool  # a detour must lead to something to load
    help: str = ""  # what helps the ship on its way

    def travel(self, way: tuple[Hex, ...]) -> Travel:
        """The last step of a way."""
        return Travel(self.seat, self.kind, self.start, way[-2], way[-1], self.destination, self.help)

    def loads_since(self, way: tuple[Hex, ...], hex_: Hex) -> bool:
        """Whether something could be loaded for the first time on a way since it was in a system."""
        last = len(way) - way[::-1].index(hex_)
        return any(call in way[last:] and call not in way[:last] for call in self.calls)


class Routes(Chapter):
    """Which systems ships may enter and pass, and the ways that lead to the activated system."""

    __slots__ = ()

    # -- judging a step -------------------------------------------------------------------------------------------------------

    def may_enter(self, travel: Travel) -> Verdict:
        """Whether a ship may go from one system into the next."""
        verdict = self.game.fold(MAY_ENTER, self.entry(travel), travel)
        if verdict.allowed and hexes.direction(travel.frm, travel.to) is None:
            return self.game.fold(MAY_TAKE_WORMHOLE, verdict, travel)
        return verdict

    def sealed(self, seat: Seat, *systems: Hex) -> bool:
        """Whether a player's units neither enter nor leave one of some systems, be it by a way that is none of ships."""
        return any(self.game.fold(SEALED, False, At(seat, hex_)) for hex_ in systems)

    def entry(self, travel: Travel) -> Verdict:
        """What lies on the board says of a step."""
        return self.tile_entry(travel)

    def tile_entry(self, travel: Travel) -> Verdict:
        """What the tile entered says: a Supernova is closed (OFF-SYS-3), an Asteroid Field needs an effect (OFF-SYS-1)."""
        anomaly = self.game.galaxy.hazard(travel.to)
        if anomaly == "supernova":
            return Verdict(False, "OFF-SYS-3", message("explain-supernova", system=travel.to))
        if anomaly == "asteroid_field":
            return Verdict(False, "OFF-SYS-1", message("explain-asteroid-field", system=travel.to))
        return ALLOWED

    def may_pass(self, travel: Travel) -> Verdict:
        """Whether a ship that came into a system may go on."""
        return self.game.fold(MAY_PASS, self.passing(travel), travel)

    def passing(self, travel: Travel) -> Verdict:
        """A Nebula or an Ion Storm ends every move (OFF-SYS-2, OFF-SYS-4), and so do enemy ships."""
        anomaly = self.game.galaxy.hazard(travel.to)
        if anomaly == "nebula":
            return Verdict(False, "OFF-SYS-2", message("explain-nebula", system=travel.to))
        if anomaly == "ion_storm":
            return Verdict(False, "OFF-SYS-4", message("explain-ion-storm", system=travel.to))
        return self.barred(travel)

    def barred(self, travel: Travel) -> Verdict:
        """Enemy ships bar the way; Fighters alone do not, nor docks, nor ground units (OFF-MOV-3)."""
        for owner in self.game.board.enemy_fleets(travel.seat, travel.to):
            if any(self._blocks(owner, group.kind, travel.to) for group in self.game.board.ships(owner, travel.to)):
                return Verdict(False, "OFF-MOV-3", message("explain-enemy-ships", player=owner, system=travel.to))
        return ALLOWED

    def _blocks(self, owner: Seat, kind: UnitId, hex_: Hex) -> bool:
        return self.game.fold(BLOCKS, self.blocks(kind), Unit(owner, kind, in_system(hex_)))

    def blocks(self, kind: UnitId) -> bool:
        """Whether a kind of ship blocks the movement of enemies by itself."""
        return is_big_ship(kind)

    # -- how far --------------------------------------------------------------------------------------------------------------

    def allowance(self, seat: Seat, kind: UnitId, start: Hex, leaders: tuple[str, ...] = (), mark: str = "") -> int:
        """How far a ship may move (OFF-MOV-1); out of a Nebula only one system (OFF-SYS-2)."""
        movement = self.full_allowance(seat, kind, start, leaders, mark)
        slow = self.game.galaxy.hazard(start) == "nebula" and self.game.fold(
            NEBULA_SLOWS, True, Unit(seat, kind, in_system(start))
        )
        return min(1, movement) if slow else movement

    def full_allowance(self, seat: Seat, kind: UnitId, start: Hex, leaders: tuple[str, ...] = (), mark: str = "") -> int:
        """How far a ship may move, whatever system it starts in."""
        printed = self.game.board.unit(seat, kind).movement
        return self.game.fold(MOVEMENT, printed, Unit(seat, kind, in_system(start), leaders, mark=mark))

    def gain(self, before: Hex, rift: Hex, after: Hex) -> int:
        """Movement gained on the way through a Gravity Rift."""
        return 0

    def perilous(self, step: int) -> bool:
        """Whether a Gravity Rift is dangerous that a ship leaves after so many steps: out of it or through it (OFF-SYS-5)."""
        return True

    # -- the ways -------------------------------------------------------------------------------------------------------------

    def find(
        self,
        seat: Seat,
        kind: UnitId,
        start: Hex,
        destination: Hex,
        allowance: int,
        calls: Sequence[Hex] = (),
        within: Sequence[Hex] = (),
        help: str = "",  # noqa: A002
    ) -> list[Route]:
        """The ways that differ in something that matters, the best first. `calls` are systems where the ship could load."""
        near = self.near(seat, start, destination, allowance, calls)
        if not near and self.harmless(seat):
            return [Route(way) for way in self.ways(seat, kind, start, destination, allowance, (), within, help)[:1]]
        ways = self.ways(seat, kind, start, destination, allowance, near, within, help)
        routes = [self.route(seat, kind, way, near, help) for way in ways]
        return _best(routes) if len(routes) > 1 else routes

    def in_reach(self, seat: Seat, start: Hex, destination: Hex, allowance: int) -> bool:
        """Whether a way could be short enough, were nothing in it."""
        graph = self.game.galaxy.graph(seat)
        away = graph.distance(start, destination)
        if away is None or away > allowance + self.slack():
            return False
        return away <= allowance or away <= allowance + self.slack_on_way(graph, start, destination, allowance)

    def near(self, seat: Seat, start: Hex, destination: Hex, allowance: int, calls: Sequence[Hex]) -> list[Hex]:
        """The calls for which a ship could go out of its way at all."""
        graph = self.game.galaxy.graph(seat)
        most = allowance + self.slack()
        there, back = graph.distances(start), graph.distances(destination)
        within = [call for call in calls if call in there and call in back and there[call] + back[call] <= most]
        return [call for call in within if call not in (start, destination)]

    def harmless(self, seat: Seat) -> bool:
        """Whether all ways are alike: no Gravity Rifts, no mines, no wormholes that turn, nobody to be escorted past."""
        lying = self.state.mines or self.game.galaxy.rifts() or self.game.board.tokens()
        return not lying and not self.game.leaders.passages(seat)

    def slack(self) -> int:
        """How many systems bends in Gravity Rifts could give at most."""
        return len(self.game.galaxy.rifts()) if self.game.parameters.rift_bonus else 0

    def slack_on_way(self, graph: Graph, start: Hex, destination: Hex, allowance: int) -> int:
        """The same, of those near enough for a ship to come through them on its way."""
        slack = self.slack()
        if not slack:
            return 0
        most, there, back = allowance + slack, graph.distances(start), graph.distances(destination)
        known = [rift for rift in self.game.galaxy.rifts() if rift in there and rift in back]
        return len([rift for rift in known if there[rift] + back[rift] <= most])

    def route(
        self,
        seat: Seat,
        kind: UnitId,
        way: tuple[Hex, ...],
        calls: Sequence[Hex] = (),
        help: str = "",  # noqa: A002
    ) -> Route:
        """What lies on a way."""
        known = self.game.galaxy.rifts()
        passed = [(n, hex_) for n, hex_ in enumerate(way[:-1]) if hex_ in known and self.perilous(n)] if known else []
        rifts = [hex_ for n, hex_ in passed if self.rift_rolls(seat, kind, hex_, help, way[max(0, n - 1) : n + 2])]
        mines = self.game.space_mines.on_way(seat, kind, way)
        called = [hex_ for hex_ in way[1:-1] if hex_ in calls]
        return Route(way, tuple(rifts), mines, self.mouths(seat, way), tuple(called), self.game.leaders.escorts(seat, kind, way))

    def rift_rolls(
        self,
        seat: Seat,
        kind: UnitId,
        hex_: Hex,
        help: str = "",  # noqa: A002
        way: tuple[Hex, ...] = (),
    ) -> bool:
        """Whether a system is a Gravity Rift that threatens a ship, as it does no floating dock (OFF-FAQ-6); what helps it, and
        the systems before and after."""
        rift = self.game.galaxy.hazard(hex_) == "gravity_rift" and is_ship(kind)
        return rift and self.game.fold(RIFT_ROLL, True, Unit(seat, kind, in_system(hex_), (), help, way))

    def crossing(self, seat: Seat, a: Hex, b: Hex) -> tuple[Border, ...]:
        """The way from one system into the next: where fewest mines lie, rather a border than a wormhole."""
        ways = self.game.galaxy.crossings(a, b, seat)
        if len(ways) > 1 and self.game.galaxy.border_tokens(a, b):
            ways = ways[1:]
        mines = self.game.space_mines
        if not ways:  # through a wormhole that is no longer there
            return ()
        return min(ways, key=lambda way: sum(bool(mines.hostile(seat, border)) for border in way))

    def mouths(self, seat: Seat, way: Sequence[Hex]) -> tuple[Border, ...]:
        """The double-sided wormholes gone into on a way (SA17-TOK-01, SA17-TOK-02: coming out does not count)."""
        if not any("/" in token for _, token in self.game.board.tokens()):
            return ()
        steps = [self.crossing(seat, a, b) for a, b in pairwise(way)]
        return tuple(step[0] for step in steps if len(step) > 1 and "/" in step[0])

    def ways(
        self,
        seat: Seat,
        kind: UnitId,
        start: Hex,
        destination: Hex,
        allowance: int,
        calls: Sequence[Hex] = (),
        within: Sequence[Hex] = (),
        help: str = "",  # noqa: A002
    ) -> list[tuple[Hex, ...]]:
        """The ways a ship may take, short ones first; beyond the activated system and back, or through a system again, only to
        load something in between (OFF-MOV-1).

        Where all ways are alike a detour is looked for only if it leads to something. That finds as good ways as there are unless
        a step is refused: then ships may have to go round, and if they have movement to spare every way is looked for.
        """
        graph = self.game.galaxy.graph(seat)
        slack, distances = self.slack_on_way(graph, start, destination, allowance), graph.distances(destination)
        away = distances.get(start)
        if away is None or away > allowance + slack:
            return []
        if start == destination and not calls:
            return [(start,)]
        alike = self.harmless(seat)
        search = Search(graph, distances, seat, kind, start, destination, calls, within, slack, alike, alike, help)
        found, refused = self._search(search, allowance)
        if alike and refused and allowance > away and (calls or not found):
            found, _ = self._search(replace(search, direct=False), allowance)
        return found

    def _search(self, search: Search, allowance: int) -> tuple[list[tuple[Hex, ...]], bool]:
        """The ways that a search finds, and whether a step was refused."""
        start, calls, refused = search.start, search.calls, False
        found: list[tuple[Hex, ...]] = [(start,)] if start == search.destination else []
        edge: list[Leg] = [((start,), allowance, search.away[start])]
        while edge and not (found and search.alike and not calls):
            beyond: list[Leg] = []
            for leg in edge:
                for onward in self._onward(search, leg):
                    way, rest, steps = onward
                    travel = search.travel(way)
                    if not self.may_enter(travel).allowed:
                        refused = True
                        continue
                    found += [way] if steps == 0 else []
                    if steps == 0 and (not calls or (way[-1] in way[:-1] and not search.loads_since(way[:-1], way[-1]))):
                        continue
                    if rest or search.slack:
                        if self.may_pass(travel).allowed:
                            beyond.append(onward)
                        else:
                            refused = True
            edge = beyond
        return found, refused

    def _onward(self, search: Search, leg: Leg) -> list[Leg]:
        """The steps that could follow a part of a way, were nothing in it; direct ones lead nearer to the activated system or
        towards something to load."""
        way, left, away = leg
        found: list[Leg] = []
        for to in search.graph.adjacent(way[-1]):
            steps = search.away.get(to)
            if steps is None or steps >= left + search.slack:
                continue
            if to in way and to != search.destination and not search.loads_since(way, to):
                continue
            passed = search.slack and len(way) > 1 and way[-1] not in way[:-1]
            rest = left - 1 + (self.gain(way[-2], way[-1], to) if passed else 0)
            on = (*way, to)
            if rest < 0 or (search.within and to not in search.within):
                continue
            if search.direct and steps >= away and not self._calls_ahead(search, on, rest):
                continue
            found.append((on, rest, steps))
        return found

    def _calls_ahead(self, search: Search, way: tuple[Hex, ...], rest: int) -> bool:
        """Whether a detour leads to something to load."""
        graph, here = search.graph, way[-1]
        for call in search.calls:
            there, back = graph.distance(here, call), graph.distance(search.destination, call)
            if call not in way[:-1] and there is not None and back is not None and there + back <= rest:
                return True
        return False

    def obstacle(self, seat: Seat, kind: UnitId, start: Hex, destination: Hex, allowance: int) -> Verdict:
        """What stands in the way of a ship that cannot get there: the first thing on its shortest way."""
        way = self.game.galaxy.graph(seat).shortest(start, destination)
        if way is None or len(way) - 1 > allowance:
            return Verdict(False, "OFF-MOV-1", message("explain-too-far", kind=kind, movement=allowance))
        for here, to in pairwise(way):
            travel = Travel(seat, kind, start, here, to, destination)
            verdict = self.may_enter(travel)
            if verdict.allowed and to != destination:
                verdict = self.may_pass(travel)
            if not verdict.allowed:
                return verdict
        return Verdict(False, "OFF-MOV-1", message("explain-too-far", kind=kind, movement=allowance))


def _best(routes: Sequence[Route]) -> list[Route]:
    """Those of several ways that somebody could prefer, the best first."""
    kept: list[Route] = []
    for route in sorted(routes, key=Route.order):
        if not any(better.as_good_as(route) for better in kept):
            kept.append(route)
    return kept
