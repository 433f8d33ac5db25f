"""Producing units: who has bought what is remembered for a round."""

from __future__ import annotations

from mecatol.rules.official import production as official
from mecatol.rules.official.construction import Pieces
from mecatol.rules.state import Seat


class Production(official.Production):
    """Agendas ask what was bought."""

    __slots__ = ()

    def _deliver(self, seat: Seat, pieces: Pieces) -> None:
        super()._deliver(seat, pieces)
        for kind in dict.fromkeys(piece.kind for piece in pieces):
            self.game.board.deed("bought_units", seat, what=kind, amount=sum(piece.kind == kind for piece in pieces))
