"""Who works a table: its bots and its clocks are one service's business at a time.

A service that works a table has a lease on it, which ends by itself unless it is renewed. What is written for a bot or a clock
is written under the lease or not at all, so that a service that was stopped, cut off or slow writes nothing once another has
taken over. The time is the database's own (a file's: the machine's), so that services need not agree on the hour.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from time import time

import sqlalchemy as sa

from . import schema
from .archive import POSTGRESQL, Archive, ArchiveFault, Outrun

BEATS = 3  # times a lease is renewed before it would end

log = logging.getLogger("mecatol.service")


class Leases:
    """The leases of one service."""

    def __init__(self, archive: Archive, seconds: int) -> None:
        self.archive = archive
        self.seconds = seconds
        self._held: set[str] = set()

    async def claim(self, table: str) -> bool:
        """Take a table, or go on having it; False: another service works it."""
        node, length = self.archive.node, self._length
        if not await self.archive.do(lambda c: claimed(c, table, node, length)):
            return False
        self._held.add(table)
        return True

    def under(self, connection: sa.Connection, table: str, *, last: bool) -> None:
        """What is written in this transaction is written by who works the table, who is done with it then or goes on."""
        held = (schema.leases.c.table_id == table, schema.leases.c.node == self.archive.node)
        until = moment(connection) + self._length
        done = connection.execute(
            schema.leases.delete().where(*held) if last else schema.leases.update().where(*held).values(until=until)
        )
        if done.rowcount != 1:
            raise Outrun(f"table {table} is worked by another service")

    async def due(self, now: float, most: int) -> list[str]:
        """Tables that need a service by itself and that no other works."""
        node, length = self.archive.node, self._length
        return await self.archive.do(lambda c: due_tables(c, now, most, node, length))

    async def beat(self, at_work: Collection[str]) -> None:
        """Renew what is being worked, and let go of the rest."""
        kept = self._held & set(at_work)
        node, length = self.archive.node, self._length
        await self.archive.do(lambda c: renewed(c, node, sorted(kept), length))
        self._held &= kept

    async def keep(self, at_work: Callable[[], Collection[str]]) -> None:
        """Renew what is being worked, again and again."""
        while True:
            await asyncio.sleep(self.seconds / BEATS)
            try:
                await self.beat(at_work())
            except ArchiveFault as why:
                log.warning("no lease could be renewed: %s", why)

    async def close(self) -> None:
        """Others may take everything."""
        try:
            await self.beat(())
        except ArchiveFault as why:
            log.warning("leases are left to end by themselves: %s", why)

    @property
    def _length(self) -> int:
        return self.seconds * 1000


def moment(connection: sa.Connection) -> sa.ColumnElement[int]:
    """Now, in milliseconds since 1970."""
    if connection.dialect.name == POSTGRESQL:
        return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
    return sa.literal(int(time() * 1000), sa.BigInteger)


def free(connection: sa.Connection, node: str, length: int) -> sa.ColumnElement[bool]:
    """Whether a lease keeps nobody out: it is one's own, it has ended, or a clock was set back since it was written."""
    leases, now = schema.leases.c, moment(connection)
    return sa.or_(leases.node == node, leases.until <= now, leases.until > now + length)


def claimed(connection: sa.Connection, table: str, node: str, length: int) -> bool:
    """Whether a service has a table from now on."""
    leases, until = schema.leases, moment(connection) + length
    here = leases.c.table_id == table
    taken = leases.update().where(here, free(connection, node, length)).values(node=node, until=until)
    if connection.execute(taken).rowcount:
        return True
    if connection.execute(leases.select().where(here)).first() is not None:
        return False
    connection.execute(leases.insert().values(table_id=table, node=node, until=until))
    return True


def renewed(connection: sa.Connection, node: str, tables: list[str], length: int) -> None:
    """A service works these tables on, and no others."""
    leases = schema.leases
    connection.execute(leases.delete().where(leases.c.node == node, leases.c.table_id.not_in(tables)))
    if tables:
        connection.execute(leases.update().where(leases.c.node == node).values(until=moment(connection) + length))


def due_tables(connection: sa.Connection, now: float, most: int, node: str, length: int) -> list[str]:
    """Tables that need a service by itself, who has waited longest first; those that another works are left to it."""
    tables, leases = schema.tables, schema.leases
    worked = sa.outerjoin(tables, leases, tables.c.id == leases.c.table_id)
    nobodys = sa.or_(leases.c.table_id.is_(None), free(connection, node, length))
    found = sa.select(tables.c.id).select_from(worked).where(tables.c.due <= int(now), nobodys)
    return list(connection.execute(found.order_by(tables.c.due).limit(most)).scalars())
