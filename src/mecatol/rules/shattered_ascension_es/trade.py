"""Trade Contracts and Trade Agreements."""

from __future__ import annotations

from mecatol.rules.official import trade as official
from mecatol.rules.shattered_ascension import trade as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class Trade(shattered_ascension.Trade, Chapter):
    """Goods lie on agreements only with SA's own version of Trade (SAES-STR-22)."""

    __slots__ = ()

    def gather(self, seat: Seat, less: int, *, new: bool = False) -> int:
        """With Trade II agreements pay what they print, as officially."""
        if self.game.parameters.own_trade:
            return super().gather(seat, less, new=new)
        return official.Trade.gather(self, seat, less, new=new)
