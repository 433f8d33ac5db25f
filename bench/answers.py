"""What an answer costs the service, without the network: a desk, a file, tables of six seats that are told differences.

`python -m bench.answers [--answers 2000]`: processor time of the loop and of the whole process, frames and their bytes, after
2,000 answers that warm up. Who is asked something new is told after every answer, who looks on after every fifth, much as over
the network.
`--profile` prints how many calls that takes, and where; with `PYTHONHASHSEED=0` they are the same whatever else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import tempfile
from pathlib import Path
from random import Random
from time import process_time, thread_time

from mecatol.play import Table
from mecatol.service import messages as wire
from mecatol.service.archive import Archive
from mecatol.service.collecting import be_patient
from mecatol.service.desk import Desk
from mecatol.service.live import Listener
from mecatol.service.rooms import Room

GAMES, SEATS = 8, 6
ASKED, LOOKS_ON = 1, 5  # answers until a seat is told
WARM = 2000  # answers that are played before anything is measured
ENDINGS = ("done", "pass", "no", "pay")


class Socket:
    """Goes nowhere."""

    def __init__(self) -> None:
        self.frames = self.bytes = 0

    async def send_text(self, text: str) -> None:
        """A frame."""
        self.frames += 1
        self.bytes += len(text)


class Seats:
    """Everybody at a table."""

    def __init__(self, desk: Desk, room: Room, cookie: str, seed: int) -> None:
        self.desk, self.room, self.cookie = desk, room, cookie
        self.random = Random(seed)
        self.sockets = [Socket() for _ in range(SEATS)]
        self.listeners = [
            Listener(desk, socket, room, seat, "en", cookie, "", True)  # type: ignore[arg-type]
            for seat, socket in enumerate(self.sockets)
        ]
        self.answers = 0

    async def begin(self) -> None:
        """They sit down."""
        for listener in self.listeners:
            listener.enter()
            await listener.resume(wire.Resume())

    async def play(self) -> None:
        """Somebody answers, and everybody whose time it is hears of it."""
        table = self.room.table
        seat, answer = picked(table, self.random)
        await self.desk.answer(self.room.id, seat, answer, self.cookie)
        self.answers += 1
        for listener in self.listeners:
            if self.answers % (ASKED if listener._urgent() else LOOKS_ON) == 0:
                async with self.room.lock:
                    frame = listener._changed()
                if frame:
                    await listener._send(frame)


def picked(table: Table, random: Random) -> tuple[int, wire.Answer]:
    """Any answer of anybody who is asked, those that end something more often."""
    ask = random.choice(table.pending)
    keys = table.keys(ask)
    endings = [key for key in keys if key in ENDINGS]
    key = endings[0] if endings and random.random() < 0.5 else random.choice(keys)
    return ask.seat, wire.Answer(ask.id, (key,), table.heard(ask.seat))


async def run(answers: int, profile: bool) -> None:
    """Play, and print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Archive(Path(folder) / "games.sqlite"))
        be_patient()
        _, cookie = await desk.welcome("Bench", None)
        people = tuple(wire.SeatWanted(f"Player {n}", "me") for n in range(SEATS))
        tables = []
        for n in range(GAMES):
            made = await desk.create(wire.NewTable(f"Game {n}", people, seed=n), cookie)
            room = await desk.rooms.open(made.table.id)
            assert room is not None
            tables.append(Seats(desk, room, cookie, n))
            await tables[-1].begin()
        await play(tables, WARM)
        sockets = [socket for table in tables for socket in table.sockets]
        for socket in sockets:
            socket.frames = socket.bytes = 0
        counting = cProfile.Profile() if profile else None
        if counting is not None:
            counting.enable()
        loop, process = thread_time(), process_time()
        await play(tables, answers)
        loop, process = thread_time() - loop, process_time() - process
        if counting is not None:
            counting.disable()
        await desk.close()
    if answers:
        report(answers, loop, process, sockets)
    if counting is not None:
        told = pstats.Stats(counting)
        told.sort_stats("cumulative").print_stats(70)
        told.sort_stats("tottime").print_stats(50)


async def play(tables: list[Seats], answers: int) -> None:
    """So many answers, table by table; a game that is over is left alone."""
    done = 0
    while done < answers:
        for table in tables:
            if not table.room.table.over and done < answers:
                await table.play()
                done += 1


def report(answers: int, loop: float, process: float, sockets: list[Socket]) -> None:
    """The figures."""
    frames, size = sum(socket.frames for socket in sockets), sum(socket.bytes for socket in sockets)
    print(f"the loop           {loop / answers * 1000:8.3f} ms of processor time an answer")
    print(f"the process        {process / answers * 1000:8.3f} ms")
    print(f"frames an answer   {frames / answers:8.2f}")
    print(f"bytes a frame      {size / frames:8.0f}, before compression")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=2000)
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    asyncio.run(run(given.answers, given.profile))
