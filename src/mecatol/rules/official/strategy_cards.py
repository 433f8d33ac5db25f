"""Strategic Actions: primary, secondaries, special."""

from __future__ import annotations

from functools import cache, partial

from mecatol.core.decisions import Ask, Option, Verdict, grants, message
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.catalogue import StrategyRule
from mecatol.rules.moments import (
    AFTER_PRIMARY,
    MAY_USE_SECONDARY,
    PRIMARY_STANDS,
    SECONDARIES_DONE,
    SECONDARY_COST,
    SECONDARY_DONE,
    SECONDARY_OFFERED,
    SECONDARY_USED,
    STRATEGIC_ANNOUNCED,
    STRATEGY_CARD_PLAYED,
    Announced,
    Strategic,
    Using,
)
from mecatol.rules.naming import card_named, holding
from mecatol.rules.state import NOBODY, Action, Seat, StrategyCard

from .game import Chapter

NO: Option[str] = Option("no", says=message("option-no"))
MAY_USE = Verdict(True, "OFF-ACT-2")
NO_COUNTER = Verdict(False, "OFF-CC-1", message("explain-no-strategy-counter"))


@cache
def _strategic(card: str) -> Option[str]:
    return Option(f"strategic:{card}", "OFF-ACT-2", (f"card:{card}",), message("option-strategic", card=card))


@cache
def _use(card: str, counters: int) -> Option[str]:
    return Option("use", things=(f"card:{card}",), says=message("option-secondary", card=card, counters=counters))


class StrategyCards(Chapter):
    """A Strategic Action: the holder's primary, everybody else's secondary, and the card is turned over (OFF-ACT-2)."""

    __slots__ = ()

    def rule(self, card: str) -> StrategyRule:
        """What a card does."""
        return self.game.catalogue.strategy[card]

    def held(self, seat: Seat) -> list[StrategyCard]:
        """The cards a player holds, by number."""
        return [card for card in self.state.strategy_cards if card.holder == seat]

    def unplayed(self, seat: Seat) -> list[StrategyCard]:
        """The cards a player must still play before he may pass (OFF-ACT-3); Initiative gives no Strategic Action."""
        playable = self.game.catalogue.strategy
        return [card for card in self.state.strategy_cards if card.holder == seat and not card.played and card.id in playable]

    @grants("OFF-ACT-2")
    def actions(self, seat: Seat) -> list[Option[str]]:
        """The Strategic Actions a player may take."""
        return [_strategic(card.id) for card in self.unplayed(seat)]

    # -- the action ----------------------------------------------------------------------------------------------------

    async def play(self, step: Step) -> None:
        """A Strategic Action is announced, and begins if nothing stops it."""
        self.game.tell(events.StrategyPlayed(step.seat, step.what))
        announced = Announced(step.seat, step.what)
        await self.game.moment(STRATEGIC_ANNOUNCED, announced)
        if not announced.cancelled:
            await self.execute(step)

    async def execute(self, step: Step) -> None:
        """The player's primary; the secondaries, the special and the end of the action follow (OFF-ACT-2)."""
        seat, card = step.seat, step.what
        self.game.tactical.start(Action(seat, "strategic"))
        await self.game.moment(STRATEGY_CARD_PLAYED, Strategic(seat, card))
        parts = ("secondaries", "special", "end")
        self.game.then(*(Step(f"strategy_cards.{part}", seat, what=card) for part in parts))
        rule = self.rule(card)
        if rule.before is not None:
            await rule.before(self.game, seat)
        if self.game.fold(PRIMARY_STANDS, True, Strategic(seat, card)):
            await rule.primary(self.game, seat)
            await self.game.moment(AFTER_PRIMARY, Strategic(seat, card))

    async def secondaries(self, step: Step) -> None:
        """One after the other, beginning next to the holder, in the direction of play (OFF-ACT-2, SA17-ROT-02)."""
        others = self.game.opponents(step.seat)
        self.game.then(*(Step("strategy_cards.secondary", other, what=step.what) for other in others))

    async def secondary(self, step: Step) -> None:
        """A player may use the secondary once, even if he has passed (OFF-ACT-3)."""
        seat, card = step.seat, step.what
        if self.game.player(seat).out:
            return
        await self.game.moment(SECONDARY_OFFERED, Strategic(seat, card))
        verdict = self.may_use(seat, card)
        if not verdict.allowed:
            self._close(seat, card, verdict)
        elif await self.wants(seat, card):
            await self.use(seat, card)

    def _close(self, seat: Seat, card: str, verdict: Verdict) -> None:
        """A player is told why he is not asked, unless there is nothing for anybody."""
        if self.rule(card).secondary is not None:
            self.game.tell(events.SecondaryClosed(seat, card, verdict.because.id if verdict.because else ""))

    async def wants(self, seat: Seat, card: str, *, free: bool = False) -> bool:
        """Whether a player wants to use a secondary that is open to him."""
        options = partial(self.use_or_not, seat, card, free)
        return await self.game.ask(Ask(seat, "secondary", options, about=(f"card:{card}",))) == "use"

    @grants("OFF-ACT-2")
    def use_or_not(self, seat: Seat, card: str, free: bool) -> list[Option[str]]:
        """Use the secondary for what it costs, or leave it."""
        return [_use(card, 0 if free else self.counters(seat, card)), NO]

    def may_use(self, seat: Seat, card: str) -> Verdict:
        """Whether a player could use a card's secondary: its counter, and whatever else it asks for."""
        rule = self.rule(card)
        if rule.secondary is None:
            return Verdict(False, "OFF-ACT-2", message("explain-no-secondary", card=card))
        if self.game.player(seat).strategy < self.counters(seat, card):
            return NO_COUNTER
        verdict = rule.may_secondary(self.game, seat) if rule.may_secondary else MAY_USE
        return self.game.fold(MAY_USE_SECONDARY, verdict, Strategic(seat, card))

    def may_use_free(self, seat: Seat, card: str, verdict: Verdict = MAY_USE) -> bool:
        """Whether a primary may have its player carry out the secondary, without a counter: what bars secondaries bars that."""
        return self.game.fold(MAY_USE_SECONDARY, verdict, Strategic(seat, card, free=True)).allowed

    def counters(self, seat: Seat, card: str) -> int:
        """Counters from Strategy Allocation that the secondary costs a player."""
        return self.game.fold(SECONDARY_COST, self.rule(card).counters, Strategic(seat, card))

    async def use(self, seat: Seat, card: str, *, free: bool = False) -> None:
        """A player uses the secondary; at no cost where a primary says so."""
        rule = self.rule(card)
        assert rule.secondary is not None
        if not free:
            for _ in range(self.counters(seat, card)):
                self.game.economy.spend_counter(seat, "strategy", card)
        self.game.tell(events.SecondaryUsed(seat, card))
        using = Using(seat, card, free)
        await self.game.moment(SECONDARY_USED, using)
        if not using.replaced:
            await rule.secondary(self.game, seat, free)
        await self.game.moment(SECONDARY_DONE, Strategic(seat, card))

    async def special(self, step: Step) -> None:
        """What follows when primary and secondaries are done."""
        await self.game.moment(SECONDARIES_DONE, Strategic(step.seat, step.what))
        special = self.rule(step.what).special
        if special is not None:
            await special(self.game, step.seat)

    async def end(self, step: Step) -> None:
        """The card is turned to its inactive side, and the action is over."""
        self.turn_over(step.what)
        if self.state.action is None:  # a Tactical Action that the card gave has ended before
            self.state.action = Action(step.seat, "strategic")
        await self.game.tactical.end(step)

    def turn_over(self, card: str) -> None:
        """A card has been played."""
        self.game.changing()
        cards = self.state.strategy_cards
        self.state.strategy_cards = [replace(c, played=True) if c.id == card else c for c in cards]

    def explain(self, seat: Seat, intent: str) -> Verdict:
        """Why a player may or may not use a secondary: "secondary:<card>"."""
        card = card_named(intent)
        if card not in self.game.catalogue.strategy:
            return Verdict(False, "OFF-ACT-2", message("explain-no-secondary", card=card))
        return self.may_use(seat, card)

    # -- what cards do by being there -----------------------------------------------------------------------------------

    def in_play(self) -> None:
        """The cards of this round are laid out: what some of them do by merely being there begins."""
        for card in self.state.strategy_cards:
            self.game.begin_effect(f"{card.id}_in_play", NOBODY, "rule", until="round")

    def taken(self, seat: Seat, card: str) -> None:
        """A card was picked: what it does while it is held begins, until the round is over."""
        self.game.begin_effect(holding(card), seat, "rule", until="round")

    def exchange(self, one: str, other: str) -> None:
        """Two cards change hands; what each does while it is held, it does for its new holder."""
        self.game.changing()
        holders = {card.id: card.holder for card in self.state.strategy_cards}
        for card, holder in ((one, holders[one]), (other, holders[other])):
            self.put_back(holder, card)
        now = holders | {one: holders[other], other: holders[one]}
        self.state.strategy_cards = [replace(card, holder=now[card.id]) for card in self.state.strategy_cards]
        for card in (one, other):
            self.taken(now[card], card)
            self.game.tell(events.StrategyCardPicked(now[card], card))

    def put_back(self, seat: Seat, card: str) -> None:
        """A card is no longer held: what it did by that ends."""
        self.game.end_effects(lambda effect: effect.key == holding(card) and effect.owner == seat)
