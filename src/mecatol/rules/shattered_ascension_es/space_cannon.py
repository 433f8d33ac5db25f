"""PDS fire at ships."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.hexes import Hex
from mecatol.rules.shattered_ascension import space_cannon as shattered_ascension
from mecatol.rules.state import SIMULTANEOUS, Seat

from .game import Chapter


class SpaceCannon(shattered_ascension.SpaceCannon, Chapter):
    """What the Spanish edition changes."""

    __slots__ = ()

    async def volleys(self, seat: Seat, enemies: Sequence[Seat], system: Hex) -> None:
        """In a Simultaneous Action its player fires only where he has a full activation (SAES-SAS-08)."""
        action = self.state.action
        if action is None or action.kind != SIMULTANEOUS or seat != action.seat or system in action.full:
            await super().volleys(seat, enemies, system)
