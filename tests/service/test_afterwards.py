"""From one game to another: a rematch, changing seats before the game, a game as one file."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from browser.prepared import lay
from browser.test_end import finished
from serving import Person, Service, asked

from mecatol.core.errors import DamagedSave
from mecatol.core.saves import read_save, write_save
from mecatol.play import Table
from mecatol.service.afterwards import brought

SEATS = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}, {"name": "Cy", "plays": "bot"}]


@pytest.fixture
def people(service: Service) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        yield [stack.enter_context(service.guest(name)) for name in ("Ann", "Ben")]


def seated(people: list[Person], **more: Any) -> str:
    """A table of Ann, Ben and a bot, at which both have sat down."""
    made = people[0].create(SEATS, **more)
    people[1].done(people[1].http.post(made["links"][0]["path"].replace("/seat/", "/api/seats/")))
    return str(made["table"]["id"])


def entries(file: Any) -> list[Any]:
    """What was answered in the game of a file."""
    return [entry for page in read_save(base64.b64decode(file["record"])).pages for entry in page.entries]


def who(summary: Any) -> list[tuple[str, str, bool]]:
    return [(seat["name"], seat["bot"], seat["joined"]) for seat in summary["seats"]]


def test_whoever_wants_a_rematch_comes_to_the_same_table(people: list[Person]) -> None:
    ann, ben = people
    table = seated(people)
    assert ann.http.post(f"/api/tables/{table}/rematch").status_code == 400
    ann.done(ann.http.post(f"/api/tables/{table}/motion", json={"kind": "end", "seat": 0}))
    ben.done(ben.http.post(f"/api/tables/{table}/vote", json={"agree": True}))

    first = ben.done(ben.http.post(f"/api/tables/{table}/rematch"))["table"]
    assert (first["started"], first["hosting"], first["yours"]) == (False, True, [1])
    assert who(first) == [("Ann", "", False), ("Ben", "", True), ("Cy", "steward", True)]
    assert "Ben wants a rematch" in str(ann.get(f"/api/tables/{table}/talk"))
    second = ann.done(ann.http.post(f"/api/tables/{table}/rematch"))["table"]
    assert (second["id"], second["yours"], second["hosting"]) == (first["id"], [0], False)
    assert all(joined for _, _, joined in who(second))
    begun = ben.done(ben.http.post(f"/api/tables/{first['id']}/start", json={}))
    assert begun["started"]
    assert ann.done(ann.http.post(f"/api/tables/{table}/rematch"))["table"]["started"]


def test_who_wants_a_rematch_in_the_same_moment_comes_to_the_same_table(people: list[Person]) -> None:
    ann, ben = people
    table = seated(people)
    ann.done(ann.http.post(f"/api/tables/{table}/motion", json={"kind": "end", "seat": 0}))
    ben.done(ben.http.post(f"/api/tables/{table}/vote", json={"agree": True}))
    with ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda person: person.http.post(f"/api/tables/{table}/rematch"), people))
    assert [answer.is_success for answer in answers] == [True, True], [answer.text for answer in answers]
    made = [answer.json()["table"] for answer in answers]
    assert (made[0]["id"], made[0]["yours"], made[1]["yours"]) == (made[1]["id"], [0], [1])


def test_a_stranger_has_no_rematch(people: list[Person], service: Service) -> None:
    ident, _ = lay(service.file, finished())
    assert people[0].http.post(f"/api/tables/{ident}/rematch").status_code == 403


def test_seats_are_changed_until_the_game_begins(people: list[Person]) -> None:
    ann, ben = people
    made = ann.create(SEATS, waits=True)
    table, link = made["table"]["id"], made["links"][0]["path"].replace("/seat/", "/api/seats/")
    assert ann.done(ann.http.post(f"/api/tables/{table}/seats/2/sit"))["seat"] == 2
    now = ann.get(f"/api/tables/{table}")
    assert who(now) == [("Cy", "steward", True), ("Ben", "", False), ("Ann", "", True)]
    assert now["yours"] == [2]
    ann.done(ann.http.post(f"/api/tables/{table}/seats/1/sit"))
    assert ben.done(ben.http.post(link))["seat"] == 2  # the link goes with the seat that was meant
    assert who(ann.get(f"/api/tables/{table}")) == [("Cy", "steward", True), ("Ann", "", True), ("Ben", "", True)]
    assert ann.http.post(f"/api/tables/{table}/seats/2/sit").status_code == 400  # a person sits there
    ann.done(ann.http.post(f"/api/tables/{table}/start", json={}))
    assert ann.view(table, 1)["seat"] == 1
    assert ann.http.post(f"/api/tables/{table}/seats/0/sit").status_code == 400


def test_a_finished_game_is_taken_away_and_brought_back(people: list[Person], service: Service) -> None:
    rounds: dict[int, int] = {}
    game = finished(rounds=rounds)
    ident, _ = lay(service.file, game, "Friday", rounds)
    reply = people[0].http.get(f"/api/tables/{ident}/file")
    assert "attachment" in reply.headers["content-disposition"]
    brought = people[1].done(people[1].http.post("/api/tables/import", json=reply.json()))["table"]
    assert (brought["name"], brought["over"], brought["public"], brought["practice"]) == ("Friday", True, False, True)
    assert brought["winners"] == [int(each) for each in game.result]
    there = people[1].get(f"/api/tables/{brought['id']}/history", **{"from": rounds[2]})
    assert [list(each) for each in rounds.items()] == there["rounds"]
    assert there["position"]["round"] == 2


def test_a_game_that_is_played_is_taken_away_by_who_plays_alone(people: list[Person]) -> None:
    ann, ben = people
    together = seated(people)
    assert ann.http.get(f"/api/tables/{together}/file").status_code == 400
    alone = ann.create([SEATS[0], SEATS[2]])["table"]["id"]
    assert ben.http.get(f"/api/tables/{alone}/file").status_code == 400
    file = ann.get(f"/api/tables/{alone}/file")
    brought = ben.done(ben.http.post("/api/tables/import", json=file))["table"]
    assert brought["yours"] == [0]
    assert [seat["bot"] for seat in brought["seats"]] == ["", "steward"]
    taken, there = entries(file), entries(ben.get(f"/api/tables/{brought['id']}/file"))
    assert there[: len(taken)] == taken, "what was played is there; bots may have gone on"


@pytest.mark.parametrize("harm", ["nonsense", "cut", "bomb", "a million", "a tower"])
def test_a_file_that_is_no_game_is_refused(people: list[Person], service: Service, tmp_path: Path, harm: str) -> None:
    ann = people[0]
    file = ann.get(f"/api/tables/{ann.create([SEATS[0], SEATS[2]])['table']['id']}/file")
    record = base64.b64decode(file["record"])
    if harm == "nonsense":
        record = b"nonsense"
    elif harm == "cut":
        record = record[:-40]
    else:
        saved = read_save(record)
        huge = zlib.compress(bytes(64 * 1024 * 1024))
        position = msgspec.msgpack.decode(zlib.decompress(saved.pages[-1].checkpoint))
        if harm == "a tower":
            huge = zlib.compress(b"\x91" * 1_000_000)
        elif harm != "bomb":
            position["players"][0]["trade_goods"] = 10**6
            huge = zlib.compress(msgspec.msgpack.encode(position))
        pages = [msgspec.structs.replace(page, checkpoint=huge) for page in saved.pages]
        record = write_save(msgspec.structs.replace(saved, pages=pages))
    reply = ann.http.post("/api/tables/import", json=file | {"record": base64.b64encode(record).decode()})
    assert reply.status_code == 400, reply.text
    assert reply.json()["code"] == "refused"


def test_a_file_with_a_position_that_nobody_can_look_at_is_refused() -> None:
    table, random = Table.new("sa17 map=auto", ("Ann", "Ben"), 7), Random(3)
    while table.game.state.round < 2:
        seat, answer = asked(table, random)
        table.answer(seat, answer.decision, answer.keys[0])
    saved = read_save(table.save())
    position = msgspec.msgpack.decode(zlib.decompress(saved.pages[-1].checkpoint))
    position["players"][0]["secret_objectives"] = ["no such objective"]
    last = msgspec.structs.replace(saved.pages[-1], checkpoint=zlib.compress(msgspec.msgpack.encode(position)))
    brought(table.save())
    with pytest.raises(DamagedSave):
        brought(write_save(msgspec.structs.replace(saved, pages=[*saved.pages[:-1], last])))
