"""The Simultaneous Action System (SAES-SAS-01 … 16)."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.shattered_ascension import simultaneous as shattered_ascension
from mecatol.rules.state import Place, Seat

from .game import Chapter
from .tactical import with_harvest

ALL: Option[str] = Option("all", says=message("option-all-docks"))


class Simultaneous(shattered_ascension.Simultaneous, Chapter):
    """What the Spanish edition changes: one full activation is free, and a second dock has its price."""

    __slots__ = ()
    in_full = with_harvest(shattered_ascension.IN_FULL)

    def is_held(self, seat: Seat, hex_: Hex) -> bool:
        """Whether a player has units of any kind there (SAES-SAS-11)."""
        return hex_ in self.game.board.systems_of(seat)

    def steps(self, seat: Seat, first: Hex) -> list[Step]:
        """Which docks produce is said before any does."""
        *before, production, end = super().steps(seat, first)
        return [*before, Step("simultaneous.choose_docks", seat), production, end]

    async def choose_docks(self, step: Step) -> None:
        """Producing at more than one dock costs one more counter, however many they are (SAES-SAS-12); what units make by
        themselves does not."""
        seat, action = step.seat, self.game.board.action
        docks = [dock for hex_ in action.full for dock in self.game.production.docks(seat, hex_)]
        if len(docks) < 2:
            return
        key = await self.game.choose(seat, "grid_docks", self.dock_options, seat, docks)
        if key == ALL.key:
            self.game.economy.spend_counter(seat, "pool", "simultaneous_action")
        else:
            self.game.changing()
            action.docks = [key]

    @grants("SAES-SAS-12")
    def dock_options(self, seat: Seat, docks: Sequence[Place]) -> list[Option[str]]:
        """One of the docks, or for a counter all of them."""
        found = [Option(str(dock), things=(dock,), says=message("option-grid-dock", place=dock)) for dock in docks]
        return [*found, *([ALL] if self.game.player(seat).pool else [])]
