"""Agendas, upkeep, and the picking of Strategy Cards."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules.naming import at_player, player_named
from mecatol.rules.shattered_ascension import strategy_phase as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter

LAST_SPEAKER = "last_speaker"  # who was the Speaker when the cards of the last round were picked


class StrategyPhase(shattered_ascension.StrategyPhase, Chapter):
    """Prospect comes and goes with the players who are left; in a duel nobody sits on Assembly."""

    __slots__ = ()

    def players_for_cards(self) -> int:
        return len(self.game.playing())  # SAES-STR-25

    # -- Pacts: a player picks for his two races --------------------------------------------------------------------------

    def cards_each(self) -> int:
        """With Pacts one for each race (SAES-PAC-10)."""
        return 1 if self.game.parameters.pacts else super().cards_each()

    def picks(self) -> list[Step]:
        """With Pacts it goes round the players twice (SAES-PAC-09, SAES-PAC-10)."""
        found, pacts = super().picks(), self.game.pacts
        if not self.game.parameters.pacts:
            return found
        players = dict.fromkeys(pacts.led_with(step.seat)[0] for step in found)
        return [Step("strategy_phase.pick", seat) for _ in range(2) for seat in players]

    async def pick(self, step: Step) -> None:
        """With Pacts a player says which of his races without a card it is for (SAES-PAC-09)."""
        if self.game.parameters.pacts:
            without = [seat for seat in self.game.pacts.led_with(step.seat) if self._waits(seat)]
            if not without:
                return
            key = await self.game.choose(without[0], "pact_race", self.race_options, without) if len(without) > 1 else ""
            step = replace(step, seat=player_named(key) if key else without[0])
        await super().pick(step)

    def _waits(self, seat: Seat) -> bool:
        return not self.game.player(seat).out and not self.game.strategy_cards.held(seat)

    @grants("SAES-PAC-09")
    def race_options(self, seats: Sequence[Seat]) -> list[Option[str]]:
        """The races of a player that have no Strategy Card yet."""
        return [
            Option(at_player(seat), things=(at_player(seat),), says=message("option-pact-race", race=self.game.player(seat).race))
            for seat in seats
        ]

    # -- duels -------------------------------------------------------------------------------------------------------------

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
