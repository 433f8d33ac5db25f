"""Warfare technologies of the official game."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.rules.layers import official
from mecatol.rules.moments import (
    AFTER_ROUND,
    CANNON_RANGE,
    COMBAT_DICE,
    COMBAT_VALUE,
    HITS_ASSIGNED,
    JOINS_INVASION,
    MAY_BOMBARD,
    MAY_PRODUCE,
    PRECOMBAT_SHOTS,
    Build,
    Firing,
    Unit,
)
from mecatol.rules.naming import at_unit, unit_key, unit_named
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Battle, Group, PlanetId, Seat, UnitId

FOOT: tuple[UnitId, ...] = ("ground_force", "shock_troop")  # OFF-SE-SHK: a Shock Troop counts as a Ground Force for everything


@official.modify("hylar_v_assault_laser", COMBAT_VALUE)
def hylar_v_assault_laser(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Cruisers and Destroyers have +1 on every combat roll, the barrage included."""
    return value - (firing.kind in ("cruiser", "destroyer"))


@official.modify("automated_defense_turrets", COMBAT_VALUE)
def automated_defense_turrets(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Destroyers have +2 in Anti-Fighter Barrages."""
    return value - 2 * (firing.kind == "destroyer" and firing.purpose == "barrage")


@official.modify("automated_defense_turrets", COMBAT_DICE)
def one_more_die_in_barrages(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Destroyers roll one more die in Anti-Fighter Barrages."""
    return value + (firing.kind == "destroyer" and firing.purpose == "barrage")


@official.modify("deep_space_cannon", CANNON_RANGE)
def deep_space_cannon(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """PDS reach the systems next to theirs."""
    return value + (unit.kind == "pds")


@official.modify("war_sun", MAY_PRODUCE)
def war_sun(game: Game, effect: Effect, verdict: Verdict, build: Build) -> Verdict:
    """War Suns may be built."""
    return Verdict(True, "OFF-UNI-1") if build.kind == "war_sun" else verdict


def guarded(game: Game, seat: Seat, planet: PlanetId) -> bool:
    """Whether a planet has a PDS of this player."""
    return bool(planet) and game.space_cannon.pds(seat, on_planet(planet)) > 0


@official.modify("magen_defense_grid", COMBAT_VALUE)
def magen_defense_grid(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """PDS have +1 on all combat rolls, Ground Forces defending a planet with an own PDS +1 in Invasion Combats."""
    if firing.kind == "pds":
        return value - 1
    defends = firing.kind in FOOT and firing.purpose == "invasion" and not firing.attacker
    return value - (defends and guarded(game, firing.seat, firing.planet))


@official.modify("assault_cannon", PRECOMBAT_SHOTS)
def assault_cannon(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Each Dreadnought fires one shot before a Space Battle."""
    return value + firing.count * game.board.counts_as(firing.kind, "dreadnought")


@official.modify("graviton_negator", MAY_BOMBARD)
def graviton_negator(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    """Dreadnoughts bombard planets with PDS."""
    shielded = verdict.clause == "OFF-PDS-4"
    return Verdict(True, "OFF-BOM-1") if shielded and game.board.counts_as(firing.kind, "dreadnought") else verdict


@official.modify("graviton_negator", JOINS_INVASION)
def fighters_in_invasions(game: Game, effect: Effect, value: bool, unit: Unit) -> bool:
    """Fighters fight in the Invasion Combats their owner begins."""
    return value or unit.kind == "fighter"


def damaged(game: Game, seat: Seat, battle: Battle) -> list[Group]:
    """A player's damaged units in a battle."""
    where = on_planet(battle.planet) if battle.planet else in_system(battle.system)
    return [group for group in game.board.units(seat, where) if group.damage]


def armor_repairs(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """One damaged unit after every round."""
    if not battle.has(effect.owner) or game.remembered(effect, "round") == f"{game.scope('battle')}:{battle.round}":
        return []
    return [
        Option(unit_key(g), "OFF-GEN-3", (at_unit(g),), message("option-repair", kind=g.kind), kind="repair")
        for g in damaged(game, effect.owner, battle)
    ]


def armor_repairs_leaving(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """A fleet that retreats repairs before it goes: once the round is over it is elsewhere."""
    leaves = battle.has(effect.owner) and battle.side(effect.owner).retreats_to
    return armor_repairs(game, effect, battle) if leaves else []


@official.may("duranium_armor", HITS_ASSIGNED, armor_repairs_leaving)
@official.may("duranium_armor", AFTER_ROUND, armor_repairs)
async def duranium_armor(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """After every round of a battle one damaged unit may be repaired."""
    game.note(effect, "round", f"{game.scope('battle')}:{battle.round}")
    where = on_planet(battle.planet) if battle.planet else in_system(Hex(battle.system))
    game.board.repair(effect.owner, where, unit_named(damaged(game, effect.owner, battle), key))
