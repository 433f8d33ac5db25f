"""The Federation of Sol (OFF-RAC-3): soldiers everywhere, sturdy Carriers, one Command Counter more."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import SET, Effect
from mecatol.rules.choosing import planet_option
from mecatol.rules.layers import official, shattered_ascension
from mecatol.rules.moments import (
    AGAIN_UP_TO,
    CAPACITY,
    COMPONENT_ACTION,
    CONSCRIPTS,
    EXPOSED,
    FAVOURED,
    FREE_RIDERS,
    STATUS_COUNTERS,
    SUSTAIN,
    Firing,
    Struck,
    Unit,
)
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Place, Seat

DROPPED = 2
CARRIED = 8
ANY_NUMBER = 100
FAVOURED_UNITS = {"fighter": 3, "carrier": 1}
TACTICS_BONUS = 2


# -- the sheet ---------------------------------------------------------------------------------------------------------


def may_drop(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """As an action, with a counter in Strategy Allocation and a planet to come down on."""
    if seat != effect.owner or not game.player(seat).strategy or not landing_sites(game, seat):
        return []
    return [Option("orbital_drop", "OFF-RAC-3", says=message("option-orbital-drop", count=game.fold(CONSCRIPTS, DROPPED, seat)))]


@grants("OFF-RAC-3")
def landing_sites(game: Game, seat: Seat) -> list[Option[Place]]:
    """Own planets on which Ground Forces can be put."""
    planets = game.board.solid_planets(seat)
    return [planet_option(planet) for planet in planets if game.production.room_for(seat, "ground_force", on_planet(planet), 1)]


@official.may("sol_orbital_drop", COMPONENT_ACTION, may_drop)
async def orbital_drop(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """A counter of Strategy Allocation puts two Ground Forces on a planet."""
    game.economy.spend_counter(seat, "strategy", "orbital_drop")
    where = await game.choose(seat, "orbital_drop", landing_sites, game, seat)
    game.production.place_units(seat, "ground_force", where, game.fold(CONSCRIPTS, DROPPED, seat), "orbital_drop")


@official.modify("sol_extra_counter", STATUS_COUNTERS)
def extra_counter(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """One counter more in every Status Phase."""
    return value + 1


# -- race technologies and upgrades ------------------------------------------------------------------------------------


@official.modify("mark_ii_advanced_carriers", CAPACITY, stage=SET)
def more_room(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Carriers have room for eight units."""
    return max(value, CARRIED) if unit.kind == "carrier" else value


@official.modify("mark_ii_advanced_carriers", SUSTAIN)
def sturdy_carriers(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Carriers sustain damage."""
    return value + (unit.kind == "carrier")


@official.modify("spec_ops_training", AGAIN_UP_TO)
def spec_ops_training(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Ones rolled in Invasion Combat, by PDS on the planet too, are rolled again: nobody would leave a miss lie."""
    return max(value, int(firing.purpose in ("invasion", "invasion_defence")))


@shattered_ascension.modify("advanced_fleet_tactics", FAVOURED)
def advanced_fleet_tactics(game: Game, effect: Effect, value: tuple[int, int], firing: Firing) -> tuple[int, int]:
    """In each round of a Space Battle up to three Fighters and one Carrier have +2."""
    left = FAVOURED_UNITS.get(firing.kind, 0) if firing.purpose == "battle" else 0
    for group in game.board.units(firing.seat, in_system(firing.system)) if left else ():
        if (group.kind, group.damage, group.mark) == (firing.kind, firing.damage, firing.mark):
            return (left, TACTICS_BONUS) if left > 0 else value
        left -= group.count if group.kind == firing.kind else 0
    return value


@shattered_ascension.modify("advanced_fleet_tactics", EXPOSED)
def dispersed(game: Game, effect: Effect, value: int, struck: Struck) -> int:
    """A barrage destroys no more than half of the Fighters."""
    return value // 2 if struck.purpose == "barrage" and struck.kind == "fighter" else value


# -- Genesis I ---------------------------------------------------------------------------------------------------------


@official.modify("sol_flagship_ground_forces", FREE_RIDERS)
def barracks(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Ground Forces aboard the Flagship take no place."""
    return value + ANY_NUMBER * (unit.kind == "flagship")
