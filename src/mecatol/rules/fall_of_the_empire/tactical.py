"""The Tactical Action: instead of its steps a Treaty Card may be given."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.official import tactical as official

from .game import Game


class Tactical(official.Tactical):
    """Who activates another one's Home System may give him a Treaty Card and do nothing else there (OFF-SOT-FOE)."""

    __slots__ = ()
    game: Game

    async def begin(self, step: Step) -> None:
        await super().begin(step)
        if not self.is_called_off() and await self.game.treaties.offer(step.seat, Hex(step.place)):
            self.call_off()
