"""Whom the operator bans: he is told why and until when, his sockets close, and nobody else notices anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from postgres import Postgres
from serving import Hung, Nursery, Person, Service, close_code, entered, resumed, seated, with_desks
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from mecatol.cli import main
from mecatol.service import messages as wire
from mecatol.service.bans import NewBan
from mecatol.service.desk import Desk
from mecatol.service.refusals import Declined

SECRET = "known to nobody else"
SEATS = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}]
FAR = {"X-Forwarded-For": "203.0.113.9"}


@pytest.fixture(scope="module")
def open_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("banning")
    with Service(folder / "games.sqlite", folder, operator=SECRET) as running:
        yield running


@pytest.fixture
def operator(open_: Service) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=open_.address, auth=("operator", SECRET), timeout=60, verify=False) as client:
        yield client


def ids(page: str) -> list[str]:
    """The bans that a page can end, the newest last."""
    return [part.split("/")[0] for part in page.split('action="/operator/bans/')[1:]]


def id_of(person: Person) -> str:
    return str(person.get("/api/guest")["id"])


def test_who_is_banned_is_told_why_and_shown_out_and_a_bot_plays_for_him(open_: Service, operator: httpx.Client) -> None:
    with open_.guest("Ann") as ann, open_.guest("Ben") as ben:
        created = ann.create(SEATS)
        table = created["table"]["id"]
        ben.done(ben.http.post(created["links"][0]["path"].replace("/seat/", "/api/seats/")))
        who = id_of(ben)
        with ben.listen(table, 1) as socket, ann.listen(table, 0) as other:
            resumed(socket)
            resumed(other)
            page = operator.get("/operator").text
            assert who in page
            assert "127.0.0.1" in page
            said = {"who": who, "reason": "Rude <words>", "days": "3", "bots": "true"}
            assert operator.post("/operator/bans", data=said).status_code == 303
            assert close_code(socket) == 4403
            other.send('{"frame":"ping"}')
            assert other.recv(20)
        refused = ben.http.get("/api/tables")
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        assert refused.json()["message"].startswith("You are banned here until ")
        assert refused.json()["message"].endswith(" UTC: Rude <words>.")
        assert ann.get(f"/api/tables/{table}")["around"]["seats"][1]["stand_in"] == "steward"
        page = operator.get("/operator").text
        assert "Rude &lt;words&gt;" in page
        assert operator.post(f"/operator/bans/{ids(page)[-1]}/end").status_code == 303
        assert ben.view(table, 1)["seat"] == 1
        ben.done(ben.http.post(f"/api/tables/{table}/seats/1/stand-in", json={}))


def test_an_account_is_banned_on_every_device_and_told_in_its_own_language(open_: Service, operator: httpx.Client) -> None:
    known = {"name": "Dora", "password": "ten letters or more"}
    with open_.guest("Dora") as dora, Person(open_.address) as elsewhere:
        dora.done(dora.http.post("/api/guest", json={"name": "Dora", "language": "es"}))
        dora.done(dora.http.post("/api/account", json=known))
        assert operator.post("/operator/bans", data={"who": "DORA", "reason": "Por todo"}).status_code == 303
        assert "Estás expulsado de aquí hasta el " in dora.http.get("/api/account").json()["message"]
        assert elsewhere.http.post("/api/account/sign-in", json=known).status_code == 403
        assert elsewhere.http.post("/api/account/sign-in", json={**known, "password": "another password"}).status_code == 401
        assert operator.post(f"/operator/bans/{ids(operator.get('/operator').text)[-1]}/end").status_code == 303
        assert elsewhere.http.post("/api/account/sign-in", json=known).status_code == 200


def test_a_network_is_banned_and_its_sockets_close(open_: Service, operator: httpx.Client) -> None:
    with open_.guest("Ann") as near, open_.guest("Eve") as eve:
        eve.http.headers.update(FAR)
        near.http.headers["X-Forwarded-For"] = "203.0.112.9"
        table = eve.create([{"name": "Eve", "plays": "me"}, {"name": "Ann"}])["table"]["id"]
        with connect(f"{open_.address.replace('http', 'ws')}/api/tables/{table}/live", additional_headers=FAR) as socket:
            resumed(socket)
            assert operator.post("/operator/bans", data={"who": "203.0.113.77/24", "reason": "Spam"}).status_code == 303
            assert close_code(socket) == 4403
        refused = eve.http.get("/api/tables", headers={"Accept-Language": "es"})
        assert refused.status_code == 403
        assert refused.json()["message"].startswith("Tu dirección está expulsada")
        assert eve.http.get("/").status_code == 403
        with pytest.raises(InvalidStatus):
            connect(f"{open_.address.replace('http', 'ws')}/api/tables/{table}/live", additional_headers=FAR)
        assert near.http.get("/api/tables").status_code == 200
        assert operator.get("/operator", headers=FAR).status_code == 200  # he bans himself from the tables alone
        assert operator.post(f"/operator/bans/{ids(operator.get('/operator').text)[-1]}/end", headers=FAR).status_code == 303
        assert eve.http.get("/api/tables").status_code == 200


def test_the_operator_alone_bans_and_what_he_cannot_mean_is_refused(open_: Service, operator: httpx.Client) -> None:
    with httpx.Client(base_url=open_.address, timeout=60, verify=False) as anybody:
        assert anybody.post("/operator/bans", data={"who": "10.0.0.1", "reason": "x"}).status_code == 401
        assert anybody.post("/operator/bans/none/end").status_code == 401
    foreign = {"Origin": "https://elsewhere.example"}
    assert operator.post("/operator/bans", data={"who": "10.0.0.1", "reason": "x"}, headers=foreign).status_code == 403
    for who, why in (("Nobody", "nobody here is called"), ("0.0.0.0/0", "too wide"), ("::/0", "too wide")):
        refused = operator.post("/operator/bans", data={"who": who, "reason": "x"})
        assert refused.status_code == 400
        assert why in refused.text.casefold()
    wrong: list[dict[str, Any]] = [{"who": "10.0.0.1"}, {"who": "10.0.0.1", "reason": "x", "days": "0"}, {"more": "1"}]
    assert [operator.post("/operator/bans", data=each).status_code for each in wrong] == [400, 400, 400]
    assert operator.post("/operator/bans/none/end").status_code == 400
    assert ids(operator.get("/operator").text) == []


def test_a_ban_ends_by_itself(tmp_path: Path) -> None:
    clock = Hung()

    async def wait(desk: Desk) -> None:
        table, cookie = await seated(desk, 2)
        await desk.bans.add(NewBan((await desk.guest(cookie)).id, "Rude", 2))
        await desk.tick()
        room = await entered(desk, table)
        assert not room.row.seats[0].stand_in
        clock.on(hours=47)
        await desk.tick()
        with pytest.raises(Declined, match="banned"):
            await desk.view(table, 0, "en", cookie)
        clock.on(hours=1)
        assert await desk.view(table, 0, "en", cookie)
        await desk.tick()
        assert desk.bans.now == ()

    with_desks(tmp_path / "games.sqlite", wait, clock=clock)


def test_who_waits_for_a_game_to_begin_is_shown_out_too(tmp_path: Path) -> None:
    """And a ban that was spoken while no service was open holds."""
    known = list[tuple[str, str]]()

    async def before(desk: Desk) -> None:
        guest, cookie = await desk.welcome("Ann", None)
        waits = wire.NewTable("Test", (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "open")), waits=True)
        table = (await desk.create(waits, cookie)).table.id
        with desk.waiting.listening(table) as news:
            await desk.bans.add(NewBan(guest.id, "Rude", bots=True))
            await desk.attendance.heed_bans()
            assert news.is_set()
        known.append((table, cookie))

    async def afterwards(desk: Desk) -> None:
        await desk.attendance.hear_of_bans()
        with pytest.raises(Declined, match="banned"):
            await desk.table(*known[0])

    with_desks(tmp_path / "games.sqlite", before)
    with_desks(tmp_path / "games.sqlite", afterwards)


def test_two_services_over_a_database_hear_of_a_ban_by_command(
    cluster: Postgres, nursery: Nursery, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    where = cluster.database()
    here, there = (nursery.start(where)[1] for _ in range(2))
    monkeypatch.setenv("MECATOL_DATABASE", where)
    with Person(here) as ann, Person(there) as same:
        ann.done(ann.http.post("/api/guest", json={"name": "Ann"}))
        same.http.cookies.set("mecatol_guest", ann.cookie)
        table = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}])["table"]["id"]
        who = id_of(ann)
        with ann.listen(table, 0) as one, same.listen(table, 1) as other:
            resumed(one)
            resumed(other)
            assert main(["admin", "ban", who, "--reason", "Rude", "--days", "2"]) == 0
            assert "Ann is banned until" in capsys.readouterr().out
            assert [close_code(socket) for socket in (one, other)] == [4403, 4403]
        assert [person.http.get("/api/tables").status_code for person in (ann, same)] == [403, 403]
        assert main(["admin", "bans"]) == 0
        assert "Ann\t" in capsys.readouterr().out
        assert main(["admin", "unban", who]) == 0
        assert main(["admin", "unban", who]) == 2
        assert "is not banned" in capsys.readouterr().err
        assert main(["--lang", "es", "admin", "ban", "Nadie", "--reason", "x"]) == 2
        assert "aquí nadie se llama Nadie" in capsys.readouterr().err
