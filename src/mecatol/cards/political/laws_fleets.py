"""Laws about how many ships of a type sail together, about War Suns and a Dreadnought, and about fleets that are stopped."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    AIM,
    BEFORE_SAILING,
    CAPACITY,
    MAY_RESEARCH,
    MOST_OF_A_KIND,
    MOVEMENT,
    STATUS_PHASE_BEGINS,
    SUSTAIN,
    Aim,
    Aimed,
    Research,
    Unit,
)
from mecatol.rules.naming import fleet_named, in_system
from mecatol.rules.pieces import is_ship
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Group, Place, Seat

from .motions import Motion, election, elects
from .official_laws import break_up_fleets, may_stop, minister_of_peace_stops, pays_or_scuttles
from .outcomes import REFUSED, place_unit, this_round
from .voters import each

MOST_ALIKE = 3
WAR_SUN = "war_sun"  # the ship, and the technology

Motion("fleet_restrictions", break_up_fleets, each(pays_or_scuttles(MOST_ALIKE)))


@effects.modify("fleet_restrictions", MOST_OF_A_KIND, ANY, BOUND)
def fleets_under_fleet_restrictions(game: Game, effect: Effect, most: int, unit: Unit) -> int:
    """Three ships of a type, Fighters too."""
    return min(most, MOST_ALIKE) if is_ship(unit.kind) else most


# -- Publicize Weapon Schematics ---------------------------------------------------------------------------------------


async def learns_war_suns(game: Game, seat: Seat) -> None:
    """The technology of War Suns, whatever it needs."""
    if not game.technology.has(seat, WAR_SUN) and game.technology.may_learn(seat, WAR_SUN, "agenda"):
        await game.technology.gain(seat, WAR_SUN, "agenda")


async def close_laboratories(game: Game) -> None:
    """Nobody acquires red or yellow technologies this round."""
    this_round(game, "publicize_weapon_schematic_refused")


Motion("publicize_weapon_schematic", each(learns_war_suns), close_laboratories)


@effects.modify("publicize_weapon_schematic", AIM, ANY)
def aim_under_publicize_weapon_schematic(game: Game, effect: Effect, aim: Aim, hit: Aimed) -> Aim:
    """A Fighter's ten hits a War Sun, if there is one."""
    return replace(aim, prey=WAR_SUN) if (hit.kind, hit.face, hit.purpose) == ("fighter", 10, "battle") else aim


@effects.modify("publicize_weapon_schematic_refused", MAY_RESEARCH, ANY)
def research_under_publicize_weapon_schematic_refused(
    game: Game, effect: Effect, verdict: Verdict, research: Research
) -> Verdict:
    return REFUSED if game.technology.colour(research.technology) in ("red", "yellow") else verdict


# -- Minister of Peace -------------------------------------------------------------------------------------------------

election("minister_of_peace", "player")
effects.may("minister_of_peace", BEFORE_SAILING, may_stop)(minister_of_peace_stops)


# -- Herald of the Empire ----------------------------------------------------------------------------------------------

HERALD = "herald"
SPEED, HOLDS = 2, 2


def is_herald(mark: str) -> bool:
    return forces.bears(mark, HERALD)


def is_players(game: Game, name: str) -> bool:
    return fleet_named(name)[0] >= 0


@elects("herald_of_the_empire", "dreadnought", is_players)
async def herald_of_the_empire(game: Game, name: str) -> None:
    """One Dreadnought of the fleet bears the name, a whole one if there is any; another one that bore it does so no more."""
    seat, hex_ = fleet_named(name)
    where = in_system(hex_)
    for lying, other, ship in heralds(game):
        game.board.mark(other, lying, ship, forces.without_mark(ship.mark, HERALD))
    ship = min(
        (g for g in game.board.units(seat, where) if game.board.counts_as(g.kind, "dreadnought")), key=lambda group: group.damage
    )
    game.board.mark(seat, where, replace(ship, count=1), forces.with_mark(ship.mark, HERALD))


def heralds(game: Game) -> list[tuple[Place, Seat, Group]]:
    """Where the ship is, whose, and the ship."""
    return [(where, seat, g) for where, seat, groups in game.board.all_units() for g in groups if is_herald(g.mark)]


@effects.modify("herald_of_the_empire", MOVEMENT, ANY, BOUND)
def movement_of_the_herald(game: Game, effect: Effect, movement: int, unit: Unit) -> int:
    """Its base movement is two, and Admirals do not change it."""
    if not is_herald(unit.mark):
        return movement
    if unit.leaders:
        return game.routes.full_allowance(unit.seat, unit.kind, game.board.hex_of(unit.where), (), unit.mark)
    return movement + SPEED - game.board.unit(unit.seat, unit.kind).movement


@effects.modify("herald_of_the_empire", SUSTAIN, ANY)
def hits_sustained_by_the_herald(game: Game, effect: Effect, sustains: int, unit: Unit) -> int:
    return sustains + is_herald(unit.mark)


@effects.modify("herald_of_the_empire", CAPACITY, ANY)
def capacity_of_the_herald(game: Game, effect: Effect, capacity: int, unit: Unit) -> int:
    return capacity + HOLDS * is_herald(unit.mark)


@effects.on("herald_of_the_empire", STATUS_PHASE_BEGINS, ANY)
async def guard_of_the_herald(game: Game, effect: Effect, _: Seat) -> None:
    """Its owner may have a Shock Troop come aboard."""
    for where, seat, _ship in heralds(game):
        if seat >= 0:
            await place_unit(game, seat, "shock_troop", [where])
