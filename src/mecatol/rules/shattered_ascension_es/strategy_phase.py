"""Agendas, upkeep, and the picking of Strategy Cards."""

from __future__ import annotations

from mecatol.core.decisions import Verdict, message
from mecatol.core.rules import Step
from mecatol.rules.shattered_ascension import strategy_phase as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter

LAST_SPEAKER = "last_speaker"  # who was the Speaker when the cards of the last round were picked


class StrategyPhase(shattered_ascension.StrategyPhase, Chapter):
    """Prospect comes and goes with the players who are left; in a duel nobody sits on Assembly."""

    __slots__ = ()

    def players_for_cards(self) -> int:
        return len(self.game.playing())  # SAES-STR-25

    async def end(self, step: Step) -> None:
        """It is remembered who was the Speaker."""
        await super().end(step)
        self.state.notes[LAST_SPEAKER] = str(self.state.speaker)

    def may_pick(self, seat: Seat, card: str) -> Verdict:
        """In a duel who was the Speaker and picked Assembly in the last round may not begin with it (SAES-DUE-16)."""
        if card == "assembly" and self.game.seats() == 2:
            first = not any(other.holder == seat for other in self.state.strategy_cards)
            then = [self.state.notes.get(note, "") for note in (f"last_holder:{card}", LAST_SPEAKER)]
            if first and then == [str(seat)] * 2:
                return Verdict(False, "SAES-DUE-16", message("explain-assembly-again"))
        return super().may_pick(seat, card)
