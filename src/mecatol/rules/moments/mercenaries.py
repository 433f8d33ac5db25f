"""Mercenaries: their pay, their fall, and what they serve as."""

from __future__ import annotations

from mecatol.core.effects import Moment, Value
from mecatol.core.records import Mutable, Record
from mecatol.rules.state import Place, Seat, UnitId

from .contexts import Unit
from .whose import seat_of


class Unpaid(Record, frozen=True):
    """A Mercenary of a seat was not paid and has left the place where it was."""

    seat: Seat
    mercenary: str
    where: Place


class Falling(Mutable):
    """A Mercenary of a seat is about to be destroyed. Whoever saves it sets `saved`."""

    seat: Seat
    where: Place
    kind: UnitId
    why: str
    by: Seat = -1
    saved: bool = False


MERCENARY_UNPAID: Moment[Unpaid] = Moment(
    "mercenary_unpaid",
    "a player has failed to pay a Mercenary",
    seat_of,
    window=True,
    about=lambda unpaid: (unpaid.where, f"player:{unpaid.seat}"),
)
MERCENARY_FALLS: Moment[Falling] = Moment("mercenary_falls", "a Mercenary is about to be destroyed", lambda f: f.seat)
EXTRA_PDS: Value[Unit, int] = Value("extra_pds", "how many PDS a seat's other units in a place serve as", seat_of)
