"""Mercenaries."""

from __future__ import annotations

from mecatol.core.events import Event
from mecatol.rules.state import Seat, UnitId


class MercenaryForHire(Event, frozen=True):
    """All may bid for a Mercenary."""

    mercenary: str


class MercenaryBid(Event, frozen=True):
    """What somebody held in his hand for a Mercenary when all hands were opened."""

    seat: Seat
    mercenary: str
    amount: int


class LoyaltyBid(Event, frozen=True):
    """Somebody bids for a Mercenary in play, or his employer to keep him."""

    seat: Seat
    mercenary: str
    amount: int


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
