"""Action Cards for tests: hands dealt, cards played as an action or at a moment, and when they are offered."""

from __future__ import annotations

from typing import Any

from tables import game_of, new_game, offers, play, say
from trial import trial

from mecatol.core.effects import Moment
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Seat

NEAR = Hex("0,-1")  # Wellon, between Jord and Mecatol Rex
FAR = Hex("0,1")  # Tarmann, on the other side


def dealt(*hands: tuple[Seat, str], seats: int = 3, tiles: dict[str, str] | None = None) -> Game:
    """A game in its second round; seats hold these cards."""
    game = new_game("sa17", seats, tiles)
    game.state.round = 2
    for seat, card in hands:
        game.player(seat).action_cards = sorted([*game.player(seat).action_cards, CardId(card)])
    return game


def acts(game: Game, card: str, *keys: str, seat: Seat = 0, dice: list[int] | None = None) -> Table:
    """A player plays a card as his action and answers what he is asked for it."""
    table = play(game, Step("action_phase.turn", seat), dice=dice or ())
    return say(table, seat, f"component:card:{card}", *keys)


def at(game: Game, moment: Moment[Any], context: Any, *scopes: str) -> Table:
    """A moment comes; these scopes are open."""
    for scope in scopes:
        game.begin_scope(scope)
    return trial(game, lambda g: g.moment(moment, context))


def actions(game: Game, seat: Seat = 0) -> list[str]:
    """The cards a player may play as an action."""
    return [option.key.rpartition(":")[2] for option in game.action_cards.as_actions(seat)]


def anytime(game: Game, seat: Seat = 0) -> list[str]:
    """The cards a player may play at any time now."""
    return [option.key.partition(":")[2] for option in game.action_cards.acts(seat)]


def offered(game: Game, moment: Moment[Any], context: Any, seat: Seat = 0) -> list[str]:
    """The cards a player may play at a moment."""
    return [option.key.partition(":")[2] for option in game.action_cards.playable(seat, moment, context)]


def discarded(table: Table) -> list[CardId]:
    """The discard pile of Action Cards."""
    return game_of(table).state.action_deck.discard


def through(table: Table, *stops: str) -> Table:
    """Nobody does anything he need not do, until one of these questions is asked or nothing is."""
    while table.pending and table.pending[0].name not in stops:
        ask = table.pending[0]
        keys = offers(table, ask.seat)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no", "keep", "0") if key in keys), keys[0]))
    return table
