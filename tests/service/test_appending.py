"""What answers at many tables write at once is what each of them would have written alone."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from postgres import Postgres

from mecatol.core.history import SPARSE
from mecatol.service import roster, schema
from mecatol.service.appending import Appending
from mecatol.service.archive import Archive, Outrun
from mecatol.service.desk import WAITING
from mecatol.service.ledger import Checkpoint, GuestRow, TableRow, Written, add_table, append_record
from mecatol.service.roster import Session

TABLES = [f"table {n}" for n in range(7)]


def answers(step: int) -> list[Appending]:
    """One answer at each table; some of them turn a page, and some make the table due."""
    return [
        Appending(
            table,
            step,
            Written([], f"{step} {n}", 0, "print"),
            WAITING,
            (step * (n - 2), partial(Checkpoint, bytes([step, n]), (step, n))) if (step + n) % 3 and n > 2 else None,
            step * 100 if n % 2 else None,
        )
        for n, table in enumerate(TABLES)
    ]


def furnished(where: Path | str) -> Archive:
    """An archive with tables that nobody has played at."""
    archive = Archive(where)
    with archive.engine.connect() as connection:
        roster.add_guest(connection, GuestRow("ann", "Ann", "en"), Session("ann", "", "", "", "ann"))
        for table in TABLES:
            add_table(connection, TableRow(table, "Test", "sa17", True, "now", 0, WAITING, (), host="ann"), [], None)
        connection.commit()
    return archive


def lying(archive: Archive) -> list[list[Any]]:
    """Everything that answers write."""
    with archive.engine.connect() as connection:
        tables, records, kept = schema.tables, schema.records, schema.checkpoints
        found = [
            connection.execute(sa.select(tables.c.id, tables.c.version, tables.c.facts, tables.c.due).order_by(tables.c.id)),
            connection.execute(records.select().order_by(records.c.table_id, records.c.version)),
            connection.execute(kept.select().order_by(kept.c.table_id, kept.c.page)),
        ]
        return [[tuple(row) for row in rows] for rows in found]


def compared(one: Path | str, other: Path | str) -> None:
    """Many answers, at once and one after the other."""
    together, apart = furnished(one), furnished(other)
    try:
        with together.engine.connect() as connection, apart.engine.connect() as alone:
            for step in range(3 * SPARSE):
                Appending.together(connection, answers(step))
                connection.commit()
                for each in answers(step):
                    append_record(alone, each.table, each.seen, each.written, each.facts, each.kept, each.due)
                alone.commit()
            with pytest.raises(Outrun):
                Appending.together(connection, [*answers(3 * SPARSE)[:3], answers(0)[3]])
            connection.rollback()
        assert lying(together) == lying(apart)
        assert len(lying(together)[2]) > len(TABLES)
    finally:
        together.close()
        apart.close()


def test_at_once_is_as_one_by_one(tmp_path: Path) -> None:
    compared(tmp_path / "one.sqlite", tmp_path / "other.sqlite")


def test_at_once_is_as_one_by_one_in_a_database(cluster: Postgres) -> None:
    compared(cluster.database(), cluster.database())


def test_who_was_outrun_is_told_so_and_the_others_are_written(tmp_path: Path) -> None:
    archive = furnished(tmp_path / "games.sqlite")

    async def write() -> list[Any]:
        late = answers(5)[2]
        jobs = [late if n == 2 else each for n, each in enumerate(answers(0))]
        return await asyncio.gather(*(archive.do(job) for job in jobs), return_exceptions=True)

    try:
        told = asyncio.run(write())
        assert [isinstance(each, Outrun) for each in told] == [n == 2 for n in range(len(TABLES))]
        assert [version for _, version, _, _ in lying(archive)[0]] == [int(n != 2) for n in range(len(TABLES))]
    finally:
        archive.close()
