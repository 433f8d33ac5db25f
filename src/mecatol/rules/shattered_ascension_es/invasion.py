"""Combat for planets, and what the winner gets."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.rules.shattered_ascension import invasion as shattered_ascension

from .game import Chapter


class Invasion(shattered_ascension.Invasion, Chapter):
    """Leaders meet their fate when it is over."""

    __slots__ = ()

    async def end(self, step: Step) -> None:
        """Fates are rolled when an Invasion Combat is lost, not when the action is over (SAES-LDR-20)."""
        await super().end(step)
        if self.state.battle is None:
            await self.game.leaders.fates()
