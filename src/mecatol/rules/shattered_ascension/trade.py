"""Trade Contracts and Trade Agreements."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.rules.moments import GOODS_PLACED, PLACES_GOODS
from mecatol.rules.official import trade as official
from mecatol.rules.state import NOBODY, Agreement, Seat

from .game import Chapter


class Trade(official.Trade, Chapter):
    """What Shattered Ascension changes: goods lie on agreements until they are collected."""

    __slots__ = ()

    def others(self, seat: Seat) -> list[Seat]:
        """In a duel players trade only with themselves (SA17-DUE-22)."""
        return super().others(seat) if self.game.seats() > 2 else []

    def open(self, seat: Seat, other: Seat, mine: int, theirs: int) -> None:
        """Who agrees to trade is at peace (SA17-CRI-07)."""
        super().open(seat, other, mine, theirs)
        self.game.crimson_suns.make_peace(seat, other)

    async def place_goods(self, but: Sequence[Agreement] = ()) -> None:
        """When Trade is over each agreement, except for some, gets as many goods as it prints, all at the same time (SA17-TRD-01,
        SA17-TRD-06)."""
        holders = [seat for seat in self.game.rotation() if self._but(seat, but) and self.places_goods(seat)]
        for seat in holders:
            for agreement in self._but(seat, but):
                self.add_goods(seat, agreement, self.received(seat, agreement))
        for seat in holders:
            await self.placed(seat)

    def _but(self, seat: Seat, but: Sequence[Agreement]) -> list[Agreement]:
        return [agreement for agreement in self.agreements_of(seat) if agreement not in but]

    async def placed(self, seat: Seat) -> None:
        """Goods were put on a player's agreements, and he may have something to add."""
        await self.game.moment(GOODS_PLACED, seat)

    def places_goods(self, seat: Seat) -> bool:
        """Whether a player's agreements get goods at all."""
        return self.game.fold(PLACES_GOODS, True, seat)

    def gather(self, seat: Seat, less: int, *, new: bool = False) -> int:
        """What lies on the contracts before a player becomes his (SA17-TRD-02)."""
        gathered = 0
        for agreement in self.agreements_of(seat):
            lying = self.lying(seat, agreement)
            gathered += lying
            if lying:
                self.add_goods(seat, agreement, -lying)
        return self.game.economy.gain_goods(seat, max(0, self.in_all(seat, gathered) - less), "trade")

    def lying(self, seat: Seat, agreement: Agreement) -> int:
        """Goods on the contract that a player holds by an agreement."""
        return agreement.goods[agreement.partners.index(seat)]

    async def break_for_war(self, agreement: Agreement, declarer: Seat) -> None:
        """A declaration of war is an aggression of whoever declares it (SA17-CRI-06)."""
        await self.break_agreement(agreement, declarer)

    def pay_out(self, agreement: Agreement, aggressor: Seat) -> None:
        """An aggressor loses what lies before him, his victim collects all (SA17-TRD-03, SA17-TRD-04)."""
        for seat in dict.fromkeys(agreement.partners):
            lying = self.lying(seat, agreement)
            share = self.saved(lying) if aggressor == NOBODY else lying
            if seat != aggressor and not self.game.player(seat).out:
                self.game.economy.gain_goods(seat, share, "trade_broken")

    def saved(self, lying: int) -> int:
        """What a partner collects of the goods before him where an agreement ends without aggression: nothing."""
        return 0
