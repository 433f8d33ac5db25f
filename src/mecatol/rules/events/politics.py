"""The council: agendas, votes, laws and titles, Promissory Notes and Representatives."""

from __future__ import annotations

from mecatol.core.events import Event, Hidden
from mecatol.rules.state import CardId, Seat


class AgendaRevealed(Event, frozen=True):
    """An agenda was laid out face up; seat -1: from the deck."""

    seat: Seat
    card: CardId


class AgendaTakenBack(Event, frozen=True):
    seat: Seat
    card: CardId


class AgendasChosen(Event, frozen=True):
    """What is voted on, in the order in which it will be enforced."""

    seat: Seat
    cards: tuple[CardId, ...]


class AgendaDiscarded(Event, frozen=True):
    card: CardId
    why: str


class VotesCast(Event, frozen=True):
    seat: Seat
    card: CardId
    outcome: str
    votes: int


class AgendaDecided(Event, frozen=True):
    card: CardId
    outcome: str
    votes: int


# -- laws and titles ---------------------------------------------------------------------------------------------------


class LawPassed(Event, frozen=True):
    card: CardId
    elected: str


class LawEnded(Event, frozen=True):
    card: CardId


class LawChanged(Event, frozen=True):
    """A law has another holder, or lies elsewhere."""

    card: CardId
    elected: str


class TitleTaken(Event, frozen=True):
    """A title such as the Voice of the Council has a new holder."""

    seat: Seat
    title: str
    before: Seat


# -- Promissory Notes --------------------------------------------------------------------------------------------------


class NoteGiven(Event, frozen=True):
    """A Promissory Note was handed over."""

    seat: Seat
    note: str
    to: Seat


class NoteOffered(Event, frozen=True):
    """A Promissory Note lies face down before a player, for a vote."""

    seat: Seat
    to: Seat
    outcome: str
    note: Hidden[str]


class NoteReturned(Event, frozen=True):
    """A Promissory Note that was offered or held went back to the one whose it is."""

    seat: Seat
    to: Seat


class NoteHonoured(Event, frozen=True):
    """The holder of a Promissory Note played it, and it goes back to the one who gave it."""

    seat: Seat
    note: str
    other: Seat


# -- Representatives ---------------------------------------------------------------------------------------------------


class RepresentativesChosen(Event, frozen=True):
    """These players have chosen a Representative each, face down."""

    seats: tuple[Seat, ...]


class RepresentativeRevealed(Event, frozen=True):
    """A Representative was turned up."""

    seat: Seat
    representative: str


class RepresentativeKilled(Event, frozen=True):
    """A Representative was killed; by nobody: -1."""

    seat: Seat
    representative: str
    by: Seat


class RepresentativeReturned(Event, frozen=True):
    """A Representative goes back to his player's hand before the council is over, or although he was killed."""

    seat: Seat
    representative: str
