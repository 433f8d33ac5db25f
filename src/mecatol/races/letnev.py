"""The Barony of Letnev (OFF-RAC-1): money wins battles, and large fleets."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import ANY, SET, Effect
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.layers import central_powers, official, shattered_ascension
from mecatol.rules.moments import (
    ABSORBED,
    AFTER_ROUND,
    AIM,
    BEFORE_ROUND,
    COMBAT_VALUE,
    FLEET_SUPPLY,
    HITS_ASSIGNED,
    MAY_BOMBARD,
    SECONDARY_UNITS,
    SECONDARY_USED,
    UNIT_LIMIT,
    Aim,
    Aimed,
    At,
    Firing,
    Unit,
    Using,
)
from mecatol.rules.naming import at_unit, name_of, unit_key, unit_named
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, is_big_ship, is_ship
from mecatol.rules.state import Battle, Group, Seat, UnitId

from .common import FOOT

PRICE = 2
SHIPS_BONUS, TROOPS_BONUS = 1, 2
FUNDED = "letnev_funded"
DISRUPTORS = ("l4_disruptors", "l5_disruptor_weapon_systems")  # with which the bonus on planets costs nothing
TUNED = {"armor": "l5_tuned_armor", "ships": "l5_tuned_ships"}
FREE_GOODS, UNITS_MOST = 2, 5
PLASTIC: dict[UnitId, int] = {"carrier": 5, "dreadnought": 6}


# -- the sheet ---------------------------------------------------------------------------------------------------------


def may_fund(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Before a round, once: there is no second bonus for more goods."""
    seat = effect.owner
    if not battle.has(seat) or game.economy.goods_to_spend(seat) < PRICE or game.index.has(seat, FUNDED):
        return []
    if battle.planet and (any(game.index.has(seat, key) for key in DISRUPTORS) or not troops(game, battle, effect)):
        return []
    return [Option("fund", "OFF-RAC-1", says=message("option-war-funding", goods=PRICE))]


def troops(game: Game, battle: Battle, effect: Effect) -> int:
    """How many Ground Forces its side fights with."""
    return forces.count(game.invasion.fighters(battle, battle.side(effect.owner)), *FOOT)


@official.may("letnev_war_funding", BEFORE_ROUND, may_fund)
async def war_funding(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """Two Trade Goods before a round: ships have +1 in it, or Ground Forces +2."""
    await game.economy.spend_goods(effect.owner, PRICE, "war_funding")
    game.begin_effect(FUNDED, effect.owner, "race", until="battle_round")


@official.modify(FUNDED, COMBAT_VALUE)
def funded(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """The bonus of the round that was paid for."""
    if firing.purpose == "battle":
        return value - SHIPS_BONUS * is_ship(firing.kind)
    return value - TROOPS_BONUS * (firing.purpose == "invasion" and firing.kind in FOOT)


@official.modify("letnev_fleet_bonus", FLEET_SUPPLY)
def fleet_bonus(game: Game, effect: Effect, value: int, at: At) -> int:
    """Each fleet may hold one ship more than Fleet Supply."""
    return value + 1


@central_powers.on("letnev_production_bonus", SECONDARY_USED)
async def production_bonus(game: Game, effect: Effect, using: Using) -> None:
    """The secondary of Production brings them two Trade Goods, before they pay for anything (CP-RAC-31)."""
    if using.card == "production":
        game.economy.gain_goods(using.seat, FREE_GOODS, "letnev_production_bonus")


@central_powers.modify("letnev_production_bonus", SECONDARY_UNITS, stage=SET)
def greater_efforts(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """And makes up to five units (CP-RAC-32)."""
    return max(value, UNITS_MOST)


@central_powers.modify("letnev_more_plastic", UNIT_LIMIT, stage=SET)
def more_plastic(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """A fifth Carrier and a sixth Dreadnought (CP-RAC-33)."""
    return max(value, PLASTIC.get(unit.kind, 0))


# -- race technologies and upgrades ------------------------------------------------------------------------------------


@central_powers.modify("l5_disruptor_weapon_systems", COMBAT_VALUE)
@official.modify("l4_disruptors", COMBAT_VALUE)
def l4_disruptors(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """The bonus of the race in Invasion Combat costs nothing; who lacks that bonus gets none."""
    mine = firing.purpose == "invasion" and firing.kind in FOOT and game.index.has(effect.owner, "letnev_war_funding")
    return value - TROOPS_BONUS * mine


def may_tune(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Before a round, once, for a Trade Good: Mechanized Units on a planet, or all ships that are no Fighters (CP-RAC-36)."""
    seat, what = effect.owner, "armor" if battle.planet else "ships"
    if not battle.has(seat) or not game.economy.goods_to_spend(seat) or game.index.has(seat, TUNED[what]):
        return []
    if battle.planet and not forces.count(game.invasion.fighters(battle, battle.side(seat)), "mechanized_unit"):
        return []
    return [Option(what, "CP-RAC-36", says=message(f"option-tune-{what}"))]


@central_powers.may("l5_disruptor_weapon_systems", BEFORE_ROUND, may_tune)
async def tune(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """They have +1 in the round."""
    await game.economy.spend_goods(effect.owner, 1, "l5_disruptor_weapon_systems")
    game.begin_effect(TUNED[key], effect.owner, "technology", until="battle_round")


@central_powers.modify(TUNED["armor"], COMBAT_VALUE)
def tuned_armor(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Mechanized Units."""
    return value - (firing.purpose == "invasion" and firing.kind == "mechanized_unit")


@central_powers.modify(TUNED["ships"], COMBAT_VALUE)
def tuned_ships(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Ships that are no Fighters."""
    return value - (firing.purpose == "battle" and is_big_ship(firing.kind))


@official.modify("noneuclidean_shielding", ABSORBED)
def noneuclidean_shielding(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """A unit that sustains damage cancels two hits."""
    return max(value, 2)


def mendable(game: Game, effect: Effect, battle: Battle) -> list[Group]:
    """Damaged ships that did not sustain damage in the round; of ships that are alike whichever did not."""
    if battle.planet or not battle.has(effect.owner):
        return []
    side = battle.side(effect.owner)
    struck = {(g.kind, g.damage, g.mark): g.count for g in forces.together(side.sustained)}
    return [
        g
        for g in game.board.ships(effect.owner, battle.system)
        if g.damage and g.count > struck.get((g.kind, g.damage, g.mark), 0) - struck.get((g.kind, g.damage + 1, g.mark), 0)
    ]


def may_mend(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """One ship after each round of a Space Battle."""
    if game.remembered(effect, "round") == game.scope("battle_round"):
        return []
    return [
        Option(f"mend:{unit_key(g)}", "SA17-TEC-04", (at_unit(g),), message("option-mend", kind=g.kind), kind="repair")
        for g in mendable(game, effect, battle)
    ]


def may_mend_leaving(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """A fleet that retreats is mended before it goes: once the round is over it is elsewhere."""
    return may_mend(game, effect, battle) if battle.has(effect.owner) and battle.side(effect.owner).retreats_to else []


@shattered_ascension.may("saimoc_infused_hulls", HITS_ASSIGNED, may_mend_leaving)
@shattered_ascension.may("saimoc_infused_hulls", AFTER_ROUND, may_mend)
async def saimoc_infused_hulls(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """A ship that did not sustain damage in the round is repaired."""
    game.note(effect, "round", game.scope("battle_round"))
    where = in_system(battle.system)
    game.board.repair(effect.owner, where, unit_named(game.board.units(effect.owner, where), name_of(key)))


@shattered_ascension.modify("saimoc_infused_hulls", AIM)
def hard_skin(game: Game, effect: Effect, aim: Aim, aimed: Aimed) -> Aim:
    """In the first round hits of Fighters are for Fighters only."""
    battle = game.state.battle
    first = battle is not None and not battle.planet and battle.round == 1
    return replace(aim, fighters=True) if first and aimed.purpose == "battle" and aimed.kind == "fighter" else aim


# -- Arc Secundus ------------------------------------------------------------------------------------------------------


@official.modify("letnev_flagship_bombards_through_shields", MAY_BOMBARD)
def through_shields(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    """The Flagship bombards planets with PDS; in build 17 everybody does (SA17-UNI-11)."""
    return Verdict(True, "OFF-BOM-1") if firing.kind == "flagship" and verdict.clause == "OFF-PDS-4" else verdict


@official.on("letnev_flagship_repair", BEFORE_ROUND, ANY)
async def self_repair(game: Game, effect: Effect, battle: Battle) -> None:
    """The Flagship is whole again at the start of every combat round it takes part in."""
    where = in_system(battle.system)
    for group in game.board.units(effect.owner, where) if battle.has(effect.owner) else ():
        if group.kind == "flagship" and group.damage:
            game.board.repair(effect.owner, where, group)
