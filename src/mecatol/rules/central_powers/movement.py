"""Ships on their way: those that break a cease fire."""

from __future__ import annotations

from mecatol.rules.official import movement as official
from mecatol.rules.official.voyage import Voyage

from .game import Game


class Movement(official.Movement):
    """Ships that a secondary sends into a zone end it first."""

    __slots__ = ()
    game: Game

    async def sail(self, voyage: Voyage) -> None:
        """Whoever declared the zone has broken it before they arrive (CP-FAQ-42)."""
        for hex_ in voyage.destinations:
            self.game.cease_fire.broken(voyage.seat, hex_)
        await super().sail(voyage)
