"""Warfare technologies as Shattered Ascension changes them."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import Effect
from mecatol.rules.layers import shattered_ascension, shattered_ascension_17, shattered_ascension_es
from mecatol.rules.moments import (
    COMBAT_DICE,
    COMBAT_VALUE,
    FAVOURED,
    HITS_SCORED,
    MAY_PRODUCE,
    MOVEMENT,
    PRECOMBAT_SHOTS,
    Build,
    Firing,
    Hits,
    Unit,
)
from mecatol.rules.pieces import is_ground
from mecatol.rules.shattered_ascension.game import Game

from .official_red import guarded


@shattered_ascension_17.modify("hylar_v_assault_laser", COMBAT_VALUE)
def hylar_v_laser(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Cruisers and Destroyers have +1 on combat rolls that no other red technology grants or changes."""
    if firing.kind not in ("cruiser", "destroyer"):
        return value
    if firing.purpose == "barrage":
        return value - (not game.index.has(effect.owner, "automated_defense_turrets"))
    shots = firing.purpose == "precombat" and game.index.has(effect.owner, "assault_cannon")
    bombs = firing.purpose == "bombardment" and game.index.has(effect.owner, "graviton_negator")
    granted = firing.kind == "cruiser" and (shots or bombs)
    return value - (not granted)


@shattered_ascension_17.modify("hylar_v_assault_laser", FAVOURED)
def shots_of_other_guns(game: Game, effect: Effect, value: tuple[int, int], firing: Firing) -> tuple[int, int]:
    """Of the shots of Cruisers with Assault Cannons one each is granted by these; what else grants them shots has the +1."""
    if firing.kind != "cruiser" or firing.purpose != "precombat" or not game.index.has(effect.owner, "assault_cannon"):
        return value
    return (max(0, game.fold(PRECOMBAT_SHOTS, 0, firing) - firing.count), 1)


def one_hit(game: Game, effect: Effect, hits: Hits) -> list[Option[str]]:
    """Once a round, while the owner is the active player."""
    action = game.state.action
    mine = hits.seat == effect.owner and action is not None and action.seat == effect.owner
    if not mine or hits.count <= 0 or game.used_this_round(effect):
        return []
    return [Option("ignore_hit", says=message("option-ignore-hit"))]


@shattered_ascension_17.may("impulsion_shields", HITS_SCORED, one_hit)
@shattered_ascension_es.may("duranium_armor", HITS_SCORED, one_hit)  # SAES-SOT-14
async def impulsion_shields(game: Game, effect: Effect, hits: Hits, key: str) -> None:
    """Once a round, in an own action, a hit from combat rolls or Space Mines is ignored."""
    game.use_this_round(effect)
    hits.count -= 1


@shattered_ascension_17.modify("war_sun", MAY_PRODUCE)
def war_sun(game: Game, effect: Effect, verdict: Verdict, build: Build) -> Verdict:
    """War Suns may be produced."""
    return Verdict(True, "OFF-UNI-1") if build.kind == "war_sun" else verdict


@shattered_ascension_17.modify("war_sun", MOVEMENT)
def faster_war_suns(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """War Suns move one system further (SA17-UNI-08)."""
    return value + (unit.kind == "war_sun")


@shattered_ascension_17.modify("war_sun", COMBAT_DICE)
def bombarding_war_suns(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """War Suns bombard with two more dice (SA17-UNI-09)."""
    return value + 2 * (firing.kind == "war_sun" and firing.purpose == "bombardment")


@shattered_ascension_17.modify("magen_defense_grid", COMBAT_VALUE)
def magen_defense_grid(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """PDS, and ground units defending a planet that holds a PDS of theirs, have +1 on combat rolls."""
    if firing.kind == "pds":
        return value - 1
    defends = is_ground(firing.kind) and firing.purpose == "invasion" and not firing.attacker
    return value - (defends and guarded(game, firing.seat, firing.planet))


@shattered_ascension_17.on("magen_defense_grid", HITS_SCORED)
async def shields_in_combat(game: Game, effect: Effect, hits: Hits) -> None:
    """Planetary Shields that the bombardment left cancel hits of the rounds of an Invasion Combat, one each; what a Scientist
    absorbs is none of them, for it is a hit of a bombardment (SA17-LDR-21)."""
    if hits.purpose == "invasion" and game.invasion.defender(hits.planet) == effect.owner:
        hits.count -= game.bombardment.use_shields(hits.planet, hits.count)


@shattered_ascension.modify("assault_cannon", PRECOMBAT_SHOTS)
def assault_cannons(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Each Dreadnought and Cruiser fires one shot before a Space Battle."""
    return value + firing.count * game.board.counts_as(firing.kind, "dreadnought", "cruiser")


@shattered_ascension.modify("graviton_negator", COMBAT_VALUE)
def graviton_negator(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """All bombardment rolls have +1."""
    return value - (firing.purpose == "bombardment")


@shattered_ascension.modify("graviton_negator", COMBAT_DICE)
def more_ships_bombard(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Fighters and Cruisers bombard with one die."""
    return value + (firing.kind in ("fighter", "cruiser") and firing.purpose == "bombardment")
