"""What a service does by itself: it looks after tables whose time has come, and hears what other services write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from mecatol.core.errors import EngineFault, Refused

from . import ledger, standing
from .archive import Archive, ArchiveFault
from .clock import Clock
from .leases import Leases
from .notices import Notices
from .rooms import GivenUp, Room, Rooms
from .waiting import Waiting

TICK = 5.0  # seconds between two looks after all tables
ATTENDED = 200  # tables at one look

log = logging.getLogger("mecatol.service")


class Attendance:
    """Nobody asks for it, and it never ends."""

    def __init__(self, archive: Archive, rooms: Rooms, leases: Leases, notices: Notices, waiting: Waiting, clock: Clock) -> None:
        self.archive = archive
        self.rooms = rooms
        self.leases = leases
        self.notices = notices
        self.waiting = waiting
        self.clock = clock
        self._hearing: set[asyncio.Task[None]] = set()

    def chores(self) -> tuple[Coroutine[None, None, None], ...]:
        """Everything to be done for as long as the service is open."""
        return self.keep_time(), self.hear(), self.leases.keep(self.rooms.at_work), self.archive.watch()

    async def tick(self) -> None:
        """Whatever tables need by themselves: bots that are asked, and time that has run out."""
        for table in await self.leases.due(self.clock.time(), ATTENDED):
            try:
                room = await self.rooms.open(table)
                for guest in await room.attend(self.catch_up) if room is not None else ():
                    await self.notices.tell(guest)
            except (GivenUp, Refused, EngineFault) as why:
                log.warning("table %s could not be attended to: %s", table, why)

    async def keep_time(self) -> None:
        """Look after all tables, again and again."""
        while True:
            try:
                await self.tick()
            except ArchiveFault as why:
                log.warning("no table could be attended to: %s", why)
            await asyncio.sleep(TICK)

    async def hear(self) -> None:
        """Whatever other services write at the same tables is seen here, at each table by itself."""
        async for table, version in self.archive.news():
            for each in (table,) if table else self.rooms.tables():
                hearing = asyncio.create_task(self._heard(each, version))
                self._hearing.add(hearing)
                hearing.add_done_callback(self._hearing.discard)

    async def _heard(self, table: str, version: int) -> None:
        """Another service wrote to a table, or something around it: it is written on our own copy too."""
        self.waiting.tell(table)
        room = await self.rooms.settled(table)
        if room is None:
            return
        async with room.lock:
            if room.lost or (version and version <= room.version):
                return
            try:
                await self.catch_up(room)
            except ArchiveFault as why:
                log.warning("table %s could not be read again: %s", table, why)
                room.outrun()

    async def catch_up(self, room: Room) -> bool:
        """Write what others have written on our own copy of a table; whether there was anything. Called by who holds the lock."""
        seen = room.version
        row, written, undo = await self.archive.do(lambda c: ledger.news_of(c, room.id, seen))
        room.standing = await self.archive.do(lambda c: standing.orders_at(c, room.id))
        if row is None:
            room.outrun()
        else:
            room.heard(row, written, undo)
        return room.lost or room.version > seen
