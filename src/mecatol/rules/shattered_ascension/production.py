"""Producing units at Space Docks, and building docks."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.rules.moments import SALVAGE, At
from mecatol.rules.official import production as official
from mecatol.rules.official.construction import Job, Pieces
from mecatol.rules.state import Place, Seat, UnitId

from .game import Chapter


class Production(official.Production, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    async def begin(self, step: Step) -> None:
        """Ground Forces that won an invasion are promoted first, even if nothing is produced (SA17-UNI-15)."""
        self.game.invasion.promote(step.seat)
        await super().begin(step)

    def cost(self, job: Job, pieces: Pieces, prices: dict[UnitId, int]) -> int:
        """A resource buys any two of Fighters and Ground Forces, one of each too (SA17-GEN-18); what was scuttled helps."""
        halves = -self.game.fold(SALVAGE, 0, At(job.seat, job.system))
        for piece in pieces:
            halves += prices[piece.kind]
        return (max(0, halves) + 1) // 2

    def pools(self, seat: Seat, where: Place) -> bool:
        """What units in a place produce is part of its one capacity (SAES-SOT-19)."""
        return bool(self.ready_docks(seat, where))
