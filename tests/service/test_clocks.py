"""Play over weeks: whose turn since when, clocks, nights, vacations, and what happens when time runs out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from serving import Hung, Service, asked, entered, with_desks

from mecatol.service import clocks
from mecatol.service import messages as wire
from mecatol.service.clocks import SeatClock
from mecatol.service.desk import Desk
from mecatol.service.limits import TooMuch
from mecatol.service.refusals import Declined
from mecatol.service.rooms import Room

MADRID = wire.Nights(22, 8, "Europe/Madrid")
DAY_EACH = wire.TimeWanted("turn", 86400)


def moment(text: str, zone: str = "Europe/Madrid") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


# -- what counts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begin", "end", "hours"),
    [
        ("2026-06-01 10:00", "2026-06-01 12:00", 2),
        ("2026-06-01 20:00", "2026-06-02 10:00", 4),
        ("2026-06-01 23:00", "2026-06-02 07:00", 0),
        ("2026-06-01 12:00", "2026-06-04 12:00", 42),
        ("2026-10-24 21:00", "2026-10-25 09:00", 2),  # the night in which the hour is turned back
        ("2026-03-28 21:00", "2026-03-29 09:00", 2),  # and forth
    ],
)
def test_nights_do_not_count(begin: str, end: str, hours: float) -> None:
    assert clocks.spent(moment(begin), moment(end), MADRID) == hours * 3600


@settings(deadline=None)
@given(
    begin=st.integers(1_770_000_000, 1_830_000_000),
    left=st.integers(0, 20 * 86400),
    night=st.tuples(st.integers(0, 23), st.integers(0, 23)),
    zone=st.sampled_from(["UTC", "Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"]),
)
def test_time_runs_out_when_just_so_much_is_spent(begin: int, left: int, night: tuple[int, int], zone: str) -> None:
    time = wire.TimeWanted("turn", 86400, nights=wire.Nights(*night, zone))
    end = clocks.runs_out(SeatClock(float(begin), float(begin), float(left)), time)
    assert end is not None
    assert clocks.spent(begin, end, time.nights) == pytest.approx(left, abs=0.01)
    assert left == 0 or clocks.spent(begin, end - 1, time.nights) <= left - 0.9


def test_nobody_waits_for_an_end_that_nobody_lives_to_see() -> None:
    """Whoever saves up increments at a table with an hour's day lets nobody count the days of centuries."""
    time = wire.TimeWanted("total", 90 * 86400, 86400, wire.Nights(1, 0, "Europe/Madrid"))
    assert clocks.runs_out(SeatClock(1.8e9, 1.8e9, 1e15), time) is None
    assert clocks.runs_out(SeatClock(1.8e9, 1.8e9, 90 * 86400.0), time) == 1_986_595_200.0


def after(time: wire.TimeWanted, *steps: tuple[float, tuple[int, ...], bool]) -> list[float]:
    """What two seats have left when the table waits for these from these moments on."""
    times = clocks.wound(2, time)
    for now, waiting, rewound in steps:
        times = clocks.advanced(times, waiting, lambda _, at=now: at, now, time, rewound=rewound)  # type: ignore[misc]
    return [clock.left for clock in times]


def test_a_turn_has_its_time_and_the_next_one_has_it_anew() -> None:
    time = wire.TimeWanted("turn", 100)
    assert after(time, (0, (0,), False), (30, (0,), False)) == [70, 100]
    assert after(time, (0, (0,), False), (30, (1,), False), (50, (0,), False)) == [100, 80]


def test_time_in_all_grows_by_the_increment_and_going_back_wins_none() -> None:
    time = wire.TimeWanted("total", 100, 10)
    assert after(time, (0, (0,), False), (30, (1,), False)) == [80, 100]
    answered_and_back = ((0.0, (0,), False), (30.0, (1,), False), (30.0, (0,), True))
    assert after(time, *answered_and_back) == [70, 100]
    assert after(time, *answered_and_back, (30, (1,), False), (30, (0,), True)) == [70, 100]


def test_who_goes_back_has_his_turns_time_no_longer_than_before() -> None:
    time = wire.TimeWanted("turn", 100)
    assert after(time, (0, (0,), False), (30, (1,), False), (30, (0,), True)) == [70, 100]


# -- at a table ------------------------------------------------------------------------------------------------------------


async def sitting(desk: Desk, time: wire.TimeWanted) -> tuple[str, Room, list[str]]:
    """A table of two people: its id, its room, and their cookies by seat."""
    _, ann = await desk.welcome("Ann", None)
    _, ben = await desk.welcome("Ben", None)
    seats = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "guest"))
    created = await desk.create(wire.NewTable("Test", seats, seed=3, time=time), ann)
    await desk.take_seat(created.links[0].path.removeprefix("/seat/"), ben)
    return created.table.id, await entered(desk, created.table.id), [ann, ben]


def at_a_table(file: Path, time: wire.TimeWanted, does: Callable[[Desk, Hung, str, Room, list[str]], Awaitable[None]]) -> None:
    clock = Hung()

    async def play(desk: Desk) -> None:
        await does(desk, clock, *await sitting(desk, time))

    with_desks(file, play, clock=clock)


def waited_for(room: Room) -> int:
    return room.table.pending[0].seat


async def play_on(room: Room) -> None:
    """Let the bots play as long as they are asked."""
    while room._bot_task is not None and not room._bot_task.done():
        await asyncio.wait([room._bot_task])


async def written_up_to(room: Room, version: int) -> None:
    """Wait, as who listens does, until the table has come so far."""
    news = asyncio.Event()
    room.listeners.append(news)
    while room.version < version:
        news.clear()
        await news.wait()
    room.listeners.remove(news)


async def notices(desk: Desk, table: str) -> list[str]:
    return [line.text for line in await desk.talk(table, 0, "en") if line.kind == "notice" and "sits down" not in line.text]


def test_everybody_sees_whose_turn_it_is_since_when(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat = waited_for(room)
        time = (await desk.table(table, cookies[0])).around.seats[seat]
        assert (time.since, time.left, time.runs_out) == (clock.now(), 86400, "2027-01-16T08:00:00+00:00")
        clock.on(hours=3)
        given = asked(room.table, Random(1))[1]
        await desk.answer(table, seat, given, cookies[seat])
        seen = room.view(seat, "en").around.seats
        assert seen == (await desk.table(table, cookies[0])).around.seats
        now = waited_for(room)
        assert seen[now].since == (clock.now() if now != seat else time.since)

    at_a_table(tmp_path / "games.sqlite", DAY_EACH, play)


def test_when_time_runs_out_everybody_is_told_once_and_nothing_happens(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat, version = waited_for(room), room.version
        clock.on(hours=23.9)
        await desk.tick()
        assert await notices(desk, table) == []
        clock.on(hours=1)
        for _ in range(3):
            await desk.tick()
        assert await notices(desk, table) == [f"{room.row.seats[seat].name}'s time has run out."]
        assert room.version == version

    at_a_table(tmp_path / "games.sqlite", DAY_EACH, play)


def test_a_bot_answers_once_for_who_is_late(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat, version = waited_for(room), room.version
        clock.on(hours=25)
        await desk.tick()
        await play_on(room)
        assert room.version > version
        assert room.row.seats[seat].stand_in == ""
        assert "a bot answers this once" in (await notices(desk, table))[0]
        assert room.table.pending  # now the table waits for the other, whose time has only begun
        assert waited_for(room) != seat
        assert room.row.facts.clocks[waited_for(room)].left == 86400

    at_a_table(tmp_path / "games.sqlite", wire.TimeWanted("turn", 86400, out="once"), play)


def test_a_bot_plays_until_he_is_back(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat = waited_for(room)
        clock.on(hours=25)
        await desk.tick()
        await play_on(room)
        other = waited_for(room)
        assert other != seat
        assert room.row.seats[seat].stand_in == "hasty"
        clock.on(hours=2)
        while waited_for(room) == other:  # what the other plays is answered by the bot
            before = room.version
            await desk.answer(table, other, asked(room.table, Random(2))[1], cookies[other])
            await play_on(room)
            if room.version > before + 1:
                break
        await desk.stand_in(table, seat, wire.StandIn(), cookies[seat])
        assert room.row.seats[seat].stand_in == ""
        assert (await notices(desk, table))[-1] == f"{room.row.seats[seat].name} is back."

    at_a_table(tmp_path / "games.sqlite", wire.TimeWanted("turn", 86400, out="until_back", bot="hasty"), play)


@pytest.mark.rule("SAES-PAC-01")
def test_with_pacts_a_bot_plays_both_seats_of_who_is_late(tmp_path: Path) -> None:
    clock = Hung()

    async def play(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        firsts = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben"))
        seats = (*firsts, wire.SeatWanted("Also Ann"), wire.SeatWanted("Also Ben"))
        time = wire.TimeWanted("turn", 86400, out="until_back", bot="hasty")
        wanted = wire.NewTable("Test", seats, ruleset="sa_es +pacts", seed=3, time=time)
        table = (await desk.create(wanted, cookie)).table.id
        room = await entered(desk, table)
        await play_on(room)
        assert waited_for(room) in (0, 2)
        clock.on(hours=25)
        await desk.tick()
        assert [each.stand_in for each in room.row.seats] == ["hasty", "", "hasty", ""]
        await desk.pause(table, wire.Pause(True), cookie)
        assert sum("run out" in line for line in await notices(desk, table)) == 1

    with_desks(tmp_path / "games.sqlite", play, clock=clock)


def test_time_that_ran_out_while_the_service_was_away_is_seen_when_it_is_back(tmp_path: Path) -> None:
    clock, file, known = Hung(), tmp_path / "games.sqlite", list[str]()

    async def before(desk: Desk) -> None:
        known.append((await sitting(desk, wire.TimeWanted("turn", 86400, out="once")))[0])

    async def afterwards(desk: Desk) -> None:
        await desk.tick()
        room = desk.rooms.known(known[0])
        assert room is not None
        await play_on(room)
        assert len(await notices(desk, known[0])) == 1

    with_desks(file, before, clock=clock)
    clock.on(hours=30)
    with_desks(file, afterwards, clock=clock)


def test_bots_that_were_asked_when_the_service_died_play_on_by_themselves(tmp_path: Path) -> None:
    clock, file, known = Hung(), tmp_path / "games.sqlite", list[tuple[str, int]]()

    async def before(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        wanted = wire.NewTable("Test", (wire.SeatWanted("Ann"), wire.SeatWanted("Ben")), seed=3, ruleset="sa17 rounds=1")
        table = (await desk.create(wanted, cookie)).table.id
        room = await entered(desk, table)
        await written_up_to(room, 5)
        await desk.rooms.close()
        known.append((table, room.version))

    async def afterwards(desk: Desk) -> None:
        table, version = known[0]
        assert desk.rooms.known(table) is None
        await desk.tick()
        room = desk.rooms.known(table)
        assert room is not None
        await written_up_to(room, version + 1)

    with_desks(file, before, clock=clock)
    with_desks(file, afterwards, clock=clock)


def test_nothing_counts_on_vacation_or_while_the_game_rests(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat = waited_for(room)
        clock.on(hours=10)
        await desk.vacation(table, seat, wire.Vacation(3), cookies[seat])
        clock.on(hours=3 * 24)
        await desk.tick()
        clock.on(hours=13)
        await desk.pause(table, wire.Pause(True), cookies[0])
        clock.on(hours=500)
        await desk.tick()
        with pytest.raises(Declined, match="paused"):
            await desk.answer(table, seat, asked(room.table, Random(1))[1], cookies[seat])
        await desk.pause(table, wire.Pause(False), cookies[0])
        clock.on(seconds=3599)
        await desk.tick()
        assert [line for line in await notices(desk, table) if "run out" in line] == []
        clock.on(seconds=2)
        await desk.tick()
        assert [line for line in await notices(desk, table) if "run out" in line] != []
        with pytest.raises(Declined, match="service-no-vacation"):
            await desk.vacation(table, seat, wire.Vacation(12), cookies[seat])

    at_a_table(tmp_path / "games.sqlite", DAY_EACH, play)


def test_everybodys_nights_are_where_he_is(tmp_path: Path) -> None:
    """It is nine in the morning in Madrid, where the table is at home, and three at night in New York."""

    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat = waited_for(room)
        clock.on(hours=1)
        away = wire.Whereabouts("America/New_York")
        seen = (await desk.in_zone(table, seat, away, cookies[seat])).around.seats
        assert [seen[seat].zone, seen[1 - seat].zone] == ["America/New_York", "Europe/Madrid"]
        assert seen[seat].left == 9 * 3600  # the hour in which nobody knew that he sleeps has counted
        assert seen[seat].runs_out == "2027-01-15T22:00:00+00:00"  # nine hours after eight in New York
        assert await notices(desk, table) == [f"The nights of {('Ann', 'Ben')[seat]} are counted in another time zone now."]
        clock.on(hours=12.5)
        await desk.tick()
        assert len(await notices(desk, table)) == 1
        while waited_for(room) == seat:
            await desk.answer(table, seat, asked(room.table, Random(1))[1], cookies[seat])
        assert room.around().seats[1 - seat].runs_out == "2027-01-16T17:00:00+00:00"  # it is night in Madrid until seven
        with pytest.raises(Declined, match="no-zone"):
            await desk.in_zone(table, seat, wire.Whereabouts("Middle/Earth"), cookies[seat])
        with pytest.raises(Declined, match="not-yours"):
            await desk.in_zone(table, seat, away, cookies[1 - seat])
        await desk.in_zone(table, seat, wire.Whereabouts("Asia/Tokyo"), cookies[seat])
        with pytest.raises(TooMuch):  # who went round the world would always sleep
            await desk.in_zone(table, seat, away, cookies[seat])

    at_a_table(tmp_path / "games.sqlite", wire.TimeWanted("turn", 36000, nights=MADRID), play)


def test_nobody_moves_nights_that_are_none(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        with pytest.raises(Declined, match="service-no-nights"):
            await desk.in_zone(table, 0, wire.Whereabouts("Asia/Tokyo"), cookies[0])

    at_a_table(tmp_path / "games.sqlite", DAY_EACH, play)


def test_who_is_back_early_keeps_the_days_he_did_not_take(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        await desk.vacation(table, 0, wire.Vacation(14), cookies[0])
        clock.on(hours=30)
        await desk.vacation(table, 0, wire.Vacation(0), cookies[0])
        with pytest.raises(Declined, match="service-no-vacation"):
            await desk.vacation(table, 0, wire.Vacation(13), cookies[0])
        await desk.vacation(table, 0, wire.Vacation(12), cookies[0])
        clock.on(hours=24 * 12)
        await desk.vacation(table, 0, wire.Vacation(0), cookies[0])
        with pytest.raises(Declined, match="service-no-vacation"):
            await desk.vacation(table, 0, wire.Vacation(1), cookies[0])

    at_a_table(tmp_path / "games.sqlite", DAY_EACH, play)


def test_a_table_without_a_clock_never_needs_the_service_while_people_think(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        clock.on(hours=24 * 365)
        assert await desk.leases.due(clock.time(), 9) == []
        assert room.view(None, "en").around.seats[waited_for(room)].left is None

    at_a_table(tmp_path / "games.sqlite", wire.TimeWanted(), play)


def test_clocks_are_chosen_over_the_network(service: Service) -> None:
    with service.guest("Ann") as ann:
        seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}]
        night = {"begin": 22, "end": 8, "zone": "Europe/Madrid"}
        created = ann.create(seats, time={"kind": "total", "seconds": 864000, "increment": 3600, "nights": night, "out": "once"})
        assert created["table"]["around"]["time"]["nights"] == night
        assert sum(bool(seat["since"]) for seat in created["table"]["around"]["seats"]) >= 1
        wrong = {"name": "Test", "seats": seats, "time": {"kind": "turn", "nights": night | {"zone": "Middle/Earth"}}}
        assert "Middle/Earth" in ann.http.post("/api/tables", json=wrong).json()["message"]
