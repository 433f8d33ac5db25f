"""Moving ships and their cargo into the activated system."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import ALLOWED, Verdict
from mecatol.core.hexes import Border, Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.moments import Mined
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
        way = traveller.ship.route[traveller.step : traveller.step + 2]
        return bool(self.game.space_mines.on_way(seat, traveller.ship.kind, way))

    async def release(self, seat: Seat, travellers: list[Traveller]) -> None:
        """Each mine goes off once for all ships that cross it, wherever they come from."""
        for crossing in dict.fromkeys(self._next(seat, traveller) for traveller in travellers):
            for border in crossing:
                waiting = [t for t in travellers if not t.over and self._next(seat, t) == crossing]
                for here in dict.fromkeys(traveller.here for traveller in waiting):
                    await self._cross_mine(seat, border, here, [t for t in waiting if t.here == here])

    def _next(self, seat: Seat, traveller: Traveller) -> tuple[Border, ...]:
        return self.game.routes.crossing(seat, traveller.here, traveller.ship.route[traveller.step + 1])

    async def _cross_mine(self, seat: Seat, border: Border, here: Hex, travellers: list[Traveller]) -> None:
        mined = await self.game.space_mines.meet(seat, border, here)
        ships = forces.together(traveller.unit for traveller in travellers)
        others = forces.removed(self.game.board.units(seat, in_system(here)), ships)
        for casualty in await self.game.space_mines.crossed(mined, border, ships, others):
            await self._suffer(seat, casualty, [t for t in travellers if not t.over], mined.owner)
        if mined.fighters:
            await self._lose_fighters(mined, [t for t in travellers if not t.over])

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
            await self.game.combat.destroy(mined.seat, in_system(mined.system), lost, "space_mines", mined.owner)

    async def _suffer(self, seat: Seat, casualty: Casualty, travellers: list[Traveller], by: Seat) -> None:
        """Of ships that are alike the one with the least aboard is hit."""
        hit = min((t for t in travellers if t.unit == casualty.unit), key=lambda t: forces.count(t.aboard) + len(t.leaders))
        if casualty.sustains:
            self.game.board.damage(seat, in_system(hit.here), hit.unit)
            hit.unit = replace(hit.unit, damage=hit.unit.damage + 1)
        else:
            await self.wreck(seat, hit, "space_mines", by)
