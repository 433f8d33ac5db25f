"""The Status Phase of Central Powers."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.rules.official import status_phase as official

from .game import Game


class StatusPhase(official.StatusPhase):
    """What happens with the return of the Strategy Cards."""

    __slots__ = ()
    game: Game

    async def return_strategy_cards(self, step: Step) -> None:
        """Of the fourth round: Stage II is turned up (CP-OPT-07)."""
        await super().return_strategy_cards(step)
        await self.game.objectives.turn_up_late_ones()
