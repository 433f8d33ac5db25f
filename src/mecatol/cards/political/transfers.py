"""Units that a card takes from one system to another, or destroys wherever in a system they are."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.rules.choosing import DONE
from mecatol.rules.forces import Groups
from mecatol.rules.naming import at_unit, in_system, on_planet, parted, place_named, unit_key, unit_named
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import Group, Place, Seat, UnitId

from .outcomes import CLAUSE, ask, concerned_stacks


def places_in(game: Game, hex_: Hex) -> list[Place]:
    """Space and planets of a system."""
    return [in_system(hex_), *(on_planet(planet.id) for planet in game.board.system(hex_).planets)]


def units_in(game: Game, hex_: Hex) -> list[tuple[Place, Seat, Groups]]:
    """Everybody's units in a system, and where they are; neutral ones too."""
    return [(where, owner, groups) for where in places_in(game, hex_) for owner, groups in game.board.stacks(where)]


async def destroy_all(game: Game, hex_: Hex, owner: Seat | None = None) -> None:
    """All units in a system are destroyed, or those of one player; planets stay whose they are."""
    for where in places_in(game, hex_):
        for seat in [seat for seat, _ in concerned_stacks(game, where) if owner in (None, seat)]:
            await game.combat.destroy(seat, where, game.board.units(seat, where), "agenda")


def homes_for(game: Game, owner: Seat, group: Group, hex_: Hex) -> list[Place]:
    """Where in a system a unit could be put: a ship in space, everything else on planets of its owner that have room."""
    if is_ship(group.kind):
        places = [in_system(hex_)]
    else:
        planets = [planet.id for planet in game.board.system(hex_).planets if planet.owner == owner]
        places = [on_planet(planet) for planet in planets if game.board.is_solid(planet)]
    return [where for where in places if game.production.fits(owner, where, [Group(group.kind)], group.kind).allowed]


@grants(CLAUSE)
def destinations(places: Sequence[Place], kind: UnitId) -> list[Option[Place]]:
    """Where a unit may be put."""
    return [Option(where, things=(where,), says=message("option-place-unit", kind=kind, where=where)) for where in places]


async def move_unit(game: Game, chooser: Seat, owner: Seat, source: Place, group: Group, places: Sequence[Place]) -> None:
    """A unit goes to one of some places; who chooses need not be who owns it."""
    where = places[0] if len(places) == 1 else await game.choose(chooser, "place_unit", destinations, places, group.kind)
    game.board.shift(owner, source, where, [group])
    if is_ship(group.kind):
        game.leaders.follow(source, where)


@grants(CLAUSE)
def own_units(game: Game, seat: Seat, frm: Hex, to: Hex) -> list[Option[str]]:
    """Units of a player in one system that have a place in another, or no more."""
    return [
        *(
            Option(
                f"{where} {unit_key(group)}",
                things=(where, at_unit(group)),
                says=message("option-move-unit", kind=group.kind, where=where),
            )
            for where in places_in(game, frm)
            for group in game.board.units(seat, where)
            if homes_for(game, seat, group, to)
        ),
        DONE,
    ]


async def transfer(game: Game, seat: Seat, frm: Hex, to: Hex) -> None:
    """Any number of units of a player go from one system to another, one after the other."""
    while len(own_units(game, seat, frm, to)) > 1:
        key = await game.choose(seat, "mobilize", own_units, game, seat, frm, to)
        if key == DONE.key:
            break
        named, unit = parted(key, " ")
        source = place_named(named)
        group = unit_named(game.board.units(seat, source), unit)
        await move_unit(game, seat, seat, source, group, homes_for(game, seat, group, to))
    await game.fleet_supply.settle(seat, frm, "agenda")
    await game.fleet_supply.settle(seat, to, "agenda")


async def calls_home(game: Game, seat: Seat) -> None:
    """Units of one system come to the Home System."""
    home = game.board.home(seat)
    able = [hex_ for hex_ in game.board.systems_of(seat) if hex_ != home and len(own_units(game, seat, hex_, home)) > 1]
    where = await ask.place(game, seat, "mobilize_from", [in_system(hex_) for hex_ in able], may_decline=True)
    if where:
        await transfer(game, seat, game.board.hex_of(where), home)


async def sends_out(game: Game, seat: Seat) -> None:
    """Units of the Home System go to one other system that the player controls."""
    home = game.board.home(seat)
    held = [hex_ for hex_ in game.board.systems_of(seat) if hex_ != home and game.economy.controls_system(seat, hex_)]
    able = [in_system(hex_) for hex_ in held if len(own_units(game, seat, home, hex_)) > 1]
    where = await ask.place(game, seat, "mobilize_to", able, may_decline=True)
    if where:
        await transfer(game, seat, home, game.board.hex_of(where))
