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
        """With Pacts as many as there are races (SAES-PAC-10)."""
        return 1 if self.game.parameters.pacts else super().cards_each()

    def picks(self) -> list[Step]:
        """With Pacts one card at a time for each player, and then one more (SAES-PAC-09, SAES-PAC-10)."""
        found, pacts = super().picks(), self.game.pacts
        if not self.game.parameters.pacts:
            return found
        players = [pacts.led_with(step.seat)[0] for step in found]
        return [Step("strategy_phase.pick", seat) for n in range(2) for seat in dict.fromkeys(players) if players.count(seat) > n]

    async def pick(self, step: Step) -> None:
        """With Pacts a player says which of his races the card is for, be it the second for one of them (SAES-PAC-09)."""
        await super().pick(replace(step, seat=await self.race_of(step.seat, "pact_race")))

    async def race_of(self, seat: Seat, question: str) -> Seat:
        """Which of his races in the game a player means."""
        led = [each for each in self.game.pacts.led_with(seat) if not self.game.player(each).out]
        if len(led) < 2:
            return led[0] if led else seat
        return player_named(await self.game.choose(led[0], question, self.race_options, led))

    @grants("SAES-PAC-09", "SAES-OBJ-15")
    def race_options(self, seats: Sequence[Seat]) -> list[Option[str]]:
        """The races of a player."""
        return [
            Option(at_player(seat), things=(at_player(seat),), says=message("option-pact-race", race=self.game.player(seat).race))
            for seat in seats
        ]

    def standings(self) -> list[tuple[int, Seat]]:
        """With Pacts a player has the points of both of his races (SAES-OBJ-15, SAES-PAC-12)."""
        seats = self.game.pacts.one_of_each(self.game.playing())
        return [(self.game.victory.points_together(seat), seat) for seat in seats]

    async def rewarded(self, leader: Seat) -> Seat:
        """With Pacts the race that its player names."""
        return await self.race_of(leader, "feedback_race")

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
