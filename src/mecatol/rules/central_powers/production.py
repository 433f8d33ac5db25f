"""Producing units as the house rules have it."""

from __future__ import annotations

from collections.abc import Iterable

from mecatol.core.decisions import Verdict, message
from mecatol.core.hexes import Hex
from mecatol.rules.official import production as official
from mecatol.rules.official.construction import Job, Pieces
from mecatol.rules.state import Group, Place, Seat, UnitId

from .game import Game


class Production(official.Production):
    """What the house rules change."""

    __slots__ = ()
    game: Game

    def docks(self, seat: Seat, hex_: Hex) -> list[Place]:
        """None produce in a Cease Fire Zone (CP-FAQ-36)."""
        return [] if self.game.cease_fire.bars(seat, hex_) else super().docks(seat, hex_)

    def is_open_to(self, seat: Seat, where: Place) -> bool:
        """Not a Cease Fire Zone (CP-FAQ-37)."""
        return not self.game.cease_fire.bars(seat, self.game.board.hex_of(where))

    def fits(self, seat: Seat, where: Place, arriving: Iterable[Group], kind: UnitId) -> Verdict:
        """Nothing is put into a Cease Fire Zone (CP-FAQ-37)."""
        if not self.is_open_to(seat, where):
            return Verdict(False, "CP-FAQ-37", message("explain-cease-fire", system=self.game.board.hex_of(where)))
        return super().fits(seat, where, arriving, kind)

    def cost(self, job: Job, pieces: Pieces, prices: dict[UnitId, int]) -> int:
        """A resource buys any two of Fighters and Ground Forces, one of each too (CP-FAQ-69)."""
        small = [piece for piece in pieces if self.game.content.units[piece.kind].per > 1]
        others = tuple(piece for piece in pieces if piece not in small)
        return super().cost(job, others, prices) + (sum(prices[piece.kind] for piece in small) + 1) // 2
