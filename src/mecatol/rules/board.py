"""The board: finding things on it, and the verbs that change it. A verb changes and tells; it never triggers anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mecatol.core.decisions import kind_of
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Chapter
from mecatol.rules.naming import parted

from . import content as printed
from . import events, forces
from .facts import Facts, Layout, stacks
from .forces import Groups
from .moments import PER_PLANET, PLANET_TAKEN, UNIT_LIMIT, Unit
from .pieces import FLYING, GROUND, MERCENARY_SIDES, TROOPS, in_system, is_big_ship, is_mercenary, on_planet, turned
from .state import (
    NEUTRAL,
    NO_PLACE,
    NOBODY,
    Action,
    Battle,
    Deed,
    DeedKind,
    GameState,
    Group,
    Place,
    Planet,
    PlanetId,
    Player,
    Seat,
    Ship,
    System,
    UnitId,
)

if TYPE_CHECKING:
    from .official.game import Game

NO_LIMIT = 1000  # units of a kind of which there are as many as anybody likes


def _flagship(unit: printed.Unit, card: printed.Flagship) -> printed.Unit:
    """The Flagship of a race: its values stand on its own card."""
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


class Board(Chapter):
    """The board as every other chapter uses it."""

    __slots__ = ("_flagships", "_tiles", "_units", "facts", "layout", "printed_planets")
    game: Game
    state: GameState

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._tiles = game.content.systems
        self._units = game.content.units
        self._flagships: dict[str, printed.Unit] = {}  # what is printed never changes
        self.printed_planets = {p.id: p for s in self._tiles.values() for p in s.planets}
        self.layout = Layout(GameState(), self._tiles, self.printed_planets)  # where every system and planet is in the state
        self.facts = Facts([], self.layout)  # what is true of the board now; the verb below that changes it keeps it true

    def survey(self) -> None:
        """Look at the map that lies there now."""
        if self.layout.made_from is not self.state.layout:
            self.layout = Layout(self.state, self._tiles, self.printed_planets)
            self.game.galaxy.survey()
        self.facts = Facts(self.state.systems, self.layout)

    # -- finding ------------------------------------------------------------------------------------------------------

    def player(self, seat: Seat) -> Player:
        """A player's sheet."""
        return self.state.players[seat]

    def system(self, hex_: Hex) -> System:
        """The tile lying there."""
        return self.state.systems[self.layout.systems[hex_]]

    def has_system(self, hex_: Hex) -> bool:
        """Whether a tile lies there."""
        return hex_ in self.layout.systems

    def planet(self, planet: PlanetId) -> Planet:
        """A planet on the board."""
        return self.facts.planet[planet]

    def has_planet(self, planet: PlanetId) -> bool:
        """Whether a planet is on the board."""
        return planet in self.layout.planets

    def system_of(self, planet: PlanetId) -> Hex:
        """Where a planet is."""
        return self.layout.hexes[on_planet(planet)]

    def hex_of(self, where: Place) -> Hex:
        """The system a place belongs to."""
        hex_ = self.layout.hexes.get(where)
        if hex_ is not None:
            return hex_
        kind, name = parted(where, ":")
        return self.system_of(PlanetId(name)) if kind == "planet" else Hex(name)

    def tile(self, hex_: Hex) -> printed.System:
        """What is printed on the tile lying there."""
        state, layout = self.state, self.layout
        return self._tiles[state.systems[layout.systems[hex_]].tile]

    def printed_planet(self, planet: PlanetId) -> printed.Planet:
        """What is printed of a planet."""
        return self.printed_planets[planet]

    def planets(self) -> list[Planet]:
        """All planets, in map order."""
        return list(self.facts.planet.values())

    def planets_of(self, seat: Seat) -> list[Planet]:
        """The planets a player controls, in map order."""
        return list(self.facts.planets.get(seat, ()))

    def is_solid(self, planet: PlanetId) -> bool:
        """Whether units can stand there: not on a Trade Station (OFF-SYS-6)."""
        return not self.printed_planets[planet].trade_station

    def solid_planets(self, seat: Seat) -> list[PlanetId]:
        """The planets of a player on which units can stand, in map order."""
        return [planet.id for planet in self.facts.planets.get(seat, ()) if self.is_solid(planet.id)]

    def fleets_of(self, seat: Seat) -> list[Hex]:
        """Where a player has ships, in map order."""
        return list(self.facts.fleets.get(seat, ()))

    def in_space_of(self, seat: Seat) -> list[Hex]:
        """Where a player has units in space, ships or not, in map order."""
        return list(self.facts.in_space.get(seat, ()))

    def enemy_space(self, seat: Seat) -> list[Hex]:
        """Where others have ships, in map order."""
        return [hex_ for hex_, owners in self.facts.present.items() if owners != [seat]]

    def docks_of(self, seat: Seat) -> list[Hex]:
        """Where a player's Space Docks are, each as often as there are docks, in map order."""
        return list(self.facts.docks.get(seat, ()))

    def occupied(self, seat: Seat) -> list[Place]:
        """Every place where a player has units, in map order."""
        return list(self.facts.occupied.get(seat, ()))

    def systems_of(self, seat: Seat) -> list[Hex]:
        """The systems in which a player has units, in map order."""
        return list(dict.fromkeys(map(self.layout.hexes.__getitem__, self.facts.occupied.get(seat, ()))))

    def all_units(self) -> list[tuple[Place, Seat, Groups]]:
        """Everybody's units: where, whose and what, in map order."""
        return [(where, stack.owner, stack.groups) for _, where, stack in stacks(self.state.systems)]

    def in_map_order(self, places: Iterable[Place]) -> list[Place]:
        """Those of some places that are on the board, in map order."""
        known = self.layout.places
        return sorted([place for place in places if place in known], key=known.__getitem__)

    def tokens(self) -> list[tuple[Hex, str]]:
        """The tokens lying in systems, and where, in map order."""
        return list(self.facts.lying)

    def stations(self) -> list[PlanetId]:
        """The Trade Stations on the board, in map order."""
        return list(self.layout.stations)

    def visited_stations(self) -> list[PlanetId]:
        """The Trade Stations where somebody has ships, in map order."""
        layout, present = self.layout, self.facts.present
        return [station for station in layout.stations if layout.hexes[on_planet(station)] in present]

    def home(self, seat: Seat) -> Hex:
        """A player's Home System."""
        return self.state.players[seat].home

    def homes(self) -> frozenset[Hex]:
        """Every Home System, and the gates of those off the map (OFF-SET-15): asked for membership, never iterated."""
        return frozenset([*[player.home for player in self.state.players], *self.layout.gates])

    def home_planets(self, seat: Seat) -> tuple[Planet, ...]:
        """The planets of a player's Home System, whoever holds them."""
        return self.system(self.state.players[seat].home).planets

    def home_lost(self, seat: Seat) -> bool:
        """Whether a planet of a player's Home System is not his."""
        return any(planet.owner != seat for planet in self.home_planets(seat))

    def is_home(self, hex_: Hex) -> bool:
        """Whether a system is somebody's Home System; the gate of a home off the map is one too (OFF-SET-15)."""
        for player in self.state.players:
            if player.home == hex_:
                return True
        return hex_ in self.layout.gates

    def stacks(self, where: Place) -> tuple[tuple[Seat, Groups], ...]:
        """Who has what in a place."""
        n, i = self.layout.places[where]
        system = self.state.systems[n]
        return tuple([(stack.owner, stack.groups) for stack in (system.stacks if i < 0 else system.planets[i].stacks)])

    def units(self, seat: Seat, where: Place) -> Groups:
        """A player's units in a place, cargo included."""
        return self.facts.held.get((seat, where), ())

    def ships(self, seat: Seat, hex_: Hex) -> Groups:
        """A player's ships in a system."""
        return tuple([group for group in self.units(seat, in_system(hex_)) if group.kind in FLYING])

    def big_ships(self, seat: Seat, hex_: Hex) -> int:
        """How many of a player's ships in a system count against Fleet Supply."""
        return sum([group.count for group in self.units(seat, in_system(hex_)) if is_big_ship(group.kind)])

    def army(self, seat: Seat, planet: PlanetId) -> Groups:
        """A player's ground units on a planet."""
        return tuple([group for group in self.units(seat, on_planet(planet)) if group.kind in GROUND])

    def troops(self, seat: Seat, planet: PlanetId) -> Groups:
        """Whoever fights for a player on a planet: his ground units, and Mercenaries."""
        return tuple([group for group in self.units(seat, on_planet(planet)) if group.kind in TROOPS])

    def fleets(self, hex_: Hex) -> list[Seat]:
        """Who has ships in a system."""
        return list(self.facts.present.get(hex_, ()))

    def enemy_fleets(self, seat: Seat, hex_: Hex) -> list[Seat]:
        """Which others have ships in a system."""
        owners = self.facts.present.get(hex_)
        return [owner for owner in owners if owner != seat] if owners else []

    def unit(self, seat: Seat, kind: UnitId) -> printed.Unit:
        """What is printed of a player's kind of unit; a Flagship's values stand on its race's card."""
        if kind != "flagship" or seat == NEUTRAL:
            return self._units[kind]
        race = self.state.players[seat].race
        if race not in self._flagships:
            self._flagships[race] = _flagship(self._units["flagship"], self.game.content.flagships[race])
        return self._flagships[race]

    def on_board(self, seat: Seat, kind: UnitId) -> int:
        """How many units of a kind a player has on the board."""
        return self.facts.units.get((seat, kind), 0)

    def limit(self, seat: Seat, kind: UnitId) -> int:
        """How many units of a kind a player has, on the board and beside it."""
        unit = self._units[kind]
        pieces = unit.increased_limit or unit.limit if self.game.parameters.increased_limits else unit.limit
        return self.game.fold(UNIT_LIMIT, pieces, Unit(seat, kind)) if pieces else NO_LIMIT

    def left(self, seat: Seat, kind: UnitId) -> int:
        """How many more units of a kind a player could put on the board (OFF-CMP-1, OFF-CMP-2)."""
        unit, standing = self._units[kind], self.facts.units
        limit = self.limit(seat, kind)
        left = limit - standing.get((seat, kind), 0) if limit < NO_LIMIT else NO_LIMIT
        if unit.supply and not self.game.parameters.increased_limits:
            everybody = range(len(self.state.players))
            left = min(left, unit.supply - sum([standing.get((s, kind), 0) for s in everybody]))
        return max(0, left)

    def most_on_planet(self, seat: Seat, kind: UnitId, planet: PlanetId) -> int:
        """How many units of a kind a player may have on a planet (OFF-CMP-7); 0: any number."""
        return self.game.fold(PER_PLANET, self._units[kind].per_planet, Unit(seat, kind, on_planet(planet)))

    def counts_as(self, kind: UnitId, *named: UnitId) -> bool:
        """Whether a kind of unit is one of those that a rule names. Officially a Flagship is no Dreadnought (OFF-SOT-FLG)."""
        return kind in named or ("dreadnought" in named and kind in self.game.parameters.dreadnoughts)

    def reinforcements(self, seat: Seat) -> int:
        """Command Counters neither on a player's sheet nor on the board (OFF-CMP-3, SA17-LIM-07)."""
        player, parameters = self.state.players[seat], self.game.parameters
        limit = parameters.raised_command_counters if parameters.increased_limits else parameters.command_counters
        laid = self.facts.counters.get(seat, ())
        return limit - player.strategy - player.pool - player.fleet - len(laid)

    # -- units --------------------------------------------------------------------------------------------------------

    def place(self, seat: Seat, where: Place, groups: Iterable[Group], why: str) -> None:
        """Units come onto the board."""
        self._add(seat, where, groups)
        for g in groups:
            if g.kind in MERCENARY_SIDES:
                self.game.mercenaries.enlisted(seat, g.kind)
            self.game.tell(events.Placed(seat, where, g.kind, g.count, why))

    def remove(self, seat: Seat, where: Place, groups: Iterable[Group], why: str) -> None:
        """Units leave the board for the reinforcements."""
        gone = tuple(groups)
        self._take(seat, where, gone)
        self._docks_gone(seat, where, gone)
        for g in gone:
            if g.kind in MERCENARY_SIDES:
                self.game.mercenaries.discharged(g.kind)
            self.game.tell(events.Removed(seat, where, g.kind, g.count, why))

    def shift(self, seat: Seat, source: Place, where: Place, groups: Iterable[Group]) -> None:
        """Units go from one place to another."""
        moving = tuple(groups)
        self._take(seat, source, moving)
        arrived = [turned(g, where) for g in moving]
        self._add(seat, where, arrived)
        self._docks_gone(seat, source, moving)
        for g, now in zip(moving, arrived, strict=True):
            if now is g:
                self.game.tell(events.Shifted(seat, source, where, g.kind, g.count))
            else:
                self.game.tell(events.Exchanged(seat, source, g.kind, where, now.kind, g.count))

    def exchange(self, seat: Seat, where: Place, groups: Iterable[Group], to: Place, kind: UnitId, mark: str = "") -> None:
        """Units become units of another kind, perhaps in another place; nothing is built or lost."""
        gone = tuple(groups)
        self._take(seat, where, gone)
        self._add(seat, to, forces.together(Group(kind, g.count, mark=mark) for g in gone))
        for g in gone:
            self.game.tell(events.Exchanged(seat, where, g.kind, to, kind, g.count))

    def damage(self, seat: Seat, where: Place, group: Group) -> None:
        """Units sustain one hit each."""
        self._take(seat, where, (group,))
        self._add(seat, where, (replace(group, damage=group.damage + 1),))
        self.game.tell(events.Damaged(seat, where, group.kind, group.count))

    def repair(self, seat: Seat, where: Place, group: Group) -> None:
        """Damaged units are whole again."""
        self._take(seat, where, (group,))
        self._add(seat, where, (replace(group, damage=0),))
        self.game.tell(events.Repaired(seat, where, group.kind, group.count))

    def mark(self, seat: Seat, where: Place, group: Group, mark: str) -> None:
        """Units get another mark."""
        self._take(seat, where, (group,))
        self._add(seat, where, (replace(group, mark=mark),))

    def _add(self, seat: Seat, where: Place, groups: Iterable[Group]) -> None:
        self._set_units(seat, where, forces.added(self.units(seat, where), groups))

    def _take(self, seat: Seat, where: Place, groups: Groups) -> None:
        self._set_units(seat, where, forces.removed(self.units(seat, where), groups))

    def _docks_gone(self, seat: Seat, where: Place, groups: Groups) -> None:
        """Objectives ask whether a Space Dock was there all round."""
        if forces.count(groups, "space_dock"):
            self.game.objectives.docks_lost(seat, self.hex_of(where))

    def _set_units(self, seat: Seat, where: Place, groups: Groups) -> None:
        n, i = self.layout.places[where]
        system = self.state.systems[n]
        if i < 0:
            self.set_system(replace(system, stacks=forces.with_stack(system.stacks, seat, groups)))
        else:
            planet = system.planets[i]
            self.set_planet(replace(planet, stacks=forces.with_stack(planet.stacks, seat, groups)))

    # -- systems and planets ------------------------------------------------------------------------------------------

    def lay_out(self, systems: list[System]) -> None:
        """These systems are the map from now on."""
        self.game.changing()
        self.state.systems = systems
        self.state.layout = tuple((system.hex, system.tile) for system in systems)
        self.survey()

    def set_system(self, system: System) -> None:
        """Replace a system's record."""
        self.game.changing()
        systems, n = self.state.systems, self.layout.systems[system.hex]
        was, systems[n] = systems[n], system
        self.facts.replaced(was, system)

    def set_planet(self, planet: Planet) -> None:
        """Replace a planet's record."""
        self.game.changing()
        systems, (n, i) = self.state.systems, self.layout.planets[planet.id]
        planets = list(systems[n].planets)
        was, planets[i] = planets[i], planet
        systems[n] = replace(systems[n], planets=tuple(planets))
        self.facts.planet_replaced(was, planet)

    def token_at(self, kind: str) -> Hex | None:
        """Where a token lies of which there is one."""
        return next((hex_ for hex_, token in self.tokens() if kind_of(token) == kind), None)

    def put_token(self, kind: str, seat: Seat, to: Hex | None) -> None:
        """A token of which there is one comes to a system as a player's, or leaves the board."""
        was = self.token_at(kind)
        if was is not None:
            system = self.system(was)
            kept = tuple(token for token in system.tokens if kind_of(token) != kind)
            self.set_system(replace(system, tokens=kept))
        if to is not None:
            system = self.system(to)
            self.set_system(replace(system, tokens=(*system.tokens, f"{kind}:{seat}")))

    def burn_out(self, hex_: Hex, tile: str) -> None:
        """Another tile lies in a place from now on; its planets are gone, and whatever speaks of them with them."""
        system = self.system(hex_)
        gone = [on_planet(planet.id) for planet in system.planets]
        self.set_system(replace(system, tile=tile, planets=(), wealth=0))
        self.lay_out(self.state.systems)
        self.state.deeds = [deed for deed in self.state.deeds if deed.place not in gone]
        self.state.artifacts = {place: found for place, found in self.state.artifacts.items() if place not in gone}
        self.game.end_effects(lambda effect: effect.where in gone and effect.source != "law")
        self.game.tell(events.SystemChanged(in_system(hex_), tile))

    def exhaust(self, planet: PlanetId, why: str) -> None:
        """A planet's card is turned face down."""
        was = self.facts.planet[planet]
        if not was.exhausted:
            self.set_planet(replace(was, exhausted=True))
            self.game.tell(events.PlanetExhausted(planet, why))

    def refresh(self, seat: Seat, planets: Iterable[PlanetId], *, arriving: bool = False) -> None:
        """Planets' cards are turned face up; a planet that arrives so is not refreshed, and nothing can spoil it."""
        spoils = self.game.domain_counters.spoils_refresh
        turned = tuple(p for p in planets if self.planet(p).exhausted and (arriving or not spoils(p)))
        for planet in turned:
            self.set_planet(replace(self.planet(planet), exhausted=False))
        if turned:
            self.game.tell(events.PlanetsRefreshed(seat, turned))

    def hand_planet(self, seat: Seat, planet: PlanetId, how: str, *, exhausted: bool = True) -> None:
        """A planet's card goes to a player; what follows from it, its chapter sees to (`invasion.gain`)."""
        was = self.planet(planet)
        self.deed("gained_planet", seat, was.owner, on_planet(planet), "exhausted" if was.exhausted else "refreshed", how=how)
        self.set_planet(replace(was, owner=seat, exhausted=exhausted, held_since=self.state.round))
        self.game.tell(events.PlanetTaken(seat, planet, was.owner, how))
        self.game.leaders.lost(on_planet(planet), how, seat)
        if self.game.parameters.mercenaries:
            self._evict(seat, planet)
        self.game.owes(PLANET_TAKEN)

    def _evict(self, seat: Seat, planet: PlanetId) -> None:
        """Mercenaries of others on a planet that somebody gains without a fight are lost (OFF-SOT-MRC)."""
        for owner, groups in self.stacks(on_planet(planet)):
            hired = forces.of(groups, is_mercenary)
            if owner != seat and hired:
                self.remove(owner, on_planet(planet), hired, "planet_lost")

    def free_planet(self, planet: PlanetId, why: str) -> None:
        """A planet's card goes back to the deck: it is nobody's, and has no facility."""
        was = self.planet(planet)
        self.set_planet(replace(was, owner=NOBODY, exhausted=False, facility=""))
        self.game.tell(events.PlanetLost(planet, was.owner, why))
        self.deed("lost_planet", was.owner, place=on_planet(planet), how=why)

    def lay_counter(self, seat: Seat, hex_: Hex, source: str) -> None:
        """A Command Counter is laid in a system: from "pool", "strategy" or "reinforcements"."""
        self._set_counters(hex_, tuple(sorted((*self.system(hex_).counters, seat))))
        player = self.player(seat)
        if source == "pool":
            player.pool -= 1
        elif source == "strategy":
            player.strategy -= 1
        self.game.tell(events.Activated(seat, in_system(hex_), source))

    def lift_counter(self, seat: Seat, hex_: Hex) -> None:
        """A Command Counter goes back to the reinforcements."""
        left = list(self.system(hex_).counters)
        if seat in left:
            left.remove(seat)
            self._set_counters(hex_, tuple(left))

    def _set_counters(self, hex_: Hex, counters: tuple[Seat, ...]) -> None:
        self.game.changing()
        systems, n = self.state.systems, self.layout.systems[hex_]
        self.facts.counters_replaced(hex_, systems[n].counters, counters)
        systems[n] = replace(systems[n], counters=counters)

    # -- remembering ---------------------------------------------------------------------------------------------------

    def deed(
        self,
        kind: DeedKind,
        seat: Seat,
        target: Seat = NOBODY,
        place: Place = NO_PLACE,
        what: str = "",
        amount: int = 1,
        how: str = "",
    ) -> None:
        """Something that objectives and cards of this round may ask about."""
        self.game.changing()
        self.state.deeds.append(Deed(kind, seat, target, place, what, amount, how))

    def deeds(self, kind: DeedKind, seat: Seat) -> list[Deed]:
        """What a player has done this round."""
        return [deed for deed in self.state.deeds if deed.kind == kind and deed.seat == seat]

    @property
    def home_systems(self) -> list[Hex]:
        """Everybody's Home System, by seat."""
        return [player.home for player in self.state.players]

    @property
    def races(self) -> list[str]:
        """Everybody's race, by seat."""
        return [player.race for player in self.state.players]

    @property
    def moves(self) -> list[Ship]:
        """The ships that moved in the action under way, if there is one."""
        return list(self.state.action.moves) if self.state.action is not None else []

    @property
    def annexed(self) -> list[PlanetId]:
        """The planets annexed in the action under way, if there is one."""
        return self.state.action.annexed if self.state.action is not None else []

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
