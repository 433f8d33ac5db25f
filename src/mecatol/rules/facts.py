"""What is known of the board: where things lie on the map, and what is asked of them all the time."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import TypeVar

from mecatol.core.hexes import Hex

from . import content as printed
from . import forces
from .forces import Groups
from .pieces import FLYING, in_system, on_planet
from .state import GameState, Place, Planet, PlanetId, Seat, Stack, System, UnitId

T = TypeVar("T")


class Layout:
    """Where things are on the map. Worked out once for a layout; it belongs to the very tuple it was made from."""

    __slots__ = ("gates", "hexes", "made_from", "places", "planets", "stations", "systems")

    def __init__(self, state: GameState, tiles: Mapping[str, printed.System], on_them: Mapping[PlanetId, printed.Planet]) -> None:
        self.made_from = state.layout
        self.systems = {system.hex: n for n, system in enumerate(state.systems)}
        self.planets: dict[PlanetId, tuple[int, int]] = {}
        self.places: dict[Place, tuple[int, int]] = {}  # every place in map order; the space of a system has no planet, -1
        self.hexes: dict[Place, Hex] = {}  # the system of every place
        for n, system in enumerate(state.systems):
            where = in_system(system.hex)
            self.places[where], self.hexes[where] = (n, -1), system.hex
            for i, planet in enumerate(system.planets):
                where = on_planet(planet.id)
                self.places[where] = self.planets[planet.id] = (n, i)
                self.hexes[where] = system.hex
        self.stations = [planet for planet in self.planets if on_them[planet].trade_station]
        self.gates = [system.hex for system in state.systems if tiles[system.tile].kind == "gate"]


class Facts:
    """What is asked about the board all the time: found when the board is looked at, then kept true, or found again when what it
    is about changes."""

    __slots__ = (
        "changes",
        "counters",
        "docks",
        "fleets",
        "held",
        "in_space",
        "layout",
        "lying",
        "made_from",
        "moves",
        "occupied",
        "planet",
        "planets",
        "present",
        "tokens",
        "units",
        "wealth",
    )

    def __init__(self, systems: list[System], layout: Layout) -> None:
        self.made_from = systems
        self.layout = layout
        self.changes = 0  # how often it was kept true
        self.moves = 0  # how often units came, went or changed
        self.counters = _counters(systems)  # where somebody's Command Counters lie, in no order
        self._find_planets()
        self._find_owners()
        self._find_units()
        self._find_ships()
        self._find_tokens()

    def replaced(self, was: System, now: System) -> None:
        """The record of a system has made way for another one."""
        self.changes += 1
        if was.stacks is not now.stacks:
            self._stacks_replaced(in_system(now.hex), was.stacks, now.stacks)
            if _sailors(was.stacks) != _sailors(now.stacks):
                self._find_ships()
        if was.counters is not now.counters:
            self.counters_replaced(now.hex, was.counters, now.counters)
        if was.tokens is not now.tokens:
            self._find_tokens()
        self.wealth += now.wealth - was.wealth
        if len(was.planets) != len(now.planets):
            self.moves += 1
            self._find_planets()
            self._find_owners()
            self._find_units()
        elif was.planets is not now.planets:
            for before, after in zip(was.planets, now.planets, strict=True):
                if before is not after:
                    self.planet_replaced(before, after)

    def planet_replaced(self, was: Planet, now: Planet) -> None:
        """The record of a planet has made way for another one."""
        self.changes += 1
        if was.stacks is not now.stacks:
            self._stacks_replaced(on_planet(now.id), was.stacks, now.stacks)
        self.wealth += now.wealth - was.wealth
        self.planet[now.id] = now
        if was.owner != now.owner:
            self._find_owners()
        else:
            held = self.planets[now.owner]
            held[held.index(was)] = now

    def _stacks_replaced(self, where: Place, was: tuple[Stack, ...], now: tuple[Stack, ...]) -> None:
        self.moves += 1
        for stack in was:
            groups = forces.stack_of(now, stack.owner)
            if groups is not stack.groups:
                self._units_replaced(stack.owner, where, stack.groups, groups)
        for stack in now:
            if not forces.stack_of(was, stack.owner):
                self._units_replaced(stack.owner, where, (), stack.groups)

    def _units_replaced(self, owner: Seat, where: Place, was: Groups, now: Groups) -> None:
        """Somebody's units in a place make way for others of his."""
        _add_units(self.units, owner, was, -1)
        _add_units(self.units, owner, now, 1)
        if built := forces.count(now, "space_dock") - forces.count(was, "space_dock"):
            self._docks_built(owner, self.layout.hexes[where], built)
        self.held[owner, where] = now
        if not was:
            self._arrives(owner, where)
        elif not now:
            self._leaves(owner, where)

    def _docks_built(self, owner: Seat, hex_: Hex, number: int) -> None:
        """So many more Space Docks are there, or fewer. What others have kept stays true of what it was then: a new list."""
        docks = [*self.docks.get(owner, ()), *[hex_] * number]
        for _ in range(-number):
            docks.remove(hex_)
        self.docks[owner] = sorted(docks, key=self.layout.systems.__getitem__)

    def _arrives(self, owner: Seat, where: Place) -> None:
        """Somebody has units in a place where he had none."""
        layout = self.layout
        insort(self.occupied.setdefault(owner, []), where, key=layout.places.__getitem__)
        if where.startswith("system:"):
            insort(self.in_space.setdefault(owner, []), layout.hexes[where], key=layout.systems.__getitem__)

    def _leaves(self, owner: Seat, where: Place) -> None:
        """Somebody has no units any more in a place."""
        del self.held[owner, where]
        _remove(self.occupied, owner, where)
        if where.startswith("system:"):
            _remove(self.in_space, owner, self.layout.hexes[where])

    def counters_replaced(self, hex_: Hex, was: tuple[Seat, ...], now: tuple[Seat, ...]) -> None:
        """The Command Counters in a system have made way for others."""
        self.changes += 1
        for seat in was:
            self.counters[seat].remove(hex_)
        for seat in now:
            self.counters.setdefault(seat, []).append(hex_)

    def _find_planets(self) -> None:
        """Every planet, in map order, and the Natural Wealth lying on the board."""
        self.planet = {planet.id: planet for system in self.made_from for planet in system.planets}
        self.wealth = sum([system.wealth for system in self.made_from]) + sum([planet.wealth for planet in self.planet.values()])

    def _find_owners(self) -> None:
        """Whose planets they are, in map order."""
        found: dict[Seat, list[Planet]] = {}
        for planet in self.planet.values():
            owner = planet.owner
            if owner in found:
                found[owner].append(planet)
            else:
                found[owner] = [planet]
        self.planets = found

    def _find_units(self) -> None:
        """Where somebody has units, and what, in map order."""
        self.held: dict[tuple[Seat, Place], Groups] = {}  # somebody's units in a place, where he has any; never iterated
        self.occupied: dict[Seat, list[Place]] = {}  # where somebody has units
        self.in_space: dict[Seat, list[Hex]] = {}  # where somebody has units in space
        self.units: dict[tuple[Seat, UnitId], int] = {}  # how many units of a kind somebody has on the board
        self.docks: dict[Seat, list[Hex]] = {}  # where somebody has Space Docks, each as often as there are docks
        for hex_, where, stack in stacks(self.made_from):
            self.held[stack.owner, where] = stack.groups
            self.occupied.setdefault(stack.owner, []).append(where)
            if where.startswith("system:"):
                self.in_space.setdefault(stack.owner, []).append(hex_)
            _add_units(self.units, stack.owner, stack.groups, 1)
            if docks := forces.count(stack.groups, "space_dock"):
                self.docks.setdefault(stack.owner, []).extend([hex_] * docks)

    def _find_ships(self) -> None:
        """Who has ships in a system, where anybody has, and where somebody has ships, in map order."""
        self.present: dict[Hex, list[Seat]] = {}
        self.fleets: dict[Seat, list[Hex]] = {}
        for system in self.made_from:
            if system.stacks and (sailors := _sailors(system.stacks)):
                self.present[system.hex] = sailors
                for owner in sailors:
                    self.fleets.setdefault(owner, []).append(system.hex)

    def _find_tokens(self) -> None:
        """The tokens of every system, and those lying anywhere with where, in map order."""
        self.tokens = tuple([system.tokens for system in self.made_from])
        self.lying = [(system.hex, token) for system in self.made_from if system.tokens for token in system.tokens]


def stacks(systems: list[System]) -> list[tuple[Hex, Place, Stack]]:
    """Everybody's units with their system and place, in map order."""
    found: list[tuple[Hex, Place, Stack]] = []
    for system in systems:
        hex_ = system.hex
        for stack in system.stacks:
            found.append((hex_, in_system(hex_), stack))
        for planet in system.planets:
            for stack in planet.stacks:
                found.append((hex_, on_planet(planet.id), stack))
    return found


def _counters(systems: list[System]) -> dict[Seat, list[Hex]]:
    found: dict[Seat, list[Hex]] = {}
    for system in systems:
        for seat in system.counters:
            found.setdefault(seat, []).append(system.hex)
    return found


def _remove(found: dict[Seat, list[T]], owner: Seat, place: T) -> None:
    """Take one of somebody's places away, and him with the last."""
    found[owner].remove(place)
    if not found[owner]:
        del found[owner]


def _add_units(found: dict[tuple[Seat, UnitId], int], owner: Seat, groups: Groups, sign: int) -> None:
    """Add units to those counted, or take them away."""
    for group in groups:
        key = (owner, group.kind)
        found[key] = found.get(key, 0) + sign * group.count


def _sailors(stacks: tuple[Stack, ...]) -> list[Seat]:
    """Who has ships there."""
    found: list[Seat] = []
    for stack in stacks:
        for group in stack.groups:
            if group.kind in FLYING:
                found.append(stack.owner)
                break
    return found
