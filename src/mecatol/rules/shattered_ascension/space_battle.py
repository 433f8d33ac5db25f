"""Battles between fleets."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.rules.official import space_battle as official
from mecatol.rules.state import Battle, Seat

from .game import Chapter


class SpaceBattle(official.SpaceBattle, Chapter):
    """Pre-combat at the same time, and Tactical Retreats that are paid for on arrival."""

    __slots__ = ()

    async def effects_before(self, battle: Battle) -> None:
        """Both sides' barrages and their losses, then all other effects, again at the same time (SA17-GEN-04, SA17-GEN-05)."""
        await self.barrage(battle)
        if self.goes_on():
            await self.shoot(battle, [battle.attacker, battle.defender])

    def remember(self, battle: Battle) -> None:
        """Who has declared war is paid for what he lost (SA17-CRI-05)."""
        super().remember(battle)
        self.game.crimson_suns.subsidise(battle)

    def at_announcement(self, seat: Seat, frm: Hex, to: Hex) -> None:
        """Nothing is paid yet (SA17-GEN-06)."""

    def at_arrival(self, seat: Seat, frm: Hex, to: Hex) -> None:
        """The destination is activated when ships that survived get there (SA17-GEN-06)."""
        self.activate(seat, frm, to)
