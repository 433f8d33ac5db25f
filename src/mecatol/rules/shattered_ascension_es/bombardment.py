"""Ships fire at planets."""

from __future__ import annotations

from mecatol.rules.shattered_ascension import bombardment as shattered_ascension
from mecatol.rules.state import PlanetId, Seat

from .game import Chapter


class Bombardment(shattered_ascension.Bombardment, Chapter):
    """Home Systems stay their owners'."""

    __slots__ = ()

    async def overkill(self, seat: Seat, planet: PlanetId, target: Seat, hits: int) -> None:
        """A planet of a Home System does not become neutral (SAES-GEN-13)."""
        if not self.game.board.is_home(self.game.board.system_of(planet)):
            await super().overkill(seat, planet, target, hits)
