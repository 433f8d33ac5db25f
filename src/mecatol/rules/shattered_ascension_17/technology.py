"""The tree, what a technology costs, and gaining it."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.rules.shattered_ascension import technology as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class Technology(shattered_ascension.Technology, Chapter):
    """Progress makes upgrades cheaper, and they are no technologies."""

    __slots__ = ()

    def objective_technologies(self, seat: Seat) -> Sequence[str]:
        """Race-specific technologies are no longer technologies and do not count (SA17-TEC-08)."""
        return self.game.player(seat).technologies

    def beside(self, seat: Seat) -> int:
        """Victory Points make upgrades cheaper (SA17-TEC-05); less than nothing where they are more than what is owned.

        6 with 4 and 3 owned and 5 points: 6 + 4 + 3 - 5 = 8 (SA17-TEC-07).
        """
        return super().beside(seat) - self.progress(seat)

    def progress(self, seat: Seat) -> int:
        """All Victory Points, in Ascendancy half of them, rounded up (SA17-ASC-12)."""
        points = self.game.victory.points(seat)
        return (points + 1) // 2 if self.game.parameters.ascendancy else points
