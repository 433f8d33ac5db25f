"""The Transfer Action of Central Powers: facilities are bought in it too."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.official import transfer as official
from mecatol.rules.state import Seat

from .game import Game


class Transfer(official.Transfer):
    """After production facilities may be built in one of the two systems (CP-OPT-19)."""

    __slots__ = ()
    game: Game

    def steps(self, seat: Seat, first: Hex, second: Hex) -> list[Step]:
        *others, last = super().steps(seat, first, second)
        return [*others, Step("transfer.build_facilities", seat, first, second), last]

    async def build_facilities(self, step: Step) -> None:
        """In whichever of the two, the one of the production or the other."""
        await self.game.facilities.build_in_one_of(step.seat, [Hex(step.place), Hex(step.what)])
