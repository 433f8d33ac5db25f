"""Objectives that ask for planets, their specialties and influence, for technologies and for standing."""

from __future__ import annotations

from itertools import combinations

from mecatol.core.hexes import Hex
from mecatol.rules.catalogue import Count, Counts, Params, counted
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import MECATOL_REX, on_planet
from mecatol.rules.state import NOBODY, Planet, Seat

from .common import (
    all_of,
    at_home,
    condition,
    fitting,
    in_whole_system,
    kind_test,
    mecatol,
    neighbours,
    outside_home,
)


def held_planet(game: Game, planet: Planet) -> bool:
    """Whether a planet's owner has controlled it since before this round began."""
    return planet.held_since < game.state.round


def systems(game: Game, planets: list[Planet]) -> list[Hex]:
    """Where planets are, one system for each of them."""
    return [game.board.system_of(planet.id) for planet in planets]


@condition("control_planets")
def control_planets(game: Game, seat: Seat, params: Params) -> Counts:
    there = fitting(game, seat, systems(game, game.objectives.planets_of(seat)), params)
    return counted("planets", len(there), params.number("planets"))


@condition("planets_apart")
def planets_apart(game: Game, seat: Seat, params: Params) -> Counts:
    wanted, places = params.number("distance"), dict.fromkeys(systems(game, outside_home(game, seat)))
    distances = [game.galaxy.stable_distance(a, b) for a, b in combinations(places, 2)]
    return counted("distance", max([wanted if way is None else way for way in distances], default=0), wanted)


@condition("fortified_planets")
def fortified_planets(game: Game, seat: Seat, params: Params) -> Counts:
    def fortified(planet: Planet) -> bool:
        units = game.board.units(seat, on_planet(planet.id))
        there = {
            kind: sum([g.count for g in units if kind_test(kind)(g.kind)]) for kind in ("pds", "ground_unit", "ground_force")
        }
        return all(number >= params.number(kind) for kind, number in there.items())

    mine = [planet for planet in game.objectives.planets_of(seat) if fortified(planet)]
    return counted("planets", len(fitting(game, seat, systems(game, mine), params)), params.number("planets"))


@condition("control_named_planets")
def control_named_planets(game: Game, seat: Seat, params: Params) -> Counts:
    mine = [planet for planet in game.objectives.planets_of(seat) if planet.id in params.words("named")]
    kept = [planet for planet in mine if not params.flag("held") or held_planet(game, planet)]
    return counted("planets", len(kept), params.number("number"))


@condition("control_trade_stations")
def control_trade_stations(game: Game, seat: Seat, params: Params) -> Counts:
    stations = game.objectives.stations()
    mine = [station for station in stations if station.owner == seat]
    return counted("stations", len(mine), max(1, min(params.number("stations"), len(stations))))


@condition("planet_rank")
def planet_rank(game: Game, seat: Seat, params: Params) -> Counts:
    mine = len(outside_home(game, seat))
    theirs = [len(outside_home(game, other)) for other in game.opponents(seat)]
    more = 0 if params.flag("ties") else 1  # than anybody, or as many as anybody
    if params.text("rank") == "most":
        return counted("planets", mine, max(theirs, default=-1) + more)
    return counted("richer", sum([n >= mine + more for n in theirs]), len(theirs))


@condition("planet_resources")
def planet_resources(game: Game, seat: Seat, params: Params) -> Counts:
    """What facilities add does not count."""
    facilities = game.content.facilities
    total = 0
    for planet in outside_home(game, seat):
        built = sum(facilities[facility].resources for facility in game.facilities.on(planet.id))
        total += game.economy.resources(planet.id) - built
    return counted("planet_resources", total, params.number("resources"))


@condition("control_enemy_homes")
def control_enemy_homes(game: Game, seat: Seat, params: Params) -> Counts:
    taken = [o for o in at_home(game, seat) if all_of(planet.owner == seat for planet in game.board.home_planets(o))]
    return counted("homes", len(taken), params.number("homes"))


@condition("control_artifacts")
def control_artifacts(game: Game, seat: Seat, params: Params) -> Counts:
    mine = [a for a in game.artifacts.controlled(seat, held=params.flag("held")) if a in (params.words("named") or (a,))]
    return counted("artifacts", len(mine), params.number("number"))


@condition("control_mecatol_rex_with")
def control_mecatol_rex_with(game: Game, seat: Seat, params: Params) -> Counts:
    middle = mecatol(game)
    if middle is None:
        return counted("mecatol_rex", 0)
    mine = Count("mecatol_rex", game.board.planet(MECATOL_REX).owner == seat, 1)
    there = [Count(kind, _at_mecatol(game, seat, kind), number) for kind, number in params.units()]
    if "space_dock" not in params.words("held"):
        return (mine, *there)
    at_start = [deed for deed in game.board.deeds("dock_at_start", seat) if deed.place == in_system(middle)]
    return (mine, Count("dock_held", bool(at_start), 1), *there)


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
def specialty_planets(game: Game, seat: Seat, params: Params) -> Counts:
    colour = params.text("colour")
    mine = specialties(game, game.objectives.planets_of(seat))
    good = sum(colour in found if colour else bool(found) for found in mine)
    return counted("specialty_planets", good, params.number("planets"))


def _coloured(game: Game, seat: Seat, params: Params) -> list[list[str]]:
    """The colours of planets, and of Artifacts where the card itself says that they count."""
    found = specialties(game, game.objectives.planets_of(seat))
    return found + ([[colour] for colour in game.artifacts.colours(seat)] if params.flag("artifacts") else [])


@condition("same_specialty")
def same_specialty(game: Game, seat: Seat, params: Params) -> Counts:
    mine = _coloured(game, seat, params)
    colours_there = dict.fromkeys(colour for found in mine for colour in found)
    most = max([sum(colour in found for found in mine) for colour in colours_there], default=0)
    return counted("same_specialty", most, params.number("planets"))


@condition("different_specialties")
def different_specialties(game: Game, seat: Seat, params: Params) -> Counts:
    mine = _coloured(game, seat, params)
    there = sum(any(colour in found for found in mine) for colour in params.words("colours"))
    return counted("specialties", there, params.number("number"))


def colours(game: Game, seat: Seat) -> list[str]:
    """The colour of each technology a player owns; race technologies have none (OFF-TEC-3), upgrades are none (SA17-TEC-08)."""
    return [colour for t in game.player(seat).technologies if (colour := game.technology.colour(t))]


@condition("technologies")
def technologies(game: Game, seat: Seat, params: Params) -> Counts:
    """Race technologies are technologies (OFF-TEC-3), in build 17 no longer (SA17-TEC-08)."""
    return counted("technologies", len(game.technology.objective_technologies(seat)), params.number("technologies"))


@condition("technologies_of_one_colour")
def technologies_of_one_colour(game: Game, seat: Seat, params: Params) -> Counts:
    """So many of one colour; where no number is printed, all of them."""
    mine = colours(game, seat)
    wanted = [params.text("colour")] if "colour" in params.printed else list(dict.fromkeys(mine))
    every = [technology for technology in game.content.technologies.values() if technology.colour in wanted]
    need = params.number("technologies") if "technologies" in params.printed else len(every)
    return counted("technologies_alike", max(map(mine.count, wanted), default=0), need)


@condition("technologies_in_colours")
def technologies_in_colours(game: Game, seat: Seat, params: Params) -> Counts:
    mine = colours(game, seat)
    enough = sum(mine.count(colour) >= params.number("each") for colour in dict.fromkeys(mine))
    return counted("colours", enough, params.number("colours"))


@condition("focus_on_colour")
def focus_on_colour(game: Game, seat: Seat, params: Params) -> Counts:
    mine = colours(game, seat)
    held = specialties(game, [planet for planet in outside_home(game, seat) if held_planet(game, planet)])
    learned, kept = params.number("technologies"), params.number("planets")
    ways = [(mine.count(colour), sum(colour in found for found in held)) for colour in dict.fromkeys(mine)]
    best = max(ways, key=lambda way: min(way[0], learned) + min(way[1], kept), default=(0, 0))
    return (Count("technologies_alike", best[0], learned), Count("specialty_planets", best[1], kept))


# -- standing ----------------------------------------------------------------------------------------------------------


def influence(game: Game, seat: Seat) -> int:
    """The influence of all planets a player controls, exhausted or not."""
    return sum([game.economy.influence(planet.id) for planet in game.objectives.planets_of(seat)])


@condition("influence_above_neighbours")
def influence_above_neighbours(game: Game, seat: Seat, params: Params) -> Counts:
    """A neighbour who is out of the game still counts, with none."""
    theirs = [influence(game, other) for other in neighbours(game, seat)]
    return counted("influence", influence(game, seat), (max(theirs) if params.text("compare") == "each" else sum(theirs)) + 1)


@condition("highest_influence")
def highest_influence(game: Game, seat: Seat, _: Params) -> Counts:
    theirs = [influence(game, other) for other in game.opponents(seat)]
    return counted("influence", influence(game, seat), max(theirs, default=-1) + 1)


@condition("hold_title")
def hold_title(game: Game, seat: Seat, params: Params) -> Counts:
    title = params.text("title")
    if title != "minister":
        return counted("title", game.state.titles.get(title, NOBODY) == seat)
    offices = [law for law in game.state.laws if law.card.startswith("minister_of") and law.elected == f"player:{seat}"]
    return counted("title", len(offices))


@condition("victory_point_lead")
def victory_point_lead(game: Game, seat: Seat, params: Params) -> Counts:
    """By the points that everybody had when the Action Phase ended."""
    then = {deed.seat: deed.amount for deed in game.state.deeds if deed.kind == "points_after_actions"}
    mine = then.get(seat, 0)
    best = max([then.get(other, 0) for other in game.rivals(seat)], default=0)
    return (Count("points", mine, params.number("points")), Count("lead", mine - best, params.number("lead")))
