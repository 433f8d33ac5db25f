"""Action Cards played when ships have moved, when they run into mines, and around the fire of space cannons."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, BOUND, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    ACTION_ENDS,
    AFTER_CANNONS,
    AFTER_MOVEMENT,
    BEFORE_CANNONS,
    CANNON_RANGE,
    CANNONS_FIRED,
    COMBAT_DICE,
    COMBAT_VALUE,
    DOCK_CAPACITY,
    EXPOSED,
    INFILTRATED,
    MINES_CROSSED,
    SPACE_CANNON,
    At,
    Firing,
    Mined,
    Struck,
    Unit,
)
from mecatol.rules.naming import (
    at_fleet,
    at_player,
    at_unit,
    fleet_named,
    in_system,
    is_planet,
    number_named,
    on_planet,
    place_named,
    planet_of,
    system_named,
)
from mecatol.rules.official.game import Game
from mecatol.rules.official.space_cannon import Battery
from mecatol.rules.pieces import is_big_ship, is_ground
from mecatol.rules.state import EXHAUSTED, NOBODY, Action, Group, Place, PlanetId, Played, Seat, Ship, UnitId

from .aiming import ask, exposed, place_aimed
from .sides import FIRST


def arrivals(game: Game, hex_: Hex) -> list[Ship]:
    """The ships that moved into a system in the action under way."""
    action = game.state.action
    return [ship for ship in action.moves if ship.route[-1] == hex_ and len(ship.route) > 1] if action is not None else []


def enemy_arrived(game: Game, seat: Seat, at: At) -> bool:
    return at.seat != seat and bool(arrivals(game, at.system)) and bool(game.board.ships(at.seat, at.system))


# -- Asteroid Base -----------------------------------------------------------------------------------------------------

BASE = "asteroid_base"
BASE_CAPACITY, BASE_COMBAT = 3, 6


def may_found_base(game: Game, seat: Seat, at: At) -> bool:
    remote = game.galaxy.is_void(at.system) or game.galaxy.anomaly(at.system) in ("nebula", "ion_storm")
    arrived = at.seat == seat and remote and bool(arrivals(game, at.system)) and bool(game.board.ships(seat, at.system))
    return arrived and game.board.left(seat, "space_dock") > 0 and game.fleet_supply.docks_room(seat, at.system) > 0


async def name_this_system(game: Game, played: Played) -> None:
    played.targets = [in_system(game.action_cards.context().system)]


@catalogue.action_card(BASE, AFTER_MOVEMENT, declare=name_this_system, fits=may_found_base)
async def asteroid_base(game: Game, played: Played) -> None:
    """A Space Dock in space, with a space cannon; like every new one it produces nothing before the next round."""
    where = place_aimed(played)
    game.production.bring(played.seat, where, [Group("space_dock", mark=EXHAUSTED)], BASE)
    game.begin_effect(BASE, played.seat, "card", where=where)


@effects.modify(BASE, DOCK_CAPACITY, stage=SET)
def dock_capacity_of_asteroid_base(game: Game, effect: Effect, value: int, at: At) -> int:
    return BASE_CAPACITY if at.where == effect.where else value


@effects.modify(BASE, SPACE_CANNON)
def space_cannon_of_asteroid_base(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    return value + (unit.kind == "space_dock" and unit.where == effect.where)


@effects.modify(BASE, CANNON_RANGE)
def cannon_range_of_asteroid_base(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """It is a Deep Space Cannon."""
    return value + (unit.kind == "space_dock" and unit.where == effect.where)


@effects.modify(BASE, COMBAT_VALUE, stage=SET)
def combat_value_of_asteroid_base(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return BASE_COMBAT if shot.kind == "space_dock" and shot.purpose == "space_cannon" else value


@effects.on(BASE, ACTION_ENDS, ANY)
async def asteroid_base_at_the_end_of_the_action(game: Game, effect: Effect, action: Action) -> None:
    """It is lost where enemy ships are when an action ends."""
    where = place_named(effect.where)
    hex_ = game.board.hex_of(where)
    docks = tuple(g for g in game.board.units(effect.owner, where) if g.kind == "space_dock")
    enemies = game.board.enemy_fleets(effect.owner, hex_)
    if docks and enemies:
        await game.combat.destroy(effect.owner, where, docks, BASE, max(enemies))
    if enemies or not docks:
        game.end_effect(effect)


# -- Incoming! ---------------------------------------------------------------------------------------------------------


def has_pds_there(game: Game, seat: Seat, at: At) -> bool:
    planets = game.board.system(at.system).planets
    return enemy_arrived(game, seat, at) and any(
        forces.count(game.board.units(seat, on_planet(planet.id)), "pds") for planet in planets
    )


@catalogue.action_card("incoming", AFTER_MOVEMENT, fits=has_pds_there)
async def incoming(game: Game, played: Played) -> None:
    """PDS in the activated system have a die more in this turn, and Agents cannot keep them from firing."""
    game.begin_effect("incoming", played.seat, "card", until="action", where=in_system(game.action_cards.context().system))


def stands_there(game: Game, effect: Effect, shot: Firing) -> bool:
    """Whether a PDS in the system fires."""
    return shot.kind == "pds" and bool(shot.planet) and game.board.system_of(shot.planet) == system_named(effect.where)


@effects.modify("incoming", COMBAT_DICE)
def combat_dice_of_incoming(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value + stands_there(game, effect, shot)


@effects.modify("incoming", INFILTRATED)
def infiltration_under_incoming(game: Game, effect: Effect, value: bool, shot: Firing) -> bool:
    return value and not stands_there(game, effect, shot)


# -- Jury Rigged Battlestation -----------------------------------------------------------------------------------------

RIGGED_SHOTS = 3


def docks_in_reach(game: Game, seat: Seat) -> list[Hex]:
    """Where a player has docks that reach an enemy fleet."""
    return [hex_ for hex_ in dict.fromkeys(game.board.docks_of(seat)) if in_reach(game, seat, hex_)]


def in_reach(game: Game, seat: Seat, frm: Hex) -> list[tuple[Hex, Seat]]:
    """Enemy fleets within the range of a PDS that stood where a player's dock is, if PDS fire at all."""
    if not rigged_shots(game, seat, frm):
        return []
    battery = Battery(dock_place(game, seat, frm), Group("pds"))
    systems = [hex_ for hex_ in game.board.enemy_space(seat) if game.space_cannon.reaches(seat, battery, frm, hex_)]
    return [(hex_, enemy) for hex_ in systems for enemy in game.space_cannon.targets(game.opponents(seat), hex_)]


def rigged_shots(game: Game, seat: Seat, frm: Hex) -> int:
    """How many shots a dock has that is a PDS."""
    return game.fold(SPACE_CANNON, RIGGED_SHOTS, Unit(seat, "pds", dock_place(game, seat, frm)))


def dock_place(game: Game, seat: Seat, hex_: Hex) -> Place:
    """The place of a player's dock in a system."""
    places = [in_system(hex_), *(on_planet(planet.id) for planet in game.board.system(hex_).planets)]
    return next(where for where in places if forces.count(game.board.units(seat, where), "space_dock"))


def may_rig(game: Game, seat: Seat, at: At) -> bool:
    return enemy_arrived(game, seat, at) and bool(docks_in_reach(game, seat))


async def name_dock_system(game: Game, played: Played) -> None:
    docks = docks_in_reach(game, played.seat)
    played.targets = [in_system(await ask.system(game, played.seat, "rigged_dock", docks))]


@catalogue.action_card("jury_rigged_battlestation", AFTER_MOVEMENT, declare=name_dock_system, fits=may_rig)
async def jury_rigged_battlestation(game: Game, played: Played) -> None:
    """A Space Dock fires three shots as if it were a PDS."""
    seat, frm = played.seat, system_named(played.targets[0])
    target, hex_ = fleet_named(await game.choose(seat, "rigged_target", rigged_targets, game, seat, frm))
    shot = Firing(seat, "pds", "space_cannon", hex_, planet_of(dock_place(game, seat, frm)), target, origin=frm)
    dice = game.combat.throw(shot, rigged_shots(game, seat, frm))
    await game.moment(CANNONS_FIRED, shot)
    hits = await game.combat.scored(target, in_system(hex_), dice, "space_cannon", seat)
    await game.combat.suffer(target, in_system(hex_), hits, purpose="space_cannon", by=seat)
    await game.fleet_supply.settle(target, hex_, "space_cannon")


@grants("OFF-GEN-3")
def rigged_targets(game: Game, seat: Seat, frm: Hex) -> list[Option[str]]:
    """Fleets within range: "fleet:<seat>:<hex>"."""
    return [
        Option(
            at_fleet(enemy, hex_),
            things=(in_system(hex_), at_player(enemy)),
            says=message("option-enemy-fleet", player=enemy, system=hex_),
        )
        for hex_, enemy in in_reach(game, seat, frm)
    ]


# -- Minelayers --------------------------------------------------------------------------------------------------------


def may_lay_mines(game: Game, seat: Seat, at: At) -> bool:
    return enemy_arrived(game, seat, at) and bool(game.board.ships(seat, at.system)) and bool(entering(game, at))


def entering(game: Game, at: At) -> forces.Groups:
    """The ships that came in and would set off mines, as they are now."""
    there, found = game.board.ships(at.seat, at.system), list[Group]()
    for ship in arrivals(game, at.system):
        left = [g for g in forces.removed(there, found) if g.kind == ship.kind]
        if left and game.space_mines.triggers(at.seat, ship.kind, at.system):
            found = list(forces.added(tuple(found), forces.pick(tuple(left), ship.kind)))
    return tuple(found)


@catalogue.action_card("minelayers", AFTER_MOVEMENT, fits=may_lay_mines)
async def minelayers(game: Game, played: Played) -> None:
    """All ships that came in are among mines, wherever they came from; without a hit the card goes back to the hand."""
    at = game.action_cards.context()
    ships, where = entering(game, at), in_system(at.system)
    hits = await game.space_mines.scored(at.seat, ships, at.system, played.seat)
    if not hits:
        played.stays = True
        game.action_cards.add(played.seat, played.card)
        return
    others = forces.removed(game.board.units(at.seat, where), ships)
    lost = await game.combat.assign(at.seat, where, hits, purpose="space_mines", only=is_big_ship, spare=others, by=played.seat)
    await game.combat.carry_out(at.seat, where, lost, "space_mines", played.seat)
    await game.fleet_supply.settle(at.seat, at.system, "space_mines")


# -- Planted Explosives ------------------------------------------------------------------------------------------------

EXPLOSIONS = 2


def carriers(game: Game, seat: Seat, at: At) -> list[tuple[int, forces.Groups]]:
    """The ships that moved and the ground units each has aboard, by their place in the move."""
    found = []
    for number, ship in enumerate(game.board.action.moves):
        there = exposed(game, seat, at.seat, in_system(ship.route[-1]))
        cargo = [(kind, min(count, forces.count(there, kind))) for _, kind, count in ship.cargo if is_ground(kind)]
        aboard = forces.together(Group(kind, count) for kind, count in cargo if count)
        if aboard:
            found.append((number, aboard))
    return found


def may_explode(game: Game, seat: Seat, at: At) -> bool:
    """In a Tactical Action of an opponent."""
    return game.board.action.kind == "tactical" and enemy_arrived(game, seat, at) and bool(carriers(game, seat, at))


@catalogue.action_card("planted_explosives", AFTER_MOVEMENT, fits=may_explode)
async def planted_explosives(game: Game, played: Played) -> None:
    """The ground units aboard a ship that moved take two hits."""
    at = game.action_cards.context()
    key = await game.choose(played.seat, "explosives", exploding, game, played.seat, at)
    number = number_named(key)
    aboard = dict(carriers(game, played.seat, at))[number]
    where = in_system(game.board.action.moves[number].route[-1])
    army = forces.of(game.board.units(at.seat, where), is_ground)
    spare = [replace(g, count=g.count - min(g.count, forces.count(aboard, g.kind))) for g in army]
    await game.combat.suffer(
        at.seat, where, EXPLOSIONS, purpose="explosives", by=played.seat, only=is_ground, spare=[g for g in spare if g.count]
    )


@grants("OFF-GEN-3")
def exploding(game: Game, seat: Seat, at: At) -> list[Option[str]]:
    """Ships with ground units aboard: "ship:<number>"."""
    moves = game.board.action.moves
    return [
        Option(
            f"ship:{n}",
            things=(in_system(moves[n].route[-1]), at_unit(Group(moves[n].kind, 1, moves[n].damage, moves[n].mark))),
            says=message("option-carrier", kind=moves[n].kind, count=forces.count(aboard)),
        )
        for n, aboard in carriers(game, seat, at)
    ]


# -- Paramagnetic Space Mines ------------------------------------------------------------------------------------------

MAGNETISM = 2


def mines_are_mine(game: Game, seat: Seat, mined: Mined) -> bool:
    return mined.owner == seat


@catalogue.action_card("paramagnetic_space_mines", MINES_CROSSED, declare=name_this_system, fits=mines_are_mine)
async def paramagnetic_space_mines(game: Game, played: Played) -> None:
    """The mines have +2, and roll for each Fighter aboard the ships that cross them too."""
    mined = game.action_cards.context()
    mined.bonus += MAGNETISM
    mined.fighters = True


# -- Super-Triangulation -----------------------------------------------------------------------------------------------


def batteries(game: Game, seat: Seat, hex_: Hex) -> list[PlanetId]:
    """The planets on which a player has PDS that reach a system, whether they have fired or not."""
    places = [where for where in game.board.occupied(seat) if forces.count(game.board.units(seat, where), "pds")]
    pds = [Battery(where, Group("pds")) for where in places if is_planet(where)]
    return [each.planet for each in pds if game.space_cannon.reaches(seat, each, game.board.hex_of(each.where), hex_)]


def may_triangulate(game: Game, seat: Seat, at: At) -> bool:
    enemies = [at.seat] if seat != at.seat else game.opponents(seat)
    fires = bool(game.space_cannon.targets(enemies, at.system)) and bool(game.space_cannon.batteries(seat, at.system))
    return fires and bool(batteries(game, seat, at.system))


@catalogue.action_card("super_triangulation", BEFORE_CANNONS, fits=may_triangulate)
async def super_triangulation(game: Game, played: Played) -> None:
    """PDS have +2 in this turn for each planet with own PDS in range of the fleet fired at."""
    game.begin_effect("super_triangulation", played.seat, "card", until="action")


@effects.modify("super_triangulation", COMBAT_VALUE)
def combat_value_of_super_triangulation(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    fires = shot.kind == "pds" and shot.purpose == "space_cannon"
    return value - 2 * len(batteries(game, effect.owner, shot.system)) if fires else value


# -- EMP Shockwave -----------------------------------------------------------------------------------------------------


def flagged(game: Game, seat: Seat) -> list[Hex]:
    """Systems in which a player has a ship that is no Fighter."""
    return [hex_ for hex_ in game.board.fleets_of(seat) if game.board.big_ships(seat, hex_)]


def may_send_shockwave(game: Game, seat: Seat, at: At) -> bool:
    return bool(flagged(game, seat))


async def name_shocked(game: Game, played: Played) -> None:
    played.targets = [in_system(await ask.system(game, played.seat, "shockwave", flagged(game, played.seat)))]


@catalogue.action_card("emp_shockwave", AFTER_CANNONS, declare=name_shocked, fits=may_send_shockwave)
async def emp_shockwave(game: Game, played: Played) -> None:
    """All docks of a system and its planets without PDS are exhausted; Fighters are out of the first round there."""
    hex_ = system_named(played.targets[0])
    planets = game.board.system(hex_).planets
    for where in (in_system(hex_), *(on_planet(planet.id) for planet in planets)):
        exhaust_docks(game, where)
    for planet in planets:
        guarded = any(forces.count(groups, "pds") for _, groups in game.board.stacks(on_planet(planet.id)))
        if planet.owner != NOBODY and not guarded:
            game.board.exhaust(planet.id, "emp_shockwave")
    game.begin_effect("emp_shockwave", played.seat, "card", until="action", where=in_system(hex_))


def exhaust_docks(game: Game, where: Place) -> None:
    """No dock in a place produces any more."""
    for owner, groups in game.board.stacks(where):
        for group in groups:
            if group.kind == "space_dock" and group.mark != EXHAUSTED:
                game.board.mark(owner, where, group, EXHAUSTED)


def is_numb(effect: Effect, kind: UnitId, purpose: str, where: Place) -> bool:
    """Whether Fighters in a round of the battle there are meant."""
    return kind == "fighter" and purpose == "battle" and where == effect.where


@effects.modify("emp_shockwave", COMBAT_DICE, ANY, BOUND)
def combat_dice_of_emp_shockwave(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    numb = shot.round == FIRST and is_numb(effect, shot.kind, shot.purpose, in_system(shot.system))
    return 0 if numb else value


@effects.modify("emp_shockwave", EXPOSED, ANY, BOUND)
def exposure_under_emp_shockwave(game: Game, effect: Effect, value: int, struck: Struck) -> int:
    """What strikes before the first round may still find Fighters."""
    battle = game.state.battle
    first = battle is not None and battle.round == FIRST
    return 0 if first and is_numb(effect, struck.kind, struck.purpose, struck.where) else value
