"""Services and databases are killed at random instants: every answer that was acknowledged is there once, and play goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from threading import Timer

import pytest
from crossing import Crossing
from postgres import postgres
from serving import Nursery, Person, heard, on_disk, picked, resumed
from sockets import AWAY, PATIENCE, Seat, check_record, seated_over_sockets
from websockets.sync.client import ClientConnection

KILLS = 50
SEATS = [*({"name": name, "plays": "me"} for name in ("Ann", "Ben", "Cy")), {"name": "Dee", "bot": "hasty"}]


class Player:
    """Somebody who plays all person's seats of a table and remembers what was acknowledged."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.acknowledged: list[tuple[int, str]] = []
        self.cookie = self.table = ""
        self.seats: tuple[int, ...] = ()

    def begin(self, address: str, seats: list[dict[str, str]]) -> None:
        with Person(address) as person:
            person.done(person.http.post("/api/guest", json={"name": "Ann"}))
            self.cookie = person.cookie
            self.table = person.create(seats, seed=self.random.randrange(1000))["table"]["id"]
        self.seats = tuple(n for n, seat in enumerate(seats) if seat.get("plays") == "me")

    def play(self, address: str, most: int = 10_000, killer: Timer | None = None) -> None:
        """Answer until the service is gone, or so many times; while bots are asked wait for what they do. Who is to kill it
        mostly waits until it has played."""
        with Person(address) as person, ExitStack() as ears:
            person.http.cookies.set("mecatol_guest", self.cookie)
            if killer is not None and self.random.random() < 0.2:
                killer.start()
            news: ClientConnection | None = None
            while most:
                for seat in self.seats:
                    view = person.view(self.table, seat)
                    if view["over"]:
                        return
                    if view["decision"]:
                        key = picked(view, self.random)
                        person.done(person.answer(view, key))
                        self.acknowledged.append((seat, key))
                        most -= 1
                        if killer is not None and killer.ident is None:
                            killer.start()
                        break
                else:
                    if news is None:
                        news = ears.enter_context(person.listen(self.table, self.seats[0]))
                        resumed(news)
                    else:
                        heard(news)

    def check(self, file: Path) -> None:
        """What was acknowledged is on the record; at most the answer under way when the service died is there too."""
        saved = on_disk(file, self.table)
        assert saved.notices == []
        written = [d for d in saved.decisions() if d.seat in self.seats and d.by == "player"]
        found = [(d.seat, d.key) for d in written]
        assert found[: len(self.acknowledged)] == self.acknowledged
        assert len(found) <= len(self.acknowledged) + 1
        self.acknowledged = found


@pytest.mark.parametrize(
    ("kills", "seats"),
    [
        (KILLS - 5, [{"name": name, "plays": "me"} for name in ("Ann", "Ben", "Cy")]),
        (5, [{"name": "Ann", "plays": "me"}, {"name": "Ben"}, {"name": "Cy"}]),
    ],
    ids=["people", "bots"],
)
def test_no_acknowledged_answer_is_lost(tmp_path: Path, nursery: Nursery, kills: int, seats: list[dict[str, str]]) -> None:
    file, random = tmp_path / "games.sqlite", Random(kills)
    player = Player(random)
    pid, address = nursery.start(file)
    player.begin(address, seats)
    for _ in range(kills):
        killer = Timer(random.uniform(0.0, 0.25), os.kill, (pid, signal.SIGKILL))
        with pytest.raises(AWAY):
            player.play(address, killer=killer)
        killer.join()
        player.check(file)
        pid, address = nursery.start(file)
    before = len(player.acknowledged)
    assert before >= kills // 2  # most were killed after they had acknowledged something
    player.play(address, 20)
    os.kill(pid, signal.SIGKILL)
    player.check(file)
    assert len(player.acknowledged) == before + 20


async def battered(address: str, where: Path | str, random: Random, kills: int, kill: Callable[[], Awaitable[None]]) -> None:
    """People play one game after the other while something is killed so many times, and then a little longer."""
    left, played = kills, 0

    async def kill_on(people: list[Seat]) -> None:
        nonlocal left
        while left and not all(person.over for person in people):
            enough = total(people) + random.randrange(4)  # mostly somebody has played before, however slow the machine is
            while total(people) < enough and not all(person.over for person in people):
                await asyncio.sleep(PATIENCE)
            await asyncio.sleep(random.uniform(0.0, 1.0))
            await kill()
            left -= 1

    while left:
        people = await seated_over_sockets(address, SEATS, random, ruleset="sa17 rounds=1")
        killing = asyncio.create_task(kill_on(people))
        while not killing.done() and not all(person.over for person in people):
            await asyncio.gather(*(person.play(killing.done) for person in people))
        await killing
        before = sum(person.acknowledged for person in people)
        await asyncio.gather(*(person.play(lambda: total(people) >= before + 20) for person in people))  # noqa: B023
        assert total(people) >= before + 20 or all(person.over for person in people)
        check_record(where, people)
        played += total(people)
    assert played > kills


def total(people: list[Seat]) -> int:
    return sum(person.acknowledged for person in people)


@pytest.mark.parametrize("kills", [6, pytest.param(150, marks=pytest.mark.soak)])
@pytest.mark.parametrize("nodes", [1, 2])
def test_services_that_are_killed_lose_and_double_nothing(tmp_path: Path, nursery: Nursery, nodes: int, kills: int) -> None:
    """One over a file, or one of two over a database; the other goes on."""
    random = Random(nodes)
    with postgres() as cluster:
        where = tmp_path / "games.sqlite" if nodes == 1 else cluster.database()
        running = [nursery.start(where) for _ in range(nodes)]
        with Crossing([address for _, address in running]) as proxy:

            async def kill() -> None:
                victim = random.randrange(nodes)
                os.kill(running[victim][0], signal.SIGKILL)
                running[victim] = await asyncio.to_thread(nursery.start, where)
                proxy.targets[victim] = running[victim][1]

            asyncio.run(battered(proxy.address, where, random, kills, kill))


@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.soak)])
def test_a_database_that_is_killed_loses_and_doubles_nothing(nursery: Nursery, kills: int) -> None:
    with postgres() as cluster:
        where = cluster.database()
        with Crossing([nursery.start(where)[1] for _ in range(2)]) as proxy:

            async def kill() -> None:
                await asyncio.to_thread(cluster.kill)
                await asyncio.to_thread(cluster.start)

            asyncio.run(battered(proxy.address, where, Random(kills), kills, kill))
