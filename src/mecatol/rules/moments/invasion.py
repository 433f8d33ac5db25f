"""Landings, bombardment, invasions, and planets that change hands."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.hexes import Hex
from mecatol.core.records import Mutable, Record
from mecatol.rules.state import Group, Planet, PlanetId, Seat

from .contexts import At, Firing, Unit
from .whose import about_system, seat_of


class Invading(Mutable):
    """A seat has landed on somebody's planet. Whoever stops the invasion sets `stopped`: the landed units go back."""

    seat: Seat
    planet: PlanetId
    owner: Seat
    stopped: bool = False


class Bombing(Mutable):
    """Ships have taken aim at a planet. Hits that do something else than usual are taken off `count`."""

    seat: Seat
    system: Hex
    planet: PlanetId
    target: Seat
    ships: tuple[Group, ...]
    count: int = 0


class Taken(Record, frozen=True):
    """A planet changed hands."""

    seat: Seat
    planet: PlanetId
    before: Seat
    how: str


class Captured(Record, frozen=True):
    """Installations of a planet that its conqueror has taken over."""

    seat: Seat
    planet: PlanetId
    before: Seat
    installations: tuple[str, ...]


def _taken(taken: Taken) -> tuple[str, ...]:
    return (f"planet:{taken.planet}", f"player:{taken.seat}")


def _bombing(bombing: Bombing) -> tuple[str, ...]:
    return (f"planet:{bombing.planet}", f"player:{bombing.seat}", f"player:{bombing.target}")


# -- values ------------------------------------------------------------------------------------------------------------

MAY_LAND: Value[Unit, Verdict] = Value("may_land", "whether a unit may land on a planet (`where`)", seat_of)
WALKERS: Value[At, int] = Value(
    "walkers", "how many ground units may land from activated systems next door without a ship", seat_of
)
MAY_BOMBARD: Value[Firing, Verdict] = Value("may_bombard", "whether a ship may bombard a planet", seat_of)
SHIELDS: Value[Unit, int] = Value("shields", "how many bombardment hits a planet's Planetary Shields absorb", seat_of)
COVER: Value[Unit, int] = Value("cover", "how many bombardment hits are absorbed on a planet beside its shields", seat_of)
INFILTRATED: Value[Firing, bool] = Value("infiltrated", "whether an Agent keeps a PDS from firing at an invader", seat_of)
JOINS_INVASION: Value[Unit, bool] = Value("joins_invasion", "whether a kind of ship fights in Invasion Combats", seat_of)
PROMOTED: Value[Unit, int] = Value("promoted", "how many Ground Forces a won invasion turns into Shock Troops", seat_of)
CAPTURES: Value[Taken, int] = Value("captures", "how many installations of a planet its conqueror may capture", seat_of)
MAY_REBEL: Value[Planet, bool] = Value("may_rebel", "whether Local Unrest may break out on a planet", lambda p: p.owner)

# -- moments -----------------------------------------------------------------------------------------------------------

BEFORE_LANDING: Moment[At] = Moment("before_landing", "Planetary Landings begin", seat_of, window=True, about=about_system)
BEFORE_INVASION: Moment[Invading] = Moment(
    "before_invasion",
    "units have landed on a planet of another player and nothing was bombarded yet",
    lambda invading: invading.seat,
    window=True,
    about=lambda invading: (f"planet:{invading.planet}", f"player:{invading.seat}", f"player:{invading.owner}"),
    over=lambda invading: invading.stopped,
)
NEUTRAL_LANDING: Moment[Invading] = Moment(
    "neutral_landing", "units have landed on a planet of nobody's; whoever stops them sets `stopped`", lambda i: i.seat
)
BEFORE_BOMBARDMENT: Moment[At] = Moment(
    "before_bombardment", "ships are about to bombard", seat_of, window=True, about=about_system
)
BOMBARDING: Moment[Bombing] = Moment(
    "bombarding", "ships have taken aim at a planet and are about to roll", lambda b: b.seat, window=True, about=_bombing
)
PLANET_HIT: Moment[Bombing] = Moment(
    "planet_hit", "a bombardment has hit (`count`), and shields have absorbed nothing yet", lambda b: b.seat, about=_bombing
)
PLANET_TAKEN: Moment[Taken] = Moment("planet_taken", "a player gained a planet", seat_of, window=True, about=_taken)
INSTALLATIONS_CAPTURED: Moment[Captured] = Moment(
    "installations_captured",
    "a conqueror has captured installations",
    seat_of,
    window=True,
    about=lambda captured: (f"planet:{captured.planet}", f"player:{captured.seat}"),
)
