"""Dice, Space Battles, bombardment and invasions."""

from __future__ import annotations

from mecatol.core.events import Event
from mecatol.rules.state import Place, PlanetId, Seat, UnitId


class Rolled(Event, frozen=True):
    """Dice on the table: who rolled, for what, the faces, what was needed, and for which units.

    How many hit is told of shots alone: dice that decide something else have no hits.
    """

    seat: Seat
    purpose: str
    faces: tuple[int, ...]
    needed: int = 0
    hits: int | None = None
    kind: UnitId = ""


class HitsCancelled(Event, frozen=True):
    """Hits in a place were cancelled by a card."""

    seat: Seat
    where: Place
    hits: int


# -- Space Battles -----------------------------------------------------------------------------------------------------


class BattleBegan(Event, frozen=True):
    seat: Seat
    target: Seat
    system: str


class BattleRoundBegan(Event, frozen=True):
    system: str
    round: int


class RetreatAnnounced(Event, frozen=True):
    seat: Seat
    system: str
    destination: str


class Retreated(Event, frozen=True):
    seat: Seat
    system: str
    destination: str


class Stalemate(Event, frozen=True):
    """Neither fleet can destroy the other."""

    seat: Seat
    target: Seat
    system: str


class BattleEnded(Event, frozen=True):
    """A Space Battle is over; nobody may have won it."""

    seat: Seat
    system: str


# -- bombardment and invasions -----------------------------------------------------------------------------------------


class Bombarded(Event, frozen=True):
    """A planet was bombarded: hits scored, and how many of them its shields absorbed."""

    seat: Seat
    planet: PlanetId
    hits: int
    absorbed: int


class InvasionBegan(Event, frozen=True):
    seat: Seat
    against: Seat
    planet: PlanetId


class CommandosNamed(Event, frozen=True):
    seat: Seat
    planet: PlanetId
    count: int


class InvasionEnded(Event, frozen=True):
    seat: Seat
    planet: PlanetId
    won: bool
