"""Mercenaries."""

from __future__ import annotations

from mecatol.core.events import Event
from mecatol.rules.state import Seat, UnitId


class MercenaryRecruited(Event, frozen=True):
    """A Mercenary has a new employer."""

    seat: Seat
    mercenary: str


class Evaded(Event, frozen=True):
    """A die for a hit upon a Mercenary: whether it missed after all."""

    seat: Seat
    kind: UnitId
    face: int
    needed: int
    evaded: bool
