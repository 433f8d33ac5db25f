"""Action Cards played outside of Tactical Actions that let ships go where or when they otherwise could not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, MULTIPLY, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    ABANDONS,
    ACTION_ENDS,
    AFTER_ACTIVATION,
    BEFORE_ACTION,
    HELPS,
    MAY_BOMBARD,
    MAY_ENTER,
    MAY_FIRE,
    MAY_LAND,
    MAY_PASS,
    RIFT_ROLL,
    SLIPS,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    TURN_BEGINS,
    WALKERS,
    At,
    Firing,
    Help,
    Travel,
    Unit,
)
from mecatol.rules.naming import in_system, listed, listing, marks_of, name_of, planet_of, system_named
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NOBODY, Played, Seat

from .activation import own_sailing
from .aiming import ask, own_turn

OBSTACLES = ("OFF-SYS-1", "OFF-SYS-2", "OFF-SYS-3", "OFF-SYS-4")  # what Special Systems do to ships on their way

# -- A Path in the Dust ------------------------------------------------------------------------------------------------

PATH = "a_path_in_the_dust"


def special_systems(game: Game, played: Played) -> list[Hex]:
    """Where the card could take effect."""
    return [hex_ for hex_, _ in game.state.layout if game.galaxy.is_special(hex_)]


def some_special(game: Game, seat: Seat, context: Any) -> bool:
    return own_turn(game, seat, context) and any(game.galaxy.is_special(hex_) for hex_, _ in game.state.layout)


@catalogue.action_card(PATH, TURN_BEGINS, fits=some_special, location=special_systems)
async def a_path_in_the_dust(game: Game, played: Played) -> None:
    """Up to three ships ignore what Special Systems do to movement in this turn."""
    lost = listing(played.scattered_out)
    game.begin_effect(PATH, played.seat, "card", until="turn", where=lost)


@effects.modify(PATH, HELPS)
def help_of_a_path_in_the_dust(game: Game, effect: Effect, helps: tuple[Help, ...], at: At) -> tuple[Help, ...]:
    return (*helps, Help(PATH, ships=3, frees=True))


@effects.modify(PATH, MAY_ENTER, stage=MULTIPLY)
def entering_under_a_path_in_the_dust(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    return Verdict(True, verdict.clause) if is_helped(effect, verdict, travel) else verdict


@effects.modify(PATH, MAY_PASS)
def passing_under_a_path_in_the_dust(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Enemy ships there bar the way all the same."""
    return game.routes.barred(travel) if is_helped(effect, verdict, travel) else verdict


def is_helped(effect: Effect, verdict: Verdict, travel: Travel) -> bool:
    """Whether a Special System does not hinder the ship: not where an Agent has sabotaged the card (SA17-ACT-03)."""
    helped = PATH in marks_of(travel.help) and travel.to not in listed(effect.where)
    return helped and verdict.clause in OBSTACLES


@effects.modify(PATH, RIFT_ROLL)
def rift_roll_under_a_path_in_the_dust(game: Game, effect: Effect, rolls: bool, unit: Unit) -> bool:
    sabotaged = name_of(unit.where) in listed(effect.where)
    return rolls and (PATH not in marks_of(unit.help) or sabotaged)


# -- Corridor of Tranquility -------------------------------------------------------------------------------------------


def corridors(game: Game) -> list[Hex]:
    """Special Systems with two borders to go through."""
    return [hex_ for hex_, _ in game.state.layout if game.galaxy.is_special(hex_) and len(game.galaxy.adjoining(hex_)) > 1]


def may_open(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "strategy" and bool(corridors(game))


@grants("OFF-GEN-3")
def border_options(game: Game, hex_: Hex, taken: Sequence[Hex]) -> list[Option[str]]:
    """The neighbours behind the borders of a system."""
    return [
        Option(in_system(to), things=(in_system(hex_), in_system(to)), says=message("option-border-to", system=to))
        for to in game.galaxy.adjoining(hex_)
        if to not in taken
    ]


async def name_corridor(game: Game, played: Played) -> None:
    hex_ = await ask.system(game, played.seat, "corridor_of_tranquility", corridors(game))
    ends: list[Hex] = []
    for _ in range(2):
        key = await game.choose(played.seat, "corridor_border", border_options, game, hex_, ends)
        ends.append(system_named(key))
    played.targets = [in_system(hex_), *(f"border:{end}" for end in ends)]


@catalogue.action_card(
    "corridor_of_tranquility", STRATEGY_PHASE_BEGINS, STRATEGY_PHASE_ENDS, declare=name_corridor, fits=may_open, anytime=True
)
async def corridor_of_tranquility(game: Game, played: Played) -> None:
    """For this round everybody may go through a Special System by two of its borders as if it were an ordinary one."""
    places = listing(name_of(target) for target in played.targets)
    game.begin_effect("corridor_of_tranquility", played.seat, "card", until="round", where=places)


def corridor(effect: Effect) -> tuple[Hex, list[Hex]]:
    """The system, and the two next to it."""
    hex_, *ends = listed(effect.where)
    return Hex(hex_), [Hex(end) for end in ends]


def passes_anyway(game: Game, travel: Travel, hex_: Hex, ends: Sequence[Hex]) -> bool:
    """Whether a ship could go through a system without the corridor."""
    outside = [to for to in game.galaxy.adjoining(hex_) if to not in ends]
    if not outside:
        return game.galaxy.anomaly(hex_) not in ("asteroid_field", "nebula", "supernova", "ion_storm")
    trial = Travel(travel.seat, travel.kind, travel.start, outside[0], hex_, travel.destination, travel.help)
    return game.routes.may_enter(trial).allowed and game.routes.may_pass(trial).allowed


@effects.modify("corridor_of_tranquility", MAY_ENTER, ANY, MULTIPLY)
def entering_under_corridor_of_tranquility(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """In by one of the borders; and out by the other, for whoever could not have gone through otherwise."""
    hex_, ends = corridor(effect)
    if travel.to == hex_ and travel.frm in ends and travel.to != travel.destination and verdict.clause in OBSTACLES:
        return Verdict(True, verdict.clause)
    strays = travel.frm == hex_ and travel.start != hex_ and travel.to not in ends
    if strays and verdict.allowed and not passes_anyway(game, travel, hex_, ends):
        return Verdict(False, "OFF-GEN-3", message("explain-corridor", system=hex_))
    return verdict


@effects.modify("corridor_of_tranquility", MAY_PASS, ANY)
def passing_under_corridor_of_tranquility(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """As if it were an ordinary system: enemy ships there bar the way."""
    hex_, ends = corridor(effect)
    inside = travel.to == hex_ and travel.frm in ends
    return game.routes.barred(travel) if inside and verdict.clause in OBSTACLES else verdict


@effects.modify("corridor_of_tranquility", RIFT_ROLL, ANY)
def rift_roll_under_corridor_of_tranquility(game: Game, effect: Effect, rolls: bool, unit: Unit) -> bool:
    hex_, ends = corridor(effect)
    through = unit.where == in_system(hex_) and len(unit.between) > 2 and unit.between[0] in ends and unit.between[2] in ends
    return rolls and not through


# -- Navigation Beacon -------------------------------------------------------------------------------------------------

BEACON = "navigation_beacon"


async def name_beacon(game: Game, played: Played) -> None:
    hexes = [hex_ for hex_, _ in game.state.layout]
    played.targets = [in_system(await ask.system(game, played.seat, BEACON, hexes))]


@catalogue.action_card(BEACON, declare=name_beacon)
async def navigation_beacon(game: Game, played: Played) -> None:
    """The card lies in a system until the round is over."""
    played.stays = True
    hex_ = system_named(played.targets[0])
    game.begin_effect(BEACON, played.seat, "card", until="round", where=hex_, card=played.card)


def near_beacon(game: Game, effect: Effect, at: At) -> list[Option[str]]:
    """The owner of the beacon has activated a system next to it."""
    if not own_sailing(game, effect.owner, at) or at.system not in game.galaxy.adjacent(Hex(effect.where)):
        return []
    if any(e.key == "beacon_course" and e.where == effect.where for e in game.state.effects):
        return []
    return [Option("beacon", "OFF-GEN-3", (in_system(Hex(effect.where)),), message("option-beacon"))]


@effects.may(BEACON, AFTER_ACTIVATION, near_beacon)
async def follow_beacon(game: Game, effect: Effect, at: At, key: str) -> None:
    """Without hostile acts in this action, two ships that come through the beacon's system go one system further."""
    game.begin_effect("beacon_course", effect.owner, "card", until="action", where=effect.where)


@effects.modify("beacon_course", HELPS)
def beacon_course(game: Game, effect: Effect, helps: tuple[Help, ...], at: At) -> tuple[Help, ...]:
    return (*helps, Help(BEACON, ships=2, further=1, via=Hex(effect.where)))


def peaceful(verdict: Verdict) -> Verdict:
    return Verdict(False, "OFF-GEN-3", message("explain-beacon")) if verdict.allowed else verdict


@effects.modify("beacon_course", MAY_ENTER, stage=BOUND)
def entering_under_beacon_course(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Nobody goes where he would have to fight another player; ships of nobody are no matter of agreements (SA17-NOM-07)."""
    fights = travel.to == travel.destination and any(owner >= 0 for owner in game.board.enemy_fleets(travel.seat, travel.to))
    return peaceful(verdict) if fights else verdict


@effects.modify("beacon_course", MAY_LAND, stage=BOUND)
def landing_under_beacon_course(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    owner = game.board.planet(planet_of(unit.where)).owner
    return verdict if owner in (NOBODY, unit.seat) else peaceful(verdict)


@effects.modify("beacon_course", MAY_BOMBARD, stage=BOUND)
@effects.modify("beacon_course", MAY_FIRE, stage=BOUND)
def bombarding_under_beacon_course(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    return peaceful(verdict)


# -- Unexpected Action -------------------------------------------------------------------------------------------------

SLIPPING, WALKING = 2, 2


def may_surprise(game: Game, seat: Seat, context: Any) -> bool:
    """Before an own action, with units in an activated system and something left to activate."""
    busy = [hex_ for hex_ in game.board.systems_of(seat) if seat in game.board.system(hex_).counters]
    return own_turn(game, seat, context) and bool(busy) and bool(game.tactical.actions(seat))


@catalogue.action_card("unexpected_action", BEFORE_ACTION, fits=may_surprise)
async def unexpected_action(game: Game, played: Played) -> None:
    """In this action two ships and two ground units may leave activated systems, the latter by themselves; what they leave
    without support is scuttled."""
    game.begin_effect("unexpected_action", played.seat, "card", at=ACTION_ENDS, of=played.seat)


@effects.modify("unexpected_action", SLIPS)
def slipping_by_unexpected_action(game: Game, effect: Effect, ships: int, at: At) -> int:
    return ships + SLIPPING


@effects.modify("unexpected_action", WALKERS)
def walkers_of_unexpected_action(game: Game, effect: Effect, units: int, at: At) -> int:
    return units + WALKING


@effects.modify("unexpected_action", ABANDONS)
def abandoning_by_unexpected_action(game: Game, effect: Effect, abandons: bool, at: At) -> bool:
    return abandons or at.seat in game.board.system(at.system).counters
