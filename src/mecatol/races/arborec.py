"""The Arborec (OFF-RAC-15): whatever has taken root grows."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import ALLOWED, Option, grants, message
from mecatol.core.effects import ANY, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.choosing import DONE, NO, planet_option
from mecatol.rules.layers import official, shattered_ascension
from mecatol.rules.moments import (
    COMPONENT_ACTION,
    COST_HALVES,
    MAY_LAND,
    MOST_BUILT,
    STATUS_PHASE_BEGINS,
    STRATEGY_PHASE_BEGINS,
    UNITS_PRODUCE,
    At,
    Build,
    Unit,
)
from mecatol.rules.naming import name_of, parted
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import NOBODY, SIMULTANEOUS, Place, PlanetId, Seat

from .common import FOOT, flagship_in

GROWS, GROWS_ON_PLANETS = "arborec_ground_force_production", "arborec_ground_forces_raise_capacity"
ACTIVATIONS = ("tactical", "transfer", SIMULTANEOUS)
DUHA_CAPACITY = 5
DEAR = 2  # half resources
PHASED, WEALTH = 2, 4


# -- growing -----------------------------------------------------------------------------------------------------------


def rooted(game: Game, seat: Seat, hex_: Hex, where: Place) -> int:
    """The Ground Forces of a place that have not moved in the activation under way (OFF-FAQ-7)."""
    there = forces.count(game.board.units(seat, where), *FOOT)
    action = game.state.action
    if not there or action is None or action.seat != seat or action.kind not in ACTIVATIONS:
        return there
    if where != in_system(hex_):
        came = sum(landing.count for landing in action.landings if on_planet(landing.planet) == where and landing.kind in FOOT)
        return max(0, there - came)
    loaded = [cargo for ship in action.moves if ship.route[-1] == hex_ for cargo in ship.cargo]
    aboard = sum(count for _, kind, count in loaded if kind in FOOT)
    planets = [planet.id for planet in game.board.system(hex_).planets]
    landed = [landing for landing in action.landings if landing.planet in planets and landing.source == "space"]
    left_ship = sum(landing.count for landing in landed if landing.kind in FOOT)
    return max(0, there - max(0, aboard - left_ship))


@official.modify(GROWS, UNITS_PRODUCE)
def grows(game: Game, effect: Effect, value: int, at: At) -> int:
    """Each Ground Force has a production capacity of one, aboard a ship too."""
    return value + rooted(game, at.seat, at.system, at.where)


@shattered_ascension.modify(GROWS_ON_PLANETS, UNITS_PRODUCE)
def grows_on_planets(game: Game, effect: Effect, value: int, at: At) -> int:
    """Each Ground Force adds one to the capacity of its planet and has none of its own (SAES-SOT-19)."""
    return value if at.where == in_system(at.system) else value + rooted(game, at.seat, at.system, at.where)


@official.modify("spore_acceleration", UNITS_PRODUCE)
def grows_faster(game: Game, effect: Effect, value: int, at: At) -> int:
    """Where each has a capacity it has one more."""
    return grows(game, effect, value, at) if game.index.has(effect.owner, GROWS) else value


@shattered_ascension.modify("spore_acceleration", UNITS_PRODUCE)
def grows_faster_on_planets(game: Game, effect: Effect, value: int, at: At) -> int:
    """Where each adds to a capacity it adds one more."""
    return grows_on_planets(game, effect, value, at) if game.index.has(effect.owner, GROWS_ON_PLANETS) else value


@official.modify("arborec_no_ground_forces_at_docks", MOST_BUILT)
def none_at_docks(game: Game, effect: Effect, value: int, build: Build) -> int:
    """Space Docks make no Ground Forces."""
    return 0 if build.kind in FOOT else value


@shattered_ascension.modify("arborec_no_ground_forces_at_docks", MOST_BUILT)
def as_many_as_grow(game: Game, effect: Effect, value: int, build: Build) -> int:
    """Of the one capacity that a dock and the Ground Forces beside it have, Ground Forces come out of their share."""
    return game.production.grown(build.seat, build.system, build.where) if build.kind in FOOT else value


@shattered_ascension.modify("arborec_costly_ground_forces", COST_HALVES, stage=SET)
def costly(game: Game, effect: Effect, value: int, build: Build) -> int:
    """A Ground Force costs a whole resource (SAES-SOT-18)."""
    return max(value, DEAR) if build.kind == "ground_force" else value


@grants("OFF-RAC-15")
def gardens(game: Game, seat: Seat) -> list[Option[Place]]:
    """Own planets on which Ground Forces can be put."""
    planets = game.board.solid_planets(seat)
    return [planet_option(planet) for planet in planets if game.production.room_for(seat, "ground_force", on_planet(planet), 1)]


@official.on("arborec_status_growth", STATUS_PHASE_BEGINS, ANY)
async def status_growth(game: Game, effect: Effect, speaker: Seat) -> None:
    """At the start of the Status Phase a Ground Force on one of their planets."""
    seat = effect.owner
    if game.player(seat).out or not game.board.left(seat, "ground_force") or not gardens(game, seat):
        return
    where = await game.choose(seat, "status_growth", gardens, game, seat)
    game.production.place_units(seat, "ground_force", where, 1, "status_growth")


# -- race technologies and upgrades ------------------------------------------------------------------------------------


def open_soil(game: Game, seat: Seat, hex_: Hex) -> list[PlanetId]:
    """Planets of a system that are theirs, or nobody's with nobody on them."""
    return [
        planet.id
        for planet in game.board.system(hex_).planets
        if planet.owner == seat or (planet.owner == NOBODY and not planet.stacks)
        if not game.board.printed_planet(planet.id).trade_station
        if game.fold(MAY_LAND, ALLOWED, Unit(seat, "ground_force", on_planet(planet.id))).allowed
    ]


@grants("OFF-TEC-3")
def runners(game: Game, seat: Seat) -> list[Option[str]]:
    """From an own planet with a Ground Force to a planet next door: "<planet>><planet>", or nowhere."""
    found = [
        _runner(planet.id, to)
        for planet in game.board.planets_of(seat)
        if forces.count(game.board.units(seat, on_planet(planet.id)), *FOOT)
        for hex_ in game.galaxy.adjacent(game.board.system_of(planet.id))
        for to in open_soil(game, seat, hex_)
    ]
    return [*found, NO]


def _runner(planet: PlanetId, to: PlanetId) -> Option[str]:
    source, where = on_planet(planet), on_planet(to)
    return Option(f"{planet}>{to}", "", (source, where), message("option-spread", planet=planet, where=where))


@official.on("bioplasmosis", STRATEGY_PHASE_BEGINS, ANY)
async def bioplasmosis(game: Game, effect: Effect, speaker: Seat) -> None:
    """When the Strategy Phase begins a Ground Force may spread to a planet next door and take it if it is nobody's."""
    _, planet = await spread(game, effect.owner)
    await take_root(game, effect.owner, planet)


@shattered_ascension.on("bioplasmosis", STRATEGY_PHASE_BEGINS, ANY)
async def bioplasmosis_with_leaders(game: Game, effect: Effect, speaker: Seat) -> None:
    """The same; Leaders of the planet it leaves may go along (SA17-LDR-02)."""
    source, planet = await spread(game, effect.owner)
    while planet and len(company(game, effect.owner, source, planet)) > 1:
        key = await game.choose(effect.owner, "bioplasmosis_leader", company, game, effect.owner, source, planet)
        if key == DONE.key:
            break
        game.leaders.place(name_of(key), on_planet(planet))
    await take_root(game, effect.owner, planet)


async def spread(game: Game, seat: Seat) -> tuple[PlanetId, PlanetId]:
    """A Ground Force goes from a planet to another, or from nowhere to nowhere."""
    if game.player(seat).out or len(runners(game, seat)) < 2:
        return PlanetId(""), PlanetId("")
    source, planet = map(PlanetId, parted(await game.choose(seat, "bioplasmosis", runners, game, seat), ">"))
    if planet:
        there = game.board.units(seat, on_planet(source))
        kind = next(kind for kind in FOOT if forces.count(there, kind))  # a Shock Troop where there is nobody else
        game.board.shift(seat, on_planet(source), on_planet(planet), forces.pick(there, kind))
        game.invasion.revert_lonely()
    return source, planet


@grants("SA17-LDR-02")
def company(game: Game, seat: Seat, source: PlanetId, to: PlanetId) -> list[Option[str]]:
    """Leaders on the planet a Ground Force has left, or no more."""
    leaders = [leader.id for leader in game.leaders.kept(seat) if leader.where == on_planet(source)]
    where = on_planet(to)
    return [*(Option(f"leader:{each}", "", (where,), message("option-lead", leader=each, where=where)) for each in leaders), DONE]


async def take_root(game: Game, seat: Seat, planet: PlanetId) -> None:
    """A planet that was nobody's is theirs."""
    if planet and game.board.planet(planet).owner == NOBODY:
        await game.invasion.gain(seat, planet, "bioplasmosis")


def may_phase(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """Once a round, as an action, for a counter of Strategy Allocation."""
    used = game.used_this_round(effect)
    if seat != effect.owner or used or not game.player(seat).strategy or not untouched(game, seat, ()):
        return []
    return [Option("ecosphere_phasing", says=message("option-ecosphere-phasing"))]


@grants("SA17-TEC-04")
def untouched(game: Game, seat: Seat, chosen: Sequence[Place]) -> list[Option[Place]]:
    """Own planets that have not been chosen yet."""
    return [planet_option(planet) for planet in game.board.solid_planets(seat) if on_planet(planet) not in chosen]


@shattered_ascension.may("ecosphere_phasing", COMPONENT_ACTION, may_phase)
async def ecosphere_phasing(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Four Natural Wealth on each of two planets."""
    game.use_this_round(effect)
    game.economy.spend_counter(seat, "strategy", "ecosphere_phasing")
    chosen: list[Place] = []
    while len(chosen) < PHASED and untouched(game, seat, chosen):
        chosen.append(await game.choose(seat, "ecosphere_phasing", untouched, game, seat, chosen))
        game.economy.add_wealth(chosen[-1], WEALTH)


# -- Duha Menaimon -----------------------------------------------------------------------------------------------------


@official.modify("arborec_flagship_production", UNITS_PRODUCE)
def duha_menaimon(game: Game, effect: Effect, value: int, at: At) -> int:
    """The Flagship produces like a dock of five, unless it has moved in the activation."""
    if at.where != in_system(at.system) or not flagship_in(game, at.seat, at.system):
        return value
    action = game.state.action
    moves = action.moves if action is not None and action.seat == at.seat else []
    moved = any(ship.kind == "flagship" and len(ship.route) > 1 for ship in moves)
    return value if moved else value + DUHA_CAPACITY
