"""What only the objectives of races ask for (Paths of Fate)."""

from __future__ import annotations

from mecatol.rules.catalogue import Counts, Params, counted
from mecatol.rules.official.game import Game
from mecatol.rules.state import Seat

from .common import condition, next_to


@condition("ships_near_enemy_ships")
def ships_near_enemy_ships(game: Game, seat: Seat, params: Params) -> Counts:
    enemies = dict.fromkeys(hex_ for other in game.opponents(seat) for hex_ in game.board.fleets_of(other))
    mine = [hex_ for hex_ in game.board.fleets_of(seat) if any(near in enemies for near in next_to(game, hex_))]
    return counted("systems", len(mine), params.number("systems"))


@condition("announce_retreats")
def announce_retreats(game: Game, seat: Seat, params: Params) -> Counts:
    return counted("retreats", len(game.board.deeds("announced_retreat", seat)), params.number("retreats"))
