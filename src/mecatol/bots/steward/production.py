"""What docks build, and where new docks and facilities are put."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.board import in_system, is_ground
from mecatol.rules.official.production import Job, Piece
from mecatol.rules.state import UnitId

from .mind import Mind

# What a home fleet should consist of before anything else is added: the kind and how many.
FLEET: tuple[tuple[UnitId, int], ...] = (
    ("carrier", 2),
    ("ground_force", 4),
    ("cruiser", 2),
    ("carrier", 3),
    ("ground_force", 6),
    ("dreadnought", 1),
    ("cruiser", 4),
    ("flagship", 1),
    ("dreadnought", 3),
    ("destroyer", 2),
)


def budget(mind: Mind) -> int:
    """Resources for building; early in a round some are left for technology."""
    return mind.resources


def produce(mind: Mind, question: Question) -> str:
    """One more unit that is wanted and can be paid without giving up an objective."""
    if not (isinstance(question.draft, tuple) and len(question.draft) == 2 and isinstance(question.draft[0], Job)):
        return "done"
    job, pieces = question.draft
    offers = {key.removeprefix("build:").partition("@")[0]: key for key in reversed(question.keys) if key.startswith("build:")}
    for kind in wishes(mind, job, list(pieces)):
        if kind in offers and _affordable(mind, job, pieces, kind):
            return offers[kind]
    return "done"


def _affordable(mind: Mind, job: Job, pieces: tuple[Piece, ...], kind: UnitId) -> bool:
    piece = Piece(job.producers[0], kind, in_system(job.system))
    return mind.game.production.due(job, (*pieces, piece)) <= budget(mind)


def wishes(mind: Mind, job: Job, pieces: list[Piece]) -> list[UnitId]:
    """Kinds of units in the order in which they are wanted."""
    found: list[UnitId] = []
    wanted = units_for_goals(mind)
    for kind, number in wanted.items():
        if mind.game.board.on_board(mind.seat, kind) + _ordered(pieces, kind) < number:
            found.append(kind)
    for kind, number in FLEET:
        if _have(mind, job.system, kind) + _ordered(pieces, kind) < number:
            found.append(kind)
    if mind.threats.get(job.system, 0.0) > 3.0 or job.system == mind.home:
        found += ["pds"] if mind.game.board.on_board(mind.seat, "pds") < 2 else []
    return [*found, "dreadnought", "cruiser", "ground_force", "fighter", "destroyer", "carrier"]


def _ordered(pieces: list[Piece], kind: UnitId) -> int:
    return sum(piece.kind == kind for piece in pieces)


def _have(mind: Mind, hex_: Hex, kind: UnitId) -> int:
    """Ships anywhere; troops only where they are to embark."""
    if not is_ground(kind):
        return mind.game.board.on_board(mind.seat, kind)
    places = [in_system(hex_), *(f"planet:{planet.id}" for planet in mind.game.board.system(hex_).planets)]
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
                found["destroyer"] = max(found.get("destroyer", 0), 3)
    return found


def produce_where(mind: Mind, question: Question) -> str:
    """At home if possible, else where most can be built."""
    homely = [key for key in question.keys if key.removeprefix("system:").startswith(mind.home)]
    return homely[0] if homely else question.keys[0]


def build_dock(mind: Mind, question: Question) -> str:
    """A dock on the richest planet, as long as there are few, and where objectives ask for one."""
    sites = [key for key in question.keys if key.startswith("planet:")]
    docks = mind.game.board.docks_of(mind.seat)
    wanted = 2 + sum(term.condition == "space_docks" for goal in mind.goals for term in goal.terms)
    rex = any("mecatol_rex_with" in term.condition for goal in mind.goals for term in goal.terms)
    best = max(sites, key=lambda key: (mind.game.economy.resources(key.partition(":")[2]), key), default="no")
    if best == "no" or budget(mind) < 4:
        return "no"
    if rex and "planet:mecatol_rex" in sites:
        return "planet:mecatol_rex"
    rich = mind.game.economy.resources(best.partition(":")[2]) >= 2
    return best if len(docks) < wanted and (rich or wanted > 2) else "no"


def place_facility(mind: Mind, question: Question) -> str:
    """A colony or refinery where it costs nothing but a planet's refreshing, early in the game."""
    offers = [key for key in question.keys if ":" in key]
    if not offers or mind.view.round > 4 or mind.reserve.planets:
        return "done" if "done" in question.keys else question.keys[0]

    def lost(key: str) -> float:
        planet = key.partition(":")[2]
        return mind.game.economy.resources(planet) + mind.game.economy.influence(planet)

    best = min(offers, key=lambda key: (lost(key), key))
    return best if lost(best) <= 2 else "done"


def build_facility(mind: Mind, question: Question) -> str:
    """Facilities for money only when there is plenty."""
    offers = [key for key in question.keys if ":" in key]
    return offers[0] if offers and budget(mind) >= 6 else "no" if "no" in question.keys else question.keys[-1]
