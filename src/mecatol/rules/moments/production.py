"""Producing units: what, where, how many and for how much."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.hexes import Hex
from mecatol.core.records import Record
from mecatol.rules.state import NO_PLACE, Place, Seat, UnitId

from .contexts import At, Unit
from .whose import about_system, itself, seat_of


class Build(Record, frozen=True):
    """A seat producing a kind of unit in a system, and the place it is produced at or built on, if that matters."""

    seat: Seat
    kind: UnitId
    system: Hex
    where: Place = NO_PLACE


class Producing(Record, frozen=True):
    """A seat producing at a dock or planet (`where`), perhaps within a ceiling that a card sets, or with capacity that is lent to
    one build."""

    seat: Seat
    system: Hex
    where: Place
    limited: bool = False
    lent: int = 0


class Built(Record, frozen=True):
    """Units were produced at one Space Dock, or by a planet itself."""

    seat: Seat
    system: Hex
    where: Place
    count: int
    by_dock: bool = True
    units: tuple[UnitId, ...] = ()


# -- values: what and where --------------------------------------------------------------------------------------------

MAY_PRODUCE: Value[Build, Verdict] = Value(
    "may_produce", "whether a seat may produce a kind of unit; one that needs a technology starts with no", seat_of
)
UNIT_LIMIT: Value[Unit, int] = Value("unit_limit", "how many pieces of a kind a player has", seat_of)
PER_PLANET: Value[Unit, int] = Value("per_planet", "how many units of a kind a player may have on a planet", seat_of)
BLOCKADED: Value[At, bool] = Value("blockaded", "whether enemy ships keep a seat from producing ships in a system", seat_of)
DOCKS_FLOAT: Value[Seat, bool] = Value("docks_float", "whether a player's Space Docks stand in space", itself)
DOCKS_REST: Value[Seat, bool] = Value("docks_rest", "whether no Space Dock of a player's can produce", itself)
DOCK_NEEDS_HOLDING: Value[Seat, bool] = Value(
    "dock_needs_holding", "whether a Space Dock needs a planet held since the round began", itself
)
FAR_PLACEMENT: Value[At, bool] = Value(
    "far_placement", "whether units produced in a system may be placed in activated systems next to it", seat_of
)
PLANETS_PRODUCE: Value[At, bool] = Value(
    "planets_produce", "whether planets without a Space Dock produce as many units as they have resources", seat_of
)

# -- values: how many --------------------------------------------------------------------------------------------------

PRODUCTION: Value[Build, int] = Value("production", "how much production capacity a unit takes", seat_of)
PRODUCTION_CAPACITY: Value[Producing, int] = Value("production_capacity", "what a producer can make in all", seat_of)
DOCK_CAPACITY: Value[At, int] = Value("dock_capacity", "production capacity of a Space Dock beyond its planet's", seat_of)
UNITS_PRODUCE: Value[At, int] = Value(
    "units_produce", "the production capacity of a seat's units in a place, beside that of Space Docks", seat_of
)
UNITS_MAKE: Value[Build, bool] = Value("units_make", "whether units that produce by themselves make a kind of unit", seat_of)
EXTRA_CAPACITY: Value[At, int] = Value("extra_capacity", "production capacity lent to a producer for one build", seat_of)
MOST_BUILT: Value[Build, int] = Value("most_built", "how many units of a kind a Space Dock may make in one production", seat_of)

# -- values: for how much ----------------------------------------------------------------------------------------------

COST_HALVES: Value[Build, int] = Value("cost_halves", "what a unit costs, in half resources", seat_of)
FREE_RESOURCES: Value[At, int] = Value("free_resources", "resources that a build gets for nothing", seat_of)
SALVAGE: Value[At, int] = Value("salvage", "what scuttled ships lend a build, in half resources", seat_of)
BUILD_FEE: Value[At, int] = Value("build_fee", "resources to be paid beside the units for each dock that produces", seat_of)

# -- moments -----------------------------------------------------------------------------------------------------------

PRODUCTION_BEGINS: Moment[At] = Moment(
    "production_begins", "the production step of an action begins", seat_of, window=True, about=about_system
)
BEFORE_PRODUCTION: Moment[At] = Moment(
    "before_production", "units are about to be produced", seat_of, window=True, about=about_system
)
UNITS_ORDERED: Moment[At] = Moment(
    "units_ordered", "units to be produced were picked and are not paid for yet", seat_of, window=True, about=about_system
)
UNITS_BUILT: Moment[Built] = Moment("units_built", "units that were produced are on the board", lambda built: built.seat)
AFTER_PRODUCTION: Moment[At] = Moment("after_production", "units were produced", seat_of, window=True, about=about_system)
DOCK_BUILT: Moment[Build] = Moment("dock_built", "a player has built a Space Dock", seat_of)
