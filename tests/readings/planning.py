"""Scenes of the second reading around cards of a round: phases, activations, and what a dock can make."""

from __future__ import annotations

from dealing import at, through
from skirmish import RULES, deal
from tables import asks, new_game, offers, play, say
from voting import copy_of

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import STRATEGY_PHASE_BEGINS
from mecatol.rules.official.game import Game
from mecatol.rules.state import Seat

HOME, CENTRE = Hex("0,-2"), Hex("0,0")


def ready(tiles: dict[str, str] | None = None, **hands: str) -> Game:
    """Everybody has room for fleets; the second round."""
    game = new_game(RULES, 3, tiles)
    game.state.round = 2
    for player in game.state.players:
        player.fleet = 6
    return deal(game, **hands)


def planning(game: Game) -> Game:
    """The Strategy Phase."""
    game.state.phase = "strategy"
    return game


def at_the_start(game: Game) -> Table:
    """The Strategy Phase begins."""
    return at(planning(game), STRATEGY_PHASE_BEGINS, 0)


def activate(game: Game, hex_: Hex, *dice: int, seat: Seat = 0) -> Table:
    """A player activates a system in his turn."""
    game.state.active, game.state.phase = seat, "action"
    game.begin_scope("turn")
    return play(game, Step("tactical.begin", seat, hex_), Step("action_phase.end_turn", seat), dice=dice)


def capacity(game: Game, seat: Seat, hex_: Hex, kind: str = "ground_force") -> int:
    """How many units of a kind a player can make in a system."""
    other = copy_of(game)
    other.player(seat).trade_goods = 40
    table = through(activate(other, hex_, seat=seat), "produce", "action")
    return fill(table, seat, kind)


def fill(table: Table, seat: Seat, kind: str = "ground_force") -> int:
    """How many units of a kind a player can order, and he does."""
    made = 0
    while asks(table, seat) == "produce" and f"build:{kind}" in offers(table, seat):
        say(table, seat, f"build:{kind}")
        made += 1
    return made
