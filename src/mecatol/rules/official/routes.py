"""Ways through the galaxy: which ships may take, and what lies on them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mecatol.core.decisions import ALLOWED, Verdict, message
from mecatol.core.hexes import Border, Hex
from mecatol.core.records import Record
from mecatol.rules.board import in_system, is_big_ship
from mecatol.rules.moments import BLOCKS, MAY_ENTER, MAY_PASS, MOVEMENT, RIFT_ROLL, Travel, Unit
from mecatol.rules.state import Seat, UnitId

from .game import Chapter


class Route(Record, frozen=True):
    """A way from a system to the activated one, and what lies on it."""

    way: tuple[Hex, ...]
    rifts: tuple[Hex, ...] = ()  # where a die is rolled for the ship
    mines: tuple[Border, ...] = ()  # borders and wormholes with mines of others
    mouths: tuple[Border, ...] = ()  # double-sided wormholes gone into
    calls: tuple[Hex, ...] = ()  # systems passed in which something could be loaded

    def as_good_as(self, other: Route) -> bool:
        """Whether nobody would take the other way: no Rift less, nothing more to load, the same mines and wormholes."""
        return (
            all(rift in other.rifts for rift in self.rifts)
            and all(call in self.calls for call in other.calls)
            and (self.mines, self.mouths) == (other.mines, other.mouths)
        )

    def order(self) -> tuple[int, int]:
        """The best way first: few dangers, then few systems."""
        return (len(self.rifts) + len(self.mines), len(self.way))


class Routes(Chapter):
    """Which systems ships may enter and pass, and the ways that lead to the activated system."""

    __slots__ = ()

    # -- judging a step -------------------------------------------------------------------------------------------------------

    def may_enter(self, travel: Travel) -> Verdict:
        """Whether a ship may go from one system into the next."""
        return self.game.fold(MAY_ENTER, self.entry(travel), travel)

    def entry(self, travel: Travel) -> Verdict:
        """What lies on the board says of a step."""
        return self.tile_entry(travel)

    def tile_entry(self, travel: Travel) -> Verdict:
        """What the tile entered says: a Supernova is closed (OFF-SYS-3), an Asteroid Field needs an effect (OFF-SYS-1)."""
        anomaly = self.game.galaxy.anomaly(travel.to)
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
        anomaly = self.game.galaxy.anomaly(travel.to)
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

    def allowance(self, seat: Seat, kind: UnitId, start: Hex, leaders: tuple[str, ...] = ()) -> int:
        """How far a ship may move (OFF-MOV-1); out of a Nebula only one system (OFF-SYS-2)."""
        printed = self.game.board.unit(seat, kind).movement
        movement = self.game.fold(MOVEMENT, printed, Unit(seat, kind, in_system(start), leaders))
        return min(1, movement) if self.game.galaxy.anomaly(start) == "nebula" else movement

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
    ) -> list[Route]:
        """The ways that differ in something that matters, the best first. `calls` are systems where the ship could load."""
        ways = self.ways(seat, kind, start, destination, allowance, bool(calls), within)
        kept: list[Route] = []
        for route in sorted((self.route(seat, kind, way, calls) for way in ways), key=Route.order):
            if not any(better.as_good_as(route) for better in kept):
                kept.append(route)
        return kept

    def route(self, seat: Seat, kind: UnitId, way: tuple[Hex, ...], calls: Sequence[Hex] = ()) -> Route:
        """What lies on a way."""
        rifts = [hex_ for n, hex_ in enumerate(way[:-1]) if self.perilous(n) and self.rift_rolls(seat, kind, hex_)]
        mines = self.game.space_mines.on_way(seat, kind, way)
        passed = [hex_ for hex_ in way[1:-1] if hex_ in calls]
        return Route(way, tuple(rifts), mines, self.mouths(seat, way), tuple(passed))

    def rift_rolls(self, seat: Seat, kind: UnitId, hex_: Hex) -> bool:
        """Whether a system is a Gravity Rift that threatens a ship."""
        rift = self.game.galaxy.anomaly(hex_) == "gravity_rift"
        return rift and self.game.fold(RIFT_ROLL, True, Unit(seat, kind, in_system(hex_)))

    def crossing(self, seat: Seat, a: Hex, b: Hex) -> tuple[Border, ...]:
        """The way from one system into the next: where fewest mines lie, rather a border than a wormhole."""
        ways = self.game.galaxy.crossings(a, b, seat)
        if len(ways) > 1 and self.game.galaxy.border_tokens(a, b):
            ways = ways[1:]
        mines = self.game.space_mines
        return min(ways, key=lambda way: sum(bool(mines.hostile(seat, border)) for border in way))

    def mouths(self, seat: Seat, way: Sequence[Hex]) -> tuple[Border, ...]:
        """The double-sided wormholes gone into on a way (SA17-TOK-01, SA17-TOK-02: coming out does not count)."""
        if not any(system.tokens for system in self.state.systems):
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
        detours: bool = False,
        within: Sequence[Hex] = (),
    ) -> list[tuple[Hex, ...]]:
        """Every way a ship may take, no system twice; with detours also beyond the activated system and back (OFF-MOV-1)."""
        graph = self.game.galaxy.graph(seat)
        slack = len(self.game.galaxy.rifts()) if self.game.parameters.rift_bonus else 0
        away = graph.distance(destination, start)
        if away is None or away > allowance + slack:
            return []
        found: list[tuple[Hex, ...]] = [(start,)] if start == destination else []
        if found and not detours:
            return found
        waiting: list[tuple[tuple[Hex, ...], int]] = [((start,), allowance)]
        while waiting:
            way, left = waiting.pop()
            here = way[-1]
            for to in graph.adjacent(here):
                if (to in way and to != destination) or (within and to not in within):
                    continue
                rest = left - 1 + (self.gain(way[-2], here, to) if len(way) > 1 else 0)
                steps = graph.distance(destination, to)
                if rest < 0 or steps is None or steps > rest + slack:
                    continue
                travel = Travel(seat, kind, start, here, to, destination)
                if not self.may_enter(travel).allowed:
                    continue
                if to == destination:
                    found.append((*way, to))
                    if not detours or to in way:
                        continue
                if (rest or slack) and self.may_pass(travel).allowed:
                    waiting.append(((*way, to), rest))
        return found

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
