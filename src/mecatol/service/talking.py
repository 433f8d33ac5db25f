"""Words for some ears only: whispers between two seats, private notes, and deals that are written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import messages as wire
from . import parlour
from .ledger import GuestRow
from .limits import Allowance
from .parlour import Deal, Note, Whisper
from .refusals import declined
from .rooms import Room

if TYPE_CHECKING:
    from .desk import Desk

NEWEST = 200  # whispers a newcomer is told
NOTES = 300  # of one person at one table
DEALS = 200
MINUTE = 60.0  # seconds


class Talking:
    """What people say to some of the others, or to themselves."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.archive = desk.archive
        self.clock = desk.clock
        self._lines = Allowance(desk.settings.lines_a_minute, MINUTE)

    async def _sitting(self, table: str, seat: int, cookie: str | None) -> tuple[Room, GuestRow]:
        room, guest = await self.desk.room(table, seat, cookie)
        assert guest is not None  # a seat is somebody's
        return room, guest

    async def whisper(self, table: str, seat: int, said: wire.Whisper, cookie: str | None) -> wire.Whispered:
        """A line that the two alone read."""
        room, guest = await self._sitting(table, seat, cookie)
        seats = room.row.seats
        if said.to == seat or said.to >= len(seats) or not seats[said.to].guests:
            raise declined("refused", "no-ear")
        self._lines.use(guest.id)
        line = Whisper(0, seat, said.to, said.text.strip(), self.clock.now())
        readers = (*seats[seat].guests, *seats[said.to].guests)
        number = await self.archive.do(lambda c: parlour.whisper(c, table, guest.id, line, readers))
        self._told(room)
        return wire.Whispered(number, line.seat, line.to, line.text, line.at)

    async def whispers(self, table: str, seat: int, after: int, cookie: str | None) -> tuple[wire.Whispered, ...]:
        """What was whispered to somebody, and by him, behind a number."""
        _, guest = await self._sitting(table, seat, cookie)
        return await self.heard(table, guest.id, after)

    async def heard(self, table: str, guest: str, after: int) -> tuple[wire.Whispered, ...]:
        """The same, of a guest who is known to sit there."""
        found = await self.archive.do(lambda c: parlour.whispers_since(c, table, guest, after, NEWEST))
        return tuple(wire.Whispered(each.number, each.seat, each.to, each.text, each.at) for each in found)

    async def notes(self, table: str, seat: int, cookie: str | None) -> tuple[wire.Note, ...]:
        """What one has written down for oneself."""
        _, guest = await self._sitting(table, seat, cookie)
        found = await self.archive.do(lambda c: parlour.notes_of(c, guest.id, table))
        return tuple(wire.Note(each.about, each.text, each.at) for _, each in found)

    async def note(self, table: str, seat: int, said: wire.NewNote, cookie: str | None) -> None:
        """One writes a note, in place of the one before; an empty one wipes it out."""
        _, guest = await self._sitting(table, seat, cookie)
        self._lines.use(guest.id)
        note = Note(said.about, said.text.strip(), self.clock.now())
        if not await self.archive.do(lambda c: parlour.note(c, table, guest.id, note, NOTES)):
            raise declined("refused", "many-notes", most=NOTES)

    async def deals(self, table: str, cookie: str | None) -> tuple[wire.Deal, ...]:
        """The deals that one may read: public ones, and those one is part of."""
        await self.desk.table(table, cookie)
        guest = await self.desk.known_guest(cookie)
        found = await self.archive.do(lambda c: parlour.deals_for(c, table, guest.id if guest else None))
        return tuple(wire.Deal(each.id, each.by, each.seats, each.public, each.text, each.at, each.over) for each in found)

    async def deal(self, table: str, seat: int, said: wire.NewDeal, cookie: str | None) -> wire.Deal:
        """Players write down what they have agreed upon; these are words, and bind nobody."""
        room, guest = await self._sitting(table, seat, cookie)
        others = tuple(sorted({*said.others} - {seat}))
        if not others or any(other >= len(room.row.seats) for other in others):
            raise declined("refused", "no-ear")
        self._lines.use(guest.id)
        agreed = Deal("", seat, (seat, *others), said.public, said.text.strip(), self.clock.now(), False)
        readers = [reader for each in agreed.seats for reader in room.row.seats[each].guests]
        ident = await self.archive.do(lambda c: parlour.deal(c, table, guest.id, agreed, readers, DEALS))
        if not ident:
            raise declined("refused", "many-notes", most=DEALS)
        self._told(room)
        return wire.Deal(ident, agreed.by, agreed.seats, agreed.public, agreed.text, agreed.at, False)

    async def strike(self, table: str, seat: int, ident: str, cookie: str | None) -> None:
        """A deal is over, says somebody who is part of it."""
        room, guest = await self._sitting(table, seat, cookie)
        if not await self.archive.do(lambda c: parlour.strike(c, table, ident, guest.id)):
            raise declined("not_found", "no-deal")
        self._told(room)

    @staticmethod
    def _told(room: Room) -> None:
        """Whoever listens looks whether there is something for him."""
        room.talked += 1
        room.tell()
