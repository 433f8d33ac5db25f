"""The Status Phase, step by step."""

from __future__ import annotations

from mecatol.rules.shattered_ascension import status_phase as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class StatusPhase(shattered_ascension.StatusPhase, Chapter):
    """Facilities join the parts of the phase."""

    __slots__ = ()

    async def use_refreshed(self, seat: Seat) -> None:
        """Facilities may be placed instead of refreshing (SA17-GEN-24)."""
        await self.game.facilities.status_step(seat)
        await super().use_refreshed(seat)
