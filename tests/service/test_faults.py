"""Disks that are full, read-only or damaged, clocks that jump, bots that hang: plain words, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from serving import Hung, Person, Service, asked, entered, on_disk, picked, seated, with_desks

from mecatol.core.errors import Refused
from mecatol.service import attendance, bots
from mecatol.service import messages as wire
from mecatol.service.archive import ArchiveFault
from mecatol.service.desk import Desk
from mecatol.service.refusals import Declined
from mecatol.service.serve import opened_archive

TWO = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}]


def plays(person: Person, table: str, random: Random) -> tuple[int, Any]:
    """The next answer at a table, whoever is asked: its status, and what was said."""
    for seat in (0, 1):
        view = person.view(table, seat)
        if view["decision"]:
            key = picked(view, random)
            response = person.answer(view, key)
            return response.status_code, (seat, key) if response.is_success else response.json()
    raise AssertionError("nobody is asked anything")


def test_a_disk_that_is_full_refuses_in_words_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    file, random, acknowledged = tmp_path / "games.sqlite", Random(2), list[tuple[int, str]]()
    with Service(file, tmp_path) as service, service.guest("Ann") as ann:
        table = ann.create(TWO)["table"]["id"]
        pid = service.process.pid
        room = max(each.stat().st_size for each in tmp_path.glob("games.sqlite*")) + 40_000
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
        while (said := plays(ann, table, random))[0] == 200:
            acknowledged.append(said[1])
        assert said[0] in (500, 503)
        assert said[1]["code"] == "fault"
        assert "could not be written" in said[1]["message"]
        assert plays(ann, table, random)[0] in (500, 503)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        for _ in range(5):
            status, answer = plays(ann, table, random)
            assert status == 200
            acknowledged.append(answer)
    assert [(d.seat, d.key) for d in on_disk(file, table).decisions() if d.by == "player"] == acknowledged


def test_a_file_that_can_only_be_read_is_refused_in_words(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    file = folder / "games.sqlite"
    with_desks(file, seated)  # type: ignore[arg-type]
    before = file.read_bytes()
    file.chmod(0o400)
    folder.chmod(0o500)
    command = [sys.executable, "-m", "mecatol.cli", "serve", "--port", "0", "--file", str(file)]
    without_power = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*without_power, *command], capture_output=True, text=True, timeout=120)
    folder.chmod(0o700)
    assert done.returncode == 2, done
    assert "cannot keep games in" in done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == before


def test_a_file_with_damaged_pages_is_told_of_in_words(tmp_path: Path) -> None:
    """Page by page: it is refused when it is opened, or whoever needs what is damaged is told so."""
    file, random, known, told = tmp_path / "games.sqlite", Random(2), list[tuple[str, str]](), 0

    async def play(desk: Desk) -> None:
        known.append(await seated(desk))
        room = await entered(desk, known[0][0])
        for _ in range(40):
            seat, answer = asked(room.table, random)
            await desk.answer(known[0][0], seat, answer, known[0][1])

    async def look(desk: Desk) -> None:
        nonlocal told
        try:
            await desk.tables(known[0][1])
            await desk.view(*(known[0][0], 0, "en", known[0][1]))
        except (ArchiveFault, Declined):
            told += 1

    with_desks(file, play)
    whole, size = file.read_bytes(), 4096
    for damaged in range(1, len(whole) // size):
        file.write_bytes(whole[: damaged * size] + random.randbytes(size) + whole[(damaged + 1) * size :])
        for beside in tmp_path.glob("games.sqlite-*"):
            beside.unlink()
        try:
            opened_archive(file).close()
        except Refused:
            told += 1
            continue
        with_desks(file, look)
    assert told > 5


def test_clocks_that_jump_take_nobodys_time_and_tell_once(tmp_path: Path) -> None:
    clock = Hung()

    async def play(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        seats = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "me"))
        wanted = wire.NewTable("Test", seats, seed=3, time=wire.TimeWanted("total", 7200, increment=60))
        table = (await desk.create(wanted, cookie)).table.id
        room, random = await entered(desk, table), Random(1)
        for hours in (-48, 1, -24, 2, -24):  # back, and a little forth again
            clock.on(hours=hours)
            await desk.tick()
            seat, answer = asked(room.table, random)
            await desk.answer(table, seat, answer, cookie)
            assert all(each.left is None or each.left >= 0 for each in room.around().seats)
        assert not [line for line in await desk.talk(table, 0, "en") if line.kind == "notice"]
        late = len(room.table.waiting_for)
        clock.on(hours=1000)
        await desk.tick()
        await desk.tick()
        clock.on(hours=-2000)
        await desk.tick()
        assert len([line for line in await desk.talk(table, 0, "en") if line.kind == "notice"]) == late
        seat, answer = asked(room.table, random)
        await desk.answer(table, seat, answer, cookie)

    with_desks(tmp_path / "games.sqlite", play, clock=clock)


def test_a_bot_that_hangs_is_replaced_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        wanted = wire.NewTable("Test", (wire.SeatWanted("Ben", bot="hasty"), wire.SeatWanted("Cy", bot="hasty")), seed=1)
        room = await entered(desk, (await desk.create(wanted, cookie)).table.id)
        while room.version < 5:
            await asyncio.sleep(0.01)
        assert desk.bots.process is not None
        hanging = desk.bots.process
        monkeypatch.setattr(bots, "PATIENCE", 0.2)
        os.kill(hanging.pid, signal.SIGSTOP)
        await hanging.wait()
        monkeypatch.undo()
        stood = room.version
        while room.version < stood + 5:
            await asyncio.sleep(0.01)
        assert not room.lost

    with_desks(tmp_path / "games.sqlite", play)


def test_a_chore_that_breaks_off_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A service that no longer looked after its tables would leave them to stand still for ever."""
    monkeypatch.setattr(attendance, "PAUSE", 0.0)
    looked = 0

    async def play(desk: Desk) -> None:
        enough = asyncio.Event()

        async def tick() -> None:
            nonlocal looked
            looked += 1
            if looked == 1:
                raise ValueError("nobody has thought of this")
            enough.set()

        monkeypatch.setattr(desk.attendance, "tick", tick)
        chores = [asyncio.create_task(chore) for chore in desk.chores()]
        await enough.wait()
        for chore in chores:
            chore.cancel()
        await asyncio.wait(chores)

    with_desks(tmp_path / "games.sqlite", play)
    assert looked == 2
