"""Transit Diodes as Shattered Ascension changes them: ground units and Leaders among planets and fleets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import Effect
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.layers import shattered_ascension
from mecatol.rules.moments import COMPONENT_ACTION
from mecatol.rules.naming import (
    kind_of,
    name_of,
    parted,
    place_named,
    planet_of,
    system_named,
    unit_key,
    unit_read,
    unit_with_place,
)
from mecatol.rules.pieces import GROUND, in_system, on_planet
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Group, Place, Seat

MOST = 6

# A draft is a list of steps: a traveller "<kind>@<place>" or "leader:<id>@<place>", then the place it goes to, and so on.
Draft = Sequence[str]


def places(game: Game, seat: Seat) -> list[Place]:
    """A player's planets and fleets in systems he has not activated."""
    found, fleets = [], game.board.fleets_of(seat)
    for system in game.state.systems:
        if seat in system.counters:
            continue
        if system.hex in fleets:
            found.append(in_system(system.hex))
        for planet in system.planets:
            if planet.owner == seat and game.board.is_solid(planet.id):
                found.append(on_planet(planet.id))
    return found


def moves(draft: Draft) -> list[tuple[str, Place, Place]]:
    """What goes from where to where, as far as it is said."""
    pairs = zip(draft[::2], draft[1::2], strict=False)
    return [(who, place_named(frm), place_named(to)) for (who, frm), to in ((parted(left, "@"), to) for left, to in pairs)]


def units_in(game: Game, seat: Seat, where: Place, draft: Draft) -> Groups:
    """A player's units in a place as they would be after a draft. A unit under way is nowhere."""
    units = forces.together(replace(group, mark="") for group in game.board.units(seat, where))
    under_way = [draft[-1]] if len(draft) % 2 else []
    gone = [(who, frm) for who, frm, _ in moves(draft)] + [parted(who, "@") for who in under_way]
    for who, frm in gone:
        if frm == where and not is_leader(who):
            units = forces.removed(units, (unit_read(who),))
    for who, _, to in moves(draft):
        if to == where and not is_leader(who):
            units = forces.added(units, (unit_read(who),))
    return units


def is_leader(who: str) -> bool:
    """Whether a traveller is a Leader, who takes no place."""
    return kind_of(who) == "leader"


def leaders_in(game: Game, seat: Seat, where: Place, draft: Draft) -> list[str]:
    """Leaders of a player in a place who have not been sent on."""
    sent = [name_of(parted(who, "@")[0]) for who in draft[::2] if is_leader(who)]
    return [leader.id for leader in game.leaders.kept(seat) if leader.where == where and leader.id not in sent]


def waiting(game: Game, seat: Seat, where: Place, draft: Draft) -> list[Group]:
    """Ground units in a place of which some have not travelled yet."""
    moved = [who for who, _, to in moves(draft) if to == where]
    units = units_in(game, seat, where, draft)
    return [group for group in units if group.kind in GROUND and group.count > moved.count(unit_key(group))]


def travellers(game: Game, seat: Seat, draft: Draft) -> Iterator[Option[str]]:
    """One more ground unit up to six, or a Leader, who does not count."""
    full = sum(not is_leader(who) for who in draft[::2]) >= MOST
    for where in places(game, seat):
        for group in () if full else waiting(game, seat, where, draft):
            who = unit_with_place(group, where)
            if any(goals(game, seat, [*draft, who])):
                yield Option(who, "", (where,), message("option-transit-unit", kind=group.kind, where=where))
        for leader in leaders_in(game, seat, where, draft):
            yield Option(f"leader:{leader}@{where}", "", (where,), message("option-transit-leader", leader=leader))


@grants("OFF-ACT-1", "SA17-LDR-02")
def departures(game: Game, seat: Seat, draft: Draft) -> list[str | Option[str]]:
    """One more traveller, or no more."""
    return [*travellers(game, seat, draft), "done"]


def goals(game: Game, seat: Seat, draft: Draft) -> Iterator[str]:
    """Where a traveller may go: planets, and fleets that have room for it; units into no closed system and out of none."""
    who, frm = parted(draft[-1], "@")
    for where in places(game, seat):
        if where != frm and (is_leader(who) or (is_open(game, seat, frm, where) and has_room(game, seat, where, who, draft))):
            yield where


def is_open(game: Game, seat: Seat, frm: str, to: Place) -> bool:
    """Whether nothing closes one of two systems to units."""
    start, end = game.board.hex_of(place_named(frm)), game.board.hex_of(to)
    return start == end or not game.routes.sealed(seat, start, end)


@grants("OFF-ACT-1", "SA17-LDR-02")
def arrivals(game: Game, seat: Seat, draft: Draft) -> list[Option[str]]:
    """One of them."""
    found = goals(game, seat, draft)
    return [Option(where, "", (where,), message("option-transit-to", where=where)) for where in found]


def has_room(game: Game, seat: Seat, where: Place, who: str, draft: Draft) -> bool:
    """Whether a place can take in one more ground unit."""
    if planet_of(where):
        return True
    hex_ = system_named(where)
    units = units_in(game, seat, where, draft)
    before = game.fleet_supply.problems_with(seat, hex_, units)
    after = game.fleet_supply.problems_with(seat, hex_, forces.added(units, (unit_read(who),)))
    return not after.worse_than(before)


def a_transit(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """For a counter of Strategy Allocation, with somebody to send."""
    able = seat == effect.owner and game.player(seat).strategy and len(places(game, seat)) > 1
    if not able or not any(travellers(game, seat, ())):
        return []
    return [Option("transit_diodes", "OFF-ACT-1", says=message("option-transit-diodes"))]


@shattered_ascension.may("transit_diodes", COMPONENT_ACTION, a_transit)
async def transit_diodes(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """As an action, for a counter of Strategy Allocation, up to six ground units go among planets and fleets."""
    game.economy.spend_counter(seat, "strategy", "transit_diodes")
    draft: list[str] = []
    while any(travellers(game, seat, draft)):
        who = await game.compose(seat, "transit", draft, departures, game, seat, draft)
        if who == "done":
            break
        draft.append(who)
        draft.append(await game.compose(seat, "transit_to", draft, arrivals, game, seat, draft))
    for who, frm, to in moves(draft):
        if is_leader(who):
            game.leaders.place(name_of(who), to)
        else:
            unit = unit_read(who)
            there = [g for g in game.board.units(seat, frm) if (g.kind, g.damage) == (unit.kind, unit.damage)]
            game.board.shift(seat, frm, to, forces.pick(tuple(there), unit.kind, 1))
