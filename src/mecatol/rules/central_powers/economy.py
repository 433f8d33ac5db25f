"""The economy of Central Powers: counters that no card takes back, and cards that pay for nothing."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.rules.official import economy as official
from mecatol.rules.state import Seat

from .game import Game


class Economy(official.Economy):
    """Counters in a Cease Fire Zone stay there; Political Cards are no goods."""

    __slots__ = ()
    game: Game

    def political_cards_pay(self) -> bool:
        """Political Cards are never spent like Trade Goods (CP-SEN-02)."""
        return False

    def recallable(self, seat: Seat) -> list[Hex]:
        """Not the counter that lies in a Cease Fire Zone for its sake; one that lay there before may be taken (CP-STC-16)."""
        bound = [hex_ for hex_, declarer in self.game.cease_fire.zones().items() if declarer != seat]
        mine = super().recallable(seat)
        return [hex_ for hex_ in mine if self.game.board.system(hex_).counters.count(seat) > (hex_ in bound)]
