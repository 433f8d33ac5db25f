"""Everything in PostgreSQL instead of a file: the same service, and several of them at once over one database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from postgres import Postgres, postgres
from providing import Provider
from pushing import Device
from serving import Hung, Person, Service, asked, entered, heard, on_disk, picked, resumed, seated, with_desks

from mecatol.cli import main
from mecatol.service import archive, ledger, schema
from mecatol.service import messages as wire
from mecatol.service.archive import Archive, ArchiveFault
from mecatol.service.desk import Desk
from mecatol.service.identities import Return
from mecatol.service.settings import Settings
from mecatol.service.standing import LATEST

PASSWORD = "ten letters or more"


def test_migrations_lead_to_the_schema(cluster: Postgres) -> None:
    where = cluster.database()
    archive = Archive(where)
    try:
        with archive.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    finally:
        archive.close()


def test_who_stands_still_in_a_transaction_keeps_nobody_from_its_rows(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    where = cluster.database()
    monkeypatch.setattr(archive, "STOPPED", archive.STOPPED.replace("10000", "200"))  # thousandths of a second
    stopped, other = archive.opened(where), archive.opened(where)
    with other.begin() as connection:
        connection.execute(sa.text("CREATE TABLE held (row integer)"))
        connection.execute(sa.text("INSERT INTO held VALUES (1)"))
    holding = stopped.connect()
    holding.execute(sa.text("UPDATE held SET row = 2"))
    with other.begin() as connection:
        connection.execute(sa.text("SET LOCAL lock_timeout = '30s'"))  # fails instead of waiting for ever
        connection.execute(sa.text("UPDATE held SET row = 3"))
    with pytest.raises(sa.exc.DBAPIError):
        holding.execute(sa.text("SELECT 1"))
    holding.invalidate()
    with other.connect() as connection:
        assert connection.execute(sa.text("SELECT row FROM held")).scalar_one() == 3
    stopped.dispose()
    other.dispose()


def test_a_whole_game_is_played_and_read_back(cluster: Postgres) -> None:
    where, random = cluster.database(), Random(5)

    async def play(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        seats = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "me"))
        table = (await desk.create(wire.NewTable("Test", seats, ruleset="sa17 rounds=1", seed=3), cookie)).table.id
        room = await entered(desk, table)
        while not room.table.over:
            seat, answer = asked(room.table, random)
            await desk.answer(table, seat, answer, cookie)
        await desk.say(table, "Well played", "en", cookie)
        assert [line.text for line in await desk.talk(table, 0, "en")] == ["Well played"]
        assert on_disk(where, table).encoded() == room.table.encoded()
        assert (await desk.tables(cookie))[0].over

    with_desks(where, play)


def test_accounts_clocks_and_votes_are_kept_there_too(cluster: Postgres) -> None:
    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        account = await desk.people.sign_up(wire.NewAccount("Ann", PASSWORD), cookie, "10.0.0.1")
        assert account.name == "ann"
        guest, other = await desk.people.sign_in(wire.SignIn("Ann", PASSWORD), None, "10.0.0.1", "")
        await desk.pause(table, wire.Pause(True), other)
        await desk.pause(table, wire.Pause(False), other)
        assert (await desk.move(table, wire.MotionWanted("end"), other)).around.ended
        assert await desk.leases.due(2e9, 9) == []
        await desk.people.remove(wire.Removal(PASSWORD), other, "10.0.0.1")
        assert await desk.known_guest(cookie) is None
        assert (await desk.archive.do(lambda c: ledger.table_row(c, table))).host is None  # type: ignore[union-attr]
        assert guest.account

    with_desks(cluster.database(), play)


def test_words_for_some_ears_ways_to_somebody_and_orders_are_kept_there_too(cluster: Postgres) -> None:
    clock = Hung()

    async def play(desk: Desk) -> None:
        (_, ann), (_, ben) = await desk.welcome("Ann", None), await desk.welcome("Ben", None)
        seats = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "guest"))
        created = await desk.create(wire.NewTable("Test", seats, seed=3), ann)
        table, room = created.table.id, await entered(desk, created.table.id)
        await desk.take_seat(created.links[0].path.removeprefix("/seat/"), ben)
        await desk.talking.whisper(table, 0, wire.Whisper(1, "hush"), ann)
        await desk.talking.note(table, 1, wire.NewNote("player:0", "whispers"), ben)
        for public in (True, False):
            await desk.talking.deal(table, 1, wire.NewDeal((0,), "peace", public), ben)
        await desk.talking.strike(table, 0, (await desk.talking.deals(table, ann))[0].id, ann)
        assert [each.over for each in await desk.talking.deals(table, ben)].count(True) == 1
        assert len(await desk.talking.deals(table, None)) == 1
        browser = Device().said("https://fcm.googleapis.com/x")
        await desk.notices.add_browser(wire.NewBrowser(**browser), ben)
        ask = room.table.pending[0]
        cookie, key = (ann, ben)[ask.seat], room.table.keys(ask)[0]
        await desk.ordering.add(table, ask.seat, wire.NewOrder(ask.name, key, once=True), cookie)
        clock.on(seconds=LATEST + 2)
        await desk.tick()
        assert [each.by for each in room.table.decisions()] == ["order"]
        _, known = await desk.welcome("Ben again", None)
        await desk.people.sign_up(wire.NewAccount("Ben", PASSWORD), known, "10.0.0.1")
        _, back = await desk.people.sign_in(wire.SignIn("Ben", PASSWORD), ben, "10.0.0.1", "")
        kept = await desk.people.data(back)
        assert [len(each) for each in (kept.whispers, kept.notes, kept.deals, kept.ways)] == [1, 1, 2, 1]
        await desk.people.remove(wire.Removal(PASSWORD), back, "10.0.0.1")
        assert await desk.talking.deals(table, ann) == ()

    told = Settings(public_address="http://here")
    with_desks(cluster.database(), play, settings=told, clock=clock)


def test_one_signs_in_by_a_provider_there_too(cluster: Postgres) -> None:
    with Provider() as provider:

        async def play(desk: Desk) -> None:
            found = []
            for _ in range(2):
                where, errand = await desk.identities.begin("discord", "http://here", "10.0.0.1")
                back = httpx.URL((await asyncio.to_thread(httpx.get, where)).headers["location"]).params
                said = Return("discord", back["code"], back["state"])
                found.append((await desk.guest(await desk.identities.finish(errand, said, None, ""))).id)
            assert found[0] == found[1]

        with_desks(cluster.database(), play, settings=Settings(**provider.settings))


def test_two_services_never_fork_a_game(cluster: Postgres) -> None:
    where = cluster.database()

    async def play(one: Desk, other: Desk) -> None:
        table, cookie = await seated(one)
        for turn in range(12):
            desk = (one, other)[turn % 2]
            while True:
                room = await entered(desk, table)
                seat, answer = asked(room.table, Random(turn))
                try:
                    await desk.answer(table, seat, answer, cookie)
                    break
                except Exception as why:
                    if "stale" not in str(why):
                        raise
        versions = await one.archive.do(
            lambda c: c.execute(sa.select(schema.records.c.version).order_by(schema.records.c.version)).scalars().all()
        )
        assert versions == list(range(1, 14))

    with_desks(where, play, 2)


def test_what_is_said_at_the_same_time_at_two_services_is_all_there(cluster: Postgres) -> None:
    async def play(one: Desk, other: Desk) -> None:
        table, cookie = await seated(one)
        lines = [f"line {n}" for n in range(24)]
        await asyncio.gather(*((one, other)[n % 2].say(table, line, "en", cookie) for n, line in enumerate(lines)))
        told = await one.talk(table, 0, "en")
        assert sorted(line.text for line in told) == sorted(lines)
        assert [line.number for line in told] == list(range(1, 25))

    with_desks(cluster.database(), play, 2)


def test_any_service_serves_any_table_and_hears_what_others_write(cluster: Postgres, tmp_path: Path) -> None:
    where = cluster.database()
    file = tmp_path / "unused.sqlite"
    with Service(file, tmp_path, database=where) as one, Service(file, tmp_path, database=where) as other:
        with one.guest("Ann") as ann, Person(other.address) as again:
            table = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}])["table"]["id"]
            again.http.cookies.set("mecatol_guest", ann.cookie)
            seat = ann.get(f"/api/tables/{table}")["waiting_for"][0]
            with again.listen(table, seat) as socket:
                view = resumed(socket)["view"]
                assert view["decision"]["id"] == ann.view(table, seat)["decision"]["id"]
                ann.done(ann.answer(view, picked(view, Random(1))))
                while (frame := heard(socket))["frame"] != "update" or frame["view"]["decision"] == view["decision"]:
                    continue
                ann.done(ann.http.post(f"/api/tables/{table}/say", json={"text": "hello"}))
                while (frame := heard(socket))["frame"] != "talk":
                    continue
                assert frame["said"][-1]["text"] == "hello"
                ann.done(ann.http.post(f"/api/tables/{table}/pause", json={"paused": True}))
                while (frame := heard(socket))["frame"] != "update" or not frame["view"]["around"]["paused"]:
                    continue
        assert not file.exists()


def test_a_database_that_is_killed_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with postgres() as cluster:
        where, acknowledged = cluster.database(), list[int]()

        async def play(desk: Desk) -> None:
            table, cookie = await seated(desk)
            for turn in range(12):
                if turn % 4 == 3:
                    cluster.stop("immediate")
                    with pytest.raises(ArchiveFault):
                        await desk.say(table, "is anybody there", "en", cookie)
                    cluster.start()
                while True:
                    try:
                        room = await entered(desk, table)
                        seat, answer = asked(room.table, Random(turn))
                        await desk.answer(table, seat, answer, cookie)
                        break
                    except ArchiveFault:
                        continue  # the connection that was lost is made anew
                acknowledged.append(room.version)
            assert on_disk(where, table).encoded() == (await entered(desk, table)).table.encoded()

        with_desks(where, play)
        assert acknowledged == list(range(2, 14))


def test_a_database_that_is_none_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for nonsense in ("postgresql://nobody:secret@/none?host=/nowhere", "postgresql://[", "nonsense"):
        monkeypatch.setenv("MECATOL_DATABASE", nonsense)
        assert main(["serve", "--port", "0", "--file", str(tmp_path / "unused.sqlite")]) == 2
        told = capsys.readouterr()
        assert "MECATOL_DATABASE" in told.err
        assert "secret" not in told.err
