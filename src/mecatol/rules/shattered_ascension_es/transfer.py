"""The Transfer Action."""

from __future__ import annotations

from mecatol.core.decisions import Option
from mecatol.rules.shattered_ascension import transfer as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class Transfer(shattered_ascension.Transfer, Chapter):
    """What the Spanish edition changes."""

    __slots__ = ()

    def actions(self, seat: Seat) -> list[Option[str]]:
        """The Simultaneous Action takes its place (SAES-SET-37): two systems are its simplest case (SAES-SAS-01)."""
        return self.game.simultaneous.actions(seat) if self.game.parameters.simultaneous_actions else super().actions(seat)
