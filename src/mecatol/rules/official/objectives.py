"""Objectives: revealing, qualifying, claiming."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.records import Record, replace
from mecatol.rules import events
from mecatol.rules.content_cards import Objective as Printed
from mecatol.rules.content_cards import Term
from mecatol.rules.state import NOBODY, CardId, Claim, Objective, Seat

from .economy import NOTHING, Bill, Purse
from .game import Chapter

NO = "no"


class Wish(Record, frozen=True):
    """What a player wants to claim and, for those that ask for spending, how he pays."""

    objective: CardId
    source: str  # "public", "secret", "preliminary"
    bills: tuple[Bill, ...] = ()
    goods: int = 0
    counters: tuple[str, ...] = ()

    def spent(self) -> Purse:
        """Everything picked to pay for it."""
        paid = [bill.paid for bill in self.bills]
        planets = tuple(planet for purse in paid for planet in purse.planets)
        cards = tuple(card for purse in paid for card in purse.cards)
        return Purse(planets, self.goods + sum(purse.goods for purse in paid), cards)


class Objectives(Chapter):
    """Objectives are judged by what lies on the table and what was done this round, never by anybody's word."""

    __slots__ = ()

    def printed(self, objective: CardId) -> Printed:
        """What an objective says."""
        return self.game.cards.objectives[objective.partition("#")[0]]

    # -- revealing ------------------------------------------------------------------------------------------------------

    async def reveal(self, only: Seat = NOBODY) -> str:
        """The next public objective is turned up: Stage I first, then Stage II (OFF-SET-4)."""
        deck = self.state.stage_1_deck if len(self.state.stage_1_deck) else self.state.stage_2_deck
        if not len(deck):
            return ""
        return await self.open(self.game.draw(deck, "objectives", "reveal"), only)

    async def open(self, objective: CardId, only: Seat = NOBODY) -> str:
        """An objective lies open; some do something at once."""
        printed = self.printed(objective)
        self.game.tell(events.ObjectiveRevealed(objective, only))
        if printed.condition == "game_ends":
            self.game.victory.end_by_imperium_rex()
        if printed.condition == "control_trade_stations" and not self._stations():
            return await self.reveal(only)  # it is exchanged where there are no Trade Stations
        self.state.objectives.append(Objective(objective, (), only))
        return objective

    def _stations(self) -> bool:
        return any(self.game.board.printed_planet(planet.id).trade_station for planet in self.game.board.planets())

    # -- qualifying -----------------------------------------------------------------------------------------------------

    def qualifies(self, seat: Seat, objective: CardId) -> bool:
        """Whether a player meets everything an objective asks for."""
        printed = self.printed(objective)
        return all(self._meets(seat, term, held=printed.check == "held") for term in printed.terms())

    def _meets(self, seat: Seat, term: Term, *, held: bool) -> bool:
        if term.condition == "spend":
            return self.can_spend(seat, self.price(term))
        judge = self.game.catalogue.conditions.get(term.condition)
        if judge is None:
            return False  # what does something when revealed is never claimed
        return judge(self.game, seat, {**({"held": True} if held else {}), **term.params})

    def price(self, term: Term) -> dict[str, int]:
        """What an objective asks to be spent."""
        return {name: int(number) for name, number in term.params.items() if isinstance(number, int)}

    def can_spend(self, seat: Seat, price: dict[str, int], spent: Purse = NOTHING) -> bool:
        """Whether a player could pay for an objective now, beside what he pays for another one."""
        economy, player = self.game.economy, self.game.player(seat)
        if player.strategy + player.pool < price.get("command_counters", 0):
            return False
        goods = price.get("trade_goods", 0)
        if player.trade_goods - spent.goods < goods:
            return False
        spent = replace(spent, goods=spent.goods + goods)
        either = price.get("resources_or_influence", 0)
        if either and not self.currencies(seat, either, spent):
            return False
        if not economy.can_pay_mixed(seat, price.get("resources_and_influence", 0), spent):
            return False
        return economy.can_pay(seat, price.get("resources", 0), price.get("influence", 0), spent)

    def may_claim(self, seat: Seat) -> Verdict:
        """Nobody claims anything while a planet of his Home System is not his (OFF-STA-2)."""
        if all(planet.owner == seat for planet in self.game.board.home_planets(seat)):
            return Verdict(True, "OFF-STA-1")
        return Verdict(False, "OFF-STA-2", message("explain-home-lost"))

    def is_open(self, objective: Objective) -> bool:
        """Whether a public objective may be claimed at this stage of the game."""
        return True

    def claimable_public(self, seat: Seat) -> list[CardId]:
        """Public objectives a player may claim now."""
        if not self.may_claim(seat).allowed:
            return []
        return [
            lying.id
            for lying in self.state.objectives
            if seat not in lying.claimed
            and lying.only in (NOBODY, seat)
            and self.is_open(lying)
            and self.qualifies(seat, lying.id)
        ]

    def claimable_hand(self, seat: Seat) -> list[CardId]:
        """Objectives of a player's own that he may claim now: the Secret, or the Preliminary one (OFF-SOT-PRE)."""
        if not self.may_claim(seat).allowed:
            return []
        player = self.game.player(seat)
        return [card for card in (*player.secret_objectives, *player.preliminary_objectives) if self.qualifies(seat, card)]

    def claimable(self, seat: Seat) -> list[CardId]:
        """Everything a player may claim now."""
        return [*self.claimable_public(seat), *self.claimable_hand(seat)]

    # -- claiming -------------------------------------------------------------------------------------------------------

    async def claim_step(self) -> None:
        """In order of play: at most one public objective, and the own secret one (OFF-STA-1)."""
        self.note_points()
        for seat in self.game.action_phase.order():
            for wish in await self.wishes(seat):
                await self.claim(seat, wish)
                self.game.victory.check()

    def note_points(self) -> None:
        """What everybody had when the Action Phase ended, before anything of this Status Phase is scored."""
        for seat in self.game.playing():
            self.game.board.deed("points_after_actions", seat, amount=self.game.victory.points(seat))

    async def wishes(self, seat: Seat) -> list[Wish]:
        """What a player wants to claim; nothing is claimed or paid yet, so that several can choose at once."""
        found: list[Wish] = []
        if self.claimable_public(seat):
            key = await self.game.choose(seat, "claim_public", self.public_options, seat)
            if key != NO:
                found.append(await self._priced(seat, key.partition(":")[2], "public"))
        if self.claimable_hand(seat):
            key = await self.game.choose(seat, "claim_secret", self.hand_options, seat)
            if key != NO:
                found.append(Wish(key.partition(":")[2], "secret"))
        return found

    @grants("OFF-STA-1")
    def public_options(self, seat: Seat) -> list[Option[str]]:
        """Public objectives to claim, or none."""
        return self._options(self.claimable_public(seat))

    @grants("OFF-STA-1")
    def hand_options(self, seat: Seat) -> list[Option[str]]:
        """The own secret objective to claim, or not yet."""
        return self._options(self.claimable_hand(seat))

    def _options(self, objectives: Sequence[CardId]) -> list[Option[str]]:
        found = [Option(f"claim:{o}", says=message("option-claim", objective=o)) for o in objectives]
        return [*found, Option(NO, says=message("option-no"))]

    async def _priced(self, seat: Seat, objective: CardId, source: str, spent: Purse = NOTHING) -> Wish:
        """A wish with the way it is paid for, beside what is paid for another one."""
        spending = [term for term in self.printed(objective).terms() if term.condition == "spend"]
        if not spending:
            return Wish(objective, source)
        price, economy = self.price(spending[0]), self.game.economy
        counters = await self._counters(seat, price.get("command_counters", 0))
        goods, either = price.get("trade_goods", 0), price.get("resources_or_influence", 0)
        spent = replace(spent, goods=spent.goods + goods)
        resources, influence = price.get("resources", 0), price.get("influence", 0)
        if either:
            kind = await self.game.choose(seat, "spend_what", self.currencies, seat, either, spent)
            resources, influence = (either, 0) if kind == "resources" else (0, either)
        bills = await economy.choose_payment(seat, objective, resources=resources, influence=influence, spent=spent)
        if both := price.get("resources_and_influence", 0):
            bills.append(await economy.choose_mixed(seat, objective, both, spent))
        return Wish(objective, source, tuple(bills), goods, counters)

    @grants("OFF-ECO-1")
    def currencies(self, seat: Seat, amount: int, spent: Purse) -> list[str]:
        """Resources or influence, whichever the player can pay."""
        economy = self.game.economy
        found = ["resources"] if economy.can_pay(seat, resources=amount, spent=spent) else []
        return found + (["influence"] if economy.can_pay(seat, influence=amount, spent=spent) else [])

    async def _counters(self, seat: Seat, number: int) -> tuple[str, ...]:
        taken: list[str] = []
        while len(taken) < number:
            taken.append(await self.game.choose(seat, "spend_counter", self.counter_areas, seat, tuple(taken)))
        return tuple(taken)

    @grants("OFF-CC-1")
    def counter_areas(self, seat: Seat, taken: tuple[str, ...]) -> list[str]:
        """Counters are spent from Command Pool and Strategy Allocation."""
        player = self.game.player(seat)
        found = ["pool"] if player.pool > taken.count("pool") else []
        return found + (["strategy"] if player.strategy > taken.count("strategy") else [])

    async def claim(self, seat: Seat, wish: Wish) -> None:
        """Pay what is asked, and score."""
        economy = self.game.economy
        for bill in wish.bills:
            economy.settle(seat, bill)
        economy.lose_goods(seat, wish.goods, wish.objective)
        for area in wish.counters:
            economy.spend_counter(seat, "pool" if area == "pool" else "strategy", wish.objective)
        self.score(seat, wish.objective, self.worth(seat, wish.objective))
        if wish.source == "public":
            self._flag(seat, wish.objective)
        else:
            await self._used(seat, wish.objective)
        if self.printed(wish.objective).win:
            self.game.victory.win([seat], wish.objective)  # OFF-VIC-2

    def worth(self, seat: Seat, objective: CardId) -> int:
        """Victory Points an objective is worth to a player."""
        return self.printed(objective).vp

    def score(self, seat: Seat, source: str, points: int) -> None:
        """A player has Victory Points from something."""
        self.game.changing()
        self.state.claims.append(Claim(seat, source, points, self.state.round))
        self.game.tell(events.PointsChanged(seat, source, points, self.game.victory.points(seat)))

    def _flag(self, seat: Seat, objective: CardId) -> None:
        lying = self.state.objectives
        self.state.objectives = [replace(o, claimed=(*o.claimed, seat)) if o.id == objective else o for o in lying]

    async def _used(self, seat: Seat, objective: CardId) -> None:
        """A Secret Objective is spent; a Preliminary one is followed by a Secret one (OFF-SOT-PRE)."""
        player = self.game.player(seat)
        if objective in player.secret_objectives:
            player.secret_objectives.remove(objective)
            return
        player.preliminary_objectives.remove(objective)
        card = self.game.draw(self.state.secret_deck, "secret_objectives", "preliminary_done")
        if card:
            player.secret_objectives = sorted([*player.secret_objectives, card])
            self.game.tell(events.CardDrawn(seat, "secret", card), to=[seat])

    async def claim_one_public(self, seat: Seat) -> None:
        """A player may at once claim one public objective he qualifies for (Bureaucracy)."""
        if not self.claimable_public(seat):
            return
        key = await self.game.choose(seat, "claim_public", self.public_options, seat)
        if key != NO:
            await self.claim(seat, await self._priced(seat, key.partition(":")[2], "public"))
            self.game.victory.check()

    # -- special objectives -----------------------------------------------------------------------------------------------

    def settle_specials(self) -> None:
        """Special Objectives and their points belong at once to whoever qualifies, and go when he no longer does (OFF-SE-ART)."""
        self.drop_specials()
        for objective in self.state.special:
            for seat in self.game.playing():
                if not self.holds(seat, objective) and self.qualifies(seat, objective):
                    self.score(seat, objective, self.worth(seat, objective))

    def holds(self, seat: Seat, objective: CardId) -> bool:
        """Whether a player has a Special Objective."""
        return any(claim.seat == seat and claim.source == objective for claim in self.state.claims)

    def drop_specials(self) -> None:
        """A Special Objective is lost the moment its condition no longer holds."""
        for claim in list(self.state.claims):
            if claim.source in self.state.special and not self.qualifies(claim.seat, claim.source):
                self.state.claims = [c for c in self.state.claims if c != claim]
                total = self.game.victory.points(claim.seat)
                self.game.tell(events.PointsChanged(claim.seat, claim.source, -claim.points, total))

    # -- explaining -------------------------------------------------------------------------------------------------------

    def explain(self, seat: Seat, intent: str) -> Verdict:
        """Why "claim:<objective>" is not possible."""
        objective = intent.partition(":")[2]
        if objective.partition("#")[0] not in self.game.cards.objectives:
            return Verdict(False, "OFF-STA-1", message("explain-no-objective", objective=objective))
        verdict = self.may_claim(seat)
        if not verdict.allowed:
            return verdict
        lying = next((o for o in self.state.objectives if o.id == objective), None)
        if lying is not None and seat in lying.claimed:
            return Verdict(False, "OFF-STA-1", message("explain-claimed", objective=objective))
        if lying is not None and not self.is_open(lying):
            return Verdict(False, "SA17-SET-31", message("explain-stage-two", objective=objective))
        if not self.qualifies(seat, objective):
            return Verdict(False, "OFF-STA-1", message("explain-not-met", objective=objective))
        return Verdict(False, "OFF-STA-1", message("explain-not-now", objective=objective))
