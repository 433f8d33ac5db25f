"""The Strategy Phase of Central Powers: the Senate before the first, and two cards for number 6."""

from __future__ import annotations

from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules.official import strategy_phase as official
from mecatol.rules.state import NOBODY, Seat, StrategyCard

from .game import Game

BOTH = 9  # CP-STC-04: players with whom every card is played


class StrategyPhase(official.StrategyPhase):
    """Of two cards with one number only one is played in a round, unless nine players need both (CP-STC-02, CP-STC-04)."""

    __slots__ = ()
    game: Game

    def opening(self) -> list[Step]:
        """In the first round the Senate is set up before any card is picked (CP-SEN-03)."""
        return [Step("senate.open")] if self.state.round == 1 else []

    def free_cards(self) -> list[StrategyCard]:
        """The cards nobody holds, without the one that was not chosen for a number (CP-STC-02, CP-STC-03)."""
        free = super().free_cards()
        if self.players() >= BOTH:
            return free
        taken = [card.number for card in self.state.strategy_cards if card.holder != NOBODY]
        return [card for card in free if card.number not in taken]

    def take(self, seat: Seat, name: str) -> StrategyCard:
        """With a card go the Bonus Counters of its number, which lay there for either of two (CP-STC-03)."""
        card = super().take(seat, name)
        if self.players() < BOTH:
            cards = self.state.strategy_cards
            self.state.strategy_cards = [replace(c, bonus=0) if c.number == card.number else c for c in cards]
        return card
