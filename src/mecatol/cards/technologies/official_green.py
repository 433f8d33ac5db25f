"""Biotechnology of the official game."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.rules import forces
from mecatol.rules.layers import official
from mecatol.rules.moments import (
    AFTER_BATTLE,
    BEFORE_BOMBARDMENT,
    BEFORE_CARDS_DRAWN,
    CARDS_DRAWN,
    COMBAT_VALUE,
    GROUND_CAPACITY,
    STATUS_COUNTERS,
    TECHNOLOGY_COST,
    UNITS_DESTROYED,
    At,
    Drawn,
    Firing,
    Loss,
    Research,
    Unit,
)
from mecatol.rules.naming import kind_of, planet_named, planet_of, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import Battle, CardId, Group, PlanetId, Seat

from .official_red import FOOT

BACTERIA = "x_89_bacterial_weapon"


@official.modify("stasis_capsules", GROUND_CAPACITY, reads=())
def stasis_capsules(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Each Cruiser and Dreadnought carries a Ground Force."""
    return value + game.board.counts_as(unit.kind, "cruiser", "dreadnought")


@official.modify("cybernetics", COMBAT_VALUE)
def cybernetics(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Fighters have +1 on all combat rolls."""
    return value - (firing.kind == "fighter")


@official.modify("gen_synthesis", COMBAT_VALUE)
def gen_synthesis(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Ground Forces have +1 in Invasion Combats."""
    return value - (firing.kind in FOOT and firing.purpose == "invasion")


def home_worlds(game: Game, seat: Seat) -> list[Option[PlanetId]]:
    """The planets of his Home System that a player controls."""
    return [
        Option(planet.id, "OFF-GEN-3", (on_planet(planet.id),), message("option-planet", planet=planet.id))
        for planet in game.board.home_planets(seat)
        if planet.owner == seat
    ]


@official.on("gen_synthesis", UNITS_DESTROYED)
async def synthesised_anew(game: Game, effect: Effect, loss: Loss) -> None:
    """A destroyed Ground Force comes back on a planet of the Home System where a die shows 5 or more."""
    seat = effect.owner
    if loss.kind not in FOOT or not home_worlds(game, seat):
        return
    saved = await game.combat.try_luck(seat, "gen_synthesis", loss.kind, loss.count, 5, loss.where)
    for _ in range(saved):
        planet = await game.choose(seat, "synthesis_planet", home_worlds, game, seat)
        game.production.place_units(seat, "ground_force", on_planet(planet), 1, "gen_synthesis")
    forget_killed(game, seat, loss, saved)


def forget_killed(game: Game, seat: Seat, loss: Loss, saved: int) -> None:
    """Those that came back were not killed: Dacxive Animators do not ask for them."""
    battle = game.state.battle
    if saved and battle is not None and battle.has(seat) and loss.where == on_planet(battle.planet):
        game.combat.not_lost(battle.side(seat), loss.kind, saved)
    elif saved and loss.why in ("bombardment", BACTERIA):
        game.invasion.add_tally(f"killed:{planet_of(loss.where)}:{loss.kind}", -saved)


@official.modify("neural_motivator", CARDS_DRAWN)
def neural_motivator(game: Game, effect: Effect, value: int, drawn: Drawn) -> int:
    """One more Action Card in each Status Phase."""
    return value + (drawn.deck == "action")


async def animate(game: Game, seat: Seat, battle: Battle, killed: int) -> None:
    """A die for every unit killed; each 6 or more is a Ground Force on the planet."""
    if killed <= 0:
        return
    here = on_planet(battle.planet)
    risen = await game.combat.try_luck(seat, "dacxive_animators", "ground_force", killed, 6, here)
    game.production.place_units(seat, "ground_force", here, risen, "dacxive_animators")


@official.on("dacxive_animators", AFTER_BATTLE, ANY)
async def dacxive_animators(game: Game, effect: Effect, battle: Battle) -> None:
    """After a won Invasion Combat the Ground Forces killed on either side may rise again for the winner."""
    if battle.planet and battle.winner == effect.owner:
        killed = forces.count([*battle.attacker.lost_all, *battle.defender.lost_all], *FOOT)
        await animate(game, effect.owner, battle, killed)


def culprits(game: Game, effect: Effect, at: At) -> list[Option[str]]:
    """A Dreadnought or War Sun that has not bombarded, and an enemy planet with Ground Forces."""
    if at.seat != effect.owner:
        return []
    ready = game.bombardment.ready(at.seat, at.system)
    ships = dict.fromkeys(g.kind for g in ready if game.board.counts_as(g.kind, "dreadnought", "war_sun"))
    victims = [planet for planet in game.bombardment.targets(at.seat, at.system) if infected(game, planet)]
    return [
        Option(f"{kind}:{planet}", "OFF-GEN-3", (on_planet(planet),), message("option-bacteria", kind=kind, planet=planet))
        for kind in ships
        for planet in victims
    ]


def infected(game: Game, planet: PlanetId) -> tuple[Group, ...]:
    """The Ground Forces of the player who defends a planet; Mechanized Units do not fall ill (OFF-SOT-MEC)."""
    seat = game.invasion.defender(planet)
    return forces.of(game.board.units(seat, on_planet(planet)), lambda kind: kind in FOOT) if seat >= 0 else ()


@official.may(BACTERIA, BEFORE_BOMBARDMENT, culprits)
async def x_89_bacterial_weapon(game: Game, effect: Effect, at: At, key: str) -> None:
    """Instead of bombarding a ship destroys all enemy Ground Forces on a planet; all Action Cards are discarded for it."""
    kind, planet = unit_kind(kind_of(key)), planet_named(key)
    target, victims = game.invasion.defender(planet), infected(game, planet)
    game.bombardment.use(at.system, kind)
    game.tactical.hostile(at.seat, target)
    for group in victims:
        game.invasion.add_tally(f"killed:{planet}:{group.kind}", group.count)
    await game.combat.destroy(target, on_planet(planet), victims, BACTERIA, at.seat)
    for card in list(game.player(at.seat).action_cards):
        game.action_cards.discard(at.seat, card)


@official.modify("hyper_metabolism", STATUS_COUNTERS)
def hyper_metabolism(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """One more Command Counter in each Status Phase."""
    return value + 1


@grants("OFF-GEN-3")
def hand(game: Game, seat: Seat) -> list[Option[CardId]]:
    """Action Cards to discard."""
    return [Option(card, says=message("option-discard-card", card=card)) for card in game.player(seat).action_cards]


def once_a_phase(game: Game, effect: Effect, speaker: Seat) -> list[Option[CardId]]:
    """One card may be given up, once in a Status Phase."""
    used = game.used_this_round(effect)
    return [] if used else hand(game, effect.owner)


@official.may("hyper_metabolism", BEFORE_CARDS_DRAWN, once_a_phase)
async def recycle(game: Game, effect: Effect, speaker: Seat, key: str) -> None:
    """Before drawing, a discarded Action Card brings another one."""
    game.use_this_round(effect)
    game.action_cards.discard(effect.owner, CardId(key))
    await game.action_cards.take(effect.owner, 1, "hyper_metabolism")


@official.modify("neural_computing", TECHNOLOGY_COST)
def neural_computing(game: Game, effect: Effect, value: int, research: Research) -> int:
    """Technologies cost 2 resources less."""
    return value - 2
