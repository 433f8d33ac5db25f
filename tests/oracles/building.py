"""What may be built, found without any shortcut: every kind in every place, and each whole order judged anew.

Of the engine it uses only what effects say (the folds, begun with what the rule text says) and what things cost.
"""

from __future__ import annotations

from collections.abc import Iterator

from mecatol.core.decisions import ALLOWED, Verdict
from mecatol.core.hexes import Hex
from mecatol.rules.moments import (
    BLOCKADED,
    CAPACITY,
    DOCKS_REST,
    FAR_PLACEMENT,
    FIGHTER_CAPACITY,
    FLEET_SUPPLY,
    FREE_RIDERS,
    GROUND_CAPACITY,
    HALF_SHIPS,
    MAY_PRODUCE,
    MOST_BUILT,
    MOST_OF_A_KIND,
    POOLED_PLACES,
    UNSUPPORTED,
    At,
    Build,
    Unit,
)
from mecatol.rules.official.construction import BY_UNITS, Job, Piece, Pieces
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import EXHAUSTED, MERCENARIES, MOVED, Group, Place, Planet, PlanetId, Seat, System, UnitId

from .zones import is_closed

BIG = ("war_sun", "dreadnought", "cruiser", "destroyer", "carrier", "flagship", *MERCENARIES)
SHIPS = (*BIG, "fighter")
INFANTRY: tuple[UnitId, ...] = ("ground_force", "shock_troop")
MANY = 10_000
Fleet = list[Group]


class PlainBuilding:
    """What one seat's docks may produce on a board as it is."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self.systems = {system.hex: system for system in game.state.systems}
        self.planets = {planet.id: planet for system in game.state.systems for planet in system.planets}

    # -- docks -------------------------------------------------------------------------------------------------------------------

    def docks(self, hex_: Hex) -> list[str]:
        """Where docks stand that are not exhausted and have not moved (OFF-PRO-1, OFF-PRO-5), if no law lets them rest; none in
        a Cease Fire Zone that binds the seat (CP-FAQ-36)."""
        if self.game.fold(DOCKS_REST, False, self.seat) or is_closed(self.game, self.seat, self.systems[hex_]):
            return []
        system = self.systems[hex_]
        places = {in_system(hex_): system.stacks, **{on_planet(planet.id): planet.stacks for planet in system.planets}}
        return [
            where
            for where, stacks in places.items()
            if any(stack.owner == self.seat and any(map(_is_ready_dock, stack.groups)) for stack in stacks)
        ]

    # -- what fits ---------------------------------------------------------------------------------------------------------------

    def builds(self, job: Job, pieces: Pieces, producer: str) -> Iterator[Piece]:
        """Every kind of unit in every place of the board, as far as it may be."""
        for kind in self.game.content.units:
            if self.may_produce(job, producer, kind).allowed:
                for where in self.places():
                    piece = Piece(producer, kind, where)
                    if self.belongs(job, producer, kind, where) and self.fits(job, (*pieces, piece)):
                        yield piece

    def places(self) -> list[Place]:
        """Every place there is."""
        return [in_system(hex_) for hex_ in self.systems] + [on_planet(planet) for planet in self.planets]

    def may_produce(self, job: Job, producer: str, kind: UnitId) -> Verdict:
        """Units with a price but docks; what needs a technology not without it (OFF-UNI-1), Flagships at home (OFF-SOT-FLG)."""
        unit, numbers = self.game.content.units[kind], self.game.parameters
        parts = {
            "flagship": numbers.flagships,
            "mechanized_unit": numbers.mechanized_units,
            "shock_troop": numbers.shock_troops,
        }
        if not unit.per or kind == "space_dock" or kind in MERCENARIES or not parts.get(kind, True):
            return Verdict(False, "OFF-PRO-1")
        verdict = Verdict(False, "OFF-UNI-1") if unit.requires else ALLOWED
        if verdict.allowed and kind == "flagship" and job.system != self.game.board.home(self.seat):
            verdict = Verdict(False, "OFF-SOT-FLG")
        where = self._seen(job, producer)
        return self.game.fold(MAY_PRODUCE, verdict, Build(self.seat, kind, job.system, where))

    def _seen(self, job: Job, producer: str) -> Place:
        """The place of a producer; units beside a dock are no dock."""
        where = Place(producer.removeprefix(BY_UNITS))
        return in_system(job.system) if where != producer and where in self.docks(job.system) else where

    def belongs(self, job: Job, producer: str, kind: UnitId, where: Place) -> bool:
        """Ships come into the space of the system, other units onto the dock's planet, or beside a dock in space (OFF-PRO-3)."""
        near = [job.system]
        if not producer.startswith(BY_UNITS) and self.game.fold(FAR_PLACEMENT, False, At(self.seat, job.system)):
            near += [hex_ for hex_ in self.game.galaxy.adjacent(job.system) if self._is_calm(self.systems[hex_])]
        if kind in SHIPS:
            return where in [in_system(hex_) for hex_ in near]
        own = [on_planet(planet.id) for hex_ in near for planet in self.systems[hex_].planets if self._is_base(planet)]
        source = producer.removeprefix(BY_UNITS)
        if source == in_system(job.system):
            return where in (*own, source)
        return where in own and (where == source or self.game.board.hex_of(where) != job.system)

    def _is_calm(self, system: System) -> bool:
        """Activated by the seat, and nobody else is there."""
        owners = [stack.owner for stack in system.stacks]
        owners += [stack.owner for planet in system.planets for stack in planet.stacks]
        return self.seat in system.counters and all(owner == self.seat for owner in owners)

    def _is_base(self, planet: Planet) -> bool:
        """Own, and no Trade Station (OFF-SYS-6)."""
        return planet.owner == self.seat and not self.game.board.printed_planet(planet.id).trade_station

    def fits(self, job: Job, order: Pieces) -> bool:
        """Whether a whole order can be carried out, judged from nothing."""
        board, rules = self.game.board, self.game.production
        for piece in order:
            count = sum(each.kind == piece.kind for each in order)
            if board.left(self.seat, piece.kind) < count:
                return False
            mine = [each for each in order if each.producer == piece.producer]
            if sum(rules.production(self.seat, job.system, each.kind) for each in mine) > rules.capacity(job, piece.producer):
                return False
            alike = sum(each.kind == piece.kind for each in mine)
            if job.by_docks and not piece.producer.startswith(BY_UNITS):
                build = Build(self.seat, piece.kind, job.system, Place(piece.producer))
                if alike > self.game.fold(MOST_BUILT, MANY, build):
                    return False
        used = sum(rules.production(self.seat, job.system, piece.kind) for piece in order)
        if job.ceiling is not None and used > job.ceiling:
            return False
        if not all(self._has_room(where, order) for where in dict.fromkeys(piece.where for piece in order)):
            return False
        return rules.due(job, order) <= self.game.economy.available_resources(self.seat)

    def _has_room(self, where: Place, order: Pieces) -> bool:
        """Whether all that comes into one place may stand there (OFF-PRO-3, OFF-PRO-4, OFF-CMP-7)."""
        arriving = [Group(piece.kind) for piece in order if piece.where == where]
        kind, _, name = where.partition(":")
        if is_closed(self.game, self.seat, self.systems[self.game.board.hex_of(where)]):
            return False
        if kind == "system":
            ships = any(group.kind in SHIPS for group in arriving)
            return not (ships and self.blockaded(Hex(name))) and self._sails(Hex(name), arriving)
        planet = PlanetId(name)
        standing = [group for stack in self.planets[planet].stacks for group in stack.groups]
        for group in arriving:
            most = self.game.board.most_on_planet(self.seat, group.kind, planet)
            if most and sum(each.count for each in (*standing, *arriving) if each.kind == group.kind) > most:
                return False
        return True

    def blockaded(self, hex_: Hex) -> bool:
        """Where somebody else has ships, Fighters too (OFF-PRO-4)."""
        others = [stack for stack in self.systems[hex_].stacks if stack.owner != self.seat]
        enemies = any(group.kind in SHIPS for stack in others for group in stack.groups)
        return self.game.fold(BLOCKADED, enemies, At(self.seat, hex_))

    # -- fleets ------------------------------------------------------------------------------------------------------------------

    def _sails(self, hex_: Hex, arriving: Fleet) -> bool:
        """Whether nothing is more too much than before."""
        there = [group for stack in self.systems[hex_].stacks if stack.owner == self.seat for group in stack.groups]
        before, after = self.excess(hex_, there), self.excess(hex_, [*there, *arriving])
        return after[0] <= before[0] and after[1] <= before[1]

    def excess(self, hex_: Hex, fleet: Fleet) -> tuple[int, int]:
        """Ships beyond Fleet Supply (OFF-CC-1), and cargo that nothing carries (OFF-UNI-3, OFF-UNI-4)."""
        where, fold = in_system(hex_), self.game.fold
        counts = {
            kind: sum(group.count for group in fleet if group.kind == kind) for kind in dict.fromkeys(g.kind for g in fleet)
        }
        loose = self.stranded(hex_, fleet, counts)
        fighters = 0
        if fold(UNSUPPORTED, False, Unit(self.seat, "fighter", where)):
            fighters = min(loose, counts.get("fighter", 0))
        halves = sum(counts.get(kind, 0) * fold(HALF_SHIPS, 2, Unit(self.seat, kind, where)) for kind in BIG if kind in counts)
        halves += fighters * fold(HALF_SHIPS, 2, Unit(self.seat, "fighter", where))
        limit = max(0, fold(FLEET_SUPPLY, self.game.player(self.seat).fleet, At(self.seat, hex_)))
        crowd = sum(
            max(0, counts[kind] - fold(MOST_OF_A_KIND, MANY, Unit(self.seat, kind, where))) for kind in counts if kind in SHIPS
        )
        return max(0, crowd, (halves + 1) // 2 - limit), loose - fighters

    def stranded(self, hex_: Hex, fleet: Fleet, counts: dict[UnitId, int]) -> int:
        """How much cargo is left when every place aboard is taken: places for anything, for Fighters, for troops."""
        places = [
            self._places(group, in_system(hex_)) for group in fleet for _ in range(group.count) if not _is_cargo(group.kind)
        ]
        for planet in self.systems[hex_].planets:
            docks = [g for stack in planet.stacks if stack.owner == self.seat for g in stack.groups if g.kind == "space_dock"]
            places += [self._places(Group("space_dock"), on_planet(planet.id)) for dock in docks for _ in range(dock.count)]
        general, for_fighters, for_troops = (sum(each[n] for each in places) for n in range(3))
        fighters = max(0, counts.get("fighter", 0) - for_fighters)
        troops = max(0, sum(counts.get(kind, 0) for kind in INFANTRY) - for_troops)
        others = sum(count for kind, count in counts.items() if _is_cargo(kind) and kind not in ("fighter", *INFANTRY))
        return max(0, fighters + troops + others - general)

    def _places(self, group: Group, where: Place) -> tuple[int, int, int]:
        unit, fold = self.game.board.unit(self.seat, group.kind), self.game.fold
        about = Unit(self.seat, group.kind, where, mark=group.mark)
        found = fold(CAPACITY, unit.capacity, about), fold(FIGHTER_CAPACITY, unit.docks, about), fold(GROUND_CAPACITY, 0, about)
        general, fighters, troops = (sum(found), 0, 0) if group.kind in SHIPS and fold(POOLED_PLACES, False, about) else found
        return general, fighters, troops + fold(FREE_RIDERS, 0, about)


def _is_ready_dock(group: Group) -> bool:
    return group.kind == "space_dock" and group.mark not in (EXHAUSTED, MOVED)


def _is_cargo(kind: UnitId) -> bool:
    return kind in ("fighter", "mechanized_unit", "pds", *INFANTRY)
