"""What guests may ask of the service, one method each: who he is, which seat is his, and whether it can be done."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar
from zoneinfo import available_timezones

import msgspec
import sqlalchemy as sa

from mecatol import register
from mecatol.bots import BOTS
from mecatol.core.decisions import Verdict, message
from mecatol.core.errors import EngineFault, Refused, StaleDecision
from mecatol.core.hexes import Hex
from mecatol.grounds import cited
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.rulesets import resolve
from mecatol.texts import DEFAULT, Texts

from . import hosting, ledger, parlour, undoing
from . import messages as wire
from .afterwards import Afterwards
from .archive import Archive, ArchiveFault, Outrun
from .attendance import Attendance
from .bans import Bans
from .bots import Bots
from .chances import imagined, worked_out
from .clock import Clock
from .considering import encoded_consideration, ruleset_of
from .content import encoded_content
from .fairness import Proof, commitment, new_seed
from .foresight import preview
from .hosting import Arranged
from .identities import Identities
from .leases import Leases
from .ledger import Facts, GuestRow, NewSeat, SeatRow, TableRow
from .limits import BY_ADDRESS, Allowance, AtOnce, Effort, OfAddress, Shared, TooMuch, household
from .listing import links, new_seats, said, summary
from .lookup import clause_told, found, ground_told
from .metrics import Metrics
from .notices import Notices
from .ordering import Ordering
from .people import People
from .reach import reach
from .refusals import Declined, declined, refusal, refused
from .retelling import chapter, continued
from .rights import check_sight, hosted, own
from .rooms import GivenUp, Room, Rooms, beginning, facts_of
from .roster import hashed
from .seating import filled, joined, led_with, looks
from .settings import Settings
from .story import story
from .talking import Talking
from .telemetry import telemetry
from .waiting import Waiting

LISTED = 200  # tables in the lobby
LOG_PAGE = 500  # events in one answer
TALK = 200  # lines of chat a newcomer is told
STORIES = 100  # finished games in figures
REACHES = 400  # of tables as somebody sees them
READY = 5.0  # seconds the file may take to answer
MINUTE, HOUR = 60.0, 3600.0  # seconds
ATTEMPTS = 5  # when somebody else writes to the same table

WAITING = Facts(0, "waiting", 0, (), False, (), (), ())  # what is known of a table that has not begun

T = TypeVar("T")

log = logging.getLogger("mecatol.service")


class Desk:
    """The service without the network."""

    def __init__(self, archive: Archive, settings: Settings | None = None, clock: Clock | None = None) -> None:
        self.archive = archive
        self.settings = settings = settings or Settings()
        self.clock = clock or Clock()
        self.bots = Bots()
        reminds = settings.remind_after * MINUTE if settings.public_address else None
        self.leases = Leases(archive, settings.lease_seconds)
        self.rooms = Rooms(archive, self.bots, self.leases, self.clock, settings.rooms, reminds)
        self.waiting = Waiting()
        self.metrics = Metrics()
        self.telemetry = telemetry(settings, archive.node)
        self.effort = Effort(settings.at_work, settings.waiting_for_work)
        self.sockets = AtOnce(settings.sockets)
        self.sockets_of_address = AtOnce(settings.sockets_an_address)
        self.telemetry.watch(self._now)
        self.requests = OfAddress(settings.requests_a_minute, MINUTE)  # and answers over sockets
        self._new_tables = Shared(settings.tables_an_hour, HOUR)
        self._journeys = Allowance(2, 72 * HOUR)
        self._lines = Shared(settings.lines_a_minute, MINUTE)
        self._stories: OrderedDict[tuple[str, int], bytes] = OrderedDict()  # of finished games, by table and version
        self._reaches: OrderedDict[tuple[str, int, int | None, str], bytes] = OrderedDict()  # by table, version, seat, language
        self._bots_from: dict[str, str] = {}  # tables at which bots alone are playing, and from which address they were made
        self.bans = Bans(archive, self.clock)
        self.here = AtOnce(settings.sockets_an_address)  # sockets, by whose they are (id and name) and from where
        self.people = People(archive, settings, self.effort, self.clock, self.bans, self._refresh)
        self.identities = Identities(self.people, archive, settings, self.clock)
        self.notices = Notices(self.people, archive, settings, self.clock)
        self.talking, self.ordering, self.afterwards = Talking(self), Ordering(self), Afterwards(self)
        self.attendance = Attendance(archive, self.rooms, self.leases, self.notices, self.waiting, self.bans, self.clock)
        self.tick, self.chores = self.attendance.tick, self.attendance.chores
        self.guest, self.known_guest, self.welcome = self.people.guest, self.people.known_guest, self.people.welcome

    async def close(self) -> None:
        """Everybody goes home; the file is closed."""
        await self.rooms.close()
        await self.leases.close()
        await self.bots.close()
        await self.notices.close()
        await asyncio.to_thread(self.telemetry.close)
        self.archive.close()

    async def ready(self) -> bool:
        """Whether the file answers."""
        try:
            async with asyncio.timeout(READY):
                await self.archive.do(ledger.answers)
        except (ArchiveFault, TimeoutError):
            return False
        return True

    def counted(self) -> str:
        """Everything counted so far, for Prometheus."""
        return self.metrics.written(**self._now(), bots_asked_total=self.bots.asked)

    def _now(self) -> dict[str, float]:
        now = {"sockets": self.sockets_of_address.total(), "archive_queue": self.archive.waiting()}
        return {**self.rooms.counted(), **now}

    # -- the lobby -------------------------------------------------------------------------------------------------------

    async def tables(self, cookie: str | None) -> list[wire.TableSummary]:
        """What the lobby lists: one's own tables first."""
        guest = await self.known_guest(cookie)
        rows = await self.archive.do(lambda c: ledger.tables_for(c, guest.id if guest else None, LISTED))
        return [summary(row, guest) for row in rows]

    async def table(self, table: str, cookie: str | None) -> wire.TableSummary:
        """One table, if the guest may see it."""
        guest, row = await self.known_guest(cookie), await self._row_of(table)
        check_sight(row, None, guest)
        return summary(row, guest)

    async def create(self, wanted: wire.NewTable, cookie: str | None, address: str = "") -> wire.TableCreated:
        """A new table: its game begins at once, or waits for its people."""
        return await self.make(wanted, await self.guest(cookie), address)

    async def make(self, wanted: wire.NewTable, guest: GuestRow, address: str = "", ident: str = "") -> wire.TableCreated:
        """A table that somebody wants, under an id of its own or a given one."""
        self.count_table(guest, address)
        alone = all(seat.plays == "bot" for seat in wanted.seats)
        if alone:
            self._check_bots(guest, address)
        self._check_time(wanted.time)
        table, salt = await self._begin(wanted, guest)
        wanted = joined(wanted, table.ruleset.text)
        if not wanted.waits:
            created = await self.set_out(table, wanted, guest, salt, practice=wanted.seed is not None, ident=ident)
            if alone and address:
                self._bots_from[created.table.id] = household(address)
            return created
        tokens, seats = new_seats(wanted, guest)
        row = msgspec.structs.replace(
            self._row(table, wanted, seats, guest, ident),
            version=0,
            started=False,
            wanted=msgspec.json.encode(wanted),
            facts=WAITING,
            practice=wanted.seed is not None,
        )
        await self.archive.do(lambda c: ledger.add_table(c, row, seats, None))
        return wire.TableCreated(summary(row, guest), links(wanted, tokens))

    def _check_bots(self, guest: GuestRow, address: str) -> None:
        """Only so many tables are played by bots alone, of one guest's and of all who come from one address."""
        alone, most = self.rooms.without_people(), self.settings.bot_tables
        self._bots_from = {table: where for table, where in self._bots_from.items() if table in alone}
        here = list(self._bots_from.values()).count(household(address))
        if list(alone.values()).count(guest.id) >= most or here >= most * BY_ADDRESS:
            raise TooMuch

    def count_table(self, guest: GuestRow, address: str) -> None:
        """One more table of somebody's; refused where he has had too many made."""
        self._new_tables.use(guest.id, address)

    async def consider(self, wanted: wire.NewTable, language: str, cookie: str | None, address: str) -> bytes:
        """What would come of a table as it is wanted, encoded; nothing is made."""
        guest, names = await self.known_guest(cookie), tuple(seat.name for seat in wanted.seats)
        return await self.effort.work_out(asker(guest, address), encoded_consideration, ruleset_of(wanted), names, language)

    async def set_out(
        self,
        table: Table,
        wanted: wire.NewTable,
        guest: GuestRow,
        salt: str = "",
        *,
        practice: bool = True,
        ident: str = "",
        rounds: Sequence[tuple[int, int]] = (),
    ) -> wire.TableCreated:
        """A game that has begun, wherever it stands, comes into the archive with its seats and their links."""
        tokens, seats = new_seats(wanted, guest)
        row = self._row(table, wanted, seats, guest, ident)
        row = msgspec.structs.replace(row, practice=practice, salt=salt, commitment=commitment(seed_of(table), salt))
        written, kept = beginning(table)
        row, due = self._set_going(row, table)

        def job(connection: sa.Connection) -> None:
            ledger.add_table(connection, row, seats, written, kept, due)
            for number, page in rounds:
                ledger.note_round(connection, row.id, number, page)

        await self.archive.do(job)
        self.rooms.furnish(row, table)
        return wire.TableCreated(summary(row, guest), links(wanted, tokens))

    def _set_going(self, row: TableRow, table: Table) -> tuple[TableRow, int | None]:
        """A game that begins with its clocks, and when it needs the service."""
        now = self.clock.time()
        row = hosting.at_start(row, now)
        return row, hosting.due(row, tuple(ask.seat for ask in table.pending), now, self.rooms.reminds)

    @staticmethod
    def _check_time(time: wire.TimeWanted) -> None:
        if time.bot not in BOTS:
            raise declined("refused", "no-bot", "bots", bot=time.bot, bots=", ".join(BOTS))
        if time.nights is not None:
            _check_zone(time.nights.zone)

    def _row(self, table: Table, wanted: wire.NewTable, seats: list[NewSeat], guest: GuestRow, ident: str) -> TableRow:
        return TableRow(
            id=ident or secrets.token_hex(8),
            name=wanted.name,
            ruleset=table.ruleset.text,
            public=wanted.public,
            created=self.clock.now(),
            version=1,
            facts=facts_of(table),
            seats=tuple(
                SeatRow(n, seat.name, seat.bot, (seat.guest,) if seat.guest else (), seat.link is not None)
                for n, seat in enumerate(seats)
            ),
            host=guest.id,
            teaching=wanted.teaching,
            time=wanted.time,
        )

    async def _begin(self, wanted: wire.NewTable, guest: GuestRow) -> tuple[Table, str]:
        """The game of a table as it is wanted, and the salt of its seed."""
        unknown = [seat.bot for seat in wanted.seats if seat.plays == "bot" and seat.bot not in BOTS]
        if unknown:
            raise declined("refused", "no-bot", "bots", bot=unknown[0], bots=", ".join(BOTS))
        if not wanted.waits and any(seat.plays == "open" for seat in wanted.seats):
            raise declined("refused", "no-open-seats", "wait")
        drawn, salt = new_seed()
        seed, names = drawn if wanted.seed is None else wanted.seed, [seat.name for seat in wanted.seats]
        try:
            return await self.effort.work_out(guest.id, Table.new, ruleset_of(wanted), names, seed), salt
        except Refused as why:
            raise refused(why, "change") from why

    async def start(self, table: str, given: wire.Start, cookie: str | None) -> wire.TableSummary:
        """The host begins; bots take the seats that nobody has."""
        row, guest = await self._hosted(table, cookie)
        if row.started or row.wanted is None:
            raise declined("refused", "begun")
        wanted = msgspec.json.decode(row.wanted, type=wire.NewTable)
        empty = [seat for seat in row.seats if not seat.bot and not seat.guests]
        if empty and not given.fill:
            names = ", ".join(seat.name for seat in empty)
            raise declined("refused", "empty-seats", "fill", names=names)
        seats = filled(row.seats, given.fill)
        plays = tuple(wire.SeatWanted(seat.name, "bot" if seat.bot else "guest", seat.bot or "steward") for seat in seats)
        playing, salt = await self._begin(msgspec.structs.replace(wanted, seats=plays), guest)
        facts, ruleset = facts_of(playing), playing.ruleset.text
        begun = msgspec.structs.replace(row, started=True, version=1, seats=seats, facts=facts, ruleset=ruleset)
        begun = msgspec.structs.replace(begun, salt=salt, commitment=commitment(seed_of(playing), salt))
        written, kept = beginning(playing)
        begun, due = self._set_going(begun, playing)
        try:
            await self.archive.do(lambda c: ledger.start_table(c, begun, written, kept, due))
        except Outrun as why:
            raise declined("refused", "begun") from why
        self.rooms.furnish(begun, playing)
        self.waiting.tell(table)
        return summary(begun, guest)

    async def _hosted(self, table: str, cookie: str | None) -> tuple[TableRow, GuestRow]:
        """A table, for its host."""
        guest, row = await self.guest(cookie), await self._row_of(table)
        if row.host != guest.id:
            raise declined("not_your_seat", "host")
        return row, guest

    async def _row_of(self, table: str) -> TableRow:
        row = await self.archive.do(lambda c: ledger.table_row(c, table))
        if row is None:
            raise declined("not_found", "no-table", "tables")
        return row

    async def seat_of_link(self, token: str) -> wire.Seated:
        """Where a private link leads; looking takes nothing."""
        found = await self.archive.do(lambda c: ledger.seat_by(c, hashed(token)))
        if found is None:
            raise declined("not_found", "no-link", "link")
        return wire.Seated(*found)

    async def invitation(self, token: str) -> tuple[wire.Seated, TableRow]:
        """Where a private link leads, and to which table."""
        seated = await self.seat_of_link(token)
        return seated, await self._row_of(seated.table)

    async def take_seat(self, token: str, cookie: str | None, language: str = DEFAULT) -> tuple[wire.Seated, str]:
        """Somebody takes a seat by its private link, which is spent then; whoever is not known yet is called like the seat."""
        seated = await self.seat_of_link(token)
        guest = await self.known_guest(cookie)
        if guest is None or cookie is None:
            guest, cookie = await self.welcome(seated.name, None, language)
        holder, row = guest.id, await self._row_of(seated.table)
        led = led_with(row.ruleset, len(row.seats), seated.seat)
        if not await self.archive.do(lambda c: ledger.sit_by_link(c, hashed(token), holder, led)):
            raise declined("not_found", "spent-link", "link")
        await self.told(seated.table, ledger.SITS, seated.name)
        return seated, cookie

    async def sit(self, table: str, seat: int, cookie: str | None) -> wire.Seated:
        """Somebody takes an open seat of a public table that waits for its people, or another one than he has there."""
        guest, row = await self.guest(cookie), await self._row_of(table)
        check_sight(row, None, guest)
        if row.started or seat >= len(row.seats):
            raise declined("refused", "not-open", "another")
        self._lines.use(guest.id)
        if mine := [each.seat for each in row.seats if guest.id in each.guests]:
            return await self._change_places(row, mine[0], seat)
        if not row.seats[seat].open:
            raise declined("refused", "not-open", "another")
        taken = [looks(each.name) for each in row.seats if each.seat != seat]
        name = guest.name if looks(guest.name) not in taken else row.seats[seat].name
        led = {each: row.seats[each].name for each in led_with(row.ruleset, len(row.seats), seat)} | {seat: name}
        if not await self.archive.do(lambda c: all(ledger.sit_down(c, table, each, guest.id, led[each]) for each in led)):
            raise declined("refused", "taken", "another")
        await self.told(table, ledger.SITS, name)
        return wire.Seated(table, seat, name)

    async def _change_places(self, row: TableRow, mine: int, seat: int) -> wire.Seated:
        """Who sits at a table that waits goes to a seat that no person has; what was there goes where he was."""
        pairs = list(zip(*(led_with(row.ruleset, len(row.seats), each) for each in (mine, seat)), strict=True))
        if not await self.archive.do(lambda c: all(ledger.change_places(c, row.id, *pair) for pair in pairs)):
            raise declined("refused", "taken", "another")
        await self.told(row.id, "notice-moves", row.seats[mine].name)
        return wire.Seated(row.id, seat, row.seats[mine].name)

    async def link(self, table: str, seat: int, cookie: str | None) -> wire.SeatLink:
        """Another private link for a seat, for the host or for who sits there; everybody is told."""
        guest, row = await self.guest(cookie), await self._row_of(table)
        if seat >= len(row.seats) or row.seats[seat].bot:
            raise declined("refused", "no-person-seat")
        if guest.id != row.host and guest.id not in row.seats[seat].guests:
            raise declined("not_your_seat", "no-new-link")
        self._lines.use(guest.id)
        token, name = secrets.token_urlsafe(24), row.seats[seat].name
        await self.archive.do(lambda c: ledger.new_link(c, table, seat, hashed(token), guest.id))
        if row.seats[seat].guests:
            await self.told(table, "notice-link", name)
        return wire.SeatLink(seat, name, f"/seat/{token}")

    async def told(self, table: str, ident: str, name: str) -> None:
        """Who sits where has changed, and everybody at the table is told."""
        await self.archive.do(lambda c: ledger.notice(c, table, ident, name, self.clock.now()))
        await self._refresh(table)
        self.waiting.tell(table)

    async def _refresh(self, table: str) -> None:
        """Who sits where is read again."""
        room = self.rooms.known(table)
        if room is None:
            return
        async with room.lock:
            row = await self.archive.do(lambda c: ledger.table_row(c, table))
            if row is not None and not room.lost:
                with suppress(GivenUp):  # somebody else wrote meanwhile: it is read again
                    await room.reread(row)

    # -- looking ---------------------------------------------------------------------------------------------------------

    async def room(self, table: str, seat: int | None, cookie: str | None) -> tuple[Room, GuestRow | None]:
        """The room of a table, for a guest who may see it from that seat."""
        guest = await self.known_guest(cookie)
        try:
            room = await self._opened(table)
        except Refused as why:
            log.error("table %s cannot be opened: %s", table, why)
            raise declined("fault", "damaged", "operator") from why
        if room is None:
            check_sight(await self._row_of(table), seat, guest)
            raise declined("waiting", "waits", "host-begins")
        try:
            check_sight(room.row, seat, guest)
        except Declined:
            room.row = await self._row_of(table)  # he may have sat down at another service over the same file
            check_sight(room.row, seat, guest)
        return room, guest

    async def _opened(self, table: str) -> Room | None:
        """The room of a table, as it is on disk as far as anybody has heard."""
        room = await self.rooms.open(table)
        if room is None or not room.behind:
            return room
        await self.attendance.caught_up(room)
        return await self.rooms.open(table) if room.lost else room

    async def view(self, table: str, seat: int | None, language: str, cookie: str | None) -> bytes:
        """A `SeatView`, encoded."""
        room, _ = await self.room(table, seat, cookie)
        async with room.lock:
            return room.view_bytes(seat, language)

    async def events(
        self, table: str, seat: int | None, after: int, language: str, cookie: str | None
    ) -> tuple[wire.Happening, ...]:
        """A part of the log; of a finished game any seat's."""
        room, guest = await self._retold(table, seat, cookie), await self.known_guest(cookie)
        return await self.effort.work_out_at(room.lock, viewer(guest, table), room.sight(language).events, seat, after, LOG_PAGE)

    async def history(self, table: str, seat: int | None, page: int, language: str, cookie: str | None) -> wire.Chapter:
        """A part of the game again, as the seat saw it; a finished game through the eyes of any seat, or with all hands open."""
        room, guest = await self._retold(table, seat, cookie), await self.known_guest(cookie)
        rounds = await self.archive.do(lambda c: ledger.rounds_of(c, table))
        told = partial(chapter, bare=room.row.teaching or (room.over and seat is None))
        asked = (room.table, table, seat, page, rounds, language)
        try:
            return await self.effort.work_out_at(room.lock, viewer(guest, table), told, *asked)
        except Refused as why:
            raise refused(why) from why

    async def story(self, table: str, cookie: str | None) -> bytes:
        """A finished game in figures, encoded; it is worked out once."""
        room, guest = await self._retold(table, None, cookie), await self.known_guest(cookie)
        if not room.over:
            raise declined("refused", "not-over")
        name = (table, room.version)
        told = self._stories.pop(name, b"")
        if not told:
            told = msgspec.json.encode(await self.effort.work_out_at(room.lock, viewer(guest, table), story, room.table))
        self._stories[name] = told
        if len(self._stories) > STORIES:
            self._stories.popitem(last=False)
        return told

    async def go_on(self, table: str, seat: int, wanted: wire.GoOn, cookie: str | None, address: str = "") -> wire.TableCreated:
        """A new table against bots, from a moment of this one."""
        guest, room = await self.guest(cookie), await self._retold(table, seat, cookie)
        if wanted.bot not in BOTS:
            raise declined("refused", "no-bot", "bots", bot=wanted.bot, bots=", ".join(BOTS))
        self.count_table(guest, address)
        asked = (room.table, seat, wanted.page, new_seed()[0])
        try:
            playing = await self.effort.work_out_at(room.lock, guest.id, continued, *asked)
        except Refused as why:
            raise refused(why) from why
        mine = led_with(room.row.ruleset, len(room.row.seats), seat)
        seats = tuple(wire.SeatWanted(each.name, "me" if each.seat in mine else "bot", wanted.bot) for each in room.row.seats)
        return await self.set_out(playing, wire.NewTable(room.row.name, seats, public=False), guest)

    async def _retold(self, table: str, seat: int | None, cookie: str | None) -> Room:
        """The room of a table whose past somebody wants to see through the eyes of a seat."""
        room, guest = await self.room(table, None, cookie)
        if seat is not None and not room.over:
            check_sight(room.row, seat, guest)
        if seat is not None and seat >= len(room.row.seats):
            raise declined("not_found", "no-seat")
        return room

    async def explain(self, table: str, seat: int, intent: str, language: str, cookie: str | None) -> wire.Explained:
        """Why something may or may not be done."""
        room, _ = await self.room(table, seat, cookie)
        async with room.lock:
            try:
                verdict: Verdict = room.table.explain(seat, intent)
            except EngineFault:  # it belongs to something that is not under way
                return wire.Explained(False, "", room.sight(language).narrator.texts.say("preview-no-option"))
            text = room.sight(language).narrator.message(verdict.because) if verdict.because else ""
            return wire.Explained(verdict.allowed, cited(room.table.game, verdict.clause), text)

    async def units(self, table: str, seat: int | None, of: int, language: str, cookie: str | None) -> tuple[wire.UnitNow, ...]:
        """The units of a player with the numbers that they have now."""
        room, _ = await self.room(table, seat, cookie)
        async with room.lock:
            if of >= len(room.table.game.state.players):
                raise declined("not_found", "no-seat")
            return room.sight(language).units(of)

    async def reach(self, table: str, seat: int | None, language: str, cookie: str | None) -> bytes:
        """Who could come where and who shoots where, encoded; it is worked out once a version."""
        room, guest = await self.room(table, seat, cookie)
        async with room.lock:
            name = (table, room.version, seat, language)
            if (known := self._reaches.get(name)) is not None:
                return known
            ask = None if seat is None else room.table.asked(seat)
            acting = room.table.fork(for_seat=seat) if ask is not None and ask.name == "action" else None
            asked = (room.table.ruleset, room.position(seat), seat, acting, language)
        found = msgspec.json.encode(await self.effort.work_out(viewer(guest, table), reach, *asked))
        self._reaches[name] = found
        if len(self._reaches) > REACHES:
            self._reaches.popitem(last=False)
        return found

    async def odds(
        self, table: str, seat: int, system: str, planet: str, bring: str | None, language: str, cookie: str | None
    ) -> wire.Odds:
        """The odds of a battle, from a table on which everything the seat does not know was dealt anew."""
        room, guest = await self.room(table, seat, cookie)
        async with room.lock:
            known = Narrator(room.table.fork(for_seat=seat), Texts(language))
        try:
            return await self.effort.work_out(viewer(guest, table), worked_out, known, seat, Hex(system), planet, bring)
        except Refused as why:
            raise refused(Refused(*(known.with_names(each) for each in why.why)), "fight") from why
        except ValueError as why:
            raise declined("refused", "no-battle", "fight") from why

    async def imagined(self, wanted: wire.BattleWanted, language: str, cookie: str | None, address: str) -> wire.BattleTold:
        """The odds of a battle without a table."""
        guest = await self.known_guest(cookie)
        try:
            return await self.effort.work_out(asker(guest, address), imagined, wanted, language)
        except Refused as why:
            raise refused(why) from why
        except ValueError as why:
            raise declined("refused", "no-battle") from why

    async def preview(self, table: str, seat: int, wanted: wire.WhatIf, language: str, cookie: str | None) -> wire.Preview:
        """What would come of a plan."""
        room, guest = await self.room(table, seat, cookie)
        async with room.lock:
            if room.table.over:
                raise declined("game_over", "over")
            known = room.table.fork(for_seat=seat)
        return await self.effort.work_out(viewer(guest, table), preview, known, seat, wanted.keys, table, language)

    async def proof(self, table: str, cookie: str | None) -> Proof:
        """Everything that decided a finished game."""
        room, _ = await self.room(table, None, cookie)
        async with room.lock:
            if not room.over:
                raise declined("refused", "seed")
            row = room.row
            return Proof(row.commitment, seed_of(room.table), row.salt, row.practice, room.table.save())

    async def content(self, table: str, language: str, cookie: str | None) -> bytes:
        """Names, texts and numbers of a table's ruleset, encoded."""
        guest, ruleset = await self.known_guest(cookie), (await self.table(table, cookie)).ruleset
        return await self.effort.work_out(viewer(guest, table), encoded_content, ruleset, language)

    async def printed(self, ruleset: str, language: str, cookie: str | None, address: str) -> bytes:
        """The same of a ruleset without a table."""
        guest = await self.known_guest(cookie)
        try:
            found = await self.effort.work_out(asker(guest, address), resolve, ruleset)
            return await self.effort.work_out(asker(guest, address), encoded_content, found.text, language)
        except Refused as why:
            raise refused(why) from why

    async def clause(self, ident: str, ruleset: str, language: str, cookie: str | None, address: str) -> wire.ClauseText:
        """A clause of the rule documents, or what is printed on a thing of a ruleset, which may have to be read first."""
        guest, texts = await self.known_guest(cookie), Texts(language)
        try:
            if ":" not in ident:
                return clause_told(ident, texts)
            return await self.effort.work_out(asker(guest, address), ground_told, ident, ruleset, texts)
        except Refused as why:
            raise refused(why) from why
        except register.UnknownClause as why:
            raise declined("not_found", "no-clause", clause=ident) from why

    async def compendium(self, query: str, ruleset: str, language: str, cookie: str | None, address: str) -> wire.Found:
        """Things of a ruleset that a query leads to; a ruleset that nobody has looked into yet is read first."""
        guest = await self.known_guest(cookie)
        try:
            return await self.effort.work_out(asker(guest, address), found, query, ruleset, language)
        except Refused as why:
            raise refused(why) from why

    # -- doing -----------------------------------------------------------------------------------------------------------

    async def answer(self, table: str, seat: int, given: wire.Answer, cookie: str | None) -> wire.Accepted:
        """A seat answers what it is asked."""

        def does(playing: Table) -> None:
            self._check_fresh(playing, seat, given.sequence, given.decision)
            playing.answer(seat, given.decision, given.keys[0])

        return await self._do(table, seat, does, cookie)

    async def plan(self, table: str, seat: int, given: wire.Plan, cookie: str | None) -> wire.Accepted:
        """A seat answers several of its own questions at once, all or none."""

        def does(playing: Table) -> None:
            self._check_fresh(playing, seat, given.sequence, given.decision)
            playing.plan(seat, given.keys)

        return await self._do(table, seat, does, cookie)

    async def act(self, table: str, seat: int, given: wire.Act, cookie: str | None) -> wire.Accepted:
        """A seat does something out of turn."""

        def does(playing: Table) -> None:
            self._check_fresh(playing, seat, given.sequence)
            playing.act(seat, given.key)

        return await self._do(table, seat, does, cookie)

    async def retract(self, table: str, seat: int, cookie: str | None) -> wire.Accepted:
        """A seat takes back what is still sealed."""
        return await self._do(table, seat, lambda playing: playing.retract(seat), cookie)

    async def undo_offer(self, table: str, seat: int, to: wire.To, event: int, cookie: str | None) -> wire.UndoOffer:
        """What going back would take."""
        room, guest = await self.room(table, seat, cookie)
        assert guest is not None
        async with room.lock:
            try:
                return undoing.offer(room, seat, to, event, guest, guest.language)
            except Refused as why:
                raise refusal(why, room.table, seat) from why

    async def undo(self, table: str, seat: int, wanted: wire.UndoWanted, cookie: str | None) -> wire.Undone:
        """A seat wants to go back."""

        async def does(room: Room, guest: GuestRow) -> wire.Undone:
            self._check_fresh(room.table, seat, wanted.sequence)
            needs = await undoing.ask(room, seat, wanted, guest)
            return wire.Undone(not needs, needs, room.table.heard(seat))

        return await self._attempt(table, seat, does, cookie)

    async def consent(self, table: str, seat: int, given: wire.Consent, cookie: str | None) -> wire.Undone:
        """A seat agrees that the table goes back, or does not."""

        async def does(room: Room, guest: GuestRow) -> wire.Undone:
            self._lines.use(guest.id)
            mine = tuple(each.seat for each in room.row.seats if guest.id in each.guests)
            needs = await undoing.answer(room, (seat, *mine), given.agree)
            return wire.Undone(given.agree and not needs, needs, room.table.heard(seat))

        return await self._attempt(table, seat, does, cookie)

    async def redo(self, table: str, seat: int, cookie: str | None) -> wire.Undone:
        """A seat takes its undo back."""

        async def does(room: Room, guest: GuestRow) -> wire.Undone:
            self._lines.use(guest.id)
            await undoing.redo(room, seat)
            return wire.Undone(True, (), room.table.heard(seat))

        return await self._attempt(table, seat, does, cookie)

    async def _do(self, table: str, seat: int, does: Callable[[Table], None], cookie: str | None) -> wire.Accepted:
        """Something is done at the table."""

        async def changes(room: Room, _: GuestRow) -> wire.Accepted:
            with self.telemetry.step("change"):
                await room.change(does)
            return wire.Accepted(room.table.heard(seat))

        return await self._attempt(table, seat, changes, cookie)

    async def _attempt(
        self,
        table: str,
        seat: int | None,
        does: Callable[[Room, GuestRow], Awaitable[T]],
        cookie: str | None,
        *,
        around: bool = False,
    ) -> T:
        """Do it at the table as it stands on disk; where somebody else has written meanwhile, at the table as it is then.

        What goes on around the game goes on while it rests.
        """
        for _ in range(ATTEMPTS):
            room, guest = await self.room(table, seat, cookie)
            if guest is None:
                raise declined("no_guest", "nobody", "introduce")
            async with room.lock:
                if room.lost:
                    continue
                if room.row.ended:
                    raise declined("game_over", "over")
                if room.row.paused and not around:
                    raise declined("refused", "paused")
                try:
                    done = await does(room, guest)
                    if guest.told:
                        with suppress(ArchiveFault):  # what he did is done, and stays done
                            await self.people.has_played(guest.id)
                    return done
                except GivenUp as why:
                    log.warning("table %s is read again: %s", table, why)
                    if why.unsure:
                        raise declined("unknown", "unknown", "look-again") from why
                    continue
                except EngineFault as why:
                    log.exception("table %s: the engine refused itself", table)
                    raise declined("fault", "rules-broke", "something-else") from why
                except Refused as why:
                    if await self.attendance.catch_up(room):
                        continue  # another service has written what was not heard of here yet
                    raise (refused(why) if around or seat is None else refusal(why, room.table, seat)) from why
        raise declined("fault", "not-written", "later")

    # -- around the game -------------------------------------------------------------------------------------------------

    async def _arrange(
        self, table: str, seat: int | None, arranged: Callable[[Room, GuestRow], Arranged], cookie: str | None
    ) -> wire.TableSummary:
        """Something changes around a game."""

        async def does(room: Room, guest: GuestRow) -> wire.TableSummary:
            row, notices = arranged(room, guest)
            if notices:
                self._lines.use(guest.id)  # whatever is told in the chat because of him
            if row is not room.row:
                await room.arrange((row, notices))
            return summary(room.row, guest)

        return await self._attempt(table, seat, does, cookie, around=True)

    async def pause(self, table: str, given: wire.Pause, cookie: str | None) -> wire.TableSummary:
        """The host lets the game rest, or go on."""
        return await self._arrange(table, None, lambda room, guest: hosting.pause(hosted(room, guest), given.paused), cookie)

    async def stand_in(self, table: str, seat: int, given: wire.StandIn, cookie: str | None) -> wire.TableSummary:
        """A bot plays for somebody until he is back: the host says so, or he himself."""
        if given.bot and given.bot not in BOTS:
            raise declined("refused", "no-bot", "bots", bot=given.bot, bots=", ".join(BOTS))

        def arranged(room: Room, guest: GuestRow) -> Arranged:
            mine = seat < len(room.row.seats) and guest.id in room.row.seats[seat].guests
            return hosting.stand_in(room.row if mine else hosted(room, guest, seat), seat, given.bot)

        return await self._arrange(table, None, arranged, cookie)

    async def nudge(self, table: str, seat: int, cookie: str | None) -> None:
        """Who is waited for is told so again: somebody who sits there asks for it."""
        room, guest = await self.room(table, None, cookie)
        if guest is None:
            raise declined("no_guest", "nobody", "introduce")
        own(room, guest)
        waiting = () if room.over or room.row.paused else room.row.facts.waiting_for
        if seat not in waiting or not room.row.seats[seat].person:
            raise declined("refused", "not-waited-for")
        await self.notices.nudge(table, seat, room.row.seats[seat].guests)

    async def vacation(self, table: str, seat: int, given: wire.Vacation, cookie: str | None) -> wire.TableSummary:
        """Somebody is away for some days, or back."""
        now = self.clock.time()
        return await self._arrange(table, seat, lambda room, _: hosting.vacation(room.row, seat, given.days, now), cookie)

    async def in_zone(self, table: str, seat: int, given: wire.Whereabouts, cookie: str | None) -> wire.TableSummary:
        """Somebody's nights are where he is; not elsewhere every few hours, so that it is always night."""
        _check_zone(given.zone)
        now = self.clock.time()

        def arranged(room: Room, _: GuestRow) -> Arranged:
            moved = hosting.in_zone(room.row, seat, given.zone, now)
            self._journeys.use((table, seat))
            return moved

        return await self._arrange(table, seat, arranged, cookie)

    async def resign(self, table: str, seat: int, cookie: str | None) -> wire.TableSummary:
        """Somebody gives his seat up."""
        return await self._arrange(table, seat, lambda room, _: hosting.leave(room.row, seat, "notice-resigned"), cookie)

    async def move(self, table: str, wanted: wire.MotionWanted, cookie: str | None) -> wire.TableSummary:
        """Somebody asks for a vote."""
        return await self._arrange(table, None, lambda room, guest: hosting.move(room.row, wanted, own(room, guest)), cookie)

    async def vote(self, table: str, given: wire.Consent, cookie: str | None) -> wire.TableSummary:
        """Somebody votes."""
        return await self._arrange(table, None, lambda room, guest: hosting.vote(room.row, own(room, guest), given.agree), cookie)

    async def hand_over(self, table: str, given: wire.Host, cookie: str | None) -> wire.TableSummary:
        """Somebody else is the host from now on."""
        row, guest = await self._hosted(table, cookie)
        if given.seat >= len(row.seats) or not row.seats[given.seat].person:
            raise declined("refused", "no-person-seat")
        self._lines.use(guest.id)
        host = row.seats[given.seat].guests[0]
        await self.archive.do(lambda c: ledger.hand_over(c, table, host))
        await self.told(table, "notice-host", row.seats[given.seat].name)
        return summary(await self._row_of(table), guest)

    async def remove_table(self, table: str, cookie: str | None) -> None:
        """A table at which nobody but its host has sat is gone."""
        row, guest = await self._hosted(table, cookie)
        others = {seat.name for seat in row.seats if seat.guests != (guest.id,)}
        sat = {seat.name for seat in row.seats if seat.guests} | await self.archive.do(lambda c: ledger.have_sat(c, table))
        if row.started and others & sat:
            raise declined("refused", "played")

        def job(connection: sa.Connection) -> None:
            parlour.forget_table(connection, table)
            ledger.remove_table(connection, table)

        await self.archive.do(job)
        self.rooms.forget(table)
        self.waiting.tell(table)

    @staticmethod
    def _check_fresh(playing: Table, seat: int, sequence: int, decision: str = "") -> None:
        """Who answers must have heard what there is to hear, and mean the question that is open."""
        ask = playing.asked(seat)
        if decision and ask is not None and ask.id != decision:
            raise StaleDecision(message("service-asked-else"))
        if sequence != playing.heard(seat):
            raise StaleDecision(message("service-happened"))

    async def say(self, table: str, text: str, language: str, cookie: str | None, address: str = "") -> wire.Said:
        """A line of chat."""
        guest = await self.guest(cookie)
        room, _ = await self.room(table, None, cookie)
        self._lines.use(guest.id, address)
        mine = [seat for seat in room.row.seats if guest.id in seat.guests]
        seat, name, kind = (mine[0].seat, mine[0].name, "said") if mine else (None, guest.name, "watching")
        line = await self.archive.do(lambda c: ledger.say(c, table, seat, name, text.strip(), self.clock.now(), kind, guest.id))
        room.talked += 1
        room.tell()
        return said(line, Texts(language))

    async def talked(self, table: str, after: int, language: str, cookie: str | None) -> tuple[wire.Said, ...]:
        """What was said at a table that one may see."""
        await self.table(table, cookie)
        return await self.talk(table, after, language)

    async def talk(self, table: str, after: int, language: str) -> tuple[wire.Said, ...]:
        """What was said behind a number."""
        texts, lines = Texts(language), await self.archive.do(lambda c: ledger.said_since(c, table, after, TALK))
        room = await self.rooms.open(table) if any(line.kind == "reason" for line in lines) else None
        return tuple(said(each, texts, room.sight(language).narrator if room else None) for each in lines)


def _check_zone(zone: str) -> None:
    """There is such a time zone."""
    if zone not in available_timezones():
        raise declined("refused", "no-zone", zone=zone)


def viewer(guest: GuestRow | None, table: str) -> str:
    """Whose effort it is: a guest's, or that of all who only watch a table."""
    return guest.id if guest is not None else f"watching {table}"


def asker(guest: GuestRow | None, address: str) -> str:
    """The same away from any table: a guest's, or that of all who ask from an address."""
    return guest.id if guest is not None else f"asking from {address}"


def seed_of(table: Table) -> int:
    """The seed of a table's chance."""
    return table.game.state.rng.seed
