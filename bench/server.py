"""How many answers a second the service takes, how long one waits, and what that costs; service and players share this machine.

`python -m bench.server [--seconds 20]`: 50 games of six people, 300 sockets. A player answers as soon as his socket says that he
is asked, so that the service is never idle. First clients that are sent whole views, then clients that are sent differences, who
all post their answers; then clients that answer over their socket.
With `--against PYTHON` (an interpreter with another version of Mecatol) that version is measured before this one, by turns.
`--lines` measures the rest: 200 games and 1,000 sockets at five answers a second a table, memory, and a lobby of 10,000 tables.
`--database ADDRESS` (of an empty PostgreSQL database) measures one service and then two on it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect

from mecatol.service import roster
from mecatol.service.archive import Archive
from mecatol.service.archive import opened as archive_opened
from mecatol.service.desk import WAITING
from mecatol.service.ledger import GuestRow, NewSeat, TableRow, add_table
from mecatol.service.roster import Session

GAMES, SEATS = 50, 6
SLOW_GAMES, SLOW_SEATS, PACE = 200, 5, 0.2  # seconds between two answers at a table
TABLES, LOBBY = 10_000, 50  # in the file; how often the lobby is asked for
IDLE, ROOMS = 100, 60  # tables that nobody looks at; tables that may stay in memory
WARM = 30  # answers a game that are played before anything is measured
LIMITS = {
    "MECATOL_SOCKETS": "100000",
    "MECATOL_SOCKETS_AN_ADDRESS": "100000",
    "MECATOL_TABLES_AN_HOUR": "100000",
    "MECATOL_REQUESTS_A_MINUTE": "10000000",
}
ENDINGS = ("done", "pass", "no", "pay")


class Option(msgspec.Struct):
    key: str


class Decision(msgspec.Struct):
    id: str
    options: list[Option]


class View(msgspec.Struct):
    sequence: int
    decision: Decision | None


class Frame(msgspec.Struct):
    frame: str
    view: View | None = None
    beats: list[msgspec.Raw] | None = None
    changes: list[tuple[list[str | int], msgspec.Raw]] = []


class Figures:
    """What the players measured."""

    def __init__(self, pace: float = 0.0) -> None:
        self.pace = pace
        self.next: dict[str, float] = {}  # when a table may be answered at
        self.waits: list[float] = []  # seconds from sending an answer to its acknowledgement
        self.sizes: list[int] = []  # bytes of frames, compressed as on the wire
        self.lags: list[float] = []  # seconds the service was late to answer something that costs nothing
        self.connected = self.stale = self.frames = self.bytes = 0

    def begin(self) -> None:
        """What came before was only to get warm."""
        self.waits, self.sizes, self.lags = [], [], []
        self.stale = self.frames = self.bytes = 0

    def count(self, text: str | bytes) -> None:
        """A frame came."""
        self.frames += 1
        self.bytes += len(text)
        if self.frames % 16 == 0:
            self.sizes.append(len(zlib.compress(text.encode() if isinstance(text, str) else text, 6)))


read = msgspec.json.Decoder(Frame).decode


class Way(NamedTuple):
    """How players are told what happens, and how they answer."""

    beats: bool = True  # differences, and not whole views
    posts: bool = False  # each answer is a request of its own, and not a frame of the socket
    steps: bool = False  # each thing done is told by itself, as browsers ask

    def __str__(self) -> str:
        told = "step by step" if self.steps else "differences" if self.beats else "whole views"
        return f"{told}, answers {'posted' if self.posts else 'over the socket'}"


class Player:
    """Answers whatever a seat is asked."""

    def __init__(self, table: str, seat: int, figures: Figures, seed: int) -> None:
        self.table, self.seat, self.figures = table, seat, figures
        self.random = Random(seed)
        self.seen = View(0, None)
        self.answered = ""  # the decision that was answered last
        self.began = 0.0

    async def play(self, address: str, cookie: str, ready: asyncio.Event, way: Way) -> None:
        """As long as there is somebody to play with."""
        told = f"beats={str(way.beats).lower()}&steps={str(way.steps).lower()}"
        where = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live?seat={self.seat}&{told}"
        headers = {"Cookie": f"mecatol_guest={cookie}"}
        async with AsyncExitStack() as stack:
            socket = await stack.enter_async_context(connect(where, additional_headers=headers, max_size=None, compression=None))
            http = await stack.enter_async_context(posting(address, headers)) if way.posts else None
            await socket.send('{"frame": "resume"}')
            self.figures.connected += 1
            await ready.wait()
            async for text in socket:
                if (said := self._hear(text)) is None:
                    continue
                await self._wait()
                self.began = perf_counter()
                if http is None:
                    await socket.send(msgspec.json.encode({"frame": "answer", **said}).decode())
                else:
                    response = await http.post(f"/api/tables/{self.table}/seats/{self.seat}/answer", json=said)
                    self._told(response.status_code == 200)

    def _hear(self, text: str | bytes) -> dict[str, Any] | None:
        """What is answered to a frame, if anything."""
        self.figures.count(text)
        frame = read(text)
        if frame.frame in ("accepted", "refused"):
            self._told(frame.frame == "accepted")
            return None
        if frame.view is not None:
            self.seen = frame.view
        elif frame.beats is not None:
            self.seen = changed(self.seen, frame.changes)
        decision = self.seen.decision
        if decision is None or decision.id == self.answered:
            return None
        self.answered = decision.id
        keys = [option.key for option in decision.options]
        endings = [key for key in keys if key in ENDINGS]
        key = endings[0] if endings and self.random.random() < 0.5 else self.random.choice(keys)
        return {"decision": decision.id, "keys": [key], "sequence": self.seen.sequence}

    async def _wait(self) -> None:
        """Until it is time for somebody at the table to answer."""
        figures = self.figures
        if figures.pace:
            due = figures.next[self.table] = max(perf_counter(), figures.next.get(self.table, 0.0) + figures.pace)
            await asyncio.sleep(due - perf_counter())

    def _told(self, accepted: bool) -> None:
        if accepted:
            self.figures.waits.append(perf_counter() - self.began)
        else:
            self.figures.stale += 1
            self.answered = ""


def posting(address: str, headers: dict[str, str]) -> httpx.AsyncClient:
    """For requests, one after the other."""
    limits = httpx.Limits(max_keepalive_connections=1)
    return httpx.AsyncClient(base_url=address, headers=headers, timeout=60, verify=False, limits=limits)


def changed(seen: View, changes: list[tuple[list[str | int], msgspec.Raw]]) -> View:
    """A view with what has changed of it, as far as the players look at it."""
    for path, value in changes:
        if path == ["sequence"]:
            seen = View(msgspec.json.decode(value, type=int), seen.decision)
        elif path == ["decision"]:
            seen = View(seen.sequence, msgspec.json.decode(value, type=Decision | None))
        elif path == ["decision", "id"] and seen.decision is not None:
            seen = View(seen.sequence, Decision(msgspec.json.decode(value, type=str), seen.decision.options))
        elif path == ["decision", "options"] and seen.decision is not None:
            seen = View(seen.sequence, Decision(seen.decision.id, msgspec.json.decode(value, type=list[Option])))
        elif path[:2] == ["decision", "options"] and path[3:] == ["key"] and seen.decision is not None:
            seen.decision.options[int(path[2])] = Option(msgspec.json.decode(value, type=str))
    return seen


async def watch_lag(address: str, figures: Figures) -> None:
    """Ask for something that costs nothing, again and again: how long the loop is busy with something else."""
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
        while True:
            began = perf_counter()
            await http.get("/healthz")
            figures.lags.append(perf_counter() - began)
            await asyncio.sleep(0.05)


def busy(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def service(python: str, where: str, **settings: str) -> AsyncIterator[tuple[str, int]]:
    """A service over a file or a database: its address and its process."""
    place = {"MECATOL_DATABASE": where} if "://" in where else {}
    command = ["-m", "mecatol.cli", "serve", "--port", "0", *([] if place else ["--file", where])]
    settings = LIMITS | place | settings
    process = await asyncio.create_subprocess_exec(python, *command, stdout=asyncio.subprocess.PIPE, env=os.environ | settings)
    assert process.stdout is not None
    try:
        address = re.search(r"http://[^/]+", (await process.stdout.readline()).decode())
        assert address is not None
        yield address[0], process.pid
    finally:
        process.terminate()
        await process.wait()


async def opened(address: str, games: int, seats: int) -> tuple[str, list[str]]:
    """So many new games of one guest: his cookie, and the tables."""
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as host:
        cookie = (await host.post("/api/guest", json={"name": "Bench"})).cookies["mecatol_guest"]
        people = [{"name": f"Player {n}", "plays": "me"} for n in range(seats)]
        new = [{"name": f"Game {n}", "seats": people, "seed": n} for n in range(games)]
        return cookie, [(await host.post("/api/tables", json=each)).json()["table"]["id"] for each in new]


async def measure(
    services: Sequence[tuple[str, int]], seconds: float, way: Way, games: int = GAMES, seats: int = SEATS, pace: float = 0.0
) -> tuple[Figures, float, float]:
    """Everybody plays for so long, each table's people at one of the services: what they measured, how long it took, and the
    services' processor time. What has to be read and put into words once has been by then."""
    figures, ready = Figures(pace), asyncio.Event()
    cookie, tables = await opened(services[0][0], games, seats)
    playing = [
        asyncio.create_task(
            Player(table, seat, figures, n * seats + seat).play(services[n % len(services)][0], cookie, ready, way)
        )
        for n, table in enumerate(tables)
        for seat in range(seats)
    ]
    while figures.connected < len(playing):
        await asyncio.sleep(0.1)
    ready.set()
    playing.append(asyncio.create_task(watch_lag(services[0][0], figures)))
    while not pace and len(figures.waits) < WARM * games:
        await asyncio.sleep(0.1)
    figures.begin()
    began, used = perf_counter(), sum(busy(pid) for _, pid in services)
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    took, used = perf_counter() - began, sum(busy(pid) for _, pid in services) - used
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return figures, took, used


async def play(seconds: float, pythons: Sequence[str]) -> None:
    """As many answers as can be had, of each version, in each way that it knows."""
    for way in (Way(beats=False, posts=True), Way(posts=True), Way(steps=True), Way()):
        for python in pythons:
            if not way.posts and not takes_frames(python):
                continue
            with tempfile.TemporaryDirectory() as folder:
                async with service(python, f"{folder}/games.sqlite") as one:
                    before = memory(one[1])
                    measured = await measure([one], seconds, way)
                    grown = (memory(one[1]) - before) / GAMES
            told = f"{way}, {'this version' if python == sys.executable else 'the other one'}"
            report(f"{told}: {GAMES} games, {GAMES * SEATS} sockets", *measured)
            print(f"a played table     {grown / 1e6:8.2f} MB, with what all tables share", flush=True)


def takes_frames(python: str) -> bool:
    """Whether a version takes answers over the socket."""
    asked = [python, "-c", "from mecatol.service.messages import Answering"]
    return subprocess.run(asked, stderr=subprocess.DEVNULL, check=False).returncode == 0


async def lines(seconds: float) -> None:
    """Tables that are played at leisure, tables at which nobody plays, and a long lobby."""
    with tempfile.TemporaryDirectory() as folder:
        async with service(sys.executable, f"{folder}/games.sqlite") as one:
            measured = await measure([one], seconds, Way(), SLOW_GAMES, SLOW_SEATS, PACE)
        report(f"{1 / PACE:.0f} answers a second a table: {SLOW_GAMES} games, {SLOW_GAMES * SLOW_SEATS} sockets", *measured)
    with tempfile.TemporaryDirectory() as folder:
        async with service(sys.executable, f"{folder}/games.sqlite", MECATOL_ROOMS=str(ROOMS)) as (address, pid):
            await opened(address, ROOMS, SEATS)
            before = memory(pid)
            await opened(address, IDLE, SEATS)
            print(
                f"an idle table      {(memory(pid) - before) / IDLE / 1e3:8.0f} kB, beyond those that stay in memory", flush=True
            )
    with tempfile.TemporaryDirectory() as folder:
        filled(Path(folder) / "games.sqlite")
        async with service(sys.executable, f"{folder}/games.sqlite") as (address, _), httpx.AsyncClient(base_url=address) as http:
            took = []
            for _ in range(LOBBY):
                began = perf_counter()
                assert len((await http.get("/api/tables")).json()) > 1
                took.append(perf_counter() - began)
    took.sort()
    middle, late = took[LOBBY // 2] * 1000, took[LOBBY * 95 // 100] * 1000
    print(f"the lobby          {middle:8.1f} ms, p95 {late:.1f} ms, with {TABLES:,} tables in the file", flush=True)


def filled(file: Path) -> None:
    """A file with very many public tables."""
    archive = Archive(file)
    archive.close()
    guest, seats = GuestRow("bench", "Bench", "en"), [NewSeat(f"Player {n}", "steward", None, None) for n in range(SEATS)]
    engine = archive_opened(file)
    with engine.connect() as connection:
        roster.add_guest(connection, guest, Session("bench", "", "", "", "bench"))
        for n in range(TABLES):
            row = TableRow(
                f"{n:016x}", f"Game {n}", "sa17", True, f"2026-01-01T{n:06}", 0, WAITING, (), host="bench", started=False
            )
            add_table(connection, row, seats, None)
        connection.commit()
    engine.dispose()


async def nodes(seconds: float, database: str) -> None:
    """One service on a database, and then two."""
    rates = []
    for number in (1, 2):
        async with AsyncExitStack() as stack:
            many = [await stack.enter_async_context(service(sys.executable, database)) for _ in range(number)]
            measured = await measure(many, seconds, Way())
        report(f"{number} on PostgreSQL: {GAMES} games, {GAMES * SEATS} sockets", *measured)
        rates.append(len(measured[0].waits) / measured[1])
    print(f"two against one    {rates[1] / rates[0]:8.2f} times as many answers a second", flush=True)


async def main(seconds: float, against: str, more: bool, database: str) -> None:
    """Play, and print the figures."""
    if database:
        await nodes(seconds, database)
    elif more:
        await lines(seconds)
    else:
        await play(seconds, [*([against] if against else []), sys.executable])


def report(what: str, figures: Figures, took: float, used: float) -> None:
    """The figures of one run."""
    waits, sizes, lags = sorted(figures.waits), sorted(figures.sizes), sorted(figures.lags)
    print(f"{what}, {took:.0f} s")
    print(f"answers a second   {len(waits) / took:8.0f}   (refused as stale: {figures.stale})")
    for share in (0.5, 0.95, 0.99):
        print(f"p{share * 100:<4.0f}              {waits[int(len(waits) * share)] * 1000:8.1f} ms")
    print(f"frames a second    {figures.frames / took:8.0f}   ({figures.bytes / took / 1e6:.1f} MB/s)")
    print(f"median frame       {sizes[len(sizes) // 2] if sizes else 0:8} bytes compressed")
    print(f"idle request p95   {lags[int(len(lags) * 0.95)] * 1000:8.1f} ms")
    print(
        f"processor time     {used:8.1f} s of the service: {used / len(waits) * 1000:.2f} ms an answer, all its sockets told",
        flush=True,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--against", default="", metavar="PYTHON")
    parser.add_argument("--lines", action="store_true")
    parser.add_argument("--database", default="", metavar="ADDRESS")
    given = parser.parse_args()
    uvloop.run(main(given.seconds, given.against, given.lines, given.database))
