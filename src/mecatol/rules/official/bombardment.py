"""Ships fire at planets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import Record, replace
from mecatol.core.rules import Step
from mecatol.rules import events, forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import (
    BEFORE_BOMBARDMENT,
    BOMBARDING,
    COVER,
    HITS_SCORED,
    MAY_BOMBARD,
    PLANET_HIT,
    SHIELDS,
    At,
    Bombing,
    Firing,
    Hits,
    Struck,
    Unit,
)
from mecatol.rules.naming import unit_key, unit_read, words_of
from mecatol.rules.pieces import is_mercenary, on_planet
from mecatol.rules.state import NEUTRAL, NOBODY, Die, Group, PlanetId, Seat, UnitId

from .game import Chapter

UNSHIELDABLE: tuple[UnitId, ...] = ("war_sun",)  # OFF-BOM-1: through shields, and without a landing
GROUND_FORCES: tuple[UnitId, ...] = ("ground_force", "shock_troop")  # OFF-SE-SHK: a Shock Troop counts as a Ground Force


class Bomber(Record, frozen=True):
    """A ship about to bombard a planet."""

    planet: PlanetId
    ship: Group


class Bombardment(Chapter):
    """Ships fire at planets before anybody fights for them (OFF-INV-1); each ship once in an activation."""

    __slots__ = ()
    may_sustain: ClassVar[bool] = False  # whether who is hit may sustain it

    async def begin(self, step: Step) -> None:
        """The step of a Tactical Action; with a planet in `what`, of that planet alone."""
        seat, hex_ = step.seat, Hex(step.place)
        if not self.game.board.ships(seat, hex_):
            return
        targets = [planet for planet in self.targets(seat, hex_) if step.what in ("", planet)]
        if not targets:
            return
        await self.game.moment(BEFORE_BOMBARDMENT, At(seat, hex_))
        aims = await self.take_aim(seat, hex_, targets)
        for planet in targets:
            ships = forces.together(aim.ship for aim in aims if aim.planet == planet)
            if ships:
                await self.bombard(seat, hex_, planet, ships)

    def targets(self, seat: Seat, hex_: Hex) -> list[PlanetId]:
        """Planets that somebody else defends; never one's own (OFF-BOM-1), and a neutral one only with units on it."""
        found = []
        for planet in self.game.board.system(hex_).planets:
            held = self.game.invasion.defender(planet.id)
            station = self.game.board.printed_planet(planet.id).trade_station
            if not station and (held == NEUTRAL or held not in (NOBODY, seat)):
                found.append(planet.id)
        return found

    # -- taking aim ------------------------------------------------------------------------------------------------------

    async def take_aim(self, seat: Seat, hex_: Hex, targets: Sequence[PlanetId]) -> list[Bomber]:
        """Which ship bombards which planet; nobody rolls before all is said."""
        draft: list[Bomber] = []
        while draft or len(self.options(seat, hex_, targets, draft)) > 1:
            key = await self.game.compose(seat, "bombardment", draft, self.options, seat, hex_, targets, draft)
            if key == "done":
                break
            draft.append(_read(key))
        return draft

    @grants("OFF-BOM-1")
    def options(self, seat: Seat, hex_: Hex, targets: Sequence[PlanetId], draft: Sequence[Bomber]) -> list[Option[str]]:
        """One more ship at a planet: "bombard:<planet>:<kind>", a damaged one "<kind>*<hits>"."""
        found: list[Option[str]] = []
        for planet in targets:
            for ship in self.ready(seat, hex_, draft):
                if self.may_bombard(seat, hex_, planet, ship).allowed:
                    words = message("option-bombard", kind=ship.kind, planet=planet)
                    found.append(Option(_key(planet, ship), "", (on_planet(planet),), words))
        return [*found, Option("done", says=message("option-done"))]

    def ready(self, seat: Seat, hex_: Hex, draft: Sequence[Bomber] = ()) -> Groups:
        """Ships that have neither bombarded nor razed in this activation."""
        ships = forces.removed(self.game.board.ships(seat, hex_), [aim.ship for aim in draft])
        tired = {kind: self.game.invasion.tally(f"used:{hex_}:{kind}") for kind in dict.fromkeys(g.kind for g in ships)}
        return tuple(g for g in ships if forces.count(ships, g.kind) > tired[g.kind])

    def use(self, hex_: Hex, kind: UnitId, number: int = 1) -> None:
        """So many ships of a kind in a system may not bombard any more in its activation."""
        self.game.invasion.add_tally(f"used:{hex_}:{kind}", number)

    def firing(self, seat: Seat, hex_: Hex, planet: PlanetId, ship: Group) -> Firing:
        """The combat roll of a ship that bombards."""
        target = self.game.invasion.defender(planet)
        return Firing(seat, ship.kind, "bombardment", hex_, planet, target, attacker=True, damage=ship.damage, mark=ship.mark)

    def may_bombard(self, seat: Seat, hex_: Hex, planet: PlanetId, ship: Group) -> Verdict:
        """Whether a ship may bombard a planet, and the clause that decides."""
        firing = self.firing(seat, hex_, planet, ship)
        if self.game.combat.dice(firing, self.game.board.unit(seat, ship.kind).bombardment) == 0:
            return Verdict(False, "OFF-BOM-1", message("explain-bombard-unarmed", kind=ship.kind))
        return self.game.fold(MAY_BOMBARD, self.bar(firing), firing)

    def bar(self, firing: Firing) -> Verdict:
        """Only with a landing (OFF-BOM-1) and not through a Planetary Shield (OFF-PDS-4), unless by a War Sun."""
        planet, here = firing.planet, on_planet(firing.planet)
        if not forces.of(self.game.board.units(firing.target, here), self.is_exposed):
            return Verdict(False, "OFF-BOM-1", message("explain-bombard-nobody", planet=planet))
        if firing.target == NEUTRAL:
            return Verdict(False, "OFF-OPT-DS-2", message("explain-bombard-locals", planet=planet))
        if firing.kind in UNSHIELDABLE:
            return ALLOWED
        if not self.game.board.troops(firing.seat, planet):
            return Verdict(False, "OFF-BOM-1", message("explain-bombard-landing", planet=planet))
        if self.game.space_cannon.pds(firing.target, here):
            return Verdict(False, "OFF-PDS-4", message("explain-bombard-shield", planet=planet))
        return ALLOWED

    # -- firing ----------------------------------------------------------------------------------------------------------

    async def bombard(self, seat: Seat, hex_: Hex, planet: PlanetId, ships: Groups) -> None:
        """All dice of the ships are rolled; what the shields let through is taken without an answer (OFF-BOM-1)."""
        target = self.game.invasion.defender(planet)
        if target >= 0:
            self.game.tactical.hostile(seat, target)  # SA17-NOM-07
        self.game.board.action.bombarded.append(planet)
        for ship in ships:
            self.use(hex_, ship.kind, ship.count)
        bombing = Bombing(seat, hex_, planet, target, ships)
        await self.game.moment(BOMBARDING, bombing)
        dice = self.roll(seat, hex_, planet, target, self._still_there(seat, hex_, ships))
        dice = await self.game.combat.cast(dice, "bombardment", hex_, target)
        bombing.count = self.game.combat.hits(dice, Struck(target, on_planet(planet), "bombardment", seat))
        await self.game.moment(PLANET_HIT, bombing)
        hits = bombing.count
        absorbed = self.absorb(planet, hits)
        self.game.tell(events.Bombarded(seat, planet, hits, absorbed))
        scored = Hits(target, hits - absorbed, "bombardment", hex_, planet, seat)
        if scored.count > 0:
            await self.game.moment(HITS_SCORED, scored)
        if scored.count > 0:
            await self.suffer(seat, planet, target, scored.count)

    def _still_there(self, seat: Seat, hex_: Hex, ships: Groups) -> Groups:
        """The ships that have taken aim and were not destroyed since, whatever damage they took."""
        there = {kind: forces.count(self.game.board.ships(seat, hex_), kind) for kind in dict.fromkeys(g.kind for g in ships)}
        left: list[Group] = []
        for ship in ships:
            left.append(replace(ship, count=min(ship.count, there[ship.kind])))
            there[ship.kind] -= left[-1].count
        return forces.together(left)

    def roll(self, seat: Seat, hex_: Hex, planet: PlanetId, target: Seat, ships: Groups) -> list[Die]:
        """The combat rolls of all ships that bombard one planet."""
        armed = [(ship, self.game.board.unit(seat, ship.kind).bombardment) for ship in ships]
        return self.game.combat.roll(seat, armed, "bombardment", hex_, planet, target, attacker=True)

    async def suffer(self, seat: Seat, planet: PlanetId, target: Seat, hits: int) -> None:
        """The defender chooses who is lost. A planet without Ground Forces stays its owner's, and so do its PDS (OFF-BOM-2)."""
        here, combat = on_planet(planet), self.game.combat
        only, first = self.is_exposed, self.is_prone
        lost = await combat.assign(
            target, here, hits, purpose="bombardment", may_sustain=self.may_sustain, only=only, first=first, by=seat
        )
        await combat.carry_out(target, here, lost, "bombardment", seat)
        for each in lost:
            self.game.invasion.add_tally(f"killed:{planet}:{each.unit.kind}", each.unit.count)
        await self.overkill(seat, planet, target, hits - len(lost))

    async def overkill(self, seat: Seat, planet: PlanetId, target: Seat, hits: int) -> None:
        """What hits do that nobody was left to take: nothing (OFF-BOM-2)."""

    def is_exposed(self, kind: UnitId) -> bool:
        """Who can be hit by bombardment: Mechanized Units cannot (OFF-SOT-MEC)."""
        return kind in GROUND_FORCES or is_mercenary(kind)

    def is_prone(self, kind: UnitId) -> bool:
        """Who must be taken first: nobody; Shock Troops only in Invasion Combat (OFF-SE-SHK)."""
        return False

    # -- shields -----------------------------------------------------------------------------------------------------------

    def shields(self, planet: PlanetId) -> int:
        """How many hits a planet's Planetary Shields absorb in one invasion."""
        target = self.game.invasion.defender(planet)
        return self.game.fold(SHIELDS, self.basic_shields(planet, target), Unit(target, "pds", on_planet(planet)))

    def basic_shields(self, planet: PlanetId, target: Seat) -> int:
        """Planetary Shields bar Dreadnoughts (OFF-PDS-4); what may fire all the same is not weakened."""
        return 0

    def cover(self, planet: PlanetId) -> int:
        """How many hits of a bombardment are absorbed that are none of the Planetary Shields' (SA17-LDR-21)."""
        return self.game.fold(COVER, 0, Unit(self.game.invasion.defender(planet), "pds", on_planet(planet)))

    def shields_left(self, planet: PlanetId) -> int:
        """How many hits Planetary Shields can still absorb."""
        return max(0, self.shields(planet) - self.game.invasion.tally(f"shields:{planet}"))

    def cover_left(self, planet: PlanetId) -> int:
        """How many hits of a bombardment can still be absorbed beside those of the shields."""
        return max(0, self.cover(planet) - self.game.invasion.tally(f"cover:{planet}"))

    def absorb(self, planet: PlanetId, hits: int) -> int:
        """Of a bombardment as many hits as can be are absorbed, by shields last; how many it was."""
        covered = min(hits, self.cover_left(planet))
        if covered:
            self.game.invasion.add_tally(f"cover:{planet}", covered)
        return covered + self.use_shields(planet, hits - covered)

    def use_shields(self, planet: PlanetId, hits: int) -> int:
        """Planetary Shields take as many of the hits as they can; how many it was."""
        absorbed = min(hits, self.shields_left(planet))
        if absorbed:
            self.game.invasion.add_tally(f"shields:{planet}", absorbed)
        return absorbed


def _key(planet: PlanetId, ship: Group) -> str:
    return f"bombard:{planet}:{unit_key(ship)}"


def _read(key: str) -> Bomber:
    """The aim that an option's key stands for."""
    _, planet, ship = words_of(key, 3)
    return Bomber(PlanetId(planet), unit_read(ship))
