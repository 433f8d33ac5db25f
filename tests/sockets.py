"""People who play over sockets, one each, come back whenever they are cut off, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from serving import on_disk, picked
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

PATIENCE = 0.02  # seconds until who was cut off comes back
GLANCE = 0.3  # seconds until who hears nothing looks whether he has played enough
AWAY = (httpx.TransportError, WebSocketException, InvalidHandshake, OSError, EOFError)


class Seat:
    """Somebody at a seat: he answers whatever his socket asks, until the game is over or he has played enough."""

    def __init__(self, address: str, cookie: str, table: str, seat: int, random: Random) -> None:
        self.address, self.cookie, self.table, self.seat, self.random = address, cookie, table, seat, random
        self.said: list[tuple[str, bool]] = []  # every answer that was not refused, and whether it was acknowledged
        self.heard = 0  # events, all of them in order
        self.rewinds = self.came = 0
        self.over = False

    @property
    def acknowledged(self) -> int:
        return sum(sure for _, sure in self.said)

    async def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Play on through whatever happens to the service."""
        headers = {"Cookie": f"mecatol_guest={self.cookie}", "Connection": "close"}
        where = f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/live?seat={self.seat}"
        limits = httpx.Limits(max_keepalive_connections=0)  # every request may go to another service
        async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60, verify=False, limits=limits) as http:
            while not self.over and not enough():
                try:
                    async with connect(where, additional_headers={"Cookie": headers["Cookie"]}, max_size=None) as socket:
                        self.came += 1
                        await self._sit(socket, http, enough)
                except AWAY:
                    await asyncio.sleep(PATIENCE)

    async def _sit(self, socket: ClientConnection, http: httpx.AsyncClient, enough: Callable[[], bool]) -> None:
        resume = {"frame": "resume", "sequence": self.heard, "rewinds": self.rewinds}
        await socket.send(msgspec.json.encode(resume).decode())
        while not enough():
            try:
                async with asyncio.timeout(GLANCE):
                    frame = msgspec.json.decode(await socket.recv())
            except TimeoutError:
                continue
            if frame["frame"] != "update":
                continue
            self._hear(frame)
            if self.over:
                return
            if frame["view"]["decision"]:
                await self._answer(frame["view"], http)

    def _hear(self, frame: Any) -> None:
        """Events come without gaps, whichever service tells them."""
        numbers = [event["number"] for event in frame["events"]]
        if frame["anew"] or not self.heard:
            self.heard = numbers[0] - 1 if numbers else self.heard
        assert numbers == list(range(self.heard + 1, self.heard + len(numbers) + 1)), (self.heard, numbers, frame["anew"])
        self.heard += len(numbers)
        self.rewinds = frame["view"]["rewinds"]
        self.over = frame["view"]["over"]

    async def _answer(self, view: Any, http: httpx.AsyncClient) -> None:
        key = picked(view, self.random)
        said = {"decision": view["decision"]["id"], "keys": [key], "sequence": view["sequence"]}
        self.said.append((key, False))  # it may be written before the service goes away, or he does
        response = await http.post(f"/api/tables/{self.table}/seats/{self.seat}/answer", json=said)
        if response.status_code == 200:
            self.said[-1] = (key, True)
        elif response.status_code >= 500 or response.json()["code"] != "stale":
            raise ConnectionError(response.text)  # it could not be written: he looks again
        else:
            self.said.pop()


async def seated_over_sockets(address: str, seats: Sequence[dict[str, str]], random: Random, **more: Any) -> list[Seat]:
    """A new table with its people."""
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
        cookie = (await http.post("/api/guest", json={"name": "Ann"})).cookies["mecatol_guest"]
        wanted = {"name": "Test", "seats": list(seats), "seed": random.randrange(1000), **more}
        made = (await http.post("/api/tables", json=wanted, headers={"Cookie": f"mecatol_guest={cookie}"})).json()
    mine = [n for n, seat in enumerate(seats) if seat.get("plays") == "me"]
    return [Seat(address, cookie, made["table"]["id"], n, Random(random.random())) for n in mine]


def check_record(where: Path | str, people: Sequence[Seat]) -> int:
    """Every acknowledged answer is on the record once, in order, and nothing else but answers that nobody heard of again; the
    record plays again as it stands. How many decisions it has in all."""
    saved = on_disk(where, people[0].table)
    assert saved.notices == []
    decisions = saved.decisions()
    for person in people:
        found = [d.key for d in decisions if d.seat == person.seat and d.by == "player"]
        assert explained(found, person.said), (person.seat, found, person.said)
    return len(decisions)


def explained(found: Sequence[str], said: Sequence[tuple[str, bool]]) -> bool:
    """Whether a record is what was said, but for some of what was not acknowledged."""
    standing = {0}
    for key in (*found, None):
        nexts = set[int]()
        for place in standing:
            for n in range(place, len(said)):
                if said[n][0] == key:
                    nexts.add(n + 1)
                if said[n][1]:
                    break
            else:
                if key is None:
                    return True
        standing = nexts
    return False
