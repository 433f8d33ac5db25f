"""How many answers a second the service takes, how long one waits, and what that costs; service and players share this machine.

`python -m bench.server [--seconds 20]`: 50 games of six people, 300 sockets. A player answers as soon as his socket says that he
is asked, so that the service is never idle. First clients that are sent whole views, then clients that are sent differences, who
all post their answers; then clients that answer over their socket, and of these alone with `--sockets`.
With `--against PYTHON` (an interpreter with another version of Mecatol) that version is measured before this one, by turns.
`--leisure` measures 200 games and 1,000 sockets at five answers a second a table, `--idle` the memory of tables that nobody looks
at, `--lobby` a lobby of 10,000 tables, `--lines` all three.
`--database ADDRESS` (of an empty PostgreSQL database) measures one service and then two on it, `--nodes` does so on a database
of its own (with `PYTHONPATH=tests`).

Beside a figure stands what is wanted of it. Whoever misses one is told so, and the command fails.
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
RATE, COST, FRAME, LAG = 1000, 0.8, 2048, 50  # answers a second, ms of processor an answer, bytes, ms that the loop is late
P95, P95_AT_LEISURE = 150, 100  # ms
PLAYED_MB, IDLE_KB, LOBBY_MS, TWO = 3, 100, 50, 1.6

missed: list[str] = []  # what was wanted and is not so


def figure(what: str, value: float, unit: str, *, least: float | None = None, most: float | None = None, also: str = "") -> None:
    """A line with a figure, and what is wanted of it."""
    wanted = f"at least {least:,g}" if least is not None else f"at most {most:,g}" if most is not None else ""
    over = (least is not None and value < least) or (most is not None and value > most)
    line = f"{what:<19}{value:10,.{0 if abs(value) >= 1000 else 2}f} {unit}"
    print(
        line + (f"   (wanted: {wanted}{', MISSED' if over else ''})" if wanted else "") + (f"   {also}" if also else ""),
        flush=True,
    )
    if over:
        missed.append(line)


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


async def play(seconds: float, pythons: Sequence[str], ways: Sequence[Way]) -> None:
    """As many answers as can be had, of each version, in each way that it knows."""
    for way in ways:
        for python in pythons:
            if not way.posts and not takes_frames(python):
                continue
            with tempfile.TemporaryDirectory() as folder:
                async with service(python, f"{folder}/games.sqlite") as one:
                    before = memory(one[1])
                    measured = await measure([one], seconds, way)
                    grown = (memory(one[1]) - before) / GAMES
            told = f"{way}, {'this version' if python == sys.executable else 'the other one'}"
            at_best = way == Way() and python == sys.executable
            report(f"{told}: {GAMES} games, {GAMES * SEATS} sockets", *measured, rate=RATE if at_best else None, p95=P95)
            figure("a played table", grown / 1e6, "MB", most=PLAYED_MB, also="with what all tables share")


def takes_frames(python: str) -> bool:
    """Whether a version takes answers over the socket."""
    asked = [python, "-c", "from mecatol.service.messages import Answering"]
    return subprocess.run(asked, stderr=subprocess.DEVNULL, check=False).returncode == 0


async def at_leisure(seconds: float) -> None:
    """Tables at which people take their time."""
    with tempfile.TemporaryDirectory() as folder:
        async with service(sys.executable, f"{folder}/games.sqlite") as one:
            measured = await measure([one], seconds, Way(), SLOW_GAMES, SLOW_SEATS, PACE)
    told = f"{1 / PACE:.0f} answers a second a table: {SLOW_GAMES} games, {SLOW_GAMES * SLOW_SEATS} sockets"
    report(told, *measured, p95=P95_AT_LEISURE)


async def idle() -> None:
    """Tables at which nobody plays."""
    with tempfile.TemporaryDirectory() as folder:
        async with service(sys.executable, f"{folder}/games.sqlite", MECATOL_ROOMS=str(ROOMS)) as (address, pid):
            await opened(address, ROOMS, SEATS)
            before = memory(pid)
            await opened(address, IDLE, SEATS)
            grown = (memory(pid) - before) / IDLE
    figure("an idle table", grown / 1e3, "kB", most=IDLE_KB, also=f"beyond the {ROOMS} that stay in memory")


async def lobby() -> None:
    """Very many tables in the file."""
    with tempfile.TemporaryDirectory() as folder:
        filled(Path(folder) / "games.sqlite")
        async with (
            service(sys.executable, f"{folder}/games.sqlite") as (address, pid),
            httpx.AsyncClient(base_url=address, timeout=60) as http,
        ):
            took, used = [], busy(pid)
            for _ in range(LOBBY):
                began = perf_counter()
                assert len((await http.get("/api/tables")).json()) > 1
                took.append(perf_counter() - began)
            used = (busy(pid) - used) / LOBBY
    took.sort()
    figure("the lobby", took[LOBBY // 2] * 1000, "ms", most=LOBBY_MS, also=f"with {TABLES:,} tables in the file")
    figure("the lobby, p95", took[LOBBY * 95 // 100] * 1000, "ms", also=f"{used * 1000:.1f} ms of processor time each")


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


async def nodes(seconds: float, databases: Sequence[str]) -> None:
    """One service on a database, and then two."""
    rates, costs = [], []
    for number, database in enumerate(databases, 1):
        async with AsyncExitStack() as stack:
            many = [await stack.enter_async_context(service(sys.executable, database)) for _ in range(number)]
            figures, took, used = await measure(many, seconds, Way())
        report(f"{number} on PostgreSQL: {GAMES} games, {GAMES * SEATS} sockets", figures, took, used)
        rates.append(len(figures.waits) / took)
        costs.append(used / len(figures.waits))
    if (os.cpu_count() or 1) > len(databases) + 1:  # one for the players and the database
        figure("two against one", rates[1] / rates[0], "times as many answers a second", least=TWO)
    else:
        figure(
            "two against one", rates[1] / rates[0], "times as many answers a second", also="two services have no two cores here"
        )
    figure("with cores enough", 2 * costs[0] / costs[1], "times as many, by processor time of the services", least=TWO)


async def main(given: argparse.Namespace) -> None:
    """Play, and print the figures."""
    if given.database:
        await nodes(given.seconds, [given.database, given.database])
    elif given.nodes:
        from postgres import postgres

        with postgres() as cluster:
            await nodes(given.seconds, [cluster.database(), cluster.database()])
    if given.leisure or given.lines:
        await at_leisure(given.seconds)
    if given.idle or given.lines:
        await idle()
    if given.lobby or given.lines:
        await lobby()
    if not (given.database or given.nodes or given.leisure or given.idle or given.lobby or given.lines):
        ways = [Way()] if given.sockets else [Way(beats=False, posts=True), Way(posts=True), Way(steps=True), Way()]
        await play(given.seconds, [*([given.against] if given.against else []), sys.executable], ways)


def report(what: str, figures: Figures, took: float, used: float, *, rate: int | None = None, p95: int | None = None) -> None:
    """The figures of one run; where a rate is wanted, so is all else."""
    waits, sizes, lags = sorted(figures.waits), sorted(figures.sizes), sorted(figures.lags)
    best, late = rate is not None, p95 is not None and (rate is not None or p95 == P95_AT_LEISURE)
    print(f"{what}, {took:.0f} s")
    figure("answers a second", len(waits) / took, "", least=rate, also=f"refused as stale: {figures.stale}")
    for share in (0.5, 0.95, 0.99):
        most = p95 if late and share == 0.95 else None
        figure(f"p{share * 100:.0f}", waits[int(len(waits) * share)] * 1000, "ms", most=most)
    figure("frames a second", figures.frames / took, f"({figures.bytes / took / 1e6:.1f} MB/s)")
    figure("median frame", sizes[len(sizes) // 2] if sizes else 0, "bytes compressed", most=FRAME if best else None)
    figure("idle request, p95", lags[int(len(lags) * 0.95)] * 1000, "ms: the loop is late", most=LAG if late else None)
    told = f"{used:.1f} s of the services, all sockets told; they had {used / took:.2f} of a core"
    figure("processor time", used / len(waits) * 1000, "ms an answer", most=COST if best else None, also=told)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--against", default="", metavar="PYTHON")
    parser.add_argument("--database", default="", metavar="ADDRESS")
    for option in ("--sockets", "--leisure", "--idle", "--lobby", "--lines", "--nodes"):
        parser.add_argument(option, action="store_true")
    uvloop.run(main(parser.parse_args()))
    if missed:
        sys.exit("missed: " + "; ".join(" ".join(line.split()) for line in missed))
