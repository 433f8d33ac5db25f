"""Moving ships and their cargo into the activated system."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.rules import events, forces
from mecatol.rules.official.casualties import Casualty
from mecatol.rules.official.voyage import Traveller, Voyage
from mecatol.rules.pieces import in_system
from mecatol.rules.shattered_ascension import movement as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class Movement(shattered_ascension.Movement, Chapter):
    """A Gravity Rift holds ships, which fight there among enemies; wormholes turn at once; Fighters take hits of mines."""

    __slots__ = ()

    async def sail(self, voyage: Voyage) -> None:
        """Double-sided wormholes turn over as soon as a fleet has gone in (SAES-RIF-03)."""
        await super().sail(voyage)
        self.game.tactical.turn_wormholes(self.game.board.action)

    def exposed(self, traveller: Traveller) -> forces.Groups:
        """The Fighters it carries too (SAES-UNI-20)."""
        return (traveller.unit, *forces.pick(traveller.aboard, "fighter", forces.count(traveller.aboard, "fighter")))

    async def strike(self, seat: Seat, casualty: Casualty, travellers: list[Traveller], by: Seat) -> None:
        """Of those who carry Fighters the first loses one."""
        if casualty.unit.kind != "fighter":
            await super().strike(seat, casualty, travellers, by)
            return
        carrier = next(traveller for traveller in travellers if forces.count(traveller.aboard, "fighter"))
        lost = forces.pick(carrier.aboard, "fighter", 1)
        carrier.aboard = forces.removed(carrier.aboard, lost)
        await self.game.combat.destroy(seat, in_system(carrier.here), lost, "space_mines", by)

    async def in_peril(self, seat: Seat, traveller: Traveller) -> None:
        """The ship's movement ends in the Rift (SAES-SOT-02); beside enemy ships it fights before all else (SAES-SOT-03)."""
        here = traveller.here
        self.game.tell(events.Stopped(seat, in_system(here), traveller.ship.kind))
        battle = Step("space_battle.begin", seat, here)
        if self.game.board.enemy_fleets(seat, here) and battle not in self.state.flow:
            self.game.then(battle)
