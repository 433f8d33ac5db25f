"""The Transfer Action."""

from __future__ import annotations

from mecatol.core.decisions import Option
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.official import transfer as official
from mecatol.rules.state import Seat

from .game import Chapter
from .simultaneous import GRID


class Transfer(official.Transfer, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    def actions(self, seat: Seat) -> list[Option[str]]:
        """Beside it the Simultaneous Action, which generalises it (SA17-SAS-01, SA17-SET-43)."""
        return [*super().actions(seat), *self.game.simultaneous.actions(seat)]

    async def begin(self, step: Step) -> None:
        """Two systems, or a whole movement grid."""
        await (self.game.simultaneous.begin(step) if step.place == GRID else super().begin(step))

    def steps(self, seat: Seat, first: Hex, second: Hex) -> list[Step]:
        """Leaders may be moved between the steps, in both systems (SA17-LDR-03)."""
        pauses = [Step("leaders.between_steps", seat, hex_) for hex_ in (first, second)]
        *steps, end = super().steps(seat, first, second)
        return [*(each for step in steps for each in (step, *pauses)), end]
