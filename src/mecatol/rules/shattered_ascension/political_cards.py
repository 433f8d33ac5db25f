"""Hands of Political Cards."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.rules.naming import card_named
from mecatol.rules.official import political_cards as official
from mecatol.rules.official.hands import card_option
from mecatol.rules.state import Seat

from .game import Chapter

TWO_FOR_ONE = "two_for_one"
PRICE = 2  # SA17-GEN-09: cards given up for a new one


class PoliticalCards(official.PoliticalCards, Chapter):
    """A larger hand, and two cards for one at any time."""

    __slots__ = ()

    @grants("SA17-GEN-11")
    def excess(self, seat: Seat) -> Sequence[str | Option[str]]:
        return super().excess(seat)

    @grants("SA17-GEN-09")
    def acts(self, seat: Seat) -> list[Option[str]]:
        """At any time two Political Cards may be discarded for a new one (SA17-GEN-09)."""
        if len(self.hand(seat)) < PRICE:
            return []
        return [Option(TWO_FOR_ONE, "SA17-GEN-09", says=message("option-two-for-one"))]

    async def act(self, seat: Seat, key: str) -> None:
        """The player chooses both cards, then draws."""
        if key != TWO_FOR_ONE:
            await super().act(seat, key)
        for _ in range(PRICE):
            card = await self.game.choose(seat, "two_for_one", self.given_up, seat)
            self.discard(seat, card_named(card))
        self.draw(seat, 1, key)

    @grants("SA17-GEN-09")
    def given_up(self, seat: Seat) -> list[Option[str]]:
        """Cards in hand."""
        return [card_option(card, "option-discard-card") for card in self.hand(seat)]
