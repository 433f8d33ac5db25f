"""Mercenaries, an option: they are bid for, and may be lured away (SAES-SOT-21 … 32)."""

from __future__ import annotations

from mecatol.rules.shattered_ascension import mercenaries as shattered_ascension
from mecatol.rules.state import Place, Seat, UnitId

from .game import Chapter

SINCE = "since"  # the round in which a Mercenary was acquired


class Mercenaries(shattered_ascension.Mercenaries, Chapter):
    """One of them is for hire after each Trade, anybody in play may be lured away, and then upkeep is due."""

    __slots__ = ()

    async def after_trade(self, trader: Seat) -> None:
        """In the first round too (SAES-SOT-21); Loyalty Bids go to any Mercenary in play (SAES-SOT-27)."""
        if not self.game.parameters.mercenaries:
            return
        await self.bid()
        hired = [name for seat in self.game.playing() for name in self.of(seat)]
        for seat in self.game.around(trader):
            await self.lure(seat, hired)
        await self.upkeep(trader)  # SAES-SOT-30

    def hire(self, seat: Seat, name: UnitId, where: Place, why: str) -> None:
        super().hire(seat, name, where, why)
        self.game.note(self.ability(name), SINCE, str(self.state.round))

    def due(self, seat: Seat) -> list[UnitId]:
        """Not for those acquired in this round (SAES-SOT-31)."""
        now = str(self.state.round)
        return [name for name in super().due(seat) if self.game.remembered(self.ability(name), SINCE) != now]

    async def round_over(self, first: Seat) -> None:
        """Upkeep was due after Trade."""
