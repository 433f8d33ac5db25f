"""Battles between fleets."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.rules.shattered_ascension import space_battle as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class SpaceBattle(shattered_ascension.SpaceBattle, Chapter):
    """Tactical Retreats out of systems that are not activated."""

    __slots__ = ()

    def basic_price(self, seat: Seat, frm: Hex) -> str:
        """From reinforcements, if the system the fleet leaves is not activated by its owner (SA17-GEN-07)."""
        return super().basic_price(seat, frm) if self.activated(seat, frm) else "reinforcements"
