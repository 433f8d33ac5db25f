"""Trade Contracts and Trade Agreements."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from mecatol.core.decisions import ALLOWED, Option, grants, message
from mecatol.core.memo import kept
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.moments import (
    COLLECTION,
    CONTRACT_VALUE,
    GOODS_COLLECTED,
    MAY_BREAK,
    MAY_TRADE,
    NEEDS_APPROVAL,
    TRADE_INCOME,
    Collected,
    Contract,
    Income,
    Partners,
)
from mecatol.rules.naming import words_of
from mecatol.rules.state import NOBODY, Action, Agreement, Seat

from .game import Chapter

if TYPE_CHECKING:
    from .game import Game

MANY = 1000  # as many agreements as anybody likes
DONE: Option[str] = Option("done")


Exchange: TypeAlias = tuple[str, Seat, int, int]  # its key, the partner, which contract each gives away


@kept
def _beside(given: tuple[int, ...]) -> tuple[int, ...]:
    """Which of two contracts are left beside those that are in agreements."""
    return tuple([number for number in (0, 1) if number not in given])


@kept
def _exchanges(terms: tuple[Seat, tuple[int, ...], tuple[int, ...]]) -> tuple[Exchange, ...]:
    """Every exchange with a partner of one's own contracts that are free for his."""
    other, mine, theirs = terms
    return tuple((f"trade:{other}:{m}:{t}", other, m, t) for m in mine for t in theirs)


@lru_cache(maxsize=4096)
def _proposal(key: str, other: Seat, gives: int, gets: int) -> Option[str]:
    terms = message("option-trade", player=other, gives=gives, gets=gets)
    if key.startswith("self:"):
        return Option(key, "SA17-TRD-10", (), terms)
    return Option(key, "OFF-TRD-1", (f"player:{other}",), terms)


@lru_cache(maxsize=4096)
def _yes_or_no(seat: Seat, other: Seat, gives: int, gets: int) -> tuple[Option[str], Option[str]]:
    things = (f"player:{seat}", f"player:{other}")
    says = message("option-accept-trade", player=seat, other=other, gives=gives, gets=gets)
    return Option("yes", things=things, says=says), Option("no", things=things)


class Trade(Chapter):
    """Contracts, agreements, and the goods they bring."""

    __slots__ = ("_offered",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        races = game.content.races.items()  # which of its contracts a race chooses from while it has both
        self._offered = {race: (0,) if len(dict.fromkeys(card.contracts)) == 1 else (0, 1) for race, card in races}

    # -- contracts --------------------------------------------------------------------------------------------------------

    def value(self, seat: Seat, giver: Seat, number: int) -> int:
        """What a contract gives to whoever holds it (OFF-TRD-4)."""
        printed = self.game.content.races[self.state.players[giver].race].contracts[number]
        if CONTRACT_VALUE.name not in self.game.index.modifiers:
            return printed
        return max(0, self.game.fold(CONTRACT_VALUE, printed, Contract(seat, giver, number)))

    def free_contracts(self, seat: Seat) -> tuple[int, ...]:
        """Which of a player's two contracts are in no agreement; of two alike the first."""
        state, given = self.state, []
        for agreement in state.agreements:
            partners = agreement.partners
            if seat in partners:
                given.append(agreement.contracts[partners.index(seat)])
        return _beside(tuple(given)) if given else self._offered[state.players[seat].race]

    # -- agreements -------------------------------------------------------------------------------------------------------

    def agreements_of(self, seat: Seat) -> list[Agreement]:
        """A player's Trade Agreements, those with himself too."""
        return [agreement for agreement in self.state.agreements if seat in agreement.partners]

    def agreement(self, seat: Seat, other: Seat) -> Agreement | None:
        """The agreement of two players: there is never more than one (OFF-TRD-1)."""
        pair = (min(seat, other), max(seat, other))
        return next((agreement for agreement in self.state.agreements if agreement.partners == pair), None)

    def possible_partners(self, seat: Seat) -> list[Seat]:
        """With whom a player may exchange contracts: everybody with whom he has no agreement yet (OFF-TRD-1)."""
        free = self.others(seat)
        for agreement in self.state.agreements:
            if seat in agreement.partners and (other := self.partner(seat, agreement)) in free:
                free.remove(other)
        return [other for other in free if self.may_trade(seat, other)] if self.game.touched(MAY_TRADE) else free

    def others(self, seat: Seat) -> list[Seat]:
        """Those with whom a player trades at all: all opponents."""
        return self.game.opponents(seat)

    def may_trade(self, seat: Seat, other: Seat) -> bool:
        """Whether nothing keeps two players from trading with each other."""
        return all(self.game.fold(MAY_TRADE, ALLOWED, pair).allowed for pair in (Partners(seat, other), Partners(other, seat)))

    def self_trades(self, seat: Seat) -> int:
        """How many more contracts a player may trade with himself."""
        by_players, players = self.game.parameters.self_trades, len(self.game.playing())
        if players >= len(by_players) or (self.game.touched(MAY_TRADE) and not self.may_trade(seat, seat)):
            return 0
        return max(0, by_players[players] - sum([agreement.partners == (seat, seat) for agreement in self.state.agreements]))

    # -- opening ----------------------------------------------------------------------------------------------------------

    async def open_agreements(self, master: Seat, most: int = MANY) -> None:
        """While Trade is resolved everybody may open agreements that the Trade Master approves (OFF-TRD-1); a card may say how
        many at most."""
        refused: tuple[str, ...] = ()
        for seat in self.game.around(master):
            while most and next(self.exchanges(seat, refused), None) is not None:
                key = await self.game.choose_open(seat, "propose_trade", self.proposal_options, seat, refused)
                if key == "done":
                    break
                if await self._conclude(master, seat, key):
                    most -= 1
                else:
                    refused = (*refused, f"{seat}:{key}")

    @grants("OFF-TRD-1")
    def proposal_options(self, seat: Seat, refused: tuple[str, ...]) -> list[Option[str]]:
        """Agreements a player may propose, or no more."""
        return [*self.proposals(seat, refused), DONE]

    def proposals(self, seat: Seat, refused: tuple[str, ...]) -> list[Option[str]]:
        """Every exchange a player could propose, with its terms."""
        found: list[Option[str]] = []
        for key, other, mine, theirs in self.exchanges(seat, refused):
            found.append(_proposal(key, other, self.value(other, seat, mine), self.value(seat, other, theirs)))
        return found

    def exchanges(self, seat: Seat, refused: tuple[str, ...]) -> Iterator[Exchange]:
        """The exchanges a player could propose and has not been refused: "trade:<player>:<his contract>:<the other's>"."""
        mine = self.free_contracts(seat)
        if not mine:
            return
        for other in self.possible_partners(seat):
            for exchange in _exchanges((other, mine, self.free_contracts(other))):
                if not refused or f"{seat}:{exchange[0]}" not in refused:
                    yield exchange
        if self.self_trades(seat):
            for m in mine:
                if f"{seat}:self:{m}" not in refused:
                    yield f"self:{m}", seat, m, m

    async def _conclude(self, master: Seat, seat: Seat, key: str) -> bool:
        """The partner accepts and the Trade Master approves; then the agreement is open."""
        what, *numbers = words_of(key)
        other, mine, theirs = map(int, numbers) if what == "trade" else (seat, int(numbers[0]), int(numbers[0]))
        terms = (seat, other, mine, theirs)
        if other != seat and await self.game.choose_open(other, "accept_trade", self.answers, *terms) == "no":
            return False
        if not await self._approved(master, *terms):
            return False
        self.open(seat, other, mine, theirs)
        return True

    async def _approved(self, master: Seat, seat: Seat, other: Seat, mine: int, theirs: int) -> bool:
        if not self.needs_approval(master, seat, other):
            return True
        return await self.game.choose_open(master, "approve_trade", self.answers, seat, other, mine, theirs) == "yes"

    def needs_approval(self, master: Seat, seat: Seat, other: Seat) -> bool:
        """The Trade Master approves what he is no partner of, self-trades too (OFF-TRD-1, SA17-TRD-11)."""
        if master in (seat, other):
            return False
        return self.game.fold(NEEDS_APPROVAL, True, seat) and self.game.fold(NEEDS_APPROVAL, True, other)

    @grants("OFF-TRD-1")
    def answers(self, seat: Seat, other: Seat, mine: int, theirs: int) -> list[Option[str]]:
        """Yes or no to a proposal."""
        gives, gets = self.value(other, seat, mine), self.value(seat, other, theirs)
        return [*_yes_or_no(seat, other, gives, gets)]

    def open(self, seat: Seat, other: Seat, mine: int, theirs: int) -> None:
        """Contracts are exchanged; a self-trade turns one's own contract to its active side (SA17-TRD-10)."""
        self.game.changing()
        (first, gave), (second, got) = sorted(((seat, mine), (other, theirs)))
        self.state.agreements.append(Agreement((first, second), (gave, got), opened=self._action()))
        self.game.tell(events.AgreementOpened(seat, other, (mine, theirs)))

    def _action(self) -> str:
        """The action under way, or ""."""
        return next((scope for scope in reversed(self.state.scopes) if scope.startswith("action:")), "")

    # -- collecting -------------------------------------------------------------------------------------------------------

    def received(self, seat: Seat, agreement: Agreement) -> int:
        """What the contract that a player holds by an agreement gives him each time."""
        mine = agreement.partners.index(seat)
        giver = 0 if agreement.partners == (seat, seat) else 1 - mine
        return self.value(seat, agreement.partners[giver], agreement.contracts[giver])

    def income(self, seat: Seat, *, new: bool = False) -> int:
        """The values of the contracts received, and what effects add (OFF-TRD-2); of agreements of this very action only where a
        card says so."""
        paying = [a for a in self.agreements_of(seat) if new or not a.opened or a.opened != self._action()]
        if not paying:
            return 0
        value = sum(self.received(seat, agreement) for agreement in paying)
        return self.in_all(seat, self.game.fold(TRADE_INCOME, value, Income(seat, len(paying))))

    def in_all(self, seat: Seat, amount: int) -> int:
        """What a player collects at once, and what is added to all of it; where there is nothing nothing is added."""
        return self.game.fold(COLLECTION, amount, seat) if amount else 0

    async def collect(self, seat: Seat, less: int = 0, *, new: bool = False) -> int:
        """A player collects from his Trade Agreements, so many less in total; the number of Trade Goods he got (OFF-TRD-2)."""
        amount = self.gather(seat, less, new=new)
        if amount:
            await self.game.moment(GOODS_COLLECTED, Collected(seat, amount))
        return amount

    def gather(self, seat: Seat, less: int, *, new: bool = False) -> int:
        """What a player collects comes from the supply."""
        return self.game.economy.gain_goods(seat, max(0, self.income(seat, new=new) - less), "trade")

    async def place_goods(self) -> None:
        """When Trade is over nothing is laid on agreements: goods are collected directly."""

    # -- breaking ---------------------------------------------------------------------------------------------------------

    async def break_agreement(self, agreement: Agreement, aggressor: Seat = NOBODY) -> None:
        """The contracts go back to their owners (OFF-TRD-3)."""
        self.game.changing()
        self.pay_out(agreement, aggressor)
        self.state.agreements.remove(agreement)
        self.game.tell(events.AgreementBroken(*agreement.partners, aggressor))

    def pay_out(self, agreement: Agreement, aggressor: Seat) -> None:
        """What the partners get out of it in the end: nothing."""

    async def break_for_aggression(self, action: Action) -> None:
        """A Space Battle or Invasion Combat between partners ends their agreement when the action is over (OFF-TRD-3)."""
        for victim in sorted(dict.fromkeys(action.victims)):
            agreement = self.agreement(action.seat, victim)
            if agreement is not None and victim != action.seat:
                await self.break_agreement(agreement, action.seat)

    async def break_all(self) -> None:
        """All agreements in play end."""
        for agreement in list(self.state.agreements):
            await self.break_agreement(agreement)

    async def end_one(self, seat: Seat) -> None:
        """A player may end an agreement of anybody, where its partners do not guard it (OFF-TRD-3)."""
        if self.endable(seat):
            key = await self.game.choose(seat, "end_trade", self.end_options, seat)
            if key != "no":
                await self.break_agreement(next(a for a in self.endable(seat) if self._pair(a) == key))

    def endable(self, seat: Seat) -> list[Agreement]:
        """Agreements that a player may end by a card which lets him."""
        return [
            agreement
            for agreement in self.state.agreements
            if all(self.game.fold(MAY_BREAK, ALLOWED, Partners(seat, partner)).allowed for partner in agreement.partners)
        ]

    def _pair(self, agreement: Agreement) -> str:
        first, second = agreement.partners
        return f"end:{first}:{second}:{agreement.contracts[0]}"

    @grants("OFF-TRD-3")
    def end_options(self, seat: Seat) -> list[Option[str]]:
        """Agreements to end, or none."""
        found = [
            Option(
                self._pair(agreement),
                things=tuple(f"player:{partner}" for partner in agreement.partners),
                says=message("option-end-trade", player=agreement.partners[0], other=agreement.partners[1]),
            )
            for agreement in self.endable(seat)
        ]
        return [*found, Option("no")]

    async def status_step(self, seat: Seat) -> None:
        """In the Status Phase a player may break agreements of his own accord (OFF-TRD-3)."""
        while self.breakable(seat):
            key = await self.game.choose(seat, "break_trade", self.break_options, seat)
            if key == "done":
                return
            await self.break_agreement(next(a for a in self.breakable(seat) if self._name(seat, a) == key))

    def breakable(self, seat: Seat) -> list[Agreement]:
        """Agreements a player may break in the Status Phase."""
        mine = self.agreements_of(seat)
        if not mine or not self.game.touched(MAY_BREAK):
            return mine
        return [a for a in mine if self.game.fold(MAY_BREAK, ALLOWED, Partners(seat, self.partner(seat, a))).allowed]

    def partner(self, seat: Seat, agreement: Agreement) -> Seat:
        """With whom a player has an agreement: perhaps himself."""
        first, second = agreement.partners
        return second if first == seat else first

    def _name(self, seat: Seat, agreement: Agreement) -> str:
        """ "break:<player>", or "self:<contract>"."""
        partner = self.partner(seat, agreement)
        return f"break:{partner}" if partner != seat else f"self:{agreement.contracts[0]}"

    @grants("OFF-TRD-3")
    def break_options(self, seat: Seat) -> list[Option[str]]:
        """Agreements to break, or no more."""
        found = [
            Option(self._name(seat, a), things=(f"player:{p}",), says=message("option-break-trade", player=p))
            for a in self.breakable(seat)
            for p in (self.partner(seat, a),)
        ]
        return [*found, Option("done")]

    def add_goods(self, seat: Seat, agreement: Agreement, amount: int) -> None:
        """Trade Goods are put on the contract that a player holds by an agreement, or taken from it."""
        self.game.changing()
        place = agreement.partners.index(seat)
        goods = (
            (agreement.goods[0] + amount, agreement.goods[1]) if place == 0 else (agreement.goods[0], agreement.goods[1] + amount)
        )
        self.state.agreements[self.state.agreements.index(agreement)] = replace(agreement, goods=goods)
        self.game.tell(events.GoodsPlaced(seat, self.partner(seat, agreement), amount))
