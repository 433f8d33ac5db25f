"""What the races share: asking whether an ability is in force, and pointing at planets, ships and units."""

from __future__ import annotations

from collections.abc import Iterable

from mecatol.core.decisions import Option, message
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.official.combat import place_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Battle, Group, PlanetId, Seat, UnitId

FOOT: tuple[UnitId, ...] = ("ground_force", "shock_troop")  # OFF-SE-SHK: a Shock Troop counts as a Ground Force for everything
TECHNOLOGY_CARDS = ("technology", "technology_ii")
NO = Option("no", says=message("option-no"))


def flagship_in(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether a player's Flagship is in a system."""
    return forces.count(game.board.units(seat, in_system(hex_)), "flagship") > 0


def solid_planets(game: Game, seat: Seat) -> list[PlanetId]:
    """A player's planets on which something can stand."""
    return [p.id for p in game.board.planets_of(seat) if not game.board.printed_planet(p.id).trade_station]


def planet_options(planets: Iterable[PlanetId]) -> list[Option[str]]:
    """Planets to choose: "planet:jord"."""
    return [Option(on_planet(p), "", (on_planet(p),), message("option-planet", planet=p)) for p in planets]


def unit_name(group: Group) -> str:
    """A unit in an option's key: "cruiser", "dreadnought*1", "fighter!decoy"."""
    damage = f"*{group.damage}" if group.damage else ""
    return f"{group.kind}{damage}" + (f"!{group.mark}" if group.mark else "")


def unit_named(groups: Iterable[Group], name: str) -> Group:
    """One unit of the group that a name means."""
    group = next(g for g in groups if unit_name(g) == name)
    return Group(group.kind, 1, group.damage, group.mark)


def others_than(groups: forces.Groups, unit: Group) -> forces.Groups:
    """All units but one."""
    return forces.removed(groups, (unit,))


async def strike(game: Game, battle: Battle, by: Seat, name: str, purpose: str) -> None:
    """A hit on one enemy ship of somebody's choice; it may be sustained like any other."""
    enemy, where = battle.enemy(by).seat, place_of(battle)
    ships = game.space_battle.fleet(battle, battle.enemy(by))
    spare = others_than(ships, unit_named(ships, name))
    await game.combat.suffer(enemy, where, 1, purpose=purpose, by=by, spare=spare)
