"""Propulsion technologies as Shattered Ascension changes them."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import MULTIPLY, OPPONENT, Effect
from mecatol.rules.layers import shattered_ascension, shattered_ascension_17
from mecatol.rules.moments import (
    AFTER_MOVEMENT,
    COMBAT_VALUE,
    COMPONENT_ACTION,
    MAY_ENTER,
    MAY_PASS,
    MINE_VALUE,
    RIFT_ROLL,
    SPURTS,
    At,
    Travel,
    Unit,
)
from mecatol.rules.naming import system_named
from mecatol.rules.official.routes import Routes
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import EXHAUSTED, Seat

from . import official_blue as official


@shattered_ascension_17.modify("antimass_deflectors", MAY_ENTER)
def antimass_deflectors(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Ships pass through Asteroid Fields, and across Asteroid Belts (SA17-TOK-03, SA17-BRD-02)."""
    if verdict.clause == "SA17-TOK-03":
        verdict = Routes.entry(game.routes, travel)  # what the tile behind the belt says
    return official.antimass_deflectors(game, effect, verdict, travel)


@shattered_ascension_17.modify("light_wave_deflector", MAY_PASS, stage=MULTIPLY)
def light_wave_deflectors(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Enemy fleets do not block the owner's ships."""
    return Verdict(True, verdict.clause) if verdict.clause in ("OFF-MOV-3", "SA17-GEN-28") else verdict


@shattered_ascension.modify("ion_drive", SPURTS)
def ion_drive(game: Game, effect: Effect, value: int, at: At) -> int:
    """Once a round one ship other than a War Sun goes one system further."""
    return value + (not game.used_this_round(effect))


@shattered_ascension.on("ion_drive", AFTER_MOVEMENT)
async def ion_drive_used(game: Game, effect: Effect, at: At) -> None:
    """Whoever went further has used it for this round."""
    if any(ship.spurt for ship in game.board.action.moves):
        game.use_this_round(effect)


shattered_ascension_17.modify("maneuvering_jets", COMBAT_VALUE, OPPONENT)(official.maneuvering_jets)
shattered_ascension_17.modify("maneuvering_jets", MINE_VALUE)(official.jets_among_mines)


def against_the_wave(game: Game, travel: Travel) -> bool:
    """Whether a ship crosses a Standing Grav Wave the wrong way."""
    waves = [token for token in game.galaxy.border_tokens(travel.frm, travel.to) if token.kind == "grav_wave"]
    wrong = any(token.towards != travel.to for token in waves)
    return wrong and not game.galaxy.linked(travel.frm, travel.to, travel.seat)


@shattered_ascension_17.modify("maneuvering_jets", MAY_ENTER)
def jets_against_waves(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Ships cross a Standing Grav Wave the other way too (SA17-BRD-06)."""
    return Routes.entry(game.routes, travel) if verdict.clause == "SA17-BRD-05" else verdict


@shattered_ascension_17.modify("maneuvering_jets", MAY_PASS)
def jets_in_ion_storms(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Ion Storms do not stop ships; behind a Standing Grav Wave crossed the wrong way they end their move (SA17-BRD-06)."""
    if against_the_wave(game, travel):
        return Verdict(False, "SA17-BRD-06", message("explain-grav-wave", system=travel.to))
    return official.jets_in_ion_storms(game, effect, verdict, travel)


@shattered_ascension_17.modify("maneuvering_jets", RIFT_ROLL)
def jets_in_rifts(game: Game, effect: Effect, value: bool, unit: Unit) -> bool:
    """Gravity Rifts do not stop the owner's ships (SA17-SOT-04)."""
    return False


def counters_on_board(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """The owner's counters on the board, once a round, for a counter of Strategy Allocation."""
    used = game.used_this_round(effect)
    if seat != effect.owner or used or not game.player(seat).strategy:
        return []
    return [
        Option(f"lift:{s.hex}", "OFF-ACT-1", (in_system(s.hex),), message("option-fleet-logistics", system=s.hex))
        for s in game.state.systems
        if seat in s.counters
    ]


@shattered_ascension.may("fleet_logistics", COMPONENT_ACTION, counters_on_board)
async def fleet_logistics(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Once a round, as an action, a counter of Strategy Allocation takes one off the board; docks there are exhausted."""
    hex_ = system_named(key)
    game.use_this_round(effect)
    game.economy.spend_counter(seat, "strategy", "fleet_logistics")
    game.board.lift_counter(seat, hex_)
    for where in (in_system(hex_), *(on_planet(planet.id) for planet in game.board.system(hex_).planets)):
        for group in game.board.units(seat, where):
            if group.kind == "space_dock" and group.mark != EXHAUSTED:
                game.board.mark(seat, where, group, EXHAUSTED)
