"""Production."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.rules.shattered_ascension import production as shattered_ascension
from mecatol.rules.state import Place, Seat

from .game import Chapter


class Production(shattered_ascension.Production, Chapter):
    """What the Spanish edition changes."""

    __slots__ = ()

    def docks(self, seat: Seat, hex_: Hex) -> list[Place]:
        """In a Simultaneous Action the docks that were chosen (SAES-SAS-12)."""
        found, action = super().docks(seat, hex_), self.state.action
        return [dock for dock in found if dock in action.docks] if action is not None and action.docks else found
