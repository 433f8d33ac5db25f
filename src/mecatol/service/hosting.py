"""What happens around a game: pauses, bots that stand in, vacations, votes, resigning. Each gives the table as it is then."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeAlias

from msgspec.structs import replace

from mecatol.core.decisions import message
from mecatol.core.errors import Refused

from . import clocks
from . import messages as wire
from .clocks import DAY, SeatClock
from .ledger import SeatRow, TableRow, Vote
from .seating import led_with, shared

Notice: TypeAlias = tuple[str, str]  # a message, and whom it is about
Arranged: TypeAlias = tuple[TableRow, list[Notice]]


def with_seats(row: TableRow, seats: Iterable[SeatRow]) -> TableRow:
    """A table with some seats as they are now."""
    now = {seat.seat: seat for seat in seats}
    return replace(row, seats=tuple(now.get(each.seat, each) for each in row.seats))


def of_player(row: TableRow, seat: int) -> list[SeatRow]:
    """The seats of the player who has one."""
    return [row.seats[each] for each in led_with(row.ruleset, len(row.seats), seat)]


def persons(row: TableRow) -> tuple[int, ...]:
    """The seats at which somebody sits."""
    return tuple(seat.seat for seat in row.seats if seat.person)


def of_person(row: TableRow, seat: int) -> tuple[int, ...]:
    """All seats of who sits at one: those of its player, and those that he has beside them."""
    guests = {guest for each in of_player(row, seat) for guest in each.guests}
    return tuple(each.seat for each in row.seats if guests & {*each.guests})


def voices(row: TableRow, seats: Iterable[int]) -> int:
    """How many people sit at these seats: each has one voice."""
    return len({of_person(row, seat) for seat in seats})


def plays_for(row: TableRow, seat: int) -> str:
    """The bot that plays a seat now: its own, one that stands in, or one that answers because time has run out; "": none."""
    sits = row.seats[seat]
    late = row.time.out == "once" and seat < len(row.facts.clocks) and row.facts.clocks[seat].out
    return sits.bot or sits.stand_in or (row.time.bot if late else "")


def resumes(row: TableRow, seat: int, now: float) -> float | None:
    """From when on a seat's time counts; none: not at all."""
    sits = row.seats[seat]
    if sits.bot or sits.stand_in or row.paused or row.ended:
        return None
    return max(now, float(sits.away or 0))


def around(row: TableRow, before: tuple[TableRow, wire.Around] | None = None) -> wire.Around:
    """What goes on around a table, for everybody; of those whose clocks stand as they did before it is told as then."""
    times = row.facts.clocks or clocks.wound(len(row.seats), row.time)
    return wire.Around(
        time=row.time,
        seats=tuple(
            [
                before[1].seats[n] if before is not None and _as_before(before[0], row, n) else _time_of(row, times[n], n)
                for n in range(len(row.seats))
            ]
        ),
        host=tuple(seat.seat for seat in row.seats if row.host is not None and row.host in seat.guests),
        paused=row.paused,
        ended=row.ended,
        motion=_told(row, row.motion) if row.motion else None,
        players=shared(row.ruleset, len(row.seats)),
        teaching=row.teaching,
    )


def _as_before(before: TableRow, row: TableRow, seat: int) -> bool:
    """Whether nothing has changed of a seat and its clock."""
    if before.seats[seat] is not row.seats[seat] or before.time is not row.time:
        return False
    clocks_then, clocks_now = before.facts.clocks, row.facts.clocks
    return bool(clocks_then) and bool(clocks_now) and clocks_then[seat] is clocks_now[seat]


def _time_of(row: TableRow, clock: SeatClock, number: int) -> wire.SeatTime:
    seat = row.seats[number]
    return clocks.told(clock, row.time, person=seat.person, stand_in=seat.stand_in, away=seat.away, vacation=seat.vacation)


def _told(row: TableRow, vote: Vote) -> wire.Motion:
    open_ = tuple(seat for seat in voters(row, vote) if seat not in (*vote.agreed, *vote.refused))
    return wire.Motion(vote.kind, vote.seat, vote.by, vote.agreed, vote.refused, open_)


def due(row: TableRow, asked: tuple[int, ...], now: float, reminds: float | None = None) -> int | None:
    """When a table needs the service by itself: at once where a bot is asked, when somebody's time runs out, or to remind him."""
    if row.paused or row.ended or row.facts.over:
        return None
    if any(plays_for(row, seat) for seat in asked):
        return int(now)
    ends = [clocks.runs_out(clock, row.time) for clock in row.facts.clocks if not clock.out]
    ends += [reminded(row, seat, reminds) for seat in range(len(row.facts.clocks))]
    return min((int(end) + 1 for end in ends if end is not None), default=None)


def reminded(row: TableRow, seat: int, reminds: float | None) -> float | None:
    """When who sits there is written to that the table waits for him, so many seconds after it began to; none: not at all."""
    sits, clock = row.seats[seat], row.facts.clocks[seat]
    if reminds is None or clock.since is None or clock.told or not sits.person or sits.stand_in:
        return None
    return max(clock.since + reminds, float(sits.away or 0))


def reminders(row: TableRow, now: float, reminds: float | None) -> tuple[TableRow, tuple[str, ...]]:
    """Those who are to be written to now, once for each time the table waits for them."""
    late = [seat for seat in range(len(row.facts.clocks)) if (at := reminded(row, seat, reminds)) is not None and at <= now]
    for seat in late:
        row = _with_clock(row, seat, replace(row.facts.clocks[seat], told=True))
    return row, tuple(dict.fromkeys(guest for seat in late for guest in row.seats[seat].guests))


def at_start(row: TableRow, now: float) -> TableRow:
    """A game that begins: the clocks are set going."""
    wound = clocks.wound(len(row.seats), row.time)
    times = clocks.advanced(wound, row.facts.waiting_for, lambda seat: resumes(row, seat, now), now, row.time)
    return replace(row, facts=replace(row.facts, clocks=times))


# -- what the host and players may do --------------------------------------------------------------------------------------


def pause(row: TableRow, paused: bool) -> Arranged:
    """The game rests, or goes on."""
    if row.paused == paused:
        return row, []
    return replace(row, paused=paused), [("notice-paused" if paused else "notice-resumed", "")]


def stand_in(row: TableRow, seat: int, bot: str) -> Arranged:
    """A bot plays for somebody until he is back, or he is."""
    sits = row.seats[seat]
    if sits.bot or sits.stand_in == bot:
        return row, []
    played = with_seats(row, (replace(each, stand_in=bot) for each in of_player(row, seat)))
    return played, [("notice-stand-in" if bot else "notice-back", sits.name)]


def vacation(row: TableRow, seat: int, days: int, now: float) -> Arranged:
    """Somebody is away for so many of the days he may take, or back before."""
    sits = row.seats[seat]
    mine = of_player(row, seat)
    if not days:
        unspent = max(0, int((float(sits.away or now) - now) // DAY))
        back = (replace(each, away=None, vacation=each.vacation - unspent) for each in mine)
        return with_seats(row, back), [("notice-back", sits.name)]
    if sits.vacation + days > row.time.vacation:
        raise Refused(message("service-no-vacation", days=row.time.vacation - sits.vacation))
    until, taken = int(now + days * DAY), sits.vacation + days
    return with_seats(row, (replace(each, away=until, vacation=taken) for each in mine)), [("notice-away", sits.name)]


def in_zone(row: TableRow, seat: int, zone: str, now: float) -> Arranged:
    """Somebody's nights are where he is."""
    if row.time.nights is None:
        raise Refused(message("service-no-nights"))
    for each in of_player(row, seat):
        row = _with_clock(row, each.seat, clocks.moved(row.facts.clocks[each.seat], zone, now, row.time))
    return row, [("notice-zone", row.seats[seat].name)]


def leave(row: TableRow, seat: int, ident: str) -> Arranged:
    """A player sits there no more: a bot plays on until somebody takes the seat by a link."""
    return _given_up(row, seat, tuple(each.seat for each in of_player(row, seat)), ident)


def _given_up(row: TableRow, seat: int, seats: tuple[int, ...], ident: str) -> Arranged:
    """Who sits at one of some seats sits at none of them any more."""
    sits = row.seats[seat]
    given_up = (row.seats[each] for each in seats)
    left = with_seats(row, (replace(each, guests=(), stand_in=each.stand_in or row.time.bot, away=None) for each in given_up))
    host = row.host
    if host in sits.guests and not any(host in each.guests for each in left.seats):
        host = next((each.guests[0] for each in left.seats if each.person), None)
    motion = row.motion if row.motion is not None and not {*seats} & {row.motion.seat, row.motion.by} else None
    return replace(left, host=host, motion=motion), [(ident, sits.name)]


def voters(row: TableRow, vote: Vote) -> tuple[int, ...]:
    """The seats of those who vote: everybody, but for who is to leave."""
    leaving = () if vote.kind == "end" else of_person(row, vote.seat)
    return tuple(seat for seat in persons(row) if seat not in leaving)


def move(row: TableRow, wanted: wire.MotionWanted, seats: tuple[int, ...]) -> Arranged:
    """Somebody asks for a vote; he himself agrees."""
    if row.motion is not None:
        raise Refused(message("service-voting"))
    by = seats[0]
    if wanted.kind == "remove" and (wanted.seat not in persons(row) or wanted.seat in seats):
        raise Refused(message("service-no-person-seat"))
    name = row.seats[by].name if wanted.kind == "end" else row.seats[wanted.seat].name
    asked = replace(row, motion=Vote(wanted.kind, wanted.seat if wanted.kind == "remove" else by, by, ()))
    counted, notices = vote(asked, seats, True)
    return counted, [(f"notice-motion-{wanted.kind}", name), *notices]


def vote(row: TableRow, seats: tuple[int, ...], agree: bool) -> Arranged:
    """Somebody answers: the game ends where all agree, somebody leaves where most of the others do; who asked takes it back.
    Where the others are level the host decides (CP-FAQ-29)."""
    motion = row.motion
    mine = () if motion is None else tuple(seat for seat in seats if seat in voters(row, motion))
    if motion is None or not mine:
        raise Refused(message("service-no-vote"))
    name = row.seats[motion.by].name if motion.kind == "end" else row.seats[motion.seat].name
    agreed = (set(motion.agreed) - set(mine)) | (set(mine) if agree else set())
    refused = (set(motion.refused) - set(mine)) | (set() if agree else set(mine))
    everybody, yes, no = (voices(row, each) for each in (voters(row, motion), agreed, refused))
    needed = everybody if motion.kind == "end" else everybody // 2 + 1
    level = motion.kind == "remove" and yes == no == everybody - no
    if yes >= needed or (level and _host_among(row, agreed)):
        over = replace(row, motion=None)
        if motion.kind == "end":
            return replace(over, ended=True), [("notice-ended", "")]
        return _given_up(over, motion.seat, of_person(row, motion.seat), "notice-removed-by-vote")
    open_to_host = motion.kind == "remove" and no * 2 == everybody and not _host_among(row, refused)
    lost = everybody - no < needed and not (open_to_host and not level)
    if motion.by in refused or lost:
        return replace(row, motion=None), [(f"notice-motion-{motion.kind}-failed", name)]
    counted = Vote(motion.kind, motion.seat, motion.by, tuple(sorted(agreed)), tuple(sorted(refused)))
    return replace(row, motion=counted), []


def _host_among(row: TableRow, seats: Collection[int]) -> bool:
    """Whether one of these seats is the host's."""
    return row.host is not None and any(row.host in row.seats[seat].guests for seat in seats)


def time_is_up(row: TableRow, now: float) -> Arranged:
    """Whoever's time has run out: everybody is told, and a bot answers or plays where the table wants that."""
    notices: list[Notice] = []
    for seat, clock in enumerate(row.facts.clocks):
        if clock.counted is None or clock.out or clocks.remaining(clock, now, row.time) > 0:
            continue
        row = _with_clock(row, seat, replace(clock, out=True))
        if row.seats[seat].stand_in:  # with his other seat
            continue
        notices.append((f"notice-time-{row.time.out.replace('_', '-')}", row.seats[seat].name))
        if row.time.out == "until_back":
            row = with_seats(row, (replace(each, stand_in=row.time.bot) for each in of_player(row, seat)))
    return row, notices


def _with_clock(row: TableRow, seat: int, clock: SeatClock) -> TableRow:
    times = tuple(clock if n == seat else each for n, each in enumerate(row.facts.clocks))
    return replace(row, facts=replace(row.facts, clocks=times))
