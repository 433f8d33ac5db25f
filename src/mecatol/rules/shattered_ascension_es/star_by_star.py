"""Star by Star, an option: homes are laid like other tiles, wherever they fit (SAES-SBS-01 … 13)."""

from __future__ import annotations

from mecatol.core.hexes import MIDDLE, Hex, neighbours
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.shattered_ascension import star_by_star as shattered_ascension

from .game import Chapter

MUAAT = "muaat"


class StarByStar(shattered_ascension.StarByStar, Chapter):
    """One race is kept from the middle."""

    __slots__ = ()

    def may_lie(self, race: str, place: Hex) -> bool:
        """The Muaat do not live next to Mecatol Rex (SAES-SBS-08)."""
        return race != MUAAT or not self.game.board.has_planet(MECATOL_REX) or place not in neighbours(MIDDLE)
