"""The Status Phase, step by step."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from mecatol.core.decisions import ALLOWED, Option, grants, message
from mecatol.core.memo import kept
from mecatol.core.records import Record, replace
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.moments import (
    BEFORE_CARDS_DRAWN,
    CARDS_DEALT,
    CARDS_DRAWN,
    CARDS_TAKEN,
    KEEPS_CARD,
    MAY_REDISTRIBUTE,
    PLANETS_REFRESHED,
    REFRESHES,
    ROUND_ENDS,
    STATUS_COUNTERS,
    STATUS_PHASE_BEGINS,
    Drawn,
    Pick,
)
from mecatol.rules.naming import at_unit, unit_key
from mecatol.rules.state import NOBODY, Group, Place, Seat

from .game import Chapter

DONE: Option[str] = Option("done", says=message("option-done"))


class Part(Record, frozen=True):
    """A numbered part of the phase: done once, or by each player in order of play."""

    name: str
    each: bool = False


class Scuttled(Record, frozen=True):
    """A unit its owner gives up, and where it is."""

    where: Place
    group: Group


class StatusPhase(Chapter):
    """What everybody does when all have passed (OFF-STA-1)."""

    __slots__ = ()
    parts: ClassVar[tuple[Part, ...]] = (
        Part("claim_objectives"),  # 1
        Part("scuttle", each=True),  # OFF-PRO-7, OFF-STA-3: after step 1
        Part("repair"),  # 2
        Part("recall_counters"),  # 3
        Part("refresh"),  # 4
        Part("use_planets", each=True),  # 4: refresh abilities
        Part("captives", each=True),  # OFF-STA-3
        Part("before_cards"),
        Part("cards_and_counters", each=True),  # 5
        Part("redistribute", each=True),  # 6
        Part("return_strategy_cards"),  # 7
    )

    async def start(self, step: Step) -> None:
        """The phase and its parts, in this order."""
        self.game.changing()
        self.state.phase = "status"
        self.state.active = NOBODY
        self.game.tell(events.PhaseBegan("status"))
        self.game.then(*(Step("status_phase.part", what=part.name) for part in self.parts), Step("status_phase.end"))
        await self.game.moment(STATUS_PHASE_BEGINS, self.state.speaker)

    async def part(self, step: Step) -> None:
        """One part: in order of play where each player does it by himself."""
        seats = self.game.action_phase.order() if Part(step.what, each=True) in self.parts else [NOBODY]
        self.game.then(*[Step(f"status_phase.{step.what}", seat) for seat in seats])

    # -- 1 objectives, and what may follow at once ---------------------------------------------------------------------

    async def claim_objectives(self, step: Step) -> None:
        """Objectives are claimed (OFF-STA-1)."""
        await self.game.objectives.claim_step()

    async def scuttle(self, step: Step) -> None:
        """A player may destroy units of his own, and end Trade Agreements (OFF-PRO-7, OFF-STA-3)."""
        given_up: list[Scuttled] = []
        while units := self.own_units(step.seat, given_up):
            key = await self.game.compose(step.seat, "scuttle", tuple(given_up), self.scuttle_options, units)
            if key == "done":
                break
            given_up.append(next(unit for unit in units if _option(unit).key == key))
        for unit in given_up:
            self.game.board.remove(step.seat, unit.where, [unit.group], "scuttled")
            self.game.leaders.rehouse(unit.where)
        if given_up:
            await self.game.economy.settle_fleets(step.seat)
            await self.game.leaders.fates()
        await self.game.trade.status_step(step.seat)

    def own_units(self, seat: Seat, given_up: list[Scuttled]) -> list[Scuttled]:
        """A player's units that are not yet given up, one of each kind in each place."""
        board, found = self.game.board, []
        for where in board.occupied(seat):
            for group in board.units(seat, where):
                unit = _one(where, group)
                if not given_up or given_up.count(unit) < group.count:
                    found.append(unit)
        return found

    @grants("OFF-PRO-7")
    def scuttle_options(self, units: list[Scuttled]) -> list[Option[str]]:
        """Units to give up, or no more."""
        return [DONE, *map(_option, units)]

    # -- 2 repair, 3 Command Counters ----------------------------------------------------------------------------------

    async def repair(self, step: Step) -> None:
        """Damaged units are whole again (OFF-STA-1)."""
        board = self.game.board
        for where, owner, groups in board.all_units():
            for group in groups:
                if group.damage:
                    board.repair(owner, where, group)

    async def recall_counters(self, step: Step) -> None:
        """Command Counters on the board go back to the reinforcements (OFF-STA-1, OFF-CC-1)."""
        for system in list(self.state.systems):
            for seat in system.counters:
                self.game.board.lift_counter(seat, system.hex)

    # -- 4 planets -----------------------------------------------------------------------------------------------------

    async def refresh(self, step: Step) -> None:
        """Everybody's planets are refreshed (OFF-STA-1)."""
        for seat in self.game.action_phase.order():
            if self.refreshes(seat):
                self.game.economy.refresh(seat)
                await self.game.moment(PLANETS_REFRESHED, seat)

    def refreshes(self, seat: Seat) -> bool:
        """Whether a player's planets are refreshed in this phase: if not, nothing that belongs to it happens either."""
        return self.game.fold(REFRESHES, True, seat)

    async def use_planets(self, step: Step) -> None:
        """What a player does with the planets just refreshed."""
        if self.refreshes(step.seat):
            await self.use_refreshed(step.seat)

    async def use_refreshed(self, seat: Seat) -> None:
        """Wealth that lies there, and refresh abilities (OFF-SYS-7)."""
        await self.game.economy.collect_wealth(seat)
        await self.game.economy.refresh_abilities(seat)

    async def captives(self, step: Step) -> None:
        """Captors decide about their captives (OFF-STA-3)."""
        await self.game.leaders.status_step(step.seat)

    # -- 5 cards and counters, 6 redistribution ------------------------------------------------------------------------

    async def before_cards(self, step: Step) -> None:
        """Cards are about to be drawn; whoever has something to say about that says it before they are."""
        await self.game.moment(BEFORE_CARDS_DRAWN, self.state.speaker)
        await self.game.moment(CARDS_DEALT, self.state.speaker)

    async def cards_and_counters(self, step: Step) -> None:
        """A player draws his cards and receives Command Counters (OFF-STA-1, SA17-GEN-10)."""
        game, numbers, seat = self.game, self.game.parameters, step.seat
        await game.action_cards.take(seat, game.fold(CARDS_DRAWN, numbers.action_cards_drawn, Drawn(seat, "action")), "status")
        await game.moment(CARDS_TAKEN, Drawn(seat, "action"))
        political = game.fold(CARDS_DRAWN, numbers.political_cards_drawn, Drawn(seat, "political"))
        await game.political_cards.take(seat, political, "status")
        await game.economy.gain_counters(seat, self.counters(seat), "status")

    def counters(self, seat: Seat) -> int:
        """Command Counters a player receives; fewer in a duel (OFF-STA-1, SA17-DUE-06)."""
        numbers = self.game.parameters
        start = numbers.duel_counters if self.game.seats() == 2 else numbers.status_counters
        return self.game.fold(STATUS_COUNTERS, start, seat)

    async def redistribute(self, step: Step) -> None:
        """A player shifts counters between the areas of his sheet; then fleets are checked (OFF-STA-1)."""
        if self.game.fold(MAY_REDISTRIBUTE, ALLOWED, step.seat).allowed:
            await self.game.economy.redistribute(step.seat)

    # -- 7 Strategy Cards, and the end of the round --------------------------------------------------------------------

    async def return_strategy_cards(self, step: Step) -> None:
        """The Strategy Cards go back; who had them is remembered for one round (OFF-STA-1)."""
        self.game.changing()
        held = [card for card in self.state.strategy_cards if card.holder != NOBODY]
        kept = [card.id for card in held if self.game.fold(KEEPS_CARD, False, Pick(card.holder, card.id))]
        for card in self.state.strategy_cards:
            self.state.notes[f"last_holder:{card.id}"] = str(card.holder)
        self.state.strategy_cards = [
            replace(card, holder=card.holder if card.id in kept else NOBODY, played=False) for card in self.state.strategy_cards
        ]
        self.game.tell(events.StrategyCardsReturned(tuple(card.id for card in held if card.id not in kept)))

    async def end(self, step: Step) -> None:
        """The round is over; the next one begins with its Strategy Phase (OFF-GEN-1)."""
        self.game.then(Step("status_phase.close"))
        await self.game.moment(ROUND_ENDS, self.state.speaker)

    async def close(self, step: Step) -> None:
        """Nothing is left to do in the round."""
        await self.game.leaders.fates()
        self.game.end_scope("round")
        await self.game.action_phase.keep_limits()
        await self.game.victory.eliminate_fallen()
        self.game.objectives.settle_specials()
        self.game.victory.check()
        self.game.victory.round_over()
        self.game.then(Step("strategy_phase.start"))


@lru_cache(maxsize=4096)
def _one(where: Place, group: Group) -> Scuttled:
    return Scuttled(where, replace(group, count=1))


@kept
def _option(unit: Scuttled) -> Option[str]:
    return Option(
        _key(unit),
        things=(unit.where, at_unit(unit.group)),
        says=message("option-scuttle", kind=unit.group.kind, where=unit.where),
    )


def _key(unit: Scuttled) -> str:
    """The key of a unit to be scuttled: where it is and what."""
    return f"{unit.where}:{unit_key(unit.group)}"
