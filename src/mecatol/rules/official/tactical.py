"""The Tactical Action: activation and the order of its steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import filterfalse
from typing import ClassVar

from mecatol.core import hexes
from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import Border, Hex
from mecatol.core.memo import kept
from mecatol.core.rules import Step
from mecatol.rules.moments import (
    ACTION_ENDS,
    ACTIVATION_TOLL,
    AFTER_ACTIVATION,
    MAY_ACTIVATE,
    MAY_ACTIVATE_ALL,
    TACTICAL_PRICE,
    At,
    Together,
)
from mecatol.rules.naming import listed, listing, system_named
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Action, Place, Seat

from .galaxy import token_sides
from .game import Chapter

STEPS: tuple[str, ...] = (
    "movement.move",  # OFF-TAC-2
    "space_cannon.fire",  # OFF-TAC-3
    "space_mines.resolve",  # OFF-TAC-4
    "space_battle.begin",  # OFF-TAC-5
    "landing.begin",  # OFF-TAC-6
    "bombardment.begin",
    "invasion.begin",  # OFF-TAC-7
    "production.begin",  # OFF-TAC-8
    "tactical.end",
)


CLOSED = {"asteroid_field": ("OFF-SYS-1", "explain-asteroid-field"), "supernova": ("OFF-SYS-3", "explain-supernova")}
SKIPPED = "skipped_steps"  # the note of steps that are not taken in the action under way
NO_COUNTER = "none"  # the system is activated without a Command Counter
FREE = "free"  # the counter comes from the reinforcements, and nothing else is paid


@kept
def _activation(hex_: Hex) -> Option[str]:
    return Option(f"activate:{hex_}", "OFF-TAC-1", (in_system(hex_),), message("option-activate", system=hex_))


@lru_cache(maxsize=4096)
def _closed(clause: str, because: str, hex_: Hex) -> Verdict:
    return Verdict(False, clause, message(because, system=hex_))


@kept
def _peace_with(seat: Seat) -> Verdict:
    return Verdict(False, "SA17-GEN-13", message("explain-foreign-home", player=seat))


@lru_cache(maxsize=1024)
def _steps(names: tuple[str, ...], seat: Seat, place: Place) -> tuple[Step, ...]:
    return tuple([Step(name, seat, place) for name in names])


class Tactical(Chapter):
    """The Tactical Action: activation and the order of its steps."""

    __slots__ = ()

    sequence = STEPS
    kinds: ClassVar[tuple[str, ...]] = ("tactical", "transfer", "strategic", "component")  # of actions that may be under way

    # -- activation -----------------------------------------------------------------------------------------------------------

    @grants("OFF-TAC-1")
    def actions(self, seat: Seat) -> list[Option[str]]:
        """Systems a player may activate with his turn; with an empty Command Pool none (OFF-ACT-5)."""
        if self.game.player(seat).pool < self.price(seat):
            return []
        return list(map(_activation, self.open_to(seat)))

    def price(self, seat: Seat) -> int:
        """Command Counters of the pool that a Tactical Action costs: one, if nothing else is said."""
        return self.game.fold(TACTICAL_PRICE, 1, seat)

    def lacks_surcharge(self, seat: Seat) -> bool:
        """Whether a player lacks the counters of the pool that a Tactical Action costs beside the one that is laid."""
        return self.game.player(seat).pool < self.price(seat) - 1

    def from_reinforcements(self, seat: Seat) -> list[Hex]:
        """Systems a player may activate with a counter of his reinforcements."""
        able = self.game.board.reinforcements(seat) > 0 and not self.lacks_surcharge(seat)
        return self.open_to(seat) if able else []

    def open_to(self, seat: Seat) -> list[Hex]:
        """Systems a player may activate, however he pays for it, in map order."""
        game, systems, shut = self.game, self.game.board.layout.systems, self._shut(seat)
        if not game.touched(MAY_ACTIVATE, seat):
            return [*filterfalse(shut.__contains__, systems)]
        return [hex_ for hex_ in systems if game.fold(MAY_ACTIVATE, shut.get(hex_, ALLOWED), At(seat, hex_)).allowed]

    def may_activate(self, seat: Seat, hex_: Hex) -> Verdict:
        """Whether a player may activate a system, however he pays for it."""
        return self.game.fold(MAY_ACTIVATE, self.activation(seat, hex_), At(seat, hex_))

    def activation(self, seat: Seat, hex_: Hex) -> Verdict:
        """What the rules alone say of activating a system."""
        return self._shut(seat).get(hex_, ALLOWED)

    def _shut(self, seat: Seat) -> dict[Hex, Verdict]:
        """Not where an own counter lies (OFF-TAC-1), nor an Asteroid Field or a Supernova (OFF-SYS-1, OFF-SYS-3)."""
        game = self.game
        shut = {hex_: _closed("OFF-TAC-1", "explain-own-counter", hex_) for hex_ in game.board.facts.counters.get(seat, ())}
        for hex_ in game.galaxy.hazards(*CLOSED):
            shut[hex_] = _closed(*CLOSED[game.galaxy.hazard(hex_)], hex_)
        if game.state.round <= game.parameters.peaceful_rounds:
            for other in game.opponents(seat):
                for hex_ in self.homes_of(other):
                    shut.setdefault(hex_, _peace_with(other))
        return shut

    def homes_of(self, seat: Seat) -> list[Hex]:
        """What is closed to others in the first rounds (SA17-GEN-13), officially in none: a player's own home and his race's."""
        game, player = self.game, self.game.player(seat)
        of_race = [hex_ for hex_ in game.galaxy.homelands() if player.race and game.board.tile(hex_).race == player.race]
        return [*of_race, player.home] if game.board.has_system(player.home) else of_race

    def toll(self, seat: Seat, systems: Iterable[Hex]) -> int:
        """The influence that activating some systems costs beside their counters: officially none."""
        if not self.game.touched(ACTIVATION_TOLL, seat):
            return 0
        return sum([self.game.fold(ACTIVATION_TOLL, 0, At(seat, hex_)) for hex_ in systems])

    def may_activate_all(self, seat: Seat, systems: Sequence[Hex]) -> bool:
        """Whether a player could activate all of these in one action, and pay what that costs beside counters."""
        toll = self.toll(seat, systems)
        able = not toll or self.game.economy.can_pay(seat, influence=toll)
        return self.game.fold(MAY_ACTIVATE_ALL, able, Together(seat, tuple(systems)))

    async def pay_toll(self, seat: Seat, systems: Sequence[Hex]) -> None:
        """What systems cost that are activated together is paid in one sum, before they are."""
        toll = self.toll(seat, systems)
        if toll and self.game.economy.can_pay(seat, influence=toll):
            await self.game.economy.pay(seat, "agenda", influence=toll)

    def explain(self, seat: Seat, intent: str) -> Verdict:
        """Why a system may or may not be activated: "activate:<hex>"."""
        hex_ = system_named(intent)
        if not self.game.board.has_system(hex_):
            return Verdict(False, "OFF-TAC-1", message("explain-unknown"))
        verdict = self.may_activate(seat, hex_)
        if not verdict.allowed:
            return verdict
        if self.game.player(seat).pool < self.price(seat):
            return Verdict(False, "OFF-ACT-5", message("explain-empty-pool"))
        return Verdict(True, verdict.clause or "OFF-TAC-1")

    async def activate(self, seat: Seat, hex_: Hex, source: str = "pool") -> None:
        """A Command Counter is laid in a system, and everybody may have something to say about it (OFF-TAC-1)."""
        if source != NO_COUNTER:
            self.game.board.lay_counter(seat, hex_, source)
        await self.game.moment(AFTER_ACTIVATION, At(seat, hex_))

    # -- the action -----------------------------------------------------------------------------------------------------------

    async def begin(self, step: Step) -> None:
        """Only the activation is compulsory (OFF-TAC-9); the other steps follow in their order.

        The counter comes from the Command Pool, or from where the step says: "reinforcements", "none"; where the action costs
        nothing at all ("free"), from the reinforcements.
        """
        self.start(Action(step.seat, "tactical", Hex(step.place)))
        for _ in range(0 if step.what in (FREE, NO_COUNTER) else self.price(step.seat) - 1):
            self.game.economy.spend_counter(step.seat, "pool", "tactical_action")
        self.game.then(*self.steps(step))
        await self.pay_toll(step.seat, [Hex(step.place)])
        await self.activate(step.seat, Hex(step.place), "reinforcements" if step.what == FREE else step.what or "pool")

    def steps(self, step: Step) -> tuple[Step, ...]:
        """The steps after the activation."""
        return _steps(self.sequence, step.seat, step.place)

    def to_come(self, action: Action) -> Sequence[Step]:
        """What follows on the activation, in an action that is carried out in systems; of any other its end."""
        if action.kind == "tactical":
            return self.steps(Step("tactical.begin", action.seat, action.system))
        if action.kind == "transfer":
            return self.game.transfer.steps(action.seat, action.system, action.other)
        return [Step("action_phase.end_action", action.seat)]

    def start(self, action: Action) -> None:
        """An action is under way."""
        self.game.changing()
        self.state.notes.pop(SKIPPED, None)
        self.state.action = action
        self.game.begin_scope("action")

    async def end(self, step: Step) -> None:
        """The action is over once every fleet has met what lies where it came to: fates are rolled, agreements break, wormholes
        turn, and what lasts as long ends."""
        action = self.game.board.action
        if strays := self.game.domain_counters.strays():
            self.game.then(step)
            for seat, hex_ in strays:
                self.game.domain_counters.expect(seat, hex_)
            return
        await self.game.invasion.trade_stations()
        self.game.invasion.revert_lonely()
        await self.game.leaders.fates()
        if action.victims:
            await self.game.trade.break_for_aggression(action)
        for hex_ in self.fully_activated():
            await self.game.economy.collect_wealth(action.seat, hex_)
        self.turn_wormholes(action)
        await self.game.moment(ACTION_ENDS, action)
        await self.game.leaders.fates()  # of those whose planet the end of the action cost
        self.game.end_scope("action")
        self.state.action = None

    def fully_activated(self) -> list[Hex]:
        """Where everything may be done that an activation allows: not in a Transfer Action, nor in all of a movement grid."""
        action = self.game.board.action
        return [action.system] if action.kind == "tactical" else list(action.full)

    # -- changing what is still to come -----------------------------------------------------------------------------------

    def skip(self, *names: str) -> None:
        """Steps that are not taken in the action under way, wherever it goes on."""
        self.game.changing()
        self.state.notes[SKIPPED] = listing([*self._skipped(), *names])
        last = self._last()
        flow = self.state.flow
        self.state.flow = [step for n, step in enumerate(flow) if n < last or step.name not in names]

    def postpone(self, name: str, before: str) -> None:
        """A step of the action under way comes later: just before another one."""
        self.game.changing()
        flow = self.state.flow
        moved = next(step for step in reversed(flow) if step.name == name)
        flow.remove(moved)
        at = next(n for n in range(len(flow) - 1, -1, -1) if flow[n].name == before)
        flow.insert(at + 1, moved)

    def go_on_in(self, seat: Seat, hex_: Hex, first: str) -> None:
        """The rest of the action under way takes place in another system, beginning with a step; whoever has landed fights on."""
        self.game.changing()
        action = self.game.board.action
        landed = [Step("invasion.begin", seat, action.system)] if self.game.invasion.contested(seat, action.system) else []
        action.system = hex_
        steps = self.steps(Step("tactical.begin", seat, hex_))
        at = next(n for n, step in enumerate(steps) if step.name == first)
        del self.state.flow[self._last() :]
        self.game.then(*landed, *(step for step in steps[at:] if step.name not in self._skipped()))

    def _skipped(self) -> list[str]:
        """The steps that are not taken in the action under way."""
        return listed(self.state.notes.get(SKIPPED, ""))

    def _last(self) -> int:
        """Where in the flow the action under way ends."""
        flow = self.state.flow
        return next(n for n in range(len(flow) - 1, -1, -1) if flow[n].name == "tactical.end")

    def enter_wormholes(self, seat: Seat, frm: Hex, to: Hex) -> None:
        """Double-sided wormholes that a fleet goes into on its way to the next system are remembered (SA17-TOK-01)."""
        self.game.changing()
        entered = self.game.board.action.entered
        entered += [mouth for mouth in self.game.routes.mouths(seat, (frm, to)) if mouth not in entered]

    def turn_wormholes(self, action: Action) -> None:
        """Double-sided wormholes that a fleet went into show their other side now (SA17-TOK-01), only those (SA17-SCN-10)."""
        for mouth in action.entered:
            first, second = hexes.sides(Border(mouth))
            hex_, name = (first, second) if self.game.board.has_system(first) else (second, first)
            for token in self.game.board.system(hex_).tokens:
                if "/".join(sorted(token_sides(token))) == name:
                    self.game.galaxy.turn_over(hex_, token)
                    break
        action.entered = []

    def call_off(self) -> None:
        """Somebody ends the action under way: of its steps only the end is left."""
        self.game.changing()
        flow = self.state.flow
        del flow[max(n for n, step in enumerate(flow) if step.name == "tactical.end") + 1 :]

    def is_called_off(self) -> bool:
        """Whether nothing of the action under way is left but its end."""
        return not self.state.flow or self.state.flow[-1].name == "tactical.end"

    # -- hostile acts ---------------------------------------------------------------------------------------------------------

    def hostile(self, seat: Seat, victim: Seat) -> None:
        """What would break a Trade Agreement, were there one (SA17-NOM-07): it is remembered once an action (SA17-NOM-08)."""
        action = self.state.action
        if victim < 0 or victim == seat or action is None or victim in action.victims:
            return
        self.game.changing()
        if self.game.trade.agreement(seat, victim) is not None:
            self.game.board.deed("attacked_partner", seat, victim, in_system(action.system))
        action.victims.append(victim)

    def hostilities(self) -> list[tuple[Seat, Seat]]:
        """Who was hostile to whom in the action under way: its player, and who fired out of turn where that is hostile."""
        action = self.game.board.action
        shots = [(d.seat, d.target) for d in self.state.deeds if d.kind == "hostile_shot" and d.how == self.game.scope("action")]
        return [*((action.seat, victim) for victim in action.victims), *shots]
