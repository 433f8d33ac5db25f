"""What may be built, by whom, where it fits, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from mecatol.core.decisions import ALLOWED, Verdict, message
from mecatol.core.hexes import Hex
from mecatol.core.memo import kept
from mecatol.core.records import Record
from mecatol.rules import forces
from mecatol.rules.moments import (
    BLOCKADED,
    BUILD_FEE,
    COST_HALVES,
    DOCK_CAPACITY,
    DOCKS_REST,
    EXTRA_CAPACITY,
    FAR_PLACEMENT,
    FREE_RESOURCES,
    HALF_SHIPS,
    MAY_PRODUCE,
    MOST_BUILT,
    MOST_OF_A_KIND,
    PLANETS_PRODUCE,
    PRODUCTION,
    PRODUCTION_CAPACITY,
    UNITS_MAKE,
    UNITS_PRODUCE,
    UNSUPPORTED,
    At,
    Build,
    Producing,
)
from mecatol.rules.naming import name_behind, place_named, planet_named, planet_of
from mecatol.rules.pieces import BIG_SHIPS, in_system, is_big_ship, is_ship, on_planet
from mecatol.rules.state import EXHAUSTED, MOVED, NO_PLACE, NO_PLANET, SIMULTANEOUS, UNITS, Group, Place, PlanetId, Seat, UnitId

from .game import Chapter

if TYPE_CHECKING:
    from .game import Game

PARTS: dict[UnitId, str] = {  # units of parts of the game that a table may leave out
    "flagship": "flagships",
    "mechanized_unit": "mechanized_units",
    "shock_troop": "shock_troops",
}


class Piece(Record, frozen=True):
    """A unit to be produced: by which dock, and where it is put."""

    producer: str
    kind: UnitId
    where: Place


class Job(Record, frozen=True):
    """One production: whose, where, at which docks ("planet:…", "system:…"), within which limits."""

    seat: Seat
    system: Hex
    producers: tuple[str, ...]
    ceiling: int | None = None  # capacity that may be used at most
    extra: int = 0  # resources for nothing
    tactical: bool = True
    by_docks: bool = True  # or by the planets themselves
    single: bool = False  # of several docks that float in one place one alone


Pieces = tuple[Piece, ...]
BY_UNITS = "units@"  # a producer that is no dock but units in a place: "units@planet:…"
ANY_NUMBER = 10_000  # of units
ONE = {kind: Group(kind) for kind in UNITS}
SHIP: UnitId = "cruiser"  # a ship like any other
COUNTING = (HALF_SHIPS, MOST_OF_A_KIND, UNSUPPORTED)  # what makes Fleet Supply more than a count of ships


@kept
def site(producer: str) -> Place:
    """The place of a producer."""
    return place_named(name_behind(producer, BY_UNITS))


def _count(pieces: Pieces, kind: UnitId) -> int:
    """How many of the units are of a kind."""
    count = 0
    for piece in pieces:
        if piece.kind == kind:
            count += 1
    return count


def _in(where: Place, pieces: Pieces) -> list[Group]:
    """The units that are put in a place."""
    return [ONE[piece.kind] for piece in pieces if piece.where == where]


AT_HOME_ONLY = Verdict(False, "OFF-SOT-FLG", message("explain-flagship-at-home"))


@lru_cache(maxsize=4096)
def refused(clause: str, why: str, **about: str | int) -> Verdict:
    """Why not; the same words are needed for every kind at every look."""
    return Verdict(False, clause, message(why, **about))


class Limits(Record, frozen=True):
    """What one more unit is bound by, whatever it is: the resources there are, the capacity left of the dock, what is used of all
    docks, what the kinds picked cost in half resources, and whether a ship fits into each place where all ships count alike."""

    funds: int
    capacity: int
    used: int
    prices: dict[UnitId, int]
    ships: dict[str, Verdict]


class Bounds(Record, frozen=True):
    """What an order is bound by as a whole: the capacity it uses and that of all its docks, the ships that would count in the
    system and how many may."""

    used: int
    capacity: int
    ships: int
    supply: int


class Construction(Chapter):
    """What may be built, by whom, where it fits, and what it costs."""

    __slots__ = ("_printed", "kinds")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        left_out = [kind for kind, part in PARTS.items() if not getattr(game.parameters, part)]
        priced = [kind for kind in UNITS if game.content.units[kind].per]
        self.kinds = [kind for kind in priced if kind != "space_dock" and kind not in left_out]  # those ever produced
        needs = {kind: game.content.units[kind].requires for kind in self.kinds}
        self._printed: dict[UnitId, Verdict] = {
            kind: refused("OFF-UNI-1", "explain-needs-technology", kind=kind, technology=needed) if needed else ALLOWED
            for kind, needed in needs.items()
        }

    # -- who produces --------------------------------------------------------------------------------------------------

    def producers(self, seat: Seat, hex_: Hex) -> list[str]:
        """A player's docks in a system, and units there that produce like docks."""
        return self.docks(seat, hex_) + self.growers(seat, hex_)

    def docks(self, seat: Seat, hex_: Hex) -> list[Place]:
        """Where in a system a player has docks that can produce now: an exhausted one cannot (OFF-PRO-5, SA17-NOM-09)."""
        if hex_ not in self.game.board.facts.docks.get(seat, ()):
            return []
        return [where for where in self._places(hex_) if self.ready_docks(seat, where)]

    def growers(self, seat: Seat, hex_: Hex) -> list[str]:
        """Where in a system units produce by themselves: "units@planet:…", "units@system:…"."""
        if not self.game.touched(UNITS_PRODUCE, seat):
            return []
        alone = [where for where in self._places(hex_) if not self.pools(seat, where)]
        return [BY_UNITS + where for where in alone if self.grown(seat, hex_, where)]

    def grown(self, seat: Seat, hex_: Hex, where: Place) -> int:
        """The production capacity of units in a place."""
        return self.game.fold(UNITS_PRODUCE, 0, At(seat, hex_, where))

    def pools(self, seat: Seat, where: Place) -> bool:
        """Whether units in a place add to the capacity of a dock there instead: they do not (OFF-FAQ-7)."""
        return False

    def _places(self, hex_: Hex) -> list[Place]:
        return [in_system(hex_), *(on_planet(planet.id) for planet in self.game.board.system(hex_).planets)]

    def ready_docks(self, seat: Seat, where: Place) -> int:
        """How many docks in a place can produce."""
        if self.game.touched(DOCKS_REST, seat) and self.game.fold(DOCKS_REST, False, seat):
            return 0
        ready = 0
        for group in self.game.board.units(seat, where):
            if group.kind == "space_dock" and group.mark not in (EXHAUSTED, MOVED):
                ready += group.count
        return ready

    def producing_planets(self, seat: Seat, hex_: Hex) -> list[Place]:
        """Planets that produce without a dock."""
        if not self.game.fold(PLANETS_PRODUCE, False, At(seat, hex_)):
            return []
        planets = [planet for planet in self.game.board.system(hex_).planets if planet.owner == seat]
        return [on_planet(planet.id) for planet in planets if self.game.economy.resources(planet.id)]

    def in_tactical_action(self) -> bool:
        """Whether units are not produced in a Transfer Action or a Simultaneous one, which generalises it (SA17-SAS-01)."""
        action = self.state.action
        return action is None or action.kind not in ("transfer", SIMULTANEOUS)

    def _producing(self, job: Job, producer: str) -> bool:
        """Whether a producer can still produce: something may have befallen it."""
        if producer.startswith(BY_UNITS):
            return producer in self.growers(job.seat, job.system)
        if job.by_docks:
            return bool(self.ready_docks(job.seat, site(producer)))
        return producer in self.producing_planets(job.seat, job.system)

    def _seen(self, job: Job, producer: str) -> Place:
        """The place of a producer as effects see it: what they say of a place with a dock is not said of units beside it."""
        where = site(producer)
        return in_system(job.system) if where != producer and self.ready_docks(job.seat, where) else where

    # -- what may be produced ------------------------------------------------------------------------------------------

    def may_produce_at(self, job: Job, producer: str, kind: UnitId) -> Verdict:
        """Whether one of the docks, or units that produce, may produce a kind of unit."""
        return self.may_produce(job.seat, job.system, kind, site(producer))

    def may_produce(self, seat: Seat, hex_: Hex, kind: UnitId, where: Place = NO_PLACE) -> Verdict:
        """Whether a player may produce a kind of unit in a system at all."""
        verdict = self._printed.get(kind)
        if verdict is None:
            return refused("OFF-PRO-1", "explain-never-produced", kind=kind)
        if kind == "flagship" and verdict.allowed and hex_ != self.game.board.home(seat):
            verdict = AT_HOME_ONLY
        return self.game.fold(MAY_PRODUCE, verdict, Build(seat, kind, hex_, where))

    def makes(self, job: Job, producer: str, kind: UnitId) -> bool:
        """Whether units that produce by themselves make a kind of unit; a dock makes them all."""
        if not producer.startswith(BY_UNITS):
            return True
        return self.game.fold(UNITS_MAKE, True, Build(job.seat, kind, job.system, site(producer)))

    def places(self, job: Job, producer: str, *, ships: bool) -> list[Place]:
        """Where units could be put: ships in space, other units on the dock's planet (OFF-PRO-3).

        What a dock in space makes goes to own planets of the system, or aboard; what lets units arrive further away is said of
        those that docks make.
        """
        board, near = self.game.board, [job.system]
        if not producer.startswith(BY_UNITS) and self.game.fold(FAR_PLACEMENT, False, At(job.seat, job.system)):
            near += [hex_ for hex_ in self.game.galaxy.adjacent(job.system) if self._safe(job.seat, hex_)]
        producer = site(producer)
        if ships:
            return [in_system(hex_) for hex_ in near]
        own = [on_planet(p.id) for hex_ in near for p in board.system(hex_).planets if p.owner == job.seat and self._solid(p.id)]
        if producer == in_system(job.system):
            return [*own, producer]
        return [place for place in own if place == producer or board.hex_of(place) != job.system]

    def _safe(self, seat: Seat, hex_: Hex) -> bool:
        """A system the player has activated that is empty or friendly."""
        return seat in self.game.board.system(hex_).counters and self.game.galaxy.is_friendly_or_empty(seat, hex_)

    def _solid(self, planet: PlanetId) -> bool:
        """Nothing stands on a Trade Station (OFF-SYS-6)."""
        return not self.game.board.printed_planet(planet).trade_station

    def limits(self, job: Job, pieces: Pieces, producer: str) -> Limits:
        """What the next unit at a dock is bound by, whatever it is."""
        here = used = 0
        for piece in pieces:
            share = self.production(job.seat, job.system, piece.kind)
            used += share
            here += share if piece.producer == producer else 0
        funds, prices = self.game.economy.available_resources(job.seat), self.prices(job, pieces)
        return Limits(funds, self.capacity(job, producer) - here, used, prices, self._berths(job, pieces, producer))

    def bounds(self, job: Job, pieces: Pieces) -> Bounds:
        """How much of the docks and of Fleet Supply an order takes (OFF-PRO-1, OFF-PRO-3)."""
        seat, hex_, supply = job.seat, job.system, self.game.fleet_supply
        capacity = sum(self.capacity(job, producer) for producer in job.producers)
        here = forces.added(self.game.board.units(seat, in_system(hex_)), _in(in_system(hex_), pieces))
        return Bounds(
            used=sum(self.production(seat, hex_, piece.kind) for piece in pieces),
            capacity=capacity if job.ceiling is None else min(capacity, job.ceiling),
            ships=supply.counted(seat, hex_, here),
            supply=supply.limit(seat, hex_),
        )

    def _berths(self, job: Job, pieces: Pieces, producer: str) -> dict[str, Verdict]:
        """Whether one more ship fits, whichever it is, where each counts as one."""
        if not self.game.fleet_supply.touched(job.seat).isdisjoint(COUNTING):
            return {}
        places = self.places(job, producer, ships=True)
        return {where: self.fits(job.seat, where, _in(where, (*pieces, Piece(producer, SHIP, where))), SHIP) for where in places}

    def judge(self, job: Job, pieces: Pieces, piece: Piece, limits: Limits) -> Verdict:
        """Whether one more unit fits in with those picked before, and can be paid."""
        seat, kind, after = job.seat, piece.kind, (*pieces, piece)
        if self.game.board.left(seat, kind) < _count(after, kind):
            return refused("OFF-CMP-2", "explain-no-pieces", kind=kind)
        used = self.production(seat, job.system, kind)
        if used > limits.capacity:
            return refused("OFF-PRO-1", "explain-dock-capacity", where=site(piece.producer))
        if self.game.touched(MOST_BUILT, seat) and self._beside(pieces, piece) >= self.most(job, piece):
            return Verdict(False, "OFF-PRO-1", message("explain-dock-refuses", where=piece.producer, kind=kind))
        if job.ceiling is not None and limits.used + used > job.ceiling:
            return refused("OFF-PRO-1", "explain-capacity-ceiling", count=job.ceiling)
        fits = limits.ships.get(piece.where) if kind in BIG_SHIPS else None
        if fits is None:
            fits = self.fits(seat, piece.where, _in(piece.where, after), kind)
        if not fits.allowed:
            return fits
        prices = limits.prices
        if kind not in prices:
            prices = {**prices, kind: self.halves(seat, job.system, kind)}
        if self._due(job, after, prices) > limits.funds:
            return refused("OFF-PRO-2", "explain-too-dear", kind=kind)
        return ALLOWED

    def _beside(self, pieces: Pieces, piece: Piece) -> int:
        """How many of such units the same dock makes."""
        return sum([each.kind == piece.kind and each.producer == piece.producer for each in pieces])

    def most(self, job: Job, piece: Piece) -> int:
        """How many units of a kind a dock may make in one production."""
        if not job.by_docks or piece.producer.startswith(BY_UNITS):
            return ANY_NUMBER
        return self.game.fold(MOST_BUILT, ANY_NUMBER, Build(job.seat, piece.kind, job.system, site(piece.producer)))

    def fits(self, seat: Seat, where: Place, arriving: Iterable[Group], kind: UnitId) -> Verdict:
        """Whether units may be put in a place, the last of them of a kind: blockade, limits a planet, supply and support.

        Those before it have been judged before.
        """
        hex_ = self.game.board.hex_of(where)
        if is_ship(kind) and self.blockaded(seat, hex_):
            return Verdict(False, "OFF-PRO-4", message("explain-blockade", where=where))
        if where.startswith("planet:"):
            return self._fits_on_planet(seat, planet_named(where), arriving, kind)
        if is_big_ship(kind) and self.game.fleet_supply.touched(seat).isdisjoint(COUNTING):
            return self._within_supply(seat, hex_, arriving)
        return self._fits_in_space(seat, hex_, arriving)

    def _within_supply(self, seat: Seat, hex_: Hex, arriving: Iterable[Group]) -> Verdict:
        """A ship takes no place from Fighters: where each ship counts as one, Fleet Supply alone is asked (OFF-PRO-3)."""
        ships = sum([group.count for group in arriving if is_big_ship(group.kind)])
        if ships > self.game.fleet_supply.ships_room(seat, hex_):
            return refused("OFF-PRO-3", "explain-fleet-supply", where=in_system(hex_))
        return ALLOWED

    def _fits_in_space(self, seat: Seat, hex_: Hex, arriving: Iterable[Group]) -> Verdict:
        """Fleet Supply and the support of Fighters are respected (OFF-PRO-3)."""
        there = self.game.board.units(seat, in_system(hex_))
        after = self.game.fleet_supply.problems_with(seat, hex_, forces.added(there, arriving))
        if not after:
            return ALLOWED
        before = self.game.fleet_supply.problems_with(seat, hex_, there)
        if after.ships > before.ships:
            return refused("OFF-PRO-3", "explain-fleet-supply", where=in_system(hex_))
        if after.cargo > before.cargo:
            return refused("OFF-PRO-3", "explain-no-support", where=in_system(hex_))
        return ALLOWED

    def _fits_on_planet(self, seat: Seat, planet: PlanetId, arriving: Iterable[Group], kind: UnitId) -> Verdict:
        """At most two PDS and one dock on a planet (OFF-CMP-7)."""
        if not self._solid(planet):
            return Verdict(False, "OFF-SYS-6", message("explain-trade-station", planet=planet))
        most = self.game.board.most_on_planet(seat, kind, planet)
        if most and self._standing(planet, kind) + forces.count(arriving, kind) > most:
            return Verdict(False, "OFF-CMP-7", message("explain-planet-full", planet=planet, kind=kind))
        return ALLOWED

    def _standing(self, planet: PlanetId, kind: UnitId) -> int:
        return sum(forces.count(stack.groups, kind) for stack in self.game.board.planet(planet).stacks)

    def blockaded(self, seat: Seat, hex_: Hex) -> bool:
        """Enemy ships in a system, Fighters too, keep ships from being produced there (OFF-PRO-4)."""
        fleets = self.game.board.facts.present.get(hex_)
        return self.game.fold(BLOCKADED, fleets is not None and fleets != [seat], At(seat, hex_))

    # -- capacity and cost ---------------------------------------------------------------------------------------------

    def capacity(self, job: Job, producer: str) -> int:
        """A dock produces two units more than its planet has resources (OFF-PRO-1); a planet by itself as many as it has."""
        where = site(producer)
        planet = planet_of(where) if where == producer else NO_PLANET
        ground = self.game.economy.resources(planet) if planet else 0
        lent = 0
        if where != producer or not job.by_docks or self.pools(job.seat, where):
            ground += self.grown(job.seat, job.system, where)
        if job.by_docks and where == producer:
            dock = At(job.seat, job.system, where)
            beyond = self.game.fold(DOCK_CAPACITY, self.game.parameters.dock_capacity, dock)
            lent = self.game.fold(EXTRA_CAPACITY, 0, dock)
            ground += beyond * self.ready_docks(job.seat, where)
        producing = Producing(job.seat, job.system, self._seen(job, producer), job.ceiling is not None, lent)
        return max(0, self.game.fold(PRODUCTION_CAPACITY, max(0, ground + lent), producing))

    def production(self, seat: Seat, hex_: Hex, kind: UnitId) -> int:
        """The share of a dock's capacity that a kind of unit takes (SA17-UNI-03, SA17-UNI-05, SA17-UNI-26).

        Every unit counts by itself, Fighters and Ground Forces too (OFF-PRO-1).
        """
        return self.game.fold(PRODUCTION, self.game.board.unit(seat, kind).production, Build(seat, kind, hex_))

    def halves(self, seat: Seat, hex_: Hex, kind: UnitId, where: Place = NO_PLACE) -> int:
        """What a unit costs, in half resources; a Mercenary nothing, who is not built."""
        unit = self.game.board.unit(seat, kind)
        return max(0, self.game.fold(COST_HALVES, unit.cost * 2 // max(1, unit.per), Build(seat, kind, hex_, where)))

    def prices(self, job: Job, pieces: Pieces) -> dict[UnitId, int]:
        """What the kinds of these units cost, in half resources."""
        return {kind: self.halves(job.seat, job.system, kind) for kind in dict.fromkeys([piece.kind for piece in pieces])}

    def cost(self, job: Job, pieces: Pieces, prices: dict[UnitId, int]) -> int:
        """Two Fighters or two Ground Forces for a resource, an odd one costs a whole one; no mixed pair (OFF-PRO-2)."""
        ordered = [piece.kind for piece in pieces]
        return sum([(prices[kind] * ordered.count(kind) + 1) // 2 for kind in dict.fromkeys(ordered)])

    def free(self, job: Job, pieces: Pieces, prices: dict[UnitId, int]) -> int:
        """Resources the build gets for nothing: what a dock gives is spent on its own units, so that of several that float in
        one place each needs one to spend it on (OFF-PRO-6)."""
        free = 0
        for producer in job.producers:
            dock = At(job.seat, job.system, site(producer))
            gift = self.game.fold(FREE_RESOURCES, 0, dock) if producer == dock.where else 0
            if gift:
                own = tuple([piece for piece in pieces if piece.producer == producer])
                docks = 1 if job.single else self.ready_docks(job.seat, dock.where)
                free += min(gift * min(docks, len(own)), self.cost(job, own, prices))
        return free

    def due(self, job: Job, pieces: Pieces) -> int:
        """What is left to be paid in one lump (OFF-PRO-2)."""
        return self._due(job, pieces, self.prices(job, pieces))

    def _due(self, job: Job, pieces: Pieces, prices: dict[UnitId, int]) -> int:
        return max(0, self.cost(job, pieces, prices) - job.extra - self.free(job, pieces, prices)) + self.fees(job, pieces)

    def fees(self, job: Job, pieces: Pieces) -> int:
        """What each dock that has a part in a build costs beside the units."""
        if not self.game.touched(BUILD_FEE, job.seat):
            return 0
        fee = 0
        for producer in dict.fromkeys([piece.producer for piece in pieces]) if job.by_docks else ():
            if producer == site(producer):
                here = At(job.seat, job.system, site(producer))
                fee += self.working_docks(job, pieces, producer) * self.game.fold(BUILD_FEE, 0, here)
        return fee

    def working_docks(self, job: Job, pieces: Pieces, producer: str) -> int:
        """How many of the docks of one place the units that are produced there need."""
        docks, most = self.ready_docks(job.seat, site(producer)), self.capacity(job, producer)
        used = sum([self.production(job.seat, job.system, piece.kind) for piece in pieces if piece.producer == producer])
        return max(1, min(docks, -(-used * docks // max(1, most))))
