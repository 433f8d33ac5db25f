"""Trade Contracts and Trade Agreements."""

from __future__ import annotations

from mecatol.rules.official import trade as official
from mecatol.rules.shattered_ascension import trade as shattered_ascension
from mecatol.rules.state import Agreement, Seat

from .game import Chapter

BROKEN = "trade_broken"  # the round in which somebody broke all Trade Agreements


class Trade(shattered_ascension.Trade, Chapter):
    """Goods lie on agreements only with SA's own version of Trade (SAES-STR-22)."""

    __slots__ = ()

    async def break_for_the_round(self) -> None:
        """All Trade Agreements in the game are broken, and none is closed in this round (SAES-DUE-18)."""
        await self.break_all()
        self.state.notes[BROKEN] = str(self.state.round)

    async def break_for_war(self, agreement: Agreement, declarer: Seat) -> None:
        """Nobody collects anything but where a combat breaks an agreement (SAES-STR-22, SAES-STR-23)."""
        await self.break_agreement(agreement)

    def self_trades(self, seat: Seat) -> int:
        return 0 if self.state.notes.get(BROKEN) == str(self.state.round) else super().self_trades(seat)

    def gather(self, seat: Seat, less: int, *, new: bool = False) -> int:
        """With Trade II agreements pay what they print, as officially."""
        if self.game.parameters.own_trade:
            return super().gather(seat, less, new=new)
        return official.Trade.gather(self, seat, less, new=new)
