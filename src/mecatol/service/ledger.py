"""What is read from the archive and written to it: guests, seats, records, chat. Each function is one job."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec
import sqlalchemy as sa

from mecatol.core.history import SPARSE
from mecatol.core.journal import Entry
from mecatol.core.saves import SAVE_VERSION, Passage, Saved, SavedPage, append, write_save

from . import messages as wire
from . import schema
from .archive import Outrun, announce
from .clocks import SeatClock


class Written(msgspec.Struct, frozen=True, array_like=True):
    """What one answer wrote on a game's record, and where the game stood then."""

    passages: list[Passage]
    digest: str  # of the position, or what was told on the way there: see `Table.trace`
    rewinds: int
    fingerprint: str
    saves: int = 1  # the version of saves whose keys it has


class Checkpoint(msgspec.Struct, frozen=True, array_like=True):
    """The position at the beginning of a page, and how much each seat had heard by then."""

    state: bytes
    heard: tuple[int, ...]


# The number of a page, and its checkpoint, which is packed by who writes it.
KeptPage: TypeAlias = tuple[int, Callable[[], Checkpoint]]


class Facts(msgspec.Struct, frozen=True):
    """What the lobby tells of a table, for everybody."""

    round: int
    phase: str
    goal: int
    waiting_for: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    races: tuple[str, ...]
    points: tuple[int, ...]
    clocks: tuple[SeatClock, ...] = ()


class Vote(msgspec.Struct, frozen=True):
    """What is voted on at a table."""

    kind: Literal["end", "remove"]
    seat: int  # who is to leave
    by: int
    agreed: tuple[int, ...]
    refused: tuple[int, ...] = ()


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: who is called how, the bot that plays it, and the guests who sit there."""

    seat: int
    name: str
    bot: str
    guests: tuple[str, ...]
    link: bool = False  # whether there is a private link that nobody has used
    stand_in: str = ""
    away: int | None = None
    vacation: int = 0

    @property
    def person(self) -> bool:
        """Whether somebody sits there."""
        return not self.bot and bool(self.guests)

    @property
    def open(self) -> bool:
        """Whether anybody may sit down there, before the game begins."""
        return not self.bot and not self.guests and not self.link


class TableRow(msgspec.Struct, frozen=True):
    """A table without its record."""

    id: str
    name: str
    ruleset: str
    public: bool
    created: str
    version: int
    facts: Facts
    seats: tuple[SeatRow, ...]
    host: str | None = None
    started: bool = True
    wanted: bytes | None = None
    practice: bool = False
    teaching: bool = False
    commitment: str = ""
    salt: str = ""
    time: wire.TimeWanted = wire.TimeWanted()
    paused: bool = False
    ended: bool = False
    motion: Vote | None = None


class Undo(msgspec.Struct, frozen=True):
    """Somebody asks to go back to a place on the record: whose consent it needs, and who has given it."""

    seat: int
    mark: tuple[int, int]
    needs: tuple[int, ...]
    agreed: tuple[int, ...] = ()


class GuestRow(msgspec.Struct, frozen=True):
    """Somebody with a name, and the language he is spoken to in."""

    id: str
    name: str
    language: str
    account: bool = False  # he has a password, and comes back from any device
    told: bool = False  # that it is his turn, and he has not played since


class NewSeat(msgspec.Struct, frozen=True):
    """A seat of a new table: the hash of its link, and the guest who sits there from the start."""

    name: str
    bot: str
    link: str | None
    guest: str | None


class Chatted(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str
    kind: str = "said"


SITS = "notice-sits"  # what the table says when somebody sits down

# What is written with every answer is put together once.
GONE_ON = schema.tables.update().where(
    schema.tables.c.id == sa.bindparam("the_table"), schema.tables.c.version == sa.bindparam("seen")
)
APPENDED = schema.records.insert()
THINNED_OUT = schema.checkpoints.delete().where(
    schema.checkpoints.c.table_id == sa.bindparam("the_table"),
    sa.or_(schema.checkpoints.c.page >= sa.bindparam("from_page"), schema.checkpoints.c.page % SPARSE != 0),
)
KEPT = schema.checkpoints.insert()


def encoded(thing: msgspec.Struct) -> bytes:
    """As it lies in the archive."""
    return msgspec.msgpack.encode(thing)


def answers(connection: sa.Connection) -> None:
    """The file can be read and written: a transaction that writes has begun by now."""
    connection.execute(sa.select(schema.tables.c.id).limit(1)).first()


# -- tables ----------------------------------------------------------------------------------------------------------------


def add_table(
    connection: sa.Connection,
    row: TableRow,
    seats: Iterable[NewSeat],
    written: Written | None,
    kept: Iterable[KeptPage] = (),
    due: int | None = None,
) -> None:
    """A table with its seats and the beginning of its record; without one it waits for its people."""
    values = {name: value for name, value in msgspec.structs.asdict(row).items() if name != "seats"}
    values |= {"facts": encoded(row.facts), "time": encoded(row.time), "motion": None, "due": due}
    connection.execute(schema.tables.insert().values(**values))
    for number, seat in enumerate(seats):
        connection.execute(
            schema.seats.insert().values(
                table_id=row.id,
                seat=number,
                name=seat.name,
                bot=seat.bot,
                link=seat.link,
                link_by=row.host,
                stand_in="",
                vacation=0,
            )
        )
        if seat.guest is not None:
            connection.execute(schema.holders.insert().values(table_id=row.id, seat=number, guest_id=seat.guest))
    if written is not None:
        _begin(connection, row, written, kept)


def _begin(connection: sa.Connection, row: TableRow, written: Written, kept: Iterable[KeptPage]) -> None:
    connection.execute(schema.records.insert().values(table_id=row.id, version=row.version, body=encoded(written)))
    for page, checkpoint in kept:
        _keep(connection, row.id, row.version, page, checkpoint)


def start_table(connection: sa.Connection, row: TableRow, written: Written, kept: Iterable[KeptPage], due: int | None) -> None:
    """A table that waited for its people begins, with its seats as they are now; refused where it has begun already."""
    tables, seats = schema.tables, schema.seats
    values = {"started": True, "version": row.version, "facts": encoded(row.facts), "ruleset": row.ruleset}
    values |= {"salt": row.salt, "commitment": row.commitment, "due": due}
    done = connection.execute(tables.update().where(tables.c.id == row.id, sa.not_(tables.c.started)).values(**values))
    if done.rowcount != 1:
        raise Outrun(f"table {row.id} has begun already")
    for seat in row.seats:
        here = (seats.c.table_id == row.id, seats.c.seat == seat.seat)
        connection.execute(seats.update().where(*here).values(name=seat.name, bot=seat.bot))
    _begin(connection, row, written, kept)
    announce(connection, row.id, row.version)


def append_record(
    connection: sa.Connection,
    table: str,
    seen: int,
    written: Written,
    facts: Facts,
    kept: KeptPage | None,
    due: int | None = None,
) -> None:
    """Write behind a record that has the version one has seen; refused where somebody else wrote meanwhile."""
    here = {"the_table": table, "seen": seen}
    done = connection.execute(GONE_ON, {**here, "version": seen + 1, "facts": encoded(facts), "due": due})
    if done.rowcount != 1:
        raise Outrun(f"table {table} is no longer at version {seen}")
    connection.execute(APPENDED, {"table_id": table, "version": seen + 1, "body": encoded(written)})
    if kept is not None:
        _keep(connection, table, seen + 1, *kept)
    announce(connection, table, seen + 1)


def _keep_facts(
    connection: sa.Connection, table: str, seen: int, values: Mapping[str, object], *still: sa.ColumnElement[bool]
) -> None:
    tables = schema.tables
    done = connection.execute(tables.update().where(tables.c.id == table, tables.c.version == seen, *still).values(**values))
    if done.rowcount != 1:
        raise Outrun(f"table {table} is no longer at version {seen}, or no longer as it was around it")


def arrange(connection: sa.Connection, row: TableRow, before: TableRow, due: int | None) -> None:
    """What goes on around a game is as in the row from now on; refused where somebody else wrote meanwhile."""
    values = {"facts": encoded(row.facts), "paused": row.paused, "ended": row.ended, "due": due}
    values |= {"host": row.host} if row.host != before.host else {}
    tables, seats, holders = schema.tables.c, schema.seats, schema.holders
    voted = tables.motion == encoded(before.motion) if before.motion else tables.motion.is_(None)
    still = (tables.paused == before.paused, tables.ended == before.ended, voted)
    _keep_facts(connection, row.id, row.version, values | {"motion": encoded(row.motion) if row.motion else None}, *still)
    for seat, was in zip(row.seats, before.seats, strict=True):
        here = (seats.c.table_id == row.id, seats.c.seat == seat.seat)
        if seat != was:
            kept = {"stand_in": seat.stand_in, "away": seat.away, "vacation": seat.vacation}
            connection.execute(seats.update().where(*here).values(**kept))
        if gone := [guest for guest in was.guests if guest not in seat.guests]:
            left = (holders.c.table_id == row.id, holders.c.seat == seat.seat, holders.c.guest_id.in_(gone))
            connection.execute(holders.delete().where(*left))
    announce(connection, row.id)


def hand_over(connection: sa.Connection, table: str, host: str) -> None:
    """A table has another host."""
    connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(host=host))


def remove_table(connection: sa.Connection, table: str) -> None:
    """A table that nobody has played at is gone."""
    for each in (
        schema.holders,
        schema.seats,
        schema.records,
        schema.checkpoints,
        schema.chat,
        schema.rounds,
        schema.undos,
        schema.leases,
    ):
        connection.execute(each.delete().where(each.c.table_id == table))
    connection.execute(schema.tables.delete().where(schema.tables.c.id == table))


def make_due(connection: sa.Connection, table: str, due: int | None) -> None:
    """When a table needs the service by itself."""
    connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(due=due))


def note_round(connection: sa.Connection, table: str, number: int, page: int) -> None:
    """A round begins on a page; a table that went back forgets the rounds after."""
    rounds = schema.rounds
    here = rounds.c.table_id == table
    connection.execute(rounds.delete().where(here, rounds.c.page > page))
    if connection.execute(rounds.select().where(here, rounds.c.round == number)).first() is None:
        connection.execute(rounds.insert().values(table_id=table, round=number, page=page))


def rounds_of(connection: sa.Connection, table: str) -> list[tuple[int, int]]:
    """The rounds of a game, each with the page on which it began."""
    rounds = schema.rounds
    found = connection.execute(rounds.select().where(rounds.c.table_id == table).order_by(rounds.c.round))
    return [(row.round, row.page) for row in found]


# -- going back --------------------------------------------------------------------------------------------------------------


def ask_undo(connection: sa.Connection, table: str, seen: int, undo: Undo) -> None:
    """Somebody asks to go back, or somebody agrees; whatever happens at the table puts an end to it: the version is another."""
    undos, tables = schema.undos, schema.tables
    if connection.execute(sa.select(tables.c.version).where(tables.c.id == table)).scalar() != seen:
        raise Outrun(f"table {table} is no longer at version {seen}")
    forget_undo(connection, table)
    connection.execute(undos.insert().values(table_id=table, version=seen, body=encoded(undo)))
    announce(connection, table)


def forget_undo(connection: sa.Connection, table: str) -> None:
    """Nobody asks any more."""
    connection.execute(schema.undos.delete().where(schema.undos.c.table_id == table))


def undo_asked(connection: sa.Connection, table: str, version: int) -> Undo | None:
    """What is asked at a table that stands at that version."""
    undos = schema.undos.c
    row = connection.execute(sa.select(undos.body).where(undos.table_id == table, undos.version == version)).first()
    return msgspec.msgpack.decode(row.body, type=Undo) if row else None


# -- the record --------------------------------------------------------------------------------------------------------------


def _keep(connection: sa.Connection, table: str, version: int, page: int, checkpoint: Callable[[], Checkpoint]) -> None:
    """A checkpoint; of the older ones every so many stay, as in memory."""
    connection.execute(THINNED_OUT, {"the_table": table, "from_page": page})
    connection.execute(KEPT, {"table_id": table, "version": version, "page": page, "body": encoded(checkpoint())})


def load_record(connection: sa.Connection, table: str) -> tuple[TableRow, bytes] | None:
    """A table and its game as a save, or nothing."""
    row = table_row(connection, table)
    if row is None or not row.started:
        return None
    records, kept = schema.records, schema.checkpoints
    pages: list[list[Entry]] = []
    read = msgspec.msgpack.Decoder(Written).decode
    bodies = connection.execute(sa.select(records.c.body).where(records.c.table_id == table).order_by(records.c.version))
    written: Written | None = None
    oldest = SAVE_VERSION
    for (body,) in bodies:
        written = read(body)
        append(pages, 0, written.passages)
        oldest = min(oldest, written.saves)
    assert written is not None
    marks = connection.execute(sa.select(kept.c.page, kept.c.body).where(kept.c.table_id == table).order_by(kept.c.version))
    checkpoints = {page: msgspec.msgpack.decode(body, type=Checkpoint) for page, body in marks}
    return row, write_save(
        Saved(
            version=oldest,
            ruleset=row.ruleset,
            fingerprint=written.fingerprint,
            digest=written.digest,
            rewinds=written.rewinds,
            first=0,
            pages=[_page(entries, checkpoints.get(number)) for number, entries in enumerate(pages)],
            orders=[[] for _ in row.seats],
            queue=[],
        )
    )


def news_of(connection: sa.Connection, table: str, seen: int) -> tuple[TableRow | None, list[Written], Undo | None]:
    """A table as it is now, what was written on its record behind a version, and who asks to go back."""
    row, records = table_row(connection, table), schema.records.c
    if row is None:
        return None, [], None
    later = sa.select(records.body).where(records.table_id == table, records.version > seen).order_by(records.version)
    written = [msgspec.msgpack.decode(body, type=Written) for body in connection.execute(later).scalars()]
    return row, written, undo_asked(connection, table, row.version)


def _page(entries: list[Entry], checkpoint: Checkpoint | None) -> SavedPage:
    return SavedPage(entries, checkpoint.state, checkpoint.heard) if checkpoint else SavedPage(entries)


def table_row(connection: sa.Connection, table: str) -> TableRow | None:
    """A table by its id."""
    found = _rows(connection, schema.tables.c.id == table)
    return found[0] if found else None


def tables_for(connection: sa.Connection, guest: str | None, most: int) -> list[TableRow]:
    """The guest's own tables, then public ones; of both the newest first."""
    tables, holders = schema.tables, schema.holders
    mine = sa.select(holders.c.table_id).where(holders.c.guest_id == (guest or ""))
    own = sa.or_(tables.c.id.in_(mine), tables.c.host == (guest or ""))
    found = _rows(connection, own, most) if guest else []
    known = {row.id for row in found}
    return [*found, *(row for row in _rows(connection, tables.c.public, most) if row.id not in known)]


def _rows(connection: sa.Connection, where: sa.ColumnElement[bool], most: int = 1) -> list[TableRow]:
    tables = schema.tables
    found = connection.execute(tables.select().where(where).order_by(tables.c.created.desc(), tables.c.id).limit(most)).all()
    seats = _seats(connection, [row.id for row in found])
    return [
        TableRow(
            id=row.id,
            name=row.name,
            ruleset=row.ruleset,
            public=row.public,
            created=row.created,
            version=row.version,
            facts=msgspec.msgpack.decode(row.facts, type=Facts),
            seats=tuple(seats.get(row.id, ())),
            host=row.host,
            started=row.started,
            wanted=row.wanted,
            practice=row.practice,
            teaching=row.teaching,
            commitment=row.commitment,
            salt=row.salt,
            time=msgspec.msgpack.decode(row.time, type=wire.TimeWanted) if row.time else wire.TimeWanted(),
            paused=row.paused,
            ended=row.ended,
            motion=msgspec.msgpack.decode(row.motion, type=Vote) if row.motion else None,
        )
        for row in found
    ]


def _seats(connection: sa.Connection, wanted: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order."""
    seats, holders = schema.seats, schema.holders
    sitting: dict[tuple[str, int], list[str]] = {}
    for row in connection.execute(holders.select().where(holders.c.table_id.in_(wanted)).order_by(holders.c.guest_id)):
        sitting.setdefault((row.table_id, row.seat), []).append(row.guest_id)
    found: dict[str, list[SeatRow]] = {}
    for row in connection.execute(seats.select().where(seats.c.table_id.in_(wanted)).order_by(seats.c.table_id, seats.c.seat)):
        who = tuple(sitting.get((row.table_id, row.seat), ()))
        seat = SeatRow(row.seat, row.name, row.bot, who, row.link is not None, row.stand_in, row.away, row.vacation)
        found.setdefault(row.table_id, []).append(seat)
    return found


def seat_by(connection: sa.Connection, link: str) -> tuple[str, int, str] | None:
    """Table, seat and its name, by the hash of its link."""
    seats = schema.seats.c
    row = connection.execute(sa.select(seats.table_id, seats.seat, seats.name).where(seats.link == link)).first()
    return (row.table_id, row.seat, row.name) if row else None


def sit_by_link(connection: sa.Connection, link: str, guest: str, led: Sequence[int]) -> bool:
    """A guest takes all seats of a player by the link of one, and their links are spent then; False: it was spent before.

    Who has made a link for his own seat shares it; with one made by the host the seat changes hands.
    """
    seats = schema.seats
    row = connection.execute(seats.select().where(seats.c.link == link)).first()
    if row is None:
        return False
    for seat in led:
        _take(connection, row.table_id, seat, guest, row.link_by)
    return True


def _take(connection: sa.Connection, table: str, seat: int, guest: str, by: str | None) -> None:
    seats, holders = schema.seats, schema.holders
    here = (holders.c.table_id == table, holders.c.seat == seat)
    sitting = [each.guest_id for each in connection.execute(holders.select().where(*here))]
    if by not in sitting:
        connection.execute(holders.delete().where(*here))
        sitting = []
    if guest not in sitting:
        connection.execute(holders.insert().values(table_id=table, seat=seat, guest_id=guest))
    connection.execute(seats.update().where(seats.c.table_id == table, seats.c.seat == seat).values(link=None, stand_in=""))


def sit_down(connection: sa.Connection, table: str, seat: int, guest: str, name: str) -> bool:
    """A guest takes a seat that nobody has, under his own name; False: somebody sits there."""
    seats, holders = schema.seats, schema.holders
    here = (holders.c.table_id == table, holders.c.seat == seat)
    if connection.execute(holders.select().where(*here)).first() is not None:
        return False
    connection.execute(holders.insert().values(table_id=table, seat=seat, guest_id=guest))
    connection.execute(seats.update().where(seats.c.table_id == table, seats.c.seat == seat).values(name=name, link=None))
    return True


def change_places(connection: sa.Connection, table: str, mine: int, other: int) -> bool:
    """Who sits at one seat sits at another, and what that was is where he sat; False: somebody sits there, or it has begun."""
    tables, seats, holders = schema.tables.c, schema.seats, schema.holders
    begun = connection.execute(sa.select(tables.started).where(tables.id == table)).scalar()
    there = (holders.c.table_id == table, holders.c.seat == other)
    if begun or connection.execute(holders.select().where(*there)).first() is not None:
        return False
    was = {}
    for seat in (mine, other):
        row = connection.execute(seats.select().where(seats.c.table_id == table, seats.c.seat == seat)).one()
        was[seat] = {"name": row.name, "bot": row.bot, "link": row.link, "link_by": row.link_by}
        connection.execute(seats.update().where(seats.c.table_id == table, seats.c.seat == seat).values(link=None))
    for seat, now in ((mine, was[other]), (other, was[mine])):
        connection.execute(seats.update().where(seats.c.table_id == table, seats.c.seat == seat).values(**now))
    connection.execute(holders.update().where(holders.c.table_id == table, holders.c.seat == mine).values(seat=other))
    return True


def new_link(connection: sa.Connection, table: str, seat: int, link: str, by: str) -> None:
    """Another link for a seat; an earlier one that was not used leads nowhere."""
    seats = schema.seats
    connection.execute(seats.update().where(seats.c.table_id == table, seats.c.seat == seat).values(link=link, link_by=by))


# -- chat ------------------------------------------------------------------------------------------------------------------


def say(
    connection: sa.Connection,
    table: str,
    seat: int | None,
    name: str,
    text: str,
    at: str,
    kind: str = "said",
    guest: str | None = None,
) -> Chatted:
    """One more line."""
    chat = schema.chat
    newest = connection.execute(sa.select(sa.func.max(chat.c.number)).where(chat.c.table_id == table)).scalar() or 0
    said = Chatted(newest + 1, seat, name, text, at, kind)
    connection.execute(chat.insert().values(table_id=table, guest_id=guest, **msgspec.structs.asdict(said)))
    announce(connection, table)
    return said


def notice(connection: sa.Connection, table: str, ident: str, name: str, at: str) -> None:
    """The table itself says something: a message, and whom it is about."""
    say(connection, table, None, name, ident, at, "notice")


def have_sat(connection: sa.Connection, table: str) -> set[str]:
    """The seats, by their names, that somebody has taken since the table was made, whether or not he still sits there."""
    chat = schema.chat.c
    told = sa.select(chat.name).where(chat.table_id == table, chat.kind == "notice", chat.text == SITS)
    return set(connection.execute(told).scalars())


def said_since(connection: sa.Connection, table: str, number: int, most: int) -> list[Chatted]:
    """The newest lines behind a number, in order."""
    chat = schema.chat
    rows = connection.execute(
        chat.select().where(chat.c.table_id == table, chat.c.number > number).order_by(chat.c.number.desc()).limit(most)
    )
    return [Chatted(row.number, row.seat, row.name, row.text, row.at, row.kind) for row in reversed(rows.all())]
