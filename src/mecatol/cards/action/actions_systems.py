"""Action Cards played as an action that are aimed at a system."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import FLEET_SUPPLY, MAY_ACTIVATE, PRODUCTION_CAPACITY, ROUND_ENDS, TURN_BEGINS, At, Producing
from mecatol.rules.naming import at_player, in_system, listed, player_named, system_named
from mecatol.rules.official.game import Game
from mecatol.rules.state import Played, Seat

from .actions_planets import docks
from .aiming import aim_player, aim_system, ask, open_systems, place_aimed, player_aimed, presence, systems_aimed


def rebellious(game: Game, seat: Seat) -> list[Hex]:
    """Systems outside of Home Systems with planets to exhaust or docks."""
    building = [hex_ for hex_, _, _ in docks(game)]
    found = [s.hex for s in game.state.systems if any(p.owner >= 0 and not p.exhausted for p in s.planets) or s.hex in building]
    return open_systems(game, found)


def may_rise(game: Game, seat: Seat, context: Any) -> bool:
    return bool(rebellious(game, seat))


async def name_rising(game: Game, played: Played) -> None:
    await aim_system(game, played, "uprising", rebellious(game, played.seat))


@catalogue.action_card("uprising", declare=name_rising, fits=may_rise)
async def uprising(game: Game, played: Played) -> None:
    """All planets of a system are exhausted, and its Space Docks produce two less for the round."""
    for hex_ in systems_aimed(played):
        for planet in game.board.system(hex_).planets:
            if planet.owner >= 0:
                game.board.exhaust(planet.id, "uprising")
        game.begin_effect("uprising", played.seat, "card", until="round", where=in_system(hex_))


@effects.modify("uprising", PRODUCTION_CAPACITY, ANY)
def production_capacity_of_uprising(game: Game, effect: Effect, capacity: int, at: Producing) -> int:
    """Two less for each dock; several may float in one place."""
    return capacity - 2 * game.production.ready_docks(at.seat, at.where) if in_system(at.system) == effect.where else capacity


def neutral_ground(game: Game, seat: Seat) -> list[Hex]:
    """Systems outside of Home Systems in which a player has planets or units."""
    return open_systems(game, presence(game, seat))


def may_make_peace(game: Game, seat: Seat, context: Any) -> bool:
    return bool(neutral_ground(game, seat))


async def name_peace(game: Game, played: Played) -> None:
    await aim_player(game, played, "armistice_with", game.opponents(played.seat))
    await aim_system(game, played, "armistice", neutral_ground(game, played.seat))


@catalogue.action_card("armistice", declare=name_peace, fits=may_make_peace)
async def armistice(game: Game, played: Played) -> None:
    """Neither the player nor the chosen opponent may activate a system for the rest of the round."""
    other = player_aimed(played)
    for hex_ in systems_aimed(played):
        game.begin_effect("armistice", played.seat, "card", until="round", where=hex_, target=other)


@effects.modify("armistice", MAY_ACTIVATE, ANY, BOUND)
def activating_under_armistice(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    if at.system != effect.where or at.seat not in (effect.owner, effect.target):
        return verdict
    return Verdict(False, "OFF-GEN-3", message("explain-armistice", system=at.system))


async def name_footing(game: Game, played: Played) -> None:
    hexes = [hex_ for hex_, _ in game.state.layout]
    played.targets = [in_system(await ask.system(game, played.seat, "war_footing", hexes))]


@catalogue.action_card("war_footing", declare=name_footing)
async def war_footing(game: Game, played: Played) -> None:
    """Two more ships may be in one system until the end of the round; then the excess goes."""
    game.begin_effect("war_footing", played.seat, "card", where=played.targets[0])


@effects.modify("war_footing", FLEET_SUPPLY)
def fleet_supply_of_war_footing(game: Game, effect: Effect, limit: int, at: At) -> int:
    return limit + 2 if in_system(at.system) == effect.where else limit


@effects.on("war_footing", ROUND_ENDS, ANY)
async def war_footing_at_the_end_of_the_round(game: Game, effect: Effect, _: Seat) -> None:
    game.end_effect(effect)
    if not game.player(effect.owner).out:
        await game.fleet_supply.settle(effect.owner, system_named(effect.where), "war_footing")


# -- Diplomatic Immunity -----------------------------------------------------------------------------------------------


def envoys(game: Game, seat: Seat, hex_: Hex, before: Sequence[str]) -> list[Seat]:
    """Opponents whose Command Counter could still be laid in a system."""
    here = game.board.system(hex_).counters
    return [s for s in game.opponents(seat) if str(s) not in before and s not in here and game.board.reinforcements(s) > 0]


def immune(game: Game, seat: Seat) -> list[Hex]:
    """Systems with ships or planets of a player into which such a counter could go."""
    ships = game.board.fleets_of(seat)
    planets = [game.board.system_of(planet.id) for planet in game.board.planets_of(seat)]
    return [h for h, _ in game.state.layout if h in (*ships, *planets) and envoys(game, seat, h, ())]


def may_be_immune(game: Game, seat: Seat, context: Any) -> bool:
    return bool(immune(game, seat))


async def name_immune(game: Game, played: Played) -> None:
    hex_ = await ask.system(game, played.seat, "diplomatic_immunity", immune(game, played.seat))
    played.targets = [in_system(hex_)]
    await aim_player(game, played, "diplomatic_immunity_from", envoys(game, played.seat, hex_, ()))


@catalogue.action_card("diplomatic_immunity", declare=name_immune, fits=may_be_immune)
async def diplomatic_immunity(game: Game, played: Played) -> None:
    """An opponent's Command Counter lies in a system of the player's; on later turns another one's may."""
    hex_, other = game.board.hex_of(place_aimed(played)), player_aimed(played)
    game.board.lay_counter(other, hex_, "reinforcements")
    effect = game.begin_effect("diplomatic_immunity", played.seat, "card", until="round", where=hex_)
    game.note(effect, "done", str(other))


def later_envoys(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """At the start of each later turn: opponents whose counter was not laid before."""
    if seat != effect.owner or game.remembered(effect, "turn") == game.scope("turn"):
        return []
    before = listed(game.remembered(effect, "done"))
    return [
        Option(at_player(s), "OFF-GEN-3", (at_player(s), in_system(Hex(effect.where))), message("option-envoy", player=s))
        for s in envoys(game, effect.owner, Hex(effect.where), before)
    ]


@effects.may("diplomatic_immunity", TURN_BEGINS, later_envoys)
async def another_envoy(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """One counter a turn."""
    other = player_named(key)
    game.board.lay_counter(other, Hex(effect.where), "reinforcements")
    game.note(effect, "done", f"{game.remembered(effect, 'done')} {other}")
    game.note(effect, "turn", game.scope("turn"))
