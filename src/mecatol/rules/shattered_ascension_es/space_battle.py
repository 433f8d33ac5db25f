"""Space Battles."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.shattered_ascension import space_battle as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class SpaceBattle(shattered_ascension.SpaceBattle, Chapter):
    """Leaders meet their fate when it is over; wormholes turn at once behind who retreats."""

    __slots__ = ()

    async def retreat(self, seat: Seat, frm: Hex, to: Hex) -> bool:
        """A double-sided wormhole turns over as soon as a fleet has gone in (SAES-RIF-03)."""
        gone = await super().retreat(seat, frm, to)
        self.game.tactical.turn_wormholes(self.game.board.action)
        return gone

    async def end(self, step: Step) -> None:
        """Fates are rolled when a battle is lost, not when the action is over (SAES-LDR-20)."""
        await super().end(step)
        if self.state.battle is None:
            await self.game.leaders.fates()
