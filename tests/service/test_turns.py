"""Answers of one table that come at the same time are written together; nobody is told of any before it is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from serving import Wire, asked, entered, on_disk, seated, with_desks

from mecatol.service import appending
from mecatol.service import messages as wire
from mecatol.service.desk import Desk
from mecatol.service.live import Listener
from mecatol.service.refusals import Declined
from mecatol.service.rooms import Room


async def several_asked(desk: Desk) -> tuple[Room, str, list[tuple[int, wire.Answer]]]:
    """A table at which several are asked at the same time, none of whom learns what the others answer; and an answer of each."""
    table, cookie = await seated(desk, 4)
    room, random = await entered(desk, table), Random(5)
    for _ in range(500):
        if len(room.table.pending) >= 3:
            break
        await desk.answer(table, *asked(room.table, random), cookie)
    assert len(room.table.pending) >= 3
    given = [
        (ask.seat, wire.Answer(ask.id, (random.choice(room.table.keys(ask)),), room.table.heard(ask.seat)))
        for ask in room.table.pending
    ]
    return room, cookie, given


async def everything_else() -> None:
    """Whatever can go on by itself goes on."""
    for _ in range(50):
        await asyncio.sleep(0)


def hold(desk: Desk) -> Event:
    """The disk does nothing until it is let go on."""
    held = Event()
    _ = desk.archive.put(lambda _: held.wait(60))
    return held


def said(given: Sequence[tuple[int, wire.Answer]]) -> list[tuple[int, str]]:
    return [(seat, answer.keys[0]) for seat, answer in given]


def players(table: Any, after: int) -> list[tuple[int, str]]:
    """What players have answered at a table since."""
    return [(each.seat, each.key) for each in table.decisions() if each.by == "player"][after:]


def test_answers_at_the_same_time_wait_for_the_disk_together_and_nobody_hears_of_them_before(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"

    async def play(desk: Desk) -> None:
        room, cookie, given = await several_asked(desk)
        before, version, known = len(players(room.table, 0)), room.version, on_disk(file, room.id).encoded()
        socket = Wire()
        listener = Listener(desk, socket, room, None, "en", cookie, "", True)  # type: ignore[arg-type]
        listener.enter()
        await listener.resume(wire.Resume())
        socket.sent.clear()
        following = asyncio.create_task(listener.go_on())
        held = hold(desk)
        answers = [asyncio.create_task(desk.answer(room.id, seat, answer, cookie)) for seat, answer in given]
        await everything_else()
        assert room.version == version + len(given), "in memory all of them have answered"
        looking = asyncio.create_task(desk.view(room.id, None, "en", cookie))
        late = asyncio.create_task(desk.answer(room.id, *given[0], cookie))
        await everything_else()
        assert not any(task.done() for task in (*answers, looking, late))
        assert not socket.sent
        assert on_disk(file, room.id).encoded() == known
        held.set()
        told = await asyncio.gather(*answers)
        assert len(told) == len(given)
        assert await looking == room.view_bytes(None, "en")
        with pytest.raises(Declined):
            await late
        assert players(room.table, before) == said(given)
        assert on_disk(file, room.id).encoded() == room.table.encoded()
        async with asyncio.timeout(10):
            while not socket.sent:
                await asyncio.sleep(0.01)
        following.cancel()
        listener.leave()

    with_desks(file, play)


def refusing(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """The disk refuses so many statements."""
    left, execute = [times], appending._execute

    def refuses(connection: sa.Connection, *args: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise sa.exc.OperationalError("", None, sqlite3.OperationalError("database or disk is full"))
        return execute(connection, *args)

    monkeypatch.setattr(appending, "_execute", refuses)


def test_who_knows_what_he_is_asked_is_told_with_those_who_look_on(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        room, cookie, given = await several_asked(desk)
        seat = given[0][0]
        for steps in (False, True):
            listener = Listener(desk, Wire(), room, seat, "en", cookie, "", True, steps)  # type: ignore[arg-type]
            listener.enter()
            assert listener._urgent(), "he knows nothing"
            await listener.resume(wire.Resume())
            assert not listener._urgent()
            (other, answer), *given[1:] = given[1:]
            heard = room.table.heard(seat)
            await desk.answer(room.id, other, answer, cookie)
            assert listener._urgent() == (room.table.heard(seat) > heard)
            assert listener._changed(), "who looks on sees that it is somebody else's turn"
            assert not listener._urgent()
            random = Random(1)
            asked_before = room.table.asked(seat)
            while room.table.asked(seat) in (asked_before, None):
                await desk.answer(room.id, *asked(room.table, random), cookie)
            assert listener._urgent()
            listener.leave()
            room, cookie, given = await several_asked(desk)
            seat = given[0][0]

    with_desks(tmp_path / "games.sqlite", play)


@pytest.mark.parametrize("times", [1, 2, 1000])
def test_where_the_disk_refuses_one_what_came_after_it_is_not_done_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Once: both are written one by one. Twice: the first is refused, and the table read again. Always: nobody has answered."""
    file = tmp_path / "games.sqlite"

    async def play(desk: Desk) -> None:
        room, cookie, given = await several_asked(desk)
        before, known = len(players(room.table, 0)), room.table.encoded()
        held = hold(desk)
        refusing(monkeypatch, times)
        answers = [asyncio.create_task(desk.answer(room.id, seat, answer, cookie)) for seat, answer in given]
        await everything_else()
        held.set()
        done = await asyncio.gather(*answers, return_exceptions=True)
        again = await entered(desk, room.id)
        assert room.lost == (times > 1)
        assert again.table.encoded() == on_disk(file, room.id).encoded()
        if times == 1000:
            assert all(isinstance(each, Declined) for each in done), done
            assert again.table.encoded() == known
        else:
            assert all(isinstance(each, wire.Accepted) for each in done), done
            assert sorted(players(again.table, before)) == sorted(said(given))

    with_desks(file, play)


def test_who_follows_step_by_step_misses_nothing_of_what_could_not_be_written_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        room, random, heard = await entered(desk, table), Random(3), list[int]()
        listener = Listener(desk, Wire(), room, 0, "en", cookie, "", True, True)  # type: ignore[arg-type]
        listener.enter()
        await listener.resume(wire.Resume())
        begin = listener.sequence
        for number in range(40):
            refusing(monkeypatch, 1 if number % 4 == 0 else 0)
            await desk.answer(table, *asked(listener.room.table, random), cookie)
            assert listener.room.lost == (number % 4 == 0)
            if listener.room.lost:
                await listener._move()
            frame = msgspec.json.decode(listener._changed() or b"{}")
            told = [*frame.get("events", ()), *(event for beat in frame.get("beats", ()) for event in beat["events"])]
            heard += [event["number"] for event in told]
        listener.leave()
        assert heard == list(range(begin + 1, listener.room.table.heard(0) + 1))
        assert len(heard) > 20

    with_desks(tmp_path / "games.sqlite", play)
