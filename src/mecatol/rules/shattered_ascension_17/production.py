"""Producing units at Space Docks, and building docks."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.rules.moments import FREE_RESOURCES, At
from mecatol.rules.official.construction import Job, Pieces, site
from mecatol.rules.shattered_ascension import production as shattered_ascension
from mecatol.rules.state import PlanetId, Seat, UnitId

from .game import Chapter


class Production(shattered_ascension.Production, Chapter):
    """Docks under blockade and on home planets, and free resources for the whole build."""

    __slots__ = ()

    def free(self, job: Job, pieces: Pieces, prices: dict[UnitId, int]) -> int:
        """Free resources are for the whole build, if a Space Dock has a part in it, and for Tactical Actions only."""
        at_docks = job.by_docks and any(piece.producer == site(piece.producer) for piece in pieces)
        return self.game.fold(FREE_RESOURCES, 0, At(job.seat, job.system)) if job.tactical and at_docks else 0

    def held(self, seat: Seat, planet: PlanetId) -> bool:
        """Home planets may have docks even if acquired just now (SA17-GEN-22)."""
        board = self.game.board
        at_home = board.system_of(planet) == board.home(seat)
        return super().held(seat, planet) or (at_home and board.planet(planet).owner == seat)

    def dock_blockaded(self, seat: Seat, hex_: Hex) -> bool:
        """A dock may be built under blockade; ships still may not (SA17-GEN-21)."""
        return False
