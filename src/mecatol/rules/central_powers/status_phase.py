"""The Status Phase of Central Powers: what goes back with Command Counters and Strategy Cards, and what is turned up."""

from __future__ import annotations

from typing import ClassVar

from mecatol.core.rules import Step
from mecatol.rules.official import status_phase as official
from mecatol.rules.official.status_phase import Part

from .game import Game


class StatusPhase(official.StatusPhase):
    """Markers and tokens go back in the steps of what they belong to."""

    __slots__ = ()
    game: Game
    parts: ClassVar[tuple[Part, ...]] = tuple(
        new
        for part in official.StatusPhase.parts
        for new in ((part, Part("exchange", each=True)) if part.name == "cards_and_counters" else (part,))  # CP-SEN-12
    )

    async def recall_counters(self, step: Step) -> None:
        """With the counters of a Cease Fire Zone goes its marker (CP-STC-16)."""
        for hex_ in self.game.cease_fire.zones():
            self.game.cease_fire.end(hex_)
        await super().recall_counters(step)

    async def exchange(self, step: Step) -> None:
        """Political Cards are exchanged, so that a counter can be shifted in the next step (CP-SEN-12)."""
        await self.game.senate.exchange(step.seat)

    async def return_strategy_cards(self, step: Step) -> None:
        """With the Strategy Cards goes the Power Broker token (CP-FAQ-19); in round four Stage II is turned up (CP-OPT-07)."""
        self.game.politics.put_broker_back()
        await super().return_strategy_cards(step)
        await self.game.objectives.turn_up_late_ones()
