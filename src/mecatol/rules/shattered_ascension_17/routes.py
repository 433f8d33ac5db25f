"""Ways through the galaxy: Fighters in the way."""

from __future__ import annotations

from mecatol.core.decisions import ALLOWED, Verdict
from mecatol.rules.moments import Travel
from mecatol.rules.pieces import is_big_ship, is_ship
from mecatol.rules.shattered_ascension import routes as shattered_ascension
from mecatol.rules.state import UnitId

from .game import Chapter


class Routes(shattered_ascension.Routes, Chapter):
    """Fighters bar the way."""

    __slots__ = ()

    def blocks(self, kind: UnitId) -> bool:
        """Every ship does, Fighters included (SA17-GEN-28)."""
        return is_ship(kind)

    def barred(self, travel: Travel) -> Verdict:
        """Fighters bar the way like other ships (SA17-GEN-28); nobody does in a Gravity Rift (SA17-SOT-03)."""
        verdict = super().barred(travel)
        if not verdict.allowed and self.game.galaxy.hazard(travel.to) == "gravity_rift":
            return ALLOWED
        if verdict.allowed or any(
            is_big_ship(group.kind)
            for owner in self.game.board.enemy_fleets(travel.seat, travel.to)
            for group in self.game.board.ships(owner, travel.to)
        ):
            return verdict
        return Verdict(False, "SA17-GEN-28", verdict.because)
