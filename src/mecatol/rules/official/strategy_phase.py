"""Agendas, upkeep, and the picking of Strategy Cards."""

from __future__ import annotations

from functools import lru_cache

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.moments import (
    BONUS_COUNTER_PLACED,
    MAY_PICK,
    PICK_ORDER,
    STRATEGY_CARD_PICKED,
    STRATEGY_CARDS_PICKED,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    Pick,
)
from mecatol.rules.naming import name_of
from mecatol.rules.state import NOBODY, Seat, StrategyCard

from .game import Chapter

ANY_CARD = Verdict(True, "OFF-STR-1")


@lru_cache(maxsize=256)
def _pick(card: str, bonus: int) -> Option[str]:
    return Option(f"card:{card}", things=(f"card:{card}",), says=message("option-pick", card=card, bonus=bonus))


class StrategyPhase(Chapter):
    """A round begins: everybody takes Strategy Cards (OFF-GEN-1, OFF-STR-1)."""

    __slots__ = ()

    async def start(self, step: Step) -> None:
        """A new round, and what its Strategy Phase consists of."""
        self.begin_round()
        self.lay_out_cards()
        self.game.strategy_cards.in_play()
        for card in [card for card in self.state.strategy_cards if card.holder != NOBODY]:  # kept from the last round
            self.game.strategy_cards.taken(card.holder, card.id)
        await self.game.moment(STRATEGY_PHASE_BEGINS, self.state.speaker)
        self.game.then(*self.opening(), *self.picks(), Step("strategy_phase.end"))

    def begin_round(self) -> None:
        """Rounds are counted from 1; what was done in the last one is forgotten."""
        self.game.changing()
        self.state.round += 1
        self.state.deeds = []
        self.game.objectives.round_begins()
        self.state.active = NOBODY
        self.state.phase = "strategy"
        self.game.begin_scope("round")
        self.game.tell(events.RoundBegan(self.state.round))
        self.game.tell(events.PhaseBegan("strategy"))

    def opening(self) -> list[Step]:
        """What comes before the first card is taken."""
        return []

    # -- which cards, and how many each --------------------------------------------------------------------------------

    def lay_out_cards(self) -> None:
        """The Strategy Cards of this game, by number; one that depends on the number of players comes or goes with it
        (SA17-SET-36, SA17-STR-03), and one of an option takes the place of another (OFF-OPT-HW)."""
        self.game.changing()
        known = {card.id: card for card in self.state.strategy_cards}
        printed = self.game.cards.strategy_cards
        players, numbers = self.players_for_cards(), self.game.parameters
        in_set = [
            name
            for name, card in printed.items()
            if numbers.strategy_set in card.deck and (not card.players or players in card.players)
        ]
        optional = [name for name, card in printed.items() if any(getattr(numbers, deck, False) is True for deck in card.deck)]
        new = [name for name in optional if any(old in in_set for old in printed[name].replaces)]
        replaced = [old for name in new for old in printed[name].replaces]
        in_game = [*(name for name in in_set if name not in replaced), *new]
        in_game.sort(key=lambda name: printed[name].number)
        self.state.strategy_cards = [known.get(name, StrategyCard(name, printed[name].number)) for name in in_game]

    def players_for_cards(self) -> int:
        """The number of players by which cards that depend on it come and go."""
        return self.players()

    def players(self) -> int:
        """The number of players that counts: officially those who began, for the others keep their number of cards when
        somebody is eliminated (OFF-VIC-5)."""
        return len(self.game.playing()) if self.game.parameters.picks_follow_players else self.game.seats()

    def cards_each(self) -> int:
        """How many Strategy Cards every player takes (OFF-STR-1, SA17-STR-04)."""
        return self.game.parameters.strategy_picks[self.players()]

    def picks(self) -> list[Step]:
        """One card at a time, from the Speaker on; the next pass goes the same way (OFF-STR-1, SA17-ROT-01).

        Who has kept a card takes one less.
        """
        each, seats = self.cards_each(), self.game.fold(PICK_ORDER, tuple(self.game.from_speaker()), self.state.speaker)
        wanted = {seat: each - len(self.game.strategy_cards.held(seat)) for seat in seats}
        return [Step("strategy_phase.pick", seat) for n in range(each) for seat in seats if n < wanted[seat]]

    # -- picking -------------------------------------------------------------------------------------------------------

    async def pick(self, step: Step) -> None:
        """A player takes a card (OFF-STR-1)."""
        seat = step.seat
        if self.game.player(seat).out or not self.free_cards():
            return
        self.state.active = seat
        await self.receive(seat, name_of(await self.game.choose_open(seat, "pick", self.pickable, seat)))

    async def receive(self, seat: Seat, name: str) -> None:
        """A player takes a card, with what it does at once when it is taken, and exchanges its Bonus Counters (OFF-STR-2)."""
        card = self.take(seat, name)
        await self.game.moment(STRATEGY_CARD_PICKED, Pick(seat, name, card.bonus))
        holder = self.card(name).holder
        if holder == NOBODY:
            await self.pick(Step("strategy_phase.pick", seat))  # it had to be given back
            return
        for _ in range(card.bonus):
            await self.exchange_bonus(holder)

    def card(self, name: str) -> StrategyCard:
        """A Strategy Card of this game, wherever it lies."""
        for card in self.state.strategy_cards:
            if card.id == name:
                return card
        raise KeyError(name)

    def free_cards(self) -> list[StrategyCard]:
        """The cards nobody holds."""
        return [card for card in self.state.strategy_cards if card.holder == NOBODY]

    @grants("OFF-STR-1")
    def pickable(self, seat: Seat) -> list[Option[str]]:
        """The cards a player may take; where all that are left are barred, any of them."""
        free = self.free_cards()
        allowed = [card for card in free if self.may_pick(seat, card.id).allowed]
        return [_pick(card.id, card.bonus) for card in allowed or free]

    def may_pick(self, seat: Seat, card: str) -> Verdict:
        """Whether a player may take a card."""
        return self.game.fold(MAY_PICK, ANY_CARD, Pick(seat, card))

    def take(self, seat: Seat, name: str) -> StrategyCard:
        """A card goes to a player, without its Bonus Counters; the card as it lay there."""
        self.game.changing()
        card, cards = self.card(name), self.state.strategy_cards
        self.state.strategy_cards = [replace(c, holder=seat, bonus=0) if c.id == name else c for c in cards]
        self.game.tell(events.StrategyCardPicked(seat, name))
        self.game.strategy_cards.taken(seat, name)
        return card

    def give_back(self, seat: Seat, name: str, bonus: int = 0) -> None:
        """A card goes back to those nobody holds, with so many Bonus Counters."""
        self.game.changing()
        cards = self.state.strategy_cards
        self.state.strategy_cards = [replace(c, holder=NOBODY, bonus=bonus) if c.id == name else c for c in cards]
        self.game.strategy_cards.put_back(seat, name)
        self.game.tell(events.StrategyCardsReturned((name,)))

    def hand_on(self, seat: Seat, name: str, to: Seat) -> None:
        """A card goes from its holder to another player, played or not, and what it does by being held goes with it."""
        self.game.changing()
        cards = self.state.strategy_cards
        self.state.strategy_cards = [replace(c, holder=to) if c.id == name else c for c in cards]
        self.game.strategy_cards.put_back(seat, name)
        self.game.tell(events.StrategyCardPicked(to, name))
        self.game.strategy_cards.taken(to, name)

    async def exchange_bonus(self, seat: Seat) -> None:
        """A Bonus Counter is worth a Trade Good or a Command Counter (OFF-STR-2)."""
        if await self.game.choose(seat, "bonus_counter", self.bonus_options, seat) == "trade_good":
            self.game.economy.gain_goods(seat, 1, "bonus_counter")
        else:
            await self.game.economy.gain_counters(seat, 1, "bonus_counter")

    @grants("OFF-STR-2")
    def bonus_options(self, seat: Seat) -> list[Option[str]]:
        """A Trade Good, or a Command Counter while there is one in the reinforcements."""
        good = Option("trade_good", says=message("option-bonus-good"))
        counter = Option("command_counter", says=message("option-bonus-counter"))
        return [good, counter] if self.game.board.reinforcements(seat) > 0 else [good]

    # -- the end of the phase ------------------------------------------------------------------------------------------

    async def end(self, step: Step) -> None:
        """A Bonus Counter is put on every card not taken; they stay and add up (OFF-STR-2)."""
        self.state.active = NOBODY
        await self.game.moment(STRATEGY_CARDS_PICKED, self.state.speaker)
        for name in [card.id for card in self.free_cards()]:
            await self.add_bonus(name)
        await self.game.moment(STRATEGY_PHASE_ENDS, self.state.speaker)
        await self.game.leaders.fates()
        self.game.then(Step("action_phase.start"))

    async def add_bonus(self, name: str) -> None:
        """One more Bonus Counter lies on a card; there are always more (OFF-CMP-3)."""
        self.game.changing()
        cards = self.state.strategy_cards
        self.state.strategy_cards = [replace(c, bonus=c.bonus + 1) if c.id == name else c for c in cards]
        count = self.card(name).bonus
        self.game.tell(events.BonusPlaced(name, count))
        await self.game.moment(BONUS_COUNTER_PLACED, Pick(NOBODY, name, count))
