"""What Central Powers makes of technologies."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, Effect
from mecatol.rules.layers import central_powers
from mecatol.rules.moments import (
    COMBAT_DICE,
    COMBAT_VALUE,
    JOINS_INVASION,
    MAY_BOMBARD,
    STATUS_PHASE_BEGINS,
    TURN_BEGINS,
    UNITS_DESTROYED,
    Firing,
    Loss,
    Unit,
)
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import Seat

from . import official_green, official_red
from .official_green import forget_killed, home_worlds
from .official_red import FOOT

OWN_GUNS = "letnev_flagship_bombards_through_shields"
SAVED = "saved"  # Ground Forces that will come back

# -- Gen Synthesis -----------------------------------------------------------------------------------------------------


@central_powers.modify("gen_synthesis", COMBAT_VALUE)
def gen_synthesis(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Ground Forces have +1 in Invasion Combats."""
    return official_green.gen_synthesis(game, effect, value, firing)


@central_powers.on("gen_synthesis", UNITS_DESTROYED)
async def saved_for_later(game: Game, effect: Effect, loss: Loss) -> None:
    """A destroyed Ground Force will come back where a die shows 5 or more, but not at once (CP-FAQ-63)."""
    if loss.kind not in FOOT:
        return
    saved = await game.combat.try_luck(effect.owner, "gen_synthesis", loss.kind, loss.count, 5, loss.where)
    game.note(effect, SAVED, str(int(game.remembered(effect, SAVED) or 0) + saved))
    forget_killed(game, effect.owner, loss, saved)


@central_powers.on("gen_synthesis", TURN_BEGINS)
async def back_for_the_turn(game: Game, effect: Effect, seat: Seat) -> None:
    """They come back when their owner's next turn begins."""
    await come_back(game, effect)


@central_powers.on("gen_synthesis", STATUS_PHASE_BEGINS, ANY)
async def back_for_the_status_phase(game: Game, effect: Effect, speaker: Seat) -> None:
    """Or in the Status Phase, where he has passed before (CP-FAQ-64)."""
    await come_back(game, effect)


async def come_back(game: Game, effect: Effect) -> None:
    """On planets of the Home System that their owner controls; without one they are lost (CP-FAQ-65)."""
    seat, number = effect.owner, int(game.remembered(effect, SAVED) or 0)
    if not number:
        return
    game.note(effect, SAVED, "0")
    for _ in range(number if home_worlds(game, seat) else 0):
        planet = await game.choose(seat, "synthesis_planet", home_worlds, game, seat)
        game.production.place_units(seat, "ground_force", on_planet(planet), 1, "gen_synthesis")


# -- Graviton Negator --------------------------------------------------------------------------------------------------


@central_powers.modify("graviton_negator", MAY_BOMBARD)
def graviton_negator(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    """Dreadnoughts bombard planets with PDS, and Flagships do (CP-FAQ-70)."""
    return official_red.graviton_negator(game, effect, verdict, firing)


@central_powers.modify("graviton_negator", COMBAT_DICE)
def flagships_bombard(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """A Flagship bombards with one die, and with one more where its own card has it bombard (CP-FAQ-71, CP-EX-04)."""
    bombards = firing.kind == "flagship" and firing.purpose == "bombardment"
    return value + (bombards and game.index.has(firing.seat, OWN_GUNS))


@central_powers.modify("graviton_negator", JOINS_INVASION)
def fighters_in_invasions(game: Game, effect: Effect, value: bool, unit: Unit) -> bool:
    """Fighters fight in the Invasion Combats their owner begins."""
    return official_red.fighters_in_invasions(game, effect, value, unit)
