"""Tables being played: one room a table, in which one thing happens after the other.

An answer changes the game in memory, is appended to the record on disk, and only then is acknowledged and told. If the disk
refuses, the room is given up and read again: what is on disk is what happened.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from mecatol.core.decisions import Ask, Message
from mecatol.core.errors import EngineFault, Refused
from mecatol.core.history import SPARSE, Mark, UndoCost
from mecatol.core.saves import SAVE_VERSION, Bookmark, Passage
from mecatol.play import Table
from mecatol.rules import views
from mecatol.rules.views import TableView

from . import clocks, hosting, ledger, standing
from . import messages as wire
from .appending import Appending
from .archive import Archive, ArchiveFault, Outrun, Unsure
from .bots import Answered, BotFailed, Bots, Task
from .clock import Clock
from .clocks import SeatClock
from .collecting import settle
from .differences import Told
from .eyes import Eyes
from .hosting import Arranged
from .leases import Leases
from .ledger import Checkpoint, Facts, KeptPage, TableRow, Undo, Written
from .pacing import Onlookers
from .sight import Sight
from .standing import Kept

PAUSE, LONGEST_PAUSE = 0.25, 60.0  # seconds the bots wait after the disk has refused
KEPT = 400  # rooms in memory; beyond that those nobody looks at are left

log = logging.getLogger("mecatol.service")


class GivenUp(Exception):
    """The room no longer stands for what is on disk; open it again. Nobody may know whether what was to be written is there."""

    def __init__(self, why: Exception) -> None:
        super().__init__(str(why))
        self.unsure = isinstance(why, Unsure)


class Seen(NamedTuple):
    """What a seat has seen, and what everybody saw then."""

    position: TableView
    public: TableView


class Room:
    """A table in memory, and who listens."""

    def __init__(
        self,
        archive: Archive,
        bots: Bots,
        leases: Leases,
        clock: Clock,
        row: TableRow,
        table: Table,
        trouble: Counter[str] | None = None,
        reminds: float | None = None,
    ) -> None:
        self.id = row.id
        self.row = row
        self.table = table
        self.version = row.version
        self.talked = 0  # lines of chat told since the room was opened
        self.told = 0  # times that listeners were woken
        self.listeners: list[asyncio.Event] = []
        self.onlookers = Onlookers()
        self.followers: list[Callable[[], None]] = []  # who keep each thing that is done apart
        self.lost = False
        self.behind = False  # another service has written while nobody looked
        self.elsewhere = False  # another service has written, and works on if need be
        self.lock = asyncio.Lock()
        self._archive = archive
        self._bots = bots
        self._leases = leases
        self._clock = clock
        self._reminds = reminds  # seconds until who is asked and not there is written to
        self.present: Counter[str] = Counter()  # guests who look
        self._trouble: Counter[str] = Counter() if trouble is None else trouble
        self._bot_task: asyncio.Task[None] | None = None
        self._stuck = -1  # the version at which the bots could not play on
        self._eyes = Eyes(table)
        self._waiting: dict[str, tuple[wire.WaitingFor, ...]] = {}  # by language
        self._round = -1  # the newest round that is noted
        self.standing: tuple[Kept, ...] = ()
        self._drawn: dict[str, float] = {}  # when questions are answered by standing orders
        self.undo: Undo | None = None
        self._cost: UndoCost | None = None
        self.undone: tuple[int, Mark] | None = None  # who went back last, and where the record differs since
        self._facts: tuple[int, Facts] | None = None
        self._around: tuple[TableRow, wire.Around] | None = None
        self.changes = Told()  # until the table changes again
        self._sights: dict[str, Sight] = {}  # by language
        self._views: dict[tuple[int | None, str], tuple[int, bytes]] = {}

    # -- looking ---------------------------------------------------------------------------------------------------------

    def sight(self, language: str) -> Sight:
        """The table in a language."""
        found = self._sights.get(language)
        if found is None:
            found = self._sights[language] = Sight(self.id, self.table, language)
            settle(language)
        return found

    def view_bytes(self, seat: int | None, language: str) -> bytes:
        """The view of a seat as it goes over the wire, made once for everybody who has it in a language."""
        version, body = self._views.get((seat, language), (-1, b""))
        if version != self.version:
            body = msgspec.json.encode(self.view(seat, language))
            self._views[seat, language] = (self.version, body)
        return body

    def view(self, seat: int | None, language: str) -> wire.SeatView:
        """The table for a seat, with what is going on around it."""
        undone = self.undone is not None and self.undone[0] == seat
        asked, waiting = self.undo_asked(seat, language), self._waited_for(language)
        seen = self.sight(language).view(seat, self.position(seat), waiting, self.around(), asked, can_redo=undone)
        if self.row.ended:
            seen = msgspec.structs.replace(seen, decision=None, acts=(), waiting_for=(), over=True)
        if not self._trouble.get(self.id):
            return seen
        return msgspec.structs.replace(seen, notices=(*seen.notices, self.sight(language).narrator.texts.say("notice-disk")))

    def around(self) -> wire.Around:
        """What goes on around the table, told once for all who look."""
        if self._around is None or self._around[0] is not self.row:
            self._around = (self.row, hosting.around(self.row, self._around))
        return self._around[1]

    def _waited_for(self, language: str) -> tuple[wire.WaitingFor, ...]:
        """Who is waited for, told once for all who look."""
        found = self._waiting.get(language)
        if found is None:
            found = self._waiting[language] = self.sight(language).waiting_for()
        return found

    def position(self, seat: int | None) -> TableView:
        """The position as a seat sees it; what is public is looked at once for all."""
        seen = self._eyes.position(seat)
        return views.laid_open(seen, self._eyes.position) if self.row.teaching else seen

    def seen(self, seat: int | None) -> Seen:
        """The position as a seat, and as everybody sees it."""
        return Seen(self.position(seat), self.position(None))

    def _look_again(self) -> None:
        """The table has changed. Who was told last at the same time shares what is told next."""
        self._eyes.look_again()
        self._waiting.clear()
        for sight in self._sights.values():
            sight.look_again()
        self.changes = Told()

    def _step(self) -> None:
        """One thing was done: who follows step by step looks before the next one is."""
        for look in self.followers:
            look()

    def undo_asked(self, seat: int | None, language: str) -> wire.UndoAsked | None:
        """Who asks to go back, in words that the seat may read."""
        if self.undo is None:
            return None
        if self._cost is None:
            self._cost = self.table.cost_of_undo(self.undo.mark)
        words = tuple(self.sight(language).narrator.message(line) for line in self._cost.words(seat))
        name = self.row.seats[self.undo.seat].name
        return wire.UndoAsked(self.undo.seat, name, words, self.undo.needs, self.undo.agreed)

    @property
    def over(self) -> bool:
        """Whether the game is over, or was ended before."""
        return self.table.over or self.row.ended

    def facts(self, *, rewound: bool = False) -> Facts:
        """What the lobby tells of the table; within a step only who is waited for is new, and what the clocks say."""
        page = self.table.mark()[0]
        if self._facts is None or self._facts[0] != page or self.table.over:
            self._facts = (page, facts_of(self.table, self.position(None)))
        waiting = tuple(each.seat for each in self.table.waiting_for)
        times = self._times(self.row, waiting, rewound=rewound)
        return msgspec.structs.replace(self._facts[1], waiting_for=waiting, clocks=times)

    def _times(self, row: TableRow, waiting: tuple[int, ...], *, rewound: bool = False) -> tuple[SeatClock, ...]:
        """The clocks as they stand now."""
        now, before = self._clock.time(), row.facts.clocks or clocks.wound(len(row.seats), row.time)
        asked = () if row.ended else waiting
        return clocks.advanced(before, asked, lambda seat: hosting.resumes(row, seat, now), now, row.time, rewound=rewound)

    def _due(self, row: TableRow) -> int | None:
        by_itself = hosting.due(row, tuple(ask.seat for ask in self.table.pending), self._clock.time(), self._reminds)
        answered = min((int(at) + 1 for _, _, at in self._ordered(row)), default=None)
        return min((at for at in (by_itself, answered) if at is not None), default=None)

    # -- standing orders -------------------------------------------------------------------------------------------------

    async def read_orders(self) -> None:
        """The standing orders are read again, and the table is due when one of them answers. Called by who holds the lock."""
        table = self.id
        self.standing = await self._archive.do(lambda c: standing.orders_at(c, table))
        due = self._due(self.row)
        await self._archive.do(lambda c: ledger.make_due(c, table, due))

    def _ordered(self, row: TableRow) -> list[tuple[Ask, Kept, float]]:
        """The questions that orders answer, and when: a moment that is drawn once for each question."""
        if not self.standing or row.paused or row.ended or self.undo is not None or self.table.over:
            return []
        found = []
        for ask in self.table.pending:
            sits = row.seats[ask.seat]
            mine = [each for each in self.standing if each.guest in sits.guests]
            kept = standing.fitting(mine, self.table, ask) if mine and not hosting.plays_for(row, ask.seat) else None
            if kept is not None:
                found.append((ask, kept, self._drawn.get(ask.id, self._clock.time() + standing.delay())))
        self._drawn = {ask.id: at for ask, _, at in found}
        return found

    async def _follow_orders(self) -> None:
        """Whatever orders are to answer by now is answered. Called by who holds the lock."""
        now, done = self._clock.time(), list[str]()
        for ask, kept, at in self._ordered(self.row):
            if at <= now and self.table.asked(ask.seat) is ask and await self._leases.claim(self.id):
                await self.change(partial(standing.follow, ask=ask, order=kept.order), worked=True)
                done += [kept.id] * kept.order.once
        if done:
            await self._archive.do(lambda c: standing.end_orders(c, self.id, done))
            await self.read_orders()

    @property
    def unattended(self) -> bool:
        """Whether bots alone play: their own seats, and those of people who have not come or for whom they stand in."""
        return all(hosting.plays_for(self.row, seat.seat) or not seat.guests for seat in self.row.seats)

    @property
    def busy(self) -> bool:
        """Whether anybody listens or plays."""
        return bool(self.listeners) or self.playing or self.lock.locked()

    @property
    def playing(self) -> bool:
        """Whether bots are playing."""
        return self._bot_task is not None and not self._bot_task.done()

    # -- doing -----------------------------------------------------------------------------------------------------------

    async def change(self, does: Callable[[Table], None], *, worked: bool = False) -> int:
        """Do something at the table, for a seat or (`worked`) for a bot; on disk and told when this returns. Called by who holds
        the lock."""
        before = self.table.bookmark()
        does(self.table)
        self._look_again()
        self.undone = None
        await self.write(*written_since(self.table, before), worked=worked)
        self._step()
        self.tell()
        return self.version

    async def go_back(self, seat: int, to: Mark) -> None:
        """The table goes back to a place on the record."""
        self.table.undo(to)
        self._look_again()
        self.undone = (seat, to)
        await self._rewritten(to)

    async def redo(self) -> None:
        """The table goes forth again."""
        assert self.undone is not None
        _, to = self.undone
        self.table.redo()
        self._look_again()
        self.undone = None
        await self._rewritten(to)

    async def _rewritten(self, to: Mark) -> None:
        """The record is another one behind a place."""
        number, count = to
        before = Bookmark(number, tuple(self.table.saved_page(number).entries[:count]))
        written = summed_up(self.table, self.table.written_since(before))
        self._facts = None
        await self.write(written, checkpoint(self.table, self.table.mark()[0]), rewound=True)
        self.tell()

    async def keep(self, job: Callable[[sa.Connection], None]) -> None:
        """Something about the table is written that is not on its record."""
        try:
            await self._archive.do(job)
        except (Outrun, ArchiveFault) as why:
            self.lost = True
            self.tell()
            raise GivenUp(why) from why

    async def notice(self, ident: str, name: str) -> None:
        """The table itself says something in the chat."""
        table = self.id
        with suppress(ArchiveFault):  # what it tells of is done, and stays done
            await self._archive.do(lambda c: ledger.notice(c, table, ident, name, self._clock.now()))
        self.talked += 1
        self.tell()

    def ask(self, undo: Undo | None) -> None:
        """Somebody asks to go back, or nobody does any more."""
        self.undo, self._cost = undo, None
        self._views.clear()
        self.tell()

    async def write(self, written: Written, kept: KeptPage | None, *, rewound: bool = False, worked: bool = False) -> None:
        """Append to the record."""
        facts, seen = self.facts(rewound=rewound), self.version
        row = msgspec.structs.replace(self.row, facts=facts)
        due, last = self._due(row), self._bot_asked(row) is None

        appending = Appending(self.id, seen, written, facts, kept, due)
        turned = kept is not None and (facts.round != self._round or self.undone is not None)

        def job(connection: sa.Connection) -> None:
            if worked:
                self._leases.under(connection, self.id, last=last)
            appending(connection)
            if kept is not None and turned:
                ledger.note_round(connection, self.id, facts.round, kept[0])

        try:
            await self._archive.do(job if worked or turned else appending)
            self._round = facts.round if kept is not None else self._round
        except BaseException as why:
            self.lost = True
            self._trouble[self.id] += isinstance(why, ArchiveFault)
            self.tell()
            if isinstance(why, Outrun | ArchiveFault):
                raise GivenUp(why) from why
            raise
        self.version += 1
        self.row = row
        if self._trouble.pop(self.id, 0):
            log.warning("table %s is written to disk again", self.id)
        self.undo = self._cost = None

    async def arrange(self, arranged: Arranged, *, worked: bool = False) -> None:
        """Something around the game changes, because somebody wants it or (`worked`) because it is time: it is kept, and
        everybody is told. Called by who holds the lock."""
        row, notices = arranged
        before, waiting = self.row, tuple(each.seat for each in self.table.waiting_for)
        facts = msgspec.structs.replace(row.facts, clocks=self._times(row, waiting))
        row = msgspec.structs.replace(row, facts=facts, version=self.version)
        due, last = self._due(row), self._bot_asked(row) is None

        def job(connection: sa.Connection) -> None:
            if worked:
                self._leases.under(connection, self.id, last=last)
            ledger.arrange(connection, row, before, due)
            for ident, name in notices:
                ledger.notice(connection, self.id, ident, name, self._clock.now())

        await self.keep(job)
        self.row = row
        self.talked += len(notices)
        self._views.clear()
        self.tell()

    async def reread(self, row: TableRow) -> None:
        """Who sits where has changed: clocks stand still or go on, and everybody is told. Called by who holds the lock."""
        self.row = row
        self.talked += 1
        await self.arrange((row, []))

    def heard(self, row: TableRow, written: list[Written], undo: Undo | None) -> None:
        """Another service has written to the record, or what goes on around the table, or somebody spoke there. Its bots are that
        service's business. Called by who holds the lock."""
        for each in written:
            if each.rewinds != self.table.rewinds or not self.table.follow(each.passages, each.digest):
                self.outrun()
                return
            self._look_again()
            self.version += 1
            self._step()
        self.row, self.talked = row, self.talked + 1
        self.undo, self._cost, self.undone = undo, None, None
        self._views.clear()
        self.wake_listeners()

    def outrun(self) -> None:
        """Another service has written to the table: whoever looks goes to the room that is read anew."""
        self.lost = self.elsewhere = True
        self.wake_listeners()

    async def attend(self, catch_up: Callable[[Room], Awaitable[bool]]) -> tuple[str, ...]:
        """The table needs the service by itself: somebody's time has run out, or a bot is asked. Guests to be reminded.

        What is worked is what others have left behind, and not what one remembers.
        """
        late: tuple[str, ...] = ()
        if not await self._leases.claim(self.id):
            return late
        async with self.lock:
            await catch_up(self)
            now = self._clock.time()
            row, notices = hosting.time_is_up(self.row, now)
            row, late = hosting.reminders(row, now, self._reminds)
            if row is not self.row and not self.lost:
                await self.arrange((row, notices), worked=True)
            if not self.lost:
                await self._follow_orders()
        self.wake_bots()
        return tuple(guest for guest in late if not self.present[guest])

    def tell(self) -> None:
        """Wake everybody who listens, and the bots."""
        self.wake_listeners()
        self.wake_bots()

    def wake_listeners(self) -> None:
        """Wake everybody who listens."""
        self.told += 1
        for listener in self.listeners:
            listener.set()

    # -- bots ------------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let the bots play on, if one of them is asked something."""
        idle = not self.playing and self._stuck != self.version
        if idle and not self.lost and self._bot_asked(self.row) is not None:
            self._bot_task = asyncio.create_task(self._play())

    def _bot_asked(self, row: TableRow) -> int | None:
        """A bot that is asked something; none plays while somebody asks to go back, or the game rests."""
        if self.undo is not None or row.paused or row.ended:
            return None
        return next((ask.seat for ask in self.table.pending if hosting.plays_for(row, ask.seat)), None)

    async def _play(self) -> None:
        """One answer after the other, as long as a bot is asked and no other service asks it; people get a word in between."""
        try:
            if failed := self._trouble[self.id]:
                await asyncio.sleep(pause(failed))
            if not await self._leases.claim(self.id):
                return
            while not self.lost and (seat := self._bot_asked(self.row)) is not None:
                await self._bot_turn(seat)
        except (GivenUp, ArchiveFault) as why:
            log.warning("the bots of table %s stop for a while: %s", self.id, why)
        except (EngineFault, Refused):
            log.exception("the bots of table %s stop", self.id)
            self._stuck = self.version

    async def _bot_turn(self, seat: int) -> None:
        async with self.lock:
            ask = self.table.asked(seat)
            if ask is None or not self._may_play(seat):
                return
            decision, task = ask.id, self._task(ask)
        answered = await self._chosen(task)
        key = answered.key
        async with self.lock:
            ask = self.table.asked(seat)
            if ask is not None and ask.id == decision and key in self.table.keys(ask) and self._may_play(seat):
                if answered.why is not None:
                    await self._explain(seat, answered.why)
                await self.change(lambda table: table.answer(seat, decision, key), worked=True)

    async def _explain(self, seat: int, why: Message) -> None:
        """A bot says why it will do what it does."""
        name, words, at = self.row.seats[seat].name, msgspec.json.encode(why).decode(), self._clock.now()
        await self._archive.do(lambda c: ledger.say(c, self.id, seat, name, words, at, "reason"))
        self.talked += 1

    def _may_play(self, seat: int) -> bool:
        rests = self.lost or self.undo is not None or self.row.paused or self.row.ended
        return not rests and bool(hosting.plays_for(self.row, seat))

    def _task(self, ask: Ask) -> Task:
        """What a bot is given: its seat's view and the question, nothing that leads back to the table."""
        position = self.table.look(self.table.game.view, ask.seat)
        assert isinstance(position, TableView)
        return Task(
            bot=hosting.plays_for(self.row, ask.seat),
            seed=zlib.crc32(f"{self.id}.{ask.seat}".encode()),
            seat=ask.seat,
            name=ask.name,
            keys=tuple(self.table.keys(ask)),
            about=ask.about,
            draft=ask.draft,
            view=position,
            aloud=self.row.teaching,
        )

    async def _chosen(self, task: Task) -> Answered:
        """The bot's choice; where it fails the game goes on with any of its options."""
        try:
            return await self._bots.choose(task, urgent=bool(self.listeners) or not self.unattended)
        except BotFailed as why:
            log.warning("table %s, seat %s: %s", self.id, task.seat, why)
            return Answered(Random(task.seed).choice(task.keys))

    async def close(self) -> None:
        """Stop the bots, and tell everybody who listens."""
        self.lost = True
        if self._bot_task is not None:
            if not self.lock.locked():  # whoever writes is let finish
                self._bot_task.cancel()
            await asyncio.wait([self._bot_task])
        self.tell()


class Rooms:
    """The rooms in memory. Which tables there are, the archive knows."""

    def __init__(
        self, archive: Archive, bots: Bots, leases: Leases, clock: Clock, kept: int = KEPT, reminds: float | None = None
    ) -> None:
        self.archive = archive
        self.bots = bots
        self.leases = leases
        self.clock = clock
        self.kept = kept
        self.reminds = reminds
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._trouble: Counter[str] = Counter()  # how often in a row a table could not be written

    async def open(self, table: str) -> Room | None:
        """The room of a table, read from disk where it is not in memory."""
        room = self._rooms.get(table)
        if room is not None and not room.lost:
            return room
        async with self._opening.setdefault(table, asyncio.Lock()):
            before = self._rooms.get(table)
            if before is not None and not before.lost:
                return before
            loaded = await self.archive.do(lambda c: ledger.load_record(c, table))
            if loaded is None:
                self._opening.pop(table, None)
                return None
            room = self._room(loaded[0], await asyncio.to_thread(Table.load, loaded[1]))
            if room.table.notices:
                await self._mend(room)
            version = room.version
            room.undo = await self.archive.do(lambda c: ledger.undo_asked(c, table, version))
            room.standing = await self.archive.do(lambda c: standing.orders_at(c, table))
            elsewhere = before is not None and before.elsewhere
            return self._enter(room, bots=not elsewhere)

    def _room(self, row: TableRow, table: Table) -> Room:
        return Room(self.archive, self.bots, self.leases, self.clock, row, table, self._trouble, self.reminds)

    def furnish(self, row: TableRow, table: Table) -> None:
        """A game that has just begun has its room."""
        self._enter(self._room(row, table))

    def _enter(self, room: Room, *, bots: bool = True) -> Room:
        """A room comes into memory, unless the table has one by now: everybody is in the same."""
        there = self._rooms.get(room.id)
        if there is not None and not there.lost:
            return there
        idle = [each for each in self._rooms.values() if not each.busy]
        for each in idle[: max(0, len(self._rooms) + 1 - self.kept)]:
            self._rooms.pop(each.id).lost = True  # whoever was just about to come in looks for it anew
        self._rooms[room.id] = room
        settle(room.table.ruleset.text.split()[0])
        if bots:
            room.wake_bots()
        return room

    async def _mend(self, room: Room) -> None:
        """Other rules than those that wrote the record read it: what they made of the last page is the record now."""
        last = room.table.bookmark()
        written = summed_up(room.table, [Passage(last.number, 0, list(last.entries))])
        kept, facts, seen = checkpoint(room.table, last.number), room.facts(), room.version
        await self.archive.do(lambda c: ledger.append_record(c, room.id, seen, written, facts, kept))
        room.version += 1

    async def settled(self, table: str) -> Room | None:
        """The room of a table, if it is in memory; where it is just being read, as soon as it has been."""
        if (opening := self._opening.get(table)) is not None:
            async with opening:
                pass
        return self._rooms.get(table)

    def tables(self) -> list[str]:
        """The tables in memory."""
        return list(self._rooms)

    def rooms(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    def at_work(self) -> list[str]:
        """The tables whose bots play here."""
        return [room.id for room in self._rooms.values() if room.playing]

    def without_people(self) -> dict[str, str | None]:
        """The tables in memory at which bots alone are playing, and whose they are."""
        alone = (room for room in self._rooms.values() if not room.over and all(seat.bot for seat in room.row.seats))
        return {room.id: room.row.host for room in alone}

    def counted(self) -> dict[str, float]:
        """How many tables are in memory, are looked at, and could not be written."""
        rooms = list(self._rooms.values())
        return {
            "tables_in_memory": len(rooms),
            "tables_worked": len(self.at_work()),
            "tables_busy": sum(room.busy for room in rooms),
            "tables_not_written": sum(failed > 0 for failed in self._trouble.values()),
        }

    def forget(self, table: str) -> None:
        """A table is gone."""
        if (room := self._rooms.pop(table, None)) is not None:
            room.lost = True
            room.tell()

    def known(self, table: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table)

    async def close(self) -> None:
        """Nobody plays any more."""
        await asyncio.gather(*(room.close() for room in list(self._rooms.values())))


def pause(failed: int) -> float:
    """How many seconds the bots of a table wait that could not be written so often in a row."""
    return min(LONGEST_PAUSE, PAUSE * 2.0 ** min(failed, 20))


def beginning(table: Table) -> tuple[Written, list[KeptPage]]:
    """The record of a game that has just begun."""
    pages = dict.fromkeys((0, table.bookmark().number))
    return summed_up(table, table.written_since(Bookmark(0, ()))), [checkpoint(table, number) for number in pages]


def written_since(table: Table, before: Bookmark) -> tuple[Written, KeptPage | None]:
    """What is to be appended to the record, with the checkpoint of the page where a new one was turned."""
    written = summed_up(table, table.written_since(before))
    number = table.bookmark().number
    return written, checkpoint(table, number) if number != before.number else None


def summed_up(table: Table, passages: list[Passage]) -> Written:
    """What was written, and where that led."""
    return Written(passages, table.trace(), table.rewinds, table.ruleset.fingerprint, SAVE_VERSION)


def checkpoint(table: Table, number: int) -> KeptPage:
    """The checkpoint of a page; most are thinned out as soon as the next one is kept. It is packed beside the loop."""
    page = table.page_to_save(number, briefly=number % SPARSE != 0)
    return number, lambda: Checkpoint((saved := page()).checkpoint, saved.heard)


def facts_of(table: Table, position: TableView | None = None) -> Facts:
    """What everybody may know, to whom the position looks so."""
    position = position or table.look(views.public, table.game)
    return Facts(
        round=position.round,
        phase=position.phase,
        goal=position.goal,
        waiting_for=tuple(each.seat for each in table.waiting_for),
        over=table.over,
        winners=tuple(table.result or ()) if table.over else (),
        races=tuple(player.race for player in position.players),
        points=tuple(player.points for player in position.players),
    )
