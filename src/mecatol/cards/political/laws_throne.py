"""Agendas about the throne: Mecatol Rex, the Home Systems of others, and who speaks for the people."""

from __future__ import annotations

from mecatol.cards.action.aiming import rebels_rise, rebels_win, ruled
from mecatol.cards.objectives.common import homes
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    ACTION_PHASE_ENDS,
    AFTER_BATTLE,
    CLAIMS_AGAIN,
    VICTORY_POINTS,
    Claiming,
)
from mecatol.rules.pieces import MECATOL_REX, in_system, is_ground, on_planet
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Action, Battle, Seat

from .events_planets import no_refreshing
from .laws_points import is_about_technology
from .motions import Motion
from .outcomes import exhaust_all, give_up_unit, lose_planet, score, this_round
from .voters import everyone, holder

# -- fleets that are called away ---------------------------------------------------------------------------------------


async def call_fleet(game: Game, seat: Seat, frm: Hex, to: Hex) -> None:
    """All ships of a player in a system go to another one, with whatever is aboard; Space Docks in space stay."""
    here = [group for group in game.board.units(seat, in_system(frm)) if group.kind != "space_dock"]
    if frm == to or not here:
        return
    aboard = [leader.id for leader in game.leaders.kept(seat) if leader.where == in_system(frm)]
    game.board.shift(seat, in_system(frm), in_system(to), here)
    for leader in aboard:
        game.leaders.place(leader, in_system(to))
    await game.fleet_supply.settle(seat, to, "agenda")


def fight_there(game: Game, seat: Seat, hex_: Hex) -> None:
    """Who has come upon enemy ships attacks them, when the council is over."""
    if not game.space_battle.enemies(seat, hex_):
        return
    fight = Step("space_battle.begin", seat, hex_)
    if game.state.action is None:
        game.tactical.start(Action(seat, "component"))
        game.then(fight, Step("action_phase.end_action", seat))
    else:
        game.then(fight)


# -- Mecatol Rex -------------------------------------------------------------------------------------------------------


async def exhaust_mecatol(game: Game) -> None:
    """Mecatol Rex is exhausted."""
    exhaust_all(game, lambda planet: planet.id == MECATOL_REX)


async def enthrone(game: Game) -> None:
    """A point for whoever has Mecatol Rex; his home fleet must come there."""
    for seat in holder(game, MECATOL_REX):
        score(game, seat, "lord_of_the_aeon_throne", 1)
        throne = game.board.system_of(MECATOL_REX)
        await call_fleet(game, seat, game.board.home(seat), throne)
        fight_there(game, seat, throne)


Motion("lord_of_the_aeon_throne", enthrone, exhaust_mecatol)

REBUILT = ("refinery", "refinery", "colony", "colony", "colony")


async def rebuild(game: Game) -> None:
    """All planets are exhausted, and Mecatol Rex has facilities beyond the one a planet may have."""
    exhaust_all(game)
    for facility in REBUILT if game.board.has_planet(MECATOL_REX) else ():
        if game.facilities.left(facility):
            game.facilities.add(MECATOL_REX, facility)


async def riot(game: Game) -> None:
    """Mecatol Rex is exhausted and loses a ground unit; without any it is nobody's."""
    await exhaust_mecatol(game)
    for seat in holder(game, MECATOL_REX):
        await give_up_unit(game, seat, [on_planet(MECATOL_REX)], is_ground)
        if not game.board.army(seat, MECATOL_REX):
            await lose_planet(game, MECATOL_REX)


Motion("restoration_of_the_throne", rebuild, riot)

# -- Necessary Bureaucracy ---------------------------------------------------------------------------------------------

Motion("necessary_bureaucracy", refused=exhaust_mecatol)


@effects.modify("necessary_bureaucracy", CLAIMS_AGAIN, ANY)
def claims_under_necessary_bureaucracy(game: Game, effect: Effect, again: bool, claiming: Claiming) -> bool:
    """By Bureaucracy a claimed objective of Stage I, or what lies in the place of one, unless it is about technologies."""
    first = game.objectives.printed(claiming.objective).stage != "stage_2"
    return again or (first and not is_about_technology(game, claiming.objective))


# -- Reign of Absolute Power -------------------------------------------------------------------------------------------


async def call_home(game: Game) -> None:
    """All fleets in Home Systems of others go home, not from the gate of one's own; where enemy ships are there is a battle."""
    for seat in everyone(game):
        home, own = game.board.home(seat), homes(game, seat)
        for hex_ in [hex_ for hex_ in game.board.in_space_of(seat) if game.board.is_home(hex_) and hex_ not in own]:
            await call_fleet(game, seat, hex_, home)
    for seat in reversed(everyone(game)):
        fight_there(game, seat, game.board.home(seat))


Motion("reign_of_absolute_power", refused=call_home)


@effects.modify("reign_of_absolute_power", VICTORY_POINTS, ANY)
def points_under_reign_of_absolute_power(game: Game, effect: Effect, points: int, seat: Seat) -> int:
    """A point for each Home System of another that a player controls, as long as he does."""
    fleets = game.board.fleets_of(seat)  # nobody controls a system without a ship
    homes = [player.home for other, player in enumerate(game.state.players) if other != seat and player.home in fleets]
    return points + sum([game.economy.controls_system(seat, home) for home in homes]) if homes else points


# -- Rise of the Prophet -----------------------------------------------------------------------------------------------

ZEALOTS = 2


async def preach(game: Game) -> None:
    """When the Action Phase is over the faithful rise wherever somebody has activated a system."""
    this_round(game, "rise_of_the_prophet")


Motion("rise_of_the_prophet", preach, no_refreshing)


@effects.on("rise_of_the_prophet", ACTION_PHASE_ENDS, ANY)
async def rise_of_the_prophet_begins(game: Game, effect: Effect, _: Seat) -> None:
    activated = [system.hex for system in game.state.systems if system.counters]
    planets = [planet for planet in ruled(game, activated) if not game.politics.passes_by(game.board.planet(planet).owner)]
    rebels_rise(game, planets, ZEALOTS, effect.key)


@effects.on("rise_of_the_prophet", AFTER_BATTLE, ANY)
async def rise_of_the_prophet_wins(game: Game, effect: Effect, battle: Battle) -> None:
    await rebels_win(game, battle, ZEALOTS, effect.key)
