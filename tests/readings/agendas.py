"""Political Cards of the second reading: what a vote has left behind."""

from __future__ import annotations

from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Law, Place, PlanetId, Seat


def goods(game: Game) -> list[int]:
    """Everybody's Trade Goods."""
    return [player.trade_goods for player in game.state.players]


def rich(game: Game, amount: int) -> Game:
    """Everybody has so many Trade Goods."""
    for player in game.state.players:
        player.trade_goods = amount
    return game


def totals(game: Game) -> list[int]:
    """Everybody's Victory Points."""
    return [game.victory.points(seat) for seat in range(len(game.state.players))]


def exhausted(game: Game) -> list[str]:
    """The planets that are exhausted."""
    return sorted(planet.id for planet in game.board.planets() if planet.exhausted)


def owner(game: Game, planet: str) -> Seat:
    """Who controls a planet."""
    return game.board.planet(PlanetId(planet)).owner


def there(game: Game, seat: Seat, where: str) -> dict[str, int]:
    """How many units of each kind a player has in a system or on a planet."""
    place = f"planet:{where}" if game.board.has_planet(PlanetId(where)) else f"system:{where}"
    found: dict[str, int] = {}
    for group in game.board.units(seat, Place(place)):
        found[group.kind] = found.get(group.kind, 0) + group.count
    return found


def marks(game: Game, seat: Seat, planet: str) -> list[str]:
    """The marks of a player's Space Docks on a planet."""
    return [group.mark for group in game.board.units(seat, on_planet(PlanetId(planet))) if group.kind == "space_dock"]


def secrets(game: Game) -> list[str]:
    """The Secret Objectives of the game."""
    return sorted(name for name, card in game.cards.objectives.items() if card.stage == "secret")


def lawful(game: Game, *laws: Law) -> Game:
    """Laws that are in force since an earlier round."""
    for law in laws:
        game.state.laws.append(law)
        game.politics.begin_law(law)
    return game


def abolished(game: Game, law: str) -> Game:
    """A law is gone."""
    game.politics.repeal(CardId(law))
    return game
