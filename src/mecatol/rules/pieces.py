"""Pieces and places: what is a ship, what fights on planets, and how the places are called where units stand."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.core.memo import kept
from mecatol.core.records import replace

from .state import GROUND_SIDE, MERCENARIES, SPACE_SIDE, Group, Place, PlanetId, UnitId

MECATOL_REX = PlanetId("mecatol_rex")
HOPES_END = PlanetId("hopes_end")
MALLICE = PlanetId("mallice")
QUANN = PlanetId("quann")
GROUND: tuple[UnitId, ...] = ("ground_force", "shock_troop", "mechanized_unit")
SHIPS: tuple[UnitId, ...] = ("war_sun", "dreadnought", "cruiser", "destroyer", "carrier", "fighter", "flagship")
INSTALLATIONS: tuple[UnitId, ...] = ("pds", "space_dock")
# Asked for membership, never iterated. OFF-SOT-MRC: a Mercenary in space counts as a ship; on a planet it fights like a ground
# unit and is none.
FLYING = frozenset([*SHIPS, *MERCENARIES])
BIG_SHIPS = FLYING - {"fighter"}
MERCENARY_SIDES = frozenset([*MERCENARIES, *SPACE_SIDE])
TROOPS = frozenset([*GROUND, *SPACE_SIDE])


def is_ship(kind: UnitId) -> bool:
    """Whether a kind of unit is a ship, Fighters included."""
    return kind in FLYING


def is_big_ship(kind: UnitId) -> bool:
    """Whether a kind of unit is a ship that counts against Fleet Supply."""
    return kind in BIG_SHIPS


def is_mercenary(kind: UnitId) -> bool:
    """Whether a kind of unit is a side of a Mercenary's token: no plastic piece, and one of its kind."""
    return kind in MERCENARY_SIDES


def is_troop(kind: UnitId) -> bool:
    """Whether a kind of unit fights on planets: ground units, and Mercenaries that hold none."""
    return kind in TROOPS


def is_ground(kind: UnitId) -> bool:
    """Whether a kind of unit is a ground unit."""
    return kind in GROUND


def turned(group: Group, where: Place) -> Group:
    """A Mercenary's token with the side up that belongs in a place (OFF-SOT-MRC); other units as they are."""
    if group.kind not in MERCENARY_SIDES:
        return group
    sides = GROUND_SIDE if where.startswith("planet:") else SPACE_SIDE
    return replace(group, kind=sides[group.kind]) if group.kind in sides else group


@kept
def in_system(hex_: Hex) -> Place:
    """The place "in space in that system"."""
    return Place(f"system:{hex_}")


@kept
def on_planet(planet: PlanetId) -> Place:
    """The place "on that planet"."""
    return Place(f"planet:{planet}")
