"""The miniature cards: each declares, may be answered, then takes effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mecatol.core.decisions import ALLOWED, Procedure
from mecatol.core.rules import Chapter
from mecatol.core.zones import CardId

from . import state as s
from .state import CARD_PLAYED, MAY_PLAY, ROUND_FOUGHT, TURN_BEGINS, MiniState, Played

if TYPE_CHECKING:
    from .game import Mini

Does = Callable[["Mini", Played], Procedure[None]]


@dataclass(frozen=True)
class Card:
    when: str
    resolve: Does
    declare: Does | None = None
    cancels: str = ""  # what it answers: "card" = any that cancels nothing itself, "cancel" = one that does


CARDS: dict[str, Card] = {}


def card(name: str, when: str, declare: Does | None = None, cancels: str = "") -> Callable[[Does], Does]:
    def register(resolve: Does) -> Does:
        CARDS[name] = Card(when, resolve, declare, cancels)
        return resolve

    return register


def kind_of(card: str) -> str:
    return card.partition("#")[0]


class Cards(Chapter):
    __slots__ = ()
    game: Mini
    state: MiniState

    def playable(self, seat: int, when: str, subject: Any) -> list[str]:
        """Keys "card" or "card=as": a card that takes on the effect of another one offers each of them."""
        if not self.game.fold(MAY_PLAY, ALLOWED, seat).allowed:
            return []
        return [
            held if form == kind_of(held) else f"{held}={form}"
            for held in self.state.players[seat].hand
            for form in self.forms(held)
            if CARDS[form].when == when and self.fits(seat, CARDS[form], subject)
        ]

    def forms(self, held: str) -> Sequence[str]:
        if kind_of(held) != "genius":
            return [kind_of(held)]
        return sorted(dict.fromkeys(kind_of(c) for c in self.state.deck.discard if kind_of(c) != "genius"))

    def fits(self, seat: int, rule: Card, subject: Any) -> bool:
        if isinstance(subject, Played):
            return seat != subject.seat and rule.cancels == ("cancel" if CARDS[subject.acts_as].cancels else "card")
        return not isinstance(subject, s.Battle) or seat in subject.sides

    async def play(self, seat: int, key: str) -> bool:
        """Declare, let the others answer, carry out. False: it was cancelled."""
        g, stack = self.game, self.state.stack
        held, _, form = key.partition("=")
        played = Played(held, form or kind_of(held), seat)
        rule = CARDS[played.acts_as]
        self.state.players[seat].hand.remove(CardId(held))
        stack.append(played)
        if rule.declare is not None:
            await rule.declare(g, played)
        g.tell(s.PlayedCard(seat, held, played.acts_as, list(played.targets)))
        await g.moment(CARD_PLAYED, played)
        if not played.cancelled:
            await rule.resolve(g, played)
        stack.remove(played)
        if not played.stays:
            g.discard(held)
        return not played.cancelled


def opponents(g: Mini, seat: int) -> list[str]:
    return [str(p) for p in range(len(g.state.players)) if p != seat]


def places(g: Mini) -> list[str]:
    return [str(i) for i in range(len(g.state.places))]


async def an_opponent(g: Mini, played: Played) -> None:
    played.targets = [int(await g.choose(played.seat, "opponent", opponents, g, played.seat))]


async def a_place(g: Mini, played: Played) -> None:
    played.targets = [int(await g.choose(played.seat, "place", places, g))]


@card("sabotage", "card_played", cancels="card")
async def sabotage(g: Mini, played: Played) -> None:
    g.state.stack[-2].cancelled = True


@card("overrule", "card_played", cancels="cancel")
async def overrule(g: Mini, played: Played) -> None:
    g.state.stack[-2].cancelled = True


@card("morale", "before_round")
async def morale(g: Mini, played: Played) -> None:
    g.begin_effect("morale", played.seat, "card", until="battle_round")


@card("run_in", "before_round")
async def run_in(g: Mini, played: Played) -> None:
    """The next two rounds."""
    g.begin_effect("morale", played.seat, "card", at=ROUND_FOUGHT, times=2)


@card("shields", "after_roll")
async def shields(g: Mini, played: Played) -> None:
    battle = g.state.battle
    assert battle is not None
    side = battle.sides.index(played.seat)
    battle.hits[side] = max(0, battle.hits[side] - 1)


@card("beacon", "action", declare=a_place)
async def beacon(g: Mini, played: Played) -> None:
    """Lies on the board until its owner's next turn."""
    played.stays = True
    g.begin_effect("beacon", played.seat, "card", at=TURN_BEGINS, of=played.seat, where=str(played.targets[0]), card=played.card)


@card("crisis", "action", declare=an_opponent)
async def crisis(g: Mini, played: Played) -> None:
    g.begin_effect("crisis", played.seat, "card", until="round", target=played.targets[0])


@card("exchange", "action", declare=an_opponent)
async def exchange(g: Mini, played: Played) -> None:
    """Use an opponent's ability this round: another effect of the same key, with its own memory."""
    for effect in g.state.effects:
        if effect.owner == played.targets[0] and effect.source == "race":
            g.begin_effect(effect.key, played.seat, "card", until="round")
            return


@card("truce", "action")
async def truce(g: Mini, played: Played) -> None:
    g.begin_effect("truce", played.seat, "card", until="round")


def held_cards(played: Played) -> list[str]:
    return list(played.held)


@card("synchronicity", "action")
async def synchronicity(g: Mini, played: Played) -> None:
    """Draw three, keep one: what is looked at lies in escrow, where no act reaches it."""
    hand = g.state.players[played.seat].hand
    for _ in range(3):
        if drawn := g.draw_card(played.seat):
            hand = g.state.players[played.seat].hand
            hand.remove(CardId(drawn))
            played.held = sorted([*played.held, CardId(drawn)])
    if played.held:
        kept = await g.choose(played.seat, "keep", held_cards, played)
        played.held.remove(CardId(kept))
        hand.append(CardId(kept))
        hand.sort()
        for other in played.held:
            g.discard(other)
        played.held = []


@card("foresight", "action")
async def foresight(g: Mini, played: Played) -> None:
    """Look at two cards and put them on the deck in an order of one's own."""
    deck, seat = g.state.deck, played.seat
    played.held = sorted(c for c in (g.draw(deck, "deck", "foresight"), g.draw(deck, "deck", "foresight")) if c)
    if played.held:
        first = CardId(await g.choose(seat, "first", held_cards, played))
        deck.top[:0] = [first, *(c for c in played.held if c != first)]
        for seen in played.held:
            g.state.known[seen] = sorted({*g.state.known.get(seen, []), seat})
        played.held = []


@card("trap", "action")
async def trap(g: Mini, played: Played) -> None:
    """The place is chosen in secret."""
    played.stays = True
    effect = g.begin_effect("trap", played.seat, "card", until="round", card=played.card)
    g.note(effect, "place", await g.choose(played.seat, "trap", places, g), secret=True)


def hand_of(g: Mini, seat: int) -> list[str]:
    return list(g.state.players[seat].hand)


@card("disclosure", "at_any_time", declare=an_opponent)
async def disclosure(g: Mini, played: Played) -> None:
    target = played.targets[0]
    hand = g.state.players[target].hand
    for seen in hand:
        g.state.known[seen] = sorted({*g.state.known.get(seen, []), played.seat})
    g.tell(s.Disclosed(played.seat, target, list(hand)), to=[played.seat])
    if hand:
        gone = await g.choose(played.seat, "discard_one", hand_of, g, target)
        g.state.players[target].hand.remove(CardId(gone))
        g.discard(gone)


@card("genius", "never")
async def genius(g: Mini, played: Played) -> None:
    raise AssertionError("it is always played as another card")
