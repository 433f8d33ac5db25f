"""What the races share: asking whether an ability is in force, and pointing at planets, ships and units."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.naming import unit_named
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Battle, Group, Seat, UnitId

FOOT: tuple[UnitId, ...] = ("ground_force", "shock_troop")  # OFF-SE-SHK: a Shock Troop counts as a Ground Force for everything
TECHNOLOGY_CARDS = ("technology", "technology_ii")


def flagship_in(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether a player's Flagship is in a system."""
    return forces.count(game.board.units(seat, in_system(hex_)), "flagship") > 0


def others_than(groups: forces.Groups, unit: Group) -> forces.Groups:
    """All units but one."""
    return forces.removed(groups, (unit,))


async def strike(game: Game, battle: Battle, by: Seat, name: str, purpose: str) -> None:
    """A hit on one enemy ship of somebody's choice; it may be sustained like any other."""
    enemy, where = battle.enemy(by).seat, place_of(battle)
    ships = game.space_battle.fleet(battle, battle.enemy(by))
    spare = others_than(ships, unit_named(ships, name))
    await game.combat.suffer(enemy, where, 1, purpose=purpose, by=by, spare=spare)
