"""What agendas of the scenario share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mecatol.cards.political.motions import Deed, Elected, Eligible, Motion, elects
from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.rules.choosing import DONE
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.forces import Groups
from mecatol.rules.layers import fall_of_the_empire_cards as deck
from mecatol.rules.naming import at_unit, in_system, on_planet, parted, place_named, unit_key, unit_named
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import Group, Place, Seat, UnitId

CLAUSE = "OFF-SOT-FOE"


def motion(card: str, passed: Deed | None = None, refused: Deed | None = None, *, key: str = "") -> Motion:
    """An agenda of the scenario that is voted for or against."""
    return Motion(card, passed, refused, deck=deck, key=key)


def election(card: str, kind: str, eligible: Eligible | None = None) -> Callable[[Elected], Elected]:
    """An agenda of the scenario by which something is elected."""
    return elects(card, kind, eligible, deck=deck)


def not_the_emperor(game: Game, name: str) -> bool:
    """Whether a player is not the one of the Lazax."""
    return int(name) != game.emperor()


# -- units -------------------------------------------------------------------------------------------------------------


def places_in(game: Game, hex_: Hex) -> list[Place]:
    """Space and planets of a system."""
    return [in_system(hex_), *(on_planet(planet.id) for planet in game.board.system(hex_).planets)]


def units_in(game: Game, hex_: Hex) -> list[tuple[Place, Seat, Groups]]:
    """Everybody's units in a system, and where they are; neutral ones too."""
    return [(where, owner, groups) for where in places_in(game, hex_) for owner, groups in game.board.stacks(where)]


async def destroy_all(game: Game, hex_: Hex, owner: Seat | None = None) -> None:
    """All units in a system are destroyed, or those of one player; planets stay whose they are."""
    for where in places_in(game, hex_):
        for seat in [seat for seat, _ in game.board.stacks(where) if owner in (None, seat)]:
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
