"""What Action Cards are aimed at: lists of planets, systems, players and units to choose from, and choosing among them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mecatol.cards.strategy.common import DONE, NO, agrees, choose_player, planet_option, player_options, system_option
from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import SAFE_FROM_CARDS, Unit
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Group, PlanetId, Played, Seat

__all__ = [
    "DONE",
    "NO",
    "agrees",
    "aimed",
    "at_planet",
    "at_player",
    "at_system",
    "choose_number",
    "choose_planet",
    "choose_player",
    "choose_system",
    "choose_unit",
    "choose_units",
    "exposed",
    "key_of",
    "planet_options",
    "player_options",
    "system_options",
    "unit_options",
    "with_ships",
]

# -- places and players ------------------------------------------------------------------------------------------------


@grants("OFF-GEN-3")
def planet_options(planets: Sequence[PlanetId]) -> list[Option[str]]:
    """Planets to choose: "planet:<id>"."""
    return [planet_option(planet) for planet in planets]


@grants("OFF-GEN-3")
def system_options(systems: Sequence[Hex]) -> list[Option[str]]:
    """Systems to choose: "system:<hex>"."""
    return [system_option(hex_) for hex_ in systems]


async def choose_planet(game: Game, seat: Seat, question: str, planets: Sequence[PlanetId]) -> PlanetId:
    """A player chooses one of these planets."""
    return (await game.choose(seat, question, planet_options, list(planets))).partition(":")[2]


async def choose_system(game: Game, seat: Seat, question: str, systems: Sequence[Hex]) -> Hex:
    """A player chooses one of these systems."""
    return Hex((await game.choose(seat, question, system_options, list(systems))).partition(":")[2])


async def choose_number(game: Game, seat: Seat, question: str, most: int, least: int = 0) -> int:
    """A player chooses how many."""
    return int(await game.choose(seat, question, numbers, least, most))


@grants("OFF-GEN-3")
def numbers(least: int, most: int) -> list[Option[str]]:
    """How many."""
    return [Option(str(number), says=message("option-number", count=number)) for number in range(least, most + 1)]


# -- units -------------------------------------------------------------------------------------------------------------


def key_of(group: Group) -> str:
    """One unit as a key: "cruiser", damaged "cruiser*1", marked "fighter!decoy"."""
    damage = f"*{group.damage}" if group.damage else ""
    mark = f"!{group.mark}" if group.mark else ""
    return f"{group.kind}{damage}{mark}"


def group_of(units: Iterable[Group], key: str) -> Group:
    """The one unit of these that a key stands for."""
    return next(replace(group, count=1) for group in units if key_of(group) == key)


@grants("OFF-GEN-3")
def unit_options(units: Groups, where: str) -> list[Option[str]]:
    """Units in a place to choose, those alike as one: "unit:<key>"."""
    return [
        Option(f"unit:{key_of(g)}", things=(where,), says=message("option-aimed-unit", kind=g.kind, damage=g.damage))
        for g in units
    ]


async def choose_unit(game: Game, seat: Seat, question: str, units: Groups, where: str) -> Group:
    """A player chooses one of these units in a place."""
    key = await game.choose(seat, question, unit_options, units, where)
    return group_of(units, key.removeprefix("unit:"))


@grants("OFF-GEN-3")
def more_units(units: Groups, where: str, taken: Groups, least: int) -> list[Option[str]]:
    """One more of these units, or enough."""
    found = unit_options(forces.removed(units, taken), where)
    return found if forces.count(taken) < least else [*found, DONE]


async def choose_units(game: Game, seat: Seat, question: str, units: Groups, where: str, most: int, least: int = 0) -> Groups:
    """A player chooses up to so many of these units in a place, at least so many."""
    taken: Groups = ()
    least = min(least, forces.count(units))
    while forces.count(taken) < min(most, forces.count(units)):
        key = await game.compose(seat, question, taken, more_units, units, where, taken, least)
        if key == DONE.key:
            break
        taken = forces.added(taken, (group_of(units, key.removeprefix("unit:")),))
    return taken


def exposed(game: Game, seat: Seat, owner: Seat, where: str) -> Groups:
    """A player's units in a place at which another one may aim a card."""
    units = game.board.units(owner, where)
    if owner == seat:
        return units
    return tuple(g for g in units if not game.fold(SAFE_FROM_CARDS, False, Unit(owner, g.kind, where)))


def with_ships(game: Game, seat: Seat) -> list[Hex]:
    """Systems in which a player has ships, in map order."""
    return game.board.fleets_of(seat)


# -- what a card was aimed at ------------------------------------------------------------------------------------------


def aimed(played: Played, kind: str) -> list[str]:
    """The names of the targets of one kind: "planet", "system", "player"."""
    return [name for what, _, name in (target.partition(":") for target in played.targets) if what == kind]


def at_planet(planet: PlanetId) -> str:
    """A planet as a target."""
    return on_planet(planet)


def at_system(hex_: Hex) -> str:
    """A system as a target."""
    return in_system(hex_)


def at_player(seat: Seat) -> str:
    """A player as a target."""
    return f"player:{seat}"
