"""Sardakk N'orr (OFF-RAC-7): nobody fights better."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, OPPONENT, SET, Effect
from mecatol.rules import events, forces
from mecatol.rules.layers import central_powers, official, shattered_ascension
from mecatol.rules.moments import (
    ACTION_ENDS,
    AFTER_ROUND,
    COMBAT_VALUE,
    COST_HALVES,
    HITS,
    MAY_USE_SECONDARY,
    PER_PLANET,
    SECONDARY_USED,
    UNITS_MAKE,
    UNITS_PRODUCE,
    At,
    Build,
    Firing,
    Strategic,
    Struck,
    Unit,
    Using,
)
from mecatol.rules.naming import listed, name_of, planet_of, unit_key, unit_named, unit_read
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.combat import AFTER_THE_ROUND
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, is_ship, is_troop, on_planet
from mecatol.rules.state import Action, Battle, Group, PlanetId, Seat

from .common import flagship_in, primary_instead, still_there

TEN = 10
DRAGGED_ALONG = 2
WARFARE = ("warfare", "warfare_ii")
ACTIVATIONS = ("tactical", "transfer")
PDS_HALVES, PDS_MOST = 2, 3
BERSERKERS = 2
RAM = "exotrireme"


@official.modify("norr_valour", COMBAT_VALUE)
def valour(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """+1 on every combat roll."""
    return value - 1


# -- the sheet of Central Powers ---------------------------------------------------------------------------------------


@central_powers.modify("norr_warfare_primary", MAY_USE_SECONDARY)
def warriors_may(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    """Who can do nothing with the secondary may use it for the sake of the primary."""
    return Verdict(True, "CP-RAC-04") if strategic.card in WARFARE else verdict


@central_powers.on("norr_warfare_primary", SECONDARY_USED)
async def warfare_primary(game: Game, effect: Effect, using: Using) -> None:
    """Instead of the secondary of Warfare they may carry out the primary, for the same counter (CP-RAC-04)."""
    await primary_instead(game, using, WARFARE, "warfare_primary")


@central_powers.modify("norr_breeding_pds", COST_HALVES, stage=SET)
def cheap_pds(game: Game, effect: Effect, value: int, build: Build) -> int:
    """A PDS costs one resource (CP-RAC-05)."""
    return min(value, PDS_HALVES) if build.kind == "pds" else value


@central_powers.modify("norr_breeding_pds", PER_PLANET, stage=SET)
def crowded_pds(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Up to three PDS on a planet (CP-RAC-07)."""
    return max(value, PDS_MOST) if unit.kind == "pds" else value


def landed(action: Action, planet: PlanetId) -> int:
    """How many PDS have landed on a planet in an action."""
    return sum(piece.count for piece in action.landings if piece.kind == "pds" and piece.planet == planet)


def moved_before(game: Game, effect: Effect, planet: PlanetId) -> int:
    """How many PDS of a planet have landed there in earlier actions of the round."""
    return int(game.remembered(effect, f"{game.scope('round')}:{planet}") or 0)


@central_powers.modify("norr_breeding_pds", UNITS_PRODUCE)
def breeding_pds(game: Game, effect: Effect, value: int, at: At) -> int:
    """In a system they activate each PDS that has not moved in the round makes one (CP-RAC-06)."""
    action, planet = game.state.action, planet_of(at.where)
    if not planet or action is None or action.seat != at.seat or action.kind not in ACTIVATIONS:
        return value
    there = forces.count(game.board.units(at.seat, at.where), "pds")
    return value + max(0, there - landed(action, planet) - moved_before(game, effect, planet))


@central_powers.modify("norr_breeding_pds", UNITS_MAKE)
def nothing_but_pds(game: Game, effect: Effect, value: bool, build: Build) -> bool:
    """They make nothing else."""
    return value and build.kind == "pds"


@central_powers.on("norr_breeding_pds", ACTION_ENDS)
async def pds_have_moved(game: Game, effect: Effect, action: Action) -> None:
    """What has landed makes nothing for the rest of the round."""
    for planet in dict.fromkeys(piece.planet for piece in action.landings if piece.kind == "pds"):
        number = moved_before(game, effect, planet) + landed(action, planet)
        game.note(effect, f"{game.scope('round')}:{planet}", str(number))


# -- race technologies and upgrades ------------------------------------------------------------------------------------


@official.on("valkyrie_armor", AFTER_ROUND, ANY)
async def valkyrie_armor(game: Game, effect: Effect, battle: Battle) -> None:
    """After a round of Invasion Combat a die for each casualty they took; each 10 is one casualty more of the enemy."""
    if not battle.planet or not battle.has(effect.owner):
        return
    fallen = forces.count(battle.side(effect.owner).lost)
    enemy = battle.enemy(effect.owner)
    if not fallen or not game.invasion.fighters(battle, enemy):
        return
    faces = game.roll("valkyrie_armor", fallen)
    hits = sum(face == TEN for face in faces)
    game.tell(events.Rolled(effect.owner, "valkyrie_armor", faces, TEN, hits))
    if hits:
        game.combat.set_hits(enemy, hits)
        lost = await game.invasion.casualties(battle, enemy)
        await game.combat.carry_out(enemy.seat, on_planet(battle.planet), lost, "invasion", effect.owner)


def may_ram(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """At the end of a round of a Space Battle one of their Dreadnoughts, as long as an enemy is left."""
    if battle.planet or not battle.has(effect.owner) or not game.space_battle.fleet(battle, battle.enemy(effect.owner)):
        return []
    if game.remembered(effect, game.scope("battle")) == str(battle.round):
        return []
    return [
        Option(unit_key(g), "OFF-TEC-3", (in_system(battle.system),), message("option-exotrireme", damage=g.damage))
        for g in game.board.ships(effect.owner, battle.system)
        if game.board.counts_as(g.kind, "dreadnought")
    ]


@grants("OFF-TEC-3")
def victims(ships: forces.Groups, chosen: Sequence[Group]) -> list[Option[str]]:
    """Enemy ships that are not chosen yet."""
    return [
        Option(unit_key(g), says=message("option-destroy", kind=g.kind, damage=g.damage)) for g in forces.removed(ships, chosen)
    ]


@official.may("exotrireme", AFTER_ROUND, may_ram)
async def exotrireme(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """A Dreadnought is destroyed, and two enemy ships of their choice with it; one Dreadnought a round."""
    game.note(effect, game.scope("battle"), str(battle.round))
    where, enemy = in_system(battle.system), battle.enemy(effect.owner)
    ships, chosen = game.space_battle.fleet(battle, enemy), list[Group]()
    while len(chosen) < DRAGGED_ALONG and victims(ships, chosen):
        chosen.append(unit_named(ships, await game.choose(effect.owner, "exotrireme", victims, ships, chosen)))
    mine = unit_named(game.board.ships(effect.owner, battle.system), key)
    game.note(effect, game.scope("battle_round"), key)
    await game.combat.destroy(effect.owner, where, (mine,), "exotrireme")
    dragged_along = still_there(game.space_battle.fleet(battle, enemy), chosen)
    await game.combat.destroy(enemy.seat, where, dragged_along, "exotrireme", effect.owner)


@shattered_ascension.modify("berzerker_genome", HITS, OPPONENT)
def berzerker_genome(game: Game, effect: Effect, value: int, struck: Struck) -> int:
    """In a combat round in which they score a hit they score one more."""
    mine = struck.by == effect.owner and struck.purpose in ("battle", "invasion")
    return value + (mine and value > 0)


def rammed(game: Game, seat: Seat) -> forces.Groups:
    """The Dreadnought they have given up in the round: it was no casualty."""
    own = [effect for effect in game.state.effects if (effect.key, effect.owner) == (RAM, seat)]
    given_up = [game.remembered(effect, game.scope("battle_round")) for effect in own]
    return tuple([unit_read(unit) for unit in given_up if unit])


def fallen(game: Game, effect: Effect, battle: Battle) -> forces.Groups:
    """The casualties of the round that have not rolled since: ships, or whoever fights on planets."""
    fights = is_troop if battle.planet else is_ship
    rolled = listed(game.remembered(effect, game.scope("battle_round")))
    lost = forces.of(tuple(battle.side(effect.owner).lost), fights)
    lost = forces.removed(lost, forces.among(rammed(game, effect.owner), lost))
    for unit in rolled:
        lost = forces.removed(lost, (unit_named(lost, unit),))
    return lost if len(rolled) < BERSERKERS else ()


def may_go_berserk(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """After a round up to two units they lost in it, as long as an enemy is left (CP-RAC-09)."""
    if not battle.has(effect.owner) or not opposed(game, effect, battle):
        return []
    return [
        Option(f"berserk:{unit_key(g)}", "CP-RAC-09", (place_of(battle),), message("option-berserk", kind=g.kind))
        for g in fallen(game, effect, battle)
    ]


def opposed(game: Game, effect: Effect, battle: Battle) -> forces.Groups:
    """The enemies that are left."""
    enemy = battle.enemy(effect.owner)
    return game.invasion.fighters(battle, enemy) if battle.planet else game.space_battle.fleet(battle, enemy)


@central_powers.may("febrile_berserker_mutation", AFTER_ROUND, may_go_berserk)
async def febrile_berserker_mutation(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """One die more at the unit's own value, whatever it rolls otherwise; a hit is assigned at once."""
    unit = unit_named(fallen(game, effect, battle), name_of(key))
    scope = game.scope("battle_round")
    game.note(effect, scope, f"{game.remembered(effect, scope)} {unit_key(unit)}".strip())
    side, enemy, here = battle.side(effect.owner), battle.enemy(effect.owner), place_of(battle)
    purpose = "invasion" if battle.planet else "battle"
    place = (battle.system, battle.planet, enemy.seat, battle.round, side.attacker)
    die = game.combat.throw(Firing(effect.owner, unit.kind, purpose, *place, unit.damage, unit.mark), 1)
    dice = await game.combat.lay_out(die, AFTER_THE_ROUND, battle.system, enemy.seat)
    hits = await game.combat.scored(enemy.seat, here, dice, purpose if battle.planet else AFTER_THE_ROUND, effect.owner)
    if hits and battle.planet:
        game.combat.set_hits(enemy, hits)
        await game.combat.carry_out(enemy.seat, here, await game.invasion.casualties(battle, enemy), "invasion", effect.owner)
    elif hits:
        aim = game.combat.aim(enemy.seat, here, purpose, effect.owner, unit.kind)
        await game.combat.suffer(enemy.seat, here, hits, purpose=purpose, by=effect.owner, aim=aim)


# -- C'morran Norr -----------------------------------------------------------------------------------------------------


@official.modify("norr_flagship_bonus", COMBAT_VALUE)
def flagship_bonus(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """+1 on rolls of Space Battles in the Flagship's system."""
    return value - (firing.purpose == "battle" and flagship_in(game, firing.seat, firing.system))
