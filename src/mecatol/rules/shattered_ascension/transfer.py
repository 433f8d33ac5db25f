"""The Transfer Action."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.official import transfer as official
from mecatol.rules.state import Seat

from .game import Chapter


class Transfer(official.Transfer, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    def steps(self, seat: Seat, first: Hex, second: Hex) -> list[Step]:
        """Leaders may be moved between the steps, in both systems (SA17-LDR-03)."""
        pauses = [Step("leaders.between_steps", seat, hex_) for hex_ in (first, second)]
        *steps, end = super().steps(seat, first, second)
        return [*(each for step in steps for each in (step, *pauses)), end]
