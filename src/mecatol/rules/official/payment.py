"""What planets and goods are worth, and paying with them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from mecatol.core.decisions import Option, grants, message
from mecatol.core.records import Record
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.moments import (
    GOOD_WORTH,
    INFLUENCE,
    RESOURCES,
    SWAPPED,
    USABLE_GOODS,
)
from mecatol.rules.naming import parted
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import CardId, Planet, PlanetId, Seat

from .game import Chapter

if TYPE_CHECKING:
    from .game import Game

Currency = Literal["resources", "influence", "either", "goods"]

A_GOOD: Option[str] = Option("goods", "OFF-ECO-2", (), message("option-pay-goods"))


class Purse(Record, frozen=True):
    """What a player can pay with: refreshed planets, Trade Goods, cards that count as one."""

    planets: tuple[PlanetId, ...] = ()
    goods: int = 0
    cards: tuple[CardId, ...] = ()
    each: int = 1  # what a Trade Good, or a card spent as one, pays


NOTHING = Purse()


class Bill(Record, frozen=True):
    """Something to be paid, and what has been picked to pay it."""

    why: str
    currency: Currency
    due: int
    paid: Purse = NOTHING


def _rest(purse: Purse, spent: Purse) -> Purse:
    """What is left of a purse."""
    if spent is NOTHING:
        return purse
    planets, cards = purse.planets, purse.cards
    if spent.planets:
        planets = tuple([planet for planet in planets if planet not in spent.planets])
    if spent.cards:
        cards = tuple([card for card in cards if card not in spent.cards])
    return Purse(planets, purse.goods - spent.goods, cards, purse.each)


def _nothing_of(purse: Purse) -> Purse:
    """Nothing picked yet of a purse."""
    return NOTHING if purse.each == NOTHING.each else Purse(each=purse.each)


def _goods_for(due: int, each: int) -> int:
    """How many Trade Goods it takes to pay a sum; one serves one sum only."""
    return max(0, -(-due // each))


def _with(bill: Bill, key: str) -> Bill:
    """A bill with one more thing picked: "planet:…", "card:…" or "goods"."""
    what, name = parted(key, ":")
    planets, goods, cards, each = bill.paid.planets, bill.paid.goods, bill.paid.cards, bill.paid.each
    if what == "planet":
        paid = Purse((*planets, PlanetId(name)), goods, cards, each)
    elif what == "card":
        paid = Purse(planets, goods, (*cards, CardId(name)), each)
    else:
        paid = Purse(planets, goods + 1, cards, each)
    return Bill(bill.why, bill.currency, bill.due, paid)


@lru_cache(maxsize=1024)
def _planet(planet: PlanetId, worth: int) -> Option[str]:
    says = message("option-pay-planet", planet=planet, worth=worth)
    return Option(on_planet(planet), "OFF-ECO-1", (on_planet(planet),), says)


class Payment(Chapter):
    """What a player can pay with, and paying."""

    __slots__ = ("_useless",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        # OFF-ECO-4: Action Cards about a part of the game that is left out
        cards, parts = game.cards.action_cards, game.parameters
        self._useless = [k for k, card in cards.items() if card.trade_good_icon and not getattr(parts, card.requires, False)]

    # -- what planets yield --------------------------------------------------------------------------------------------

    def resources(self, planet: PlanetId) -> int:
        """The resource value of a planet, its facility included."""
        return self._resources(self.game.board.planet(planet))

    def influence(self, planet: PlanetId) -> int:
        """The influence value of a planet, its facility included."""
        return self._influence(self.game.board.planet(planet))

    def _printed(self, here: Planet, currency: Currency) -> int:
        card, facilities = self.game.board.printed_planets[here.id], self.game.content.facilities
        yields = card.resources if currency == "resources" else card.influence
        if here.facility or here.tokens:
            for facility in self.game.facilities.on(here.id):
                yields += facilities[facility].resources if currency == "resources" else facilities[facility].influence
        return yields

    def _resources(self, here: Planet) -> int:
        swapped = SWAPPED.name in self.game.index.modifiers and self.game.fold(SWAPPED, False, here)
        return self.game.fold(RESOURCES, self._printed(here, "influence" if swapped else "resources"), here)

    def _influence(self, here: Planet) -> int:
        swapped = SWAPPED.name in self.game.index.modifiers and self.game.fold(SWAPPED, False, here)
        return self.game.fold(INFLUENCE, self._printed(here, "resources" if swapped else "influence"), here)

    def worth(self, planet: PlanetId, currency: Currency) -> int:
        """What exhausting a planet pays: all of its resources or all of its influence, never parts of both (OFF-ECO-1)."""
        here = self.game.board.planet(planet)
        if currency == "resources":
            return self._resources(here)
        if currency == "influence":
            return self._influence(here)
        return max(self._resources(here), self._influence(here))

    def ready_planets(self, seat: Seat) -> list[PlanetId]:
        """A player's refreshed planets, in map order."""
        return [planet.id for planet in self.game.board.facts.planets.get(seat, ()) if not planet.exhausted]

    def available_resources(self, seat: Seat) -> int:
        """What a player could spend on something that costs resources."""
        available = self.spendable_goods(seat)
        for planet in self.game.board.facts.planets.get(seat, ()):
            if not planet.exhausted:
                available += self._resources(planet)
        return available

    def available_influence(self, seat: Seat) -> int:
        """What a player could spend on something that costs influence."""
        available = self.spendable_goods(seat)
        for planet in self.game.board.facts.planets.get(seat, ()):
            if not planet.exhausted:
                available += self._influence(planet)
        return available

    def spendable_goods(self, seat: Seat) -> int:
        """What Trade Goods and whatever may be spent like one pay together, as resources or as influence."""
        goods = self.usable_goods(seat) + len(self.cards_as_goods(seat))
        return goods * self.good_worth(seat) if goods else 0

    def good_worth(self, seat: Seat) -> int:
        """A Trade Good is one resource or one influence (OFF-ECO-2), if nothing else is said."""
        return self.game.fold(GOOD_WORTH, 1, seat)

    def usable_goods(self, seat: Seat) -> int:
        """The Trade Goods a player may use or give away."""
        return self.game.fold(USABLE_GOODS, self.state.players[seat].trade_goods, seat)

    def cards_as_goods(self, seat: Seat) -> list[CardId]:
        """Cards that may be spent in place of a Trade Good: perhaps Political Cards, and useless Action Cards (OFF-ECO-4)."""
        player = self.state.players[seat]
        cards = list(player.political_cards) if self.political_cards_pay() else []
        if self._useless:
            cards += [card for card in player.action_cards if self.is_a_good(card)]
        return cards

    def is_a_good(self, card: str) -> bool:
        """Whether an Action Card is worth a Trade Good, for the part of the game it is about is left out."""
        return kind_of(card) in self._useless

    def political_cards_pay(self) -> bool:
        """Whether any Political Card may be spent like a Trade Good: with the cards of Shattered Empire (OFF-ECO-3)."""
        return self.game.parameters.strategy_set == "shattered_empire"

    # -- paying --------------------------------------------------------------------------------------------------------

    def purse(self, seat: Seat) -> Purse:
        """Everything a player can pay with."""
        planets, cards = tuple(self.ready_planets(seat)), tuple(self.cards_as_goods(seat))
        return Purse(planets, self.usable_goods(seat), cards, self.good_worth(seat))

    def can_pay(self, seat: Seat, resources: int = 0, influence: int = 0, spent: Purse = NOTHING) -> bool:
        """Whether a player has so many resources and so much influence at once, beside what is spent on something else."""
        if spent is NOTHING and not (resources and influence):
            return self.available_influence(seat) >= influence if influence else self.available_resources(seat) >= resources
        return self._suffices(_rest(self.purse(seat), spent), resources, influence)

    def can_pay_mixed(self, seat: Seat, amount: int, spent: Purse = NOTHING) -> bool:
        """Whether a player can pay an amount in any mix."""
        return self.available_mixed(seat, spent) >= amount

    def available_mixed(self, seat: Seat, spent: Purse = NOTHING) -> int:
        """What a player could spend on something that is paid in any mix."""
        return self.total(_rest(self.purse(seat), spent), "either")

    def total(self, purse: Purse, currency: Currency) -> int:
        """What all of a purse pays."""
        total = (purse.goods + len(purse.cards)) * purse.each
        for planet in purse.planets:
            total += self.worth(planet, currency)
        return total

    def _suffices(self, purse: Purse, resources: int, influence: int) -> bool:
        """Whether a purse pays both sums, each planet serving one of them only."""
        if not influence:
            return self.total(purse, "resources") >= resources
        if not resources:
            return self.total(purse, "influence") >= influence
        most = [0] + [-1] * resources  # by resources paid so far: the most influence of the planets not used for them
        for planet in purse.planets:
            gives, counsels = self.resources(planet), self.influence(planet)
            after = [known + counsels if known >= 0 else -1 for known in most]
            for paid, known in enumerate(most):
                reached = min(resources, paid + gives)
                after[reached] = max(after[reached], known)
            most = after
        goods, each = purse.goods + len(purse.cards), purse.each
        return any(
            known >= 0 and _goods_for(resources - paid, each) + _goods_for(influence - known, each) <= goods
            for paid, known in enumerate(most)
        )

    async def pay(self, seat: Seat, why: str, *, resources: int = 0, influence: int = 0, free: int = 0) -> None:
        """A player pays a lump: he exhausts planets and spends goods until the sum is reached; surplus is lost (OFF-ECO-1).

        `free` are resources he gets for nothing and only for this.
        """
        for bill in await self.choose_payment(seat, why, resources=max(0, resources - free), influence=influence):
            self.settle(seat, bill)

    async def pay_mixed(self, seat: Seat, why: str, amount: int) -> None:
        """A player pays an amount in any mix of resources, influence and Trade Goods."""
        self.settle(seat, await self.choose_mixed(seat, why, amount))

    async def choose_mixed(self, seat: Seat, why: str, amount: int, spent: Purse = NOTHING) -> Bill:
        """What a player picks to pay with in any mix, beside what he has picked for something else; nothing is paid yet."""
        purse = _rest(self.purse(seat), spent)
        return await self._fill(seat, Bill(why, "either", amount, _nothing_of(purse)), purse, 0)

    async def choose_payment(
        self, seat: Seat, why: str, *, resources: int = 0, influence: int = 0, spent: Purse = NOTHING
    ) -> list[Bill]:
        """What a player picks to pay with, beside what he has picked for something else; nothing is paid yet, so that
        several players can choose at once."""
        bills: list[Bill] = []
        purse = _rest(self.purse(seat), spent) if resources or influence else NOTHING
        nothing = _nothing_of(purse)
        if resources:
            supplies = await self._fill(seat, Bill(why, "resources", resources, nothing), purse, influence)
            bills, purse = [supplies], _rest(purse, supplies.paid)
        if influence:
            bills.append(await self._fill(seat, Bill(why, "influence", influence, nothing), purse, 0))
        return bills

    async def _fill(self, seat: Seat, bill: Bill, purse: Purse, reserve: int) -> Bill:
        """A player picks until a bill is covered and, after it, so much influence can still be paid.

        What no way of paying could do without is taken unasked; what is more than enough is never offered.
        """
        if not reserve:
            bill = self._with_indispensable(bill, purse)
        while self._missing(bill) > 0:
            bill = _with(bill, await self.game.compose(seat, "pay", bill, self.means, seat, bill, purse, reserve))
        return bill

    def _missing(self, bill: Bill) -> int:
        return bill.due - self.total(bill.paid, bill.currency)

    def _with_indispensable(self, bill: Bill, purse: Purse) -> Bill:
        """A bill with everything picked that no way of paying could do without: planets worth more than there is to spare, and
        as many goods and then cards. What there is to spare stays the same whatever is picked."""
        each, missing = purse.each, bill.due
        worths = [self.worth(planet, bill.currency) for planet in purse.planets]
        spare = sum(worths) + (purse.goods + len(purse.cards)) * each - missing
        planets: list[PlanetId] = []
        for planet, worth in zip(purse.planets, worths, strict=True):
            if worth > spare and missing > 0:
                planets.append(planet)
                missing -= worth
        goods = min(_goods_for(purse.goods * each - spare, each), _goods_for(missing, each), purse.goods)
        missing -= goods * each
        cards = purse.cards[: _goods_for(missing, each)] if spare < each else ()
        return Bill(bill.why, bill.currency, bill.due, Purse(tuple(planets), goods, cards, each))

    @grants("OFF-ECO-1", "OFF-ECO-2", "OFF-ECO-3", "OFF-ECO-4")
    def means(self, seat: Seat, bill: Bill, purse: Purse, reserve: int) -> list[Option[str]]:
        """Planets to exhaust and goods to spend, none of which makes the rest of the payment impossible."""
        if purse.cards:
            purse = self._held_now(seat, purse)
        rest = _rest(purse, bill.paid)
        found: list[Option[str]] = []
        for planet in rest.planets:
            if worth := self.worth(planet, bill.currency):
                found.append(_planet(planet, worth))
        found += [A_GOOD] if rest.goods else []
        found += [Option(f"card:{card}", "OFF-ECO-3", says=message("option-pay-card", card=card)) for card in rest.cards]
        return [option for option in found if self._completes(_with(bill, option.key), purse, reserve)] if reserve else found

    def _held_now(self, seat: Seat, purse: Purse) -> Purse:
        """A purse with the cards that its owner holds now: those who only imagine him deal his hand anew. Where fewer of them
        count as a good there are goods in their place."""
        held = self.cards_as_goods(seat)
        if all(card in held for card in purse.cards):
            return purse
        cards = tuple(held[: len(purse.cards)])
        return Purse(purse.planets, purse.goods + len(purse.cards) - len(cards), cards, purse.each)

    def _completes(self, bill: Bill, purse: Purse, reserve: int) -> bool:
        return self._suffices(_rest(purse, bill.paid), max(0, self._missing(bill)), reserve)

    def settle(self, seat: Seat, bill: Bill) -> None:
        """What was picked is paid."""
        self.game.changing()
        for planet in bill.paid.planets:
            self.game.board.exhaust(planet, bill.why)
        self.game.economy.lose_goods(seat, bill.paid.goods, bill.why)
        for card in bill.paid.cards:
            self._discard(seat, card)

    def _discard(self, seat: Seat, card: CardId) -> None:
        held = self.cards_as_goods(seat)
        card = card if card in held else held[0]  # a hand that was imagined anew
        if card in self.game.player(seat).political_cards:
            self.game.political_cards.discard(seat, card)
        else:
            self.game.action_cards.discard(seat, card)

    def purse_for(self, seat: Seat, currency: Currency) -> Purse:
        """Everything a player can pay with where a currency is asked for."""
        return self.goods_purse(seat) if currency == "goods" else self.purse(seat)

    # -- where Trade Goods are asked for -------------------------------------------------------------------------------

    def goods_purse(self, seat: Seat) -> Purse:
        """What a player can spend where Trade Goods are asked for: goods, and cards in their place (OFF-ECO-3, OFF-ECO-4)."""
        return Purse((), self.usable_goods(seat), tuple(self.cards_as_goods(seat)))

    def goods_to_spend(self, seat: Seat, spent: Purse = NOTHING) -> int:
        """How many Trade Goods a player could spend, beside what is spent on something else."""
        return self.total(_rest(self.goods_purse(seat), spent), "goods")

    async def choose_goods(self, seat: Seat, why: str, amount: int, spent: Purse = NOTHING) -> Bill:
        """What a player picks to spend as so many Trade Goods; nothing is paid yet."""
        return await self._fill(seat, Bill(why, "goods", amount), _rest(self.goods_purse(seat), spent), 0)

    async def spend_goods(self, seat: Seat, amount: int, why: str) -> None:
        """A player spends Trade Goods, or cards in their place."""
        self.settle(seat, await self.choose_goods(seat, why, amount))
