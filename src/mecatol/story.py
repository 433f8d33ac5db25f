"""Events as a story: what belongs together is one passage, and each says what it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from mecatol.core.decisions import kind_of
from mecatol.rules.naming import name_of
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import UnitId

Event: TypeAlias = Mapping[str, Any]

MOVED = "shifted"
UNITS = ("placed", "removed", "damaged", "repaired")  # of which several in a row are told at once
SUMMED = ("counterschanged", "goodschanged")  # whose amounts are added up
DRAWN = "carddrawn"
TOGETHER = (MOVED, *UNITS, *SUMMED, DRAWN)  # what may be told by another event nearby
OPENINGS = ("roundbegan", "phasebegan", "turnbegan")  # by which the story is parted
DEEDS = ("strategyplayed", "activated", "cardplayed", "passed", "waited", "secondaryused")  # what comes of them stands below
KINDS = {  # what the fields of events name
    "seat": "player", "to": "player", "other": "player", "target": "player", "against": "player", "before": "player",
    "by": "player", "winner": "player", "system": "system", "destination": "system", "planet": "planet", "card": "card",
    "acts_as": "card", "cards": "card", "planets": "planet", "technology": "technology", "objective": "objective",
    "leader": "leader", "kind": "unit", "unit": "unit", "note": "note", "artifact": "artifact", "counter": "counter",
    "facility": "facility", "race": "race", "representative": "representative", "border": "border", "title": "card",
}  # fmt: skip


class Passage(msgspec.Struct, frozen=True):
    """One or several events told in one sentence."""

    event: dict[str, Any]
    numbers: tuple[int, ...]  # which of the events it tells, the first in whose place it stands


def passages(events: Sequence[Event], system_of: Callable[[str], str]) -> list[Passage]:
    """The story of some events; `system_of` a place is the system that it lies in."""
    found: list[Passage] = []
    begin = 0
    while begin < len(events):
        end = begin + 1
        while end < len(events) and belongs(events[begin], events[end]):
            end += 1
        run = events[begin:end]
        if run[0]["event"] == MOVED:
            found += _journeys(run, begin, system_of)
        else:
            found.append(Passage(_together(run), tuple(range(begin, end))))
        begin = end
    return found


def belongs(first: Event, other: Event) -> bool:
    """Whether an event is told together with the first of a run."""
    kind = first["event"]
    if kind != other["event"] or first.get("seat") != other.get("seat"):
        return False
    if kind == MOVED:
        return True
    if kind in UNITS:
        return bool(first["where"] == other["where"] and first.get("why") == other.get("why"))
    if kind in SUMMED:
        alike = all(first[name] == other[name] for name in ("area", "why") if name in first)
        return alike and (first["amount"] < 0) == (other["amount"] < 0)
    return kind == DRAWN and first["deck"] == other["deck"] and ("card" in first) == ("card" in other)


def _together(run: Sequence[Event]) -> dict[str, Any]:
    """Several events of a run as one."""
    found = dict(run[0])
    if found["event"] in UNITS:
        units: dict[str, int] = {}
        for event in run:
            units[event["kind"]] = units.get(event["kind"], 0) + event["count"]
        found["units"] = tuple(units.items())
    elif found["event"] in SUMMED:
        found["amount"] = sum(event["amount"] for event in run)
    elif found["event"] == DRAWN:
        found |= {"event": "cardsdrawn" if "card" in found else DRAWN, "count": len(run)}
        found["cards"] = tuple(event["card"] for event in run if "card" in event)
    return found


# -- journeys ----------------------------------------------------------------------------------------------------------------


class _Party(msgspec.Struct):
    """Units that came the same way."""

    kind: UnitId
    count: int
    origin: str
    place: str


def _journeys(run: Sequence[Event], begin: int, system_of: Callable[[str], str]) -> Iterator[Passage]:
    """Where units went from and to, with what was loaded on the way and landed in the end; told once."""
    parties: list[_Party] = []
    for event in run:
        _moved(parties, event)
    told: dict[tuple[str, str, str], dict[UnitId, int]] = {}
    for party in parties:
        if party.origin == party.place:
            continue
        for key in _legs(party, system_of):
            units = told.setdefault(key, {})
            units[party.kind] = units.get(party.kind, 0) + party.count
    free = list(range(begin, begin + len(run)))
    last = len(told) - 1
    for n, ((kind, source, where), units) in enumerate(told.items()):
        mine = tuple(free[n:] if n == last else free[n : n + 1]) or (free[-1],)
        crew = sorted(units.items(), key=lambda unit: not is_ship(unit[0]))
        event = {"event": kind, "seat": run[0]["seat"], "source": source, "where": where, "units": tuple(crew)}
        yield Passage(event, mine)
    if not told:
        yield Passage({**run[0], "event": "stayed"}, tuple(free))


def _moved(parties: list[_Party], event: Event) -> None:
    """Those who are there already go on, the last who came first; the others set out."""
    left, kind, source, where = event["count"], event["kind"], event["source"], event["where"]
    for party in [each for each in reversed(parties) if each.kind == kind and each.place == source]:
        going = min(left, party.count)
        if going < party.count:
            party.count -= going
            parties.append(_Party(kind, going, party.origin, where))
        elif going:
            party.place = where
        left -= going
    if left:
        parties.append(_Party(kind, left, source, where))


def _legs(party: _Party, system_of: Callable[[str], str]) -> Iterator[tuple[str, str, str]]:
    """A voyage between systems, and a landing at its end; or what is loaded, landed or carried over inside one."""
    start, end = system_of(party.origin), system_of(party.place)
    landed = kind_of(party.place) == "planet"
    if start != end:
        yield "journey", start, end
    if landed and (start != end or kind_of(party.origin) != "planet"):
        yield "landed", end, party.place
    elif start == end:
        yield ("carried" if landed else "boarded"), party.origin, party.place


# -- what it is about --------------------------------------------------------------------------------------------------------


def things_of(event: Event) -> tuple[str, ...]:
    """The things that an event is about, as keys name things: "player:2", "planet:jord", "card:plague", "unit:cruiser"."""
    found: dict[str, None] = {}
    for field, value in event.items():
        for each in value if isinstance(value, list | tuple) else (value,):
            if isinstance(each, str) and kind_of(each) in ("system", "planet", "player", "card", "border") and name_of(each):
                found[each] = None
            elif field in KINDS and _named(each):
                found[f"{KINDS[field]}:{each}"] = None
    return tuple(found)


def _named(value: Any) -> bool:
    return bool(value) if isinstance(value, str) else isinstance(value, int) and not isinstance(value, bool) and value >= 0
