"""Space Mines on borders and wormholes."""

from __future__ import annotations

from mecatol.core.hexes import Border, Hex
from mecatol.rules.official.galaxy import mouth
from mecatol.rules.shattered_ascension import space_mines as shattered_ascension

from .game import Chapter


class SpaceMines(shattered_ascension.SpaceMines, Chapter):
    """Mines lie on wormholes too."""

    __slots__ = ()

    def borders(self, hex_: Hex) -> list[Border]:
        """Wormholes too (SA17-MIN-01); two alike are one opening."""
        return [*super().borders(hex_), *dict.fromkeys(mouth(hex_, name) for name, _ in self.game.galaxy.openings(hex_))]
