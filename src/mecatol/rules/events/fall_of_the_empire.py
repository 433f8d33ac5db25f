"""Fall of the Empire: Treaty Cards, objectives that lie open, the track of rounds, Political Cards that stay."""

from __future__ import annotations

from mecatol.core.events import Event, Hidden
from mecatol.rules.state import CardId, Seat


class TreatyGiven(Event, frozen=True):
    """A player has given another one a Treaty Card; which one, only those two know."""

    seat: Seat
    card: Hidden[CardId]
    to: Seat


class TreatyPutAway(Event, frozen=True):
    """A player has put a Treaty Card away face down."""

    seat: Seat
    card: Hidden[CardId]


class TreatiesShown(Event, frozen=True):
    """A player's Treaty Cards are seen by some others, or by all."""

    seat: Seat
    cards: Hidden[tuple[CardId, ...]]


class ObjectiveShown(Event, frozen=True):
    """A player's own objective lies open."""

    seat: Seat
    objective: str


class TrackMoved(Event, frozen=True):
    """The marker that counts the rounds of a scenario lies somewhere else."""

    space: int


class CardStays(Event, frozen=True):
    """A Political Card that is no law stays in play."""

    card: CardId
    elected: str


class CardLeaves(Event, frozen=True):
    """Such a card is discarded."""

    card: CardId
