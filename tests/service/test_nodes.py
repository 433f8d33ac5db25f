"""Several services over one database: bots and clocks of a table are one service's business, and another's when it has gone."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from copy import copy
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from crossing import Crossing
from postgres import Postgres
from proxying import Nginx
from serving import Hung, Nursery, Person, Wire, asked, close_code, entered, heard, on_disk, resumed, seated, with_desks
from sockets import check_record, seated_over_sockets

from mecatol.service import archive, schema
from mecatol.service import messages as wire
from mecatol.service.archive import ArchiveFault, Unsure
from mecatol.service.desk import Desk
from mecatol.service.live import Listener
from mecatol.service.refusals import Declined
from mecatol.service.rooms import GivenUp

THREE = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}, {"name": "Cy", "bot": "hasty"}]
PEOPLE = wire.NewTable("Test", (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "me")), seed=3)
SOCKET = ".s.PGSQL.5432"
LATE = wire.TimeWanted("turn", 3600)


def counted(address: str, name: str) -> int:
    """A number of those a service counts."""
    found = re.search(rf"^mecatol_{name} (\S+)$", httpx.get(f"{address}/metrics", timeout=60, verify=False).text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def far_from(cluster: Postgres) -> Crossing:
    """A line to a database that can be cut."""
    far = cluster.folder / "far"
    far.mkdir(exist_ok=True)
    (far / SOCKET).unlink(missing_ok=True)
    return Crossing([cluster.folder / SOCKET], far / SOCKET)


async def leased(desk: Desk) -> list[tuple[str, str]]:
    """Who works which tables."""
    leases = schema.leases.c
    return [tuple(row) for row in await desk.archive.do(lambda c: c.execute(sa.select(leases.table_id, leases.node)).all())]


async def end_leases(desk: Desk) -> None:
    """As if whoever has them had said nothing for long."""
    await desk.archive.do(lambda c: c.execute(schema.leases.update().values(until=0)))


@pytest.mark.parametrize("kind", ["file", "database"])
def test_who_works_a_table_keeps_others_out_until_his_lease_has_ended(kind: str, tmp_path: Path, cluster: Postgres) -> None:
    async def work(one: Desk, other: Desk) -> None:
        _, cookie = await one.welcome("Ann", None)
        table = (await one.create(PEOPLE, cookie)).table.id
        assert await one.leases.claim(table)
        assert await one.leases.claim(table)
        assert not await other.leases.claim(table)
        await one.leases.beat([table])
        assert not await other.leases.claim(table)
        await end_leases(one)
        assert await other.leases.claim(table)
        assert await leased(one) == [(table, other.archive.node)]
        await other.leases.beat([])
        assert await one.leases.claim(table)
        await one.archive.do(lambda c: c.execute(schema.leases.update().values(until=2**60)))
        assert await other.leases.claim(table)  # the clock by which it was written was wrong
        await other.leases.close()
        assert await leased(one) == []

    with_desks(tmp_path / "games.sqlite" if kind == "file" else cluster.database(), work, 2)


def test_what_a_service_that_was_slow_would_write_for_a_bot_is_refused(cluster: Postgres) -> None:
    """Before another has written anything: it is enough that it has taken over."""
    where = cluster.database()

    async def work(one: Desk, other: Desk) -> None:
        _, cookie = await one.welcome("Ann", None)
        table = (await one.create(PEOPLE, cookie)).table.id
        room = await entered(one, table)
        assert await one.leases.claim(table)
        await end_leases(one)
        assert await other.leases.claim(table)
        ask = room.table.pending[0]
        key = room.table.keys(ask)[0]
        async with room.lock:
            with pytest.raises(GivenUp, match="another service"):
                await room.change(lambda playing: playing.answer(ask.seat, ask.id, key), worked=True)
        assert room.lost
        again = await entered(one, table)
        async with again.lock:
            await again.change(lambda playing: playing.answer(ask.seat, ask.id, key))  # people need no lease
        assert on_disk(where, table).encoded() == again.table.encoded()

    with_desks(where, work, 2)


def test_time_runs_out_once_though_two_services_look(cluster: Postgres) -> None:
    clock = Hung()

    async def work(one: Desk, other: Desk) -> None:
        _, cookie = await one.welcome("Ann", None)
        table = (await one.create(msgspec.structs.replace(PEOPLE, time=LATE), cookie)).table.id
        await entered(other, table)
        clock.on(hours=2)
        await asyncio.gather(one.tick(), other.tick(), one.tick(), other.tick())
        told = [line.text for line in await one.talk(table, 0, "en") if line.kind == "notice"]
        late = len((await entered(one, table)).table.waiting_for)
        assert len(told) == late
        assert await leased(one) == []

    with_desks(cluster.database(), work, 2, clock=clock)


def test_a_table_that_nobody_looks_at_is_read_on_when_somebody_does(cluster: Postgres) -> None:
    """Whatever others have written by then at once; meanwhile it costs nothing. So by a request, and by a socket that comes."""

    async def work(one: Desk, other: Desk) -> None:
        table, cookie = await seated(one, ruleset="sa17")
        there, random = await entered(other, table), Random(3)
        for does in ("look", "answer", "listen"):
            begun = there.version
            for _ in range(6):
                here = await entered(one, table)
                seat, answer = asked(here.table, random)
                await one.answer(table, seat, answer, cookie)
                await other.attendance._heard(table, here.version)
            assert (there.version, there.behind, there.lost) == (begun, True, False)
            if does == "look":
                await other.view(table, 0, "en", cookie)
            elif does == "answer":
                seat, answer = asked(here.table, random)
                await other.answer(table, seat, answer, cookie)
                await one.attendance.caught_up(here)
                await one.attendance._heard(table, there.version)
                await one.view(table, 0, "en", cookie)
            else:
                listener = Listener(other, Wire(), there, 0, "en", cookie, "", True)  # type: ignore[arg-type]
                listener.enter()
                await listener.resume(wire.Resume())
                await one.answer(table, *asked(here.table, random), cookie)
                await other.attendance._heard(table, here.version)
                listener.leave()
            assert await entered(other, table) is there
            assert not there.behind
            assert there.table.encoded() == here.table.encoded()

    with_desks(cluster.database(), work, 2)


def test_what_goes_on_around_a_game_at_two_services_is_kept_of_both(tmp_path: Path) -> None:
    """Even where the second has heard nothing of the first: over a file nobody hears."""

    async def work(one: Desk, other: Desk) -> None:
        _, cookie = await one.welcome("Ann", None)
        table = (await one.create(PEOPLE, cookie)).table.id
        await entered(other, table)
        await one.pause(table, wire.Pause(True), cookie)
        assert not (await entered(other, table)).row.paused
        await other.stand_in(table, 1, wire.StandIn("hasty"), cookie)
        kept = await entered(other, table)
        assert (kept.row.paused, kept.row.seats[1].stand_in) == (True, "hasty")

    with_desks(tmp_path / "games.sqlite", work, 2)


def test_bots_are_asked_once_though_two_services_look(cluster: Postgres, nursery: Nursery) -> None:
    where = cluster.database()
    services = [nursery.start(where, lease=60)[1] for _ in range(2)]
    with Person(services[0]) as host, Person(services[1]) as guest:
        host.done(host.http.post("/api/guest", json={"name": "Ann"}))
        bots = [{"name": name, "bot": "hasty"} for name in ("Ann", "Ben", "Cy")]
        table = host.create(bots, ruleset="sa17 rounds=1")["table"]["id"]
        with host.listen(table) as here, guest.listen(table, cookie="") as there:
            frames = [resumed(here), resumed(there)]
            for n, socket in enumerate((here, there)):
                while frames[n]["frame"] != "update" or not frames[n]["view"]["over"]:
                    frames[n] = heard(socket, 120)
    answered = sum(d.by == "player" for d in on_disk(where, table).decisions())
    assert sorted(counted(address, "bots_asked_total") for address in services) == [0, answered]


def test_who_is_no_longer_known_at_one_service_is_shown_out_at_the_other(cluster: Postgres, nursery: Nursery) -> None:
    where = cluster.database()
    services = [nursery.start(where)[1] for _ in range(2)]
    with Person(services[0]) as ann, Person(services[1]) as phone:
        for does in ("sessions/this/end", "delete"):
            ann.done(ann.http.post("/api/guest", json={"name": "Ann"}))
            phone.http.cookies.set("mecatol_guest", ann.cookie)
            table = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}])["table"]["id"]
            with phone.listen(table, 0) as there:
                resumed(there)
                assert ann.http.post(f"/api/account/{does}", json={}).status_code == 204
                assert close_code(there) == 4401
            assert phone.http.get("/api/guest").status_code == 401
            ann.http.cookies.clear()


@pytest.mark.parametrize("kind", ["file", "database", "services"])
def test_a_whole_game_is_played_over_sockets(kind: str, tmp_path: Path, cluster: Postgres, nursery: Nursery) -> None:
    """On a file, on a database, and at two services behind a proxy that sends each request and each socket to the next one."""
    where = tmp_path / "games.sqlite" if kind == "file" else cluster.database()
    services = [nursery.start(where, lease=60)[1] for _ in range(2 if kind == "services" else 1)]

    async def play(address: str) -> None:
        people = await seated_over_sockets(address, THREE, Random(4), ruleset="sa17 rounds=1")
        await asyncio.gather(*(person.play() for person in people))
        assert all(person.over and person.acknowledged > 10 for person in people)
        assert check_record(where, people) > 100
        assert on_disk(where, people[0].table).over

    with Crossing(services) as proxy:
        asyncio.run(play(proxy.address))


def test_a_game_goes_on_through_the_proxy_that_is_shipped_when_a_service_dies(
    tmp_path: Path, cluster: Postgres, nursery: Nursery
) -> None:
    """nginx sends each request and each socket to either of two services, and to the other when one is gone; what is the
    operator's is kept from everybody, and people come from where they come from."""
    where = cluster.database()
    (pid, one), (_, other) = nursery.start(where), nursery.start(where)

    async def play(address: str) -> None:
        people = await seated_over_sockets(address, THREE, Random(4), ruleset="sa17 rounds=1")
        await asyncio.gather(*(person.play(lambda: sum(each.acknowledged for each in people) > 20) for person in people))
        assert all(counted(service, "tables_in_memory") == 1 for service in (one, other))
        os.kill(pid, signal.SIGKILL)
        await asyncio.gather(*(person.play() for person in people))
        assert all(person.over for person in people)
        check_record(where, people)

    with Nginx([one, other], tmp_path) as proxy:
        assert proxy.complaints() == ""
        with httpx.Client(base_url=proxy.address, timeout=60, verify=False) as anybody:
            assert anybody.get("/metrics").status_code == 403
            assert anybody.post("/api/guest", content=b"x" * 70_000).status_code == 413
            assert anybody.post("/api/tables/import", json={"x": "x" * 70_000}).status_code == 400, "a whole game may be brought"
        asyncio.run(play(proxy.address))


@pytest.mark.parametrize("goes", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
def test_another_service_works_on_where_one_has_gone(cluster: Postgres, nursery: Nursery, goes: signal.Signals) -> None:
    """It dies, or stands still and wakes up when all is over: nothing is played twice."""
    where = cluster.database()
    pid, one = nursery.start(where)
    _, other = nursery.start(where)

    async def play() -> None:
        bots = [{"name": name, "bot": "hasty"} for name in ("Ben", "Cy")]
        people = await seated_over_sockets(one, [THREE[0], *bots], Random(4), ruleset="sa17 rounds=1")
        (ann,) = people
        await ann.play(lambda: counted(one, "bots_asked_total") > 5)
        os.kill(pid, goes)
        ann.address = other
        await ann.play()
        check_record(where, people)
        assert counted(other, "bots_asked_total") > 0
        if goes is signal.SIGSTOP:
            os.kill(pid, signal.SIGCONT)
            ann.address, ann.over = one, False
            await ann.play()
            check_record(where, people)

    asyncio.run(play())


@pytest.mark.parametrize("how", ["cut", "hush"])
def test_a_service_cut_off_from_the_database_loses_and_doubles_nothing(
    cluster: Postgres, nursery: Nursery, tmp_path: Path, how: str
) -> None:
    """The line to the database breaks, or is silent: the other service works on, and both play when it is mended."""
    where = cluster.database()
    with far_from(cluster) as line:
        _, far = nursery.start(where.replace(str(cluster.folder), str(cluster.folder / "far")))
        _, near = nursery.start(where)

        async def play() -> None:
            people = await seated_over_sockets(far, THREE, Random(4), ruleset="sa17 rounds=1")
            ann, ben = people
            ben.address = near
            gone = asyncio.Event()
            playing = [asyncio.create_task(ann.play(gone.is_set)), asyncio.create_task(ben.play())]
            while counted(far, "bots_asked_total") + counted(near, "bots_asked_total") < 8:
                await asyncio.sleep(0.01)
            (line.cut if how == "cut" else line.hush)()
            gone.set()
            playing[0].cancel()
            ann = people[0] = copy(ann)  # what the first socket may still hear is nothing to her
            ann.address = near  # a proxy would find her another one
            before = counted(near, "bots_asked_total")
            await ann.play(lambda: counted(near, "bots_asked_total") > before + 8)
            line.mend()
            ann.address = far
            await asyncio.gather(ann.play(), playing[1])
            check_record(where, people)

        asyncio.run(play())


def test_an_answer_whose_writing_was_not_acknowledged_is_said_to_be_unknown(cluster: Postgres) -> None:
    """The database has written it, and the line breaks before it can say so: whoever looks again sees it, once."""
    where = cluster.database()
    with far_from(cluster) as line:

        async def work(desk: Desk) -> None:
            table, cookie = await seated(desk)
            room = await entered(desk, table)
            seat, answer = asked(room.table, Random(4))
            line.lose(b"INSERT INTO records", b"COMMIT")
            with pytest.raises(Declined) as told:
                await desk.answer(table, seat, answer, cookie)
            assert (told.value.code, told.value.status) == ("unknown", 503)
            again = await entered(desk, table)
            assert again is not room
            assert [(each.seat, each.key) for each in again.table.decisions()] == [(seat, answer.keys[0])]
            with pytest.raises(Declined) as told:
                await desk.answer(table, seat, answer, cookie)
            assert told.value.code == "stale"  # it names the decision, and that one is answered
            line.lose(b"INSERT INTO chat", b"COMMIT")
            with pytest.raises(Unsure):
                await desk.say(table, "is anybody there", "en", cookie)
            assert [said.text for said in await desk.talk(table, 0, "en")] == ["is anybody there"]
            assert on_disk(where, table).encoded() == again.table.encoded()

        with_desks(where.replace(str(cluster.folder), str(cluster.folder / "far")), work)


def test_a_database_that_is_silent_is_hung_up_on(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    where = cluster.database()
    with far_from(cluster) as line:

        async def work(desk: Desk) -> None:
            table, cookie = await seated(desk)
            line.hush()
            with monkeypatch.context() as impatient:
                impatient.setattr(archive, "PATIENCE", 0.2)
                watching = asyncio.create_task(desk.archive.watch())
                with pytest.raises(ArchiveFault):
                    await desk.say(table, "is anybody there", "en", cookie)
            line.mend()
            await desk.say(table, "yes", "en", cookie)
            assert [said.text for said in await desk.talk(table, 0, "en")] == ["yes"]
            watching.cancel()

        with_desks(where.replace(str(cluster.folder), str(cluster.folder / "far")), work)
