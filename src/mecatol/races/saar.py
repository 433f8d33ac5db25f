"""The Clan of Saar (OFF-RAC-12): scavengers whose Space Docks float from system to system."""

from __future__ import annotations

from mecatol.core.decisions import Verdict, message
from mecatol.core.effects import ANY, BOUND, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.layers import central_powers, official, shattered_ascension
from mecatol.rules.moments import (
    ACTION_ENDS,
    AFTER_MOVEMENT,
    BEFORE_LANDING,
    BLOCKADED,
    DOCK_CAPACITY,
    DOCKS_FLOAT,
    FIGHTER_CAPACITY,
    FLEET_SUPPLY,
    HOME_COUNTS,
    HOME_PENALTY,
    MAP,
    MAY_ACTIVATE,
    MAY_CLAIM,
    MAY_ENTER,
    MAY_PRODUCE,
    MOVEMENT,
    PLANET_TAKEN,
    At,
    Build,
    Taken,
    Travel,
    Unit,
)
from mecatol.rules.naming import kind_of
from mecatol.rules.official.action_phase import DEEDS
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import MOVED, Action, Place, Seat

CAPACITY, LARGER_CAPACITY = 4, 5
MORE_FIGHTERS = 5
CHAOTIC_SUPPLY = 3
FIELD = "OFF-SYS-1"  # the clause that closes Asteroid Fields


# -- the sheet ---------------------------------------------------------------------------------------------------------


@official.on("saar_scavenge", PLANET_TAKEN)
async def scavenge(game: Game, effect: Effect, taken: Taken) -> None:
    """A Trade Good for every planet they acquire; Trade Stations are none."""
    if not game.board.printed_planet(taken.planet).trade_station:
        game.economy.gain_goods(taken.seat, 1, "scavenge")


@official.modify("saar_mobile_docks", DOCKS_FLOAT)
def docks_float(game: Game, effect: Effect, value: bool, seat: Seat) -> bool:
    """Their Space Docks stand in space."""
    return True


@official.modify("saar_mobile_docks", MOVEMENT)
def docks_move(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Space Docks move by themselves."""
    return value + (unit.kind == "space_dock")


@official.modify("saar_mobile_docks", DOCK_CAPACITY, stage=SET)
def dock_capacity(game: Game, effect: Effect, value: int, at: At) -> int:
    """A floating dock produces four units."""
    return CAPACITY if kind_of(at.where) == "system" else value


@official.modify("saar_mobile_docks", BLOCKADED, stage=BOUND)
def never_blockaded(game: Game, effect: Effect, value: bool, at: At) -> bool:
    """Floating docks are not blockaded: where enemies drive their ships away the docks are destroyed."""
    return value and not docks_in(game, at.seat, at.system)


def docks_in(game: Game, seat: Seat, hex_: Hex) -> int:
    """How many docks of a player float in a system."""
    return forces.count(game.board.units(seat, in_system(hex_)), "space_dock")


@official.on("saar_mobile_docks", AFTER_MOVEMENT)
async def idle_after_moving(game: Game, effect: Effect, at: At) -> None:
    """Docks that have moved produce nothing in this action."""
    moved = [ship for ship in game.board.action.moves if ship.kind == "space_dock" and len(ship.route) > 1]
    for ship in moved:
        where = in_system(at.system)
        same = [g for g in game.board.units(at.seat, where) if g.kind == "space_dock" and not g.mark and not ship.mark]
        if ship.route[-1] == at.system and same:
            game.board.mark(at.seat, where, replace(same[0], count=1), MOVED)


@official.on("saar_mobile_docks", BEFORE_LANDING, ANY)
async def undefended(game: Game, effect: Effect, at: At) -> None:
    """A dock beside enemy ships and without own ships is destroyed."""
    await destroy_undefended(game, effect.owner, at.system)


@official.on("saar_mobile_docks", ACTION_ENDS, ANY)
async def at_rest(game: Game, effect: Effect, action: Action) -> None:
    """When the action is over docks that moved are ready again; none is left alone among enemies."""
    for hex_ in game.board.in_space_of(effect.owner):
        await destroy_undefended(game, effect.owner, hex_)
        for group in game.board.units(effect.owner, in_system(hex_)):
            if group.mark == MOVED:
                game.board.mark(effect.owner, in_system(hex_), group, "")


async def destroy_undefended(game: Game, seat: Seat, hex_: Hex) -> None:
    """The docks there are destroyed if enemy ships are and own ones are not."""
    enemies, where = game.board.enemy_fleets(seat, hex_), in_system(hex_)
    if enemies and docks_in(game, seat, hex_) and not game.board.ships(seat, hex_):
        docks = [group for group in game.board.units(seat, where) if group.kind == "space_dock"]
        why = "battle" if was_beaten(game, seat, enemies[0], where) else "floating_dock"
        await game.combat.destroy(seat, where, docks, why, enemies[0])


def was_beaten(game: Game, seat: Seat, enemy: Seat, where: Place) -> bool:
    """Whether their fleet there was beaten in a Space Battle of this turn: the docks fall in that battle."""
    this_turn = game.state.deeds[int(game.state.notes.get(DEEDS, "0")) :]
    beaten = ("won_space_battle", enemy, seat, where)
    return any((deed.kind, deed.seat, deed.target, deed.place) == beaten for deed in this_turn)


@official.modify("saar_no_home_needed", MAY_CLAIM)
def no_home_needed(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    """They claim objectives without their Home System."""
    return Verdict(True, "OFF-RAC-12") if verdict.clause == "OFF-STA-2" else verdict


@central_powers.modify("saar_uncounted_home", HOME_COUNTS)
def uncounted_home(game: Game, effect: Effect, value: bool, seat: Seat) -> bool:
    """Their Home System is none for the objectives of others (CP-FAQ-66 to CP-FAQ-68)."""
    return False


@shattered_ascension.modify("saar_no_home_penalty", HOME_PENALTY, stage=BOUND)
def no_home_penalty(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """A lost Home System costs them no points (SAES-RAC-01)."""
    return 0


# -- race technologies and upgrades ------------------------------------------------------------------------------------


@official.modify("floating_factory", DOCK_CAPACITY, stage=SET)
def larger_docks(game: Game, effect: Effect, value: int, at: At) -> int:
    """A dock produces five units, before anything is added."""
    return max(value, LARGER_CAPACITY)


@official.modify("floating_factory", FIGHTER_CAPACITY)
def more_fighters(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """A dock has room for five Fighters."""
    return max(value, MORE_FIGHTERS) if unit.kind == "space_dock" else value


@official.modify("floating_factory", MOVEMENT)
def faster_docks(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Docks that move go one system further."""
    return value + (unit.kind == "space_dock" and value > 0)


@official.modify("chaos_mapping", MAY_ACTIVATE)
def into_the_field(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    """Asteroid Fields may be activated, though not twice."""
    if verdict.clause != FIELD:
        return verdict
    if at.seat in game.board.system(at.system).counters:
        return Verdict(False, "OFF-TAC-1", message("explain-own-counter", system=at.system))
    return Verdict(True, "OFF-TEC-3")


@official.modify("chaos_mapping", MAY_ENTER)
def among_asteroids(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Ships may end their movement in the Asteroid Field that was activated."""
    return Verdict(True, "OFF-TEC-3") if verdict.clause == FIELD and travel.to == travel.destination else verdict


@official.modify("chaos_mapping", FLEET_SUPPLY, stage=BOUND, reads=(MAP,))
def crowded_field(game: Game, effect: Effect, value: int, at: At) -> int:
    """Fleet Supply in an Asteroid Field is three, whatever else is said."""
    return CHAOTIC_SUPPLY if game.galaxy.anomaly(at.system) == "asteroid_field" else value


@shattered_ascension.on("scrap_foundries", PLANET_TAKEN)
async def scrap_foundries(game: Game, effect: Effect, taken: Taken) -> None:
    """A planet brings two Trade Goods instead of one."""
    if game.index.has(effect.owner, "saar_scavenge") and not game.board.printed_planet(taken.planet).trade_station:
        game.economy.gain_goods(taken.seat, 1, "scavenge")


# -- Son of Ragh -------------------------------------------------------------------------------------------------------


@shattered_ascension.modify("saar_flagship_built_anywhere", MAY_PRODUCE)
def built_anywhere(game: Game, effect: Effect, verdict: Verdict, build: Build) -> Verdict:
    """The Flagship may be built in any system (SAES-SOT-10)."""
    return Verdict(True, "SAES-SOT-10") if build.kind == "flagship" and verdict.clause == "OFF-SOT-FLG" else verdict
