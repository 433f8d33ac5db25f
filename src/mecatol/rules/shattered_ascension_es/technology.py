"""The tree, what a technology costs, and gaining it."""

from __future__ import annotations

from mecatol.rules.moments import UPGRADE_DISCOUNT
from mecatol.rules.shattered_ascension import technology as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class Technology(shattered_ascension.Technology, Chapter):
    """Progress brings upgrades for nothing, or they are paid for in full."""

    __slots__ = ()

    def upgrade_cost(self, seat: Seat, upgrade: str) -> int:
        """Nothing with the Driving Force of Progress (SAES-OBJ-12), else its cost by now: Demanding Research (SAES-OBJ-13)."""
        return 0 if self.is_driven(seat, upgrade) else super().upgrade_cost(seat, upgrade)

    def beside(self, seat: Seat) -> int:
        """Less with an Ancient Space Station (SAES-SOT-34)."""
        return super().beside(seat) - self.game.fold(UPGRADE_DISCOUNT, 0, seat)

    def is_driven(self, seat: Seat, upgrade: str) -> bool:
        """Whether a player has as many points as are printed on it, whatever it costs by now (SAES-OBJ-12), with a station too
        (SAES-SOT-34); in Ascension twice as many (SAES-ASC-11). Demanding Research is the same there (SAES-ASC-10)."""
        needed = self.game.content.upgrades[upgrade].cost * (2 if self.game.parameters.ascendancy else 1)
        return self.game.victory.points(seat) >= needed
