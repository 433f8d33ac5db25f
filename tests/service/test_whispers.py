"""Words for some ears only: whispers, private notes and deals are read by those they are for, and nobody else learns of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from serving import Person, Service, resumed, with_desks
from websockets.sync.client import ClientConnection

from mecatol.service import messages as wire
from mecatol.service.desk import Desk
from mecatol.service.limits import TooMuch
from mecatol.service.settings import Settings

SECRETS = ("meet me at Lisis", "my plan for Jord", "a quiet truce")
LAST = "the last line"


class Table:
    """Three people at a table and one who watches."""

    def __init__(self, service: Service, stack: ExitStack) -> None:
        self.people = [stack.enter_context(service.guest(name)) for name in ("Ann", "Ben", "Cy", "Zoe")]
        seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}, {"name": "Cy", "plays": "guest"}]
        created = self.people[0].create([*seats, {"name": "Bot"}])
        self.id = created["table"]["id"]
        for person, link in zip(self.people[1:3], created["links"], strict=True):
            person.done(person.http.post(link["path"].replace("/seat/", "/api/seats/")))

    def post(self, seat: int, path: str, **said: object) -> int:
        return self.people[seat].http.post(f"/api/tables/{self.id}/seats/{seat}/{path}", json=said).status_code

    def get(self, seat: int, path: str) -> list[dict[str, object]]:
        found: list[dict[str, object]] = self.people[seat].get(f"/api/tables/{self.id}/seats/{seat}/{path}")
        return found

    def deals(self, person: Person) -> list[dict[str, object]]:
        found: list[dict[str, object]] = person.get(f"/api/tables/{self.id}/deals")
        return found


@pytest.fixture
def table(service: Service) -> Iterator[Table]:
    with ExitStack() as stack:
        yield Table(service, stack)


def frames_until(socket: ClientConnection, *words: str) -> str:
    """Everything that comes, until all these words have."""
    found = ""
    while not all(word in found for word in words):
        frame = socket.recv(20)
        assert isinstance(frame, str)
        found += frame
    return found


def everything(table: Table, person: Person, seat: int | None) -> str:
    """All that the service tells somebody about a table, by all its ways."""
    query = {} if seat is None else {"seat": seat}
    here = f"/api/tables/{table.id}"
    paths = [here, f"{here}/talk", f"{here}/deals", "/api/account/data", "/api/tables"]
    paths += [f"{here}/seats/{seat}/whispers", f"{here}/seats/{seat}/notes"] if seat is not None else []
    said = [person.http.get(path).text for path in paths]
    said += [person.http.get(f"{here}/{part}", params=query).text for part in ("view", "events", "history")]
    return "".join(said)


def test_two_whisper_and_nobody_else_hears_of_it_by_any_way(table: Table) -> None:
    with ExitStack() as stack:
        who = [(table.people[0], 0), (table.people[1], 1), (table.people[2], 2), (table.people[3], None)]
        sockets = [stack.enter_context(person.listen(table.id, seat, beats=True)) for person, seat in who]
        for socket in sockets:
            resumed(socket)
        assert table.post(0, "whisper", to=1, text=SECRETS[0]) == 200
        assert table.post(0, "notes", about="system:0,1", text=SECRETS[1]) == 204
        assert table.post(0, "deals", others=[1], text=SECRETS[2]) == 201
        table.people[3].done(table.people[3].http.post(f"/api/tables/{table.id}/say", json={"text": LAST}))
        for n, (person, seat) in enumerate(who):
            wanted = (LAST, SECRETS[0]) if n in (0, 1) else (LAST,)
            told = frames_until(sockets[n], *wanted) + everything(table, person, seat)
            assert [secret in told for secret in SECRETS] == [n in (0, 1), n == 0, n in (0, 1)]
            assert ('"whispers","said"' in told) is (n in (0, 1))
        lines = table.people[2].get(f"/api/tables/{table.id}/talk")
        assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))  # no gap tells that others whisper


def test_whispers_come_live_and_what_was_missed_comes_later(table: Table) -> None:
    with table.people[1].listen(table.id, 1) as socket:
        resumed(socket)
        assert table.post(0, "whisper", to=1, text="first") == 200
        frames_until(socket, '"first"')
    assert table.post(1, "whisper", to=0, text="second") == 200
    with table.people[1].listen(table.id, 1) as socket:
        socket.send('{"frame":"resume","whispers":1}')
        assert '"first"' not in frames_until(socket, '"second"')
    assert [(line["number"], line["seat"], line["text"]) for line in table.get(0, "whispers")] == [
        (1, 0, "first"),
        (2, 1, "second"),
    ]
    assert [line["text"] for line in table.people[0].get(f"/api/tables/{table.id}/seats/0/whispers", after=1)] == ["second"]
    assert table.get(2, "whispers") == []


def test_who_sits_down_later_reads_nothing_that_was_whispered_before(table: Table, service: Service) -> None:
    assert table.post(0, "whisper", to=1, text=SECRETS[0]) == 200
    assert table.post(1, "notes", about="player:0", text=SECRETS[1]) == 204
    assert table.post(0, "deals", others=[1], text=SECRETS[2]) == 201
    link = table.people[0].done(table.people[0].http.post(f"/api/tables/{table.id}/seats/1/link"))["path"]
    with service.guest("Dee") as dee:
        dee.done(dee.http.post(link.replace("/seat/", "/api/seats/")))
        assert not any(secret in everything(table, dee, 1) for secret in SECRETS)
        assert table.people[1].http.get(f"/api/tables/{table.id}/seats/1/whispers").status_code == 403


def test_nobody_whispers_to_a_bot_to_himself_or_from_anothers_seat(table: Table) -> None:
    assert [table.post(0, "whisper", to=to, text="hush") for to in (0, 3, 9)] == [400, 400, 400]
    for text in ("", "   ", "x" * 501):
        assert table.post(0, "whisper", to=1, text=text) == 400
    path = f"/api/tables/{table.id}/seats/0/"
    for person in (table.people[1], table.people[3]):
        assert person.http.post(f"{path}whisper", json={"to": 2, "text": "hush"}).status_code == 403
        assert person.http.get(f"{path}whispers").status_code == 403
        assert person.http.get(f"{path}notes").status_code == 403
        assert person.http.post(f"{path}deals", json={"others": [2], "text": "hush"}).status_code == 403
    assert table.get(0, "whispers") == []


def test_a_note_is_written_anew_and_wiped_out(table: Table) -> None:
    for about in ("", "system:-1,2", "player:2"):
        assert table.post(0, "notes", about=about, text=f"about {about}") == 204
    assert table.post(0, "notes", about="player:2", text="not to be trusted") == 204
    assert table.post(0, "notes", about="", text=" ") == 204
    assert table.post(0, "notes", about="card:plague", text="what?") == 400
    assert [(note["about"], note["text"]) for note in table.get(0, "notes")] == [
        ("player:2", "not to be trusted"),
        ("system:-1,2", "about system:-1,2"),
    ]


def test_a_deal_is_public_or_for_its_own_and_over_when_one_of_them_says_so(table: Table) -> None:
    assert table.post(0, "deals", others=[1], text="a quiet truce") == 201
    assert table.post(0, "deals", others=[1, 2], text="an open alliance", public=True) == 201
    assert table.post(0, "deals", others=[0], text="with myself") == 400
    read = [sorted(str(deal["text"]) for deal in table.deals(person)) for person in table.people]
    assert read == [["a quiet truce", "an open alliance"]] * 2 + [["an open alliance"]] * 2
    known = {deal["text"]: deal["id"] for deal in table.deals(table.people[1])}
    assert table.post(2, f"deals/{known['a quiet truce']}/over") == 404
    assert table.post(1, f"deals/{known['a quiet truce']}/over") == 204
    assert table.post(2, f"deals/{known['an open alliance']}/over") == 204
    assert [deal["over"] for deal in table.deals(table.people[0])] == [True, True]


def test_who_leaves_takes_his_words_along_and_who_signs_in_brings_them(table: Table, service: Service) -> None:
    ann, ben = table.people[:2]
    assert table.post(0, "whisper", to=1, text="from Ann") == 200
    assert table.post(1, "whisper", to=0, text="from Ben") == 200
    assert table.post(1, "notes", about="", text="a note of Ben's") == 204
    assert table.post(1, "deals", others=[0], text="a deal of Ben's") == 201
    with service.guest("Ben again") as phone:
        account = {"name": f"Ben {table.id}", "password": "ten letters or more"}
        phone.done(phone.http.post("/api/account", json=account))
        ben.done(ben.http.post("/api/account/sign-in", json=account))
        assert [line["text"] for line in table.get(1, "whispers")] == ["from Ann", "from Ben"]
        assert [note["text"] for note in table.get(1, "notes")] == ["a note of Ben's"]
        kept = ben.get("/api/account/data")
        assert [len(kept[part]) for part in ("whispers", "notes", "deals")] == [2, 1, 1]
        assert ben.http.post("/api/account/delete", json={"password": "ten letters or more"}).status_code == 204
    assert [line["text"] for line in table.get(0, "whispers")] == ["from Ann"]
    assert table.deals(ann) == []


def test_nobody_whispers_without_end(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        _, ann = await desk.welcome("Ann", None)
        _, ben = await desk.welcome("Ben", None)
        seats = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "guest"))
        created = await desk.create(wire.NewTable("Test", seats, seed=3), ann)
        await desk.take_seat(created.links[0].path.removeprefix("/seat/"), ben)
        for _ in range(3):
            await desk.talking.whisper(created.table.id, 0, wire.Whisper(1, "hush"), ann)
        with pytest.raises(TooMuch):
            await desk.talking.whisper(created.table.id, 0, wire.Whisper(1, "hush"), ann)

    with_desks(tmp_path / "games.sqlite", play, settings=Settings(lines_a_minute=3))
