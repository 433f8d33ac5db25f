"""Biotechnology as Shattered Ascension changes it."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.rules import forces
from mecatol.rules.layers import shattered_ascension, shattered_ascension_17
from mecatol.rules.moments import (
    AFTER_BATTLE,
    BEFORE_BOMBARDMENT,
    COMBAT_VALUE,
    PROMOTED,
    ROUND_ENDS,
    SEIZES,
    STATUS_COUNTERS,
    VOTES,
    At,
    Firing,
    Unit,
)
from mecatol.rules.naming import planet_named
from mecatol.rules.pieces import GROUND, is_ground, on_planet
from mecatol.rules.shattered_ascension_17.game import Game
from mecatol.rules.state import Battle, CardId, Seat

from .official_green import BACTERIA, animate, hand
from .official_red import FOOT


@shattered_ascension.modify("gen_synthesis", COMBAT_VALUE)
def gen_synthesis(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Ground Forces, Shock Troops among them, have +1 on combat rolls."""
    return value - (firing.kind in FOOT)


@shattered_ascension.modify("gen_synthesis", PROMOTED)
def second_promotion(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """A won invasion promotes one Ground Force more."""
    return value + 1


@shattered_ascension_17.on("dacxive_animators", AFTER_BATTLE, ANY)
async def dacxive_animators(game: Game, effect: Effect, battle: Battle) -> None:
    """After an invasion won as the attacker the ground units destroyed on either side may rise again for him."""
    if battle.planet and battle.winner == effect.owner == battle.attacker.seat:
        killed = forces.count([*battle.attacker.lost_all, *battle.defender.lost_all], *GROUND)
        await animate(game, effect.owner, battle, killed)


@shattered_ascension_17.modify("hyper_metabolism", STATUS_COUNTERS)
def hyper_metabolism(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """One more Command Counter in each Status Phase."""
    return value + 1


@grants("OFF-GEN-3")
def hand_or_not(game: Game, seat: Seat) -> list[Option[str]]:
    """A card to exchange, or none."""
    return [*hand(game, seat), Option("no", says=message("option-no"))]


@shattered_ascension_17.on("hyper_metabolism", ROUND_ENDS, ANY)
async def recycle(game: Game, effect: Effect, speaker: Seat) -> None:
    """When the Status Phase ends one Action Card may be exchanged for another."""
    if not hand(game, effect.owner):
        return
    key = await game.choose(effect.owner, "recycle", hand_or_not, game, effect.owner)
    if key != "no":
        game.action_cards.discard(effect.owner, CardId(key))
        await game.action_cards.take(effect.owner, 1, "hyper_metabolism")


@shattered_ascension.modify("xenopsychology", VOTES)
def xenopsychology(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """Three more votes."""
    return value + 3


@shattered_ascension.modify("xenopsychology", SEIZES)
def seizes(game: Game, effect: Effect, value: bool, seat: Seat) -> bool:
    """The secondary of Diplomacy makes a planet's owner destroy a ground unit, and takes the planet when none is left."""
    return True


# -- X-89 Bacterial Weapon ----------------------------------------------------------------------------------


def victims(game: Game, effect: Effect, at: At) -> list[Option[str]]:
    """Planets with an army that some ship here could bombard, each once in an activation."""
    if at.seat != effect.owner:
        return []
    ships = game.bombardment.ready(at.seat, at.system)
    return [
        Option(on_planet(planet), "OFF-GEN-3", (on_planet(planet),), message("option-bacteria-planet", planet=planet))
        for planet in game.bombardment.targets(at.seat, at.system)
        if game.invasion.defenders(at.seat, planet)
        and not game.invasion.tally(f"infected:{planet}")
        and any(game.bombardment.may_bombard(at.seat, at.system, planet, ship).allowed for ship in ships)
    ]


@shattered_ascension_17.may(BACTERIA, BEFORE_BOMBARDMENT, victims)
async def x_89_bacterial_weapon(game: Game, effect: Effect, at: At, key: str) -> None:
    """Before bombarding, a die for every ground unit of the defender: each 3 or more is a hit on his army.

    The rolls are no combat rolls, and no bombardment: shields stop nothing. Half of the Action Cards (rounded down) are
    discarded for it, and a planet exhausted or lost. Mercenaries do not fall ill.
    """
    planet = planet_named(key)
    target = game.invasion.defender(planet)
    game.invasion.add_tally(f"infected:{planet}", 1)
    if target >= 0:
        game.tactical.hostile(at.seat, target)
    number = game.invasion.defenders(at.seat, planet)
    hits = await game.combat.try_luck(at.seat, BACTERIA, "ground_force", number, 3, on_planet(planet))
    if hits:
        lost = await game.combat.assign(target, on_planet(planet), hits, purpose=BACTERIA, only=is_ground, by=at.seat)
        await game.combat.carry_out(target, on_planet(planet), lost, BACTERIA, at.seat)
        for each in lost:
            if not each.sustains:
                game.invasion.add_tally(f"killed:{planet}:{each.unit.kind}", each.unit.count)
    await remorse(game, at.seat)


async def remorse(game: Game, seat: Seat) -> None:
    """What the weapon costs its user."""
    for _ in range(len(game.player(seat).action_cards) // 2):
        game.action_cards.discard(seat, await game.choose(seat, "discard_half", hand, game, seat))
    await game.economy.give_up_planet(seat, "sacrifice_planet", BACTERIA)
