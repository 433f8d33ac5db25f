"""Everything that is kept, from one place to another: it is compared there, and every game is played again.

A backup is a file like the one that a service keeps its games in, and can be served as it is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DatabaseError

from mecatol.core.decisions import message
from mecatol.core.errors import EngineFault, Refused, ReplayDiverged
from mecatol.play import Table

from . import ledger, schema
from .archive import opened, prepared, revision

BATCH = 500  # rows
KEPT = [each for each in schema.metadata.sorted_tables if each is not schema.leases]


class Moved(msgspec.Struct, frozen=True):
    """What came over."""

    guests: int
    games: int
    rows: int
    differing: tuple[str, ...]  # games that today's rules play otherwise than those that wrote them


def moved(source: Path | str, target: Path | str) -> Moved:
    """Everything of one place in another, which must be empty; refused where a game cannot be played there."""
    if isinstance(source, Path) and not source.is_file():
        raise Refused(message("admin-no-source", place=str(source)))
    try:
        return _moved(source, target)
    except (DatabaseError, ArgumentError, OSError, ModuleNotFoundError) as why:
        raise Refused(message("admin-fault", fault=str(getattr(why, "orig", None) or why))) from why


def _moved(source: Path | str, target: Path | str) -> Moved:
    begin, end = opened(source, writes=False), opened(target)
    try:
        with begin.connect() as old, end.connect() as new:
            if revision(old) != schema.REVISION:
                raise Refused(message("admin-other-version", place=said(source)))
            prepared(new)
            if any(new.execute(each.select().limit(1)).first() for each in KEPT):
                raise Refused(message("admin-not-empty", place=said(target)))
            rows = sum(_copied(old, new, each) for each in KEPT)
            for each in KEPT:
                if fingerprint(old, each) != fingerprint(new, each):
                    raise Refused(message("admin-not-same", what=each.name))
            new.commit()
            return _checked(new, rows)
    finally:
        begin.dispose()
        end.dispose()


def said(where: Path | str) -> str:
    """A place without its password."""
    return str(where) if isinstance(where, Path) else sa.make_url(where).render_as_string(hide_password=True)


def _copied(old: sa.Connection, new: sa.Connection, table: sa.Table) -> int:
    """All rows of a table, batch by batch; how many."""
    count = 0
    for batch in old.execution_options(yield_per=BATCH).execute(table.select()).mappings().partitions(BATCH):
        new.execute(table.insert(), [dict(row) for row in batch])
        count += len(batch)
    return count


def fingerprint(connection: sa.Connection, table: sa.Table) -> str:
    """Tells contents of a table apart, in whatever order they lie."""
    rows = connection.execution_options(yield_per=BATCH).execute(table.select())
    found = sorted(sha256(msgspec.msgpack.encode(tuple(row))).digest() for row in rows)
    return sha256(b"".join(found)).hexdigest()


def _checked(connection: sa.Connection, rows: int) -> Moved:
    """Every game that came over is played again."""
    tables = list(connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.started)).scalars())
    guests = connection.execute(sa.select(sa.func.count()).select_from(schema.guests)).scalar_one()
    differing = tuple(table for table in tables if not _played_again(connection, table))
    return Moved(guests, len(tables), rows, differing)


def _played_again(connection: sa.Connection, table: str) -> bool:
    """Whether a game leads from its first page to where it stood; refused where it cannot be opened at all."""
    try:
        loaded = ledger.load_record(connection, table)
        assert loaded is not None
        playing = Table.load(loaded[1])
    except Refused as why:
        raise Refused(message("admin-no-game", table=table), *why.why) from why
    except msgspec.MsgspecError as why:
        raise Refused(message("admin-no-game", table=table)) from why
    try:
        return not playing.notices and _last(playing.again(0)) == playing.digest()
    except (EngineFault, ReplayDiverged):
        return False


def _last(positions: Iterator[tuple[object, Table]]) -> str:
    """The digest of where a game ends."""
    return deque(positions, maxlen=1)[0][1].digest()
