"""Agendas of the scenario: votes, what happens without one, and cards that stay in play."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants
from mecatol.rules import events
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.moments import AGENDAS_CHOSEN
from mecatol.rules.official import politics as official
from mecatol.rules.state import Agenda, CardId, Law, Seat

from ..naming import place_named
from .game import Game


class Politics(official.Politics):
    """The Agenda deck takes the place of the Political Cards (OFF-SOT-FOE)."""

    __slots__ = ()
    game: Game

    def electable(self, kind: str) -> list[Option[str]]:
        """No planet of a Home System is elected."""
        found = super().electable(kind)
        board = self.game.board
        return [o for o in found if not board.is_home(board.hex_of(place_named(o.key)))] if kind == "planet" else found

    # -- an agenda that somebody has chosen ----------------------------------------------------------------------------

    def is_voted_on(self, card: CardId) -> bool:
        """Whether there is a vote on a card; else it is an event."""
        return card == official.VOICE or self.game.cards.political_cards[kind_of(card)].voted

    async def put_forward(self, seat: Seat, card: CardId) -> None:
        """An event happens; the Lazax alone decide what they have chosen, everybody else has it voted on."""
        if self.is_voted_on(card) and seat != self.game.emperor():
            await self.resolve(seat, card)
            return
        self.call_to_order(seat, [Agenda(card, seat)])
        if self.is_voted_on(card):
            await self.game.moment(AGENDAS_CHOSEN, seat)
        while self.state.council:
            await self.rule_on(seat, self.state.council[0])

    async def rule_on(self, seat: Seat, agenda: Agenda) -> None:
        """A player alone decides an agenda; one that has no outcome is discarded, and an event happens."""
        if not self.is_voted_on(agenda.card):
            await self.happen(agenda)
        elif self.outcomes(agenda.card):
            outcome = await self.game.choose(seat, "decree", self.results, agenda.card)
            self.state.council.remove(agenda)
            await self.decree(seat, agenda.card, outcome)
            await self.settle_fleets()
        else:
            self.withdraw(agenda, "no_outcome")

    async def happen(self, agenda: Agenda) -> None:
        """An event takes place."""
        self.game.changing()
        self.close(agenda)
        await self.enact(agenda.card, "")
        await self.settle_fleets()

    async def settle_fleets(self) -> None:
        """What was decided may have taken away what a fleet leans on."""
        await self.game.economy.settle_everybody()

    async def cast(self, seat: Seat, card: CardId) -> None:
        """Nobody votes on an event that has come in the place of an agenda."""
        if self.is_voted_on(card):
            await super().cast(seat, card)

    async def decide(self, seat: Seat) -> None:
        if self.is_voted_on(self.state.council[0].card):
            await super().decide(seat)
        else:
            await self.happen(self.state.council[0])

    @grants("OFF-SOT-FOE")
    def results(self, card: CardId) -> list[str | Option[str]]:
        """Any outcome."""
        return self.outcomes(card)

    # -- cards that stay in play ---------------------------------------------------------------------------------------

    async def enact(self, card: CardId, outcome: str) -> None:
        if self.game.cards.political_cards[kind_of(card)].kind != "lasting":
            await super().enact(card, outcome)
            return
        self.keep(card, outcome)
        await self.game.catalogue.politics[kind_of(card)].enact(self.game, card, outcome)
        self.game.victory.check()

    def keep(self, card: CardId, elected: str) -> None:
        """A card stays in play with what was elected, and its effect lasts as long; who owns it, its rule says."""
        self.game.changing()
        self.state.chronicle.append(Law(card, elected))
        self.game.tell(events.CardStays(card, elected))

    def leave(self, card: CardId) -> None:
        """Such a card is discarded."""
        self.game.changing()
        self.state.chronicle = [kept for kept in self.state.chronicle if kept.card != card]
        self.game.end_kind(kind_of(card))
        self.game.political_cards.put_away(card)
        self.game.tell(events.CardLeaves(card))

    def events_in_play(self) -> list[CardId]:
        """Cards in play that nobody has voted on."""
        return [kept.card for kept in self.state.chronicle if not self.is_voted_on(kept.card)]

    def clear_out(self) -> None:
        """Cards whose effect has ended are discarded."""
        keys = [effect.key for effect in self.state.effects]
        for kept in [kept for kept in self.state.chronicle if kind_of(kept.card) not in keys]:
            self.leave(kept.card)
