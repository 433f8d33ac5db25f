"""What is known of the board: where things lie on the map, and what is asked of them all the time."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from functools import cached_property
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
    """What is asked about the board all the time: worked out when it is first asked, then kept true, or forgotten when what it
    is about changes."""

    def __init__(self, systems: list[System], layout: Layout) -> None:
        self.made_from = systems
        self.layout = layout
        self.changes = 0  # how often it was kept true
        self.moves = 0  # how often units came, went or changed

    def replaced(self, was: System, now: System) -> None:
        """The record of a system makes way for another one."""
        self.changes += 1
        if was.stacks is not now.stacks:
            self._stacks_replaced(in_system(now.hex), was.stacks, now.stacks)
            if _sailors(was.stacks) != _sailors(now.stacks):
                self._forget("present", "fleets")
        if was.counters is not now.counters:
            self.counters_replaced(now.hex, was.counters, now.counters)
        if was.tokens is not now.tokens:
            self._forget("lying", "tokens")
        if was.wealth != now.wealth and "wealth" in self.__dict__:
            self.wealth += now.wealth - was.wealth
        if len(was.planets) != len(now.planets):
            self.moves += 1
            self._forget("planet", "planets", "wealth", "held", "stacks", "occupied", "units", "docks")
        elif was.planets is not now.planets:
            for before, after in zip(was.planets, now.planets, strict=True):
                if before is not after:
                    self.planet_replaced(before, after)

    def planet_replaced(self, was: Planet, now: Planet) -> None:
        """The record of a planet makes way for another one."""
        self.changes += 1
        known = self.__dict__
        if was.stacks is not now.stacks:
            self._stacks_replaced(on_planet(now.id), was.stacks, now.stacks)
        if was.wealth != now.wealth and "wealth" in known:
            self.wealth += now.wealth - was.wealth
        if "planet" in known:
            self.planet[now.id] = now
        if was.owner != now.owner:
            self._forget("planets")
        elif "planets" in known:
            held = self.planets[now.owner]
            held[held.index(was)] = now

    def _stacks_replaced(self, where: Place, was: tuple[Stack, ...], now: tuple[Stack, ...]) -> None:
        self.moves += 1
        self.__dict__.pop("stacks", None)
        for stack in was:
            groups = forces.stack_of(now, stack.owner)
            if groups is not stack.groups:
                self._units_replaced(stack.owner, where, stack.groups, groups)
        for stack in now:
            if not forces.stack_of(was, stack.owner):
                self._units_replaced(stack.owner, where, (), stack.groups)

    def _units_replaced(self, owner: Seat, where: Place, was: Groups, now: Groups) -> None:
        """Somebody's units in a place make way for others of his."""
        known = self.__dict__
        if "units" in known:
            _add_units(self.units, owner, was, -1)
            _add_units(self.units, owner, now, 1)
        if "docks" in known and (built := forces.count(now, "space_dock") - forces.count(was, "space_dock")):
            self._docks_built(owner, self.layout.hexes[where], built)
        if "held" in known:
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
        known, layout = self.__dict__, self.layout
        if "occupied" in known:
            insort(self.occupied.setdefault(owner, []), where, key=layout.places.__getitem__)
        if "in_space" in known and where.startswith("system:"):
            insort(self.in_space.setdefault(owner, []), layout.hexes[where], key=layout.systems.__getitem__)

    def _leaves(self, owner: Seat, where: Place) -> None:
        """Somebody has no units any more in a place."""
        known = self.__dict__
        if "held" in known:
            del self.held[owner, where]
        if "occupied" in known:
            _remove(self.occupied, owner, where)
        if "in_space" in known and where.startswith("system:"):
            _remove(self.in_space, owner, self.layout.hexes[where])

    def counters_replaced(self, hex_: Hex, was: tuple[Seat, ...], now: tuple[Seat, ...]) -> None:
        """The Command Counters in a system make way for others."""
        self.changes += 1
        if "counters" in self.__dict__:
            for seat in was:
                self.counters[seat].remove(hex_)
            for seat in now:
                self.counters.setdefault(seat, []).append(hex_)

    def _forget(self, *names: str) -> None:
        for name in names:
            self.__dict__.pop(name, None)

    @cached_property
    def planet(self) -> dict[PlanetId, Planet]:
        """Every planet, in map order."""
        return {planet.id: planet for system in self.made_from for planet in system.planets}

    @cached_property
    def planets(self) -> dict[Seat, list[Planet]]:
        """Whose planets they are, in map order."""
        found: dict[Seat, list[Planet]] = {}
        for system in self.made_from:
            for planet in system.planets:
                found.setdefault(planet.owner, []).append(planet)
        return found

    @cached_property
    def present(self) -> dict[Hex, list[Seat]]:
        """Who has ships in a system, where anybody has."""
        found: dict[Hex, list[Seat]] = {}
        for system in self.made_from:
            if system.stacks and (sailors := _sailors(system.stacks)):
                found[system.hex] = sailors
        return found

    @cached_property
    def fleets(self) -> dict[Seat, list[Hex]]:
        """Where somebody has ships, in map order."""
        found: dict[Seat, list[Hex]] = {}
        for hex_, owners in self.present.items():
            for owner in owners:
                found.setdefault(owner, []).append(hex_)
        return found

    @cached_property
    def in_space(self) -> dict[Seat, list[Hex]]:
        """Where somebody has units in space, in map order."""
        found: dict[Seat, list[Hex]] = {}
        for system in self.made_from:
            for stack in system.stacks:
                found.setdefault(stack.owner, []).append(system.hex)
        return found

    @cached_property
    def stacks(self) -> list[tuple[Hex, Place, Stack]]:
        """Everybody's units with their system and place, in map order."""
        found: list[tuple[Hex, Place, Stack]] = []
        for system in self.made_from:
            hex_ = system.hex
            for stack in system.stacks:
                found.append((hex_, in_system(hex_), stack))
            for planet in system.planets:
                for stack in planet.stacks:
                    found.append((hex_, on_planet(planet.id), stack))
        return found

    @cached_property
    def held(self) -> dict[tuple[Seat, Place], Groups]:
        """Somebody's units in a place, where he has any; never iterated."""
        return {(stack.owner, where): stack.groups for _, where, stack in self.stacks}

    @cached_property
    def occupied(self) -> dict[Seat, list[Place]]:
        """Where somebody has units, in map order."""
        found: dict[Seat, list[Place]] = {}
        for _, where, stack in self.stacks:
            found.setdefault(stack.owner, []).append(where)
        return found

    @cached_property
    def units(self) -> dict[tuple[Seat, UnitId], int]:
        """How many units of a kind somebody has on the board."""
        found: dict[tuple[Seat, UnitId], int] = {}
        for _, _, stack in self.stacks:
            _add_units(found, stack.owner, stack.groups, 1)
        return found

    @cached_property
    def docks(self) -> dict[Seat, list[Hex]]:
        """Where somebody has Space Docks, each as often as there are docks, in map order."""
        found: dict[Seat, list[Hex]] = {}
        for hex_, _, stack in self.stacks:
            for group in stack.groups:
                if group.kind == "space_dock":
                    found.setdefault(stack.owner, []).extend([hex_] * group.count)
        return found

    @cached_property
    def counters(self) -> dict[Seat, list[Hex]]:
        """Where somebody's Command Counters lie, in no order."""
        found: dict[Seat, list[Hex]] = {}
        for system in self.made_from:
            for seat in system.counters:
                found.setdefault(seat, []).append(system.hex)
        return found

    @cached_property
    def wealth(self) -> int:
        """The Natural Wealth lying on the board."""
        found = 0
        for system in self.made_from:
            found += system.wealth
            for planet in system.planets:
                found += planet.wealth
        return found

    @cached_property
    def lying(self) -> list[tuple[Hex, str]]:
        """The tokens lying in systems, and where, in map order."""
        return [(system.hex, token) for system in self.made_from if system.tokens for token in system.tokens]

    @cached_property
    def tokens(self) -> tuple[tuple[str, ...], ...]:
        """The tokens of every system, in map order."""
        return tuple([system.tokens for system in self.made_from])


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
