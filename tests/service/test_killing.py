"""The service is killed at random instants: every answer that was acknowledged is there afterwards, and play goes on."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random
from threading import Timer

import httpx
import pytest
from serving import Nursery, Person, on_disk, picked

KILLS = 50


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
        """Answer until the service is gone, or so many times. Who is to kill it mostly waits until it has played."""
        with Person(address) as person:
            person.http.cookies.set("mecatol_guest", self.cookie)
            if killer is not None and self.random.random() < 0.2:
                killer.start()
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
        with pytest.raises(httpx.TransportError):
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
