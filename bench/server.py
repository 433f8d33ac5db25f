"""How many answers a second the service takes, and how long one waits: 50 games, 300 sockets, one service on this machine.

Every game has six seats of people, each with a socket of its own. A player answers as soon as his socket tells him that he is
asked, so the service is never idle; the players share the machine with it. First clients that are sent whole views, then clients
that are sent differences, in one run. `python -m bench.server [--seconds 20]`
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
import zlib
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES, SEATS = 50, 6
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
    view: View | None = None
    beats: list[msgspec.Raw] | None = None
    changes: list[tuple[list[str | int], msgspec.Raw]] = []


class Figures:
    """What the players measured."""

    def __init__(self) -> None:
        self.waits: list[float] = []  # seconds from sending an answer to its acknowledgement
        self.sizes: list[int] = []  # bytes of frames, compressed as on the wire
        self.lags: list[float] = []  # seconds the service was late to answer something that costs nothing
        self.connected = self.stale = self.frames = self.bytes = 0


read = msgspec.json.Decoder(Frame).decode


async def player(
    address: str, cookie: str, table: str, seat: int, figures: Figures, ready: asyncio.Event, seed: int, beats: bool
) -> None:
    """Answer whatever the seat is asked."""
    random, answered = Random(seed), ""
    where = f"{address.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}&beats={str(beats).lower()}"
    limits = httpx.Limits(max_keepalive_connections=1)
    headers = {"Cookie": f"mecatol_guest={cookie}"}
    async with (
        httpx.AsyncClient(base_url=address, headers=headers, timeout=60, verify=False, limits=limits) as http,
        connect(where, additional_headers=headers, max_size=None, compression=None) as socket,
    ):
        await socket.send('{"frame": "resume"}')
        figures.connected += 1
        await ready.wait()
        async for view in views(socket, figures):
            if view.decision is None or view.decision.id == answered:
                continue
            answered = view.decision.id
            keys = [option.key for option in view.decision.options]
            endings = [key for key in keys if key in ENDINGS]
            key = endings[0] if endings and random.random() < 0.5 else random.choice(keys)
            said = {"decision": answered, "keys": [key], "sequence": view.sequence}
            began = perf_counter()
            response = await http.post(f"/api/tables/{table}/seats/{seat}/answer", json=said)
            if response.status_code == 200:
                figures.waits.append(perf_counter() - began)
            else:
                figures.stale += 1
                answered = ""


async def views(socket: ClientConnection, figures: Figures) -> Any:
    """The views a socket tells, put together from differences where it tells those."""
    seen = View(0, None)
    async for text in socket:
        figures.frames += 1
        figures.bytes += len(text)
        if figures.frames % 16 == 0:
            figures.sizes.append(len(zlib.compress(text.encode() if isinstance(text, str) else text, 6)))
        frame = read(text)
        if frame.view is not None:
            seen = frame.view
        elif frame.beats is not None:
            seen = changed(seen, frame.changes)
        else:
            continue
        yield seen


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
            await http.get("/api/clauses/none")
            figures.lags.append(perf_counter() - began)
            await asyncio.sleep(0.05)


def busy(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, pid: int, seconds: float, beats: bool) -> tuple[Figures, float, float]:
    """Everybody plays for so long: what they measured, how long it took, the service's processor time."""
    figures, ready = Figures(), asyncio.Event()
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as host:
        cookie = (await host.post("/api/guest", json={"name": "Bench"})).cookies["mecatol_guest"]
        seats = [{"name": f"Player {n}", "plays": "me"} for n in range(SEATS)]
        tables = [
            (await host.post("/api/tables", json={"name": f"Game {n}", "seats": seats, "seed": n})).json()["table"]["id"]
            for n in range(GAMES)
        ]
    playing = [
        asyncio.create_task(player(address, cookie, table, seat, figures, ready, n * SEATS + seat, beats))
        for n, table in enumerate(tables)
        for seat in range(SEATS)
    ]
    while figures.connected < len(playing):
        await asyncio.sleep(0.1)
    ready.set()
    playing.append(asyncio.create_task(watch_lag(address, figures)))
    began, used = perf_counter(), busy(pid)
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    took, used = perf_counter() - began, busy(pid) - used
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return figures, took, used


async def main(seconds: float) -> None:
    """Start a service, play, and print the figures."""
    for beats in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            command = ["-m", "mecatol.cli", "serve", "--port", "0", "--file", str(Path(folder) / "games.sqlite")]
            limits = {"MECATOL_SOCKETS": "100000", "MECATOL_SOCKETS_AN_ADDRESS": "100000", "MECATOL_TABLES_AN_HOUR": "100000"}
            limits["MECATOL_REQUESTS_A_MINUTE"] = "10000000"
            service = await asyncio.create_subprocess_exec(
                sys.executable, *command, stdout=asyncio.subprocess.PIPE, env=os.environ | limits
            )
            assert service.stdout is not None
            try:
                address = re.search(r"http://[^/]+", (await service.stdout.readline()).decode())
                assert address is not None
                figures, took, used = await measure(address[0], service.pid, seconds, beats)
            finally:
                service.terminate()
                await service.wait()
        report("differences" if beats else "whole views", figures, took, used)


def report(what: str, figures: Figures, took: float, used: float) -> None:
    """The figures of one run."""
    waits, sizes, lags = sorted(figures.waits), sorted(figures.sizes), sorted(figures.lags)
    print(f"{what}: {GAMES} games, {GAMES * SEATS} sockets, {took:.0f} s")
    print(f"answers a second   {len(waits) / took:8.0f}   (refused as stale: {figures.stale})")
    for share in (0.5, 0.95, 0.99):
        print(f"p{share * 100:<4.0f}              {waits[int(len(waits) * share)] * 1000:8.1f} ms")
    print(f"frames a second    {figures.frames / took:8.0f}   ({figures.bytes / took / 1e6:.1f} MB/s)")
    print(f"median frame       {sizes[len(sizes) // 2] if sizes else 0:8} bytes compressed")
    print(f"idle request p95   {lags[int(len(lags) * 0.95)] * 1000:8.1f} ms")
    print(
        f"processor time     {used:8.1f} s of the service: {used / len(waits) * 1000:.2f} ms an answer, six sockets told",
        flush=True,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    asyncio.run(main(parser.parse_args().seconds))
