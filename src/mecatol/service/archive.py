"""Where everything is kept, and the one thread that reads and writes there.

Whatever is waiting is done in one transaction, so that many tables share one flush to disk; while several wait each time the
thread lets more of them come together. Nobody is told that something is done before it is there. SQLite: write-ahead log, flushed
at every commit. PostgreSQL: what one service writes the others hear.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError, ProgrammingError

from .schema import REVISION

T = TypeVar("T")
MOST = 64  # jobs in one transaction
REST = 0.01  # seconds after several at once, so that more of them share the next transaction
POSTGRESQL = "postgresql"
NEWS = "mecatol"  # where services tell each other what they wrote
COLLIDED = ("40001", "40P01", "23505")  # somebody else wrote at the same time: nothing was done, and it may be done again
GONE = ("08", "57")  # the line is broken, the database stops
AGAIN = 5  # times
MIGRATING = 0x6D656361  # held by who brings the database up to date
PAUSE = 2.0  # seconds until a service listens again that has lost the database
SILENCE = 10.0  # seconds after which who hears nothing asks whether anybody is there
PATIENCE = 20.0  # seconds a transaction may take until the database is taken to be cut off
STOPPED = "-c idle_in_transaction_session_timeout=10000"  # a service that stands still in the middle of one lets others go on

log = logging.getLogger("mecatol.service")


class Outrun(Exception):
    """Somebody else has written to the table since: it must be read again. Raised before a job writes anything."""


class ArchiveFault(Exception):
    """Nothing could be written, or read."""


class Unsure(ArchiveFault):
    """The line broke while the database was told to keep what was written: nobody knows whether it did."""


class Job:
    """Something to be done with the file, and who waits for it."""

    __slots__ = ("does", "done", "fault", "loop", "result")

    def __init__(self, does: Callable[[sa.Connection], Any], loop: asyncio.AbstractEventLoop, done: asyncio.Future[Any]) -> None:
        self.does = does
        self.loop = loop
        self.done = done
        self.result: Any = None
        self.fault: BaseException | None = None

    def tell(self) -> None:
        """Tell whoever waits, in his own thread."""
        if self.done.cancelled():
            return
        if self.fault is not None:
            self.done.set_exception(self.fault)
        else:
            self.done.set_result(self.result)


Queue: TypeAlias = "SimpleQueue[Job | None]"


class Archive:
    """Every guest, table and record, in one file or in one database."""

    def __init__(self, where: Path | str) -> None:
        self.node = secrets.token_hex(4)
        self.engine = opened(where, self.node)
        with self.engine.connect() as connection:
            prepared(connection)
        self._queue: Queue = SimpleQueue()
        self._began: float | None = None  # when what is done now was begun, and by what it is hung up on
        self._line = -1
        self._thread = Thread(target=self._work, name="archive", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Do something with the file. What it has written is on disk when this returns.

        A job given up by who waited for it is done all the same.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._queue.put(Job(job, loop, done))
        return await asyncio.shield(done)

    def waiting(self) -> int:
        """How many jobs wait."""
        return self._queue.qsize()

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """What other services write, as it comes: the table, and its version (0: something around it). A file tells nothing."""
        if self.engine.dialect.name != POSTGRESQL:
            return
        import psycopg

        where = self.engine.url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(where, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {NEWS}")
                    yield "", 0  # whatever was written while nobody listened
                    while True:
                        async for said in connection.notifies(timeout=SILENCE):
                            node, table, version = said.payload.split(" ")
                            if node != self.node:
                                yield table, int(version)
                        async with asyncio.timeout(SILENCE):
                            await connection.execute("SELECT 1")
            except (psycopg.OperationalError, TimeoutError) as why:
                log.warning("the database is away: %s", type(why).__name__)
                await asyncio.sleep(PAUSE)

    async def watch(self) -> None:
        """Hang up on a database that no longer answers, so that whoever waits is told, and others may be asked."""
        while True:
            await asyncio.sleep(PATIENCE / 4)
            began = self._began
            if began is not None and monotonic() - began > PATIENCE and self._line >= 0:
                log.warning("the database does not answer: hanging up")
                with suppress(OSError), socket.socket(fileno=os.dup(self._line)) as line:
                    line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Finish what is waiting and close the file."""
        self._queue.put(None)
        self._thread.join()
        self.engine.dispose()

    def _work(self) -> None:
        with self.engine.connect() as connection:
            while (job := self._queue.get()) is not None:
                jobs = [job]
                ending = False
                while len(jobs) < MOST and not self._queue.empty():
                    following = self._queue.get()
                    if following is None:
                        ending = True
                        break
                    jobs.append(following)
                self._began = monotonic()
                self._together(connection, jobs)
                self._began = None
                _settle(jobs)
                if ending:
                    return
                if len(jobs) > 1:
                    sleep(REST)

    def _together(self, connection: sa.Connection, jobs: list[Job]) -> None:
        """All in one transaction; if one of them spoils it, each in its own."""
        for attempt in range(AGAIN):
            committing = False
            try:
                self._line = line_of(connection)
                for together, several in groupby(jobs, lambda job: getattr(job.does, "together", None)):
                    _attempt(connection, list(several), together)
                committing = True
                connection.commit()
                return
            except Exception as why:
                connection.rollback()
                if committing and _hung_up(connection, why):
                    for job in jobs:
                        job.fault = job.fault or Unsure(f"nobody knows whether it was written: {why}")
                    return
                if len(jobs) > 1:
                    break
                if attempt == AGAIN - 1 or not _collided(why):
                    jobs[0].fault = ArchiveFault(f"nothing could be written: {why}")
                    return
        for job in jobs:
            self._together(connection, [job])


def _settle(jobs: list[Job]) -> None:
    """Tell all who wait, each back in his own thread, which is woken once."""
    for loop, several in groupby(jobs, lambda job: job.loop):
        loop.call_soon_threadsafe(_tell, list(several))


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()


def _attempt(connection: sa.Connection, jobs: list[Job], together: Callable[[sa.Connection, list[Any]], None] | None) -> None:
    """One job after the other; several of a kind that can be done at once are, all or none."""
    for job in jobs:
        job.fault = job.result = None
    if together is not None and len(jobs) > 1:
        together(connection, [job.does for job in jobs])
        return
    for job in jobs:
        try:
            job.result = job.does(connection)
        except Outrun as why:
            job.fault = why


def _collided(why: Exception) -> bool:
    """Whether somebody else wrote at the same time."""
    return isinstance(why, DBAPIError) and getattr(why.orig, "sqlstate", None) in COLLIDED


def _hung_up(connection: sa.Connection, why: Exception) -> bool:
    """Whether the database went away without saying what it has done."""
    state = getattr(why.orig, "sqlstate", None) if isinstance(why, DBAPIError) else ""
    return connection.dialect.name == POSTGRESQL and (state is None or state.startswith(GONE))


def line_of(connection: sa.Connection) -> int:
    """The socket of a connection to a database; a file has none."""
    if connection.dialect.name != POSTGRESQL:
        return -1
    raw: Any = connection.connection.dbapi_connection
    return int(raw.fileno())


def announce(connection: sa.Connection, table: str, version: int = 0) -> None:
    """Tell other services that a table was written to, once that is done; without a version, something around it."""
    announce_all(connection, [(table, version)])


def announce_all(connection: sa.Connection, written: Iterable[tuple[str, int]]) -> None:
    """The same of several tables."""
    if connection.dialect.name == POSTGRESQL:
        said = [f"{connection.info['node']} {table} {version}" for table, version in written]
        connection.execute(sa.select(*[sa.func.pg_notify(NEWS, each) for each in said]))


def opened(where: Path | str, node: str = "", *, writes: bool = True) -> sa.Engine:
    """The file or the database, such that whatever is read in one transaction is of one moment, also while others write."""
    if isinstance(where, str):
        url = sa.make_url(where)
        if url.drivername.startswith("postgres"):
            return _database(url.set(drivername=f"{POSTGRESQL}+psycopg"), node)
    engine = sa.create_engine(
        f"sqlite:///{where}",
        connect_args={"check_same_thread": False, "timeout": 30, "cached_statements": 512},
        hide_parameters=True,
    )

    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions are begun here and not by the driver, which does so too late
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {setting}")

    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    sa.event.listen(engine, "connect", prepare)
    sa.event.listen(engine, "begin", begin)
    return engine


def _database(url: sa.URL, node: str) -> sa.Engine:
    asked = {"connect_timeout": 10, "options": STOPPED}
    engine = sa.create_engine(url, isolation_level="REPEATABLE READ", connect_args=asked, hide_parameters=True)

    def known(_connection: Any, record: Any) -> None:
        record.info["node"] = node

    sa.event.listen(engine, "connect", known)
    return engine


def prepared(connection: sa.Connection) -> None:
    """Bring the file up to this version, one service after the other; Alembic is read only where there is something to do."""
    if revision(connection) == REVISION:
        return
    if connection.dialect.name == POSTGRESQL:
        connection.execute(sa.select(sa.func.pg_advisory_lock(MIGRATING)))
        connection.rollback()  # the lock stays; what is looked at now is as somebody else has left it
    if revision(connection) != REVISION:
        _upgrade(connection)
    if connection.dialect.name == POSTGRESQL:
        connection.execute(sa.select(sa.func.pg_advisory_unlock(MIGRATING)))
        connection.rollback()


def revision(connection: sa.Connection) -> str | None:
    """The newest migration that a place has seen; none: it is no archive."""
    try:
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    except (OperationalError, ProgrammingError):
        found = None
    connection.rollback()
    return found


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    raw: Any = connection.connection.dbapi_connection
    if connection.dialect.name == "sqlite":
        raw.execute("PRAGMA foreign_keys=OFF")  # a table that is made anew is dropped first
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
    if connection.dialect.name == "sqlite":
        raw.execute("PRAGMA foreign_keys=ON")
