"""Answers over the socket: what a request does, without one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from serving import Person, Service, close_code, heard, on_disk, picked, resumed
from websockets.sync.client import ClientConnection

from mecatol.client import Client, Declined
from mecatol.service.protocols import Gathering

SEATS = [{"name": name, "plays": "me"} for name in ("Ann", "Ben", "Cy")]


def answered(socket: ClientConnection, view: Any, key: str, **other: Any) -> Any:
    """What the service says to an answer."""
    said = {"frame": "answer", "decision": view["decision"]["id"], "keys": [key], "sequence": view["sequence"], **other}
    socket.send(msgspec.json.encode(said).decode())
    while (frame := heard(socket))["frame"] not in ("accepted", "refused"):
        pass
    return frame


def asked(person: Person, table: str) -> Any:
    """The view of a seat that is asked something."""
    views = (person.view(table, seat) for seat in range(len(SEATS)))
    return next(view for view in views if view["decision"])


def test_an_acknowledged_answer_survives_a_kill(tmp_path: Path) -> None:
    random = Random(4)
    with Service(tmp_path / "games.sqlite", tmp_path) as running, running.guest("Ann") as ann:
        table, told = ann.create(SEATS)["table"]["id"], []
        for _ in range(12):
            view = asked(ann, table)
            with ann.listen(table, view["seat"], beats=True) as socket:
                resumed(socket)
                key = picked(view, random)
                frame = answered(socket, view, key)
            assert frame == {"frame": "accepted", "decision": view["decision"]["id"], "sequence": frame["sequence"]}
            assert frame["sequence"] == ann.view(table, view["seat"])["sequence"]
            told.append((view["seat"], key))
        running.process.kill()
        running.process.wait()
    assert [(each.seat, each.key) for each in on_disk(tmp_path / "games.sqlite", table).decisions() if each.by != "table"] == told


def test_what_is_refused_is_refused_in_the_same_words(service: Service) -> None:
    with service.guest("Ann") as ann:
        table = ann.create(SEATS)["table"]["id"]
        view = asked(ann, table)
        with ann.listen(table, view["seat"]) as socket:
            resumed(socket)
            for decision, key in ((view["decision"]["id"], "no such key"), ("0.0.9", "done")):
                other = {**view, "decision": {"id": decision}}
                frame = answered(socket, other, key)
                assert frame["decision"] == decision
                assert frame["problem"] == ann.answer(other, key).json()
            late = {**view, "sequence": view["sequence"] + 1}
            key = view["decision"]["options"][0]["key"]
            assert answered(socket, late, key)["problem"] == ann.answer(late, key).json()
        assert ann.view(table, view["seat"]) == view


def test_who_only_watches_answers_nothing(service: Service) -> None:
    with service.guest("Ann") as ann, service.guest("Zoe") as zoe:
        table = ann.create(SEATS, public=True)["table"]["id"]
        view = asked(ann, table)
        with zoe.listen(table) as socket:
            resumed(socket)
            frame = answered(socket, view, view["decision"]["options"][0]["key"])
        assert frame["problem"]["code"] == "not_your_seat"
        assert ann.view(table, view["seat"]) == view


@pytest.mark.parametrize("other", [{"keys": []}, {"keys": ["a", "b"]}, {"keys": ["x" * 301]}, {"sequence": -1}, {"seat": 2}])
def test_what_is_no_answer_closes_the_socket(service: Service, other: dict[str, Any]) -> None:
    with service.guest("Ann") as ann:
        table = ann.create(SEATS)["table"]["id"]
        with ann.listen(table, 0) as socket:
            resumed(socket)
            said = {"frame": "answer", "decision": "1", "keys": ["done"], "sequence": 0, **other}
            socket.send(msgspec.json.encode(said).decode())
            assert close_code(socket) == 4400


def test_answers_count_as_requests(tmp_path: Path) -> None:
    with Service(tmp_path / "games.sqlite", tmp_path, requests_a_minute="12") as running, running.guest("Ann") as ann:
        table = ann.create(SEATS)["table"]["id"]
        view = {"decision": {"id": "none"}, "sequence": 0}
        with ann.listen(table, 0) as socket:
            resumed(socket)
            codes = [answered(socket, view, "done")["problem"]["code"] for _ in range(20)]
        assert codes[0] == "stale"
        assert codes[-1] == "too_much"


def test_a_program_plays_over_its_socket(service: Service) -> None:
    random = Random(9)
    with service.guest("Ann") as ann:
        table = ann.create(SEATS)["table"]["id"]
        client = Client(service.address, ann.cookie)
        for _ in range(20):
            seat = asked(ann, table)["seat"]
            with client.play(table, seat) as playing:
                view = next(view for view in playing if view.decision is not None)
                assert view.decision is not None
                keys = [option.key for option in view.decision.options]
                with pytest.raises(Declined) as why:
                    playing.answer("no such key")
                assert why.value.problem.code == "refused"
                done = playing.answer(random.choice(keys))
            assert done.sequence == client.view(table, seat).sequence


class Line(asyncio.Transport):
    """What goes out, write by write."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.closed
        self.sent.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.sent))

    def close(self) -> None:
        self.closed = True


def test_what_is_sent_at_the_same_time_goes_out_together_and_in_its_order() -> None:
    async def send() -> None:
        line = Line()
        gathering = Gathering(line, asyncio.get_running_loop())
        gathering.write(b"accepted, ")
        asyncio.get_running_loop().call_soon(gathering.write, b"and then? ")
        gathering.write(b"and what came of it; ")
        assert line.sent == []
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert line.sent == [b"accepted, and what came of it; ", b"and then? "]
        gathering.write(b"good-bye")
        assert gathering.get_write_buffer_size() == len(b"".join(line.sent)), "nothing waits behind what is counted"
        gathering.write(b"!")
        gathering.close()
        assert line.sent[-1] == b"!"
        assert line.closed

    asyncio.run(send())
