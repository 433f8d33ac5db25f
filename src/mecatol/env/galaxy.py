"""The board as numbers: a row a system, with its planets.

What lies in a system for all to see stands in its record, and is the same from one question to the next for most of them; what
goes on there, and what stands elsewhere in the view (mines, leaders, counters, an action and a battle under way), is added to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.content import Content
from mecatol.rules.decks import printed
from mecatol.rules.naming import kind_of, listed, name_of, number_named, parted
from mecatol.rules.pieces import in_system, is_mercenary, on_planet
from mecatol.rules.state import NEUTRAL, NOBODY, UNITS, Group, Place, Planet, PlanetId, Seat, Stack, System
from mecatol.rules.views import TableView

from .columns import ANOMALIES, COLOURS, MANY, PLANETS, SEATS, SEEN, SYSTEM, SYSTEMS, WORMHOLES
from .shares import drawer, place, share

Numbers = NDArray[np.float32]

AT = {column: n for n, column in enumerate(SYSTEM)}
PLANET_TOKENS = ("worldgate", "alien_technology", "lazax_survivors", "neutron_radiation")
ZONE = "cease_fire_zone"


class Galaxy:
    """How the board of a ruleset becomes numbers."""

    def __init__(self, content: Content) -> None:
        self.tiles = content.systems
        self.planets = {planet.id: planet for system in content.systems.values() for planet in system.planets}
        self._known: dict[tuple[Hex, Seat], tuple[System, Numbers]] = {}  # the row of a system as it last was

    def encode(self, view: TableView, seat: Seat, rows: Numbers) -> None:
        """The rows of all systems, in map order."""
        for n, system in enumerate(view.systems[:SYSTEMS]):
            rows[n] = self._row(system, seat)
        _Overlay(view, seat, rows).all()

    def worth(self, planet: Planet | None) -> tuple[float, float]:
        """Resources and influence as printed."""
        sheet = self.planets.get(planet.id) if planet is not None else None
        return (share(sheet.resources), share(sheet.influence)) if sheet is not None else (0.0, 0.0)

    def _row(self, system: System, seat: Seat) -> Numbers:
        known = self._known.get((system.hex, seat))
        if known is None or known[0] is not system:
            known = self._known[system.hex, seat] = (system, self._system(system, seat))
        return known[1]

    def _system(self, system: System, seat: Seat) -> Numbers:
        """What lies in a system, whatever goes on there."""
        row = np.zeros(len(SYSTEM), np.float32)
        tile = self.tiles.get(system.tile)
        found = {"there": 1.0, "off_board": float("," not in system.hex), "wealth": share(system.wealth)}
        found["q"], found["r"] = place(system.hex)
        if tile is not None:
            found |= {name: float(tile.anomaly == name) for name in ANOMALIES}
            found |= {f"wormhole_{name}": float(name in tile.wormholes) for name in WORMHOLES}
        found["own_counter"] = float(seat in system.counters)
        found["other_counters"] = share(sum(counter != seat for counter in system.counters), SEATS)
        found |= dict(_tokens(system.tokens, seat)) | dict(_units(system.stacks, seat))
        for n, planet in enumerate(system.planets[:PLANETS]):
            found |= {f"planet_{n}_{name}": number for name, number in self._planet(planet, seat)}
        for column, number in found.items():
            row[AT[column]] = number
        return row

    def _planet(self, planet: Planet, seat: Seat) -> Iterator[tuple[str, float]]:
        """What lies on a planet."""
        sheet = self.planets.get(planet.id)
        own, others = groups(planet.stacks, seat), groups(planet.stacks, seat, others=True)
        yield from (("there", 1.0), ("own", float(planet.owner == seat)), ("others", float(planet.owner not in (seat, NOBODY))))
        yield from zip(("resources", "influence"), self.worth(planet), strict=True)
        yield from (
            ("exhausted", float(planet.exhausted)),
            ("wealth", share(planet.wealth)),
            ("facility", float(bool(planet.facility))),
        )
        if sheet is not None:
            yield "trade_station", float(sheet.trade_station)
            yield from ((colour, float(colour in sheet.specialties)) for colour in COLOURS)
        yield from ((token, 1.0) for token in planet.tokens if token in PLANET_TOKENS)
        for whose, there in (("own", own), ("other", others)):
            yield f"{whose}_units", share(sum(group.count for group in there))
            yield f"{whose}_dock", share(forces.count(there, "space_dock"))
            yield f"{whose}_pds", share(forces.count(there, "pds"))
        yield "neutral_units", share(sum(group.count for group in _neutral(planet.stacks)))


def groups(stacks: Sequence[Stack], seat: Seat, *, others: bool = False) -> tuple[Group, ...]:
    """A seat's units in a place, or those of all others."""
    return tuple(chain.from_iterable(stack.groups for stack in stacks if (stack.owner != seat) == others))


def _neutral(stacks: Sequence[Stack]) -> tuple[Group, ...]:
    return tuple(chain.from_iterable(stack.groups for stack in stacks if stack.owner == NEUTRAL))


def _tokens(tokens: Sequence[str], seat: Seat) -> Iterator[tuple[str, float]]:
    """Tokens in space: those of wormholes with the side that lies up, Cease Fire Zones with who declared them."""
    for token in tokens:
        kind = kind_of(token)
        if kind == "wormhole":
            yield "wormhole_token", 1.0
            yield from ((f"wormhole_{name}", 1.0) for name in listed(name_of(token), "/")[:1] if name in WORMHOLES)
        elif kind == ZONE:
            yield f"{'own' if number_named(token) == seat else 'other'}_{ZONE}", 1.0
        elif kind in AT:
            yield kind, 1.0


def _units(stacks: Sequence[Stack], seat: Seat) -> Iterator[tuple[str, float]]:
    """Units in space by kind, how much damage they have sustained, and how many carry a mark."""
    for whose, there in (("own", groups(stacks, seat)), ("other", groups(stacks, seat, others=True))):
        yield from ((f"{whose}_{unit}", share(forces.count(there, unit))) for unit in UNITS)
        yield f"{whose}_mercenary", share(sum(group.count for group in there if is_mercenary(group.kind)))
        yield f"{whose}_damage", share(sum(group.damage * group.count for group in there))
        yield f"{whose}_marked", share(sum(group.count for group in there if group.mark))
    yield "neutral_units", share(sum(group.count for group in _neutral(stacks)))


class _Overlay:
    """What the rest of a view says of systems and planets, added to their rows."""

    def __init__(self, view: TableView, seat: Seat, rows: Numbers) -> None:
        self.view, self.seat, self.rows = view, seat, rows
        self.numbers = {system.hex: n for n, system in enumerate(view.systems[:SYSTEMS])}
        self.places: dict[Place, tuple[int, str]] = {}  # the row of each place, and how its columns begin
        for system in view.systems[:SYSTEMS]:
            row = self.numbers[system.hex]
            self.places[in_system(system.hex)] = (row, "")
            for n, planet in enumerate(system.planets[:PLANETS]):
                self.places[on_planet(planet.id)] = (row, f"planet_{n}_")

    def all(self) -> None:
        """Everything."""
        self._homes()
        self._borders()
        self._counters()
        self._leaders()
        self._action()
        self._battle()
        self._effects()
        for played in self.view.stack:
            for target in played.targets:
                self._mark(Place(target), "aimed_at")

    def _add(self, where: Place, column: str, number: float = 1.0) -> None:
        """Something is in a place, and as much of it as of anything else that is counted there."""
        row, beginning = self.places.get(where, (-1, ""))
        if row >= 0 and beginning + column in AT:
            self.rows[row, AT[beginning + column]] = share(self.rows[row, AT[beginning + column]] * MANY + number)

    def _mark(self, where: Place, column: str) -> None:
        """Something is so in a place."""
        row, beginning = self.places.get(where, (-1, ""))
        if row >= 0 and beginning + column in AT:
            self.rows[row, AT[beginning + column]] = 1.0

    def _whose(self, seat: Seat) -> str:
        return "own" if seat == self.seat else "other"

    def _homes(self) -> None:
        """Whose home is where, and which planets have been gained in this round."""
        for seat, player in enumerate(self.view.players):
            self._mark(in_system(player.home), "home" if seat == self.seat else "home_of_another")
        for system in self.view.systems:
            for planet in system.planets:
                if planet.owner != NOBODY and planet.held_since == self.view.round:
                    self._mark(on_planet(planet.id), "gained_now")

    def _borders(self) -> None:
        """What lies on a border is told of the systems on both sides; what lies inside a system, of that."""
        for mine in self.view.mines:
            for hex_ in _sides(mine.border):
                self._add(in_system(hex_), f"{self._whose(mine.owner)}_mines")
        for token in self.view.border_tokens:
            for hex_ in _sides(token.border):
                self._mark(in_system(hex_), token.kind)

    def _counters(self) -> None:
        """Counters and Artifacts that lie face down, and those that the seat knows."""
        for what, places in (("counters", self.view.domain_counters), ("artifacts", self.view.artifacts)):
            for where, lying in places.items():
                self._add(where, what, lying.count)
                for thing in lying.seen:
                    self._mark(where, f"seen_{drawer(printed(thing), SEEN)}")
        for name, holder in self.view.drifting.items():
            self._mark(Place(name), "own_drifting" if holder == self.seat else "other_drifting")

    def _leaders(self) -> None:
        for leader in self.view.leaders:
            if leader.where:
                self._add(leader.where, f"{self._whose(leader.owner)}_leaders")

    def _action(self) -> None:
        """The systems of the action under way, and what has been done to planets in it."""
        action = self.view.action
        if action is None:
            return
        self._mark(in_system(action.system), "going_on")
        for hex_ in (action.system, action.other, *action.theatres):
            self._mark(in_system(hex_), "activated")
        for hex_ in action.theatres:
            self._mark(in_system(hex_), "theatre")
        for hex_ in action.full:
            self._mark(in_system(hex_), "full")
        for where in action.docks:
            self._mark(self._space(Place(where)), "producing")
        for shot in action.shot:
            self._add(self._space(Place(parted(shot, "#")[0])), "fired")
        for planet in (
            *action.bombarded,
            *action.probed,
            *action.annexed,
            *action.promote,
            *(each.planet for each in action.landings),
        ):
            self._mark(on_planet(planet), "touched")

    def _space(self, where: Place) -> Place:
        """The space around a place."""
        row, _ = self.places.get(where, (-1, ""))
        return in_system(self.view.systems[row].hex) if row >= 0 else where

    def _battle(self) -> None:
        battle = self.view.battle
        if battle is None:
            return
        self._mark(in_system(battle.system), "battle")
        self._mark(on_planet(battle.planet), "fought_for")
        for side in (battle.attacker, battle.defender):
            self._mark(in_system(side.retreats_to), "retreat")

    def _effects(self) -> None:
        """Effects that lie in a place or speak of it."""
        for effect in self.view.effects:
            if effect.where:
                self._add(Place(effect.where), f"{self._whose(effect.owner)}_effects")


def _sides(border: str) -> Iterable[Hex]:
    """The systems that a border or a link touches; a system itself, where something lies inside it."""
    return map(Hex, chain.from_iterable(listed(side, "~") for side in listed(border, "|")))


def planets_of(view: TableView) -> Mapping[PlanetId, Planet]:
    """Every planet on the board."""
    return {planet.id: planet for system in view.systems for planet in system.planets}
