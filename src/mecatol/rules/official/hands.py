"""Cards that players hold: their deck, the hands, and how many one may hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, Literal

from mecatol.core.decisions import Option, grants, message
from mecatol.core.memo import Memo
from mecatol.core.zones import Deck
from mecatol.rules import events
from mecatol.rules.content_cards import ActionCard, PoliticalCard
from mecatol.rules.decks import copies
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.moments import CARD_DRAWN, HAND_LIMIT, MAY_DRAW, Drawn
from mecatol.rules.naming import card_named, family_of
from mecatol.rules.state import NOBODY, CardId, Player, Seat

from ..pieces import HOPES_END
from .game import Chapter

if TYPE_CHECKING:
    from .game import Game

# Named by cards that are of no use without them; of two either will do.
STRATEGY_CARDS = {
    "political": ("political",),
    "political_or_assembly": ("political", "assembly"),
    "imperial": ("imperial",),
    "logistics": ("logistics",),
}


class Hands(Chapter):
    """One kind of card that players hold."""

    __slots__ = ("_full", "_hands", "_usual")
    kind: ClassVar[Literal["action", "political"]]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        numbers = game.parameters
        self._hands: Callable[[Player], list[CardId]] = attrgetter(f"{self.kind}_cards")
        self._full: Memo[bool] = Memo(HAND_LIMIT)  # whether anybody holds more than he may
        self._usual = numbers.action_card_limit if self.kind == "action" else numbers.political_card_limit

    def deck(self) -> Deck:
        """Where these cards are drawn."""
        return self.state.action_deck if self.kind == "action" else self.state.political_deck

    def hand(self, seat: Seat) -> list[CardId]:
        """The cards a player holds."""
        return self._hands(self.state.players[seat])

    def _changed(self, card: CardId) -> None:
        """A card came into a hand or left it."""

    def put_in(self, seat: Seat, card: CardId) -> None:
        """A card comes into a hand, which is kept in order."""
        self.game.changing()
        hand = self.hand(seat)
        hand.append(card)
        hand.sort()
        self._changed(card)

    def take_out(self, seat: Seat, card: CardId) -> None:
        """A card leaves a hand."""
        self.game.changing()
        self.hand(seat).remove(card)
        self._changed(card)

    def printed(self, card: str) -> ActionCard | PoliticalCard:
        """What is printed on a card."""
        table: dict[str, ActionCard] | dict[str, PoliticalCard]
        table = self.game.cards.action_cards if self.kind == "action" else self.game.cards.political_cards
        return table[kind_of(card)]

    def all_cards(self, wanted: Callable[[ActionCard | PoliticalCard], bool] = lambda _: True) -> list[CardId]:
        """Every card of the kind there is, or those that are wanted; of several copies each has its number."""
        table: dict[str, ActionCard] | dict[str, PoliticalCard]
        table = self.game.cards.action_cards if self.kind == "action" else self.game.cards.political_cards
        return [copy for name, card in table.items() if wanted(card) for copy in copies(name, card.count)]

    # -- drawing -------------------------------------------------------------------------------------------------------

    async def take(self, seat: Seat, number: int, why: str) -> None:
        """A player draws cards one by one, so that at the limit one is discarded before the next is drawn (OFF-ACD-1)."""
        if not self.game.fold(MAY_DRAW, True, Drawn(seat, self.kind)):
            return
        for _ in range(number):
            drawn = self.draw(seat, 1, why)
            if not drawn:
                return
            await self.game.moment(CARD_DRAWN, Drawn(seat, self.kind, drawn[0]))
            await self.trim(seat)

    def draw(self, seat: Seat, number: int, why: str) -> list[CardId]:
        """Cards go from the deck to a hand, as far as there are any."""
        self.game.changing()
        drawn: list[CardId] = []
        while len(drawn) < number and (card := self.next_card(why)):
            self.add(seat, card)
            drawn.append(card)
        return drawn

    def next_card(self, why: str) -> CardId:
        """The next card of the deck that is of any use at this table; the others are replaced (SA17-DUE-28). "": none is left."""
        deck = self.deck()
        useless: list[CardId] = []
        card = self.game.draw(deck, f"{self.kind}_deck", why)
        while card and not self.of_use(card):
            useless.append(card)
            card = self.game.draw(deck, f"{self.kind}_deck", why)
        for other in useless:
            self.put_away(other)
            self.game.tell(events.CardDiscarded(NOBODY, self.kind, other))
        return card

    def add(self, seat: Seat, card: CardId) -> None:
        """A player draws a card."""
        self.put_in(seat, card)
        self.game.tell(events.CardDrawn(seat, self.kind, card), to=[seat])

    def of_use(self, card: str) -> bool:
        """Whether a card means anything with so many players and these parts of the game."""
        printed = self.printed(card)
        if printed.not_in and self.game.strategy_phase.players_for_cards() in printed.not_in:
            return False
        shows_a_good = isinstance(printed, ActionCard) and printed.trade_good_icon
        return shows_a_good or not printed.requires or self._present(printed.requires)

    def _present(self, requirement: str) -> bool:
        if requirement == "without_ascendancy":
            return not self.game.parameters.ascendancy
        if requirement in STRATEGY_CARDS:
            return any(family_of(card.id) in STRATEGY_CARDS[requirement] for card in self.state.strategy_cards)
        if requirement == "hopes_end":
            return self.game.board.has_planet(HOPES_END)
        if requirement == "imperium_rex":
            deck = self.state.stage_2_deck
            return any(card.startswith("imperium_rex") for card in (*deck.bag, *deck.top, *deck.bottom))
        return bool(getattr(self.game.parameters, requirement, False))

    def search_out(self, card: CardId) -> None:
        """Somebody has looked for a card, which leaves the deck or the discard pile; then the deck is shuffled."""
        self.game.changing()
        deck = self.deck()
        deck.discard = [other for other in deck.discard if other != card]
        deck.bag = sorted(other for other in (*deck.top, *deck.bag, *deck.bottom) if other != card)
        deck.top, deck.bottom = [], []
        for other in (card, *deck.bag):
            self.game.make_unknown(other)

    # -- discarding ----------------------------------------------------------------------------------------------------

    def discard(self, seat: Seat, card: CardId) -> None:
        """A card goes from a hand to the discard pile."""
        self.take_out(seat, card)
        self.put_away(card)
        self.game.tell(events.CardDiscarded(seat, self.kind, card))

    def put_away(self, card: CardId) -> None:
        """A card that lay somewhere goes to the discard pile."""
        self.game.make_unknown(card)
        self.deck().discard.append(card)

    def reshuffle(self) -> None:
        """All discarded cards are in the deck again."""
        self.game.changing()
        self.deck().reshuffle()

    def show(self, seat: Seat, cards: Sequence[CardId]) -> None:
        """Everybody sees cards of a player's hand, or of the deck."""
        for card in cards:
            self.game.make_known(card, range(self.game.seats()))
        self.game.tell(events.CardsShown(seat, self.kind, tuple(cards)))

    async def hand_over(self, seat: Seat, card: CardId, to: Seat) -> None:
        """A card goes to another player, who keeps within his limit."""
        self.pass_on(seat, card, to)
        await self.trim(to)

    def pass_on(self, seat: Seat, card: CardId, to: Seat) -> None:
        """A card goes from one hand into another; who gave it knows where it is."""
        self.take_out(seat, card)
        self.game.tell(events.CardTaken(to, seat, self.kind, card), to=[seat, to])
        self.game.make_known(card, [seat])
        self.put_in(to, card)

    async def recycle(self, seat: Seat, most: int, why: str) -> int:
        """A player may discard up to so many cards, each for a new one; how many he did (OFF-GEN-6: none at all is possible)."""
        for done in range(most):
            if not self.hand(seat):
                return done
            key = await self.game.choose(seat, f"recycle_{self.kind}_card", self.recyclable, seat)
            if key == "done":
                return done
            self.discard(seat, card_named(key))
            await self.take(seat, 1, why)
        return most

    @grants("OFF-GEN-6")
    def recyclable(self, seat: Seat) -> list[Option[str]]:
        """Cards to exchange, or no more."""
        found = [card_option(card, "option-recycle-card") for card in self.hand(seat)]
        return [*found, Option("done", says=message("option-done"))]

    # -- the hand limit ------------------------------------------------------------------------------------------------

    def limit(self, seat: Seat) -> int:
        """How many cards a player may hold."""
        return self.game.fold(HAND_LIMIT, self._usual, Drawn(seat, self.kind))

    def is_full(self, seat: Seat) -> bool:
        """Whether a player holds more than he may."""
        return len(self.hand(seat)) > self.limit(seat)

    def any_full(self) -> bool:
        """Whether anybody does: it goes by how many cards they hold."""
        return self._full.find(self.game, "any", list(map(len, map(self._hands, self.state.players))), self._any_full)

    def _any_full(self) -> bool:
        return any(map(self.is_full, range(len(self.state.players))))

    async def trim(self, seat: Seat) -> None:
        """A player discards down to the limit at once. The question is open: other ways to comply are welcome."""
        while self.is_full(seat):
            key = await self.game.choose_open(seat, f"discard_{self.kind}_card", self.excess, seat)
            if key != "done":
                self.discard(seat, card_named(key))

    def excess(self, seat: Seat) -> Sequence[str | Option[str]]:
        """Cards that may be discarded; nothing more to do where something else has brought the hand within its limit."""
        if len(self.hand(seat)) <= self.limit(seat):
            return [Option("done", says=message("option-done"))]
        return [card_option(card, "option-discard-card") for card in self.hand(seat)]


@lru_cache(maxsize=4096)
def card_option(card: CardId, says: str, clause: str = "") -> Option[str]:
    """An option that names a card."""
    return Option(f"card:{card}", clause, (f"card:{card}",), message(says, card=kind_of(card)))
