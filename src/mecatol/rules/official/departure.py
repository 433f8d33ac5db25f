"""What may move with which cargo, and how a move is put together piece by piece. Nothing sails yet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.memo import Memo
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.moments import (
    ABANDONS,
    HELPS,
    HOLD,
    LEAVES_WAKE,
    MOVEMENT,
    PICKS_UP,
    SLIPS,
    SPURTS,
    At,
    Help,
    Unit,
)
from mecatol.rules.naming import cargo_named, listed, marks_of, name_of, parted, unit_key, unit_named
from mecatol.rules.pieces import SHIPS, in_system, is_ship, on_planet
from mecatol.rules.state import Group, Place, Seat, Ship, UnitId

from .fleet_supply import CARGO, Load, Places
from .galaxy import WAKE
from .game import Chapter
from .routes import Route
from .voyage import SPURT, Extra, Voyage

if TYPE_CHECKING:
    from .game import Game

DONE = "done"
UNDO = "undo_last"
NO_PLACES = Places()
NO_EXTRA = Extra()
PASSING = 2  # steps: one alone leads through no system
Mover: TypeAlias = tuple[Hex, UnitId, int]  # where a ship is, what it is, how far it moves
_DONE: Option[str] = Option(DONE, "OFF-TAC-9", says=message("option-move-done"))
TAKE_BACK: Option[str] = Option(UNDO, says=message("option-undo-last"))


@lru_cache(maxsize=4096)
def _ship_option(key: str, kind: UnitId, damage: int, start: Hex, destination: Hex | None) -> Option[str]:
    """A ship to move; where it goes is said where it could go to two systems."""
    args: dict[str, str | int] = {"kind": kind, "system": start, "damage": damage}
    if destination is None:
        says = message("option-move-ship", **args)
    elif destination == start:
        says = message("option-move-ship-within", **args)
    else:
        says = message("option-move-ship-to", **args, where=destination)
    return Option(key, "OFF-MOV-1", (in_system(start),), says)


class Departure(Chapter):
    """Who may leave for the activated system, with whom and by which way."""

    __slots__ = ("_activation", "_coming")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._activation: At | None = None  # for which it is known who could come
        self._coming: Memo[list[Mover]] = Memo()

    # -- what may move --------------------------------------------------------------------------------------------------------

    def may_leave(self, seat: Seat, start: Hex, destinations: Sequence[Hex]) -> Verdict:
        """Ships in a system with an own Command Counter cannot move, unless it is the activated one (OFF-MOV-2)."""
        if start not in destinations and seat in self.game.board.system(start).counters:
            return Verdict(False, "OFF-MOV-2", message("explain-own-counter", system=start))
        return ALLOWED

    def moves_itself(self, kind: UnitId) -> bool:
        """Ships and floating docks move by themselves if they can move at all; all else only as cargo (OFF-MOV-4)."""
        return is_ship(kind) or kind == "space_dock"

    def movers(self, voyage: Voyage) -> list[tuple[Hex, Group]]:
        """Units that could still be chosen, by system and kind."""
        seat = voyage.seat
        found: list[tuple[Hex, Group]] = []
        for hex_ in self.game.board.in_space_of(seat):
            if not self.sets_out(voyage, hex_):
                continue
            for group in self.game.board.units(seat, in_system(hex_)):
                carried = voyage.loaded(in_system(hex_), group.kind) if group.kind in CARGO else 0
                if self.moves_itself(group.kind) and group.count > voyage.leaving(hex_, group) + carried:
                    found.append((hex_, group))
        return found + self.risers(voyage) if self.game.parameters.mercenaries else found

    def could_come(self, at: At) -> list[Mover]:
        """The kinds of ships that could move into the activated system through another one, were nothing in their way, and how
        far: by themselves, and with all that could take them further.

        Every Diplomat asks for them in turn, and nothing changes meanwhile but the effects and the board.
        """
        if self._activation is not at:
            self._activation, self._coming = at, Memo()
        facts = self.game.board.facts
        return self._coming.find(self.game, at.seat, (self.game.index, facts, facts.changes), self._could_come, at)

    def _could_come(self, at: At) -> list[Mover]:
        found: list[Mover] = []
        seat, voyage, routes = at.seat, Voyage(at.seat, (at.system,)), self.game.routes
        graph, slack = self.game.galaxy.graph(seat), routes.slack()
        waiting = self._navigators(seat)
        further = sum([help_.further for help_ in self.helps(voyage)])
        spurt = self._spurts(voyage) > 0
        for hex_ in self.game.board.in_space_of(seat):
            if hex_ == at.system or not self.may_leave(seat, hex_, (at.system,)).allowed:
                continue
            away = graph.distance(hex_, at.system)
            if away is None:
                continue
            # Whatever carries ships further, they must move by themselves.
            least = max(1, max(PASSING, away) - slack)
            for kind in dict.fromkeys([group.kind for group in self.game.board.units(seat, in_system(hex_))]):
                plain = routes.allowance(seat, kind, hex_) if self.moves_itself(kind) else 0
                if plain <= 0:
                    continue
                leaders = waiting.get(hex_, []) if kind in SHIPS else []
                most = max([plain, *[routes.allowance(seat, kind, hex_, (leader,)) for leader in leaders]])
                most += (further + (spurt and kind != "war_sun")) if is_ship(kind) else 0
                found += [(hex_, kind, steps) for steps in dict.fromkeys([plain, most]) if steps >= least]
        return found

    def risers(self, voyage: Voyage) -> list[tuple[Hex, Group]]:
        """Mercenaries on planets that could still be chosen: they rise into space by themselves (OFF-SOT-MRC)."""
        standing = self.game.mercenaries.standing(voyage.seat)
        return [(hex_, group) for hex_, group in standing if not voyage.leaving(hex_, group) if self.sets_out(voyage, hex_)]

    def sets_out(self, voyage: Voyage, hex_: Hex) -> bool:
        """Whether ships of a system may still be chosen; where they move between several systems, those of these alone
        (OFF-TRF-2, SA17-SAS-08)."""
        if len(voyage.destinations) > 1 and hex_ not in voyage.destinations:
            return False
        return self.may_leave(voyage.seat, hex_, voyage.destinations).allowed or bool(self.slips_left(voyage))

    def slips_left(self, voyage: Voyage) -> int:
        """How many more ships may leave systems activated earlier."""
        to = voyage.destinations
        slips = self.game.fold(SLIPS, 0, At(voyage.seat, to[0])) if to else 0
        return slips and slips - sum(not self.may_leave(voyage.seat, ship.route[0], to).allowed for ship in voyage.ships)

    def takes(self, voyage: Voyage, hex_: Hex, start: Hex) -> bool:
        """Whether a ship may load something in a system: where it starts, also if it slips away from there."""
        slips = hex_ == start and bool(voyage.destinations) and self.game.fold(SLIPS, 0, At(voyage.seat, voyage.destinations[0]))
        return self.open_to(voyage, hex_) or bool(slips)

    def routes(self, voyage: Voyage, kind: UnitId, start: Hex, destination: Hex, extra: str = "", mark: str = "") -> list[Route]:
        """The ways of a ship, worked out once; `extra` is what takes it further: a Leader aboard, a spurt, or both."""
        ship = (kind, start, destination, extra, mark)
        known: list[Route] = voyage.known.find(self.game, ("ways", ship), self._routes, voyage, *ship)
        for route in known:
            if route.escorts:
                return [route for route in known if self.game.leaders.find_company(kind, route, voyage.ships)]
        return known

    def allowance(self, voyage: Voyage, kind: UnitId, start: Hex, leaders: tuple[str, ...] = (), mark: str = "") -> int:
        """How far a ship may move, worked out once."""
        ship = (voyage.seat, kind, start, leaders, mark)
        known: int = voyage.known.find(self.game, ship, self.game.routes.allowance, *ship)
        return known

    def _routes(self, voyage: Voyage, kind: UnitId, start: Hex, destination: Hex, extra: str, mark: str) -> list[Route]:
        if not extra:
            return self._find(voyage, kind, start, destination, NO_EXTRA, mark)
        words = self._words(voyage, extra)
        if WAKE in marks_of(words.help):
            with self.game.galaxy.wake(destination):
                return self._find(voyage, kind, start, destination, words, mark)
        return self._find(voyage, kind, start, destination, words, mark)

    def _find(self, voyage: Voyage, kind: UnitId, start: Hex, destination: Hex, words: Extra, mark: str) -> list[Route]:
        names = marks_of(words.help)
        helps = [help_ for help_ in self.helps(voyage) if help_.name in names] if names else []
        if not all(self._leads(helps, help_.name, destination) for help_ in helps):
            return []
        if helps and any(help_.frees for help_ in helps):
            allowance = self.game.routes.full_allowance(voyage.seat, kind, start, words.leaders, mark) + words.further
        else:
            allowance = self.allowance(voyage, kind, start, words.leaders, mark) + words.further
        if start != destination and (allowance <= 0 or not self.game.routes.in_reach(voyage.seat, start, destination, allowance)):
            return []
        within = voyage.destinations if len(voyage.destinations) > 1 and not voyage.through else ()
        via = [help_.via for help_ in helps if help_.via]
        past = [help_.past for help_ in helps if help_.past]
        if past and start == destination:
            return []
        calls = [
            hex_
            for hex_ in dict.fromkeys([*self.calls(voyage, kind, start, mark), *via, *chain(*past)])
            if hex_ not in (start, destination)
        ]
        found = self.game.routes.find(voyage.seat, kind, start, destination, allowance, calls, within, words.help)
        gone_past = [route for route in found if all(_goes_past(route, each) for each in past)]
        return [route for route in gone_past if all(hex_ in route.way for hex_ in via)]

    def _leads(self, helps: Sequence[Help], name: str, destination: Hex) -> bool:
        """Whether something that helps ships, be it one of two alike, takes them to a system."""
        return any(help_.name == name and help_.to in ("", destination) for help_ in helps)

    def _words(self, voyage: Voyage, extra: str) -> Extra:
        """What a ship is helped by, as a key names it."""
        words = marks_of(extra)
        further = {help_.name: help_.further for help_ in self.helps(voyage) if help_.name in words}
        names = list(further)
        leaders = tuple(word for word in words if word not in (SPURT, WAKE, *names))
        names += [WAKE] if WAKE in words else []
        return Extra(leaders, SPURT in words, "+".join(names), (SPURT in words) + sum(further.values()))

    def helps(self, voyage: Voyage) -> tuple[Help, ...]:
        """What takes ships further in this movement, worked out once."""
        known: tuple[Help, ...] = voyage.known.find(self.game, "helps", self._helps, voyage)
        return known

    def _helps(self, voyage: Voyage) -> tuple[Help, ...]:
        to = voyage.destinations
        return self.game.fold(HELPS, (), At(voyage.seat, to[0])) if to else ()

    def _help_left(self, voyage: Voyage, help_: Help, kind: UnitId) -> bool:
        """Whether there is some of a help left for one more ship."""
        helped = [ship.kind for ship in voyage.ships if help_.name in marks_of(ship.help)]
        used = sum(self.game.production.production(voyage.seat, voyage.destinations[0], each) for each in (*helped, kind))
        return len(helped) < help_.ships and used <= help_.production

    # -- cargo ----------------------------------------------------------------------------------------------------------------

    def may_load(self, seat: Seat, hex_: Hex, destinations: Sequence[Hex]) -> Verdict:
        """No cargo from a system activated earlier, nor from one with enemy ships (OFF-MOV-5)."""
        if hex_ not in destinations and seat in self.game.board.system(hex_).counters:
            return Verdict(False, "OFF-MOV-5", message("explain-own-counter", system=hex_))
        return self.undisturbed(seat, hex_)

    def open_to(self, voyage: Voyage, hex_: Hex) -> bool:
        """Whether something may be loaded in a system, worked out once."""
        known: bool = voyage.known.find(self.game, hex_, self._open_to, voyage, hex_)
        return known

    def _open_to(self, voyage: Voyage, hex_: Hex) -> bool:
        if voyage.through and hex_ not in voyage.destinations:
            return False
        return self.may_load(voyage.seat, hex_, voyage.destinations).allowed

    def undisturbed(self, seat: Seat, hex_: Hex) -> Verdict:
        """Nothing is loaded under the eyes of enemy ships (OFF-MOV-5)."""
        for other in self.game.board.enemy_fleets(seat, hex_):
            return Verdict(False, "OFF-MOV-5", message("explain-enemy-ships", player=other, system=hex_))
        return ALLOWED

    def handed_over(self, hex_: Hex, start: Hex) -> Sequence[UnitId]:
        """What a ship takes out of the space of a system: elsewhere than at its start only Fighters (OFF-MOV-5)."""
        return CARGO if hex_ == start else ("fighter",)

    def sources(self, voyage: Voyage, hex_: Hex, start: Hex) -> list[tuple[Place, UnitId]]:
        """What could still be loaded in a system, and from where."""
        seat, board = voyage.seat, self.game.board
        found: list[tuple[Place, UnitId]] = []
        if not self.takes(voyage, hex_, start):
            return found
        picks_up = self.game.fold(PICKS_UP, True, seat)
        for planet in board.system(hex_).planets if picks_up else ():
            kinds = dict.fromkeys([g.kind for g in forces.stack_of(planet.stacks, seat) if g.kind in CARGO])
            found += [(on_planet(planet.id), kind) for kind in kinds]
        if not picks_up and hex_ != start:
            return found
        if hex_ not in voyage.destinations or (len(voyage.destinations) > 1 and hex_ == start):
            allowed = self.handed_over(hex_, start)
            kinds = dict.fromkeys([g.kind for g in board.units(seat, in_system(hex_)) if g.kind in allowed])
            found += [(in_system(hex_), kind) for kind in kinds]
        return [(place, kind) for place, kind in found if self._left(voyage, place, kind) > 0]

    def _left(self, voyage: Voyage, place: Place, kind: UnitId) -> int:
        units = self.game.board.units(voyage.seat, place)
        gone = voyage.loaded(place, kind)
        if kind == "fighter":
            gone += sum(voyage.leaving(self.game.board.hex_of(place), group) for group in units if group.kind == kind)
        return forces.count(units, kind) - gone

    def calls(self, voyage: Voyage, kind: UnitId, start: Hex, mark: str = "") -> list[Hex]:
        """The systems in which a ship could load something: cargo if it carries any, and Leaders."""
        known: tuple[list[Hex], list[Hex]] = voyage.known.find(self.game, "depots", self._depots, voyage)
        cargo, leaders = known
        return cargo if self.places(voyage, kind, start, mark) != NO_PLACES else leaders

    def _depots(self, voyage: Voyage) -> tuple[list[Hex], list[Hex]]:
        """The systems with units or Leaders that may be loaded, and those with Leaders."""
        seat, board = voyage.seat, self.game.board
        waiting = [board.hex_of(leader.where) for leader in self.game.leaders.kept(seat)]
        present = [*waiting, *map(board.hex_of, board.occupied(seat))]
        open_ = [hex_ for hex_, _ in self.state.layout if hex_ in present and self.open_to(voyage, hex_)]
        return open_, [hex_ for hex_ in open_ if hex_ in waiting]

    def places(self, voyage: Voyage, kind: UnitId, start: Hex, mark: str = "") -> Places:
        """The places aboard a ship, worked out once; what is cargo itself carries nothing (SA17-NOM-16)."""
        if kind in CARGO:
            return NO_PLACES
        known: Places = voyage.known.find(self.game, (kind, start, mark), self._places, voyage.seat, kind, start, mark)
        return known

    def _places(self, seat: Seat, kind: UnitId, start: Hex, mark: str) -> Places:
        aboard = self.game.fleet_supply.places_of(seat, kind, in_system(start), mark)
        return replace(aboard, general=self.game.fold(HOLD, aboard.general, Unit(seat, kind, in_system(start))))

    # -- putting a move together ----------------------------------------------------------------------------------------------

    async def plan(self, voyage: Voyage) -> None:
        """Piece by piece, until its owner says done. Nothing moves before."""
        if not self.ships(voyage):
            return
        while True:
            key = await self.game.compose(voyage.seat, "move", voyage.ships, self.pieces, voyage)
            if key == DONE:
                return
            self.add(voyage, key)

    @grants("OFF-MOV-1", "OFF-MOV-5", "OFF-TAC-9")
    def pieces(self, voyage: Voyage) -> list[Option[str]]:
        """Another ship, something for the last one to load, another way for it; taking the last piece back; or done.

        A ship that leaves others without a place must take them along before anything else.
        """
        if not voyage.ships:
            return [*self.ships(voyage), _DONE]
        last = voyage.ships[-1]
        if self.places(voyage, last.kind, last.route[0], last.mark) != NO_PLACES and self.strands(voyage, last.route[0]):
            return [*self.relief(voyage), TAKE_BACK]
        if missing := self.game.leaders.missing_escorts(voyage.seat, voyage.ships):
            return [*(option for option in self.loads(voyage) if name_of(option.key) in missing), TAKE_BACK]
        return [*self.ships(voyage), *self.loads(voyage), *self.ways_round(voyage), TAKE_BACK, _DONE]

    def add(self, voyage: Voyage, key: str) -> None:
        """Add a piece to the draft, or take the last one back."""
        word, rest = parted(key, ":")
        if key == UNDO:
            voyage.undo()
        elif word == "ship":
            voyage.draft([*voyage.ships, self.ship(voyage, rest)])
        else:
            last = voyage.ships[-1]
            if word == "route":
                changed = replace(last, route=tuple(Hex(hex_) for hex_ in listed(rest, ">")))
            elif word == "leader":
                changed = self._rerouted(voyage, replace(last, leaders=(*last.leaders, rest)))
            else:
                changed = self._rerouted(voyage, _loaded(last, rest))
            voyage.draft([*voyage.ships[:-1], changed])

    def ships(self, voyage: Voyage) -> list[Option[str]]:
        """Ships that can get there: "ship:<from>:<kind>", with "+<leader>" or "+spurt" where that takes them further."""
        found: list[Option[str]] = []
        for start, group in self.movers(voyage):
            for destination in voyage.destinations:
                either = destination if len(voyage.destinations) > 1 else None
                to = f">{either}" if either else ""
                if destination in voyage.shut and destination != start:
                    continue
                for extra in self._variants(voyage, group, start, destination):
                    key = f"ship:{start}:{unit_key(group)}{extra}{to}"
                    found.append(_ship_option(key, group.kind, group.damage, start, either))
        return found

    def _variants(self, voyage: Voyage, group: Group, start: Hex, destination: Hex) -> list[str]:
        """The ways to choose a ship: as it is, and with whatever opens other ways to it."""
        kind = group.kind
        if kind == "space_dock" and start != destination:
            floating = forces.count(self.after(voyage, destination), kind)
            if floating >= self.game.parameters.floating_docks:  # SA17-LIM-05
                return []
        if start not in voyage.destinations and self._abandons(voyage, group, start):
            return []
        plain = self.routes(voyage, kind, start, destination, mark=group.mark)
        found = [""] if self._worth(voyage, group, start, destination, plain) else []
        for extra in self.extras(voyage, group, start):
            if any(route not in plain for route in self.routes(voyage, kind, start, destination, extra, group.mark)):
                found.append(f"+{extra}")
        return found

    def _abandons(self, voyage: Voyage, group: Group, start: Hex) -> bool:
        """Whether a ship would leave others without a place and cannot take them along."""
        if self.open_to(voyage, start) or self.places(voyage, group.kind, start, group.mark) == NO_PLACES:
            return False
        trial, off = Voyage(voyage.seat, voyage.destinations), self.game.mercenaries.ground_of(group.kind)
        trial.ships = [*voyage.ships, Ship(group.kind, group.damage, group.mark, (start, Hex("")), takes_off=off)]
        return self.strands(trial, start)

    def _worth(self, voyage: Voyage, group: Group, start: Hex, destination: Hex, routes: list[Route]) -> bool:
        """Whether choosing a ship leads to anything: one that is there already must be able to load something."""
        if start != destination or len(routes) != 1 or self.game.mercenaries.ground_of(group.kind):
            return bool(routes)
        return self.places(voyage, group.kind, start, group.mark) != NO_PLACES and bool(self.sources(voyage, start, start))

    def extras(self, voyage: Voyage, group: Group, start: Hex) -> list[str]:
        """What could take a ship further: a Leader who is there, a spurt that is left, or both."""
        navigators = voyage.known.find(self.game, "navigators", self._navigators, voyage.seat)
        found = self._pilots(voyage, group, start, navigators[start]) if start in navigators else []
        if self._spurts(voyage) or self.helps(voyage):
            found = self._pushed(voyage, group, start, found)
        return [*found, WAKE, *(f"{extra}+{WAKE}" for extra in found)] if self._has_wake(voyage) else found

    def _pilots(self, voyage: Voyage, group: Group, start: Hex, leaders: Sequence[str]) -> list[str]:
        """The Leaders who take a ship further: none does if all of them together do not."""
        kind, mark = group.kind, group.mark
        aboard = voyage.passengers()
        waiting = tuple([leader for leader in leaders if leader not in aboard])
        plain = self.allowance(voyage, kind, start, mark=mark)
        if kind not in SHIPS or self.allowance(voyage, kind, start, waiting, mark) <= plain:
            return []
        return [leader for leader in waiting if self.allowance(voyage, kind, start, (leader,), mark) > plain]

    def _pushed(self, voyage: Voyage, group: Group, start: Hex, found: list[str]) -> list[str]:
        """What takes a ship further, together with spurts and other helps that are left."""
        kind = group.kind
        if not is_ship(kind) or self.allowance(voyage, kind, start, mark=group.mark) <= 0:
            return found
        if kind != "war_sun" and sum(ship.spurt for ship in voyage.ships) < self._spurts(voyage):
            found = [*found, SPURT, *(f"{leader}+{SPURT}" for leader in found)]
        for help_ in {help_.name: help_ for help_ in self.helps(voyage)}.values():
            if self._help_left(voyage, help_, kind):
                found = [*found, help_.name, *(f"{other}+{help_.name}" for other in found)]
        return found

    def _spurts(self, voyage: Voyage) -> int:
        """How many ships may go one system further."""
        return self.game.fold(SPURTS, 0, At(voyage.seat, voyage.destinations[0]))

    def _navigators(self, seat: Seat) -> dict[Hex, list[str]]:
        """The Leaders who could take ships further, by the system in which they wait."""
        found: dict[Hex, list[str]] = {}
        for leader in self.game.leaders.kept(seat) if self.game.touched(MOVEMENT, seat) else ():
            found.setdefault(self.game.board.hex_of(leader.where), []).append(leader.id)
        return found

    def _has_wake(self, voyage: Voyage) -> bool:
        """Whether a ship of the draft opens a wormhole for others where it goes."""
        if not voyage.ships or not self.game.touched(LEAVES_WAKE, voyage.seat):
            return False
        kinds = dict.fromkeys(ship.kind for ship in voyage.ships if len(ship.route) > 1)
        return any(self.game.fold(LEAVES_WAKE, False, Unit(voyage.seat, kind)) for kind in kinds)

    def ship(self, voyage: Voyage, text: str) -> Ship:
        """The ship a key stands for, on its best way; with help on the best that needs it."""
        text, to = parted(text, ">")
        text, extra = parted(text, "+")
        start, unit = parted(text, ":")
        rising = [riser for hex_, riser in self.risers(voyage) if hex_ == start] if self.game.parameters.mercenaries else []
        group = unit_named((*self.game.board.units(voyage.seat, in_system(Hex(start))), *rising), unit)
        destination = Hex(to) if to else voyage.destinations[0]
        routes = self.routes(voyage, group.kind, Hex(start), destination, extra, group.mark)
        plain = self.routes(voyage, group.kind, Hex(start), destination, mark=group.mark) if extra else []
        best = next((route for route in routes if route not in plain), routes[0])
        words = self._words(voyage, extra)
        return Ship(
            group.kind,
            group.damage,
            group.mark,
            best.way,
            leaders=words.leaders,
            spurt=words.spurt,
            help=words.help,
            takes_off=self.game.mercenaries.ground_of(group.kind),
        )

    def choices(self, voyage: Voyage, ship: Ship) -> list[Route]:
        """The ways a ship of the draft could take and still pass wherever it loads."""
        start = ship.route[0]
        plain = self.allowance(voyage, ship.kind, start, mark=ship.mark)
        helps = [leader for leader in ship.leaders if self.allowance(voyage, ship.kind, start, (leader,), ship.mark) > plain]
        extra = "+".join([*helps[:1], *([SPURT] if ship.spurt else []), *([ship.help] if ship.help else [])])
        calls = self.calls_of(ship)
        routes = self.routes(voyage, ship.kind, start, ship.route[-1], extra, ship.mark)
        return [route for route in routes if all(hex_ in route.way for hex_ in calls)]

    def calls_of(self, ship: Ship) -> list[Hex]:
        """The systems in which a ship loads cargo or takes a Leader aboard."""
        places = [place for place, _, _ in ship.cargo]
        places += [leader.where for leader in self.state.leaders if leader.id in ship.leaders]
        return list(dict.fromkeys(self.game.board.hex_of(place) for place in places))

    def _rerouted(self, voyage: Voyage, ship: Ship) -> Ship:
        """A ship on the best way that passes wherever it loads."""
        if all(hex_ in ship.route for hex_ in self.calls_of(ship)):
            return ship
        return replace(ship, route=self.choices(voyage, ship)[0].way)

    def loads(self, voyage: Voyage) -> list[Option[str]]:
        """What the last ship could load on one of its ways: "load:<place>:<kind>", "leader:<id>"."""
        ship = voyage.ships[-1]
        systems = list(dict.fromkeys(hex_ for route in self.choices(voyage, ship) for hex_ in route.way))
        found = self._leader_options(voyage, ship, systems)
        if self.places(voyage, ship.kind, ship.route[0], ship.mark) == NO_PLACES:
            return found
        for hex_ in systems:
            for place, kind in self.sources(voyage, hex_, ship.route[0]):
                if self._fits(voyage, ship, place, kind):
                    says = message("option-load", kind=kind, where=place)
                    found.append(Option(f"load:{place}:{kind}", "OFF-MOV-5", (place,), says))
        return found

    def relief(self, voyage: Voyage) -> list[Option[str]]:
        """What the last ship may not leave behind: Fighters and cargo in space that nothing else carries (OFF-UNI-3)."""
        ship = voyage.ships[-1]
        start = ship.route[0]
        now = self.game.fleet_supply.problems_with(voyage.seat, start, self.after(voyage, start))
        found: list[Option[str]] = []
        for place, kind in self.sources(voyage, start, start):
            if place != in_system(start) or not self._fits(voyage, ship, place, kind):
                continue
            trial = Voyage(voyage.seat, voyage.destinations)
            trial.ships = [*voyage.ships[:-1], _loaded(ship, f"{place}:{kind}")]
            then = self.game.fleet_supply.problems_with(voyage.seat, start, self.after(trial, start))
            if now.worse_than(then):
                says = message("option-load", kind=kind, where=place)
                found.append(Option(f"load:{place}:{kind}", "OFF-UNI-3", (place,), says))
        return found

    def _leader_options(self, voyage: Voyage, ship: Ship, systems: Sequence[Hex]) -> list[Option[str]]:
        """Any ship carries any number of Leaders, who need no place (OFF-OPT-LDR-1); a Mercenary none (OFF-SOT-MRC)."""
        if ship.kind not in SHIPS:
            return []
        hex_of = self.game.board.hex_of
        return [
            Option(f"leader:{leader.id}", "OFF-OPT-LDR-1", (leader.where,), message("option-take-leader", leader=leader.id))
            for leader in self.game.leaders.kept(voyage.seat)
            if leader.id not in voyage.passengers() and hex_of(leader.where) in systems
            if leader.where != in_system(ship.route[-1])
            if self.takes(voyage, hex_of(leader.where), ship.route[0])
        ]

    def _fits(self, voyage: Voyage, ship: Ship, place: Place, kind: UnitId) -> bool:
        """Whether a ship has room for one more unit. What stays in the activated system shares its places with the rest."""
        load = Load()
        for _, what, count in ship.cargo:
            load = load.plus(what, count)
        if load.plus(kind).over(self.places(voyage, ship.kind, ship.route[0], ship.mark)):
            return False
        if kind == "fighter" and self._fighters_along(voyage, ship.help) <= 0:
            return False
        if ship.route[0] != ship.route[-1]:
            return True
        trial = Voyage(voyage.seat, voyage.destinations)
        trial.ships = [*voyage.ships[:-1], _loaded(ship, f"{place}:{kind}")]
        return not self.strands(trial, ship.route[0])

    def _fighters_along(self, voyage: Voyage, names: str) -> int:
        """How many more Fighters ships may carry that are helped like this."""
        left = [
            help_.fighters
            - sum(
                count
                for ship in voyage.ships
                if help_.name in marks_of(ship.help)
                for _, kind, count in ship.cargo
                if kind == "fighter"
            )
            for help_ in self.helps(voyage)
            if help_.name in marks_of(names)
        ]
        return min(left, default=1)

    def ways_round(self, voyage: Voyage) -> list[Option[str]]:
        """Other ways for the last ship that differ in danger or in the wormholes they turn: "route:<hex>><hex>…"."""
        ship = voyage.ships[-1]
        choices = self.choices(voyage, ship)
        if len(choices) < 2:
            return []
        taken = self.game.routes.route(voyage.seat, ship.kind, ship.route)
        found: list[Option[str]] = []
        for route in choices:
            if route.nature != taken.nature:
                things = tuple(in_system(hex_) for hex_ in route.way)
                says = message("option-route", systems=" > ".join(route.way), dangers=len(route.rifts) + len(route.mines))
                found.append(Option("route:" + ">".join(route.way), "OFF-MOV-1", things, says))
        return found

    def strands(self, voyage: Voyage, hex_: Hex) -> bool:
        """Whether a move leaves more without a place in a system than there was (OFF-UNI-3, OFF-UNI-4).

        Where it ends, ships may come in any number (OFF-MOV-7).
        """
        if not self._could_strand(voyage, hex_):
            return False
        if hex_ not in voyage.destinations and self.game.fold(ABANDONS, False, At(voyage.seat, hex_)):
            return False
        supply = self.game.fleet_supply
        after = supply.problems_with(voyage.seat, hex_, self.after(voyage, hex_))
        if not after:
            return False
        before = supply.problems(voyage.seat, hex_)
        return after.cargo > before.cargo or (after.ships > before.ships and hex_ not in voyage.destinations)

    def _could_strand(self, voyage: Voyage, hex_: Hex) -> bool:
        """Whether anything in the space of a system needs a place, or comes there."""
        for group in self.game.board.units(voyage.seat, in_system(hex_)):
            if group.kind in CARGO:
                return True
        return hex_ in [ship.route[-1] for ship in voyage.ships]

    def after(self, voyage: Voyage, hex_: Hex) -> forces.Groups:
        """What a player would have in the space of a system."""
        units = self.game.board.units(voyage.seat, in_system(hex_))
        for ship in voyage.ships:
            one = (Group(ship.kind, 1, ship.damage, ship.mark),)
            units = forces.removed(units, one) if ship.route[0] == hex_ and not ship.takes_off else units
            units = forces.added(units, one) if ship.route[-1] == hex_ else units
            for place, kind, count in ship.cargo:
                units = forces.removed(units, forces.pick(units, kind, count)) if place == in_system(hex_) else units
                units = forces.added(units, (Group(kind, count),)) if ship.route[-1] == hex_ else units
        return units


def _goes_past(route: Route, systems: Sequence[Hex]) -> bool:
    """Whether a way leads through one of some systems before it first comes to its end."""
    return any(hex_ in systems for hex_ in route.way[1 : route.way.index(route.way[-1])])


def _loaded(ship: Ship, text: str) -> Ship:
    """A ship with one more unit aboard: "<place>:<kind>"."""
    place, kind = cargo_named(text)
    counts = {(source, what): count for source, what, count in ship.cargo}
    counts[place, kind] = counts.get((place, kind), 0) + 1
    return replace(ship, cargo=tuple((source, what, count) for (source, what), count in counts.items()))
