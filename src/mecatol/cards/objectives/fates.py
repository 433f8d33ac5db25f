"""What only the objectives of races ask for (Paths of Fate)."""

from __future__ import annotations

from mecatol.rules.official.game import Game
from mecatol.rules.state import Seat

from .common import Params, condition, hexes, ships


@condition("ships_near_enemy_ships")
def ships_near_enemy_ships(game: Game, seat: Seat, params: Params) -> bool:
    enemies = [hex_ for hex_ in hexes(game) if any(ships(game, other, hex_) for other in game.opponents(seat))]
    near = [hex_ for hex_ in hexes(game) if any(enemy in game.galaxy.adjacent(hex_) for enemy in enemies)]
    return sum(bool(ships(game, seat, hex_)) for hex_ in near) >= params.number("systems")


@condition("announce_retreats")
def announce_retreats(game: Game, seat: Seat, params: Params) -> bool:
    return len(game.board.deeds("announced_retreat", seat)) >= params.number("retreats")
