"""What lies on disk is the game: appended answer by answer, read back the same, never written by two at once."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from serving import Wire, asked, entered, on_disk, seated, with_desks

import mecatol.service
from mecatol.play import Table
from mecatol.service import messages as wire
from mecatol.service import schema
from mecatol.service.archive import Archive, ArchiveFault
from mecatol.service.desk import Desk
from mecatol.service.live import Listener
from mecatol.service.refusals import Declined
from mecatol.service.rooms import Room
from mecatol.service.settings import Settings
from mecatol.service.typescript import written

DISK_FULL = "CREATE TRIGGER full BEFORE INSERT ON records BEGIN SELECT RAISE(ABORT, 'disk full'); END"
MIGRATIONS = Path(mecatol.service.__file__).parent / "migrations"


def test_the_record_read_back_is_the_same_game(tmp_path: Path) -> None:
    file, random = tmp_path / "games.sqlite", Random(6)

    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        room = await entered(desk, table)
        for number in range(1, 701):
            seat, answer = asked(room.table, random)
            await desk.answer(table, seat, answer, cookie)
            assert room.version == number + 1
            if number % 50 == 0:
                same(room.table, on_disk(file, table))

    def same(playing: Table, read: Table) -> None:
        assert read.encoded() == playing.encoded()
        assert read.notices == []
        assert [ask.id for ask in read.pending] == [ask.id for ask in playing.pending]
        assert read.decisions() == playing.decisions()
        for seat in (None, 0, 1, 2):
            assert read.heard(seat) == playing.heard(seat)
            assert read.events_since(seat, 0) == playing.events_since(seat, 0)

    with_desks(file, play)


def test_an_answer_taken_back_is_taken_back_on_disk(tmp_path: Path) -> None:
    file, random = tmp_path / "games.sqlite", Random(1)

    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        room = await entered(desk, table)
        taken_back = 0
        while taken_back < 5:
            seat, answer = asked(room.table, random)
            await desk.answer(table, seat, answer, cookie)
            if room.table.may_retract(seat):
                taken_back += 1
                await desk.retract(table, seat, cookie)
                open_again = room.table.asked(seat)
                assert open_again is not None
                assert open_again.id != answer.decision
                read = on_disk(file, table)
                assert read.encoded() == room.table.encoded()
                assert [ask.id for ask in read.pending] == [ask.id for ask in room.table.pending]

    with_desks(file, play)


def test_whoever_comes_just_as_a_game_begins_is_in_the_same_room_as_everybody(tmp_path: Path) -> None:
    async def coming(desk: Desk, table: str) -> Room:
        while (room := await desk.rooms.open(table)) is None:
            continue
        return room

    async def play(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        seats = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "me"))
        for _ in range(4):
            table = (await desk.create(wire.NewTable("Test", seats, waits=True), cookie)).table.id
            *rooms, _ = await asyncio.gather(*(coming(desk, table) for _ in range(3)), desk.start(table, wire.Start(), cookie))
            assert {id(room) for room in rooms} == {id(desk.rooms.known(table))}

    with_desks(tmp_path / "games.sqlite", play)


def test_whoever_is_slow_to_come_in_listens_at_the_table_that_is_played_at(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        slow = await entered(desk, table)
        await seated(desk)  # there is room for one table, and nobody looks at the other one yet
        listener = Listener(desk, Wire(), slow, 0, "en", cookie, "", by_beats=True)  # type: ignore[arg-type]
        listener.enter()
        await listener.resume(wire.Resume())
        assert listener.room is desk.rooms.known(table)
        seat, answer = asked(listener.room.table, Random(1))
        await desk.answer(table, seat, answer, cookie)
        assert listener.news.is_set()
        listener.leave()

    with_desks(tmp_path / "games.sqlite", play, settings=Settings(rooms=1))


def test_two_services_never_fork_a_game(tmp_path: Path) -> None:
    random = Random(2)

    async def play(one: Desk, other: Desk) -> None:
        table, cookie = await seated(one)
        for _ in range(40):
            mine, theirs = await entered(one, table), await entered(other, table)
            seat, answer = asked(mine.table, random)
            await one.answer(table, seat, answer, cookie)
            assert theirs.version < mine.version  # it has not heard of it, and answers the same question
            with pytest.raises(Declined) as declined:
                await other.answer(table, seat, answer, cookie)
            assert declined.value.code == "stale"
            seat, answer = asked((await entered(other, table)).table, random)
            await other.answer(table, seat, answer, cookie)
            with pytest.raises(Declined):
                await one.answer(table, seat, answer, cookie)
            assert (await entered(one, table)).table.encoded() == (await entered(other, table)).table.encoded()

    with_desks(tmp_path / "games.sqlite", play, 2)


def test_what_the_disk_refuses_did_not_happen(tmp_path: Path) -> None:
    file, random = tmp_path / "games.sqlite", Random(3)

    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        room = await entered(desk, table)
        stood = room.table.encoded()
        await desk.archive.do(lambda c: c.execute(sa.text(DISK_FULL)))
        seat, answer = asked(room.table, random)
        with pytest.raises(Declined) as declined:
            await desk.answer(table, seat, answer, cookie)
        assert declined.value.code == "fault"
        assert (await entered(desk, table)).table.encoded() == stood
        await desk.archive.do(lambda c: c.execute(sa.text("DROP TRIGGER full")))
        await desk.answer(table, seat, answer, cookie)
        assert on_disk(file, table).encoded() == (await entered(desk, table)).table.encoded()

    with_desks(file, play)


def test_bots_whose_process_dies_play_on(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        created = await desk.create(wire.NewTable("Test", (wire.SeatWanted("Ben"), wire.SeatWanted("Cy")), seed=1), cookie)
        room = await entered(desk, created.table.id)
        for _ in range(3):
            before = room.version
            while room.version < before + 20:
                await asyncio.sleep(0.01)
            assert desk.bots.process is not None
            os.kill(desk.bots.process.pid, signal.SIGKILL)
        assert room.table.rewinds == 0

    with_desks(tmp_path / "games.sqlite", play)


def test_one_bad_job_spoils_no_other(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        good = [desk.welcome(f"Guest {n}", None) for n in range(20)]
        bad = desk.archive.do(lambda c: c.execute(sa.text("INSERT INTO guests (id) VALUES ('x')")))
        results = await asyncio.gather(*good[:10], bad, *good[10:], return_exceptions=True)
        assert [type(each) for each in results if isinstance(each, BaseException)] == [ArchiveFault]
        assert await desk.archive.do(lambda c: c.execute(sa.text("SELECT count(*) FROM guests")).scalar()) == 20

    with_desks(tmp_path / "games.sqlite", work)


def test_every_commit_is_flushed_to_a_write_ahead_log(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "games.sqlite")
    try:
        with archive.engine.connect() as connection:
            assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2  # FULL
    finally:
        archive.close()


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "games.sqlite")
    try:
        with archive.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    finally:
        archive.close()
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [schema.REVISION]


def test_the_browsers_types_are_up_to_date() -> None:
    file = Path(__file__).parents[2] / "web" / "src" / "wire.ts"
    assert file.read_text(encoding="utf-8") == written(), "run: python -m mecatol.service.typescript > web/src/wire.ts"
