"""The Tactical Action: activation and the order of its steps."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.shattered_ascension import tactical as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


def with_harvest(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The steps of an action, with Natural Wealth taken where the Production Step begins (SAES-DOM-11)."""
    at = steps.index("production.begin")
    return (*steps[:at], "economy.harvest", *steps[at:])


class Tactical(shattered_ascension.Tactical, Chapter):
    """Who activates a system earns the Natural Wealth that is his there."""

    __slots__ = ()

    sequence = with_harvest(shattered_ascension.Tactical.sequence)

    async def end(self, step: Step) -> None:
        """Who was hostile in this round is remembered: Diplomacy protects him no longer (SAES-STR-15)."""
        for seat, victim in self.hostilities():
            self.game.board.deed("was_hostile", seat, victim)
        await super().end(step)

    async def activate(self, seat: Seat, hex_: Hex, source: str = "pool") -> None:
        self.game.economy.note_wealth(seat, hex_)
        await super().activate(seat, hex_, source)
