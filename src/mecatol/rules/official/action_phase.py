"""Turns, the choice of an action, and passing."""

from __future__ import annotations

from mecatol.core.decisions import ALLOWED, Option, grants, message
from mecatol.core.errors import EngineFault
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.moments import (
    ACTION_PHASE_BEGINS,
    ACTION_PHASE_ENDS,
    ALL_PASSED,
    BEFORE_ACTION,
    COMPONENT_ACTION,
    INITIATIVE,
    MAY_ACT,
    PLAYER_PASSES,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_OVER,
)
from mecatol.rules.naming import kind_of, parted
from mecatol.rules.state import NOBODY, Action, Seat

from .game import Chapter

ANOTHER = "another_action:"  # the note of actions that cards have given a player beyond the one of his turn
DEEDS = "deeds_before_turn"  # the note that tells where the deeds of a turn begin
LAST = 100  # the initiative of a player who holds no Strategy Card
PASS: Option[str] = Option("pass", "OFF-ACT-3", says=message("option-pass"))


class ActionPhase(Chapter):
    """In order of play each player takes one action, round and round, until all have passed (OFF-ACT-1)."""

    __slots__ = ()

    # -- the order of play ---------------------------------------------------------------------------------------------

    def initiatives(self) -> dict[Seat, int]:
        """The number on the Strategy Card of those still in the game, the lowest where there are several (OFF-STR-3); of two with
        one number the holder of the first comes first."""
        game, state = self.game, self.state
        held: dict[Seat, int] = {}
        for card in state.strategy_cards:
            holder = card.holder
            if holder >= 0 and (holder not in held or card.number < held[holder]):
                held[holder] = card.number
        if len(held) == len(state.players) and not game.touched(INITIATIVE):
            return held
        return {seat: game.fold(INITIATIVE, held.get(seat, LAST), seat) for seat in dict.fromkeys((*held, *game.from_speaker()))}

    def order(self) -> list[Seat]:
        """Those still in the game in order of play; without Strategy Cards as they sit, from the Speaker on (OFF-STR-3)."""
        initiatives = self.initiatives()
        return sorted(initiatives, key=initiatives.__getitem__)

    def next_after(self, seat: Seat, order: list[Seat]) -> Seat:
        """Who has the next turn: the next in the order who has not passed, or nobody."""
        place = order.index(seat) + 1
        players = self.state.players
        for other in (*order[place:], *order[:place]):
            if not players[other].passed:
                return other
        return NOBODY

    # -- the phase -----------------------------------------------------------------------------------------------------

    async def start(self, step: Step) -> None:
        """Nobody has passed yet; the lowest number begins."""
        self.game.changing()
        self.state.phase = "action"
        for player in self.state.players:
            player.passed = player.out != ""
        self.game.tell(events.PhaseBegan("action"))
        self.game.then(Step("action_phase.first"))
        await self.game.moment(ACTION_PHASE_BEGINS, self.state.speaker)

    async def first(self, step: Step) -> None:
        """The first turn."""
        self.game.then(Step("action_phase.turn", self.order()[0]))

    async def before_turns(self, step: Step) -> None:
        """A player takes a Tactical Action before anybody has a turn, if he still can; it is no turn of his."""
        if f"activate:{step.place}" not in [option.key for option in self.game.tactical.actions(step.seat)]:
            return
        self._take_the_table(step.seat)
        self.game.then(Step("tactical.begin", step.seat, step.place), Step("action_phase.turns_begin", step.seat))

    async def turns_begin(self, step: Step) -> None:
        """The action before the turns is over, and whoever has nothing left is out of the game before the first of them."""
        await self._close_turn(step.seat)
        self.state.active = NOBODY

    async def keep_limits(self) -> None:
        """Whatever has lowered a limit since, everybody keeps within it when a turn begins or a round is over (OFF-ACD-1,
        OFF-POL-5, OFF-CC-3)."""
        await self.game.economy.settle_everybody()
        action, political = self.game.action_cards, self.game.political_cards
        if action.any_full() or political.any_full():
            for seat in self.game.playing():
                await action.trim(seat)
                await political.trim(seat)

    async def turn(self, step: Step) -> None:
        """A player takes exactly one action (OFF-ACT-1)."""
        seat = step.seat
        self.open_turn(seat)
        self.game.then(Step("action_phase.end_turn", seat))
        await self.keep_limits()
        await self.game.moment(TURN_BEGINS, seat)
        if not self.game.fold(MAY_ACT, ALLOWED, seat).allowed:
            return
        await self.game.moment(BEFORE_ACTION, seat)
        while not await self.carry_out(seat, await self.game.choose_open(seat, "action", self.actions, seat)):
            pass

    def open_turn(self, seat: Seat) -> None:
        """It is a player's turn."""
        self._take_the_table(seat)
        self.game.tell(events.TurnBegan(seat))

    def _take_the_table(self, seat: Seat) -> None:
        """A player acts from now on: in a turn of his, or before the first one."""
        self.game.changing()
        self.state.active = seat
        self.state.notes[DEEDS] = str(len(self.state.deeds))
        self.game.begin_scope("turn")

    # -- actions that cards give ----------------------------------------------------------------------------------------

    def allow_another(self, seat: Seat) -> None:
        """A player has one more action before his turn is over."""
        self.game.changing()
        self.state.notes[ANOTHER + str(seat)] = str(int(self.state.notes.get(ANOTHER + str(seat), "0")) + 1)

    def _goes_on(self, seat: Seat) -> bool:
        """Whether a player still has an action in this turn: it begins now."""
        left = int(self.state.notes.pop(ANOTHER + str(seat), "0"))
        if left > 1:
            self.state.notes[ANOTHER + str(seat)] = str(left - 1)
        return left > 0

    async def act(self, step: Step) -> None:
        """One more action. `what` is "tactical" where it must be one, "instead" where it must not be a Strategic one."""
        seat, kind = step.seat, step.what
        await self.game.moment(BEFORE_ACTION, seat)
        while not await self.carry_out(seat, await self.game.choose_open(seat, "action", self.further_actions, seat, kind)):
            pass

    @grants("OFF-GEN-3")
    def further_actions(self, seat: Seat, kind: str) -> list[str | Option[str]]:
        """What a player may do with one more action; what must be done must be, if it can."""
        barred = {"": ("pass",), "instead": ("pass", "strategic"), "tactical": ("pass", "strategic", "transfer", "component")}
        keys = [(option, option if isinstance(option, str) else option.key) for option in self.actions(seat)]
        found = [option for option, key in keys if kind_of(key) not in barred[kind]]
        return found if found and kind else [*found, Option("no", says=message("option-no"))]

    async def extra(self, step: Step) -> None:
        """A turn outside of the order, with one action; `what` as for `act`."""
        self.open_turn(step.seat)
        self.game.then(Step("action_phase.act", step.seat, what=step.what), Step("action_phase.end_extra", step.seat))
        await self.keep_limits()

    async def end_extra(self, step: Step) -> None:
        """It is over, and the order of turns goes on where it was."""
        await self.game.moment(TURN_ENDS, step.seat)
        if self._goes_on(step.seat):
            self.game.then(Step("action_phase.act", step.seat), step)
        else:
            await self._close_turn(step.seat)

    # -- choosing an action --------------------------------------------------------------------------------------------

    @grants("OFF-ACT-1")
    def actions(self, seat: Seat) -> list[str | Option[str]]:
        """Everything a player may do with his turn."""
        strategic = self.game.strategy_cards.actions(seat)
        found: list[str | Option[str]] = [
            *strategic,
            *self.game.tactical.actions(seat),
            *self.game.transfer.actions(seat),
            *self.game.action_cards.as_actions(seat),
            *self.abilities(seat),
        ]
        return found if strategic else [*found, PASS]

    def abilities(self, seat: Seat) -> list[str | Option[str]]:
        """What technologies, races and the like let a player do as an action (OFF-ACT-1)."""
        return [
            replace(option, key=f"component:{option.key}") if isinstance(option, Option) else f"component:{option}"
            for option in self.game.reactions(seat, COMPONENT_ACTION, seat)
        ]

    async def carry_out(self, seat: Seat, key: str) -> bool:
        """The action chosen begins. False: it came to nothing, and the player chooses again (OFF-ACT-4)."""
        word, rest = parted(key, ":")
        if word == "strategic":
            self.game.then(Step("strategy_cards.play", seat, what=rest))
        elif word == "activate":
            self.game.then(Step("tactical.begin", seat, rest))
        elif word == "transfer":
            self.game.then(Step("transfer.begin", seat, rest))
        elif word == "component":
            return await self.component(seat, rest)
        elif key == PASS.key:
            await self.pass_turn(seat)
        elif key != "no":
            raise EngineFault(f"{key!r} is no action")
        return True

    async def component(self, seat: Seat, key: str) -> bool:
        """A card or an ability is used as an action; a cancelled card does not use it up (OFF-ACT-4)."""
        self.game.tactical.start(Action(seat, "component"))
        self.game.then(Step("action_phase.end_action", seat))
        what, rest = parted(key, ":")
        if what == "use":
            ident, choice = parted(rest, ":")
            await self._use(seat, int(ident), choice)
        elif not await self.game.action_cards.play(seat, rest, None):
            self.state.flow.pop()
            self.game.end_scope("action")
            self.state.action = None
            return False
        return True

    async def end_action(self, step: Step) -> None:
        """A component action is over, and whatever it gave its user to do."""
        if self.state.action is None:  # a Tactical Action within it has ended before
            self.state.action = Action(step.seat, "component")
        await self.game.tactical.end(step)

    async def _use(self, seat: Seat, ident: int, choice: str) -> None:
        for effect, reaction in self.game.index.reactions.get(COMPONENT_ACTION.name, ()):
            if effect.id == ident:
                await reaction.run(self.game, effect, seat, choice)

    # -- passing -------------------------------------------------------------------------------------------------------

    async def pass_turn(self, seat: Seat) -> None:
        """A player is done for this phase; secondaries and cards remain open to him (OFF-ACT-3)."""
        self.game.changing()
        self.game.player(seat).passed = True
        self.game.tell(events.Passed(seat))
        await self.game.moment(PLAYER_PASSES, seat)

    async def end_turn(self, step: Step) -> None:
        """The next who has not passed; the last one left goes on by himself (OFF-ACT-6)."""
        await self.game.moment(TURN_ENDS, step.seat)
        if self._goes_on(step.seat):
            self.game.then(Step("action_phase.act", step.seat), step)
            return
        order = self.order()
        await self._close_turn(step.seat)
        following = self.next_after(step.seat, order)
        self.game.then(Step("action_phase.turn", following) if following != NOBODY else Step("action_phase.end"))

    async def _close_turn(self, seat: Seat) -> None:
        await self.game.moment(TURN_OVER, seat)
        self.game.end_scope("turn")
        await self.game.victory.eliminate_fallen()
        self.game.objectives.settle_specials()
        self.game.victory.check()

    async def end(self, step: Step) -> None:
        """Everybody has passed."""
        self.state.active = NOBODY
        await self.game.economy.settle_everybody()
        self.game.then(Step("action_phase.over"), Step("status_phase.start"))
        await self.game.moment(ALL_PASSED, self.state.speaker)

    async def over(self, step: Step) -> None:
        """Nobody acts any more, and the Status Phase has not begun."""
        await self.game.moment(ACTION_PHASE_ENDS, self.state.speaker)
