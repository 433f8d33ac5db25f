"""What strangers try: to know chance before it comes, to stop the service, to speak for others, to break it with nonsense."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from serving import Person, Service, Wire, asked, close_code, entered, on_disk, picked, seated, with_desks
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from mecatol.cli import main
from mecatol.core.errors import Refused
from mecatol.core.hexes import Hex
from mecatol.core.journal import Roll
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.rulesets import KEPT, recall, resolve
from mecatol.service import fairness, ledger
from mecatol.service import messages as wire
from mecatol.service.archive import ArchiveFault
from mecatol.service.bots import Turns
from mecatol.service.chances import worked_out
from mecatol.service.content import encoded_content
from mecatol.service.desk import Desk
from mecatol.service.limits import TooMuch, household
from mecatol.service.live import Listener
from mecatol.service.refusals import Declined
from mecatol.service.rooms import pause
from mecatol.service.settings import Settings
from mecatol.service.sight import NEWEST

TWO = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}]
DISK_FULL = "CREATE TRIGGER full BEFORE INSERT ON records BEGIN SELECT RAISE(ABORT, 'disk full'); END"


@pytest.fixture
def ann(service: Service) -> Iterator[Person]:
    with service.guest("Ann") as person:
        yield person


def finished(person: Person, **more: Any) -> str:
    """A game played to its end by one person in both seats."""
    body = {"name": "Test", "seats": TWO, "ruleset": "sa17 rounds=1", **more}
    table, random = person.done(person.http.post("/api/tables", json=body))["table"]["id"], Random(3)
    while True:
        for seat in (0, 1):
            view = person.view(table, seat)
            if view["over"]:
                return str(table)
            if view["decision"]:
                person.done(person.answer(view, picked(view, random)))


# -- chance ----------------------------------------------------------------------------------------------------------------


def test_chance_is_committed_to_and_proven_in_the_end(ann: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = finished(ann)
    listed = ann.get(f"/api/tables/{table}")
    assert not listed["practice"]
    proof = ann.http.get(f"/api/tables/{table}/proof").content
    (tmp_path / "proof.json").write_bytes(proof)
    assert msgspec.json.decode(proof)["commitment"] == listed["commitment"]
    assert main(["verify", str(tmp_path / "proof.json")]) == 0
    assert "rolls come from it" in capsys.readouterr().out
    for wrong in ({"seed": 5}, {"salt": "00"}, {"commitment": fairness.commitment(5, "00"), "seed": 5, "salt": "00"}):
        (tmp_path / "forged.json").write_bytes(msgspec.json.encode(msgspec.json.decode(proof) | wrong))
        assert main(["verify", str(tmp_path / "forged.json")]) == 2
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2


def test_a_bent_die_is_found() -> None:
    table = Table.new("sa17 map=auto rounds=1", ["Ann", "Ben"], 77)
    random = Random(1)
    while not table.over:
        ask = random.choice(table.pending)
        table.answer(ask.seat, ask.id, random.choice(table.keys(ask)))
    honest = fairness.Proof(fairness.commitment(77, "x"), 77, "x", False, table.save())
    assert fairness.check(honest) > 0
    page = next(page for page in table._record.pages if any(isinstance(entry, Roll) for entry in page.entries))
    place = next(n for n, entry in enumerate(page.entries) if isinstance(entry, Roll))
    rolled = page.entries[place]
    assert isinstance(rolled, Roll)
    page.entries[place] = Roll(rolled.stream, rolled.purpose, tuple(value + 1 for value in rolled.values))
    with pytest.raises(Refused, match="does not come from the seed"):
        fairness.check(msgspec.structs.replace(honest, record=table.save()))


def test_a_chosen_seed_marks_a_practice_table_and_no_seed_is_told_early(ann: Person) -> None:
    assert ann.create(TWO, seed=7)["table"]["practice"]
    drawn = ann.done(ann.http.post("/api/tables", json={"name": "Test", "seats": TWO}))["table"]
    assert not drawn["practice"]
    assert len(drawn["commitment"]) == 64
    assert ann.http.get(f"/api/tables/{drawn['id']}/proof").json()["code"] == "refused"


# -- too much --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bring", ["999999 fighter", "61 fighter", "30 cruiser", "9" * 30 + " cruiser"])
def test_nobody_brings_more_than_there_is(bring: str) -> None:
    table = Table.new("sa17 map=auto", ["Ann", "Ben"], 3)
    with pytest.raises(Refused):
        worked_out(Narrator(table.fork(for_seat=0)), 0, Hex("0,0"), bring=bring)


def test_rulesets_in_memory_are_bounded() -> None:
    assert resolve.cache_info().maxsize == recall.cache_info().maxsize == KEPT
    assert encoded_content.cache_info().maxsize is not None


def test_each_has_his_allowance_of_tables_chat_and_work(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        _, other = await desk.welcome("Ben", None, address="10.0.0.1")
        for _ in range(5):
            await desk.say(table, "hello", "en", cookie)
        with pytest.raises(TooMuch):
            await desk.say(table, "hello", "en", cookie)
        await desk.say(table, "hello", "en", other)
        bots = wire.NewTable("Test", (wire.SeatWanted("Ben"), wire.SeatWanted("Cy")))
        await desk.create(bots, other)
        with pytest.raises(TooMuch):
            await desk.create(bots, other)
        people = wire.NewTable("Test", (wire.SeatWanted("Ben", "me"), wire.SeatWanted("Cy")))
        for _ in range(2):
            await desk.create(people, other)
        with pytest.raises(TooMuch):
            await desk.create(people, other)
        with pytest.raises(TooMuch):
            await desk.welcome("Cy", None, address="10.0.0.1")
        work = [desk.effort.work_out("ann", sum, ()) for _ in range(5)]
        found = await asyncio.gather(*work, return_exceptions=True)
        assert [type(each) for each in found].count(TooMuch) == 3

    settings = Settings(guests_an_hour=1, tables_an_hour=4, bot_tables=1, lines_a_minute=5, waiting_for_work=2)
    with_desks(tmp_path / "games.sqlite", play, settings=settings)


def test_a_table_that_goes_on_from_another_counts_as_one(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        await desk.go_on(table, 0, wire.GoOn(0), cookie)
        with pytest.raises(TooMuch):
            await desk.go_on(table, 0, wire.GoOn(0), cookie)

    with_desks(tmp_path / "games.sqlite", play, settings=Settings(tables_an_hour=2))


def test_nobody_fills_the_chat_with_what_the_table_says_because_of_him(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)

        for n in range(4):
            await desk.pause(table, wire.Pause(n % 2 == 0), cookie)
        noisy: tuple[Callable[[], Awaitable[object]], ...] = (
            lambda: desk.pause(table, wire.Pause(True), cookie),
            lambda: desk.vacation(table, 0, wire.Vacation(0), cookie),
            lambda: desk.link(table, 0, cookie),
            lambda: desk.hand_over(table, wire.Host(0), cookie),
            lambda: desk.stand_in(table, 1, wire.StandIn("hasty"), cookie),
        )
        for does in noisy:
            with pytest.raises(TooMuch):
                await does()
        assert len(await desk.talk(table, 0, "en")) == 4

    with_desks(tmp_path / "games.sqlite", play, settings=Settings(lines_a_minute=4))


def test_bots_that_stand_in_for_everybody_wait_like_bots_alone(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        seats = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "guest"), wire.SeatWanted("Cy"))
        table = (await desk.create(wire.NewTable("Test", seats), cookie)).table.id
        assert not (await entered(desk, table)).unattended
        await desk.stand_in(table, 0, wire.StandIn("hasty"), cookie)
        assert (await entered(desk, table)).unattended

    with_desks(tmp_path / "games.sqlite", play)


def test_whoever_comes_as_many_guests_has_no_more_than_his_address(tmp_path: Path) -> None:
    """In IPv6 he has a network of addresses, and comes from another one each time."""

    async def play(desk: Desk) -> None:
        table, _ = await seated(desk)
        people = wire.NewTable("Test", (wire.SeatWanted("Ben", "me"), wire.SeatWanted("Cy", "me")))

        async def says(cookie: str, address: str) -> None:
            await desk.say(table, "hello", "en", cookie, address)

        async def makes(cookie: str, address: str) -> None:
            await desk.create(people, cookie, address)

        for does in (says, makes):
            guests = [(await desk.welcome(f"Eve {n}", None))[1] for n in range(11)]
            for n, cookie in enumerate(guests[:10]):
                await does(cookie, f"2001:db8:0:1:{n}::{n}")
            with pytest.raises(TooMuch):
                await does(guests[10], "2001:db8:0:1:ffff::1")
            await does(guests[10], "2001:db8:0:2::1")

    with_desks(tmp_path / "games.sqlite", play, settings=Settings(tables_an_hour=1, lines_a_minute=1))


def test_bots_alone_play_at_so_many_tables_of_an_address_and_no_more(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        bots = wire.NewTable("Test", (wire.SeatWanted("Ben"), wire.SeatWanted("Cy")))
        guests = [(await desk.welcome(f"Eve {n}", None))[1] for n in range(11)]
        for cookie in guests[:10]:
            await desk.create(bots, cookie, "10.0.0.1")
        with pytest.raises(TooMuch):
            await desk.create(bots, guests[10], "10.0.0.1")
        await desk.create(bots, guests[10], "10.0.0.2")

    with_desks(tmp_path / "games.sqlite", play, settings=Settings(bot_tables=1))


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("no:address", "no:address"),
    ],
)
def test_whose_an_address_is(address: str, whose: str) -> None:
    assert household(address) == whose


def test_an_address_asks_so_often_and_no_more(tmp_path: Path) -> None:
    with Service(tmp_path / "games.sqlite", tmp_path, requests_a_minute="5") as service, Person(service.address) as anybody:
        codes = [anybody.http.get("/api/clauses/none").status_code for _ in range(7)]
        assert codes[:5] == [404] * 5
        assert codes[-1] == 429
        with pytest.raises(InvalidStatus):
            connect(f"{service.address.replace('http', 'ws')}/api/tables/none/live").close()


def test_rulesets_are_read_beside_the_loop_and_for_one_after_the_other(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        printed = (desk.printed(f"sa17 rounds={n + 1}", "en", None, "10.0.0.1") for n in range(2))
        clauses = (desk.clause("card:plague", f"sa17 rounds={n + 3}", "en", None, "10.0.0.1") for n in range(2))
        found = await asyncio.gather(*printed, *clauses, return_exceptions=True)
        assert [isinstance(each, TooMuch) for each in found] == [False, False, True, True]

    with_desks(tmp_path / "games.sqlite", play, settings=Settings(waiting_for_work=2))


def test_who_has_fallen_far_behind_is_told_the_newest_and_asks_for_the_rest(tmp_path: Path) -> None:
    """A long log in words takes its time: nobody has it told whole, again and again, while others wait."""

    async def play(desk: Desk) -> None:
        guest, cookie = await desk.welcome("Ann", None)
        playing, random = Table.new("sa17 map=auto", ("Ann", "Ben"), 3), Random(2)
        while playing.heard(0) <= NEWEST + 20:
            seat, answer = asked(playing, random)
            playing.answer(seat, answer.decision, answer.keys[0])
        seats = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "me"))
        table = (await desk.set_out(playing, wire.NewTable("Test", seats), guest)).table.id
        room = await entered(desk, table)
        first, last = playing.heard(0) - NEWEST, playing.heard(0)
        for known, anew in ((0, False), (1, True), (first - 1, True), (first, False), (last - 3, False)):
            socket = Wire()
            listener = Listener(desk, socket, room, 0, "en", cookie, "", by_beats=False)  # type: ignore[arg-type]
            await listener.resume(wire.Resume(sequence=known))
            frame = msgspec.json.decode(socket.sent[0])
            numbers = [event["number"] for event in frame["events"]]
            assert (frame["anew"], numbers) == (anew, list(range(max(known, first) + 1, last + 1)))
        assert [event.number for event in room.sight("en").events(0, 4, most=3)] == [5, 6, 7]
        assert [event.number for event in await desk.events(table, 0, 4, "en", cookie)] == list(range(5, last + 1))

    with_desks(tmp_path / "games.sqlite", play)


def test_who_waits_for_his_turn_to_look_back_keeps_nobody_from_playing(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        room, busy = await entered(desk, table), Event()
        others = asyncio.create_task(desk.effort.work_out("somebody", busy.wait))
        looks = [
            asyncio.create_task(each)
            for each in (
                desk.history(table, 0, 0, "en", cookie),
                desk.events(table, 0, 0, "en", cookie),
                desk.go_on(table, 0, wire.GoOn(0), cookie),
            )
        ]
        while desk.effort._waiting.total() < 4:
            await asyncio.sleep(0)
        for _ in range(3):
            seat, answer = asked(room.table, Random(1))
            await desk.answer(table, seat, answer, cookie)
        assert not any(look.done() for look in looks)
        busy.set()
        await asyncio.gather(others, *looks)
        assert not desk.effort._turns

    with_desks(tmp_path / "games.sqlite", play, settings=Settings(at_work=1))


def test_bots_of_tables_with_people_go_first() -> None:
    async def queue() -> list[str]:
        turns, order = Turns(1), list[str]()
        await turns.come(urgent=True)

        async def come(name: str, urgent: bool) -> None:
            await turns.come(urgent=urgent)
            order.append(name)
            turns.leave()

        waiting = [asyncio.create_task(come(name, name.startswith("p"))) for name in ("b1", "b2", "p1", "b3", "p2")]
        await asyncio.sleep(0)
        turns.leave()
        await asyncio.gather(*waiting)
        return order

    assert asyncio.run(queue()) == ["p1", "p2", "b1", "b2", "b3"]


def test_a_full_disk_makes_the_bots_wait_and_everybody_is_told(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        bots = wire.NewTable("Test", (wire.SeatWanted("Ben"), wire.SeatWanted("Cy")))
        await desk.archive.do(lambda c: c.execute(sa.text(DISK_FULL.replace("BEGIN", "WHEN NEW.version > 3 BEGIN", 1))))
        table = (await desk.create(bots, cookie)).table.id
        while desk.rooms._trouble[table] < 2:
            await entered(desk, table)
            await asyncio.sleep(0.01)
        assert "disk" in (await entered(desk, table)).view(None, "en").notices[-1]
        await desk.archive.do(lambda c: c.execute(sa.text("DROP TRIGGER full")))
        while (room := await entered(desk, table)).version < 6:
            await asyncio.sleep(0.05)
        assert room.view(None, "en").notices == ()

    with_desks(tmp_path / "games.sqlite", play)
    assert [pause(failed) for failed in (1, 2, 3, 50)] == [0.5, 1.0, 2.0, 60.0]


def test_what_the_disk_refuses_does_not_stand_in_the_log(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        await desk.archive.do(lambda c: c.execute(sa.text(DISK_FULL.replace("records", "chat"))))
        with pytest.raises(ArchiveFault) as fault:
            await desk.say(table, "nobody else's business", "en", cookie)
        assert "disk full" in str(fault.value)
        assert "business" not in str(fault.value)

    with_desks(tmp_path / "games.sqlite", play)


def test_what_the_disk_refuses_is_said_in_plain_words(tmp_path: Path) -> None:
    with Service(tmp_path / "games.sqlite", tmp_path) as service, service.guest("Ann") as ann:
        table = ann.create(TWO)["table"]["id"]
        with sqlite3.connect(service.file) as beside:
            beside.execute(DISK_FULL.replace("records", "chat"))
        said = ann.http.post(f"/api/tables/{table}/say", json={"text": "hello"})
        assert (said.status_code, said.json()["code"]) == (503, "fault")
        assert "written to disk" in said.json()["message"]
        with sqlite3.connect(service.file) as beside:
            beside.execute("DROP TRIGGER full")
        assert ann.http.post(f"/api/tables/{table}/say", json={"text": "hello"}).status_code == 200


# -- who speaks ------------------------------------------------------------------------------------------------------------


def test_a_seat_taken_at_one_service_is_taken_at_the_other(tmp_path: Path) -> None:
    async def play(one: Desk, other: Desk) -> None:
        _, cookie = await one.welcome("Ann", None)
        wanted = wire.NewTable("Test", (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "guest")))
        created = await one.create(wanted, cookie)
        await entered(other, created.table.id)
        _, ben = await one.take_seat(created.links[0].path.removeprefix("/seat/"), None)
        assert msgspec.json.decode(await other.view(created.table.id, 1, "en", ben))["seat"] == 1
        with pytest.raises(Declined):
            await other.view(created.table.id, 0, "en", ben)

    with_desks(tmp_path / "games.sqlite", play, 2)


def test_a_spectator_speaks_under_no_players_name(service: Service, ann: Person) -> None:
    table = ann.create(TWO)["table"]["id"]
    with service.guest("Ann") as eve:
        said = eve.done(eve.http.post(f"/api/tables/{table}/say", json={"text": "I give up"}))
        assert said["name"] != "Ann"
        assert said["seat"] is None


def test_own_games_come_first_in_the_lobby(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        row = (await entered(desk, table)).row
        others = [msgspec.structs.replace(row, id=f"other {n}", created="2999", host=None, seats=()) for n in range(210)]
        for other in others:
            await desk.archive.do(partial(ledger.add_table, row=other, seats=(), written=None))
        listed = await desk.tables(cookie)
        assert listed[0].id == table
        assert len(listed) == 201

    with_desks(tmp_path / "games.sqlite", play)


def test_pages_of_other_sites_do_nothing(service: Service, ann: Person) -> None:
    table = ann.create(TWO)["table"]["id"]
    path = f"/api/tables/{table}/say"
    foreign = {"Origin": "https://elsewhere.example"}
    assert ann.http.post(path, json={"text": "hello"}, headers=foreign).json()["code"] == "foreign"
    assert ann.http.post(f"/api/tables/{table}/seats/0/retract", headers=foreign).status_code == 403
    assert ann.http.post(f"/api/tables/{table}/seats/0/retract", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    plain = ann.http.post(path, content='{"text": "hello"}', headers={"Content-Type": "text/plain"})
    assert plain.status_code == 415
    own = ann.http.post(path, json={"text": "hello"}, headers={"Origin": service.address})
    assert own.status_code == 200


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "null", "//", "http://", "\xbd"])
def test_no_origin_breaks_the_service(ann: Person, origin: str) -> None:
    headers = {b"Origin": origin.encode("latin-1"), b"Content-Type": b"application/json"}
    assert ann.http.post("/api/guest", content='{"name": "Ann"}', headers=headers).json()["code"] == "foreign"


@pytest.mark.parametrize(
    "name", ["\u200b", "Ann\u200b", "\u202ennA", "Ann\u2069", "\u3164", "\u2800", "\u200d", "a\x85b", "\U000e0041", "\ufeffAnn"]
)
def test_no_name_is_unseen_or_looks_like_another(ann: Person, name: str) -> None:
    assert ann.http.post("/api/guest", json={"name": name}).status_code == 400
    assert ann.http.post("/api/tables", json={"name": name, "seats": TWO}).status_code == 400
    assert ann.http.post("/api/tables", json={"name": "Test", "seats": [TWO[0], {"name": name}]}).status_code == 400


@pytest.mark.parametrize("name", ["José", "\u0646\u06cc\u200c\u0645\u0627", "\U0001f468\u200d\U0001f680", "❤\ufe0f", "李雷"])
def test_names_of_all_peoples_are_names(ann: Person, name: str) -> None:
    assert ann.done(ann.http.post("/api/guest", json={"name": name}))["name"] == name


def test_who_is_called_almost_like_somebody_sits_under_the_seats_own_name(service: Service, ann: Person) -> None:
    seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "open"}, {"name": "Cy", "plays": "open"}]
    table = ann.create(seats, waits=True)["table"]["id"]
    for seat, name in ((1, "ANN"), (2, "A\u200dnn")):
        with service.guest(name) as eve:
            assert eve.done(eve.http.post(f"/api/tables/{table}/seats/{seat}/sit"))["name"] == seats[seat]["name"]


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    behind = Service(tmp_path / "games.sqlite", tmp_path, public_address="https://Mecatol.example/")
    with behind as service, service.guest("Ann") as ann:
        table = ann.create(TWO)["table"]["id"]
        path = f"/api/tables/{table}/say"
        ours = ann.http.post(path, json={"text": "hello"}, headers={"Origin": "https://mecatol.example"})
        assert ours.status_code == 200
        theirs = ann.http.post(path, json={"text": "hello"}, headers={"Origin": service.address})
        assert theirs.status_code == 403
        address = f"{service.address.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
        headers = {"Cookie": f"mecatol_guest={ann.cookie}", "Origin": "https://mecatol.example"}
        with connect(address, additional_headers=headers) as live:
            live.send('{"frame": "resume"}')
            assert msgspec.json.decode(live.recv(20))["frame"] == "update"


# -- nonsense --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 3000, "/%ff%fe", "/api/%00", "/assets/" + "y" * 300, "/api/tables/" + "z" * 500, "/a\u0301%0a"]
)
def test_no_address_breaks_the_service(service: Service, path: str) -> None:
    with httpx.Client(base_url=service.address, timeout=120, verify=False) as anybody:
        found = anybody.get(path)
        assert found.status_code < 500
        for header in ("content-security-policy", "x-frame-options", "referrer-policy", "x-content-type-options"):
            assert header in found.headers
        assert "unsafe-inline" not in found.headers["content-security-policy"]


def test_no_body_breaks_the_service(service: Service, ann: Person) -> None:
    table = ann.create(TWO)["table"]["id"]
    written = {"Content-Type": "application/json"}
    deep = b'{"name": ' + b"[" * 20_000 + b"]" * 20_000 + b"}"
    for path in ("/api/guest", "/api/tables", f"/api/tables/{table}/say", f"/api/tables/{table}/seats/0/preview"):
        for body in (deep, b"\xff\xfe", b"{", b"null", b'{"name": "\xff"}', b'{"text": "\\ud800"}'):
            assert ann.http.post(path, content=body, headers=written).status_code in (400, 413), (path, body[:20])


@pytest.mark.parametrize("setting", ["vp=²", "vp=--5", "vp=0", "vp=-5", f"vp={2**65}", "rounds=-1", "vp=", "vp=\u0663"])
def test_settings_that_cannot_be_are_refused_everywhere(ann: Person, setting: str) -> None:
    made = ann.http.post("/api/tables", json={"name": "Test", "seats": TWO, "ruleset": f"sa17 {setting}"})
    assert (made.status_code, made.json()["code"]) == (400, "refused")
    assert ann.http.get("/api/content", params={"ruleset": f"sa17 {setting}"}).status_code == 400
    assert ann.http.get("/api/clauses/card:plague", params={"ruleset": f"sa17 {setting}"}).status_code == 400
    assert main(["watch", "--ruleset", f"sa17 {setting}"]) == 2


@pytest.mark.parametrize("intent", ["secondary:diplomacy", "land", "build:cruiser", "pay", "activate:9,9", "ship:", "\x00"])
def test_any_intent_is_explained(ann: Person, intent: str) -> None:
    table = ann.create(TWO)["table"]["id"]
    assert ann.http.get(f"/api/tables/{table}/seats/0/explain", params={"intent": intent}).status_code in (200, 400)


@pytest.mark.parametrize("number", [2**31, 2**64, 10**29, 10**4000], ids=["31 bits", "64 bits", "30 digits", "4000 digits"])
def test_no_number_breaks_the_service(ann: Person, number: int) -> None:
    table = ann.create(TWO)["table"]["id"]
    here, seat = f"/api/tables/{table}", f"/api/tables/{table}/seats/0"
    wanted: dict[str, dict[str, str | int]] = {
        f"{here}/talk": {"after": number},
        f"{here}/events": {"after": number},
        f"{here}/history": {"from": number},
        f"{here}/units": {"of": number},
        f"{seat}/whispers": {"after": number},
        f"{seat}/undo": {"to": "event", "event": number},
        f"{seat}/odds": {"system": "0,0", "bring": f"{number} cruiser"},
    }
    for path, query in wanted.items():
        refused = ann.http.get(path, params=query)
        assert (refused.status_code, refused.json()["code"] in ("malformed", "refused")) == (400, True), path
    for path, body in (("undo", {"sequence": 0, "to": "event", "event": number}), ("continue", {"page": number})):
        assert ann.http.post(f"{seat}/{path}", json=body).status_code == 400
    with ann.listen(table, 0) as live:
        live.send(json.dumps({"frame": "resume", "chat": number}))
        assert close_code(live) in (4400, 1009)


def test_a_request_that_never_ends_is_hung_up_on(tmp_path: Path) -> None:
    with Service(tmp_path / "games.sqlite", tmp_path, request_seconds="1") as service:
        host, port = service.address.removeprefix("http://").split(":")
        for sent in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"POST /api/guest HTTP/1.1\r\n"):
            with socket.create_connection((host, int(port)), timeout=30) as slow:
                slow.sendall(sent)
                assert slow.recv(1000) == b""
        with socket.create_connection((host, int(port)), timeout=30) as slow:
            head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
            slow.sendall(head)
            assert b"408" in slow.recv(1000)


def test_who_pings_and_does_not_read_is_hung_up_on(service: Service, ann: Person) -> None:
    table = ann.create(TWO)["table"]["id"]
    host, port = service.address.removeprefix("http://").split(":")
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    ping = b"\x89\xfd" + bytes(4) + b"x" * 125  # a ping of 125 bytes, masked with nothing
    with socket.create_connection((host, int(port)), timeout=60) as rude:
        rude.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        rude.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
        with pytest.raises(ConnectionError):
            rude.sendall(ping * 1_000_000)


def test_who_asks_and_does_not_read_is_hung_up_on(tmp_path: Path) -> None:
    with Service(tmp_path / "games.sqlite", tmp_path, request_seconds="1", requests_a_minute="1000000") as service:
        host, port = service.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=60) as rude:
            rude.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            with pytest.raises(ConnectionError):
                rude.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 2_000_000)


def test_what_was_accepted_does_not_count_others_answers(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        seat, answer = asked((await entered(desk, table)).table, Random(1))
        accepted = await desk.answer(table, seat, answer, cookie)
        assert msgspec.to_builtins(accepted).keys() == {"sequence"}

    with_desks(tmp_path / "games.sqlite", play)


# -- the command line ------------------------------------------------------------------------------------------------------


def test_a_bad_file_is_refused_before_the_service_is_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text.txt").write_text("no games here, and long enough to be read as something" * 20)
    for file in (tmp_path / "no" / "folder" / "games.sqlite", tmp_path, tmp_path / "text.txt"):
        assert main(["serve", "--port", "0", "--file", str(file)]) == 2
        told = capsys.readouterr()
        assert "open" not in told.out
        assert "choose another --file" in told.err


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("public_address", "mecatol.example"),
        ("public_address", "https://mecatol.example/table"),
        ("otlp", "collector:4318"),
        ("rooms", "0"),
        ("operator", "short"),
    ],
)
def test_settings_that_lock_everybody_out_are_refused_before_the_service_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str
) -> None:
    monkeypatch.setenv(f"MECATOL_{name.upper()}", value)
    assert main(["serve", "--port", "0", "--file", str(tmp_path / "games.sqlite")]) == 2
    told = capsys.readouterr()
    assert (told.out, f"$.{name}" in told.err) == ("", True)


@pytest.mark.parametrize("argv", [["serve", "--port", "70000"], ["watch", "--seed", "9" * 30], ["play", "--seed", "-1"]])
def test_numbers_that_cannot_be_are_refused_in_words(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(argv)
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert "???" not in told
    assert argv[1] in told


def test_who_interrupts_or_stops_reading_sees_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    for command, module in (("odds", "mecatol.odds.command"), ("content", "mecatol.inventory"), ("rules", "mecatol.coverage")):

        def interrupted(*_: object) -> int:
            raise KeyboardInterrupt

        monkeypatch.setattr(f"{module}.main", interrupted)
        assert main([command, "coverage"]) == 130


def test_games_with_odd_names_stay_readable(service: Service, ann: Person) -> None:
    table = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben ' OR 1=1", "plays": "me"}])["table"]["id"]
    assert on_disk(service.file, table).game.state.players[1].name == "Ben ' OR 1=1"
