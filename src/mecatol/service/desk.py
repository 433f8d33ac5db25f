"""What guests may ask of the service, one method each: who he is, which seat is his, and whether it can be done."""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import Callable
from datetime import UTC, datetime

from mecatol import register
from mecatol.bots import BOTS
from mecatol.core.decisions import Verdict
from mecatol.core.errors import EngineFault, GameIsOver, NotYours, Refused, StaleDecision
from mecatol.core.hexes import Hex
from mecatol.core.saves import Bookmark
from mecatol.play import Table

from . import ledger
from . import messages as wire
from .archive import Archive
from .bots import Bots
from .ledger import GuestRow, NewSeat, SeatRow, TableRow
from .rooms import GivenUp, Room, Rooms, checkpoint, facts_of, summed_up

LISTED = 200  # tables in the lobby
LOG_PAGE = 500  # events in one answer
TALK = 200  # lines of chat a newcomer is told
REMEMBERED = 10_000  # guests
ATTEMPTS = 3  # when somebody else writes to the same table

STATUS: dict[str, int] = {
    "malformed": 400,
    "refused": 400,
    "no_guest": 401,
    "not_your_seat": 403,
    "not_public": 403,
    "not_found": 404,
    "stale": 409,
    "game_over": 409,
    "too_large": 413,
    "fault": 500,
}

log = logging.getLogger("mecatol.service")


class Declined(Exception):
    """What was asked for is not done; the problem says why, and what to do."""

    def __init__(self, problem: wire.Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem

    @property
    def status(self) -> int:
        return STATUS[self.problem.code]


def declined(code: wire.Code, message: str, remedy: str = "") -> Declined:
    """A problem to be raised."""
    return Declined(wire.Problem(code, message, remedy))


def now() -> str:
    """The time, for people."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def hashed(secret: str) -> str:
    """How a secret lies in the archive. It is long and random, so a plain hash hides it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Desk:
    """The service without the network."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.bots = Bots()
        self.rooms = Rooms(archive, self.bots)
        self._guests: dict[str, GuestRow] = {}  # by the hash of their cookie

    async def close(self) -> None:
        """Everybody goes home; the file is closed."""
        await self.rooms.close()
        await self.bots.close()
        self.archive.close()

    # -- guests --------------------------------------------------------------------------------------------------------

    async def guest(self, cookie: str | None) -> GuestRow:
        """Whoever shows that cookie."""
        found = await self.known_guest(cookie)
        if found is None:
            raise declined("no_guest", "Nobody is known by this cookie.", "Say what you are called first (POST /api/guest).")
        return found

    async def known_guest(self, cookie: str | None) -> GuestRow | None:
        """Whoever shows that cookie, or nobody."""
        if not cookie or len(cookie) > 100:
            return None
        secret = hashed(cookie)
        found = self._guests.get(secret) or await self.archive.do(lambda c: ledger.guest_by(c, secret))
        if found is not None:
            self._remember(secret, found)
        return found

    def _remember(self, secret: str, guest: GuestRow) -> None:
        if len(self._guests) >= REMEMBERED:
            self._guests.clear()
        self._guests[secret] = guest

    async def welcome(self, name: str, cookie: str | None) -> tuple[GuestRow, str]:
        """Somebody says his name: the guest, and the cookie he is known by."""
        known = await self.known_guest(cookie)
        if known is not None and cookie is not None:
            renamed = GuestRow(known.id, name)
            self._remember(hashed(cookie), renamed)
            await self.archive.do(lambda c: ledger.rename_guest(c, renamed))
            return renamed, cookie
        guest, secret = GuestRow(secrets.token_hex(8), name), secrets.token_urlsafe(32)
        await self.archive.do(lambda c: ledger.add_guest(c, guest, hashed(secret), now()))
        return guest, secret

    # -- the lobby -------------------------------------------------------------------------------------------------------

    async def tables(self, cookie: str | None) -> list[wire.TableSummary]:
        """What the lobby lists."""
        guest = await self.known_guest(cookie)
        rows = await self.archive.do(lambda c: ledger.tables_for(c, guest.id if guest else None, LISTED))
        return [summary(row, guest) for row in rows]

    async def table(self, table: str, cookie: str | None) -> wire.TableSummary:
        """One table, if the guest may see it."""
        guest = await self.known_guest(cookie)
        row = await self.archive.do(lambda c: ledger.table_row(c, table))
        if row is None:
            raise declined("not_found", "There is no such table.", "Look at the list of tables.")
        check_sight(row, None, guest)
        return summary(row, guest)

    async def create(self, wanted: wire.NewTable, cookie: str | None) -> wire.TableCreated:
        """A new table; its game begins at once."""
        guest = await self.guest(cookie)
        return await self.set_out(self._begin(wanted), wanted, guest)

    async def set_out(self, table: Table, wanted: wire.NewTable, guest: GuestRow) -> wire.TableCreated:
        """A game that has begun, wherever it stands, comes into the archive with its seats and their links."""
        tokens = {n: secrets.token_urlsafe(24) for n, seat in enumerate(wanted.seats) if seat.plays == "guest"}
        seats = [_new_seat(seat, tokens.get(n), guest) for n, seat in enumerate(wanted.seats)]
        row = TableRow(
            id=secrets.token_hex(8),
            name=wanted.name,
            ruleset=table.ruleset.text,
            public=wanted.public,
            created=now(),
            version=1,
            facts=facts_of(table),
            seats=tuple(SeatRow(n, seat.name, seat.bot, (seat.guest,) if seat.guest else ()) for n, seat in enumerate(seats)),
        )
        written, pages = summed_up(table, table.written_since(Bookmark(0, ()))), dict.fromkeys((0, table.bookmark().number))
        kept = [checkpoint(table, number) for number in pages]
        await self.archive.do(lambda c: ledger.add_table(c, row, seats, written, kept))
        self.rooms.enter(Room(self.archive, self.bots, row, table))
        links = tuple(wire.SeatLink(n, wanted.seats[n].name, f"/seat/{token}") for n, token in tokens.items())
        return wire.TableCreated(summary(row, guest), links)

    def _begin(self, wanted: wire.NewTable) -> Table:
        unknown = [seat.bot for seat in wanted.seats if seat.plays == "bot" and seat.bot not in BOTS]
        if unknown:
            raise declined("refused", f"There is no bot {unknown[0]!r}.", f"Bots: {', '.join(BOTS)}.")
        words = wanted.ruleset.split()
        text = wanted.ruleset if any(word.startswith("map=") for word in words) else f"{wanted.ruleset} map={wanted.map}"
        seed = secrets.randbelow(2**53) if wanted.seed is None else wanted.seed
        try:
            return Table.new(text, [seat.name for seat in wanted.seats], seed)
        except Refused as why:
            raise declined("refused", str(why), "Change the table and try again.") from why

    async def take_seat(self, token: str, cookie: str | None) -> tuple[wire.Seated, str]:
        """Somebody opens a seat's private link; whoever is not known yet is called like the seat."""
        found = await self.archive.do(lambda c: ledger.seat_by(c, hashed(token)))
        if found is None:
            raise declined("not_found", "This link leads to no seat.", "Ask whoever created the table for the whole link.")
        table, seat, name = found
        guest = await self.known_guest(cookie)
        if guest is None or cookie is None:
            guest, cookie = await self.welcome(name, None)
        holder = guest.id
        await self.archive.do(lambda c: ledger.sit_down(c, table, seat, holder))
        await self._refresh(table)
        return wire.Seated(table, seat, name), cookie

    async def _refresh(self, table: str) -> None:
        """Who sits where is read again."""
        room, row = self.rooms.known(table), await self.archive.do(lambda c: ledger.table_row(c, table))
        if room is not None and row is not None:
            room.row = row

    # -- looking ---------------------------------------------------------------------------------------------------------

    async def room(self, table: str, seat: int | None, cookie: str | None) -> tuple[Room, GuestRow | None]:
        """The room of a table, for a guest who may see it from that seat."""
        guest = await self.known_guest(cookie)
        room = await self.rooms.open(table)
        if room is None:
            raise declined("not_found", "There is no such table.", "Look at the list of tables.")
        check_sight(room.row, seat, guest)
        return room, guest

    async def view(self, table: str, seat: int | None, cookie: str | None) -> bytes:
        """A `SeatView`, encoded."""
        room, _ = await self.room(table, seat, cookie)
        async with room.lock:
            return room.view_bytes(seat)

    async def events(self, table: str, seat: int | None, after: int, cookie: str | None) -> tuple[wire.Happening, ...]:
        """A part of the log."""
        room, _ = await self.room(table, seat, cookie)
        async with room.lock:
            return room.sight.events(seat, after)[:LOG_PAGE]

    async def explain(self, table: str, seat: int, intent: str, cookie: str | None) -> wire.Explained:
        """Why something may or may not be done."""
        room, _ = await self.room(table, seat, cookie)
        async with room.lock:
            verdict: Verdict = room.table.explain(seat, intent)
            text = room.sight.narrator.message(verdict.because) if verdict.because else ""
            return wire.Explained(verdict.allowed, verdict.clause, text)

    async def odds(self, table: str, seat: int, system: str, planet: str, bring: str | None, cookie: str | None) -> wire.Odds:
        """The odds of a battle, from a table on which everything the seat does not know was dealt anew."""
        from .chances import odds

        room, _ = await self.room(table, seat, cookie)
        async with room.lock:
            try:
                return odds(room.table, seat, Hex(system), planet, bring)
            except (Refused, ValueError) as why:
                raise declined("refused", str(why), "Name a system in which there is somebody to fight.") from why

    async def preview(self, table: str, seat: int, wanted: wire.WhatIf, cookie: str | None) -> wire.Preview:
        """What would come of a plan."""
        from .foresight import preview

        room, _ = await self.room(table, seat, cookie)
        async with room.lock:
            if room.table.over:
                raise declined("game_over", "The game is over.")
            return preview(room.table, seat, wanted.keys, table)

    def clause(self, ident: str) -> wire.ClauseText:
        """A clause of the rule documents."""
        try:
            found = register.load()[ident]
        except register.UnknownClause as why:
            raise declined("not_found", str(why)) from why
        return wire.ClauseText(found.id, found.text, found.source, found.ruling)

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

    async def _do(self, table: str, seat: int, does: Callable[[Table], None], cookie: str | None) -> wire.Accepted:
        """Do it at the table as it stands on disk; where somebody else has written meanwhile, at the table as it is then."""
        for _ in range(ATTEMPTS):
            room, _guest = await self.room(table, seat, cookie)
            async with room.lock:
                if room.lost:
                    continue
                try:
                    version = await room.change(does)
                except GivenUp as why:
                    log.warning("table %s is read again: %s", table, why)
                    continue
                except EngineFault as why:
                    log.exception("table %s: the engine refused itself", table)
                    raise declined("fault", "The rules broke down over this; nothing changed.", "Choose something else.") from why
                except Refused as why:
                    raise refusal(why, room.table, seat) from why
                return wire.Accepted(version, room.table.heard(seat))
        raise declined("fault", "The game could not be written to disk; nothing changed.", "Try again in a moment.")

    @staticmethod
    def _check_fresh(playing: Table, seat: int, sequence: int, decision: str = "") -> None:
        """Who answers must have heard what there is to hear, and mean the question that is open."""
        ask = playing.asked(seat)
        if decision and ask is not None and ask.id != decision:
            raise StaleDecision(f"Decision {decision} is no longer open; you are asked something else now.")
        if sequence != playing.heard(seat):
            raise StaleDecision("Something has happened at the table since you looked.")

    async def say(self, table: str, text: str, cookie: str | None) -> wire.Said:
        """A line of chat."""
        guest = await self.guest(cookie)
        room, _ = await self.room(table, None, cookie)
        mine = [seat for seat in room.row.seats if guest.id in seat.guests]
        seat, name = (mine[0].seat, mine[0].name) if mine else (None, guest.name)
        said = await self.archive.do(lambda c: ledger.say(c, table, seat, name, text.strip(), now()))
        room.talked += 1
        room.tell()
        return wire.Said(said.number, said.seat, said.name, said.text, said.at)

    async def talk(self, table: str, after: int) -> tuple[wire.Said, ...]:
        """What was said behind a number."""
        lines = await self.archive.do(lambda c: ledger.said_since(c, table, after, TALK))
        return tuple(wire.Said(each.number, each.seat, each.name, each.text, each.at) for each in lines)


def check_sight(row: TableRow, seat: int | None, guest: GuestRow | None) -> None:
    """A seat is for its own guests; a table without spectators for those who have a seat."""
    mine = [each.seat for each in row.seats if guest is not None and guest.id in each.guests]
    if seat is not None and seat not in mine:
        if guest is None:
            raise declined("no_guest", "Nobody is known by this cookie.", "Open the private link of your seat.")
        raise declined("not_your_seat", "This seat is not yours.", "Open the private link of your seat.")
    if seat is None and not row.public and not mine:
        raise declined("not_public", "This table has no spectators.", "Ask whoever created it for the link of a seat.")


def refusal(why: Refused, table: Table, seat: int) -> Declined:
    """What the table refused, as a problem."""
    ask = table.asked(seat)
    if isinstance(why, StaleDecision | NotYours):
        remedy = "Look at the newest view and answer what is asked there."
        return Declined(wire.Problem("stale", str(why), remedy, ask.id if ask else "", table.heard(seat)))
    if isinstance(why, GameIsOver):
        return declined("game_over", "The game is over.")
    return declined("refused", str(why), "Choose one of the options of the newest view.")


def summary(row: TableRow, guest: GuestRow | None) -> wire.TableSummary:
    """A table as the lobby lists it to a guest."""
    facts = row.facts
    return wire.TableSummary(
        id=row.id,
        name=row.name,
        ruleset=row.ruleset,
        public=row.public,
        created=row.created,
        seats=tuple(
            wire.SeatSummary(
                seat.seat, seat.name, seat.bot, bool(seat.bot or seat.guests), facts.races[seat.seat], facts.points[seat.seat]
            )
            for seat in row.seats
        ),
        round=facts.round,
        phase=facts.phase,
        goal=facts.goal,
        waiting_for=facts.waiting_for,
        over=facts.over,
        winners=facts.winners,
        yours=tuple(seat.seat for seat in row.seats if guest is not None and guest.id in seat.guests),
    )


def _new_seat(seat: wire.SeatWanted, token: str | None, guest: GuestRow) -> NewSeat:
    return NewSeat(
        name=seat.name,
        bot=seat.bot if seat.plays == "bot" else "",
        link=hashed(token) if token else None,
        guest=guest.id if seat.plays == "me" else None,
    )
