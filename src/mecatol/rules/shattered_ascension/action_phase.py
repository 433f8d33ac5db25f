"""Turns, the choice of an action, and passing."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants
from mecatol.rules.official import action_phase as official
from mecatol.rules.official.action_phase import PASS
from mecatol.rules.state import Seat

from .game import Chapter
from .surrender import CALL


class ActionPhase(official.ActionPhase, Chapter):
    """Who passes may surrender at once."""

    __slots__ = ()

    @grants("OFF-ACT-1", "SA17-SUR-01")
    def actions(self, seat: Seat) -> list[str | Option[str]]:
        """The Surrender stands beside passing (SA17-SUR-01)."""
        found = super().actions(seat)
        return [*found, *self.game.surrender.actions(seat)] if PASS in found else found

    @grants("OFF-GEN-3")
    def further_actions(self, seat: Seat, kind: str) -> list[str | Option[str]]:
        """One more action is for nobody who surrenders."""
        return [option for option in super().further_actions(seat, kind) if option is not CALL]

    async def carry_out(self, seat: Seat, key: str) -> bool:
        """Passing comes first (SA17-SUR-01)."""
        if key != CALL.key:
            return await super().carry_out(seat, key)
        await self.pass_turn(seat)
        await self.game.surrender.call(seat)
        return True
