"""From one game to another: the same company once more, and a game as one file, taken away and brought back."""

from __future__ import annotations

import hashlib
import zlib
from typing import TYPE_CHECKING

import msgspec

from mecatol.bots import BOTS
from mecatol.core.decisions import message
from mecatol.core.errors import DamagedSave, Refused
from mecatol.core.saves import read_save
from mecatol.play import Table
from mecatol.texts import DEFAULT

from . import ledger
from . import messages as wire
from .archive import ArchiveFault
from .ledger import GuestRow, TableRow
from .listing import summary
from .refusals import declined, refused
from .rights import own
from .sight import Sight

if TYPE_CHECKING:
    from .desk import Desk

POSITION = 2 * 1024 * 1024  # bytes of a position in a file; the largest there are have a fiftieth of that
POSITIONS = 64 * 1024 * 1024  # of all of them
PIECES = 10_000  # of everything that is counted on a table; the fullest there are have a sixth of that
NAMING = ("rng", "serial", "id")


class Afterwards:
    """What can be done with a game beside playing it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.archive = desk.archive

    # -- once more -------------------------------------------------------------------------------------------------------

    async def rematch(self, table: str, cookie: str | None, address: str) -> wire.TableCreated:
        """The same company once more: who asks first makes the table and is its host, the others come to their seats there."""
        room, guest = await self.desk.room(table, None, cookie)
        if guest is None:
            raise declined("no_guest", "nobody", "introduce")
        mine, ident = own(room, guest), after(table)
        if not room.over:
            raise declined("refused", "not-over")
        try:
            if there := await self.archive.do(lambda c: ledger.table_row(c, ident)):
                return await self._come(there, mine, guest)
            return await self._again(room.row, mine, guest, address)
        except ArchiveFault:  # somebody else may have made it in the same moment
            if there := await self.archive.do(lambda c: ledger.table_row(c, ident)):
                return await self._come(there, mine, guest)
            raise

    async def _again(self, row: TableRow, mine: tuple[int, ...], guest: GuestRow, address: str) -> wire.TableCreated:
        """The table of the rematch; it waits where there are others to wait for."""
        seats = tuple(
            wire.SeatWanted(seat.name, "me" if seat.seat in mine else "bot" if seat.bot else "guest", seat.bot or "steward")
            for seat in row.seats
        )
        waits = any(seat.plays == "guest" for seat in seats)
        wanted = wire.NewTable(row.name, seats, row.ruleset, public=row.public, waits=waits, teaching=row.teaching, time=row.time)
        made = await self.desk.make(wanted, guest, address, after(row.id))
        await self.desk.told(row.id, "notice-rematch", row.seats[mine[0]].name)
        return made

    async def _come(self, there: TableRow, mine: tuple[int, ...], guest: GuestRow) -> wire.TableCreated:
        """Somebody comes to a rematch that is made already: to his seats there, as long as nobody has them."""
        free = not there.started and not any(guest.id in seat.guests for seat in there.seats)
        names = {seat: there.seats[seat].name for seat in mine}
        if free and await self.archive.do(
            lambda c: all(ledger.sit_down(c, there.id, seat, guest.id, names[seat]) for seat in mine)
        ):
            await self.desk.told(there.id, ledger.SITS, names[mine[0]])
        row = await self.archive.do(lambda c: ledger.table_row(c, there.id))
        return wire.TableCreated(summary(row or there, guest), ())

    # -- as a file -------------------------------------------------------------------------------------------------------

    async def exported(self, table: str, cookie: str | None) -> tuple[str, wire.GameFile]:
        """A game as one file, and what to call it. While it is played the file would tell what others hide: only who plays
        against bots alone may have it."""
        room, guest = await self.desk.room(table, None, cookie)
        mine = tuple(seat.seat for seat in room.row.seats if guest is not None and guest.id in seat.guests)
        alone = bool(mine) and all(seat.bot or seat.seat in mine for seat in room.row.seats)
        if not room.over and not alone:
            raise declined("refused", "file-tells")
        rounds = await self.archive.do(lambda c: ledger.rounds_of(c, table))
        async with room.lock:
            seats = tuple(
                wire.SeatKept(seat.name, seat.bot or ("" if seat.seat in mine else "steward")) for seat in room.row.seats
            )
            kept = wire.GameFile(room.row.name, seats, tuple(rounds), room.table.save())
        return f"mecatol-{table}.json", kept

    async def imported(self, given: wire.GameFile, cookie: str | None, address: str) -> wire.TableCreated:
        """A private table at which the game of a file stands: who brings it has the seats of people, bots the others."""
        guest = await self.desk.guest(cookie)
        self.desk.count_table(guest, address)
        try:
            table = await self.desk.effort.work_out(guest.id, brought, given.record)
        except Refused as why:
            raise refused(why) from why
        names = [player.name for player in table.game.state.players]
        kept = {seat.name: seat.bot if seat.bot in BOTS else "" for seat in given.seats}
        if not any(not kept.get(name, "") for name in names):
            kept[names[0]] = ""
        seats = tuple(
            wire.SeatWanted(name[:40], "bot" if kept.get(name) else "me", kept.get(name) or "steward") for name in names
        )
        last = table.mark()[0]
        rounds = [(number, page) for number, page in given.rounds if 0 <= page <= last]
        return await self.desk.set_out(table, wire.NewTable(given.name, seats, public=False), guest, rounds=rounds)


def after(table: str) -> str:
    """The id of a table's rematch: whoever asks for it finds the same."""
    return hashlib.sha256(f"rematch of {table}".encode()).hexdigest()[:16]


def brought(record: bytes) -> Table:
    """The game of a file that somebody brings; nothing of it is believed before it was looked at."""
    room = POSITIONS
    for page in read_save(record).pages:
        if page.checkpoint:
            room -= _size(page.checkpoint, min(POSITION, room))
    try:
        table = Table.load(record)
        sight = Sight("", table, DEFAULT)
        for seat in (None, *range(len(table.game.state.players))):
            sight.view(seat)
        return table
    except Refused:
        raise
    except Exception as why:
        raise DamagedSave(message("refused-save-position", fault=str(why))) from why


def _size(packed: bytes, most: int) -> int:
    """How large a position is that was packed; refused where it is larger than any can be, or there is more of anything in it
    than any box holds."""
    opened = zlib.decompressobj()
    try:
        position = opened.decompress(packed, most)
        counted = _counted(msgspec.msgpack.decode(position)) if opened.eof else 0
    except (zlib.error, msgspec.MsgspecError, ValueError, RecursionError) as why:
        raise DamagedSave(message("refused-save-position", fault=str(why))) from why
    if not opened.eof or counted > PIECES:
        raise DamagedSave(message("refused-save-position", fault=f"> {PIECES if opened.eof else most}"))
    return len(position)


def _counted(thing: object) -> int:
    """All numbers of a position together, but for those by which things are only told apart."""
    if isinstance(thing, dict):
        return sum(_counted(value) for name, value in thing.items() if name not in NAMING)
    if isinstance(thing, list):
        return sum(_counted(each) for each in thing)
    return abs(thing) if isinstance(thing, int) else 0
