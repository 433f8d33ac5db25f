"""Whose turn it is since when, and how much time he has left. Everything here is worked out from moments that it is given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

import msgspec
from msgspec.structs import replace

from . import messages as wire
from .clock import written

AGO = 0.001  # seconds: what is no later than that is now
DAY = 24 * 3600.0
LIFE = 3652 * DAY  # seconds beyond which nobody looks for an end
REMEMBERED = 2000  # clocks


class SeatClock(msgspec.Struct, frozen=True):
    """A seat's clock: since when the table waits for it, from when on that counts, and what was left then."""

    since: float | None = None
    counted: float | None = None  # none: the clock stands still
    left: float = 0.0
    out: bool = False  # it ran out while the table waited, and everybody was told
    told: bool = False  # he was written to that the table waits for him
    zone: str = ""  # where his nights are; "": where the table is at home


def advanced(
    before: tuple[SeatClock, ...],
    waiting: tuple[int, ...],
    resumes: Callable[[int], float | None],
    now: float,
    time: wire.TimeWanted,
    *,
    rewound: bool = False,
) -> tuple[SeatClock, ...]:
    """The clocks when the table waits for these seats from now on; a seat's time counts from when it resumes, or not at all.

    Who is no longer waited for gets his increment; who is waited for because the table went back gives it back.
    """
    found = []
    for seat, clock in enumerate(before):
        if clock.since is None and seat not in waiting:
            found.append(clock)
            continue
        left = remaining(clock, now, time)
        if seat not in waiting:
            bonus = time.increment if clock.since is not None and time.kind == "total" and not rewound else 0
            found.append(SeatClock(left=max(0.0, left) + bonus, zone=clock.zone))
            continue
        again = clock.since is not None
        if not again:
            left = left - rewound * time.increment if time.kind == "total" or rewound else float(time.seconds)
        counted = resumes(seat) if time.kind != "none" else None
        since = clock.since if clock.since is not None else now
        found.append(SeatClock(since, counted, left, again and clock.out, again and clock.told, clock.zone))
    return tuple(found)


def wound(seats: int, time: wire.TimeWanted) -> tuple[SeatClock, ...]:
    """The clocks of a game that begins."""
    return (SeatClock(left=float(time.seconds)),) * seats


def remaining(clock: SeatClock, now: float, time: wire.TimeWanted) -> float:
    """How many seconds a seat has left."""
    return clock.left - (spent(clock.counted, now, nights_of(clock, time)) if clock.counted is not None else 0.0)


@lru_cache(maxsize=REMEMBERED)
def runs_out(clock: SeatClock, time: wire.TimeWanted) -> float | None:
    """When a seat's time runs out, if nothing happens; none: never, or nobody lives to see it."""
    if clock.counted is None:
        return None
    at, left = clock.counted, max(0.0, clock.left)
    for day, until in hours(at, nights_of(clock, time)):
        if day and at + left <= until:
            return at + left
        left -= (until - at) * day
        at = until
        if at > clock.counted + LIFE:
            break
    return None


def nights_of(clock: SeatClock, time: wire.TimeWanted) -> wire.Nights | None:
    """The table's nights, where who sits there is."""
    return replace(time.nights, zone=clock.zone) if time.nights is not None and clock.zone else time.nights


def moved(clock: SeatClock, zone: str, now: float, time: wire.TimeWanted) -> SeatClock:
    """A clock whose nights are elsewhere from now on; what has counted until now has counted."""
    if clock.counted is None or clock.counted >= now:
        return replace(clock, zone=zone)
    return replace(clock, counted=now, left=remaining(clock, now, time), zone=zone)


def spent(begin: float, end: float, nights: wire.Nights | None) -> float:
    """How many seconds between two moments count."""
    total, at = 0.0, begin
    if end <= begin:
        return 0.0
    for day, until in hours(begin, nights):
        total += (min(until, end) - at) * day
        at = until
        if until >= end:
            break
    return total


def hours(begin: float, nights: wire.Nights | None) -> Iterator[tuple[bool, float]]:
    """From a moment on, by turns: whether it is day, and until when."""
    if nights is None or nights.begin == nights.end:
        yield True, float("inf")
        return
    zone, at = ZoneInfo(nights.zone), begin
    local = datetime.fromtimestamp(at, zone)
    today = local.date()
    while True:
        for hour in sorted((nights.begin, nights.end)):
            until = datetime(today.year, today.month, today.day, hour, tzinfo=zone).timestamp()
            if until > at + AGO:
                yield not night(local.hour, nights), until
                at, local = until, datetime.fromtimestamp(until, zone)
        today += timedelta(days=1)


def night(hour: int, nights: wire.Nights) -> bool:
    """Whether an hour of the day is at night."""
    if nights.begin < nights.end:
        return nights.begin <= hour < nights.end
    return hour >= nights.begin or hour < nights.end


@lru_cache(maxsize=REMEMBERED)
def told(
    clock: SeatClock, time: wire.TimeWanted, *, person: bool, stand_in: str, away: float | None, vacation: int
) -> wire.SeatTime:
    """A seat's clock, for everybody."""
    end, nights = runs_out(clock, time), nights_of(clock, time)
    return wire.SeatTime(
        since=written(clock.since) if clock.since is not None else "",
        person=person,
        left=max(0, round(clock.left)) if time.kind != "none" and person else None,
        runs_out=written(end) if end is not None else "",
        stand_in=stand_in,
        away=written(away) if away is not None else "",
        vacation=time.vacation - vacation,
        zone=nights.zone if nights is not None and person else "",
    )
