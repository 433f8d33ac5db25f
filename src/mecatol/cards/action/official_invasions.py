"""Official Action Cards around bombardment, landings and Invasion Combats whose text differs from that of the revised deck."""

from __future__ import annotations

from mecatol.core.effects import Effect
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import BEFORE_BATTLE, BEFORE_BOMBARDMENT, BEFORE_LANDING, HITS_SCORED, At, Hits
from mecatol.rules.naming import on_planet, planet_of
from mecatol.rules.official.game import Game
from mecatol.rules.state import Battle, Played, Seat

from . import bombardments, rounds
from .aiming import ask, exposed, place_aimed
from .sides import enemy_of, fights_on_planet, ground, under_way

# -- Chemical Warfare --------------------------------------------------------------------------------------------------


def infantry(game: Game, seat: Seat, battle: Battle) -> Groups:
    """The enemy's Ground Forces in an Invasion Combat at which a card may be aimed."""
    there = exposed(game, seat, battle.enemy(seat).seat, ground(battle))
    return forces.of(there, bombardments.is_infantry)


def may_poison(game: Game, seat: Seat, battle: Battle) -> bool:
    """With a Dreadnought in the system of an enemy planet."""
    attacks = bool(battle.planet) and battle.attacker.seat == seat and battle.defender.seat >= 0
    armed = attacks and any(game.board.counts_as(ship.kind, "dreadnought") for ship in game.board.ships(seat, battle.system))
    return armed and bool(infantry(game, seat, battle))


async def name_battlefield(game: Game, played: Played) -> None:
    played.targets = [ground(under_way(game))]


@catalogue.action_card("chemical_warfare", BEFORE_BATTLE, declare=name_battlefield, fits=may_poison)
async def chemical_warfare(game: Game, played: Played) -> None:
    """Half of the defending Ground Forces are destroyed, rounded up, whatever PDS there are."""
    battle, enemy, combat = under_way(game), enemy_of(game, played.seat), game.combat
    here, half = ground(battle), (forces.count(infantry(game, played.seat, battle)) + 1) // 2
    lost = await combat.assign(
        enemy, here, half, purpose="chemical_warfare", may_sustain=False, only=bombardments.is_infantry, by=played.seat
    )
    await combat.carry_out(enemy, here, lost, "chemical_warfare", played.seat)


# -- Dug In ------------------------------------------------------------------------------------------------------------


async def name_shelter(game: Game, played: Played) -> None:
    at: At = game.action_cards.context()
    planet = await ask.planet(game, played.seat, "dug_in", bombardments.armies(game, played.seat, at))
    played.targets = [on_planet(planet)]


@catalogue.action_card("dug_in", BEFORE_BOMBARDMENT, declare=name_shelter, fits=bombardments.is_threatened)
async def dug_in(game: Game, played: Played) -> None:
    """Bombardment does nothing to the player's Ground Forces on one planet this round."""
    game.begin_effect("official_dug_in", played.seat, "card", until="round", where=played.targets[0])


@effects.on("official_dug_in", HITS_SCORED)
async def dug_in_when_hits_are_scored(game: Game, effect: Effect, hits: Hits) -> None:
    if hits.purpose == "bombardment" and on_planet(hits.planet) == effect.where:
        hits.count = 0


# -- Geomagnetic Mines, Overrun ----------------------------------------------------------------------------------------


@catalogue.action_card("geomagnetic_mines", BEFORE_BATTLE, fits=rounds.against_armor)
async def geomagnetic_mines(game: Game, played: Played) -> None:
    """One Mechanized Unit of the enemy is destroyed."""
    battle = under_way(game)
    armor = rounds.armor(game, battle, played.seat)
    unit = await ask.unit(game, played.seat, "geomagnetic_mines", armor, ground(battle))
    await game.combat.destroy(enemy_of(game, played.seat), ground(battle), [unit], "geomagnetic_mines", played.seat)


def may_overrun(game: Game, seat: Seat, battle: Battle) -> bool:
    """With a Mechanized Unit in the battle."""
    if not fights_on_planet(battle, seat) or not forces.count(game.board.units(seat, ground(battle)), "mechanized_unit"):
        return False
    return bool(infantry(game, seat, battle))


@catalogue.action_card("overrun", BEFORE_BATTLE, fits=may_overrun)
async def overrun(game: Game, played: Played) -> None:
    """One Ground Force of the enemy is destroyed."""
    battle = under_way(game)
    unit = await ask.unit(game, played.seat, "overrun", infantry(game, played.seat, battle), ground(battle))
    await game.combat.destroy(enemy_of(game, played.seat), ground(battle), [unit], "overrun", played.seat)


# -- Star of Death -----------------------------------------------------------------------------------------------------


@catalogue.action_card("star_of_death", BEFORE_LANDING, declare=bombardments.name_doomed_world, fits=bombardments.has_war_sun)
async def star_of_death(game: Game, played: Played) -> None:
    """Everything on a planet is destroyed; it is neutral and irradiated."""
    await bombardments.destroy_world(game, played.seat, planet_of(place_aimed(played)))
