"""Two tables that differ only in what others hold tell a seat the same bytes: what it cannot know decides nothing it is sent."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from serving import entered, with_desks

from mecatol.play import Table
from mecatol.service import messages as wire
from mecatol.service.desk import Desk
from mecatol.service.live import Listener
from mecatol.service.retelling import continued

NAMES = ("Ann", "Ben", "Cy")
WHEN = re.compile(rb'"(at|since|runs_out)":"[^"]*"')


class Wire:
    """A socket that keeps what is sent to it."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text.encode())


def dealt_anew(ruleset: str, steps: int, seat: int) -> list[Table]:
    """A game at the beginning of a step that leaves nothing to chance, three times, with what a seat cannot know dealt anew."""
    random, table, played = Random(steps), Table.new(ruleset, NAMES, steps), 0
    while True:
        ask = random.choice(table.pending)
        table.answer(ask.seat, ask.id, random.choice(table.keys(ask)))
        played += 1
        if played >= steps:
            found = [continued(table, seat, table.mark()[0], seed) for seed in (1, 2, 3)]
            if not any(each.game.tape.news for each in found):
                return found


async def told(desk: Desk, playing: Table, seat: int, *, beats: bool) -> list[bytes]:
    """Everything that a seat is sent: the view, the log, and frame by frame what happens while it answers for itself."""
    guest, cookie = await desk.welcome("Ann", None)
    seats = tuple(wire.SeatWanted(name, "me") for name in NAMES)
    table = (await desk.set_out(playing, wire.NewTable("Test", seats), guest)).table.id
    socket = Wire()
    room = await entered(desk, table)
    listener = Listener(desk, socket, room, seat, "en", cookie, beats)  # type: ignore[arg-type]
    listener.enter()
    await listener.resume(wire.Resume())
    random = Random(5)
    chance = room.table.game.tape.news
    while (ask := room.table.asked(seat)) is not None and len(socket.sent) < 20:
        key = random.choice(sorted(room.table.keys(ask)))
        socket.sent.append(key.encode())
        await desk.answer(table, seat, wire.Answer(ask.id, (key,), room.table.heard(seat)), cookie)
        if room.table.game.tape.news != chance:
            break  # from here on the tables may go different ways
        async with room.lock:
            socket.sent.append(listener._changed())
    listener.leave()
    return [WHEN.sub(b"", each.replace(table.encode(), b"")) for each in socket.sent]


@pytest.mark.parametrize("beats", [False, True], ids=["views", "differences"])
@pytest.mark.parametrize(
    ("ruleset", "steps"),
    [("sa17", 12), ("sa17", 60), ("official", 40), ("cp", 30)],
)
def test_what_others_hold_changes_no_byte(tmp_path: Path, ruleset: str, steps: int, beats: bool) -> None:
    async def look(desk: Desk) -> None:
        frames = 0
        for seat in range(3):
            tables = dealt_anew(ruleset, steps, seat)
            assert len({table.digest() for table in tables}) == 3  # what others hold does differ
            first, *others = [await told(desk, table, seat, beats=beats) for table in tables]
            assert others == [first, first]
            frames += len(first)
        assert frames > 3  # somebody answered something

    with_desks(tmp_path / "games.sqlite", look)
