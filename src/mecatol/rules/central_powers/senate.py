"""The Galactic Senate: how agendas come to its floor, and what Political Cards are exchanged for."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.moments import CARDS_KEPT
from mecatol.rules.naming import card_named
from mecatol.rules.official.hands import card_option
from mecatol.rules.state import CardId, Seat

from .game import Chapter

REPEAL = CardId("repeal")
DRAWN_EACH = 2  # CP-SEN-04: Political Cards for every player in the game
AGENDAS = 2  # CP-SEN-05
PRICE, GOODS = 3, 2  # CP-SEN-12, CP-SEN-14
NO = Option("no", says=message("option-no"))


class Senate(Chapter):
    """What lies on the Senate Floor may be voted on; the cards in hands are worth something together (CP-SEN-09, CP-SEN-12)."""

    __slots__ = ()

    # -- the floor is furnished (CP-SEN-03 to CP-SEN-07) ---------------------------------------------------------------

    async def open(self, step: Step) -> None:
        """Repeal has a place of its own (CP-SEN-11); everybody draws, and in turn from the Speaker lays agendas out."""
        self.lay_repeal()
        number = min(DRAWN_EACH * self.game.seats(), self.game.parameters.political_card_limit)
        for seat in self.game.from_speaker():
            self.game.political_cards.draw(seat, number, "senate")
        self.game.then(*(Step("senate.furnish", seat) for seat in self.game.from_speaker()))

    def lay_repeal(self) -> None:
        """Repeal leaves the deck before anybody draws."""
        self.game.changing()
        bag = self.state.political_deck.bag
        if REPEAL in bag:
            bag.remove(REPEAL)
            self.game.politics.lay_open(REPEAL)
            self.game.tell(events.AgendaRevealed(-1, REPEAL))

    async def furnish(self, step: Step) -> None:
        """A player lays two agendas out, keeps a card and discards the others before the next one chooses."""
        seat, hand = step.seat, self.game.political_cards.hand(step.seat)
        for _ in range(min(AGENDAS, len(hand))):
            self.place(seat, card_named(await self.game.choose(seat, "place_agenda", self.cards, seat)))
        kept = self.game.fold(CARDS_KEPT, 1, seat)
        keeping: list[CardId] = []
        while len(keeping) < min(kept, len(hand)):
            keeping.append(card_named(await self.game.choose(seat, "keep_political_card", self.others, seat, keeping)))
        for card in [card for card in hand if card not in keeping]:
            self.game.political_cards.discard(seat, card)

    @grants("CP-SEN-05")
    def cards(self, seat: Seat) -> list[Option[str]]:
        """The Political Cards in hand."""
        return [card_option(card, "option-agenda") for card in self.game.political_cards.hand(seat)]

    @grants("CP-SEN-06")
    def others(self, seat: Seat, keeping: Sequence[CardId]) -> list[Option[str]]:
        """Those that are not kept yet."""
        return [card_option(card, "option-keep-card") for card in self.game.political_cards.hand(seat) if card not in keeping]

    def place(self, seat: Seat, card: CardId) -> None:
        """A card of a hand lies on the floor, for all to see and for anybody to select (CP-FAQ-14)."""
        self.game.political_cards.take_out(seat, card)
        self.game.make_unknown(card)
        self.game.politics.lay_open(card)
        self.game.tell(events.AgendaRevealed(seat, card))

    async def may_place(self, seat: Seat) -> None:
        """A player may put a card of his hand on the floor (CP-SEN-18)."""
        if self.game.political_cards.hand(seat):
            key = await self.game.choose(seat, "place_agenda", self.cards_or_none, seat)
            if key != NO.key:
                self.place(seat, card_named(key))

    @grants("CP-SEN-18")
    def cards_or_none(self, seat: Seat) -> list[Option[str]]:
        """The Political Cards in hand, or none of them."""
        return [*self.cards(seat), NO]

    # -- the exchange (CP-SEN-12 to CP-SEN-16) -------------------------------------------------------------------------

    async def exchange(self, seat: Seat) -> None:
        """Three Political Cards are discarded for one benefit, once in a Status Phase."""
        if len(self.game.political_cards.hand(seat)) < PRICE:
            return
        benefit = await self.game.choose(seat, "exchange_political_cards", self.benefits, seat)
        if benefit == NO.key:
            return
        if benefit == "agenda":
            self.place(seat, card_named(await self.game.choose(seat, "place_agenda", self.cards, seat)))
        for _ in range(PRICE):
            card = card_named(await self.game.choose(seat, "pay_political_card", self.to_pay, seat))
            self.game.political_cards.discard(seat, card)
        if benefit == "counter":
            await self.game.economy.gain_counters(seat, 1, "senate")
        elif benefit == "goods":
            self.game.economy.gain_goods(seat, GOODS, "senate")

    @grants("CP-SEN-12")
    def benefits(self, seat: Seat) -> list[Option[str]]:
        """A Command Counter, Trade Goods, or an agenda beside the cards discarded; or nothing."""
        able = {
            "counter": self.game.board.reinforcements(seat) > 0,
            "goods": True,
            "agenda": len(self.game.political_cards.hand(seat)) > PRICE,
        }
        return [*(Option(what, says=message(f"option-senate-{what}")) for what in able if able[what]), NO]

    @grants("CP-SEN-12")
    def to_pay(self, seat: Seat) -> list[Option[str]]:
        """Political Cards to discard."""
        return [card_option(card, "option-discard-card") for card in self.game.political_cards.hand(seat)]
