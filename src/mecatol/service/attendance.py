"""What a service does by itself: it looks after tables whose time has come, and hears what other services write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine

from mecatol.core.errors import EngineFault, Refused

from . import bans, hosting, ledger, roster, standing
from .archive import Archive, ArchiveFault
from .bans import Bans
from .clock import Clock
from .collecting import keep_tidy
from .leases import Leases
from .notices import Notices
from .rooms import GivenUp, Room, Rooms
from .waiting import Waiting

TICK = 5.0  # seconds between two looks after all tables
PAUSE = 2.0  # seconds until what broke off is begun anew
ATTENDED = 200  # tables at one look

log = logging.getLogger("mecatol.service")


class Attendance:
    """Nobody asks for it, and it never ends."""

    def __init__(
        self, archive: Archive, rooms: Rooms, leases: Leases, notices: Notices, waiting: Waiting, bans: Bans, clock: Clock
    ) -> None:
        self.archive = archive
        self.rooms = rooms
        self.leases = leases
        self.notices = notices
        self.waiting = waiting
        self.bans = bans
        self.clock = clock
        self._hearing: set[asyncio.Task[None]] = set()

    def chores(self) -> tuple[Coroutine[None, None, None], ...]:
        """Everything to be done for as long as the service is open."""
        chores = (self.keep_time, self.hear, lambda: self.leases.keep(self.rooms.at_work), self.archive.watch, keep_tidy)
        return tuple(self._lasting(chore) for chore in chores)

    async def _lasting(self, chore: Callable[[], Coroutine[None, None, None]]) -> None:
        """A chore that breaks off for whatever reason is begun anew: a service that no longer hears or looks is of no use."""
        while True:
            try:
                return await chore()
            except Exception:
                log.exception("a chore broke off")
                await asyncio.sleep(PAUSE)

    async def tick(self) -> None:
        """Whatever tables need by themselves: bots that are asked, time that has run out; and whom the operator has banned."""
        await self.heed_bans()
        for table in await self.leases.due(self.clock.time(), ATTENDED):
            try:
                room = await self.rooms.open(table)
                for guest in await room.attend(self.catch_up) if room is not None else ():
                    if not self.bans.of(guest):
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
            if table in ("", bans.NEWS):
                self._begin(self.hear_of_bans())
            if table in ("", roster.NEWS):
                self._hear_of_people()
            for each in (table,) if table else self.rooms.tables():
                self._begin(self._heard(each, version))

    def _begin(self, hearing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(hearing)
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    def _hear_of_people(self) -> None:
        """Some are no longer known by their cookies: everybody is looked up again, and who listens too."""
        self.notices.people.forget_known()
        for room in self.rooms.rooms():
            room.wake_listeners()

    # -- bans ----------------------------------------------------------------------------------------------------------

    async def hear_of_bans(self) -> None:
        """Who is banned is read again, as well as that can be done."""
        try:
            await self.heed_bans()
        except ArchiveFault as why:
            log.warning("nobody knows who is banned: %s", why)

    async def heed_bans(self) -> None:
        """Whoever was banned since is shown out, and bots play for him where that is wanted."""
        new = await self.bans.read()
        if not new:
            return
        for room in self.rooms.rooms():
            room.tell()
        self.waiting.tell_all()
        for ban in new:
            if ban.guest and ban.bots:
                await self._play_for(ban.guest)

    async def _play_for(self, guest: str) -> None:
        """Bots stand in at all seats of somebody who is banned, as they do for who is not there."""
        for place in await self.archive.do(lambda c: roster.places_of(c, guest)):
            if place.seat is None:
                continue
            try:
                await self._stand_in(place.table, place.seat)
            except (GivenUp, Refused) as why:
                log.warning("nobody stands in at table %s: %s", place.table, why)

    async def _stand_in(self, table: str, seat: int) -> None:
        room = await self.rooms.open(table)
        if room is None:
            return
        async with room.lock:
            await self.catch_up(room)
            if room.lost or room.over or room.row.seats[seat].stand_in:
                return
            await room.arrange(hosting.stand_in(room.row, seat, room.row.time.bot))

    async def _heard(self, table: str, version: int) -> None:
        """Another service wrote to a table, or something around it: it is written on our own copy too."""
        self.waiting.tell(table)
        room = await self.rooms.settled(table)
        if room is None:
            return
        if not room.busy:
            room.behind = True  # whoever looks next reads all of it at once
            return
        async with room.lock:
            if room.lost or (version and version <= room.version):
                return
            try:
                await self.catch_up(room)
            except ArchiveFault as why:
                log.warning("table %s could not be read again: %s", table, why)
                room.outrun()

    async def caught_up(self, room: Room) -> None:
        """What others have written while nobody looked at a table is seen now."""
        if not room.behind:
            return
        async with room.lock:
            if not room.lost:
                await self.catch_up(room)

    async def catch_up(self, room: Room) -> bool:
        """Write what others have written on our own copy of a table; whether there was anything. Called by who holds the lock."""
        seen, room.behind = room.version, False
        row, written, undo = await self.archive.do(lambda c: ledger.news_of(c, room.id, seen))
        room.standing = await self.archive.do(lambda c: standing.orders_at(c, room.id))
        if row is None:
            room.outrun()
        else:
            room.heard(row, written, undo)
        return room.lost or room.version > seen
