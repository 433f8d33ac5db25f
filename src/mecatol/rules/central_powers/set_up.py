"""From an empty table to the first Strategy Phase of Central Powers: the players choose the objectives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from mecatol.core.decisions import Option, grants, message
from mecatol.core.rules import Step
from mecatol.core.zones import Deck
from mecatol.rules import events
from mecatol.rules.naming import at_card, at_player, card_named, family_of, kind_of, number_named
from mecatol.rules.official import set_up as official
from mecatol.rules.official.hands import STRATEGY_CARDS, Hands
from mecatol.rules.state import NO_CARD, CardId, Seat

from .game import Game

LONG_WAR = 14  # CP-OPT-02
PLANET_COUNTS = (CardId("ten_planets"), CardId("eleven_planets"))  # CP-OPT-09: never both in one game
STARTING_GOODS = 2  # CP-SEN-01
PRELIMINARIES, SECRETS = 2, 3  # CP-OPT-23: so many are drawn, and one is kept
SWAPS = ("race", "place", "both")  # CP-HR-40
NO_SWAP: Option[str] = Option("no", says=message("option-no-swap"))


@cache
def _swap(what: str, other: Seat) -> Option[str]:
    return Option(f"{what}:{other}", things=(at_player(other),), says=message(f"option-swap-{what}", player=other))


def _objective(card: CardId, says: str) -> Option[str]:
    return Option(at_card(card), things=(at_card(card),), says=message(says, objective=card))


class SetUp(official.SetUp):
    """Objectives are chosen, not dealt; Political Cards come with the Senate (CP-SEN-03)."""

    __slots__ = ()
    game: Game

    def steps(self) -> list[str]:
        """The objectives of one's own come last, when races and places are fixed (CP-OPT-23)."""
        later = ("set_up.deal_secrets", "set_up.deal_political_cards")
        return [*(step for step in super().steps() if step not in later), "set_up.own_objectives"]

    def deck_for_players(self, hands: Hands) -> list[CardId]:
        """Political Cards that name a Strategy Card which is not in the game are taken out before (CP-SEN-03)."""
        cards, printed = super().deck_for_players(hands), self.game.cards.strategy_cards
        played = [family_of(name) for name, card in printed.items() if self.game.parameters.strategy_set in card.deck]
        missing = [need for need, either in STRATEGY_CARDS.items() if not any(name in played for name in either)]
        return [card for card in cards if hands.kind != "political" or hands.printed(card).requires not in missing]

    def sheet(self, seat: Seat) -> None:
        """Everybody begins with two Trade Goods (CP-SEN-01)."""
        super().sheet(seat)
        self.game.economy.gain_goods(seat, STARTING_GOODS, "set_up")

    # -- numbers, races, swaps (CP-HR-13, CP-HR-27, CP-HR-40) ----------------------------------------------------------

    async def seats(self, step: Step) -> None:
        """Everybody draws a number: they sit in its order, and number 1 is the first Speaker (CP-HR-13)."""
        left, drawn = list(self.state.seating), []
        while left:
            drawn.append(left.pop(self.game.pick("seats", "draw_number", len(left))))
        self.state.seating = drawn
        self.game.tell(events.Seated(tuple(drawn)))
        self.make_speaker(drawn[0])

    async def races(self, step: Step) -> None:
        """By lot, or everybody chooses in the order of the numbers drawn (CP-HR-27)."""
        if not self.game.parameters.race_draft:
            await super().races(step)
            return
        self.game.then(*(Step("set_up.choose_race", seat) for seat in self.state.seating))

    async def choose_race(self, step: Step) -> None:
        """A player takes a race that nobody has."""
        race = card_named(await self.game.choose(step.seat, "race", self.free_races))
        self.state.race_deck.bag.remove(race)
        self.take_race(step.seat, race, "chosen")

    @grants("CP-HR-27")
    def free_races(self) -> list[Option[str]]:
        """The races nobody has."""
        return [Option(f"race:{race}", says=message("option-race", race=race)) for race in self.state.race_deck.bag]

    async def swaps(self, step: Step) -> None:
        """Before the game begins players may trade races and places, one after the other (CP-HR-40)."""
        self.game.then(*(Step("set_up.offer_swap", seat) for seat in self.state.seating))

    async def offer_swap(self, step: Step) -> None:
        """A player offers swaps, each once, until he wants no more; both must agree."""
        seat, offered = step.seat, list[str]()
        while (key := await self.game.choose(seat, "swap", self.swap_options, seat, offered)) != NO_SWAP.key:
            offered.append(key)
            what, other = kind_of(key), number_named(key)
            if await self.game.choose(other, "accept_swap", self.swap_answers, seat, what) == "yes":
                self.swap(what, seat, other)

    @grants("CP-HR-40")
    def swap_options(self, seat: Seat, offered: Sequence[str]) -> list[Option[str]]:
        """No swap, or races, places or both with somebody."""
        others = [(what, other) for other in self.state.seating if other != seat for what in SWAPS]
        found = [_swap(what, other) for what, other in others]
        return [NO_SWAP, *(option for option in found if option.key not in offered)]

    @grants("CP-HR-40")
    def swap_answers(self, seat: Seat, what: str) -> list[Option[str]]:
        """Yes or no to a swap that somebody offers."""
        says = message(f"option-swap-{what}", player=seat)
        return [Option("no", says=message("option-no")), Option("yes", things=(at_player(seat),), says=says)]

    def swap(self, what: str, seat: Seat, other: Seat) -> None:
        """Two players have each other's race, place or both."""
        self.game.changing()
        mine, theirs = self.game.player(seat), self.game.player(other)
        if what != "place":
            races = (mine.race, theirs.race)
            self.take_race(seat, races[1], "swapped")
            self.take_race(other, races[0], "swapped")
        if what != "race":
            homes, order = (mine.home, theirs.home), list(self.state.seating)
            self.game.galaxy_building.settle(seat, homes[1])
            self.game.galaxy_building.settle(other, homes[0])
            self.swap_goods(seat, other)
            self.state.seating = [{seat: other, other: seat}.get(each, each) for each in order]
            self.game.tell(events.Seated(tuple(self.state.seating)))

    def swap_goods(self, seat: Seat, other: Seat) -> None:
        """What makes up for a place belongs to it (OFF-SET-13)."""
        held = {each: self.game.player(each).trade_goods for each in (seat, other)}
        for giver, taker in ((seat, other), (other, seat)):
            more = held[giver] - held[taker]
            self.game.economy.lose_goods(giver, max(0, more), "position")
            self.game.economy.gain_goods(taker, max(0, more), "position")

    # -- public objectives (CP-OPT-04 to CP-OPT-14) --------------------------------------------------------------------

    async def objectives(self, step: Step) -> None:
        """What the players pick in secret, and more at random where that is too little; one that wins is among Stage II."""
        struck = await self.strike_a_planet_count()
        first, second = [self.pickable(stage, struck) for stage in ("stage_1", "stage_2")]
        picks = {seat: await self.pick(seat, first, second) for seat in self.game.from_speaker()}  # CP-HR-28
        least_1, least_2 = (8, 6) if self.game.parameters.goal >= LONG_WAR else (6, 4)
        self.state.stage_1_deck.bag = self.picked("stage_1", first, [one for one, _ in picks.values()], least_1)
        self.state.stage_2_deck.bag = self.picked("stage_2", second, [two for _, two in picks.values()], least_2)
        self.add_winning_card()
        for seat, (_, two) in picks.items():
            self.game.make_known(two, [seat])
        self.state.special = self.special_objectives()
        await self.game.objectives.lay_out()

    def public_objectives(self, stage: str) -> list[CardId]:
        """Those of both boxes mixed, or of the base game alone (CP-OPT-13)."""
        mixed, cards = self.game.parameters.variant_objectives, self.objective_cards(stage)
        return [card for card in cards if mixed or self.game.objectives.printed(card).set == "base"]

    def pickable(self, stage: str, struck: CardId) -> list[CardId]:
        """What may be picked: nothing that wins the game (CP-OPT-14), nor what was voted out (CP-OPT-09)."""
        cards = self.public_objectives(stage)
        return [card for card in cards if card != struck and not self.game.objectives.printed(card).win]

    async def strike_a_planet_count(self) -> CardId:
        """The players vote which of two objectives is taken out; where they are level the Speaker's vote decides (CP-OPT-10)."""
        both = [card for card in PLANET_COUNTS if card in self.public_objectives("stage_2")]
        if len(both) < 2:
            return NO_CARD
        votes = await self.game.together("remove_objective", {seat: partial(self.vote, seat) for seat in self.state.seating})
        said, last = [card_named(key) for key in votes.values()], card_named(votes[self.state.speaker])
        struck = max(both, key=lambda card: (said.count(card), card == last))
        self.game.tell(events.ObjectiveRemoved(struck))
        return struck

    async def vote(self, seat: Seat) -> str:
        return await self.game.choose(seat, "remove_objective", self.planet_counts)

    @grants("CP-OPT-10")
    def planet_counts(self) -> list[Option[str]]:
        """The two objectives of which one is taken out."""
        return [_objective(card, "option-remove-objective") for card in PLANET_COUNTS]

    async def pick(self, seat: Seat, first: Sequence[CardId], second: Sequence[CardId]) -> tuple[CardId, CardId]:
        """A player picks an objective of each stage, and does not see what others have picked (CP-OPT-05)."""
        one = await self.game.choose(seat, "pick_stage_1", self.to_pick, first)
        two = await self.game.choose(seat, "pick_stage_2", self.to_pick, second)
        return card_named(one), card_named(two)

    @grants("CP-OPT-05")
    def to_pick(self, cards: Sequence[CardId]) -> list[Option[str]]:
        """Public objectives to be used in the game."""
        return [_objective(card, "option-pick-objective") for card in cards]

    def picked(self, stage: str, pool: list[CardId], picks: Sequence[CardId], least: int) -> list[CardId]:
        """The picks, each once, and others at random: in all as many as players, and no fewer than the game asks for."""
        mine = [card for card in pool if card in picks]
        rest = [card for card in pool if card not in mine]
        number = min(len(rest), max(least, len(self.state.players)) - len(mine))  # the base game alone has few
        return sorted([*mine, *self.some_of(stage, rest, number)])

    def add_winning_card(self) -> None:
        """One card that wins the game is shuffled in, drawn unseen; the other goes into the box (CP-OPT-14)."""
        others = [card for card in self.public_objectives("stage_2") if self.game.objectives.printed(card).win]
        card = others.pop(self.game.pick("stage_2_deck", "winning_card", len(others)))
        self.state.stage_2_deck.bag = sorted([*self.state.stage_2_deck.bag, card])
        self.state.box["stage_2"] = sorted([*self.state.box["stage_2"], *others])

    # -- objectives of one's own (CP-OPT-23) ---------------------------------------------------------------------------

    async def own_objectives(self, step: Step) -> None:
        """From the Speaker clockwise everybody draws Preliminary and Secret Objectives, and keeps one of each."""
        for seat in self.game.from_speaker():
            player = self.game.player(seat)
            for _ in range(PRELIMINARIES if self.game.parameters.preliminary_objectives else 0):
                self.deal_preliminary(seat)
            if player.preliminary_objectives:
                kept = await self.keep(seat, "keep_preliminary", player.preliminary_objectives)
                self.put_back(self.state.preliminary_deck, player.preliminary_objectives, kept)
            self.deal_secret(seat, SECRETS)
            kept = await self.keep(seat, "keep_secret", player.secret_objectives)
            self.put_back(self.state.secret_deck, player.secret_objectives, kept)
            self.game.tell(events.SecretKept(seat, kept), to=[seat])

    async def keep(self, seat: Seat, question: str, cards: list[CardId]) -> CardId:
        """Which of these a player keeps."""
        return card_named(await self.game.choose(seat, question, self.to_keep, cards))

    @grants("CP-OPT-23")
    def to_keep(self, cards: Sequence[CardId]) -> list[Option[str]]:
        """The objectives that a player has drawn."""
        return [_objective(card, "option-keep-secret") for card in cards]

    def put_back(self, deck: Deck, hand: list[CardId], kept: CardId) -> None:
        """All but one go back into their deck before the next player draws."""
        self.game.changing()
        deck.bag = sorted([*deck.bag, *(card for card in hand if card != kept)])
        hand[:] = [kept]
