"""What is kept of words for some ears only: whispers, private notes, deals. Each function is one job.

A whisper lies once with everybody who may read it, counted for each by himself: whoever sits down later reads nothing of it,
and nobody learns from a number that others whisper.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from . import schema
from .archive import announce


class Whisper(msgspec.Struct, frozen=True):
    """A line from one seat to another, as one of its readers has it."""

    number: int
    seat: int
    to: int
    text: str
    at: str


class Note(msgspec.Struct, frozen=True):
    """What somebody writes down for himself about a system, a player, or the game."""

    about: str
    text: str
    at: str


class Deal(msgspec.Struct, frozen=True):
    """What some players have agreed upon, in words."""

    id: str
    by: int
    seats: tuple[int, ...]
    public: bool
    text: str
    at: str
    over: bool


# -- whispers ----------------------------------------------------------------------------------------------------------------


def whisper(connection: sa.Connection, table: str, guest: str, said: Whisper, readers: Iterable[str]) -> int:
    """A line lies with everybody who may read it; its number for who wrote it."""
    numbers = {reader: _deliver(connection, table, reader, guest, said) for reader in dict.fromkeys((guest, *readers))}
    announce(connection, table)
    return numbers[guest]


def _deliver(connection: sa.Connection, table: str, reader: str, guest: str | None, said: Whisper) -> int:
    whispers = schema.whispers
    mine = sa.select(sa.func.max(whispers.c.number)).where(whispers.c.table_id == table, whispers.c.guest_id == reader)
    number = (connection.execute(mine).scalar() or 0) + 1
    row = msgspec.structs.asdict(said) | {"number": number}
    connection.execute(whispers.insert().values(table_id=table, guest_id=reader, by_guest=guest, **row))
    return number


def whispers_since(connection: sa.Connection, table: str, guest: str, number: int, most: int) -> list[Whisper]:
    """The newest lines for somebody behind a number, in order."""
    whispers = schema.whispers
    mine = (whispers.c.table_id == table, whispers.c.guest_id == guest, whispers.c.number > number)
    rows = connection.execute(whispers.select().where(*mine).order_by(whispers.c.number.desc()).limit(most))
    return [Whisper(row.number, row.seat, row.to, row.text, row.at) for row in reversed(rows.all())]


def whispered_to(connection: sa.Connection, guest: str) -> list[tuple[str, Whisper]]:
    """Everything that was whispered to somebody, and by him."""
    whispers = schema.whispers
    rows = connection.execute(whispers.select().where(whispers.c.guest_id == guest).order_by(whispers.c.at, whispers.c.number))
    return [(row.table_id, Whisper(row.number, row.seat, row.to, row.text, row.at)) for row in rows]


# -- notes -------------------------------------------------------------------------------------------------------------------


def note(connection: sa.Connection, table: str, guest: str, written: Note, most: int) -> bool:
    """Somebody writes a note in place of the one before, or wipes it out; False: he has too many."""
    notes = schema.notes
    mine = (notes.c.table_id == table, notes.c.guest_id == guest)
    connection.execute(notes.delete().where(*mine, notes.c.about == written.about))
    if not written.text:
        return True
    if (connection.execute(sa.select(sa.func.count()).select_from(notes).where(*mine)).scalar() or 0) >= most:
        return False
    connection.execute(notes.insert().values(table_id=table, guest_id=guest, **msgspec.structs.asdict(written)))
    return True


def notes_of(connection: sa.Connection, guest: str, table: str | None = None) -> list[tuple[str, Note]]:
    """What somebody has written down, at one table or at all."""
    notes = schema.notes
    mine = notes.select().where(notes.c.guest_id == guest).order_by(notes.c.table_id, notes.c.about)
    rows = connection.execute(mine if table is None else mine.where(notes.c.table_id == table))
    return [(row.table_id, Note(row.about, row.text, row.at)) for row in rows]


# -- deals -------------------------------------------------------------------------------------------------------------------


def deal(connection: sa.Connection, table: str, guest: str, agreed: Deal, readers: Iterable[str], most: int) -> str:
    """A deal is written down, for everybody or for those who are part of it; its name, or "" where there are too many."""
    deals, may_read = schema.deals, schema.deal_readers
    here = sa.select(sa.func.count()).select_from(deals).where(deals.c.table_id == table, deals.c.by_guest == guest)
    if (connection.execute(here).scalar() or 0) >= most:
        return ""
    ident = secrets.token_hex(8)
    row = msgspec.structs.asdict(agreed) | {"id": ident, "seats": msgspec.msgpack.encode(agreed.seats)}
    connection.execute(deals.insert().values(table_id=table, by_guest=guest, **row))
    for reader in dict.fromkeys((guest, *readers)):
        connection.execute(may_read.insert().values(deal_id=ident, guest_id=reader))
    announce(connection, table)
    return ident


def deals_for(connection: sa.Connection, table: str, guest: str | None) -> list[Deal]:
    """The deals of a table that somebody may read, in order."""
    deals, may_read = schema.deals, schema.deal_readers
    his = sa.select(may_read.c.deal_id).where(may_read.c.guest_id == (guest or ""))
    open_ = sa.or_(deals.c.public, deals.c.id.in_(his))
    rows = connection.execute(deals.select().where(deals.c.table_id == table, open_).order_by(deals.c.at, deals.c.id))
    return [_deal(row) for row in rows]


def strike(connection: sa.Connection, table: str, ident: str, guest: str) -> bool:
    """A deal is over; False: it is none of his."""
    deals, may_read = schema.deals, schema.deal_readers
    his = sa.select(may_read.c.deal_id).where(may_read.c.guest_id == guest)
    mine = (deals.c.table_id == table, deals.c.id == ident, deals.c.id.in_(his))
    done = connection.execute(deals.update().where(*mine).values(over=True)).rowcount == 1
    announce(connection, table)
    return done


def deals_by(connection: sa.Connection, guest: str) -> list[tuple[str, Deal]]:
    """The deals that somebody has written down."""
    deals = schema.deals
    rows = connection.execute(deals.select().where(deals.c.by_guest == guest).order_by(deals.c.at))
    return [(row.table_id, _deal(row)) for row in rows]


def _deal(row: sa.Row[tuple[object, ...]]) -> Deal:
    seats = msgspec.msgpack.decode(row.seats, type=tuple[int, ...])
    return Deal(row.id, row.by, seats, row.public, row.text, row.at, row.over)


# -- moving in, and moving out -------------------------------------------------------------------------------------------------


def move(connection: sa.Connection, guest: str, to: str) -> None:
    """Everything of a guest's is another's; where both have a note about the same, the other's stays."""
    whispers, notes, deals, may_read = schema.whispers, schema.notes, schema.deals, schema.deal_readers
    mine = whispers.select().where(whispers.c.guest_id == guest).order_by(whispers.c.table_id, whispers.c.number)
    for row in connection.execute(mine).all():
        _deliver(connection, row.table_id, to, row.by_guest, Whisper(row.number, row.seat, row.to, row.text, row.at))
    connection.execute(whispers.delete().where(whispers.c.guest_id == guest))
    connection.execute(whispers.update().where(whispers.c.by_guest == guest).values(by_guest=to))
    known = {(table, each.about) for table, each in notes_of(connection, to)}
    for table, each in notes_of(connection, guest):
        if (table, each.about) not in known:
            connection.execute(notes.insert().values(table_id=table, guest_id=to, **msgspec.structs.asdict(each)))
    connection.execute(notes.delete().where(notes.c.guest_id == guest))
    connection.execute(deals.update().where(deals.c.by_guest == guest).values(by_guest=to))
    read = sa.select(may_read.c.deal_id).where(may_read.c.guest_id == to)
    connection.execute(may_read.delete().where(may_read.c.guest_id == guest, may_read.c.deal_id.in_(read)))
    connection.execute(may_read.update().where(may_read.c.guest_id == guest).values(guest_id=to))


def forget(connection: sa.Connection, guest: str) -> None:
    """Somebody leaves for good: what he wrote is gone, with whoever it lay."""
    whispers, notes, deals, may_read = schema.whispers, schema.notes, schema.deals, schema.deal_readers
    connection.execute(whispers.delete().where(sa.or_(whispers.c.guest_id == guest, whispers.c.by_guest == guest)))
    connection.execute(notes.delete().where(notes.c.guest_id == guest))
    written = sa.select(deals.c.id).where(deals.c.by_guest == guest)
    connection.execute(may_read.delete().where(sa.or_(may_read.c.guest_id == guest, may_read.c.deal_id.in_(written))))
    connection.execute(deals.delete().where(deals.c.by_guest == guest))


def forget_table(connection: sa.Connection, table: str) -> None:
    """A table is gone, with everything that was written there."""
    whispers, notes, deals, may_read = schema.whispers, schema.notes, schema.deals, schema.deal_readers
    here = sa.select(deals.c.id).where(deals.c.table_id == table)
    connection.execute(may_read.delete().where(may_read.c.deal_id.in_(here)))
    for each in (whispers, notes, deals, schema.orders):
        connection.execute(each.delete().where(each.c.table_id == table))
