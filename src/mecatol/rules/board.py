"""The board: finding things on it, and the verbs that change it. A verb changes and tells; it never triggers anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Chapter

from . import content as printed
from . import events, forces
from .forces import Groups
from .moments import PLANET_TAKEN, UNIT_LIMIT, Taken, Unit
from .state import NEUTRAL, NOBODY, Action, Battle, Deed, GameState, Group, Planet, PlanetId, Player, Seat, Stack, System, UnitId

if TYPE_CHECKING:
    from .official.game import Game

GROUND: tuple[UnitId, ...] = ("ground_force", "shock_troop", "mechanized_unit")
SHIPS: tuple[UnitId, ...] = ("war_sun", "dreadnought", "cruiser", "destroyer", "carrier", "fighter", "flagship")
INSTALLATIONS: tuple[UnitId, ...] = ("pds", "space_dock")


def is_ship(kind: UnitId) -> bool:
    """Whether a kind of unit is a ship, Fighters included."""
    return kind in SHIPS


def is_big_ship(kind: UnitId) -> bool:
    """Whether a kind of unit is a ship that counts against Fleet Supply."""
    return kind in SHIPS and kind != "fighter"


def is_ground(kind: UnitId) -> bool:
    """Whether a kind of unit is a ground unit."""
    return kind in GROUND


def in_system(hex_: Hex) -> str:
    """The place "in space in that system"."""
    return f"system:{hex_}"


def on_planet(planet: PlanetId) -> str:
    """The place "on that planet"."""
    return f"planet:{planet}"


class Layout:
    """Where things are on the map. Worked out once for a layout; it belongs to the very tuple it was made from."""

    __slots__ = ("made_from", "planets", "systems")

    def __init__(self, state: GameState) -> None:
        self.made_from = state.layout
        self.systems = {system.hex: n for n, system in enumerate(state.systems)}
        self.planets = {p.id: (n, i) for n, s in enumerate(state.systems) for i, p in enumerate(s.planets)}


class Facts:
    """What is asked about the board all the time, worked out in one walk over it and thrown away when it changes."""

    __slots__ = ("counters", "docks", "fleets", "made_from", "occupied", "places", "planets", "units")

    def __init__(self, state: GameState) -> None:
        self.made_from = state.systems
        self.planets: dict[Seat, list[Planet]] = {}
        self.fleets: dict[Seat, list[Hex]] = {}  # where somebody has ships
        self.docks: dict[Seat, list[Hex]] = {}  # where somebody has Space Docks
        self.units: dict[tuple[Seat, UnitId], int] = {}
        self.counters: dict[Seat, int] = {}  # Command Counters on the board
        self.places: list[str] = []  # every place there is, in map order
        self.occupied: dict[Seat, list[str]] = {}  # where somebody has units
        for system in state.systems:
            hex_ = system.hex
            self.places.append(in_system(hex_))
            for seat in system.counters:
                self.counters[seat] = self.counters.get(seat, 0) + 1
            for stack in system.stacks:
                self._count(stack, hex_, in_system(hex_))
                if any(group.kind in SHIPS for group in stack.groups):
                    self.fleets.setdefault(stack.owner, []).append(hex_)
            for planet in system.planets:
                self.places.append(on_planet(planet.id))
                self.planets.setdefault(planet.owner, []).append(planet)
                for stack in planet.stacks:
                    self._count(stack, hex_, on_planet(planet.id))

    def _count(self, stack: Stack, hex_: Hex, where: str) -> None:
        self.occupied.setdefault(stack.owner, []).append(where)
        for group in stack.groups:
            key = (stack.owner, group.kind)
            self.units[key] = self.units.get(key, 0) + group.count
            if group.kind == "space_dock":
                self.docks.setdefault(stack.owner, []).extend([hex_] * group.count)


class Board(Chapter):
    """The board as every other chapter uses it."""

    __slots__ = ("_facts", "_layout", "_printed")
    game: Game

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._layout: Layout | None = None
        self._facts: Facts | None = None
        self._printed = {p.id: p for s in game.content.systems.values() for p in s.planets}

    @property
    def state(self) -> GameState:
        return self.game.state

    @property
    def layout(self) -> Layout:
        """Where every system and planet is in the state."""
        layout = self._layout
        if layout is None or layout.made_from is not self.state.layout:
            layout = self._layout = Layout(self.state)
        return layout

    @property
    def facts(self) -> Facts:
        """What is true of the board now; the verbs below that change it throw it away."""
        facts, state = self._facts, self.game.state
        if facts is None or facts.made_from is not state.systems:
            facts = self._facts = Facts(state)
        return facts

    # -- finding ------------------------------------------------------------------------------------------------------

    def player(self, seat: Seat) -> Player:
        """A player's sheet."""
        return self.state.players[seat]

    def system(self, hex_: Hex) -> System:
        """The tile lying there."""
        state, layout = self.game.state, self._layout
        if layout is None or layout.made_from is not state.layout:
            layout = self.layout
        return state.systems[layout.systems[hex_]]

    def has_system(self, hex_: Hex) -> bool:
        """Whether a tile lies there."""
        return hex_ in self.layout.systems

    def planet(self, planet: PlanetId) -> Planet:
        """A planet on the board."""
        state, layout = self.game.state, self._layout
        if layout is None or layout.made_from is not state.layout:
            layout = self.layout
        n, i = layout.planets[planet]
        return state.systems[n].planets[i]

    def has_planet(self, planet: PlanetId) -> bool:
        """Whether a planet is on the board."""
        return planet in self.layout.planets

    def system_of(self, planet: PlanetId) -> Hex:
        """Where a planet is."""
        return self.state.systems[self.layout.planets[planet][0]].hex

    def hex_of(self, where: str) -> Hex:
        """The system a place belongs to."""
        kind, _, name = where.partition(":")
        return self.system_of(name) if kind == "planet" else Hex(name)

    def tile(self, hex_: Hex) -> printed.System:
        """What is printed on the tile lying there."""
        return self.game.content.systems[self.system(hex_).tile]

    def printed_planet(self, planet: PlanetId) -> printed.Planet:
        """What is printed of a planet."""
        return self._printed[planet]

    def planets(self) -> list[Planet]:
        """All planets, in map order."""
        return [planet for system in self.state.systems for planet in system.planets]

    def planets_of(self, seat: Seat) -> list[Planet]:
        """The planets a player controls, in map order."""
        return list(self.facts.planets.get(seat, ()))

    def fleets_of(self, seat: Seat) -> list[Hex]:
        """Where a player has ships, in map order."""
        return list(self.facts.fleets.get(seat, ()))

    def docks_of(self, seat: Seat) -> list[Hex]:
        """Where a player's Space Docks are, each as often as there are docks, in map order."""
        return list(self.facts.docks.get(seat, ()))

    def occupied(self, seat: Seat) -> list[str]:
        """Every place where a player has units, in map order."""
        return list(self.facts.occupied.get(seat, ()))

    def places(self) -> list[str]:
        """Every place there is, in map order: the space of a system, then its planets."""
        return list(self.facts.places)

    def home(self, seat: Seat) -> Hex:
        """A player's Home System."""
        return self.player(seat).home

    def home_planets(self, seat: Seat) -> tuple[Planet, ...]:
        """The planets of a player's Home System, whoever holds them."""
        return self.system(self.home(seat)).planets

    def is_home(self, hex_: Hex) -> bool:
        """Whether a system is somebody's Home System; the gate of a home off the map is one too (OFF-SET-15)."""
        if any(player.home == hex_ for player in self.state.players):
            return True
        return self.has_system(hex_) and self.tile(hex_).kind == "gate"

    def stacks(self, where: str) -> tuple[tuple[Seat, Groups], ...]:
        """Who has what in a place."""
        kind, _, name = where.partition(":")
        found = self.planet(name).stacks if kind == "planet" else self.system(Hex(name)).stacks
        return tuple((stack.owner, stack.groups) for stack in found)

    def units(self, seat: Seat, where: str) -> Groups:
        """A player's units in a place, cargo included."""
        kind, _, name = where.partition(":")
        found = self.planet(name).stacks if kind == "planet" else self.system(Hex(name)).stacks
        return forces.stack_of(found, seat)

    def ships(self, seat: Seat, hex_: Hex) -> Groups:
        """A player's ships in a system."""
        return forces.of(self.units(seat, in_system(hex_)), is_ship)

    def big_ships(self, seat: Seat, hex_: Hex) -> int:
        """How many of a player's ships in a system count against Fleet Supply."""
        return sum(g.count for g in self.units(seat, in_system(hex_)) if is_big_ship(g.kind))

    def army(self, seat: Seat, planet: PlanetId) -> Groups:
        """A player's ground units on a planet."""
        return forces.of(self.units(seat, on_planet(planet)), is_ground)

    def fleets(self, hex_: Hex) -> list[Seat]:
        """Who has ships in a system."""
        return [s.owner for s in self.system(hex_).stacks if any(is_ship(g.kind) for g in s.groups)]

    def enemy_fleets(self, seat: Seat, hex_: Hex) -> list[Seat]:
        """Which others have ships in a system."""
        return [owner for owner in self.fleets(hex_) if owner != seat]

    def unit(self, seat: Seat, kind: UnitId) -> printed.Unit:
        """What is printed of a player's kind of unit; a Flagship's values stand on its race's card."""
        unit = self.game.content.units[kind]
        if kind != "flagship" or seat == NEUTRAL:
            return unit
        card = self.game.content.flagships[self.player(seat).race]
        return replace(
            unit,
            cost=card.cost,
            production=card.production,
            combat=card.combat,
            dice=card.dice,
            movement=card.movement,
            capacity=card.capacity,
            sustain=card.sustain,
            bombardment=card.bombardment,
            barrage=card.barrage,
            space_cannon=card.space_cannon,
        )

    def on_board(self, seat: Seat, kind: UnitId) -> int:
        """How many units of a kind a player has on the board."""
        return self.facts.units.get((seat, kind), 0)

    def left(self, seat: Seat, kind: UnitId) -> int:
        """How many more units of a kind a player could put on the board (OFF-CMP-1, OFF-CMP-2)."""
        unit = self.game.content.units[kind]
        limit = unit.increased_limit or unit.limit if self.game.parameters.increased_limits else unit.limit
        limit = self.game.fold(UNIT_LIMIT, limit, Unit(seat, kind))
        left = limit - self.on_board(seat, kind) if limit else 1000
        if unit.supply and not self.game.parameters.increased_limits:
            left = min(left, unit.supply - sum(self.on_board(s, kind) for s in range(len(self.state.players))))
        return max(0, left)

    def reinforcements(self, seat: Seat) -> int:
        """Command Counters neither on a player's sheet nor on the board (OFF-CMP-3, SA17-LIM-07)."""
        player, parameters = self.player(seat), self.game.parameters
        limit = parameters.raised_command_counters if parameters.increased_limits else parameters.command_counters
        laid = self.facts.counters.get(seat, 0)
        return limit - player.strategy - player.pool - player.fleet - laid

    # -- units --------------------------------------------------------------------------------------------------------

    def place(self, seat: Seat, where: str, groups: Iterable[Group], why: str) -> None:
        """Units come onto the board."""
        self._add(seat, where, forces.together(groups))
        for g in groups:
            self.game.tell(events.Placed(seat, where, g.kind, g.count, why))

    def remove(self, seat: Seat, where: str, groups: Iterable[Group], why: str) -> None:
        """Units leave the board for the reinforcements."""
        gone = tuple(groups)
        self._take(seat, where, gone)
        self._docks_gone(seat, where, gone)
        for g in gone:
            self.game.tell(events.Removed(seat, where, g.kind, g.count, why))

    def shift(self, seat: Seat, source: str, where: str, groups: Iterable[Group]) -> None:
        """Units go from one place to another."""
        moving = tuple(groups)
        self._take(seat, source, moving)
        self._add(seat, where, moving)
        self._docks_gone(seat, source, moving)
        for g in moving:
            self.game.tell(events.Shifted(seat, source, where, g.kind, g.count))

    def damage(self, seat: Seat, where: str, group: Group) -> None:
        """Units sustain one hit each."""
        self._take(seat, where, (group,))
        self._add(seat, where, (replace(group, damage=group.damage + 1),))
        self.game.tell(events.Damaged(seat, where, group.kind, group.count))

    def repair(self, seat: Seat, where: str, group: Group) -> None:
        """Damaged units are whole again."""
        self._take(seat, where, (group,))
        self._add(seat, where, (replace(group, damage=0),))
        self.game.tell(events.Repaired(seat, where, group.kind, group.count))

    def mark(self, seat: Seat, where: str, group: Group, mark: str) -> None:
        """Units get another mark."""
        self._take(seat, where, (group,))
        self._add(seat, where, (replace(group, mark=mark),))

    def _add(self, seat: Seat, where: str, groups: Groups) -> None:
        self._set_units(seat, where, forces.added(self.units(seat, where), groups))

    def _take(self, seat: Seat, where: str, groups: Groups) -> None:
        self._set_units(seat, where, forces.removed(self.units(seat, where), groups))

    def _docks_gone(self, seat: Seat, where: str, groups: Groups) -> None:
        """Objectives ask whether a Space Dock was there all round."""
        if any(g.kind == "space_dock" for g in groups):
            self.game.objectives.docks_lost(seat, self.hex_of(where))

    def _set_units(self, seat: Seat, where: str, groups: Groups) -> None:
        self.game.changing()
        kind, _, name = where.partition(":")
        if kind == "planet":
            planet = self.planet(name)
            self.set_planet(replace(planet, stacks=forces.with_stack(planet.stacks, seat, groups)))
        else:
            system = self.system(Hex(name))
            self.set_system(replace(system, stacks=forces.with_stack(system.stacks, seat, groups)))

    # -- systems and planets ------------------------------------------------------------------------------------------

    def set_system(self, system: System) -> None:
        """Replace a system's record."""
        self.game.changing()
        self._facts = None
        self.state.systems[self.layout.systems[system.hex]] = system

    def set_planet(self, planet: Planet) -> None:
        """Replace a planet's record."""
        self.game.changing()
        self._facts = None
        n, i = self.layout.planets[planet.id]
        system = self.state.systems[n]
        self.state.systems[n] = replace(system, planets=(*system.planets[:i], planet, *system.planets[i + 1 :]))

    def exhaust(self, planet: PlanetId, why: str) -> None:
        """A planet's card is turned face down."""
        if not self.planet(planet).exhausted:
            self.set_planet(replace(self.planet(planet), exhausted=True))
            self.game.tell(events.PlanetExhausted(planet, why))

    def refresh(self, seat: Seat, planets: Iterable[PlanetId]) -> None:
        """Planets' cards are turned face up."""
        turned = tuple(p for p in planets if self.planet(p).exhausted and not self.game.domain_counters.spoils_refresh(p))
        for planet in turned:
            self.set_planet(replace(self.planet(planet), exhausted=False))
        if turned:
            self.game.tell(events.PlanetsRefreshed(seat, turned))

    async def take_planet(self, seat: Seat, planet: PlanetId, how: str, *, exhausted: bool = True) -> None:
        """A player gains control of a planet; everybody may have something to say about it (OFF-INV-7: it arrives exhausted)."""
        before = self.planet(planet).owner
        self._gain(seat, planet, how, exhausted)
        self.game.domain_counters.clear(on_planet(planet))
        await self.game.artifacts.discovered(seat, on_planet(planet))
        await self.game.moment(PLANET_TAKEN, Taken(seat, planet, before, how))
        self.game.objectives.settle_specials()
        self.game.victory.check()

    def _gain(self, seat: Seat, planet: PlanetId, how: str, exhausted: bool) -> None:
        was = self.planet(planet)
        self.deed("gained_planet", seat, was.owner, on_planet(planet), "exhausted" if was.exhausted else "refreshed", how=how)
        self.set_planet(replace(was, owner=seat, exhausted=exhausted, held_since=self.state.round))
        self.game.tell(events.PlanetTaken(seat, planet, was.owner, how))
        self.game.leaders.lost(on_planet(planet), how, seat)
        self.game.owes(PLANET_TAKEN)

    def lose_planet(self, planet: PlanetId, why: str) -> None:
        """A planet becomes neutral; whatever still stands on it is destroyed."""
        was = self.planet(planet)
        for owner, groups in self.stacks(on_planet(planet)):
            self.remove(owner, on_planet(planet), groups, why)
        self.set_planet(replace(self.planet(planet), owner=NOBODY, exhausted=False, facility=""))
        self.game.tell(events.PlanetLost(planet, was.owner, why))
        self.game.leaders.lost(on_planet(planet), why)
        self.deed("lost_planet", was.owner, place=on_planet(planet), how=why)
        self.game.objectives.settle_specials()

    def lay_counter(self, seat: Seat, hex_: Hex, source: str) -> None:
        """A Command Counter is laid in a system: from "pool", "strategy" or "reinforcements"."""
        system = self.system(hex_)
        self.set_system(replace(system, counters=tuple(sorted((*system.counters, seat)))))
        player = self.player(seat)
        if source == "pool":
            player.pool -= 1
        elif source == "strategy":
            player.strategy -= 1
        self.game.tell(events.Activated(seat, in_system(hex_), source))

    def lift_counter(self, seat: Seat, hex_: Hex) -> None:
        """A Command Counter goes back to the reinforcements."""
        system = self.system(hex_)
        self.set_system(replace(system, counters=tuple(s for s in system.counters if s != seat)))

    # -- remembering ---------------------------------------------------------------------------------------------------

    def deed(
        self, kind: str, seat: Seat, target: Seat = NOBODY, place: str = "", what: str = "", amount: int = 1, how: str = ""
    ) -> None:
        """Something that objectives and cards of this round may ask about."""
        self.game.changing()
        self.state.deeds.append(Deed(kind, seat, target, place, what, amount, how))

    def deeds(self, kind: str, seat: Seat) -> list[Deed]:
        """What a player has done this round."""
        return [deed for deed in self.state.deeds if deed.kind == kind and deed.seat == seat]

    @property
    def action(self) -> Action:
        """The action under way."""
        action = self.state.action
        assert action is not None, "no action is under way"
        return action

    @property
    def battle(self) -> Battle:
        """The battle under way."""
        battle = self.state.battle
        assert battle is not None, "no battle is under way"
        return battle
