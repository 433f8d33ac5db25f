"""Producing units at Space Docks, and building docks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.moments import (
    AFTER_PRODUCTION,
    BEFORE_PRODUCTION,
    DOCK_BUILT,
    DOCK_NEEDS_HOLDING,
    DOCKS_FLOAT,
    PRODUCTION_BEGINS,
    UNITS_BUILT,
    UNITS_ORDERED,
    At,
    Build,
    Built,
)
from mecatol.rules.naming import name_of, parted, place_named, planet_named, unit_kind, words_of
from mecatol.rules.pieces import in_system, is_ship, on_planet
from mecatol.rules.state import EXHAUSTED, NEUTRAL, NO_PLACE, Group, Place, PlanetId, Seat, UnitId

from .construction import Construction, Job, Piece, Pieces, refused, site

UNDO_LAST: Option[str] = Option("undo_last")
DONE: Option[str] = Option("done")


@lru_cache(maxsize=4096)
def _build(kind: UnitId, where: Place, *, usual: bool) -> Option[str]:
    """ "build:cruiser", with "@planet:…" or "@system:…" where it goes elsewhere than usual."""
    key = f"build:{kind}" if usual else f"build:{kind}@{where}"
    return Option(key, "OFF-PRO-1", (where,), message("option-build", kind=kind, where=where))


class Production(Construction):
    """Producing units at Space Docks, and building docks."""

    __slots__ = ()

    # -- the step ------------------------------------------------------------------------------------------------------

    async def begin(self, step: Step) -> None:
        """The last step of a Tactical or Transfer Action: units are produced, then docks and facilities built."""
        await self.game.moment(PRODUCTION_BEGINS, At(step.seat, Hex(step.place)))
        self.game.then(
            Step("space_mines.offer", step.seat, step.place),
            Step("production.produce_units", step.seat, step.place),
            Step("production.build_docks", step.seat, step.place),
            Step("facilities.build", step.seat, step.place),
        )

    async def produce_units(self, step: Step) -> None:
        """The active player's docks in the system produce (OFF-PRO-1)."""
        seat, hex_ = step.seat, Hex(step.place)
        producers = self.producers(seat, hex_)
        planets = self.producing_planets(seat, hex_)
        key = "docks" if producers else "planets"
        if producers and planets:
            key = await self.game.choose(seat, "producers", self.producer_options)
        if key == "planets":
            producers = [*planets]
        if producers:
            tactical = self.in_tactical_action()
            await self._carry_out(Job(seat, hex_, tuple(producers), tactical=tactical, by_docks=key == "docks"))

    @grants("OFF-PRO-1")
    def producer_options(self) -> list[Option[str]]:
        """Docks or planets: never both in one production."""
        return [Option(key, says=message(f"option-producers-{key}")) for key in ("docks", "planets")]

    # -- producing -----------------------------------------------------------------------------------------------------

    async def produce(
        self,
        seat: Seat,
        hex_: Hex,
        docks: Sequence[str],
        *,
        capacity_limit: int | None = None,
        extra_resources: int = 0,
        tactical: bool = True,
        single: bool = False,
    ) -> None:
        """Some docks of one system produce, by a card or in the production step."""
        await self._carry_out(Job(seat, hex_, tuple(docks), capacity_limit, extra_resources, tactical, single=single))

    async def _carry_out(self, job: Job) -> None:
        """Units are picked dock by dock, paid in one lump and placed (OFF-PRO-1, OFF-PRO-2)."""
        seat, here = job.seat, At(job.seat, job.system, NO_PLACE if job.by_docks else site(job.producers[0]))
        await self.game.moment(BEFORE_PRODUCTION, here)
        pieces = await self._order(job)
        while pieces:
            await self.game.moment(UNITS_ORDERED, here)
            if self.lawful(job, pieces):
                break
            pieces = await self._order(job)
        if pieces:
            await self.game.economy.pay(seat, "production", resources=self.due(job, pieces))
            self._deliver(seat, pieces)
            built = [Group(piece.kind) for piece in pieces if piece.where == in_system(job.system)]
            await self.game.space_mines.entered(seat, job.system, built)
            for where in dict.fromkeys(piece.producer for piece in pieces):
                made = tuple(piece.kind for piece in pieces if piece.producer == where)
                by_dock = job.by_docks and where == site(where)
                await self.game.moment(UNITS_BUILT, Built(seat, job.system, site(where), len(made), by_dock, made))
        await self.game.moment(AFTER_PRODUCTION, here)

    async def _order(self, job: Job) -> Pieces:
        """The player picks units, one dock after the other."""
        pieces: Pieces = ()
        for producer in job.producers:
            key = "done" if next(self.possible(job, pieces, producer), None) is None else ""
            while key != "done":
                key = await self.game.compose(job.seat, "produce", (job, pieces), self.builds, job, pieces, producer)
                if key == "undo_last":
                    pieces = pieces[:-1]
                elif key != "done":
                    pieces = (*pieces, self._piece(job, producer, key))
        return pieces

    @grants("OFF-PRO-1", "OFF-PRO-2", "OFF-PRO-3")
    def builds(self, job: Job, pieces: Pieces, producer: str) -> list[Option[str]]:
        """Units that fit in, the last one taken back, or no more at this dock."""
        found: list[Option[str]] = []
        for piece in self.possible(job, pieces, producer):
            usual = piece.where == self._usual_place(job.system, producer, piece.kind)
            found.append(_build(piece.kind, piece.where, usual=usual))
        if producer in [piece.producer for piece in pieces]:
            found.append(UNDO_LAST)
        return [*found, DONE]

    def _piece(self, job: Job, producer: str, key: str) -> Piece:
        named, where = parted(name_of(key), "@")
        kind = unit_kind(named)
        return Piece(producer, kind, place_named(where) or self._usual_place(job.system, producer, kind))

    def _usual_place(self, hex_: Hex, producer: str, kind: UnitId) -> Place:
        """Ships appear in space, everything else on the dock's planet (OFF-PRO-3)."""
        return in_system(hex_) if is_ship(kind) else site(producer)

    def possible(self, job: Job, pieces: Pieces, producer: str) -> Iterator[Piece]:
        """Every unit a dock could still produce, in each place it could be put."""
        if not self._producing(job, producer):
            return
        limits = self.limits(job, pieces, producer)
        in_space, ashore = self.places(job, producer, ships=True), self.places(job, producer, ships=False)
        for kind in self.kinds:
            if self.makes(job, producer, kind) and self.may_produce_at(job, producer, kind).allowed:
                for where in in_space if is_ship(kind) else ashore:
                    piece = Piece(producer, kind, where)
                    if self.judge(job, pieces, piece, limits).allowed:
                        yield piece

    def lawful(self, job: Job, pieces: Pieces) -> bool:
        """Whether an order can still be carried out as it stands."""
        before: Pieces = ()
        for piece in pieces:
            if not self._is_possible(job, before, piece):
                return False
            before = (*before, piece)
        return True

    def _is_possible(self, job: Job, pieces: Pieces, piece: Piece) -> bool:
        """Whether a dock could still produce a unit and put it there."""
        return (
            self._producing(job, piece.producer)
            and self.makes(job, piece.producer, piece.kind)
            and self.may_produce_at(job, piece.producer, piece.kind).allowed
            and piece.where in self.places(job, piece.producer, ships=is_ship(piece.kind))
            and self.judge(job, pieces, piece, self.limits(job, pieces, piece.producer)).allowed
        )

    def _deliver(self, seat: Seat, pieces: Pieces) -> None:
        for where in dict.fromkeys(piece.where for piece in pieces):
            groups = forces.together(Group(piece.kind) for piece in pieces if piece.where == where)
            self.game.board.place(seat, where, groups, "production")

    # -- new docks -----------------------------------------------------------------------------------------------------

    async def build_docks(self, step: Step) -> None:
        """Docks are built, not produced: each on a planet of the system, one after the other (OFF-PRO-5)."""
        seat, hex_ = step.seat, Hex(step.place)
        while self.dock_sites(seat, hex_):
            key = await self.game.choose(seat, "build_dock", self.dock_options, seat, hex_)
            if key == "no":
                return
            planet = planet_named(key)
            await self.game.economy.pay(seat, "space_dock", resources=self.dock_cost(seat, planet))
            self.place_dock(seat, planet, "built")
            await self.game.moment(DOCK_BUILT, Build(seat, "space_dock", hex_, on_planet(planet)))

    @grants("OFF-PRO-5")
    def dock_options(self, seat: Seat, hex_: Hex) -> list[Option[str]]:
        """Planets on which a dock could be built, or none."""
        sites = [
            Option(
                on_planet(p), things=(on_planet(p),), says=message("option-build-dock", planet=p, cost=self.dock_cost(seat, p))
            )
            for p in self.dock_sites(seat, hex_)
        ]
        return [*sites, Option("no", says=message("option-no-dock"))]

    def dock_sites(self, seat: Seat, hex_: Hex) -> list[PlanetId]:
        """Planets of a system on which a player may build a dock and can pay for it."""
        planets = [planet.id for planet in self.game.board.system(hex_).planets if planet.owner == seat]
        return [planet for planet in planets if self.affords_dock(seat, planet).allowed]

    def affords_dock(self, seat: Seat, planet: PlanetId) -> Verdict:
        """Whether a player may build a dock on a planet and can pay for it."""
        verdict = self.may_build_dock(seat, planet)
        if verdict.allowed and self.dock_cost(seat, planet) > self.game.economy.available_resources(seat):
            return refused("OFF-PRO-2", "explain-too-dear", kind="space_dock")
        return verdict

    def may_build_dock(self, seat: Seat, planet: PlanetId) -> Verdict:
        """On an own planet held since the round began, without a dock, with no enemy ships in the system (OFF-PRO-5)."""
        board, hex_ = self.game.board, self.game.board.system_of(planet)
        if board.planet(planet).owner != seat or not self._solid(planet):
            return Verdict(False, "OFF-PRO-5", message("explain-not-your-planet", planet=planet))
        if not self.is_base(seat, planet):
            return Verdict(False, "OFF-PRO-5", message("explain-just-acquired", planet=planet))
        if self.dock_blockaded(seat, hex_):
            return Verdict(False, "OFF-PRO-5", message("explain-blockade", where=in_system(hex_)))
        if not board.left(seat, "space_dock"):
            return refused("OFF-CMP-2", "explain-no-pieces", kind="space_dock")
        return self._dock_room(seat, planet)

    def _dock_room(self, seat: Seat, planet: PlanetId) -> Verdict:
        """One dock on a planet; of docks in space one for each planet held there (OFF-CMP-7)."""
        board, hex_ = self.game.board, self.game.board.system_of(planet)
        if not self.docks_float(seat):
            return self._fits_on_planet(seat, planet, (Group("space_dock"),), "space_dock")
        floating = forces.count(board.units(seat, in_system(hex_)), "space_dock")
        bases = sum(self.is_base(seat, p.id) and self._solid(p.id) for p in board.system(hex_).planets)
        if floating < bases and self.game.fleet_supply.docks_room(seat, hex_):
            return ALLOWED
        return Verdict(False, "OFF-PRO-5", message("explain-system-full", where=in_system(hex_)))

    def docks_float(self, seat: Seat) -> bool:
        """Whether a player's docks stand in space."""
        return self.game.fold(DOCKS_FLOAT, False, seat)

    def held(self, seat: Seat, planet: PlanetId) -> bool:
        """Whether a player has controlled a planet since the round began."""
        here = self.game.board.planet(planet)
        return here.owner == seat and here.held_since < self.state.round

    def is_base(self, seat: Seat, planet: PlanetId) -> bool:
        """Whether a player's planet may have a dock: held since the round began, if nothing waives that."""
        own = self.game.board.planet(planet).owner == seat
        return self.held(seat, planet) or (own and not self.game.fold(DOCK_NEEDS_HOLDING, True, seat))

    def dock_blockaded(self, seat: Seat, hex_: Hex) -> bool:
        """No dock is built where enemy ships are (OFF-PRO-5)."""
        return self.blockaded(seat, hex_)

    def dock_cost(self, seat: Seat, planet: PlanetId) -> int:
        """What a dock on a planet costs (OFF-PRO-5)."""
        return (self.halves(seat, self.game.board.system_of(planet), "space_dock", on_planet(planet)) + 1) // 2

    def place_dock(self, seat: Seat, planet: PlanetId, why: str) -> None:
        """A dock comes onto the board by whatever means: it produces nothing before the next round (OFF-PRO-5)."""
        self.bring(seat, self.dock_place(seat, planet), [Group("space_dock", mark=EXHAUSTED)], why)

    def dock_place(self, seat: Seat, planet: PlanetId) -> Place:
        """Where a player's dock of a planet stands: there, or in space beside it."""
        return in_system(self.game.board.system_of(planet)) if self.docks_float(seat) else on_planet(planet)

    def has_room_for_dock(self, seat: Seat, planet: PlanetId) -> bool:
        """Whether there is a piece and room for a dock that is not built: on a planet, or in space beside it (SA17-LIM-05)."""
        if not self.docks_float(seat):
            return self.room_for(seat, "space_dock", on_planet(planet), 1) > 0
        if not self.is_open_to(seat, on_planet(planet)):
            return False
        room = self.game.fleet_supply.docks_room(seat, self.game.board.system_of(planet))
        return min(room, self.game.board.left(seat, "space_dock")) > 0

    # -- units for nothing ---------------------------------------------------------------------------------------------

    def room_for(self, seat: Seat, kind: UnitId, where: Place, most: int = 12) -> int:
        """How many units of a kind could be put in a place, up to so many."""
        most = min(most, self.game.board.left(seat, kind))
        return next((n for n in range(most, 0, -1) if self.fits(seat, where, [Group(kind, n)], kind).allowed), 0)

    def place_units(self, seat: Seat, kind: UnitId, where: Place, number: int, why: str) -> int:
        """Units arrive for nothing, as far as there are pieces and room; the number that came."""
        number = self.room_for(seat, kind, where, number)
        if number:
            self.bring(seat, where, [Group(kind, number)], why)
        return number

    def is_open_to(self, seat: Seat, where: Place) -> bool:
        """Whether units may come to a place at all by other means than moving there: officially to any."""
        return True

    def bring(self, seat: Seat, where: Place, groups: Sequence[Group], why: str) -> None:
        """Units come onto the board by any means but production, as far as there are pieces; whatever lets them asks for room."""
        for group in groups:
            number = group.count if seat == NEUTRAL else min(group.count, self.game.board.left(seat, group.kind))
            if number:
                self.game.board.place(seat, where, [replace(group, count=number)], why)

    # -- explaining ----------------------------------------------------------------------------------------------------

    def explain(self, seat: Seat, intent: str) -> Verdict:
        """Why a kind of unit can or cannot be produced somewhere: "produce:<kind>:<hex>"."""
        _, named, place, *_ = [*words_of(intent, 3), "", ""]
        kind, hex_ = unit_kind(named), Hex(place)
        if kind not in self.game.content.units or not self.game.board.has_system(hex_):
            return Verdict(False, "OFF-PRO-1", message("explain-unknown"))
        if kind == "space_dock":
            return self._explain_dock(seat, hex_)
        verdict = self.may_produce(seat, hex_, kind)
        if not verdict.allowed:
            return verdict
        docks = self.producers(seat, hex_)
        producers = docks or self.producing_planets(seat, hex_)
        if not producers:
            return Verdict(False, "OFF-PRO-1", message("explain-no-dock-there", where=in_system(hex_)))
        job = Job(seat, hex_, tuple(producers), tactical=self.in_tactical_action(), by_docks=bool(docks))
        return self.explain_order(job, (), kind)

    def explain_order(self, job: Job, pieces: Pieces, kind: UnitId) -> Verdict:
        """Why a kind of unit can or cannot be added to an order."""
        return self._best(self._explain_at(job, pieces, producer, kind) for producer in job.producers)

    def _explain_at(self, job: Job, pieces: Pieces, producer: str, kind: UnitId) -> Verdict:
        verdict = self.may_produce_at(job, producer, kind)
        if not verdict.allowed:
            return verdict
        further = [Piece(producer, kind, where) for where in self.places(job, producer, ships=is_ship(kind))]
        if not further:
            return Verdict(False, "OFF-PRO-3", message("explain-no-place", kind=kind))
        limits = self.limits(job, pieces, producer)
        return self._best(self.judge(job, pieces, piece, limits) for piece in further)

    def _explain_dock(self, seat: Seat, hex_: Hex) -> Verdict:
        planets = self.game.board.system(hex_).planets
        if not planets:
            return Verdict(False, "OFF-PRO-5", message("explain-no-planet", where=in_system(hex_)))
        return self._best(self.affords_dock(seat, planet.id) for planet in planets)

    def _best(self, verdicts: Iterable[Verdict]) -> Verdict:
        """The first that allows, or else the last that refuses."""
        verdict = ALLOWED
        for verdict in verdicts:
            if verdict.allowed:
                return verdict
        return verdict
