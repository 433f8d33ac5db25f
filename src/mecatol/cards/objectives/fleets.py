"""Objectives that ask for systems and for units on the board."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from mecatol.core.hexes import Hex
from mecatol.rules.catalogue import Count, Counts, Params, counted
from mecatol.rules.official.galaxy import NEXUS
from mecatol.rules.official.game import Game
from mecatol.rules.state import Seat, UnitId

from .common import (
    CLOSED,
    at_home,
    away,
    condition,
    controlled_systems,
    docks,
    fitting,
    homes,
    in_whole_system,
    is_planetary,
    mecatol,
    next_to,
    next_to_home,
    others,
    ships,
)
from .deeds import destroyed_docks

# -- systems -----------------------------------------------------------------------------------------------------------


@condition("control_systems")
def control_systems(game: Game, seat: Seat, params: Params) -> Counts:
    return counted("systems", len(fitting(game, seat, controlled_systems(game, seat), params)), params.number("systems"))


@condition("control_systems_near_enemy_homes")
def control_systems_near_enemy_homes(game: Game, seat: Seat, params: Params) -> Counts:
    mine = controlled_systems(game, seat)
    near = [o for o in at_home(game, seat) if any(hex_ in next_to_home(game, o) for hex_ in mine)]
    return counted("homes", len(near), params.number("homes"))


@condition("control_mecatol_rex_system")
def control_mecatol_rex_system(game: Game, seat: Seat, params: Params) -> Counts:
    """Asteroid Fields and Supernovae, which nobody can control, are left out of account where all systems are asked for."""
    middle = mecatol(game)
    if middle is None:
        return counted("mecatol_rex", 0)
    kind = params.text("kind")
    mine = [h for h in controlled_systems(game, seat) if not kind or ships(game, seat, h, kind)]
    around = next_to(game, middle)
    free = [hex_ for hex_ in around if hex_ in mine or game.galaxy.anomaly(hex_) not in CLOSED]
    wanted = len(free) if params.text("adjacent") == "all" else params.number("adjacent")
    return (Count("mecatol_rex", middle in mine, 1), Count("adjacent", sum([hex_ in mine for hex_ in around]), wanted))


@condition("settled_systems")
def settled_systems(game: Game, seat: Seat, params: Params) -> Counts:
    mine, wanted = controlled_systems(game, seat), params.number("systems")
    asked, near = params.units("systems"), [*homes(game, seat), *next_to_home(game, seat)]
    good = [
        hex_
        for hex_ in mine
        if is_planetary(game, hex_)
        and hex_ not in near
        and all(in_whole_system(game, seat, hex_, kind) >= number for kind, number in asked)
    ]
    return counted("systems", _most_apart(game, good, wanted), wanted)


def _most_apart(game: Game, systems: list[Hex], wanted: int) -> int:
    """How many of some systems, up to so many, lie none next to another."""
    for number in range(min(wanted, len(systems)), 0, -1):
        for chosen in combinations(systems, number):
            if all(b not in next_to(game, a) for a, b in combinations(chosen, 2)):
                return number
    return 0


# -- units -------------------------------------------------------------------------------------------------------------


@condition("units_on_board")
def units_on_board(game: Game, seat: Seat, params: Params) -> Counts:
    """The numbers are those of the original limits, whatever the limits are (SA17-LIM-06)."""
    return tuple([Count(kind, on_board(game, seat, kind), number) for kind, number in params.units()])


def on_board(game: Game, seat: Seat, kind: UnitId) -> int:
    """How many units a player has on the board that are of a kind for objectives (CP-HR-35)."""
    kinds = game.parameters.dreadnoughts if kind == "dreadnought" else (kind,)
    return sum([game.board.on_board(seat, each) for each in kinds])


@condition("space_docks")
def space_docks(game: Game, seat: Seat, params: Params) -> Counts:
    mine, home = fitting(game, seat, docks(game, seat), params), homes(game, seat)
    outside = [hex_ for hex_ in mine if hex_ not in home]
    total = Count("docks", len(mine), params.number("docks"))
    abroad = Count("docks_outside", len(outside), params.number("outside_home"))
    return (total, abroad) if abroad.need else (total,)


def blockaded(game: Game, seat: Seat) -> list[tuple[Seat, Hex]]:
    """Enemy docks in systems where a player alone has ships."""
    return [(other, hex_) for other in others(game, seat) for hex_ in docks(game, other) if game.board.fleets(hex_) == [seat]]


@condition("blockade_docks")
def blockade_docks(game: Game, seat: Seat, params: Params) -> Counts:
    of = params.words("or_destroyed_of")
    destroyed = [deed for deed in destroyed_docks(game, seat) if "anyone" in of or game.player(deed.target).race in of]
    return counted("enemy_docks", len(blockaded(game, seat)) + sum(deed.amount for deed in destroyed), params.number("docks"))


@condition("ships_in_systems")
def ships_in_systems(game: Game, seat: Seat, params: Params) -> Counts:
    kind, least = params.text("kind", "ship"), params.number("ships", 1)
    wanted, mine = params.number("systems"), [h for h in game.board.fleets_of(seat) if ships(game, seat, h, kind) >= least]
    there = fitting(game, seat, mine, params)
    if "enemy_home" in params.words("where"):  # of different opponents, of whom one may have two systems
        return counted("homes", sum(any(hex_ in there for hex_ in homes(game, o)) for o in at_home(game, seat)), wanted)
    return counted("systems", sum([_notable(game, seat, hex_, params) for hex_ in there]), wanted)


def _notable(game: Game, seat: Seat, hex_: Hex, params: Params) -> bool:
    """Whether a system is one of the anomalies or places named, or far enough; every system is, where a card names none."""
    if "anomalies" not in params.printed and "named" not in params.printed:
        return True
    if game.galaxy.anomaly(hex_) in params.words("anomalies") or game.board.system(hex_).tile in params.words("named"):
        return True
    return "or_distance" in params.printed and away(game, seat, hex_, params.number("or_distance"))


@condition("ships_together")
def ships_together(game: Game, seat: Seat, params: Params) -> Counts:
    kind = params.text("kind", "ship")
    there = fitting(game, seat, game.board.fleets_of(seat), params)
    return counted("ships", sum([ships(game, seat, hex_, kind) for hex_ in there]), params.number("ships"))


@condition("ships_at_wormholes")
def ships_at_wormholes(game: Game, seat: Seat, params: Params) -> Counts:
    """Printed wormholes only; those of the Wormhole Nexus need not be held, nor the Creuss' own."""
    kind = params.text("kind", "ship")
    there = [hex_ for hex_ in game.board.fleets_of(seat) if ships(game, seat, hex_, kind)]

    def at(letters: Iterable[str]) -> Count:
        gates = [hex_ for hex_ in game.galaxy.printed_in(letters) if hex_ != NEXUS]
        return Count("wormholes", sum([hex_ in there for hex_ in gates]), max(1, len(gates)))

    if params.text("of") == "every_kind":
        return (at(params.words("wormholes")),)
    return (min([at([letter]) for letter in params.words("wormholes")], key=lambda count: count.need - count.have),)


@condition("line_of_ships")
def line_of_ships(game: Game, seat: Seat, params: Params) -> Counts:
    """Ships in an unbroken chain of adjoining systems, two of which are so far apart."""
    left, longest = game.board.fleets_of(seat), 0
    while left:
        chain = [left.pop(0)]
        for hex_ in chain:  # grows while it is walked
            chain += [near for near in game.galaxy.adjoining(hex_) if near in left]
            left = [other for other in left if other not in chain]
        longest = max([longest, *[game.galaxy.for_objectives().distance(a, b) or 0 for a, b in combinations(chain, 2)]])
    return counted("span", longest, params.number("span"))


@condition("forces_near_enemy_homes")
def forces_near_enemy_homes(game: Game, seat: Seat, params: Params) -> Counts:
    """So much next to each of so many Home Systems, each unit for one of them only: every way to share them out is tried."""
    own = [*homes(game, seat), *next_to_home(game, seat)]
    abroad = [hex_ for hex_ in game.board.systems_of(seat) if hex_ not in own]
    near = {o: [hex_ for hex_ in next_to_home(game, o) if hex_ in abroad] for o in at_home(game, seat)} if abroad else {}
    wanted, all_homes = params.units("homes"), params.number("homes")
    for number in range(min(all_homes, len(near)), 0, -1):
        for chosen in combinations(near, number):
            if all(_shares(game, seat, kind, least, [near[o] for o in chosen]) for kind, least in wanted):
                return counted("homes", number, all_homes)
    return counted("homes", 0, all_homes)


def _shares(game: Game, seat: Seat, kind: str, number: int, places: list[list[Hex]]) -> bool:
    """Whether units can be shared out so that each group of systems has enough: Hall's condition over the groups."""
    for size in range(1, len(places) + 1):
        for chosen in combinations(places, size):
            together = dict.fromkeys(hex_ for group in chosen for hex_ in group)
            if sum(in_whole_system(game, seat, hex_, kind) for hex_ in together) < number * size:
                return False
    return True
