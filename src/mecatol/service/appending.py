"""What answers write, of many tables at once: a few statements for all of them, however many wait. `ledger.append_record` writes
the same for one table, and does so where somebody else has written to one of them meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import sqlalchemy as sa

from mecatol.core.history import SPARSE

from .archive import Outrun, announce_all
from .ledger import Facts, KeptPage, Written, append_record, encoded


class Appending(msgspec.Struct, frozen=True):
    """What is written behind the record of a table that has the version one has seen."""

    table: str
    seen: int
    written: Written
    facts: Facts
    kept: KeptPage | None
    due: int | None

    def __call__(self, connection: sa.Connection) -> None:
        append_record(connection, self.table, self.seen, self.written, self.facts, self.kept, self.due)

    @staticmethod
    def together(connection: sa.Connection, several: Sequence[Appending]) -> None:
        """All of them, of different tables, or none."""
        gone_on = [(each.table, each.seen, encoded(each.facts), each.due) for each in several]
        if connection.execute(*_filled(_gone_on, gone_on)).rowcount != len(several):
            raise Outrun("one of several tables is no longer at the version that was seen")
        records = [(each.table, each.seen + 1, encoded(each.written)) for each in several]
        connection.execute(*_filled(_appended, records))
        kept = [(each.table, each.seen + 1, *each.kept) for each in several if each.kept is not None]
        if kept:
            connection.execute(*_filled(_thinned_out, [(table, page) for table, _, page, _ in kept]))
            connection.execute(*_filled(_kept, [(*where, encoded(checkpoint())) for *where, checkpoint in kept]))
        announce_all(connection, [(each.table, each.seen + 1) for each in several])


def _filled(statement: Callable[[int], sa.TextClause], rows: list[tuple[Any, ...]]) -> tuple[sa.TextClause, dict[str, Any]]:
    """A statement for so many rows, and what stands in them."""
    return statement(len(rows)), {f"{'abcd'[n]}{row}": value for row, values in enumerate(rows) for n, value in enumerate(values)}


@lru_cache
def _gone_on(number: int) -> sa.TextClause:
    rows = ", ".join(f"(:a{n}, :b{n}, :c{n}, CAST(:d{n} AS BIGINT))" for n in range(number))
    return sa.text(
        f"UPDATE tables SET version = v.column2 + 1, facts = v.column3, due = v.column4 FROM (VALUES {rows}) AS v"
        " WHERE tables.id = v.column1 AND tables.version = v.column2"
    )


@lru_cache
def _appended(number: int) -> sa.TextClause:
    rows = ", ".join(f"(:a{n}, :b{n}, :c{n})" for n in range(number))
    return sa.text(f"INSERT INTO records (table_id, version, body) VALUES {rows}")


@lru_cache
def _thinned_out(number: int) -> sa.TextClause:
    rows = " OR ".join(f"(table_id = :a{n} AND (page >= :b{n} OR page % {SPARSE} != 0))" for n in range(number))
    return sa.text(f"DELETE FROM checkpoints WHERE {rows}")


@lru_cache
def _kept(number: int) -> sa.TextClause:
    rows = ", ".join(f"(:a{n}, :b{n}, :c{n}, :d{n})" for n in range(number))
    return sa.text(f"INSERT INTO checkpoints (table_id, version, page, body) VALUES {rows}")
