"""What answers write, of many tables at once: a few statements for all of them, however many wait, as the driver takes them.
`ledger.append_record` writes the same for one table in the words of the schema."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from typing import Any

import msgspec
import sqlalchemy as sa

from mecatol.core.history import SPARSE

from .archive import Outrun, announce_all
from .ledger import Facts, KeptPage, Written, encoded


class Appending(msgspec.Struct, frozen=True):
    """What is written behind the record of a table that has the version one has seen."""

    table: str
    seen: int
    written: Written
    facts: Facts
    kept: KeptPage | None
    due: int | None

    def __call__(self, connection: sa.Connection) -> None:
        self.together(connection, [self])

    @staticmethod
    def together(connection: sa.Connection, several: Sequence[Appending]) -> None:
        """All of them, of different tables, or none."""
        gone_on = [(each.table, each.seen, encoded(each.facts), each.due) for each in several]
        if _execute(connection, _gone_on, gone_on).rowcount != len(several):
            raise Outrun("one of the tables is no longer at the version that was seen")
        _execute(connection, _appended, [(each.table, each.seen + 1, encoded(each.written)) for each in several])
        kept = [(each.table, each.seen + 1, *each.kept) for each in several if each.kept is not None]
        if kept:
            _execute(connection, _thinned_out, [(table, page) for table, _, page, _ in kept])
            _execute(connection, _kept, [(*where, encoded(checkpoint())) for *where, checkpoint in kept])
        announce_all(connection, [(each.table, each.seen + 1) for each in several])


def _execute(
    connection: sa.Connection, statement: Callable[[int, str], str], rows: Sequence[tuple[Any, ...]]
) -> sa.CursorResult[Any]:
    """A statement for so many rows, as the driver takes it."""
    value = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    return connection.exec_driver_sql(statement(len(rows), value), tuple(chain.from_iterable(rows)))


@cache
def _gone_on(number: int, value: str) -> str:
    rows = ", ".join([f"({value}, {value}, {value}, CAST({value} AS BIGINT))"] * number)
    return (
        f"UPDATE tables SET version = v.column2 + 1, facts = v.column3, due = v.column4 FROM (VALUES {rows}) AS v"
        " WHERE tables.id = v.column1 AND tables.version = v.column2"
    )


@cache
def _appended(number: int, value: str) -> str:
    return f"INSERT INTO records (table_id, version, body) VALUES {', '.join([f'({value}, {value}, {value})'] * number)}"


@cache
def _thinned_out(number: int, value: str) -> str:
    modulo = "%" if value == "?" else "%%"
    of_one = f"(table_id = {value} AND (page >= {value} OR page {modulo} {SPARSE} != 0))"
    return f"DELETE FROM checkpoints WHERE {' OR '.join([of_one] * number)}"


@cache
def _kept(number: int, value: str) -> str:
    rows = ", ".join([f"({value}, {value}, {value}, {value})"] * number)
    return f"INSERT INTO checkpoints (table_id, version, page, body) VALUES {rows}"
