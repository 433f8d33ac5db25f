"""Action Cards about Action Cards: cancelling, copying, drawing and looking at them; and what may be done at any time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mecatol.core.hexes import Hex
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import BEFORE_ROUND, CARD_DRAWN, CARD_PLAYED, HITS_SCORED, Drawn, Hits
from mecatol.rules.naming import at_player, in_system
from mecatol.rules.pieces import is_ship
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Battle, Played, Seat

from .aiming import aim_player, ask, look_at, place_aimed, player_aimed

# -- Sabotage ----------------------------------------------------------------------------------------------------------


def of_another(game: Game, seat: Seat, played: Played) -> bool:
    """A card of somebody else, but no Sabotage."""
    return played.seat != seat and played.acts_as != "sabotage" and not played.cancelled


@catalogue.action_card("sabotage", CARD_PLAYED, fits=of_another)
async def sabotage(game: Game, played: Played) -> None:
    """The card just played is cancelled, as if it had never been played."""
    game.action_cards.sabotage(game.state.stack[-2], "sabotage")


# -- Touch of Genius ---------------------------------------------------------------------------------------------------

GENIUS = 3  # influence


def copied(game: Game, seat: Seat, kinds: Collection[str]) -> list[str]:
    """Other cards in the discard pile that do something at this table, each once, if the player can pay for it."""
    rules = game.catalogue.actions
    lying = [card for card in game.action_cards.deck().discard if kind_of(card) in kinds and rules[kind_of(card)].guises is None]
    if not lying or not game.economy.can_pay(seat, influence=GENIUS):
        return []
    return sorted(dict.fromkeys(kind_of(card) for card in lying if game.action_cards.of_use(card)))


@catalogue.action_card("touch_of_genius", guises=copied)
async def touch_of_genius(game: Game, played: Played) -> None:
    """For three influence the card is another one of the discard pile, played at that one's time."""
    await game.economy.pay(played.seat, "touch_of_genius", influence=GENIUS)


# -- Inscrutability ----------------------------------------------------------------------------------------------------


def drawn_by_another(game: Game, seat: Seat, drawn: Drawn) -> bool:
    hands = game.action_cards if drawn.deck == "action" else game.political_cards
    return drawn.seat != seat and drawn.card in hands.hand(drawn.seat)


async def name_drawer(game: Game, played: Played) -> None:
    played.targets = [at_player(game.action_cards.context().seat)]


@catalogue.action_card("inscrutability", CARD_DRAWN, declare=name_drawer, fits=drawn_by_another)
async def inscrutability(game: Game, played: Played) -> None:
    """The card just drawn is handed over, and its owner draws another one."""
    drawn: Drawn = game.action_cards.context()
    hands = game.action_cards if drawn.deck == "action" else game.political_cards
    if drawn.card in hands.hand(drawn.seat):  # and was not played in reply
        await hands.hand_over(drawn.seat, drawn.card, played.seat)
        await hands.take(drawn.seat, 1, "inscrutability")


# -- at any time -------------------------------------------------------------------------------------------------------


def of_the_moment(systems: Sequence[Hex], seat: Seat, context: Battle | Hits | None) -> list[Hex]:
    """Those of some systems for which a card played at any time may be played now: in a battle, for its system alone."""
    if context is None:
        return list(systems)
    concerned = context.seat == seat if isinstance(context, Hits) else context.has(seat)
    return [hex_ for hex_ in systems if concerned and hex_ == context.system]


def holders(game: Game, seat: Seat) -> list[Seat]:
    return [other for other in game.opponents(seat) if game.player(other).action_cards]


def somebody_holds(game: Game, seat: Seat, battle: Battle | None) -> bool:
    """Anybody; in a battle, where nothing open is asked, before the rounds of the player's own."""
    return (battle is None or battle.has(seat)) and bool(holders(game, seat))


async def name_holder(game: Game, played: Played) -> None:
    await aim_player(game, played, "disclosure", holders(game, played.seat))


@catalogue.action_card("disclosure", BEFORE_ROUND, declare=name_holder, fits=somebody_holds, anytime=True)
async def disclosure(game: Game, played: Played) -> None:
    """All Action Cards of an opponent are looked at, and one of them is discarded."""
    other = player_aimed(played)
    hand = game.player(other).action_cards
    if hand:
        look_at(game, played.seat, at_player(other), hand)
        card = await ask.card(game, played.seat, "disclosed", hand, "option-discard-card")
        game.action_cards.discard(other, card)


def damaged(game: Game, seat: Seat) -> list[Hex]:
    """Systems with damaged ships of a player."""
    return [hex_ for hex_ in game.board.fleets_of(seat) if any(group.damage for group in game.board.ships(seat, hex_))]


def is_damaged(game: Game, seat: Seat, context: Battle | Hits | None) -> bool:
    return bool(of_the_moment(damaged(game, seat), seat, context))


async def name_repaired(game: Game, played: Played) -> None:
    played.targets = [in_system(await ask.system(game, played.seat, "emergency_repairs", damaged(game, played.seat)))]


@catalogue.action_card("emergency_repairs", BEFORE_ROUND, HITS_SCORED, declare=name_repaired, fits=is_damaged, anytime=True)
async def emergency_repairs(game: Game, played: Played) -> None:
    """All damaged ships of the player in one system are whole again."""
    where = place_aimed(played)
    for group in game.board.units(played.seat, where):
        if group.damage and is_ship(group.kind):
            game.board.repair(played.seat, where, group)
