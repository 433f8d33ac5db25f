"""Objectives: revealing, qualifying, claiming."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from mecatol.core.decisions import ALLOWED, Ask, Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.memo import Memo
from mecatol.core.records import Record, replace
from mecatol.core.zones import Deck
from mecatol.rules import decks, events
from mecatol.rules.catalogue import Count, Counts, Params, Qualifies, counted, met
from mecatol.rules.content_cards import Objective as Printed
from mecatol.rules.content_cards import Term
from mecatol.rules.moments import CLAIMS_AGAIN, MAY_CLAIM, OBJECTIVE_BONUS, PUBLIC_CLAIMS, Claiming
from mecatol.rules.naming import at_card, card_named
from mecatol.rules.pieces import in_system
from mecatol.rules.state import NO_CARD, NOBODY, CardId, Claim, Objective, Planet, PlanetId, Seat

from .game import Chapter
from .payment import NOTHING, Bill, Purse

if TYPE_CHECKING:
    from .game import Game

NO = "no"
EARLY = 3  # OFF-OPT-AOE: rounds without claims of Stage II


class Wish(Record, frozen=True):
    """What a player wants to claim and, for those that ask for spending, how he pays."""

    objective: CardId
    source: str  # "public", "own" (out of the hand), "preliminary" (the one that lies open for all)
    bills: tuple[Bill, ...] = ()
    counters: tuple[str, ...] = ()

    def spent(self, before: Purse = NOTHING) -> Purse:
        """Everything picked to pay for it, and for others before it."""
        return _together(before, *(bill.paid for bill in self.bills))


def _together(*purses: Purse) -> Purse:
    """Several purses as one."""
    planets = tuple(planet for purse in purses for planet in purse.planets)
    cards = tuple(card for purse in purses for card in purse.cards)
    return Purse(planets, sum(purse.goods for purse in purses), cards)


class Asked(Record, frozen=True):
    """One thing an objective asks for: how it is judged, and by what numbers."""

    judge: Qualifies | None  # none: what does something when it is revealed is never claimed
    params: Params
    held: bool  # all round: it is not met before the Status Phase


class Objectives(Chapter):
    """Objectives are judged by what lies on the table and what was done this round, never by anybody's word."""

    __slots__ = ("_founded", "_met", "_terms")
    closed_by: ClassVar[str] = "OFF-OPT-AOE"  # what keeps a stage closed

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._terms: dict[str, tuple[Asked, ...]] = {}  # what is printed never changes
        self._founded = {planet.id for tile in game.content.systems.values() if tile.kind == "token" for planet in tile.planets}
        self._met: Memo[list[tuple[Seat, CardId]]] = Memo()  # who qualifies for which Special Objective

    def printed(self, objective: str) -> Printed:
        """What an objective says."""
        return self.game.cards.objectives[decks.printed(objective)]

    # -- revealing ------------------------------------------------------------------------------------------------------

    async def reveal(self, only: Seat = NOBODY) -> str:
        """The next public objective is turned up; which one it was, or "" where none is left or all lie open already."""
        if self.game.parameters.age_of_empire:
            return ""
        card = self.game.draw(self.deck(), "objectives", "reveal")
        return await self.open(card, only) if card else ""

    def deck(self) -> Deck:
        """Where the next public objective comes from: Stage I first, then Stage II (OFF-SET-4)."""
        return self.state.stage_1_deck or self.state.stage_2_deck

    async def open(self, objective: CardId, only: Seat = NOBODY) -> str:
        """An objective lies open; some do something at once, some are exchanged for another one."""
        self.game.tell(events.ObjectiveRevealed(objective, only))
        if self.printed(objective).condition == "control_trade_stations" and not self.stations():
            return await self.exchange(objective, self.deck_of(objective), only)
        self.state.objectives.append(Objective(objective, (), only))
        self.turned_up(objective)
        return objective

    def turned_up(self, objective: CardId) -> None:
        """Imperium Rex ends the game the moment it is turned up (OFF-VIC-3); in the Age of Empire it waits."""
        if self.ends_the_game(objective) and not self.game.parameters.age_of_empire:
            self.game.victory.end_by_points("imperium_rex")

    def ends_the_game(self, objective: str) -> bool:
        """Whether a card is Imperium Rex."""
        return self.printed(objective).condition == "game_ends"

    async def lay_out(self) -> None:
        """In the Age of Empire all public objectives up to Imperium Rex lie open in a row from the start (OFF-OPT-AOE)."""
        while card := self.game.draw(self.deck(), "objectives", "reveal"):
            await self.open(card)
            if self.ends_the_game(card):
                return

    def run_out(self) -> bool:
        """Whether the game ends with this Status Phase: the turn token comes to the end of the row (OFF-OPT-AOE), or the last
        objective was drawn where Imperium Rex does not play (OFF-OPT-LW)."""
        if self.game.parameters.age_of_empire:
            return self.state.round >= len(self.state.objectives)
        return not self.game.parameters.imperium_rex and not self.deck()

    def stations(self) -> list[Planet]:
        """The Trade Stations of the galaxy; what a Domain Counter founds is none for objectives."""
        board = self.game.board
        return [board.planet(station) for station in board.stations() if self.is_planet(station)]

    def is_planet(self, planet: PlanetId) -> bool:
        """Whether something is a planet for objectives: what a Domain Counter founds is none."""
        return planet not in self._founded

    def planets_of(self, seat: Seat) -> list[Planet]:
        """The planets a player controls, as far as objectives count them."""
        founded = self._founded
        return [planet for planet in self.game.board.planets_of(seat) if planet.id not in founded]

    def deck_of(self, objective: CardId) -> Deck:
        """The deck of an objective's own stage."""
        return self.state.stage_2_deck if self.printed(objective).stage == "stage_2" else self.state.stage_1_deck

    async def exchange(self, objective: CardId, deck: Deck, only: Seat) -> str:
        """A card goes into the box, and the next one of a deck lies there in its place."""
        self.game.changing()
        stage, box = self.printed(objective).stage, self.state.box
        box[stage] = sorted([*box.get(stage, []), objective])
        self.game.make_known(objective, range(self.game.seats()))
        self.game.tell(events.ObjectiveExchanged(objective))
        card = self.game.draw(deck, "objectives", "exchange")
        return await self.open(card, only) if card else ""

    async def strike(self, objective: CardId, deck: Deck) -> None:
        """A public objective is gone with the points it gave; the next one of a deck lies there in its place."""
        self.game.changing()
        for claim in [claim for claim in self.state.claims if claim.source == objective]:
            self.state.claims.remove(claim)
            total = self.game.victory.points(claim.seat)
            self.game.tell(events.PointsChanged(claim.seat, objective, -claim.points, total))
        lying = next(each for each in self.state.objectives if each.id == objective)
        self.state.objectives.remove(lying)
        await self.exchange(objective, deck, lying.only)

    # -- secret ones ----------------------------------------------------------------------------------------------------

    def deal_secret(self, seat: Seat, why: str) -> None:
        """A player draws a Secret Objective, if there is one left."""
        player, card = self.game.player(seat), self.game.draw(self.state.secret_deck, "secret_deck", why)
        if card:
            player.secret_objectives = sorted([*player.secret_objectives, card])
            self.game.tell(events.CardDrawn(seat, "secret", card), to=[seat])

    def swap_secrets(self, first: Seat, mine: CardId, second: Seat, theirs: CardId) -> None:
        """Two players exchange a Secret Objective each, as far as they have one; both know them."""
        self.game.changing()
        for giver, card, taker in ((first, mine, second), (second, theirs, first)):
            if card:
                gives, takes = self.game.player(giver), self.game.player(taker)
                gives.secret_objectives = [other for other in gives.secret_objectives if other != card]
                takes.secret_objectives = sorted([*takes.secret_objectives, card])
                self.game.make_known(card, (first, second))
                self.game.tell(events.CardDrawn(taker, "secret", card), to=[taker])

    def deal_secrets_anew(self, seats: Sequence[Seat], why: str) -> None:
        """The Secret Objectives that these players hold are shuffled into the deck, and each is dealt one."""
        self.game.changing()
        deck = self.state.secret_deck
        for seat in seats:
            deck.bag = sorted([*deck.bag, *self.game.player(seat).secret_objectives])
            self.game.player(seat).secret_objectives = []
        deck.bag, deck.top, deck.bottom = sorted([*deck.bag, *deck.top, *deck.bottom]), [], []
        for card in deck.bag:
            self.game.make_unknown(card)
        for seat in seats:
            self.deal_secret(seat, why)

    def end_preliminaries(self, seats: Sequence[Seat], why: str) -> None:
        """The Preliminary Objectives that these players hold go back into their deck, and each is dealt a Secret Objective."""
        self.game.changing()
        deck = self.state.preliminary_deck
        for seat in seats:
            player = self.game.player(seat)
            for card in player.preliminary_objectives:
                self.game.make_unknown(card)
            deck.bag = sorted([*deck.bag, *player.preliminary_objectives])
            player.preliminary_objectives = []
            self.deal_secret(seat, why)

    def show_secret(self, seat: Seat, card: CardId) -> None:
        """Everybody knows a Secret Objective of a player from now on."""
        self.game.make_known(card, range(self.game.seats()))
        self.game.tell(events.CardsShown(seat, "secret", (card,)))

    async def affected_secret(self, seat: Seat) -> CardId:
        """The Secret Objective that a card affects: of two their holder picks one (Archived Secret); "" where he has none."""
        held = list(self.game.player(seat).secret_objectives)
        if len(held) < 2:
            return held[0] if held else NO_CARD
        return card_named(await self.game.choose(seat, "affected_secret", self.secret_options, held))

    @grants("OFF-GEN-3")
    def secret_options(self, held: Sequence[CardId]) -> list[Option[str]]:
        """Secret Objectives that a player holds."""
        return [Option(at_card(c), things=(at_card(c),), says=message("option-affected-secret", objective=c)) for c in held]

    # -- qualifying -----------------------------------------------------------------------------------------------------

    def qualifies(self, seat: Seat, objective: str) -> bool:
        """Whether a player meets everything an objective asks for."""
        early = self.state.phase != "status"
        for term in self._terms.get(objective) or self._asked_by(objective):
            judge = term.judge
            if judge is None or (early and term.held):
                return False
            for count in judge(self.game, seat, term.params):
                if count.have < count.need:
                    return False
        return True

    def progress(self, seat: Seat, objective: str) -> Counts:
        """How far a player is with everything an objective asks for; nothing where it is never claimed."""
        early = self.state.phase != "status"
        found: list[Count] = []
        for term in self._terms.get(objective) or self._asked_by(objective):
            found += term.judge(self.game, seat, term.params) if term.judge is not None else ()
            found += counted("status_phase", 0) if early and term.held else ()
        return tuple(found)

    def _asked_by(self, objective: str) -> tuple[Asked, ...]:
        """Everything an objective asks for; what is to be held all round says so. Worked out once."""
        printed = self.printed(objective)
        held = {"held": True} if printed.check == "held" else {}
        found: list[Asked] = []
        for term in printed.terms():
            params = {**held, **term.params}
            found.append(Asked(self._judge(term), Params(params), bool(held) and not params.get("so_far")))
        self._terms[objective] = tuple(found)
        return self._terms[objective]

    def _judge(self, term: Term) -> Qualifies | None:
        if term.condition == "spend":
            price = self.price(term)
            return lambda game, seat, _: game.objectives.spending(seat, price)
        return self.game.catalogue.conditions.get(term.condition)

    def price(self, term: Term) -> dict[str, int]:
        """What an objective asks to be spent."""
        return {name: int(number) for name, number in term.params.items() if isinstance(number, int)}

    def spending(self, seat: Seat, price: dict[str, int]) -> Counts:
        """What a player could spend of everything that an objective asks for, and whether it can be had all at once."""
        counts = tuple([Count(f"spend_{name}", self._most(seat, name), number) for name, number in price.items()])
        return counts if not met(counts) or self.can_spend(seat, price) else (*counts, Count("at_once", 0, 1))

    def _most(self, seat: Seat, name: str) -> int:
        """What a player could spend at most of something that objectives ask to be spent."""
        economy, player = self.game.economy, self.game.player(seat)
        if name == "command_counters":
            return player.strategy + player.pool
        if name == "trade_goods":
            return economy.goods_to_spend(seat)
        if name == "resources_and_influence":
            return economy.available_mixed(seat)
        if name == "resources":
            return economy.available_resources(seat)
        if name == "influence":
            return economy.available_influence(seat)
        return max(economy.available_resources(seat), economy.available_influence(seat))

    def can_spend(self, seat: Seat, price: dict[str, int], spent: Purse = NOTHING, taken: int = 0) -> bool:
        """Whether a player could pay for an objective now, beside what he pays and the counters he takes for others."""
        economy, player = self.game.economy, self.game.player(seat)
        if player.strategy + player.pool - taken < price.get("command_counters", 0):
            return False
        goods = price.get("trade_goods", 0)
        if economy.goods_to_spend(seat, spent) < goods:
            return False
        spent = replace(spent, goods=spent.goods + goods)  # it is all one which of them are goods and which are cards
        either = price.get("resources_or_influence", 0)
        if either and not self.currencies(seat, either, spent):
            return False
        both = price.get("resources_and_influence", 0)
        if both and not economy.can_pay_mixed(seat, both, spent):
            return False
        resources, influence = price.get("resources", 0), price.get("influence", 0)
        return not (resources or influence) or economy.can_pay(seat, resources, influence, spent)

    def may_claim(self, seat: Seat) -> Verdict:
        """Nobody claims anything while a planet of his Home System is not his (OFF-STA-2), some races excepted."""
        verdict = Verdict(True, "OFF-STA-1")
        if self.game.board.home_lost(seat):
            verdict = Verdict(False, "OFF-STA-2", message("explain-home-lost"))
        return self.game.fold(MAY_CLAIM, verdict, seat)

    def closed_stage(self) -> str:
        """The stage of which no public objective may be claimed yet: officially none, but in the Age of Empire Stage II in the
        first three rounds (OFF-OPT-AOE)."""
        return "stage_2" if self.game.parameters.age_of_empire and self.state.round <= EARLY else ""

    def is_open(self, objective: Objective) -> Verdict:
        """Whether a public objective may be claimed at this stage of the game."""
        if self.printed(objective.id).stage == self.closed_stage():
            return Verdict(False, self.closed_by, message("explain-stage-two", objective=objective.id))
        return ALLOWED

    def lying(self, seat: Seat) -> list[Objective]:
        """The public objectives that are a player's to claim."""
        return [objective for objective in self.state.objectives if objective.only in (NOBODY, seat)]

    def has_claimed(self, seat: Seat, lying: Objective) -> bool:
        """Whether a player has claimed a public objective that he may claim once: his marker lies on it."""
        return seat in lying.claimed

    def claimable_public(self, seat: Seat, *, again: bool = False) -> list[CardId]:
        """Public objectives a player may claim now; with `again` also such as an effect lets him claim once more."""
        if not self.may_claim(seat).allowed:
            return []
        closed = self.closed_stage()
        return [
            lying.id
            for lying in self.lying(seat)
            if not self.has_claimed(seat, lying) or (again and self.game.fold(CLAIMS_AGAIN, False, Claiming(seat, lying.id)))
            if self.printed(lying.id).stage != closed and self.qualifies(seat, lying.id)
        ]

    def claimable_hand(self, seat: Seat) -> list[CardId]:
        """Objectives of a player's own that he may claim now: the Secret, or the Preliminary one (OFF-SOT-PRE).

        A Secret Objective that is shown and not met would be lost (OFF-STA-4); nobody can show one that he does not meet.
        """
        if not self.may_claim(seat).allowed:
            return []
        return [card for card in self.hand(seat) if self.qualifies(seat, card)]

    def hand(self, seat: Seat) -> list[CardId]:
        """A player's own objectives."""
        player = self.game.player(seat)
        return [*player.secret_objectives, *player.preliminary_objectives]

    def claimable(self, seat: Seat) -> list[CardId]:
        """Everything a player may claim now."""
        return [*self.claimable_public(seat), *self.claimable_hand(seat)]

    # -- claiming -------------------------------------------------------------------------------------------------------

    async def claim_step(self) -> None:
        """In order of play: at most one public objective, and the own secret one (OFF-STA-1)."""
        self.note_points()
        for seat in self.game.action_phase.order():
            for wish in await self.wishes(seat):
                self.claim(seat, wish)
                self.conclude([(seat, wish)])
            await self.claim_more(seat)

    async def claim_more(self, seat: Seat) -> None:
        """Somebody may claim more than one public objective."""
        for _ in range(self.game.fold(PUBLIC_CLAIMS, 1, seat) - 1):
            if not await self.claim_one_public(seat):
                return

    def conclude(self, claimed: Sequence[tuple[Seat, Wish]]) -> None:
        """Somebody may have won: by a card that says so, whatever the points (OFF-VIC-2), or by points."""
        winning = [(seat, decks.printed(wish.objective)) for seat, wish in claimed if self.printed(wish.objective).win]
        if winning:
            self.game.victory.win(self.game.victory.first_of([seat for seat, _ in winning]), winning[0][1])
        self.game.victory.check()

    def note_points(self) -> None:
        """What everybody had when the Action Phase ended, before anything of this Status Phase is scored."""
        for seat in self.game.playing():
            self.game.board.deed("points_after_actions", seat, amount=self.game.victory.points(seat))

    async def wishes(self, seat: Seat) -> list[Wish]:
        """What a player wants to claim; nothing is claimed or paid yet, so that several can choose at once."""
        return [*await self.public_wishes(seat), *await self.own_wishes(seat)]

    async def public_wishes(self, seat: Seat) -> list[Wish]:
        """The public objective that a player wants to claim, if he does."""
        if claimable := self.claimable_public(seat):
            key = await self.game.choose(seat, "claim_public", self.public_options, claimable)
            if key != NO:
                return [await self.priced(seat, card_named(key), "public")]
        return []

    async def own_wishes(self, seat: Seat) -> list[Wish]:
        """The objective out of his hand that a player wants to claim, if he does."""
        if claimable := self.claimable_hand(seat):
            key = await self.game.choose(seat, "claim_secret", self.hand_options, claimable)
            if key != NO:
                return [Wish(card_named(key), "own")]
        return []

    @grants("OFF-STA-1")
    def public_options(self, claimable: Sequence[CardId]) -> list[Option[str]]:
        """Public objectives to claim, or none."""
        return self._options(claimable)

    @grants("OFF-STA-1")
    def hand_options(self, claimable: Sequence[CardId]) -> list[Option[str]]:
        """The own secret objective to claim, or not yet."""
        return self._options(claimable)

    def _options(self, objectives: Sequence[CardId]) -> list[Option[str]]:
        found = [Option(f"claim:{o}", says=message("option-claim", objective=o)) for o in objectives]
        return [*found, Option(NO, says=message("option-no"))]

    async def priced(
        self, seat: Seat, objective: CardId, source: str, spent: Purse = NOTHING, taken: tuple[str, ...] = ()
    ) -> Wish:
        """A wish with the way it is paid for, beside what is paid and which counters are taken for others."""
        spending = [term for term in self.printed(objective).terms() if term.condition == "spend"]
        if not spending:
            return Wish(objective, source)
        price, economy = self.price(spending[0]), self.game.economy
        counters = await self._counters(seat, objective, price.get("command_counters", 0), taken)
        goods, either = price.get("trade_goods", 0), price.get("resources_or_influence", 0)
        paid = [await economy.choose_goods(seat, objective, goods, spent)] if goods else []
        spent = _together(spent, *(bill.paid for bill in paid))
        resources, influence = price.get("resources", 0), price.get("influence", 0)
        if either:
            options = partial(self.currencies, seat, either, spent)
            kind = await self.game.ask(Ask(seat, "spend_what", options, about=(f"objective:{objective}",)))
            resources, influence = (either, 0) if kind == "resources" else (0, either)
        bills = await economy.choose_payment(seat, objective, resources=resources, influence=influence, spent=spent)
        if both := price.get("resources_and_influence", 0):
            bills.append(await economy.choose_mixed(seat, objective, both, spent))
        return Wish(objective, source, (*paid, *bills), counters)

    @grants("OFF-ECO-1")
    def currencies(self, seat: Seat, amount: int, spent: Purse) -> list[Option[str]]:
        """Resources or influence, whichever the player can pay."""
        economy = self.game.economy
        payable = {
            "resources": economy.can_pay(seat, resources=amount, spent=spent),
            "influence": economy.can_pay(seat, influence=amount, spent=spent),
        }
        return [Option(kind, says=message(f"option-spend-{kind}", count=amount)) for kind in payable if payable[kind]]

    async def _counters(self, seat: Seat, objective: CardId, number: int, taken: tuple[str, ...]) -> tuple[str, ...]:
        found: tuple[str, ...] = ()
        while len(found) < number:
            options = partial(self.counter_areas, seat, (*taken, *found))
            found = (*found, await self.game.ask(Ask(seat, "spend_counter", options, about=(f"objective:{objective}",))))
        return found

    @grants("OFF-CC-1")
    def counter_areas(self, seat: Seat, taken: tuple[str, ...]) -> list[Option[str]]:
        """Counters are spent from Command Pool and Strategy Allocation."""
        player = self.game.player(seat)
        left = {"pool": player.pool - taken.count("pool"), "strategy": player.strategy - taken.count("strategy")}
        return [Option(area, says=message(f"area-{area}")) for area in left if left[area] > 0]

    def claim(self, seat: Seat, wish: Wish) -> None:
        """Pay what is asked, and score."""
        economy = self.game.economy
        for bill in wish.bills:
            economy.settle(seat, bill)
        for area in wish.counters:
            economy.spend_counter(seat, "pool" if area == "pool" else "strategy", wish.objective)
        self.unmark(wish.objective, [seat])
        self.score(seat, wish.objective, self.worth(seat, wish.objective))
        if bonus := self.game.fold(OBJECTIVE_BONUS, 0, Claiming(seat, wish.objective)):
            self.score(seat, f"bonus:{wish.objective}", bonus)
        if wish.source == "public":
            self.flag(seat, wish.objective)
        elif wish.source == "own":
            self._spend(seat, wish.objective)

    def worth(self, seat: Seat, objective: str) -> int:
        """Victory Points an objective is worth to a player."""
        return self.printed(objective).vp

    def score(self, seat: Seat, source: str, points: int) -> None:
        """A player has Victory Points from something, or fewer; none come to whoever is denied them."""
        self.game.changing()
        if points > 0 and self.denied(seat):
            self.withhold(seat, source, points)
            return
        self.state.claims.append(Claim(seat, source, points, self.state.round))
        self.game.tell(events.PointsChanged(seat, source, points, self.game.victory.points(seat)))

    def denied(self, seat: Seat) -> bool:
        """Whether Homeworlds count and one of a player's is missing (OFF-OPT-HW)."""
        return self.game.parameters.homeworlds and self.game.board.home_lost(seat)

    def withhold(self, seat: Seat, source: str, points: int) -> None:
        """What becomes of points that a player is denied: they are lost (OFF-OPT-HW)."""

    def flag(self, seat: Seat, objective: CardId) -> None:
        """A player's marker lies on a public objective."""
        self.game.changing()
        lying = self.state.objectives
        self.state.objectives = [replace(o, claimed=(*o.claimed, seat)) if o.id == objective else o for o in lying]

    def unmark(self, objective: CardId, seats: Sequence[Seat]) -> None:
        """Some players' markers do not lie on a public objective any more; the points stay, under another name."""
        lying = [o for o in self.state.objectives if o.id == objective and any(seat in o.claimed for seat in seats)]
        if not lying:
            return
        self.game.changing()
        self.state.claims = [
            replace(c, source=f"kept:{objective}") if c.source == objective and c.seat in seats else c for c in self.state.claims
        ]
        self.state.objectives = [
            replace(o, claimed=tuple(seat for seat in o.claimed if seat not in seats)) if o in lying else o
            for o in self.state.objectives
        ]

    def _spend(self, seat: Seat, objective: CardId) -> None:
        """A Secret Objective is spent; a Preliminary one is followed by a Secret one, for the next time (OFF-SOT-PRE)."""
        player = self.game.player(seat)
        if objective in player.secret_objectives:
            player.secret_objectives.remove(objective)
            return
        player.preliminary_objectives.remove(objective)
        self.deal_secret(seat, "preliminary_done")

    async def claim_one_public(self, seat: Seat, *, again: bool = False) -> bool:
        """A player may at once claim one public objective he qualifies for; whether he did. With `again`: by Bureaucracy."""
        claimable = self.claimable_public(seat, again=again)
        if not claimable:
            return False
        key = await self.game.choose(seat, "claim_public", self.public_options, claimable)
        if key == NO:
            return False
        wish = await self.priced(seat, card_named(key), "public")
        self.claim(seat, wish)
        self.conclude([(seat, wish)])
        return True

    # -- special objectives -----------------------------------------------------------------------------------------------

    def settle_specials(self) -> None:
        """Special Objectives and their points belong at once to whoever qualifies, and go when he no longer does (OFF-SE-ART)."""
        self.drop_specials()
        self.score_specials(self.game.playing())

    def score_specials(self, seats: Sequence[Seat]) -> None:
        """Some players have the points of the Special Objectives for which they qualify."""
        held = [(claim.seat, claim.source) for claim in self.state.claims if self.stands(claim)]
        for seat, objective in self.specials_met():
            if seat in seats and (seat, objective) not in held:
                self.score(seat, objective, self.worth(seat, objective))

    def stands(self, claim: Claim) -> bool:
        """Whether what was claimed is not to be claimed again: for the rest of the game."""
        return True

    def specials_met(self) -> list[tuple[Seat, CardId]]:
        """Who qualifies for which Special Objective: by who has which planets and Artifacts, titles, effects and phase."""
        game, state, artifacts = self.game, self.state, self.game.artifacts
        found = [artifacts.found_at(place) for place in state.artifacts]
        in_space = [artifacts.controller(place) for place in artifacts.drifting()]
        owned = (game.board.facts.planets, found, in_space, dict(state.titles))
        by = (*owned, game.index, state.phase, game.playing(), tuple(state.special))
        return self._met.find(game, "all", by, self._specials_met)

    def _specials_met(self) -> list[tuple[Seat, CardId]]:
        special, playing = self.state.special, self.game.playing()
        return [(seat, objective) for objective in special for seat in playing if self.qualifies(seat, objective)]

    def drop_specials(self) -> None:
        """A Special Objective is lost the moment its condition no longer holds."""
        state, special = self.state, self.state.special
        for claim in state.claims if special else ():
            if claim.source in special and not self.qualifies(claim.seat, CardId(claim.source)):
                self.game.changing()
                state.claims = [c for c in state.claims if c != claim]
                total = self.game.victory.points(claim.seat)
                self.game.tell(events.PointsChanged(claim.seat, claim.source, -claim.points, total))

    # -- what was held all round ------------------------------------------------------------------------------------------

    def round_begins(self) -> None:
        """Where everybody has Space Docks at the start of a round; of planets the board itself knows since when."""
        for seat in self.game.playing():
            docks = self.game.board.docks_of(seat)
            for hex_ in dict.fromkeys(docks):
                self.game.board.deed("dock_at_start", seat, place=in_system(hex_), amount=docks.count(hex_))

    def docks_lost(self, seat: Seat, hex_: Hex) -> None:
        """A dock left a system: only so many of those that were there at the start can still be held."""
        self.game.changing()
        left, here = self.game.board.docks_of(seat).count(hex_), in_system(hex_)
        kept = []
        for deed in self.state.deeds:
            if deed.kind == "dock_at_start" and deed.seat == seat and deed.place == here:
                deed = replace(deed, amount=min(deed.amount, left))
            kept += [deed] if deed.amount or deed.kind != "dock_at_start" else []
        self.state.deeds = kept

    # -- explaining -------------------------------------------------------------------------------------------------------

    def explain(self, seat: Seat, intent: str) -> Verdict:
        """Why "claim:<objective>" is not possible."""
        objective = card_named(intent)
        says = partial(message, objective=objective)
        if decks.printed(objective) not in self.game.cards.objectives:
            return Verdict(False, "OFF-STA-1", says("explain-no-objective"))
        if objective in self.state.special:
            return Verdict(False, "OFF-SE-ART", says("explain-special"))
        verdict = self.may_claim(seat)
        if not verdict.allowed:
            return verdict
        lying = next((o for o in self.lying(seat) if o.id == objective), None)
        if lying is None and objective not in self.open_cards(seat):
            return Verdict(False, "OFF-STA-1", says("explain-not-open"))
        if lying is not None and self.has_claimed(seat, lying):
            return Verdict(False, "OFF-STA-1", says("explain-claimed"))
        if lying is not None and not self.is_open(lying).allowed:
            return self.is_open(lying)
        return Verdict(False, "OFF-STA-1", says("explain-not-now" if self.qualifies(seat, objective) else "explain-not-met"))

    def open_cards(self, seat: Seat) -> list[CardId]:
        """Objectives beside the public ones that a player might claim."""
        return self.hand(seat)
