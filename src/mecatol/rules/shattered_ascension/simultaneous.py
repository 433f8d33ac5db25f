"""The Simultaneous Action System, an option: one action that takes place in several systems (SA17-SAS-01 … 16)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import Record
from mecatol.core.rules import Step
from mecatol.rules.moments import BEFORE_MOVEMENT, At
from mecatol.rules.naming import kind_of, listed, listing, parted, system_named
from mecatol.rules.official.departure import TAKE_BACK
from mecatol.rules.official.voyage import Voyage
from mecatol.rules.pieces import in_system
from mecatol.rules.state import SIMULTANEOUS, Action, Seat

from .game import Chapter

DONE: Option[str] = Option("done", "SA17-SAS-02", says=message("option-grid-done"))
GRID = "grid"
TAKEN: Option[str] = Option(f"transfer:{GRID}", "SA17-SAS-01", says=message("option-simultaneous"))
FEWEST = 2  # systems of a grid: ships move between them
EVERYWHERE = ("space_cannon.fire", "space_mines.resolve")  # steps up to the third (SA17-SAS-09)
IN_FULL = ("space_battle.begin", "landing.begin", "bombardment.begin", "invasion.begin", "production.begin")


class Theatre(Record, frozen=True):
    """A system of the movement grid."""

    system: Hex
    full: int = 0  # 1: with a full activation, for whatever comes after PDS fire (SA17-SAS-10)


class Simultaneous(Chapter):
    """A generalised Transfer Action: any number of systems are activated, and each step is carried out in all of them."""

    __slots__ = ()
    in_full: ClassVar[tuple[str, ...]] = IN_FULL

    # -- the grid -------------------------------------------------------------------------------------------------------------

    @grants("SA17-SAS-01")
    def actions(self, seat: Seat) -> list[Option[str]]:
        """The Simultaneous Action, if a player has the counters for any grid."""
        return [TAKEN] if self.game.parameters.simultaneous_actions and self.affordable(seat).allowed else []

    def affordable(self, seat: Seat) -> Verdict:
        """One counter from reinforcements, the others from the Command Pool (SA17-SAS-06)."""
        if not self.game.parameters.simultaneous_actions:
            return Verdict(False, "SA17-SET-43", message("explain-no-simultaneous-action"))
        if self.game.board.reinforcements(seat) < 1:
            return Verdict(False, "OFF-CMP-3", message("explain-no-counters-left"))
        cheapest = sorted([self.theatre(seat, hex_) for hex_ in self.game.tactical.open_to(seat)], key=lambda each: each.full)
        if len(cheapest) < FEWEST or self.price(cheapest[:FEWEST]) > self.game.player(seat).pool:
            return Verdict(False, "OFF-ACT-5", message("explain-empty-pool"))
        if not any(self.within_means(seat, grid) for grid in combinations(cheapest, FEWEST)):
            return Verdict(False, "OFF-POL-3", message("explain-law"))
        return ALLOWED

    def theatre(self, seat: Seat, hex_: Hex) -> Theatre:
        """A system as it comes into the grid: one without own ships needs a full activation (SA17-SAS-11)."""
        return Theatre(hex_, int(not self.is_held(seat, hex_)))

    def is_held(self, seat: Seat, hex_: Hex) -> bool:
        """Whether a player has ships there."""
        return bool(self.game.board.ships(seat, hex_))

    def price(self, grid: Sequence[Theatre]) -> int:
        """Counters from the Command Pool: one a system but the first, one a full activation (SA17-SAS-06, SA17-SAS-12)."""
        return len(grid) - 1 + self.upgrades(grid)

    def upgrades(self, grid: Sequence[Theatre]) -> int:
        """The full activations that are paid for."""
        return max(0, sum(each.full for each in grid) - self.game.parameters.free_full_activations)

    async def draw_up(self, seat: Seat) -> list[Theatre]:
        """A player puts systems into the grid, one after the other, and says which of them are fully activated."""
        grid: list[Theatre] = []
        past: list[list[Theatre]] = []
        while (key := await self.game.compose(seat, "grid", grid, self.options, seat, grid)) != DONE.key:
            if key == TAKE_BACK.key:
                grid = past.pop()
                continue
            past.append(grid)
            hex_ = system_named(key)
            if kind_of(key) == "full":
                grid = [Theatre(hex_, 1) if each.system == hex_ else each for each in grid]
            else:
                grid = [*grid, self.theatre(seat, hex_)]
        return grid

    @grants("SA17-SAS-03", "SA17-SAS-10")
    def options(self, seat: Seat, grid: Sequence[Theatre]) -> list[Option[str]]:
        """One more system, a full activation of one that is in the grid, or no more."""
        systems = [each.system for each in grid]
        added = [self.theatre(seat, hex_) for hex_ in self.game.tactical.open_to(seat) if hex_ not in systems]
        found = [_added(each) for each in added if self.within_means(seat, [*grid, each])]
        for each in grid:
            raised = [other if other is not each else Theatre(each.system, 1) for other in grid]
            if not each.full and self.within_means(seat, raised):
                found.append(_raised(each))
        return [*found, *([DONE] if len(grid) >= FEWEST else []), *([TAKE_BACK] if grid else [])]

    def within_means(self, seat: Seat, grid: Sequence[Theatre]) -> bool:
        """Whether a player could pay for a grid."""
        systems = [each.system for each in grid]
        return self.price(grid) <= self.game.player(seat).pool and self.game.tactical.may_activate_all(seat, systems)

    # -- the action -----------------------------------------------------------------------------------------------------------

    async def begin(self, step: Step) -> None:
        """A counter is laid in every system, one of them from reinforcements (SA17-SAS-05, SA17-SAS-06)."""
        seat, tactical = step.seat, self.game.tactical
        grid = await self.draw_up(seat)
        theatres, full = [each.system for each in grid], [each.system for each in grid if each.full]
        action = Action(seat, SIMULTANEOUS, theatres[0], theatres=theatres, full=full)
        tactical.start(action)
        self.game.invasion.forget()
        self.game.then(*self.steps(seat, theatres[0]))
        for _ in range(self.upgrades(grid)):
            self.game.economy.spend_counter(seat, "pool", "simultaneous_action")
        await tactical.pay_toll(seat, theatres)
        for number, hex_ in enumerate(theatres):
            if not tactical.is_called_off():
                self.turn_to(hex_)
                await tactical.activate(seat, hex_, "pool" if number else "reinforcements")

    def steps(self, seat: Seat, first: Hex) -> list[Step]:
        """Each step is carried out everywhere before the next one (SA17-SAS-13)."""
        stages = [Step("simultaneous.stage", seat, what=name) for name in (*EVERYWHERE, *self.in_full)]
        return [Step("simultaneous.move", seat), *stages, Step("tactical.end", seat, first)]

    def turn_to(self, hex_: Hex) -> None:
        """What happens next happens there."""
        self.game.changing()
        self.game.board.action.system = hex_

    async def move(self, step: Step) -> None:
        """Ships move from one system of the grid to another, within their movement (SA17-SAS-07, SA17-SAS-08)."""
        action = self.game.board.action
        for hex_ in list(action.theatres):
            self.turn_to(hex_)
            await self.game.moment(BEFORE_MOVEMENT, At(step.seat, hex_))
        voyage = Voyage(step.seat, tuple(action.theatres), through=True, shut=self.shut(action))
        await self.game.movement.plan(voyage)
        await self.game.movement.carry_out(voyage)

    def shut(self, action: Action) -> tuple[Hex, ...]:
        """Where there are enemy ships nobody arrives without a full activation (SA17-SAS-10)."""
        plain = [hex_ for hex_ in action.theatres if hex_ not in action.full]
        return tuple([hex_ for hex_ in plain if self.game.board.enemy_fleets(action.seat, hex_)])

    async def stage(self, step: Step) -> None:
        """One step of the sequence in one system after the other; the active player says in which order (SA17-SAS-13)."""
        seat, name, action = step.seat, step.what, self.game.board.action
        left = [Hex(hex_) for hex_ in listed(step.place)] or (action.theatres if name in EVERYWHERE else action.full)
        if not left:
            return
        here = await self.next(seat, name, left)
        self.turn_to(here)
        rest = listing([hex_ for hex_ in left if hex_ != here])
        self.game.then(
            Step(name, seat, here),
            Step("leaders.between_steps", seat, here),
            *([Step("simultaneous.stage", seat, rest, name)] if rest else []),
        )

    async def next(self, seat: Seat, name: str, left: Sequence[Hex]) -> Hex:
        """Where a step is carried out next; nobody is asked where it makes no difference."""
        eventful = [hex_ for hex_ in left if self.is_eventful(seat, name, hex_)]
        if len(eventful) < 2:
            return (eventful or left)[0]
        return system_named(await self.game.choose(seat, "next_theatre", self.next_options, name, eventful))

    def is_eventful(self, seat: Seat, name: str, hex_: Hex) -> bool:
        """Whether a step has something to decide in a system."""
        game = self.game
        if name == "space_battle.begin":
            return bool(game.board.enemy_fleets(seat, hex_) and game.board.ships(seat, hex_))
        if name == "landing.begin":
            return next(game.landing.landings(seat, hex_, ()), None) is not None
        if name == "invasion.begin":
            return bool(game.invasion.contested(seat, hex_))
        return name == "production.begin" and bool(game.production.producers(seat, hex_))

    @grants("SA17-SAS-13")
    def next_options(self, name: str, systems: Sequence[Hex]) -> list[Option[str]]:
        """The systems in which a step is still to be carried out."""
        step = parted(name, ".")[0]
        return [
            Option(in_system(hex_), things=(in_system(hex_),), says=message("option-next-theatre", system=hex_, step=step))
            for hex_ in systems
        ]


def _added(each: Theatre) -> Option[str]:
    says = message("option-grid-full" if each.full else "option-grid", system=each.system)
    return Option(in_system(each.system), things=(in_system(each.system),), says=says)


def _raised(each: Theatre) -> Option[str]:
    things = (in_system(each.system),)
    return Option(f"full:{each.system}", "SA17-SAS-12", things, message("option-grid-raise", system=each.system))
