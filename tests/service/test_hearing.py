"""What seats are told as answers come: at once, with the others, and nothing twice or never."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from serving import Wire, asked, entered, seated, with_desks

from mecatol.service import appending
from mecatol.service import messages as wire
from mecatol.service.desk import Desk
from mecatol.service.live import Listener
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
