"""Official Action Cards between two players, where the official decks are played in Shattered Ascension (SA17-DUE-29 … 35)."""

from __future__ import annotations

from mecatol.core.decisions import Verdict, message
from mecatol.core.effects import BOUND, Effect
from mecatol.rules.layers import shattered_ascension as effects
from mecatol.rules.layers import shattered_ascension_official_decks as catalogue
from mecatol.rules.moments import ACTION_PHASE_BEGINS, AFTER_ACTIVATION, MAY_LAND, STRATEGY_CARD_PICKED, TURN_ENDS, Pick, Unit
from mecatol.rules.naming import on_planet
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import PlanetId, Played, Seat

from . import actions_planets, activation, official_actions, official_phases, official_planning, strategy
from .aiming import ask, planets_aimed

DUEL = 2  # players
MESSIAH = 3  # Ground Forces (SA17-DUE-30)
NO_LANDINGS = "duel_without_landings"


def is_duel(game: Game) -> bool:
    """Whether two players began the game."""
    return game.seats() == DUEL


# -- Rise of a Messiah (SA17-DUE-30) -----------------------------------------------------------------------------------


@catalogue.action_card("rise_of_a_messiah", fits=actions_planets.has_ground)
async def rise_of_a_messiah(game: Game, played: Played) -> None:
    """A Ground Force on every planet of the player, between two on three of them."""
    if not is_duel(game):
        await actions_planets.rise_of_a_messiah(game, played)
        return
    left = actions_planets.own_ground(game, played.seat)
    for _ in range(MESSIAH):
        if left and game.board.left(played.seat, "ground_force"):
            planet = await ask.planet(game, played.seat, "rise_of_a_messiah", left)
            left = [other for other in left if other != planet]
            game.production.place_units(played.seat, "ground_force", on_planet(planet), 1, "rise_of_a_messiah")


# -- Public Disgrace (SA17-DUE-31) -------------------------------------------------------------------------------------


def may_disgrace(game: Game, seat: Seat, pick: Pick) -> bool:
    """Not on the first Strategy Card that the opponent picks."""
    first = is_duel(game) and len(game.strategy_cards.held(pick.seat)) == 1
    return not first and strategy.may_disgrace(game, seat, pick)


catalogue.action_card("public_disgrace", STRATEGY_CARD_PICKED, declare=strategy.name_disgraced, fits=may_disgrace)(
    strategy.public_disgrace
)

# -- First Strike and Flank Speed (SA17-DUE-32) ------------------------------------------------------------------------


@catalogue.action_card("first_strike", ACTION_PHASE_BEGINS, fits=official_planning.is_not_first)
async def first_strike(game: Game, played: Played) -> None:
    """A turn before all others, between two without landings."""
    if is_duel(game):
        game.begin_effect(NO_LANDINGS, played.seat, "card", at=TURN_ENDS, of=played.seat)
    await official_planning.first_strike(game, played)


@catalogue.action_card("flank_speed", AFTER_ACTIVATION, fits=activation.own_sailing)
async def flank_speed(game: Game, played: Played) -> None:
    """All ships go one system further, between two without landings."""
    if is_duel(game):
        game.begin_effect(NO_LANDINGS, played.seat, "card", until="action")
    await official_phases.flank_speed(game, played)


@effects.modify(NO_LANDINGS, MAY_LAND, stage=BOUND)
def landing_in_an_action_that_a_card_gives(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    return Verdict(False, "SA17-DUE-32", message("explain-duel-without-landings"))


# -- Local Unrest (SA17-DUE-35) ----------------------------------------------------------------------------------------


@catalogue.action_card("local_unrest", declare=actions_planets.name_restless, fits=actions_planets.somebody_restless)
async def local_unrest(game: Game, played: Played) -> None:
    """A planet is exhausted and loses a Ground Force; between two it is neutral only where no unit at all is left."""
    for planet in planets_aimed(played):
        owner = await official_actions.suffer_unrest(game, played, planet)
        if not (stands(game, owner, planet) if is_duel(game) else game.board.army(owner, planet)):
            await actions_planets.give_up(game, owner, planet, "local_unrest")


def stands(game: Game, owner: Seat, planet: PlanetId) -> bool:
    """Whether anything of its owner is left on a planet."""
    return bool(game.board.units(owner, on_planet(planet)))
