"""Official Action Cards for tests: a player who holds one, and his turn or the moment at which he plays it."""

from __future__ import annotations

from typing import Any

from tables import game_of, new_game, offers, play, say
from trial import trial

from mecatol.core.effects import Moment
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Seat

OFFICIAL = "official"


def table_with(card: str, seat: Seat = 0, ruleset: str = OFFICIAL) -> Game:
    """Three players, one of whom holds a card; nobody has technologies."""
    game = new_game(ruleset, 3)
    game.player(seat).action_cards = [CardId(card)]
    return game


def cards(*names: str) -> list[CardId]:
    """Cards by their names."""
    return [CardId(name) for name in names]


def acts(game: Game, seat: Seat = 0) -> Table:
    """A player's turn in which he plays his only card as an action."""
    table = play(game, Step("action_phase.turn", seat))
    return say(table, seat, next(key for key in offers(table, seat) if key.startswith("component:card:")))


def may_act(game: Game, seat: Seat = 0) -> bool:
    """Whether a player may play a card as an action."""
    return game.action_cards.as_actions(seat) != []


def done(table: Table) -> Game:
    """The game when the card has done what it does: the next one is asked for an action."""
    while table.pending[0].name != "action":
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, table.keys(ask)[0])
    return game_of(table)


def at(game: Game, moment: Moment[Any], context: Any, seat: Seat = 0) -> Table:
    """A moment comes, and a player plays his only card."""
    table = trial(game, lambda g: g.moment(moment, context))
    assert any(key.startswith("card:") for key in offers(table, seat)), offers(table, seat)
    return say(table, seat, next(key for key in offers(table, seat) if key.startswith("card:")))


def strategy_phase(game: Game) -> Game:
    """The same game in its Strategy Phase."""
    game.state.phase = "strategy"
    return game
