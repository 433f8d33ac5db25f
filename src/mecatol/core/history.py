"""The pages of a game's record: what was said and told since each checkpoint, and how far one may go back."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from .decisions import Message, message
from .errors import Refused
from .events import Told
from .journal import Answer, Entry, Roll
from .records import Record, encode

ALIVE = 4  # newest checkpoints kept as states; older ones are bytes
SPARSE = 32  # of the older ones every so many are kept, the others rebuilt from them when wanted

Mark: TypeAlias = tuple[int, int]  # a place on the record: the number of a page, and how much of it


class Decision(Record, frozen=True):
    """A decision taken: going back to `mark` takes it back."""

    mark: Mark
    seat: int
    name: str
    key: str
    by: str


class UndoCost(Record, frozen=True):
    """What going back would take away, for those who must agree."""

    decisions: tuple[Decision, ...]
    acts: tuple[tuple[int, str], ...]
    rolls: int
    learned_by: tuple[int, ...]

    def words(self, seat: int | None = None) -> tuple[Message, ...]:
        """The cost as messages, one a line. What others chose, and in how many small steps, is theirs to tell."""
        mine = [message("undo-decision", seat=d.seat, name=d.name, key=d.key) for d in self.decisions if d.seat == seat]
        others = dict.fromkeys((d.seat, d.name) for d in self.decisions if d.seat != seat)
        found = [*mine, *(message("undo-decision-of", seat=other, name=name) for other, name in others)]
        found += [message("undo-act", seat=actor, key=key) for actor, key in self.acts]
        if self.rolls:
            found.append(message("undo-chance", rolls=self.rolls))
        found += [message("undo-learned", seat=learner) for learner in self.learned_by]
        return tuple(found)


class Heard(Record, frozen=True):
    """How many events each seat, and at last a spectator, has heard: what all have, and what it has beside them."""

    beside: tuple[int, ...]
    public: int = 0

    def by(self, listener: int) -> int:
        """How many a seat has heard; -1: a spectator."""
        return self.beside[listener] + self.public

    def counts(self) -> tuple[int, ...]:
        """How many each has heard."""
        return tuple([count + self.public for count in self.beside])


UNHEARD = Heard(())  # where nobody has counted


class Page(msgspec.Struct, eq=False):
    """What happened since a checkpoint.

    The checkpoint is a state, its bytes, or None where it was thinned out and is rebuilt from an earlier one. It is never
    changed, so tables may share it. What is None after a load (events, counts) is found out by a replay when wanted.
    """

    checkpoint: Any
    entries: list[Entry]
    events: list[Told] | None
    began: Heard | None  # by the checkpoint
    forgot: Heard | None = None  # before the first of `events`, where a seat's fork forgot the earlier ones
    counted: tuple[list[Told], int, Heard] | None = None  # behind so many of these events, heard by then
    pressed: bytes = b""  # the checkpoint as it is kept, once somebody has packed it

    @property
    def heard(self) -> Heard | None:
        """What had been heard before the first of `events`."""
        return self.forgot or self.began

    def asked(self) -> bool:
        """Whether anybody has spoken on it."""
        entries = self.entries
        return bool(entries) and (type(entries[-1]) is Answer or any(type(entry) is not Roll for entry in entries))

    def heard_after(self) -> Heard:
        """What has been heard by now."""
        heard, events = self.forgot or self.began or UNHEARD, self.events
        if not events:
            return heard
        known = self.counted
        if known is None or known[0] is not events or known[1] != len(events):  # nothing is ever taken away from them
            known = self.counted = (events, len(events), self._count(heard, events))
        return known[2]

    def _count(self, heard: Heard, events: list[Told]) -> Heard:
        beside, public = heard.beside, len(events)
        for told in events:
            if told.to and told.event.private:  # what is private is told to somebody
                public -= 1
                beside = tuple([count + (seat in told.to) for seat, count in enumerate(beside)])
        return Heard(beside, heard.public + public)

    def packed(self, *, briefly: bool = False) -> bytes:
        """The checkpoint as bytes; what is kept `briefly` is not pressed, and what was thinned out is nothing."""
        if self.checkpoint is None or isinstance(self.checkpoint, bytes):
            return self.checkpoint or b""
        if briefly:
            return unpressed(encode(self.checkpoint))
        self.pressed = self.pressed or zlib.compress(encode(self.checkpoint), 1)
        return self.pressed


def unpressed(data: bytes) -> bytes:
    """Bytes that can be unpacked like pressed ones; making the room ready in which they are pressed is most of that work."""
    writer = zlib.compressobj(0, zlib.DEFLATED, 9, 1)
    return writer.compress(data) + writer.flush()


class History:
    """The pages kept, oldest first. Pages keep their numbers when earlier ones are left behind."""

    __slots__ = ("first", "floor", "pages")

    def __init__(self, pages: Sequence[Page] = (), first: int = 0, floor: Mark = (0, 0)) -> None:
        self.pages = list(pages)
        self.first = first  # the number of the first page kept
        self.floor = floor  # nobody goes back behind this place

    @property
    def last(self) -> Page:
        """The page being written."""
        return self.pages[-1]

    @property
    def number(self) -> int:
        """The number of the page being written."""
        return self.first + len(self.pages) - 1

    @property
    def open_from(self) -> int:
        """The first page that holds nothing from behind the floor; it may be yet to come."""
        return self.floor[0] + 1 if self.floor > (self.first, 0) else self.first

    def page(self, number: int) -> Page:
        """A page by its number."""
        return self.pages[number - self.first]

    def mark(self) -> Mark:
        """Where on the record we are."""
        return (self.first + len(self.pages) - 1, len(self.pages[-1].entries))

    def end(self) -> Mark:
        """How much has been told: the page, and how many events of it."""
        return (self.first + len(self.pages) - 1, len(self.pages[-1].events or ()))

    def turn(self, checkpoint: Any, heard: Heard | None) -> None:
        """A new page; an older checkpoint is packed or thinned out."""
        self.pages.append(Page(checkpoint, [], [], heard))
        old = len(self.pages) - 1 - ALIVE
        if old >= 0:
            kept = old == 0 or (self.first + old) % SPARSE == 0
            self.pages[old].checkpoint = self.pages[old].packed() or None if kept else None

    def keep_last(self) -> None:
        """Leave all pages but the last one behind."""
        pages = self.pages
        self.first += len(pages) - 1
        self.pages = [pages[-1]]

    def nearest(self, number: int) -> int:
        """The newest page up to a number that still has its checkpoint."""
        return max(n for n in range(self.first, number + 1) if self.page(n).checkpoint is not None)

    def check(self, to: Mark) -> None:
        """Refuse a place at which nobody was asked anything, or that may not be gone back to."""
        number, count = to
        if not self.first <= number <= self.number or not 0 <= count <= len(self.page(number).entries):
            raise Refused(message("refused-no-place", page=number, count=count))
        if to < self.floor:
            raise Refused(message("refused-behind-floor"))
        following = self.page(number).entries[count:]
        if (number < self.number and not following) or (following and type(following[0]) is Roll):
            raise Refused(message("refused-nothing-asked", page=number, count=count))

    def since(self, to: Mark) -> list[Entry]:
        """What was written after a place."""
        number, count = to
        later = self.pages[number - self.first + 1 :]
        return [*self.page(number).entries[count:], *(entry for page in later for entry in page.entries)]

    def decisions(self) -> list[Decision]:
        """The decisions taken that may be taken back, oldest first."""
        return [
            Decision((number, n), entry.seat, entry.name, entry.key, entry.by)
            for number, page in enumerate(self.pages, self.first)
            for n, entry in enumerate(page.entries)
            if isinstance(entry, Answer) and (number, n) >= self.floor
        ]
