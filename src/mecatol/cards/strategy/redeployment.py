"""Ships sent elsewhere by a Strategy Card: one system far, and nothing is activated by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.hexes import NOWHERE, Hex
from mecatol.core.records import Record
from mecatol.rules.choosing import DONE
from mecatol.rules.moments import Travel
from mecatol.rules.naming import at_unit, in_system, kind_of, parted, planet_of, unit_key, unit_named, words_of
from mecatol.rules.official.departure import TAKE_BACK
from mecatol.rules.official.fleet_supply import Load
from mecatol.rules.official.game import Game
from mecatol.rules.official.voyage import Voyage
from mecatol.rules.pieces import SHIPS
from mecatol.rules.state import MERCENARIES, Group, Seat, Ship, UnitId

Where: TypeAlias = Callable[[Game, Seat, Hex], bool]
BY_WARFARE = "warfare"  # ships that go by the secondary of Warfare


class Orders(Record, frozen=True):
    """What a card lets ships do. Whatever is in space with a ship may go along with it."""

    leaves: Where  # from which systems
    enters: Where  # into which systems next to them
    kinds: tuple[UnitId, ...] = (*SHIPS, *MERCENARIES)  # OFF-SOT-MRC: in space those count as ships for cards
    number: int = 2
    loads: bool = False  # cargo and Leaders come from planets too
    one_start: bool = False  # all of them leave the same system
    help: str = ""  # by what they go, where a law speaks of it (see `Travel`)


def not_activated(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether no Command Counter of the player's lies in a system."""
    return seat not in game.board.system(hex_).counters


async def redeploy(game: Game, seat: Seat, orders: Orders) -> tuple[Hex, ...]:
    """A player sends ships, piece by piece until he says done; then all go at once. Where they went."""
    return await set_out(game, await plan(game, seat, orders))


async def plan(game: Game, seat: Seat, orders: Orders) -> Voyage:
    """A player says which ships are to go where. Nothing moves yet."""
    voyage = Voyage(seat, ())
    while (key := await game.compose(seat, "redeploy", voyage.ships, pieces, game, voyage, orders)) != DONE.key:
        add(game, voyage, key)
    return voyage


async def set_out(game: Game, voyage: Voyage) -> tuple[Hex, ...]:
    """The ships go. Where they went."""
    voyage.destinations = tuple(dict.fromkeys(ship.route[-1] for ship in voyage.ships))
    await game.movement.sail(voyage)
    for hex_ in voyage.destinations:
        arrived = [Group(ship.kind) for ship in voyage.ships if ship.route[-1] == hex_]
        await game.space_mines.entered(voyage.seat, hex_, arrived)
    return voyage.destinations


def may_redeploy(game: Game, seat: Seat, orders: Orders) -> Verdict:
    """Whether there is a ship that could go anywhere."""
    if next(sailings(game, Voyage(seat, ()), orders), None) is not None:
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-ACT-2", message("explain-no-ship-to-send"))


@grants("OFF-ACT-2")
def pieces(game: Game, voyage: Voyage, orders: Orders) -> list[Option[str]]:
    """Another ship, something for the last one to take along, the last piece taken back, or done.

    What the last ship would strand in space it takes along before anything else (OFF-UNI-3).
    """
    if voyage.ships and game.movement.strands(voyage, voyage.ships[-1].route[0]):
        return [*game.movement.relief(voyage), TAKE_BACK]
    found = ships(game, voyage, orders) if len(voyage.ships) < orders.number else []
    if voyage.ships:
        found += [*cargo(game, voyage, orders), *leaders(game, voyage, orders), TAKE_BACK]
    return [*found, DONE]


def ships(game: Game, voyage: Voyage, orders: Orders) -> list[Option[str]]:
    """Ships and the systems they could go to: "ship:<from>:<unit>><to>"."""
    return [
        Option(
            f"ship:{start}:{unit_key(group)}>{to}",
            things=(in_system(start), in_system(to), at_unit(group)),
            says=message("option-redeploy", kind=group.kind, start=start, system=to),
        )
        for start, group, to in sailings(game, voyage, orders)
    ]


def sailings(game: Game, voyage: Voyage, orders: Orders) -> Iterator[tuple[Hex, Group, Hex]]:
    """From where to where which ships could go."""
    seat = voyage.seat
    bound = [ship.route[0] for ship in voyage.ships[:1]] if orders.one_start else []
    for start in bound or game.board.fleets_of(seat):
        if not orders.leaves(game, seat, start):
            continue
        near = [to for to in game.galaxy.movement_adjacent(seat, start) if orders.enters(game, seat, to)]
        for group in game.board.ships(seat, start) if near else ():
            if not may_go(game, voyage, orders, start, group):
                continue
            for to in near:
                if game.routes.may_enter(Travel(seat, group.kind, start, start, to, to, orders.help)).allowed:
                    yield start, group, to


def may_go(game: Game, voyage: Voyage, orders: Orders, start: Hex, group: Group) -> bool:
    """Whether another ship of a group may leave its system, wherever it goes."""
    if group.kind not in orders.kinds or not is_left(voyage, start, group):
        return False
    return game.routes.allowance(voyage.seat, group.kind, start) > 0 and strands_nothing(game, voyage, start, group)


def strands_nothing(game: Game, voyage: Voyage, start: Hex, group: Group) -> bool:
    """Whether a ship of a group could take along everything that would be stranded without it."""
    trial = Voyage(voyage.seat, ())
    trial.draft([*voyage.ships, Ship(group.kind, group.damage, group.mark, (start, NOWHERE))])
    while game.movement.strands(trial, start):
        relief = game.movement.relief(trial)
        if not relief:
            return False
        game.movement.add(trial, relief[0].key)
    return True


def is_left(voyage: Voyage, start: Hex, group: Group) -> bool:
    """Whether a ship of a group is not yet spoken for."""
    carried = voyage.loaded(in_system(start), group.kind) if group.kind == "fighter" else 0
    return group.count > voyage.leaving(start, group) + carried


def cargo(game: Game, voyage: Voyage, orders: Orders) -> list[Option[str]]:
    """What the last ship could take along: "load:<place>:<kind>"."""
    ship = voyage.ships[-1]
    start, end = ship.route
    load = Load()
    for _, kind, count in ship.cargo:
        load = load.plus(kind, count)
    aboard = game.fleet_supply.places_of(voyage.seat, ship.kind, in_system(start), ship.mark)
    return [
        Option(f"load:{place}:{kind}", things=(place,), says=message("option-load", kind=kind, where=place))
        for hex_ in (start, end)
        for place, kind in game.movement.sources(voyage, hex_, start)
        if (place == in_system(start) or (orders.loads and planet_of(place)))
        if ship.kind != "fighter" and not load.plus(kind).over(aboard)
    ]


def leaders(game: Game, voyage: Voyage, orders: Orders) -> list[Option[str]]:
    """Leaders who could go with the last ship: "leader:<id>"."""
    start, end = voyage.ships[-1].route
    if voyage.ships[-1].kind not in SHIPS:
        return []
    return [
        Option(f"leader:{each.id}", things=(each.where,), says=message("option-take-leader", leader=each.id))
        for each in game.leaders.kept(voyage.seat)
        if each.id not in voyage.passengers()
        if each.where == in_system(start)
        or (orders.loads and planet_of(each.where) and game.board.hex_of(each.where) in (start, end))
        if game.movement.may_load(voyage.seat, game.board.hex_of(each.where), (start,)).allowed
    ]


def add(game: Game, voyage: Voyage, key: str) -> None:
    """Add a piece to the draft, or take the last one back."""
    if kind_of(key) != "ship":
        game.movement.add(voyage, key)
        return
    ship, to = parted(key, ">")
    _, start, unit = words_of(ship, 3)
    group = unit_named(game.board.units(voyage.seat, in_system(Hex(start))), unit)
    voyage.draft([*voyage.ships, Ship(group.kind, group.damage, group.mark, (Hex(start), Hex(to)))])
