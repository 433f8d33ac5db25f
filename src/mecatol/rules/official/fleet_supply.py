"""How many ships a system may hold, what carries what, and what happens to the excess."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from mecatol.core.decisions import Ask, Option, grants
from mecatol.core.effects import Value
from mecatol.core.hexes import Hex
from mecatol.core.memo import Memo
from mecatol.core.records import Record, replace
from mecatol.rules import forces
from mecatol.rules.moments import (
    CAPACITY,
    FIGHTER_CAPACITY,
    FLEET_SUPPLY,
    FREE_RIDERS,
    GROUND_CAPACITY,
    HALF_SHIPS,
    MOST_OF_A_KIND,
    POOLED_PLACES,
    UNSUPPORTED,
    At,
    Unit,
)
from mecatol.rules.naming import at_unit, unit_key, unit_named
from mecatol.rules.pieces import BIG_SHIPS, in_system, is_big_ship, is_ship, on_planet
from mecatol.rules.state import NEUTRAL, Group, Place, Seat, UnitId

from .game import Chapter

if TYPE_CHECKING:
    from .game import Game

CARGO: tuple[UnitId, ...] = ("fighter", "ground_force", "shock_troop", "mechanized_unit", "pds")
UNLIMITED = 9999
INFANTRY: tuple[UnitId, ...] = ("ground_force", "shock_troop")
PLACES_ABOARD = (CAPACITY, FIGHTER_CAPACITY, GROUND_CAPACITY, FREE_RIDERS, POOLED_PLACES)
OF_FLEETS = (*PLACES_ABOARD, FLEET_SUPPLY, HALF_SHIPS, MOST_OF_A_KIND, UNSUPPORTED)


class Places(Record, frozen=True):
    """Places aboard: for any cargo, for Fighters only, for Ground Forces only (Shock Troops are such)."""

    general: int = 0
    fighters: int = 0
    infantry: int = 0

    def for_kind(self, kind: UnitId) -> int:
        """How many units of one kind alone would find a place."""
        return self.general + (self.fighters if kind == "fighter" else self.infantry if kind in INFANTRY else 0)


class Load(Record, frozen=True):
    """Units that need places."""

    fighters: int = 0
    infantry: int = 0
    others: int = 0

    def plus(self, kind: UnitId, count: int = 1) -> Load:
        """More units; what needs no place changes nothing."""
        if kind == "fighter":
            return replace(self, fighters=self.fighters + count)
        if kind in INFANTRY:
            return replace(self, infantry=self.infantry + count)
        return replace(self, others=self.others + count) if kind in CARGO else self

    def over(self, places: Places) -> int:
        """How many of them find no place."""
        wanted = max(0, self.fighters - places.fighters) + max(0, self.infantry - places.infantry) + self.others
        return max(0, wanted - places.general)


class Problems(Record, frozen=True):
    """What is too much in a system: ships beyond Fleet Supply, units without a place."""

    ships: int = 0
    cargo: int = 0

    def __bool__(self) -> bool:
        return self.ships > 0 or self.cargo > 0

    def worse_than(self, other: Problems) -> bool:
        """Whether something got more."""
        return self.ships > other.ships or self.cargo > other.cargo


FINE = Problems()
EMPTY = Load()


class FleetSupply(Chapter):
    """How many ships a system may hold, what carries what, and what happens to the excess."""

    __slots__ = ("_empty", "_printed", "_said", "_settled", "_touched")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        units = game.content.units.items()
        self._printed: dict[UnitId, Places] = {
            kind: Places(unit.capacity, unit.docks) for kind, unit in units if kind != "flagship"
        }
        # What has no places as far as nothing but the print says; asked for membership, never iterated.
        self._empty = frozenset([*CARGO, *[kind for kind, places in self._printed.items() if places == Places()]])
        self._settled: Memo[bool] = Memo(*OF_FLEETS)  # whether fleets have nothing too much, by seat and system or all of them
        self._said: object = None  # what effects said of fleets, when the following was known
        self._touched: dict[Seat, frozenset[Value[Any, Any]]] = {}

    def touched(self, seat: Seat) -> frozenset[Value[Any, Any]]:
        """The values of a player's fleets in which effects have a say; known as long as the effects are the same.

        It is asked for membership, never iterated.
        """
        said, index = self._settled.listen(self.game), self.game.index
        if self._said is not said:
            self._said, self._touched = said, {}
        known = self._touched.get(seat)
        if known is None:
            known = self._touched[seat] = frozenset([value for value in said if index.changes(value.name, seat)])
        return known

    # -- ships --------------------------------------------------------------------------------------------------------------

    def limit(self, seat: Seat, hex_: Hex) -> int:
        """How many non-Fighter ships a player may have in a system: the counters in his Fleet Supply (OFF-CC-1)."""
        counters = self.state.players[seat].fleet
        return max(0, self.game.fold(FLEET_SUPPLY, counters, At(seat, hex_)))

    def ships_room(self, seat: Seat, hex_: Hex) -> int:
        """How many more non-Fighter ships a player may have in a system."""
        return max(0, self.limit(seat, hex_) - self.counted(seat, hex_, self.game.board.units(seat, in_system(hex_))))

    def docks_room(self, seat: Seat, hex_: Hex) -> int:
        """How many more Space Docks may float in a system (SA17-LIM-05)."""
        floating = forces.count(self.game.board.units(seat, in_system(hex_)), "space_dock")
        return max(0, self.game.parameters.floating_docks - floating)

    # -- places -------------------------------------------------------------------------------------------------------------

    def places_of(self, seat: Seat, kind: UnitId, where: Place, mark: str = "") -> Places:
        """What one unit carries or supports: Space Docks have room for Fighters, ships as printed (OFF-UNI-3, OFF-UNI-5)."""
        touched, fold = self.touched(seat), self.game.fold
        if kind in self._printed and touched.isdisjoint(PLACES_ABOARD):
            return self._printed[kind]
        unit, context = self.game.board.unit(seat, kind), Unit(seat, kind, where, mark=mark)
        general = fold(CAPACITY, unit.capacity, context) if CAPACITY in touched else unit.capacity
        fighters = fold(FIGHTER_CAPACITY, unit.docks, context) if FIGHTER_CAPACITY in touched else unit.docks
        infantry = fold(GROUND_CAPACITY, 0, context) if GROUND_CAPACITY in touched else 0
        if POOLED_PLACES in touched and is_ship(kind) and fold(POOLED_PLACES, False, context):
            general, fighters, infantry = general + fighters + infantry, 0, 0
        free = fold(FREE_RIDERS, 0, context) if FREE_RIDERS in touched else 0
        return Places(general, fighters, infantry + free)

    def places(self, seat: Seat, hex_: Hex, groups: Iterable[Group]) -> Places:
        """The places of units in the space of a system, and of the player's Space Docks on its planets."""
        printed, empty = (self._printed, self._empty) if self.touched(seat).isdisjoint(PLACES_ABOARD) else ({}, CARGO)
        carriers = [(group, in_system(hex_), group.mark) for group in groups if group.kind not in empty]
        if hex_ in self.game.board.facts.docks.get(seat, ()):
            for planet in self.game.board.system(hex_).planets:
                docks = [group for group in forces.stack_of(planet.stacks, seat) if group.kind == "space_dock"]
                carriers += [(group, on_planet(planet.id), "") for group in docks]
        general = fighters = infantry = 0
        for group, where, mark in carriers:
            each = printed.get(group.kind) or self.places_of(seat, group.kind, where, mark)
            general += group.count * each.general
            fighters += group.count * each.fighters
            infantry += group.count * each.infantry
        return Places(general, fighters, infantry)

    def capacity(self, seat: Seat, hex_: Hex, kind: UnitId = "fighter") -> int:
        """How many units of a kind could be carried or supported in a system, if nothing else were."""
        return self.places(seat, hex_, self.game.board.units(seat, in_system(hex_))).for_kind(kind)

    def room(self, seat: Seat, hex_: Hex, kind: UnitId = "fighter") -> int:
        """How many more units of a kind a player may have in the space of a system."""
        if kind not in CARGO:
            return min(self.ships_room(seat, hex_), self.kind_room(seat, hex_, kind))
        groups = self.game.board.units(seat, in_system(hex_))
        places, load = self.places(seat, hex_, groups), load_of(groups)
        free = 0
        while not load.plus(kind, free + 1).over(places):
            free += 1
        if self._stays(seat, kind, hex_):
            free += self.ships_room(seat, hex_)
        return min(free, self.kind_room(seat, hex_, kind)) if kind == "fighter" else free

    def kind_room(self, seat: Seat, hex_: Hex, kind: UnitId) -> int:
        """How many more ships of one kind a player may have in a system."""
        there = forces.count(self.game.board.units(seat, in_system(hex_)), kind)
        return max(0, self.game.fold(MOST_OF_A_KIND, UNLIMITED, Unit(seat, kind, in_system(hex_))) - there)

    def crowd(self, seat: Seat, hex_: Hex, groups: forces.Groups) -> dict[UnitId, int]:
        """The kinds of ships of which these are too many, each with their number beyond."""
        most = {g.kind: self.game.fold(MOST_OF_A_KIND, UNLIMITED, Unit(seat, g.kind, in_system(hex_))) for g in groups}
        return {k: n - most[k] for k in most if is_ship(k) and (n := forces.count(groups, k)) > most[k]}

    def _stays(self, seat: Seat, kind: UnitId, hex_: Hex) -> bool:
        """Whether units of a kind stay without a place, each counting as a ship."""
        return UNSUPPORTED in self.touched(seat) and self.game.fold(UNSUPPORTED, False, Unit(seat, kind, in_system(hex_)))

    # -- the excess -----------------------------------------------------------------------------------------------------------

    def is_settled(self, seat: Seat, hex_: Hex) -> bool:
        """Whether a player has nothing too much in a system: it goes by his units and docks there and his Fleet Supply."""
        board = self.game.board
        groups = board.units(seat, in_system(hex_))
        if not groups:
            return True
        by = (groups, board.facts.docks.get(seat), self.state.players[seat].fleet)
        return self._settled.find(self.game, (seat, hex_), by, self._is_settled, seat, hex_)

    def _is_settled(self, seat: Seat, hex_: Hex) -> bool:
        return not self.problems(seat, hex_)

    def all_settled(self) -> bool:
        """Whether nobody has anything too much anywhere: it goes by all units and everybody's Fleet Supply."""
        facts = self.game.board.facts
        by = (facts, facts.moves, [player.fleet for player in self.state.players])
        return self._settled.find(self.game, "all", by, self._all_settled)

    def _all_settled(self) -> bool:
        for seat, hexes in self.game.board.facts.in_space.items():
            for hex_ in hexes:
                if seat != NEUTRAL and not self.is_settled(seat, hex_):
                    return False
        return True

    def problems(self, seat: Seat, hex_: Hex) -> Problems:
        """What a player has too much of in a system."""
        return self.problems_with(seat, hex_, self.game.board.units(seat, in_system(hex_)))

    def problems_with(self, seat: Seat, hex_: Hex, groups: forces.Groups) -> Problems:
        """The same, if these were his units in its space."""
        if not groups:
            return FINE
        load = load_of(groups)
        over = load.over(self.places(seat, hex_, groups)) if load is not EMPTY else 0
        fighters = min(over, load.fighters) if over and self._stays(seat, "fighter", hex_) else 0
        ships = self._ships(seat, hex_, groups, fighters) - self.limit(seat, hex_)
        crowd = sum(self.crowd(seat, hex_, groups).values()) if self.game.touched(MOST_OF_A_KIND) else 0
        return Problems(max(0, crowd, ships), over - fighters) if ships > 0 or crowd or over > fighters else FINE

    def _ships(self, seat: Seat, hex_: Hex, groups: forces.Groups, fighters: int) -> int:
        """How many ships these count as, so many Fighters without a place among them; effects make some count half."""
        if not self.game.touched(HALF_SHIPS):
            return fighters + sum([group.count for group in groups if group.kind in BIG_SHIPS])
        counted = [*[group for group in groups if group.kind in BIG_SHIPS], Group("fighter", fighters)]
        halves = [g.count * self.game.fold(HALF_SHIPS, 2, Unit(seat, g.kind, in_system(hex_))) for g in counted]
        return (sum(halves) + 1) // 2

    def counted(self, seat: Seat, hex_: Hex, groups: forces.Groups) -> int:
        """How many of the units count against Fleet Supply."""
        return self._ships(seat, hex_, groups, self._loose(seat, hex_, groups))

    def _loose(self, seat: Seat, hex_: Hex, groups: forces.Groups) -> int:
        """How many Fighters stay without a place."""
        if not self._stays(seat, "fighter", hex_):
            return 0
        load = load_of(groups)
        return min(load.fighters, load.over(self.places(seat, hex_, groups)))

    async def settle(self, seat: Seat, hex_: Hex, why: str) -> None:
        """The owner removes what is too much, at once: ships (OFF-CC-3), then what nothing carries (OFF-UNI-3, OFF-UNI-4).

        Nobody's fleets have no limits.
        """
        if seat == NEUTRAL:
            return
        while (problems := self.problems(seat, hex_)).ships:
            key = await self.game.ask(Ask(seat, "excess_ship", partial(self.excess_ships, seat, hex_), about=(in_system(hex_),)))
            self._give_up(seat, hex_, key, why)
        while problems.cargo:
            key = await self.game.ask(Ask(seat, "excess_cargo", partial(self.excess_cargo, seat, hex_), about=(in_system(hex_),)))
            self._give_up(seat, hex_, key, why)
            problems = self.problems(seat, hex_)

    def _give_up(self, seat: Seat, hex_: Hex, key: str, why: str) -> None:
        group = unit_named(self.game.board.units(seat, in_system(hex_)), key)
        self.game.board.remove(seat, in_system(hex_), (group,), why)
        self.game.leaders.rehouse(in_system(hex_))

    @grants("OFF-CC-3")
    def excess_ships(self, seat: Seat, hex_: Hex) -> list[Option[str]]:
        """Ships that may be removed to come within Fleet Supply; those of which there are too many go first."""
        groups = self.game.board.units(seat, in_system(hex_))
        if crowd := self.crowd(seat, hex_, groups):
            return [_unit_option(group, in_system(hex_)) for group in groups if group.kind in crowd]
        fighters_count = self._loose(seat, hex_, groups) > 0
        return [
            _unit_option(group, in_system(hex_))
            for group in groups
            if is_big_ship(group.kind) or (group.kind == "fighter" and fighters_count)
        ]

    @grants("OFF-UNI-4", "OFF-UNI-3")
    def excess_cargo(self, seat: Seat, hex_: Hex) -> list[Option[str]]:
        """Units whose removal makes room for the rest."""
        groups = self.game.board.units(seat, in_system(hex_))
        places, load = self.places(seat, hex_, groups), load_of(groups)
        return [
            _unit_option(group, in_system(hex_))
            for group in groups
            if group.kind in CARGO and load.plus(group.kind, -1).over(places) < load.over(places)
        ]


def _unit_option(group: Group, where: Place) -> Option[str]:
    return Option(unit_key(group), things=(where, at_unit(group)), kind="unit")


def load_of(groups: Iterable[Group]) -> Load:
    """What these units need places for."""
    fighters = infantry = others = 0
    for group in groups:
        kind = group.kind
        if kind not in CARGO:
            continue
        if kind == "fighter":
            fighters += group.count
        elif kind in INFANTRY:
            infantry += group.count
        else:
            others += group.count
    return Load(fighters, infantry, others) if fighters or infantry or others else EMPTY
