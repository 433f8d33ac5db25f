"""Economic technologies of the official game."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import Effect
from mecatol.rules import forces
from mecatol.rules.layers import official
from mecatol.rules.moments import (
    COMPONENT_ACTION,
    DOCK_CAPACITY,
    FAR_PLACEMENT,
    FREE_RESOURCES,
    PLANET_TAKEN,
    PRODUCTION_BEGINS,
    REROLLS,
    SAFE_FROM_CARDS,
    TRADE_INCOME,
    UNIT_LIMIT,
    At,
    Firing,
    Income,
    Taken,
    Unit,
)
from mecatol.rules.naming import parted, place_named, unit_kind, unit_named, unit_with_place
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Group, Place, PlanetId, Seat, UnitId

from .official_red import FOOT


@official.modify("enviro_compensator", DOCK_CAPACITY)
def enviro_compensator(game: Game, effect: Effect, value: int, at: At) -> int:
    """Each Space Dock has one more production capacity."""
    return value + 1


@official.modify("sarween_tools", FREE_RESOURCES)
def sarween_tools(game: Game, effect: Effect, value: int, at: At) -> int:
    """Each dock has one resource for nothing."""
    return value + 1


@official.modify("micro_technology", TRADE_INCOME)
def micro_technology(game: Game, effect: Effect, value: int, income: Income) -> int:
    """One more Trade Good for each agreement that pays when collecting."""
    return value + income.agreements


@official.on("nano_technology", PLANET_TAKEN)
async def nano_technology(game: Game, effect: Effect, taken: Taken) -> None:
    """Planets arrive refreshed."""
    game.board.refresh(taken.seat, (taken.planet,), arriving=True)


@official.modify("nano_technology", SAFE_FROM_CARDS)
def nano_plating(game: Game, effect: Effect, value: bool, unit: Unit) -> bool:
    """Opponents' Action Cards may not be aimed at Dreadnoughts and War Suns."""
    return value or game.board.counts_as(unit.kind, "dreadnought", "war_sun")


@official.modify("integrated_economy", FAR_PLACEMENT)
def integrated_economy(game: Game, effect: Effect, value: bool, at: At) -> bool:
    """Units produced may be placed in activated systems next to the dock's."""
    return True


@official.modify("graviton_laser_system", REROLLS)
def graviton_laser_system(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Missed combat rolls of PDS are rolled again, once."""
    return value + (firing.kind == "pds")


# -- Transit Diodes ----------------------------------------------------------------------------------

TRANSITS = 4


def stations(game: Game, seat: Seat) -> list[PlanetId]:
    """A player's planets with Ground Forces."""
    return [p.id for p in game.board.planets_of(seat) if forces.count(game.board.units(seat, on_planet(p.id)), *FOOT)]


def a_transit(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """For a counter of Strategy Allocation, with Ground Forces and somewhere to go."""
    if seat != effect.owner or not game.player(seat).strategy or not departures(game, seat):
        return []
    return [Option("transit_diodes", "OFF-ACT-1", says=message("option-transit-diodes"))]


@grants("OFF-ACT-1")
def departures(game: Game, seat: Seat) -> list[Option[PlanetId]]:
    """Planets from which Ground Forces go."""
    ready = [planet for planet in stations(game, seat) if arrivals(game, seat, planet)]
    return [Option(p, things=(on_planet(p),), says=message("option-planet", planet=p)) for p in ready]


@grants("OFF-ACT-1")
def arrivals(game: Game, seat: Seat, departure: PlanetId) -> list[Option[PlanetId]]:
    """Planets to which they go: not where something keeps units out."""
    open_ = [p for p in game.board.solid_planets(seat) if game.production.is_open_to(seat, on_planet(p))]
    found = [p for p in open_ if p != departure]
    return [Option(p, things=(on_planet(p),), says=message("option-planet", planet=p)) for p in found]


@grants("OFF-ACT-1")
def travellers(game: Game, seat: Seat, departure: PlanetId, draft: Sequence[UnitId]) -> list[str | Option[str]]:
    """One more Ground Force, or no more."""
    there = game.board.units(seat, on_planet(departure))
    kinds = [kind for kind in FOOT if forces.count(there, kind) > draft.count(kind)]
    found: list[str | Option[str]] = [Option(kind, says=message("option-unit", kind=kind)) for kind in kinds]
    return [*found, "done"]


@official.may("transit_diodes", COMPONENT_ACTION, a_transit)
async def transit_diodes(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """As an action, for a counter of Strategy Allocation, up to four Ground Forces go from a planet to another."""
    game.economy.spend_counter(seat, "strategy", "transit_diodes")
    departure = await game.choose(seat, "transit_from", departures, game, seat)
    arrival = await game.choose(seat, "transit_to", arrivals, game, seat, departure)
    draft: list[UnitId] = []
    while len(draft) < TRANSITS and len(travellers(game, seat, departure, draft)) > 1:
        key = await game.compose(seat, "transit_units", draft, travellers, game, seat, departure, draft)
        if key == "done":
            break
        draft.append(unit_kind(key))
    there = game.board.units(seat, on_planet(departure))
    for kind in FOOT:
        if draft.count(kind):
            going = forces.pick(there, kind, draft.count(kind))
            game.board.shift(seat, on_planet(departure), on_planet(arrival), going)
    game.invasion.revert_lonely()


# -- Transfabrication ----------------------------------------------------------------------------------


def own_units(game: Game, seat: Seat) -> list[tuple[Place, Group]]:
    """Everything a player has on the board, and where."""
    return [
        (where, group)
        for system in game.state.systems
        for where in (in_system(system.hex), *(on_planet(planet.id) for planet in system.planets))
        for group in game.board.units(seat, where)
    ]


def scrap(game: Game, effect: Effect, at: At) -> list[Option[str]]:
    """Any unit of the player whose production step begins."""
    if at.seat != effect.owner:
        return []
    return [
        Option(unit_with_place(g, where), "OFF-PRO-7", (where,), message("option-scuttle", kind=g.kind, where=where))
        for where, g in own_units(game, at.seat)
    ]


@official.may("transfabrication", PRODUCTION_BEGINS, scrap)
async def transfabrication(game: Game, effect: Effect, at: At, key: str) -> None:
    """As the production step begins units may be scuttled for a Trade Good each, Fighters and Ground Forces for nothing."""
    name, place = parted(key, "@")
    where = place_named(place)
    group = unit_named(game.board.units(at.seat, where), name)
    game.board.remove(at.seat, where, [group], "scuttled")
    count_scuttled(game, effect, group.kind)
    if group.kind not in ("fighter", *FOOT):
        game.economy.gain_goods(at.seat, 1, "transfabrication")
    await game.fleet_supply.settle(at.seat, game.board.hex_of(where), "scuttled")
    game.leaders.rehouse(where)


def count_scuttled(game: Game, effect: Effect, kind: UnitId) -> None:
    """How many of a kind were scuttled this round."""
    game.note(effect, f"{kind}:{game.state.round}", str(scuttled(game, effect, kind) + 1))


def scuttled(game: Game, effect: Effect, kind: UnitId) -> int:
    """How many of a kind were scuttled this round."""
    return int(game.remembered(effect, f"{kind}:{game.state.round}") or 0)


@official.modify("transfabrication", UNIT_LIMIT)
def no_rebuilding(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Scuttled units are not rebuilt in the same round. 0 would mean that there is no limit."""
    return (value - scuttled(game, effect, unit.kind) or -1) if value else value
