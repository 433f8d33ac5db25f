"""The Status Phase, step by step."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.rules.shattered_ascension import status_phase as shattered_ascension

from .game import Chapter


class StatusPhase(shattered_ascension.StatusPhase, Chapter):
    """Prospect is taken out, or put in, when the Strategy Cards go back."""

    __slots__ = ()

    async def return_strategy_cards(self, step: Step) -> None:
        """With other players than before Prospect comes or goes now (SAES-STR-25)."""
        await super().return_strategy_cards(step)
        self.game.strategy_phase.lay_out_cards()
