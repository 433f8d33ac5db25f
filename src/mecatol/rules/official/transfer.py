"""The Transfer Action."""

from __future__ import annotations

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.naming import name_of, system_named
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Action, Seat

from .game import Chapter
from .voyage import Voyage

NO = "no"
TRANSFER = Option("transfer", "OFF-TRF-1", says=message("option-transfer"))


class Transfer(Chapter):
    """The Transfer Action: two neighbouring systems are activated at once, and ships move between them."""

    __slots__ = ()

    # -- which systems --------------------------------------------------------------------------------------------------------

    @grants("OFF-TRF-1")
    def actions(self, seat: Seat) -> list[Option[str]]:
        """The Transfer Action, if a player has the counters and two systems for it."""
        if not self.game.player(seat).pool or not self._has_ends(seat):
            return []
        return [TRANSFER] if self.affordable(seat).allowed else []

    def _has_ends(self, seat: Seat) -> bool:
        """Whether a player has two systems for it that are one step apart."""
        mine = self.game.board.systems_of(seat)
        if len(mine) < 2:
            return False
        graph = self.game.galaxy.graph(seat)
        for hex_ in mine:
            near = [other for other in graph.adjacent(hex_) if other in mine]
            if near and self.eligible(seat, hex_).allowed and any(self._fits(seat, hex_, other) for other in near):
                return True
        return False

    def _fits(self, seat: Seat, hex_: Hex, other: Hex) -> bool:
        """Whether a system could be the other end."""
        return self.eligible(seat, other).allowed and self.game.tactical.may_activate_all(seat, (hex_, other))

    def affordable(self, seat: Seat) -> Verdict:
        """One counter from the Command Pool and one from reinforcements (OFF-TRF-1, OFF-ACT-5, OFF-CMP-3)."""
        if not self.game.parameters.transfer_action:
            return Verdict(False, "SA17-SET-43", message("explain-no-transfer-action"))
        if not self.game.player(seat).pool:
            return Verdict(False, "OFF-ACT-5", message("explain-empty-pool"))
        if self.game.board.reinforcements(seat) < 1:
            return Verdict(False, "OFF-CMP-3", message("explain-no-counters-left"))
        return ALLOWED

    def eligible(self, seat: Seat, hex_: Hex) -> Verdict:
        """A system needs at least one own unit and no unit of anybody else, and must be open to activation (OFF-TRF-1)."""
        system = self.game.board.system(hex_)
        owners = [stack.owner for stack in system.stacks]
        for planet in system.planets:
            owners += [stack.owner for stack in planet.stacks]
        if not owners or owners.count(seat) < len(owners):
            return Verdict(False, "OFF-TRF-1", message("explain-transfer-units", system=hex_))
        return self.game.tactical.may_activate(seat, hex_)

    def held(self, seat: Seat) -> list[Hex]:
        """The systems that could be one end of a transfer."""
        return [hex_ for hex_ in self.game.board.systems_of(seat) if self.eligible(seat, hex_).allowed]

    def partners(self, seat: Seat, hex_: Hex) -> list[Hex]:
        """The systems that could be the other end: next to it, matching wormholes included (OFF-TRF-1, OFF-MOV-8)."""
        held = self.held(seat)
        near = [other for other in self.game.galaxy.movement_adjacent(seat, hex_) if other in held]
        return [other for other in near if self.game.tactical.may_activate_all(seat, (hex_, other))]

    @grants("OFF-TRF-1")
    def first_options(self, seat: Seat) -> list[Option[str]]:
        """One end of the transfer."""
        return [self._option(hex_) for hex_ in self.held(seat) if self.partners(seat, hex_)]

    @grants("OFF-TRF-1")
    def second_options(self, seat: Seat, first: Hex) -> list[Option[str]]:
        """The other end."""
        return [self._option(hex_) for hex_ in self.partners(seat, first)]

    def _option(self, hex_: Hex) -> Option[str]:
        return Option(in_system(hex_), "OFF-TRF-1", (in_system(hex_),), message("option-system", system=hex_))

    # -- the action -----------------------------------------------------------------------------------------------------------

    async def begin(self, step: Step) -> None:
        """Both systems are activated, one with a counter from reinforcements (OFF-TRF-1)."""
        seat = step.seat
        first = system_named(await self.game.choose(seat, "transfer_first", self.first_options, seat))
        second = system_named(await self.game.choose(seat, "transfer_second", self.second_options, seat, first))
        self.game.tactical.start(Action(seat, "transfer", first, second))
        self.game.then(*self.steps(seat, first, second))
        await self.game.tactical.activate(seat, first)
        if not self.game.tactical.is_called_off():
            await self.game.tactical.activate(seat, second, "reinforcements")

    def steps(self, seat: Seat, first: Hex, second: Hex) -> list[Step]:
        """Movement, enemy fire (OFF-TRF-3: a cannon that reaches both fires once), mines, landings, production in one system."""
        both = ("space_cannon.fire", "space_mines.resolve", "landing.begin")
        return [
            Step("transfer.move", seat, first, second),
            *(Step(name, seat, hex_) for name in both for hex_ in (first, second)),
            Step("transfer.produce", seat, first, second),
            Step("tactical.end", seat, first),
        ]

    async def move(self, step: Step) -> None:
        """Ships move between the two systems, either way, within their movement (OFF-TRF-2)."""
        voyage = Voyage(step.seat, (Hex(step.place), Hex(step.what)))
        await self.game.movement.plan(voyage)
        await self.game.movement.carry_out(voyage)

    async def produce(self, step: Step) -> None:
        """Production in one of the two systems only (OFF-TRF-5)."""
        key = await self.game.choose(step.seat, "transfer_production", self.production_options, step.place, step.what)
        if key != NO:
            self.game.then(Step("production.begin", step.seat, name_of(key)))

    @grants("OFF-TRF-5")
    def production_options(self, first: str, second: str) -> list[Option[str]]:
        """Where to produce, or nowhere."""
        return [self._option(Hex(first)), self._option(Hex(second)), Option(NO, "OFF-TRF-5", says=message("option-no"))]
