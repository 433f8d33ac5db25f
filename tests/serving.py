"""A real service in a process of its own, and people who play at it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, suppress
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mecatol.play import Table
from mecatol.service import messages as wire
from mecatol.service.archive import Archive, opened
from mecatol.service.clock import Clock
from mecatol.service.desk import Desk
from mecatol.service.ledger import load_record
from mecatol.service.rooms import Room
from mecatol.service.settings import Settings

ENDINGS = ("done", "pass", "no", "pay")
ADDRESS = re.compile(r"http://[^/]+")


class Service:
    """`mecatol serve` over a file."""

    def __init__(self, file: Path, client: Path, port: int = 0, **settings: str) -> None:
        options = ["--port", str(port), "--file", str(file), "--client", str(client)]
        self.file = file
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mecatol.cli", "serve", *options],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {f"MECATOL_{name.upper()}": value for name, value in settings.items()},
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = ADDRESS.search(self.said)
        assert found is not None
        self.address = found[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, where: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def guest(self, name: str) -> Person:
        """Somebody new."""
        person = Person(self.address)
        person.done(person.http.post("/api/guest", json={"name": name}))
        return person


class Person:
    """A guest with his cookie."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=120, verify=False)
        self.address = address

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, where: TracebackType | None) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies["mecatol_guest"]

    @staticmethod
    def done(response: httpx.Response) -> Any:
        """What came back, which must be no refusal."""
        assert response.is_success, response.text
        return response.json()

    def get(self, path: str, **query: str | int) -> Any:
        return self.done(self.http.get(path, params=query))

    def create(self, seats: Sequence[dict[str, str]], seed: int = 7, **more: Any) -> Any:
        """A new table."""
        return self.done(self.http.post("/api/tables", json={"name": "Test", "seats": seats, "seed": seed, **more}))

    def view(self, table: str, seat: int | None = None) -> Any:
        """The newest view."""
        return self.get(f"/api/tables/{table}/view", **({} if seat is None else {"seat": seat}))

    def answer(self, view: Any, key: str) -> httpx.Response:
        """Answer what a view asks."""
        said = {"decision": view["decision"]["id"], "keys": [key], "sequence": view["sequence"]}
        return self.http.post(f"/api/tables/{view['table']}/seats/{view['seat']}/answer", json=said)

    def listen(
        self, table: str, seat: int | None = None, *, cookie: str | None = None, beats: bool = False, steps: bool = False
    ) -> AbstractContextManager[ClientConnection]:
        """A socket of the table; the first frame is still to be sent."""
        secret = self.cookie if cookie is None else cookie
        query = f"?beats={str(beats).lower()}&steps={str(steps).lower()}" + ("" if seat is None else f"&seat={seat}")
        headers = {"Cookie": f"mecatol_guest={secret}"} if secret else {}
        where = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live{query}"
        return connect(where, additional_headers=headers, open_timeout=120)


class Hung(Clock):
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def time(self) -> float:
        return self.at

    def on(self, *, hours: float = 0, seconds: float = 0) -> None:
        """So much later."""
        self.at += hours * 3600 + seconds


def picked(view: Any, random: Random) -> str:
    """Any option, those that end something more often."""
    keys = [option["key"] for option in view["decision"]["options"]]
    endings = [key for key in keys if key in ENDINGS]
    return str(endings[0] if endings and random.random() < 0.5 else random.choice(keys))


def resumed(socket: ClientConnection, sequence: int = 0, rewinds: int = 0, chat: int = 0) -> Any:
    """Say what is known already; the first update."""
    socket.send(msgspec.json.encode({"frame": "resume", "sequence": sequence, "rewinds": rewinds, "chat": chat}).decode())
    return heard(socket)


def heard(socket: ClientConnection, timeout: float = 120) -> Any:
    """The next frame."""
    return msgspec.json.decode(socket.recv(timeout))


def close_code(socket: ClientConnection) -> int:
    """The code a socket is closed with."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(20)
    assert socket.close_code is not None
    return socket.close_code


def on_disk(file: Path | str, table: str) -> Table:
    """The game as the file has it, read as the service reads it."""
    engine = opened(file)
    try:
        with engine.connect() as connection:
            found = load_record(connection, table)
    finally:
        engine.dispose()
    assert found is not None
    return Table.load(found[1])


def with_desks(
    file: Path | str,
    does: Callable[..., Awaitable[None]],
    number: int = 1,
    settings: Settings | None = None,
    clock: Clock | None = None,
) -> None:
    """Something done at so many services over the same file."""

    async def run() -> None:
        desks = [Desk(Archive(file), settings, clock) for _ in range(number)]
        try:
            await does(*desks)
        finally:
            for desk in desks:
                await desk.close()

    asyncio.run(run())


async def seated(desk: Desk, people: int = 3, seed: int = 3, ruleset: str = "sa17") -> tuple[str, str]:
    """A table of people who are all the same guest: its id, and his cookie."""
    _, cookie = await desk.welcome("Ann", None)
    seats = tuple(wire.SeatWanted(name, "me") for name in ("Ann", "Ben", "Cy", "Dee")[:people])
    created = await desk.create(wire.NewTable("Test", seats, seed=seed, ruleset=ruleset), cookie)
    return created.table.id, cookie


async def entered(desk: Desk, table: str) -> Room:
    room = await desk.rooms.open(table)
    assert room is not None
    return room


def asked(table: Table, random: Random) -> tuple[int, wire.Answer]:
    """Somebody's next answer."""
    ask = random.choice(table.pending)
    keys = table.keys(ask)
    endings = [key for key in keys if key in ENDINGS]
    key = endings[0] if endings and random.random() < 0.4 else random.choice(keys)
    return ask.seat, wire.Answer(ask.id, (key,), table.heard(ask.seat))


class Wire:
    """A socket that keeps what is sent to it."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text.encode())


class Nursery:
    """A process that has read the service's code and makes services of it: restarts cost no reading.

    Run as `python serving.py`; a line with the length of leases and a file or a database on its input makes a service, which says
    its id and port.
    """

    def __init__(self) -> None:
        self.process = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.started: list[int] = []

    def start(self, where: Path | str, lease: int = 1) -> tuple[int, str]:
        """A service: its process id and address."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(lease, where, file=self.process.stdin, flush=True)
        pid, port = self.process.stdout.readline().split()
        self.started.append(int(pid))
        return int(pid), f"http://127.0.0.1:{port}"

    def clear(self) -> None:
        """Nobody is left behind, whatever a test came to."""
        for pid in self.started:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.started = []

    def close(self) -> None:
        """No more services."""
        self.clear()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def _nurse() -> None:
    from mecatol.service import serve
    from mecatol.service.sight import Sight

    protocols = ("http.httptools_impl", "websockets.websockets_sansio_impl")
    drivers = ("sqlalchemy.dialects.sqlite", "sqlalchemy.dialects.postgresql.psycopg", "psycopg")
    for module in ("mecatol.service.app", *drivers, "uvloop", *(f"uvicorn.protocols.{p}" for p in protocols)):
        import_module(module)
    Sight("", Table.new("sa17 map=auto", ("Ann", "Ben", "Cy"))).view(0)
    with TemporaryDirectory() as folder:  # a first one, which is never opened: what it has worked out the others have from it
        archive = serve.opened_archive(Path(folder) / "games.sqlite")
        import_module("mecatol.service.app").application(archive, Path(os.devnull), Settings())
        archive.close()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    for line in sys.stdin:
        listening = serve.listen("127.0.0.1", 0)
        pid = os.fork()
        if not pid:
            sys.stdin.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            lease, where = line.strip().split(" ", 1)
            archive = serve.opened_archive(where if where.startswith("postgresql") else Path(where))
            serve.run(archive, Path(os.devnull), Settings(lease_seconds=int(lease)), listening)
            os._exit(0)
        print(pid, listening.getsockname()[1], flush=True)
        listening.close()


if __name__ == "__main__":
    _nurse()
