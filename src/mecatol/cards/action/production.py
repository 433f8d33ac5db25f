"""Action Cards played when units are produced."""

from __future__ import annotations

from mecatol.core.effects import BOUND, OPPONENT, Effect
from mecatol.rules import forces
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    AFTER_PRODUCTION,
    BEFORE_PRODUCTION,
    EXTRA_CAPACITY,
    PRODUCTION_CAPACITY,
    UNITS_ORDERED,
    At,
    Producing,
)
from mecatol.rules.naming import in_system, is_planet, on_planet, planet_of
from mecatol.rules.official.game import Game
from mecatol.rules.state import Place, PlanetId, Played, Seat

from .aiming import ask, exposed, place_aimed

# -- Ancillary Workforce -----------------------------------------------------------------------------------------------


def planets_with_docks(game: Game, seat: Seat, at: At) -> list[PlanetId]:
    """The planets of a system whose docks can produce for a player."""
    return [planet_of(where) for where in game.production.docks(seat, at.system) if is_planet(where)]


def may_hire(game: Game, seat: Seat, at: At) -> bool:
    builds = at.seat == seat and not at.where and bool(game.production.docks(seat, at.system))
    return builds and game.economy.available_influence(seat) > 0


async def name_own_dock(game: Game, played: Played) -> None:
    """The dock that has the help; one in space is all there is."""
    at = game.action_cards.context()
    planets = planets_with_docks(game, played.seat, at)
    chosen = on_planet(await ask.planet(game, played.seat, "workforce_dock", planets)) if planets else in_system(at.system)
    played.targets = [chosen]


@catalogue.action_card("ancillary_workforce", BEFORE_PRODUCTION, declare=name_own_dock, fits=may_hire)
async def ancillary_workforce(game: Game, played: Played) -> None:
    """Influence spent is production capacity of a dock, for one build."""
    seat = played.seat
    number = await ask.number(game, seat, "workforce", game.economy.available_influence(seat), 1)
    await game.economy.pay(seat, "ancillary_workforce", influence=number)
    where = played.targets[0]
    effect = game.begin_effect("ancillary_workforce", seat, "card", at=AFTER_PRODUCTION, of=seat, where=where)
    game.note(effect, "capacity", str(number))


@effects.modify("ancillary_workforce", EXTRA_CAPACITY)
def extra_capacity_of_ancillary_workforce(game: Game, effect: Effect, value: int, at: At) -> int:
    return value + (int(game.remembered(effect, "capacity")) if at.where == effect.where else 0)


# -- Space Dock Accident -----------------------------------------------------------------------------------------------

LOST_CAPACITY, LEAST_CAPACITY = 3, 2


def their_docks(game: Game, seat: Seat, at: At) -> list[Place]:
    """Where another one's docks produce at which a card may be aimed."""
    docks = game.production.docks(at.seat, at.system)
    return [where for where in docks if forces.count(exposed(game, seat, at.seat, where), "space_dock")]


def may_have_accident(game: Game, seat: Seat, at: At) -> bool:
    return at.seat != seat and not at.where and bool(their_docks(game, seat, at))


async def name_their_dock(game: Game, played: Played) -> None:
    """One on a planet, or one in space where there is no other."""
    at = game.action_cards.context()
    planets = [planet_of(where) for where in their_docks(game, played.seat, at) if is_planet(where)]
    chosen = on_planet(await ask.planet(game, played.seat, "accident", planets)) if planets else in_system(at.system)
    played.targets = [chosen]


@catalogue.action_card("space_dock_accident", UNITS_ORDERED, declare=name_their_dock, fits=may_have_accident)
async def space_dock_accident(game: Game, played: Played) -> None:
    """A dock's planet is exhausted and its capacity three less, though not below two; what was ordered is ordered anew."""
    at, where = game.action_cards.context(), place_aimed(played)
    if is_planet(where):
        game.board.exhaust(planet_of(where), "space_dock_accident")
    game.begin_effect("space_dock_accident", played.seat, "card", at=AFTER_PRODUCTION, of=at.seat, where=where)


@effects.modify("space_dock_accident", PRODUCTION_CAPACITY, OPPONENT, BOUND)
def production_capacity_of_space_dock_accident(game: Game, effect: Effect, capacity: int, at: Producing) -> int:
    """The one dock's share; where several float in one place the others are whole."""
    if at.where != effect.where:
        return capacity
    share = capacity // max(1, game.production.ready_docks(at.seat, at.where))
    return capacity - max(0, min(LOST_CAPACITY, share - LEAST_CAPACITY))
