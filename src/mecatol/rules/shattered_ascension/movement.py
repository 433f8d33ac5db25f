"""Moving ships and their cargo into the activated system."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import Border, Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.moments import Mined
from mecatol.rules.naming import system_named
from mecatol.rules.official import movement as official
from mecatol.rules.official.casualties import Casualty
from mecatol.rules.official.fleet_supply import CARGO
from mecatol.rules.official.voyage import Traveller
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Group, Seat, UnitId

from .game import Chapter


class Movement(official.Movement, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    def undisturbed(self, seat: Seat, hex_: Hex) -> Verdict:
        """Enemy ships do not prevent loading (SA17-GEN-03); only systems activated earlier do (SA17-GEN-01)."""
        return ALLOWED

    def handed_over(self, hex_: Hex, start: Hex) -> Sequence[UnitId]:
        """Every kind of cargo comes from every source: planets, other ships, open space (SA17-GEN-02)."""
        return CARGO

    # -- mines on the way -----------------------------------------------------------------------------------------------------

    def held_up(self, seat: Seat, traveller: Traveller) -> bool:
        """A ship waits where a mine is about to go off, until all that cross it are there (SA17-MIN-02, SA17-MIN-03)."""
        return bool(self._next(seat, traveller))

    async def release(self, seat: Seat, travellers: list[Traveller]) -> None:
        """Each mine goes off once for all ships that cross it, wherever they come from: it waits for those still on their way,
        unless ships wait for each other."""
        waiting = {border: True for traveller in travellers for border in self._next(seat, traveller)}
        mined = [border for border in waiting if self.game.space_mines.hostile(seat, border)]
        ready = [border for border in mined if not any(border in self._later(seat, traveller) for traveller in travellers)]
        for border in ready or mined[:1]:
            crossing = [t for t in travellers if not t.over and border in self._next(seat, t)]
            if crossing:
                await self._cross_mine(seat, border, crossing)

    def _next(self, seat: Seat, traveller: Traveller) -> tuple[Border, ...]:
        """What a ship crosses with its next step and sets off."""
        way = traveller.ship.route[traveller.step : traveller.step + 2]
        return tuple([b for b in self.game.space_mines.on_way(seat, traveller.ship.kind, way) if b not in traveller.met])

    def _later(self, seat: Seat, traveller: Traveller) -> tuple[Border, ...]:
        """What it crosses after that."""
        return self.game.space_mines.on_way(seat, traveller.ship.kind, traveller.ship.route[traveller.step + 1 :])

    async def _cross_mine(self, seat: Seat, border: Border, travellers: list[Traveller]) -> None:
        """The hits go to the ships that cross; where these are in several systems their owner says which first."""
        mines = self.game.space_mines
        mined = await mines.meet(seat, border, travellers[0].here)
        hits = await mines.set_off(mined, border, forces.together(traveller.unit for traveller in travellers))
        for traveller in travellers:
            traveller.met.append(border)
        while hits and (left := [traveller for traveller in travellers if not traveller.over]):
            starts = list(dict.fromkeys(traveller.here for traveller in left))
            here, together = starts[0], hits
            if len(starts) > 1:
                here, together = system_named(await self.game.choose(seat, "mine_hits", self.struck, starts)), 1
            await self._take_hits(seat, here, together, [t for t in left if t.here == here], mined.owner)
            hits -= together
        if mined.fighters:
            await self._lose_fighters(mined, [t for t in travellers if not t.over])

    @grants("SA17-MIN-05")
    def struck(self, systems: Sequence[Hex]) -> list[Option[str]]:
        """Where the ships are that take the next hit."""
        says = "option-system"
        return [Option(in_system(hex_), things=(in_system(hex_),), says=message(says, system=hex_)) for hex_ in systems]

    async def _take_hits(self, seat: Seat, here: Hex, hits: int, travellers: list[Traveller], by: Seat) -> None:
        self.refit(seat, *travellers)
        crossing = forces.together(group for traveller in travellers for group in self.exposed(traveller))
        others = forces.removed(self.game.board.units(seat, in_system(here)), crossing)
        casualties = await self.game.space_mines.assigned(seat, here, hits, others, by)
        for casualty in sorted(casualties, key=lambda each: each.unit.kind != "fighter"):  # all at once: before what carries them
            await self.strike(seat, casualty, [t for t in travellers if not t.over], by)

    def exposed(self, traveller: Traveller) -> forces.Groups:
        """What may take the hits of a mine that a ship crosses: the ship (SA17-MIN-05)."""
        return (traveller.unit,)

    async def _lose_fighters(self, mined: Mined, travellers: list[Traveller]) -> None:
        """Mines that roll for the Fighters aboard too: each hit destroys one of them."""
        aboard = sum(forces.count(traveller.aboard, "fighter") for traveller in travellers)
        hits = await self.game.space_mines.scored(
            mined.seat, [Group("fighter", aboard)] if aboard else [], mined.system, mined.owner, mined.bonus
        )
        for traveller in travellers:
            lost = forces.pick(traveller.aboard, "fighter", min(hits, forces.count(traveller.aboard, "fighter")))
            hits -= forces.count(lost)
            traveller.aboard = forces.removed(traveller.aboard, lost)
            await self.game.combat.destroy(mined.seat, in_system(traveller.here), lost, "space_mines", mined.owner)

    async def strike(self, seat: Seat, casualty: Casualty, travellers: list[Traveller], by: Seat) -> None:
        """Of ships that are alike the one with the least aboard is hit."""
        self.refit(seat, *travellers)
        hit = min((t for t in travellers if t.unit == casualty.unit), key=lambda t: forces.count(t.aboard) + len(t.leaders))
        if casualty.sustains:
            self.game.board.damage(seat, in_system(hit.here), hit.unit)
            hit.unit = replace(hit.unit, damage=hit.unit.damage + 1)
        else:
            await self.wreck(seat, hit, "space_mines", by)
