"""Two tables that differ only in what others hold tell a seat the same bytes: what it cannot know decides nothing it is sent."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from serving import Hung, Wire, entered, with_desks

from mecatol.core.rules import PASS
from mecatol.play import Table
from mecatol.service import messages as wire
from mecatol.service import standing
from mecatol.service.desk import Desk
from mecatol.service.live import Listener
from mecatol.service.retelling import continued
from mecatol.service.standing import WINDOWS

NAMES = ("Ann", "Ben", "Cy", "Dee")
COUNTERS = (
    "sa_es +distant_suns +final_frontier +territorial_suns +paths_of_fate +twilight_council +mercenaries +dimensional_rifts"
)


def dealt_anew(ruleset: str, steps: int, seat: int) -> list[Table]:
    """A game at the beginning of a step that leaves nothing to chance, three times, with what a seat cannot know dealt anew."""
    random, table, played = Random(steps), Table.new(ruleset, NAMES[: 4 if "+pacts" in ruleset else 3], steps), 0
    while True:
        ask = random.choice(table.pending)
        table.answer(ask.seat, ask.id, random.choice(table.keys(ask)))
        played += 1
        if played >= steps:
            found = [continued(table, seat, table.mark()[0], seed) for seed in (1, 2, 3)]
            if not any(each.game.tape.news for each in found):
                return found


async def told(desk: Desk, playing: Table, seat: int, *ways: bool) -> list[bytes]:
    """Everything that a seat is sent: the view, the log, and frame by frame what happens while it answers for itself."""
    guest, cookie = await desk.welcome("Ann", None)
    seats = tuple(wire.SeatWanted(player.name, "me") for player in playing.game.state.players)
    table = (await desk.set_out(playing, wire.NewTable("Test", seats), guest)).table.id
    socket = Wire()
    room = await entered(desk, table)
    listener = Listener(desk, socket, room, seat, "en", cookie, "", *ways)  # type: ignore[arg-type]
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
    return [each.replace(table.encode(), b"") for each in socket.sent]


@pytest.mark.parametrize("ways", [(False,), (True,), (True, True)], ids=["views", "differences", "step by step"])
@pytest.mark.parametrize(
    ("ruleset", "steps"),
    [("sa17", 12), ("sa17", 60), ("official", 40), ("cp", 30), ("sa_es", 104), (COUNTERS, 56), ("sa_es +pacts", 64)],
)
def test_what_others_hold_changes_no_byte(tmp_path: Path, ruleset: str, steps: int, ways: tuple[bool, ...]) -> None:
    async def look(desk: Desk) -> None:
        frames = 0
        for seat in range(3):
            tables = dealt_anew(ruleset, steps, seat)
            assert len({table.digest() for table in tables}) == 3  # what others hold does differ
            first, *others = [await told(desk, table, seat, *ways) for table in tables]
            assert others == [first, first]
            frames += len(first)
        assert frames > 3  # somebody answered something

    with_desks(tmp_path / "games.sqlite", look, clock=Hung())


def window(ruleset: str, seed: int) -> Table:
    """A game in which somebody, and nobody else, may react to something."""
    random, table = Random(seed), Table.new(ruleset, NAMES[:3], seed)
    while len(table.pending) != 1 or table.pending[0].name not in WINDOWS:
        ask = random.choice(table.pending)
        table.answer(ask.seat, ask.id, random.choice(table.keys(ask)))
    return table


async def waited(desk: Desk, clock: Hung, playing: Table, step: int) -> tuple[frozenset[str], int]:
    """What somebody could have played who lets an order pass for him, and after how many seconds that was done, looking again
    after every step of so many."""
    guest, cookie = await desk.welcome("Ann", None)
    seats = tuple(wire.SeatWanted(name, "me") for name in NAMES[:3])
    table = (await desk.set_out(playing, wire.NewTable("Test", seats), guest)).table.id
    room, began = await entered(desk, table), clock.time()
    (ask,) = room.table.pending
    keys = frozenset(room.table.keys(ask))
    await desk.ordering.add(table, ask.seat, wire.NewOrder("", PASS), cookie)
    while room.table.asked(ask.seat) is ask:
        clock.on(seconds=step)
        await desk.tick()
    return keys, round(clock.time() - began)


@pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
def test_how_long_an_order_takes_tells_nothing_of_what_is_held(
    tmp_path: Path, ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever could have been played: the same draw is the same moment, and looking more often brings it no nearer."""
    clock = Hung()

    async def look(desk: Desk) -> None:
        held = set[frozenset[str]]()
        for draw in (1, 2):
            took = list[int]()
            for seed, step in ((1, 1), (2, 1), (3, 1), (1, 4), (2, 4)):
                monkeypatch.setattr(standing, "drawing", Random(draw))
                keys, seconds = await waited(desk, clock, window(ruleset, seed), step)
                held.add(keys)
                took.append(-(-seconds // 4))
            assert len(set(took)) == 1
        assert len(held) == 3  # they held different things

    with_desks(tmp_path / "games.sqlite", look, clock=clock)
