"""What docks build, and where new docks and facilities are put."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.naming import kind_of, name_of, parted, planet_named
from mecatol.rules.official.construction import Job, Piece
from mecatol.rules.pieces import in_system, is_ground, on_planet
from mecatol.rules.state import Group, PlanetId, UnitId

from .mind import Mind

TRANSPORTS = 4  # carriers wanted in the end
ABOARD = 4  # troops that one of them takes along
WARSHIPS: tuple[UnitId, ...] = ("dreadnought", "cruiser")


def budget(mind: Mind) -> int:
    """Resources for building; early in a round some are left for technology."""
    return mind.resources


def produce(mind: Mind, question: Question) -> str:
    """One more unit that is wanted and can be paid without giving up an objective."""
    if not (isinstance(question.draft, tuple) and len(question.draft) == 2 and isinstance(question.draft[0], Job)):
        return "done"
    job, pieces = question.draft
    offers = {parted(name_of(key), "@")[0]: key for key in reversed(question.keys) if kind_of(key) == "build"}
    for kind in wishes(mind, job, list(pieces)):
        if kind in offers and _affordable(mind, job, pieces, kind):
            return offers[kind]
    return "done"


def _affordable(mind: Mind, job: Job, pieces: tuple[Piece, ...], kind: UnitId) -> bool:
    piece = Piece(job.producers[0], kind, in_system(job.system))
    return mind.game.production.due(job, (*pieces, piece)) <= budget(mind)


def wishes(mind: Mind, job: Job, pieces: list[Piece]) -> list[UnitId]:
    """Kinds of units in the order in which they are wanted: transports, troops for them, what objectives ask for, a fleet."""

    def have(kind: UnitId) -> int:
        return _have(mind, job.system, kind) + _ordered(pieces, kind)

    found: list[UnitId] = []
    waiting = forces.count(mind.ships(job.system), "carrier") + _ordered(pieces, "carrier")
    carriers, troops = have("carrier"), have("ground_force")
    if carriers < 2 or (carriers < TRANSPORTS and not waiting and troops >= 2):
        found.append("carrier")
    if troops < 2 + ABOARD * min(waiting, 2):
        found.append("ground_force")
    found += [kind for kind, number in units_for_goals(mind).items() if have(kind) < number]
    if carriers < 3:
        found.append("carrier")
    if have("pds") < 2 and mind.view.round > 1:
        found.append("pds")
    found += WARSHIPS if have("cruiser") >= 3 else reversed(WARSHIPS)
    return [*found, "ground_force", "destroyer", "fighter"] if troops < 8 else [*found, "destroyer", "fighter"]


def _ordered(pieces: list[Piece], kind: UnitId) -> int:
    return sum(piece.kind == kind for piece in pieces)


def _have(mind: Mind, hex_: Hex, kind: UnitId) -> int:
    """Ships anywhere; troops only where they are to embark."""
    if not is_ground(kind):
        return mind.game.board.on_board(mind.seat, kind)
    places = [in_system(hex_), *(on_planet(planet.id) for planet in mind.game.board.system(hex_).planets)]
    return sum(forces.count(mind.game.board.units(mind.seat, place), kind) for place in places)


def units_for_goals(mind: Mind) -> dict[UnitId, int]:
    """Units that objectives ask for, with their number."""
    found: dict[UnitId, int] = {}
    for goal in mind.goals:
        for term in goal.terms:
            if term.condition == "units_on_board":
                for kind in ("flagship", "dreadnought", "pds"):
                    number = term.params.get(kind)
                    if isinstance(number, int):
                        found[kind] = max(found.get(kind, 0), number)
            elif term.condition in ("ships_in_systems", "line_of_ships", "control_systems"):
                found["destroyer"] = max(found.get("destroyer", 0), 4)
    return found


def produce_where(mind: Mind, question: Question) -> str:
    """At home if possible, else where most can be built."""
    homely = [key for key in question.keys if name_of(key).startswith(mind.home)]
    return homely[0] if homely else question.keys[0]


def dock_worth(mind: Mind, planet: PlanetId) -> float:
    """What a new dock is worth: what objectives ask for, and a second yard nearer to where troops are wanted."""
    if not mind.game.production.may_build_dock(mind.seat, planet).allowed:
        return 0.0
    cost = mind.game.production.dock_cost(mind.seat, planet)
    if cost > budget(mind):
        return 0.0
    gain = mind.gain(lambda game: game.board.place(mind.seat, on_planet(planet), [Group("space_dock")], "built"))
    docks = len(mind.game.board.docks_of(mind.seat))
    yard = 1.5 + 0.5 * mind.game.economy.resources(planet) if docks < 2 else 0.0
    return gain + yard - 0.6 * cost


def build_dock(mind: Mind, question: Question) -> str:
    """The dock that is worth most, if any is."""
    sites = {key: dock_worth(mind, planet_named(key)) for key in question.keys if kind_of(key) == "planet"}
    best = max(sites, key=lambda key: (sites[key], key), default="no")
    return best if best != "no" and sites[best] > 0 else "no"


def place_facility(mind: Mind, question: Question) -> str:
    """A colony or refinery where it costs nothing but a planet's refreshing, early in the game."""
    offers = [key for key in question.keys if ":" in key]
    if not offers or mind.view.round > 4 or mind.reserve.planets:
        return "done" if "done" in question.keys else question.keys[0]

    def lost(key: str) -> float:
        planet = planet_named(key)
        return mind.game.economy.resources(planet) + mind.game.economy.influence(planet)

    best = min(offers, key=lambda key: (lost(key), key))
    return best if lost(best) <= 2 else "done"


def build_facility(mind: Mind, question: Question) -> str:
    """Facilities for money only when there is plenty."""
    offers = [key for key in question.keys if ":" in key]
    return offers[0] if offers and budget(mind) >= 6 else "no" if "no" in question.keys else question.keys[-1]
