"""The file on disk, and the one thread that reads and writes it.

Whatever is waiting is done in one transaction, so that many tables share one flush to disk; nobody is told that something is
done before it is there. SQLite: write-ahead log, flushed at every commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from .schema import REVISION

T = TypeVar("T")
MOST = 64  # jobs in one transaction


class Outrun(Exception):
    """Somebody else has written to the table since: it must be read again. Raised before a job writes anything."""


class ArchiveFault(Exception):
    """The file could not be written."""


class Job:
    """Something to be done with the file, and who waits for it."""

    __slots__ = ("does", "done", "fault", "loop", "result")

    def __init__(self, does: Callable[[sa.Connection], Any], loop: asyncio.AbstractEventLoop, done: asyncio.Future[Any]) -> None:
        self.does = does
        self.loop = loop
        self.done = done
        self.result: Any = None
        self.fault: BaseException | None = None

    def settle(self) -> None:
        """Tell whoever waits; back in his own thread."""
        self.loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        if self.done.cancelled():
            return
        if self.fault is not None:
            self.done.set_exception(self.fault)
        else:
            self.done.set_result(self.result)


Queue: TypeAlias = "SimpleQueue[Job | None]"


class Archive:
    """Every guest, table and record, in one file."""

    def __init__(self, path: Path) -> None:
        self.engine = opened(path)
        with self.engine.connect() as connection:
            _migrate(connection)
        self._queue: Queue = SimpleQueue()
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
                self._together(connection, jobs)
                for each in jobs:
                    each.settle()
                if ending:
                    return

    def _together(self, connection: sa.Connection, jobs: list[Job]) -> None:
        """All in one transaction; if one of them spoils it, each in its own."""
        try:
            for job in jobs:
                _attempt(connection, job)
            connection.commit()
        except Exception as why:
            connection.rollback()
            if len(jobs) == 1:
                jobs[0].fault = ArchiveFault(f"the file could not be written: {why}")
                return
            for job in jobs:
                self._together(connection, [job])


def _attempt(connection: sa.Connection, job: Job) -> None:
    job.fault = job.result = None
    try:
        job.result = job.does(connection)
    except Outrun as why:
        job.fault = why


def opened(path: Path) -> sa.Engine:
    """The file, such that whatever is read in one transaction is of one moment, also while others write."""
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": 30})

    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions are begun here and not by the driver, which does so too late
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {setting}")

    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    sa.event.listen(engine, "connect", prepare)
    sa.event.listen(engine, "begin", begin)
    return engine


def _migrate(connection: sa.Connection) -> None:
    """Bring the file up to this version; Alembic is read only where there is something to do."""
    try:
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    except OperationalError:
        found = None
    connection.rollback()
    if found == REVISION:
        return
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
