"""Set-up: seats, races, Home Systems, the galaxy, what lies hidden in it."""

from __future__ import annotations

from mecatol.core.events import Event, Hidden
from mecatol.rules.state import CardId, Place, Seat


class Seated(Event, frozen=True):
    """Who sits where, clockwise, beginning with the first player."""

    seats: tuple[Seat, ...]


class RaceTaken(Event, frozen=True):
    """Everybody knows whose race it is now."""

    seat: Seat
    race: str
    how: str  # "chosen", "drawn", "revealed", "swapped"


class RaceDealt(Event, frozen=True):
    """A random race that only its player knows."""

    seat: Seat
    race: Hidden[str]


class RaceRefused(Event, frozen=True):
    seat: Seat


class HomePlaced(Event, frozen=True):
    """Where a player's Home System will lie."""

    seat: Seat
    where: Place


# -- the galaxy --------------------------------------------------------------------------------------------------------


class TilesDealt(Event, frozen=True):
    seat: Seat
    tiles: Hidden[tuple[str, ...]]


class TilesShown(Event, frozen=True):
    """A player who cannot place a system with planets after an empty one shows what is left."""

    seat: Seat
    tiles: tuple[str, ...]


class TileReserved(Event, frozen=True):
    """A tile lies face down until the galaxy is complete."""

    seat: Seat
    where: Place


class TileLaid(Event, frozen=True):
    seat: Seat
    where: Place
    tile: str


class SystemsSwapped(Event, frozen=True):
    """A system gave way to a poorer one."""

    where: Place
    tile: str


class LocationBid(Event, frozen=True):
    seat: Seat
    where: Place
    bid: int


class SpeakerBid(Event, frozen=True):
    """A bid on the Speaker token."""

    seat: Seat
    bid: int


class ArtifactHidden(Event, frozen=True):
    seat: Seat
    where: Place


class CountersLaid(Event, frozen=True):
    """Domain Counters lie on the board, face down."""

    count: int


# -- objectives --------------------------------------------------------------------------------------------------------


class SecretKept(Event, frozen=True):
    """A player kept one of his Secret Objectives."""

    seat: Seat
    card: Hidden[CardId]
