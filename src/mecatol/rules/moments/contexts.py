"""What moments and values of several chapters are about."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.core.records import Record
from mecatol.rules.state import NO_PLACE, NO_PLANET, Place, PlanetId, Seat, UnitId


class Unit(Record, frozen=True):
    """A kind of unit of a seat, and where it is ("system:…", "planet:…", or "" in general)."""

    seat: Seat
    kind: UnitId
    where: Place = NO_PLACE
    leaders: tuple[str, ...] = ()  # those aboard a ship about to move
    help: str = ""  # the helps a ship on its way makes use of, "a+b"
    between: tuple[Hex, ...] = ()  # the systems before and after the one it is in
    mark: str = ""  # that of the units meant, where it may matter


class At(Record, frozen=True):
    """A seat in a system, and which place in it is meant, if one is."""

    seat: Seat
    system: Hex
    where: Place = NO_PLACE


class Firing(Record, frozen=True):
    """A unit's combat roll: in a battle, barrage, space cannon, bombardment … against somebody."""

    seat: Seat
    kind: UnitId
    purpose: str  # "battle", "invasion", "barrage", "space_cannon", "bombardment", "invasion_defence", "precombat"
    system: Hex  # where the hits fall
    planet: PlanetId = NO_PLANET  # the planet fought over; of a space cannon the one it stands on
    target: Seat = -1
    round: int = 0
    attacker: bool = False
    damage: int = 0
    mark: str = ""
    count: int = 1  # how many such units fire
    origin: Hex = Hex("")  # where the firing unit is, if not in that system
    favour: int = 0  # a bonus that these units have and others of their group have not
