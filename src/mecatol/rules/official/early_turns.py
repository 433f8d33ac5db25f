"""Simulated Early Turns, an option: the first rounds are skipped (OFF-SE-EAR)."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.layers import official as behaviours
from mecatol.rules.naming import listed, name_of, unit_kind
from mecatol.rules.pieces import in_system, is_ground, is_ship, on_planet
from mecatol.rules.state import NOBODY, UNITS, Group, Place, PlanetId, Seat, UnitId

from .game import Chapter

EXTRA = 3  # resources beyond those of the Home System
PRICE = 4  # of the one technology
IN_PLAY = "early_turns"  # the effect that silences sheets and technologies meanwhile
DONE = "done"


@behaviours.suppress(IN_PLAY)
def nothing_special(_: Effect, other: Effect) -> bool:
    """Neither abilities of races nor technologies count in the early turns."""
    return other.source in ("race", "technology")


class EarlyTurns(Chapter):
    """Everybody claims two systems, buys something more, and starts with all of it there or at home."""

    __slots__ = ()

    async def start(self, step: Step) -> None:
        """From the Speaker on: a first claim each, a second one, then everybody's forces; in the end all is settled."""
        order = self.game.around(self.state.speaker)
        for seat in order:
            await self._found_home(seat)
        self.game.begin_effect(IN_PLAY, NOBODY, "rule")
        parts = ("claim", "claim", "buy", "place")
        self.game.then(*(Step(f"early_turns.{part}", seat) for part in parts for seat in order), Step("early_turns.settle"))

    async def _found_home(self, seat: Seat) -> None:
        """The dock is at home, wherever the race has its docks."""
        set_up = self.game.set_up
        for _ in range(self._starting(seat, "space_dock")):
            where = await self.game.choose(seat, "quarters", set_up.quarters, seat, "space_dock", [])
            set_up.take_quarters(seat, "space_dock", where)

    def _starting(self, seat: Seat, kind: UnitId) -> int:
        return dict(self.game.set_up.starting_units(seat)).get(kind, 0)

    # -- 1: two systems ------------------------------------------------------------------------------------------------

    async def claim(self, step: Step) -> None:
        """A counter from the reinforcements lies in a system next to the home, or next to the first claim."""
        if self.claims(step.seat):
            key = await self.game.choose(step.seat, "early_claim", self.claims, step.seat)
            self.game.board.lay_counter(step.seat, self.game.board.hex_of(key), "reinforcements")

    @grants("OFF-SE-EAR")
    def claims(self, seat: Seat) -> list[Option[Place]]:
        """Systems next to the home or to the first claim that nobody has claimed and that ships may enter."""
        homes = [self.game.board.home(seat), *self.game.galaxy.gates(self.game.player(seat).race)]
        starts = [*homes, *self.claimed(seat)]
        found = dict.fromkeys(hex_ for start in starts for hex_ in self.game.galaxy.adjacent(start) if self.is_free(hex_))
        return [
            Option(in_system(hex_), things=(in_system(hex_),), says=message("option-early-claim", where=in_system(hex_)))
            for hex_ in found
        ]

    def is_free(self, hex_: Hex) -> bool:
        """Whether a system may be claimed: no Home System, not Mecatol Rex, nothing that ships cannot enter."""
        system, tile = self.game.board.system(hex_), self.game.board.tile(hex_)
        closed = self.game.galaxy.anomaly(hex_) in ("asteroid_field", "supernova")
        return not system.counters and tile.kind not in ("home", "gate", "mecatol") and not closed

    def claimed(self, seat: Seat) -> list[Hex]:
        """The systems a player has claimed."""
        return [system.hex for system in self.state.systems if seat in system.counters]

    # -- 2: units and a technology -------------------------------------------------------------------------------------

    async def buy(self, step: Step) -> None:
        """The resources of the Home System and three more, for units and one technology; what is left is lost."""
        seat, bought = step.seat, tuple[str, ...]()
        while len(self.wares(seat, bought)) > 1:
            key = await self.game.compose(seat, "early_buy", bought, self.wares, seat, bought)
            if key == DONE:
                break
            bought = (*bought, key)
        for key in bought:
            if key not in UNITS:
                await self.game.technology.gain(seat, name_of(key), "early_turns")
        self.state.notes[f"early:{seat}"] = ",".join(key for key in bought if key in UNITS)

    @grants("OFF-SE-EAR")
    def wares(self, seat: Seat, bought: tuple[str, ...]) -> list[Option[str]]:
        """What the rest of the budget buys, or no more: units that need no technology, and one technology of the tree."""
        left = 2 * self.budget(seat) - self.spent(bought)
        kinds = [kind for kind in UNITS if self._on_sale(seat, kind, bought) and self.spent((kind,)) <= left]
        wares = [Option[str](DONE, says=message("option-done"))]
        wares += [Option(kind, says=message("option-early-unit", kind=kind)) for kind in kinds]
        if left >= 2 * PRICE and all(key in UNITS for key in bought):
            known = self.game.technology.gainable(seat, "early_turns")
            wares += [Option(f"technology:{key}", says=message("option-early-technology", technology=key)) for key in known]
        return wares

    def budget(self, seat: Seat) -> int:
        """Resources to spend."""
        board = self.game.board
        return EXTRA + sum(board.printed_planet(planet.id).resources for planet in board.home_planets(seat))

    def spent(self, bought: tuple[str, ...]) -> int:
        """What has been bought costs, in half resources, as printed."""
        units = self.game.content.units
        return sum(2 * units[key].cost // units[key].per if key in units else 2 * PRICE for key in bought)

    def _on_sale(self, seat: Seat, kind: UnitId, bought: tuple[str, ...]) -> bool:
        board = self.game.board
        built = kind == "space_dock" or self.game.production.may_produce(seat, board.home(seat), kind).allowed
        placed = self._starting(seat, kind) if kind != "space_dock" else 0  # the starting dock stands there already
        return built and kind != "flagship" and bought.count(kind) + placed < board.left(seat, kind)

    # -- 3: everything in its place ------------------------------------------------------------------------------------

    async def place(self, step: Step) -> None:
        """Ships first, then what needs their room; what has no place is not placed."""
        seat = step.seat
        for kind in self._arriving(seat):
            if not self.places(seat, kind):
                continue
            where = await self.game.choose(seat, "early_place", self.places, seat, kind)
            self.game.board.place(seat, where, [Group(kind)], "early_turns")
            if is_ground(kind) and self.game.board.hex_of(where) != self.game.board.home(seat):
                self._carried(seat, self.game.board.hex_of(where))
        del self.state.notes[f"early:{seat}"]
        for leader in self.game.set_up.leaders_of(seat):
            where = await self.game.choose(seat, "leader_quarters", self.leader_quarters, seat, leader)
            self.game.set_up.take_quarters(seat, leader, where)

    def _arriving(self, seat: Seat) -> list[UnitId]:
        """Starting and bought units, the dock at home excepted: ships, Ground Forces and the like, installations."""
        starting = [kind for kind, count in self.game.set_up.starting_units(seat) if kind != "space_dock" for _ in range(count)]
        bought = map(unit_kind, listed(self.state.notes[f"early:{seat}"], ","))
        return sorted([*starting, *bought], key=_arrival)

    @grants("OFF-SE-EAR")
    def places(self, seat: Seat, kind: UnitId) -> list[Option[Place]]:
        """Where a unit may start: the Home System and claimed systems; cargo needs room aboard, docks stand at home."""
        home, board = self.game.board.home(seat), self.game.board
        systems = [home] if kind == "space_dock" else [home, *self.claimed(seat)]
        if is_ship(kind):
            found = [in_system(hex_) for hex_ in systems if self._has_room(seat, hex_, kind)]
        else:
            planets = [(hex_, planet.id) for hex_ in systems for planet in board.system(hex_).planets]
            found = [on_planet(planet) for hex_, planet in planets if self._may_stand(seat, hex_, planet, kind)]
        return [Option(where, things=(where,), says=message("option-early-place", kind=kind, where=where)) for where in found]

    @grants("OFF-OPT-LDR-1")
    def leader_quarters(self, seat: Seat, leader: str) -> list[Option[Place]]:
        """A planet of the Home System, or a ship that is there."""
        home = self.game.board.home(seat)
        found = self.game.set_up.leader_quarters(seat, leader)
        return [option for option in found if option.key != in_system(home) or self.game.board.ships(seat, home)]

    def _has_room(self, seat: Seat, hex_: Hex, kind: UnitId) -> bool:
        landed = self._landed(seat, hex_) if kind == "fighter" else 0
        return self.game.fleet_supply.room(seat, hex_, kind) > landed

    def _may_stand(self, seat: Seat, hex_: Hex, planet: PlanetId, kind: UnitId) -> bool:
        fits = self.game.production.fits(seat, on_planet(planet), [Group(kind)], kind).allowed
        if not fits or hex_ == self.game.board.home(seat):
            return fits
        if is_ground(kind):
            return self.game.fleet_supply.room(seat, hex_, kind) > self._landed(seat, hex_)
        return bool(self.game.board.army(seat, planet))

    def _landed(self, seat: Seat, hex_: Hex) -> int:
        """How many ground units came into a claimed system aboard ships."""
        return int(self.state.notes.get(f"early_landed:{hex_}", "0")) if hex_ != self.game.board.home(seat) else 0

    def _carried(self, seat: Seat, hex_: Hex) -> None:
        self.state.notes[f"early_landed:{hex_}"] = str(self._landed(seat, hex_) + 1)

    # -- 4 to 6 --------------------------------------------------------------------------------------------------------

    async def settle(self, step: Step) -> None:
        """Planets with Ground Forces are taken, counters return; an objective, an Action Card each, and all is refreshed."""
        board = self.game.board
        for seat in self.state.seating:
            for hex_ in self.claimed(seat):
                self.state.notes.pop(f"early_landed:{hex_}", None)
                for planet in board.system(hex_).planets:
                    if board.army(seat, planet.id):
                        await self.game.invasion.gain(seat, planet.id, "early_turns", exhausted=False)
                board.lift_counter(seat, hex_)
        self.game.end_kind(IN_PLAY)
        await self.game.objectives.reveal()
        for seat in self.state.seating:
            await self.game.action_cards.take(seat, 1, "early_turns")


def _arrival(kind: UnitId) -> tuple[int, int]:
    """Ships that carry, then what is carried, then installations."""
    order = 1 if kind == "fighter" or is_ground(kind) else 0 if is_ship(kind) else 2
    return order, UNITS.index(kind)
