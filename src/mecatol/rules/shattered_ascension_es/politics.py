"""Agendas, votes and laws."""

from __future__ import annotations

from functools import partial

from mecatol.core.decisions import Ask, Option, grants
from mecatol.rules.naming import number_named
from mecatol.rules.shattered_ascension import politics as shattered_ascension
from mecatol.rules.state import NOBODY, Agenda, CardId, Seat

from .game import Chapter


class Politics(shattered_ascension.Politics, Chapter):
    """The Speaker of a Twilight Council keeps the token; in a duel others seem to vote as well."""

    __slots__ = ()

    @grants("SA17-TWC-07", "SA17-TWC-08", "SAES-TWC-05")
    def assembly_options(self, seat: Seat) -> list[Option[str]]:
        """In a Twilight Council the Speaker may not choose the second way (SAES-TWC-05)."""
        options = super().assembly_options(seat)
        barred = self.game.parameters.twilight_council and seat == self.state.speaker
        return [option for option in options if option.key != "b" or not barred]

    # -- duels ------------------------------------------------------------------------------------------------------------

    async def demand_voice(self, seat: Seat) -> Seat:
        """Not in the first round of a duel (SAES-DUE-25)."""
        early = self.game.seats() == 2 and self.state.round == 1
        return NOBODY if early else await super().demand_voice(seat)

    async def decide(self, seat: Seat) -> None:
        """In a duel both may buy votes once all have voted, and then the die is rolled (SAES-DUE-20, SAES-DUE-21)."""
        if self.game.seats() == 2:
            await self.buy_votes_for(self.state.council[0])
        await super().decide(seat)

    async def buy_votes_for(self, agenda: Agenda) -> None:
        """Both decide at once; who has not voted and may gain votes names an outcome all the same (SAES-DUE-20)."""
        voters = [seat for seat in self.game.from_speaker() if self.votes(seat)]
        able = [seat for seat in voters if self.game.economy.usable_goods(seat)]
        choices = {seat: partial(self.game.choose, seat, "buy_votes", self.affordable_votes, seat) for seat in able}
        said = await self.game.together("buy_votes", choices) if able else {}
        for seat in voters:
            if not self.has_voted(seat) and self.outcomes(agenda.card):
                await self.name_outcome(seat, agenda.card)
            bought = number_named(said[seat]) if seat in said else 0
            if bought:
                self.game.economy.lose_goods(seat, bought, "votes")
                self.add_votes(seat, bought)

    async def name_outcome(self, seat: Seat, card: CardId) -> None:
        """A player says for which outcome votes would be that are not his own."""
        options = partial(self.outcome_options, card)
        outcome = await self.game.ask(Ask(seat, "side_with", options, about=(f"card:{card}",)))
        self.show(seat, card, outcome, 0)

    @grants("SAES-DUE-20")
    def outcome_options(self, card: CardId) -> list[str | Option[str]]:
        """Every outcome of an agenda."""
        return [*self.outcomes(card)]

    def die_of_votes(self) -> tuple[int, ...]:
        """In the first round less (SAES-DUE-24)."""
        return self.game.parameters.first_vote_die if self.state.round == 1 else super().die_of_votes()
