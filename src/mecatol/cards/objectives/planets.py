"""Objectives that ask for planets, their specialties and influence, for technologies and for standing."""

from __future__ import annotations

from itertools import combinations

from mecatol.core.hexes import Hex
from mecatol.rules.catalogue import Params
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import MECATOL_REX, on_planet
from mecatol.rules.state import NOBODY, Planet, Seat

from .common import (
    all_of,
    condition,
    fitting,
    in_whole_system,
    kind_test,
    mecatol,
    neighbours,
    others,
    outside_home,
)


def held_planet(game: Game, planet: Planet) -> bool:
    """Whether a planet's owner has controlled it since before this round began."""
    return planet.held_since < game.state.round


def systems(game: Game, planets: list[Planet]) -> list[Hex]:
    """Where planets are, one system for each of them."""
    return [game.board.system_of(planet.id) for planet in planets]


@condition("control_planets")
def control_planets(game: Game, seat: Seat, params: Params) -> bool:
    mine, wanted = game.objectives.planets_of(seat), params.number("planets")
    return len(mine) >= wanted and len(fitting(game, seat, systems(game, mine), params)) >= wanted


@condition("planets_apart")
def planets_apart(game: Game, seat: Seat, params: Params) -> bool:
    places = dict.fromkeys(systems(game, outside_home(game, seat)))
    distances = [game.galaxy.stable_distance(a, b) for a, b in combinations(places, 2)]
    return any(distance is None or distance >= params.number("distance") for distance in distances)


@condition("fortified_planets")
def fortified_planets(game: Game, seat: Seat, params: Params) -> bool:
    def fortified(planet: Planet) -> bool:
        units, is_ground = game.board.units(seat, on_planet(planet.id)), kind_test("ground_unit")
        pds = sum([g.count for g in units if g.kind == "pds"])
        army = sum([g.count for g in units if is_ground(g.kind)])
        return pds >= params.number("pds") and army >= params.number("ground_unit")

    mine, wanted = [p for p in game.objectives.planets_of(seat) if fortified(p)], params.number("planets")
    return len(mine) >= wanted and len(fitting(game, seat, systems(game, mine), params)) >= wanted


@condition("control_named_planets")
def control_named_planets(game: Game, seat: Seat, params: Params) -> bool:
    mine = [planet for planet in game.objectives.planets_of(seat) if planet.id in params.words("named")]
    return len([p for p in mine if not params.flag("held") or held_planet(game, p)]) >= params.number("number")


@condition("control_trade_stations")
def control_trade_stations(game: Game, seat: Seat, params: Params) -> bool:
    stations = game.objectives.stations()
    mine = [station for station in stations if station.owner == seat]
    return bool(stations) and len(mine) >= min(params.number("stations"), len(stations))


@condition("planet_rank")
def planet_rank(game: Game, seat: Seat, params: Params) -> bool:
    mine = len(outside_home(game, seat))
    theirs = [len(outside_home(game, other)) for other in game.playing() if other != seat]
    if params.text("rank") == "most":
        return all(mine >= n if params.flag("ties") else mine > n for n in theirs)
    return all(mine <= n if params.flag("ties") else mine < n for n in theirs)


@condition("planet_resources")
def planet_resources(game: Game, seat: Seat, params: Params) -> bool:
    """What facilities add does not count."""
    facilities = game.content.facilities
    total = 0
    for planet in outside_home(game, seat):
        built = sum(facilities[facility].resources for facility in game.facilities.on(planet.id))
        total += game.economy.resources(planet.id) - built
    return total >= params.number("resources")


@condition("control_enemy_homes")
def control_enemy_homes(game: Game, seat: Seat, params: Params) -> bool:
    taken = [o for o in others(game, seat) if all_of(planet.owner == seat for planet in game.board.home_planets(o))]
    return len(taken) >= params.number("homes")


@condition("control_artifacts")
def control_artifacts(game: Game, seat: Seat, params: Params) -> bool:
    mine = [a for a in game.artifacts.controlled(seat, held=params.flag("held")) if a in (params.words("named") or (a,))]
    return len(mine) >= params.number("number")


@condition("control_mecatol_rex_with")
def control_mecatol_rex_with(game: Game, seat: Seat, params: Params) -> bool:
    middle = mecatol(game)
    if middle is None or game.board.planet(MECATOL_REX).owner != seat:
        return False
    at_start = [deed for deed in game.board.deeds("dock_at_start", seat) if deed.place == in_system(middle)]
    if "space_dock" in params.words("held") and not at_start:
        return False
    return all(_at_mecatol(game, seat, kind) >= number for kind, number in params.units())


def _at_mecatol(game: Game, seat: Seat, kind: str) -> int:
    """Ships and docks count in the whole system, the rest on the planet."""
    here = on_planet(MECATOL_REX)
    if kind == "leader":
        return sum(leader.owner == seat and leader.captor == NOBODY for leader in game.leaders.at(here))
    if kind in ("ground_force", "ground_unit", "pds"):
        test = kind_test(kind)
        return sum(g.count for g in game.board.units(seat, here) if test(g.kind))
    return in_whole_system(game, seat, game.board.system_of(MECATOL_REX), kind)


# -- specialties and technologies --------------------------------------------------------------------------------------


def specialties(game: Game, planets: list[Planet]) -> list[list[str]]:
    """The technology specialties of planets, as far as they count (OFF-FAQ-11, SA17-GEN-20); Artifacts are none (SA17-ART-04)."""
    return [game.technology.objective_specialties(planet.id) for planet in planets]


@condition("specialty_planets")
def specialty_planets(game: Game, seat: Seat, params: Params) -> bool:
    colour = params.text("colour")
    mine = specialties(game, game.objectives.planets_of(seat))
    return sum(colour in found if colour else bool(found) for found in mine) >= params.number("planets")


def _coloured(game: Game, seat: Seat, params: Params) -> list[list[str]]:
    """The colours of planets, and of Artifacts where the card itself says that they count."""
    found = specialties(game, game.objectives.planets_of(seat))
    return found + ([[colour] for colour in game.artifacts.colours(seat)] if params.flag("artifacts") else [])


@condition("same_specialty")
def same_specialty(game: Game, seat: Seat, params: Params) -> bool:
    mine = _coloured(game, seat, params)
    colours_there = dict.fromkeys(colour for found in mine for colour in found)
    return any(sum(colour in found for found in mine) >= params.number("planets") for colour in colours_there)


@condition("different_specialties")
def different_specialties(game: Game, seat: Seat, params: Params) -> bool:
    mine = _coloured(game, seat, params)
    return sum(any(colour in found for found in mine) for colour in params.words("colours")) >= params.number("number")


def colours(game: Game, seat: Seat) -> list[str]:
    """The colour of each technology a player owns; race technologies have none (OFF-TEC-3), upgrades are none (SA17-TEC-08)."""
    return [colour for t in game.player(seat).technologies if (colour := game.technology.colour(t))]


@condition("technologies")
def technologies(game: Game, seat: Seat, params: Params) -> bool:
    """Race technologies are technologies (OFF-TEC-3); the upgrades of Shattered Ascension lie elsewhere (SA17-TEC-08)."""
    return len(game.player(seat).technologies) >= params.number("technologies")


@condition("technologies_of_one_colour")
def technologies_of_one_colour(game: Game, seat: Seat, params: Params) -> bool:
    mine = colours(game, seat)
    wanted = [params.text("colour")] if "colour" in params.printed else list(dict.fromkeys(mine))
    return any(mine.count(colour) >= params.number("technologies") for colour in wanted)


@condition("technologies_in_colours")
def technologies_in_colours(game: Game, seat: Seat, params: Params) -> bool:
    mine = colours(game, seat)
    return sum(mine.count(colour) >= params.number("each") for colour in dict.fromkeys(mine)) >= params.number("colours")


@condition("focus_on_colour")
def focus_on_colour(game: Game, seat: Seat, params: Params) -> bool:
    mine = colours(game, seat)
    held = specialties(game, [planet for planet in outside_home(game, seat) if held_planet(game, planet)])
    return any(
        mine.count(colour) >= params.number("technologies") and sum(colour in found for found in held) >= params.number("planets")
        for colour in dict.fromkeys(mine)
    )


# -- standing ----------------------------------------------------------------------------------------------------------


def influence(game: Game, seat: Seat) -> int:
    """The influence of all planets a player controls, exhausted or not."""
    return sum([game.economy.influence(planet.id) for planet in game.objectives.planets_of(seat)])


@condition("influence_above_neighbours")
def influence_above_neighbours(game: Game, seat: Seat, params: Params) -> bool:
    """A neighbour who is out of the game still counts, with none."""
    theirs = [influence(game, other) for other in neighbours(game, seat)]
    return influence(game, seat) > (max(theirs) if params.text("compare") == "each" else sum(theirs))


@condition("highest_influence")
def highest_influence(game: Game, seat: Seat, _: Params) -> bool:
    mine = influence(game, seat)
    return all(mine > influence(game, other) for other in game.playing() if other != seat)


@condition("hold_title")
def hold_title(game: Game, seat: Seat, params: Params) -> bool:
    title = params.text("title")
    if title != "minister":
        return game.state.titles.get(title, NOBODY) == seat
    return any(law.card.startswith("minister_of") and law.elected == f"player:{seat}" for law in game.state.laws)


@condition("victory_point_lead")
def victory_point_lead(game: Game, seat: Seat, params: Params) -> bool:
    """By the points that everybody had when the Action Phase ended."""
    then = {deed.seat: deed.amount for deed in game.state.deeds if deed.kind == "points_after_actions"}
    mine = then.get(seat, 0)
    return mine >= params.number("points") and all(
        mine >= n + params.number("lead") for other, n in then.items() if other != seat
    )
