"""The Mentak Coalition (OFF-RAC-5): pirates who shoot first."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, BOUND, OPPONENT, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.choosing import NO, player_options
from mecatol.rules.layers import official, shattered_ascension
from mecatol.rules.moments import (
    AFTER_BATTLE,
    BRACED,
    COMPONENT_ACTION,
    EXTRA_DICE,
    GOOD_WORTH,
    GROUND_CAPACITY,
    OUT_OF_TURN,
    PRECOMBAT_SHOTS,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    SUSTAIN,
    Firing,
    Unit,
)
from mecatol.rules.naming import kind_of, player_named, unit_kind
from mecatol.rules.official.fleet_supply import load_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import SHIPS, in_system, is_ship
from mecatol.rules.state import Battle, Seat, UnitId

from .common import flagship_in

AMBUSHERS: tuple[UnitId, ...] = ("cruiser", "destroyer")  # who shoots best comes first
AMBUSH = 2
VICTIMS, RICH = 2, 3
BOOTY = 2


# -- the sheet ---------------------------------------------------------------------------------------------------------


@official.modify("mentak_ambush", PRECOMBAT_SHOTS)
def ambush(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Before a Space Battle up to two Cruisers or Destroyers fire."""
    left = AMBUSH
    for group in game.board.ships(firing.seat, firing.system) if firing.kind in AMBUSHERS else ():
        if (group.kind, group.damage, group.mark) == (firing.kind, firing.damage, firing.mark):
            return value + max(0, min(left, firing.count))
        left -= group.count if group.kind in AMBUSHERS else 0
    return value


@grants("OFF-RAC-5")
def rich_players(game: Game, seat: Seat, robbed: Sequence[Seat]) -> list[Option[str]]:
    """Others with at least three Trade Goods, or nobody more."""
    found = [other for other in game.opponents(seat) if game.player(other).trade_goods >= RICH and other not in robbed]
    return player_options(found, may_decline=True)


async def rob(game: Game, seat: Seat) -> None:
    """A Trade Good of each of up to two rich players."""
    robbed: list[Seat] = []
    while len(robbed) < VICTIMS and len(rich_players(game, seat, robbed)) > 1:
        key = await game.choose(seat, "pillage", rich_players, game, seat, robbed)
        if key == "no":
            return
        robbed.append(player_named(key))
        game.economy.hand_goods(robbed[-1], seat, 1)


def may_pillage(game: Game, effect: Effect, anybody: Seat) -> list[Option[str]]:
    """Once in a Strategy Phase, where somebody is rich."""
    used = game.state.phase != "strategy" or game.used_this_round(effect)
    if used or len(rich_players(game, effect.owner, ())) < 2:
        return []
    return [Option("pillage", "OFF-RAC-5", says=message("option-pillage"))]


@official.may("mentak_pillage", STRATEGY_PHASE_BEGINS, may_pillage)
@official.may("mentak_pillage", STRATEGY_PHASE_ENDS, may_pillage)
@official.may("mentak_pillage", OUT_OF_TURN, may_pillage)
async def pillage(game: Game, effect: Effect, anybody: Seat, key: str) -> None:
    """At any time of the Strategy Phase they rob the rich."""
    game.use_this_round(effect)
    await rob(game, effect.owner)


def may_rob(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """As an action, for a counter of Strategy Allocation."""
    if seat != effect.owner or not game.player(seat).strategy or len(rich_players(game, seat, ())) < 2:
        return []
    return [Option("piracy", "SAES-RAC-02", says=message("option-piracy"))]


@shattered_ascension.may("mentak_piracy", COMPONENT_ACTION, may_rob)
async def piracy(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """The theft is an action (SAES-RAC-02); between two players every second one brings a good more (SA17-DUE-24)."""
    game.economy.spend_counter(seat, "strategy", "piracy")
    await rob(game, seat)
    times = int(game.remembered(effect, "times") or 0) + 1
    game.note(effect, "times", str(times))
    if game.seats() == 2 and times % 2 == 0:
        game.economy.gain_goods(seat, 1, "piracy")


# -- Mirror Computing --------------------------------------------------------------------------------------------------


@official.modify("mirror_computing", GOOD_WORTH)
def mirror_computing(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """Each Trade Good they spend counts as two resources or as two influence."""
    return 2 * value


# -- Adaptable Ordnance Rigs -------------------------------------------------------------------------------------------


@shattered_ascension.modify("adaptable_ordnance_rigs", GROUND_CAPACITY)
def holds(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """A Cruiser may carry a Ground Force."""
    return value + (unit.kind == "cruiser")


def free_rigs(game: Game, seat: Seat, hex_: Hex) -> int:
    """In an action of theirs: the Cruisers of a system that carry nothing and have not taken a hit."""
    if game.state.action is None or game.state.action.seat != seat:
        return 0
    there = game.board.units(seat, in_system(hex_))
    cruisers = forces.count(there, "cruiser")
    places = game.fleet_supply.places(seat, hex_, there)
    laden = load_of(there).over(replace(places, infantry=places.infantry - cruisers))
    hurt = sum(group.count for group in there if group.kind == "cruiser" and group.damage)
    return max(0, cruisers - laden - hurt)


@shattered_ascension.modify("adaptable_ordnance_rigs", BRACED)
def plates(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """A Cruiser without cargo may sustain a hit outside combat rounds."""
    if unit.kind != "cruiser" or kind_of(unit.where) != "system":
        return value
    return value + free_rigs(game, unit.seat, game.board.hex_of(unit.where))


@shattered_ascension.modify("adaptable_ordnance_rigs", EXTRA_DICE)
def guns(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Or it rolls one die more in the first round of a Space Battle."""
    if (firing.kind, firing.purpose, firing.round, firing.damage) != ("cruiser", "battle", 1, 0):
        return value
    left = free_rigs(game, firing.seat, firing.system)
    for group in game.board.ships(firing.seat, firing.system):
        if (group.kind, group.damage, group.mark) == ("cruiser", 0, firing.mark):
            return value + max(0, min(left, firing.count))
        left -= group.count if (group.kind, group.damage) == ("cruiser", 0) else 0
    return value


# -- Salvage Operations ------------------------------------------------------------------------------------------------


@grants("OFF-TEC-3")
def wrecks(game: Game, seat: Seat, battle: Battle) -> list[Option[str]]:
    """Kinds of ships destroyed in the battle that they may build, have room for and can pay; or none."""
    where, production = in_system(battle.system), game.production
    lost = [*battle.enemy(seat).lost_all, *battle.side(seat).lost_all]
    kinds = [kind for kind in dict.fromkeys(group.kind for group in lost) if kind in SHIPS]
    found = [
        Option(kind, "", (where,), message("option-salvage", kind=kind, cost=price(game, seat, battle, kind)))
        for kind in kinds
        if production.may_produce(seat, battle.system, kind).allowed and production.room_for(seat, kind, where, 1)
        if game.economy.can_pay(seat, resources=price(game, seat, battle, kind))
    ]
    return [*found, NO]


def price(game: Game, seat: Seat, battle: Battle, kind: UnitId) -> int:
    """What a ship costs there."""
    return (game.production.halves(seat, battle.system, kind) + 1) // 2


@official.on("salvage_operations", AFTER_BATTLE, ANY)
async def salvage_operations(game: Game, effect: Effect, battle: Battle) -> None:
    """Two Trade Goods after every Space Battle of theirs; after a victory perhaps a ship like one that was destroyed."""
    seat = effect.owner
    if battle.planet or not battle.has(seat):
        return
    game.economy.gain_goods(seat, BOOTY, "salvage_operations")
    if battle.winner != seat or len(wrecks(game, seat, battle)) < 2:
        return
    key = await game.choose(seat, "salvage", wrecks, game, seat, battle)
    if key != "no":
        kind = unit_kind(key)
        await game.economy.pay(seat, "salvage_operations", resources=price(game, seat, battle, kind))
        game.production.place_units(seat, kind, in_system(battle.system), 1, "salvage_operations")


# -- Fourth Moon -------------------------------------------------------------------------------------------------------


@official.modify("mentak_flagship_no_sustain", BRACED, OPPONENT, BOUND)
@official.modify("mentak_flagship_no_sustain", SUSTAIN, OPPONENT, BOUND)
def no_sustain(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Enemy ships in the Flagship's system sustain no damage."""
    if kind_of(unit.where) != "system" or not is_ship(unit.kind):
        return value
    return 0 if flagship_in(game, effect.owner, game.board.hex_of(unit.where)) else value
