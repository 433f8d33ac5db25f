"""Producing units as the house rules have it."""

from __future__ import annotations

from mecatol.rules.official import production as official
from mecatol.rules.official.construction import Job, Pieces
from mecatol.rules.state import UnitId

from .game import Game


class Production(official.Production):
    """What the house rules change."""

    __slots__ = ()
    game: Game

    def cost(self, job: Job, pieces: Pieces, prices: dict[UnitId, int]) -> int:
        """A resource buys any two of Fighters and Ground Forces, one of each too (CP-FAQ-69)."""
        small = [piece for piece in pieces if self.game.content.units[piece.kind].per > 1]
        others = tuple(piece for piece in pieces if piece not in small)
        return super().cost(job, others, prices) + (sum(prices[piece.kind] for piece in small) + 1) // 2
