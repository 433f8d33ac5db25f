"""The Transfer Action."""

from __future__ import annotations

from mecatol.core.decisions import Option
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.shattered_ascension import transfer as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class Transfer(shattered_ascension.Transfer, Chapter):
    """What the Spanish edition changes."""

    __slots__ = ()

    def actions(self, seat: Seat) -> list[Option[str]]:
        """The Simultaneous Action takes its place (SAES-SET-37): two systems are its simplest case (SAES-SAS-01)."""
        return self.game.simultaneous.actions(seat) if self.game.parameters.simultaneous_actions else super().actions(seat)

    def steps(self, seat: Seat, first: Hex, second: Hex) -> list[Step]:
        """Both systems are activated, so Natural Wealth is taken in both of them when production comes (SAES-DOM-11)."""
        steps = super().steps(seat, first, second)
        at = [step.name for step in steps].index("transfer.produce")
        return [*steps[:at], *(Step("economy.harvest", seat, hex_) for hex_ in (first, second)), *steps[at:]]
