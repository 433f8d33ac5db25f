"""Mercenaries, an option: they are bid for, and may be lured away (SA17-SOT-15 … 29)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mecatol.core.decisions import Option, grants, message
from mecatol.rules import events
from mecatol.rules.naming import in_system, number_named, on_planet, parted, unit_kind
from mecatol.rules.official import mercenaries as official
from mecatol.rules.state import CardId, Place, Seat, UnitId

from .galaxy_building import bid_of
from .game import Chapter

LOYALTY = 2  # what a Loyalty Bid opens with at least (SA17-SOT-24)
MARGIN, OF_HIS_RACE = 2, 3  # by how much it must be higher than the counter-bid (SA17-SOT-26, SA17-SOT-27)
FIRST_ROUND = 1  # in which nobody is for hire (SA17-SOT-16)
PASS = Option("pass", says=message("option-no-bid"))
LOYAL = Option("pass", says=message("option-no-loyalty-bid"))


class Mercenaries(official.Mercenaries, Chapter):
    """One of them is for hire after each Trade; those in play cost upkeep at the end of the Status Phase."""

    __slots__ = ()

    # -- the Mercenary Bid ------------------------------------------------------------------------------------------------

    async def after_trade(self, trader: Seat) -> None:
        """After Trade somebody is for hire, and those hired before may be lured away; not in the first round (SA17-SOT-16)."""
        if not self.game.parameters.mercenaries or self.state.round <= FIRST_ROUND:
            return
        hired = [name for seat in self.game.playing() for name in self.of(seat)]
        await self.bid()
        for seat in self.game.around(trader):
            await self.lure(seat, hired)

    async def bid(self) -> None:
        """All bid in secret at once; the highest bid gets the Mercenary, and all bids are paid (SA17-SOT-17, SA17-SOT-22)."""
        self._turn_up(1, range(self.game.seats()))
        if not self.state.mercenary_deck.top:
            return
        name = unit_kind(self.state.mercenary_deck.top[0])
        self.game.tell(events.MercenaryForHire(name))
        seats = self.game.in_turn()
        branches = {seat: partial(self.game.choose, seat, "mercenary_bid", self.bids, seat) for seat in seats}
        said = await self.game.together("mercenary_bid", branches)
        bids = {seat: number_named(said[seat]) for seat in seats}
        for seat in seats:
            self.game.tell(events.MercenaryBid(seat, name, bids[seat]))
        self.game.take_off(self.state.mercenary_deck, CardId(name))
        winner = self.winner(bids)
        if winner is None:
            self.put_away(name)
        else:
            await self.join(winner, name)
        for seat in [seat for seat in seats if bids[seat]]:
            await self.game.economy.pay_mixed(seat, "mercenary_bid", bids[seat])  # SA17-SOT-21

    @grants("SA17-SOT-17", "SA17-SOT-18")
    def bids(self, seat: Seat) -> list[Option[str]]:
        """Anything a player could pay with goods, resources and influence, or nothing."""
        return [bid_of(amount) for amount in range(self.game.economy.available_mixed(seat) + 1)]

    def winner(self, bids: dict[Seat, int]) -> Seat | None:
        """The highest bidder, of several the one with the most influence not exhausted, then the first in order; none where
        nobody bids (SA17-SOT-19, SA17-SOT-23)."""
        highest = max(bids.values())
        able = [seat for seat in bids if bids[seat] == highest and self.quarters_of(seat)]
        return max(able, key=self.influence, default=None) if highest else None

    def influence(self, seat: Seat) -> int:
        """The influence of a player's refreshed planets."""
        return sum(self.game.economy.worth(planet, "influence") for planet in self.game.economy.ready_planets(seat))

    async def join(self, seat: Seat, name: UnitId) -> None:
        """A Mercenary is put on a planet or to a fleet of his employer (SA17-SOT-20)."""
        self.game.tell(events.MercenaryRecruited(seat, name))
        where = await self.game.choose(seat, "quarter_mercenary", self.quarter_options, seat)
        self.hire(seat, name, where, "recruited")

    def quarters_of(self, seat: Seat) -> list[Place]:
        """Planets that a player controls, and systems where he has a fleet."""
        return [*map(on_planet, self.quarters(seat)), *map(in_system, self.game.board.fleets_of(seat))]

    @grants("SA17-SOT-20", "SA17-SOT-26")
    def quarter_options(self, seat: Seat) -> list[Option[Place]]:
        """Where a Mercenary may be put."""
        return [Option(p, things=(p,), says=message("option-place", where=p)) for p in self.quarters_of(seat)]

    def put_away(self, name: UnitId) -> None:
        """A Mercenary whom nobody pays is discarded (SA17-SOT-19, SA17-SOT-28)."""
        self.game.changing()
        self.state.known.pop(name, None)
        self.state.mercenary_deck.discard.append(CardId(name))

    # -- the Loyalty Bid --------------------------------------------------------------------------------------------------

    async def lure(self, seat: Seat, hired: list[UnitId]) -> None:
        """A player may call a Loyalty Bid on a Mercenary of another who was in play before this Trade, one on each
        (SA17-SOT-24)."""
        while len(self.loyalty_options(seat, hired)) > 1:
            key = await self.game.choose(seat, "loyalty_bid", self.loyalty_options, seat, hired)
            if key == LOYAL.key:
                return
            _, what = parted(key, ":")
            name, amount = parted(what, ":")
            hired.remove(unit_kind(name))
            await self.loyalty(seat, unit_kind(name), int(amount))

    @grants("SA17-SOT-24")
    def loyalty_options(self, seat: Seat, hired: Sequence[UnitId]) -> list[Option[str]]:
        """Others' Mercenaries with what may be bid on them, or none: "lure:<mercenary>:<goods>"."""
        others = [name for name in hired if self.place_of(name) and name not in self.of(seat)]
        most = self.game.economy.available_mixed(seat) if self.quarters_of(seat) else 0
        amounts = range(LOYALTY, most + 1)
        found = [(name, amount) for name in others for amount in amounts]
        return [*[_lure(name, amount) for name, amount in found], LOYAL]

    async def loyalty(self, caller: Seat, name: UnitId, amount: int) -> None:
        """Others may join, the owner answers; who is far enough above him has the Mercenary (SA17-SOT-25, SA17-SOT-26)."""
        owner = next(seat for seat in self.game.playing() if name in self.of(seat))
        self.game.tell(events.LoyaltyBid(caller, name, amount))
        rival, amount = await self.overbid(caller, owner, name, amount)
        counter = number_named(await self.game.choose(owner, "counter_bid", self.counter_bids, owner, amount))
        self.game.tell(events.LoyaltyBid(owner, name, counter))
        if amount - counter < self.margin(owner, name):
            await self.game.economy.pay_mixed(owner, "loyalty_bid", counter)
            return
        await self.game.economy.pay_mixed(rival, "loyalty_bid", amount)
        where = await self.game.choose(rival, "quarter_mercenary", self.quarter_options, rival)
        self.hand_over(owner, name, rival, where)
        self.game.tell(events.MercenaryRecruited(rival, name))

    async def overbid(self, caller: Seat, owner: Seat, name: UnitId, amount: int) -> tuple[Seat, int]:
        """The others may bid more, one after another, until all but one have passed (SA17-SOT-25)."""
        rival, waiting = caller, [seat for seat in self.game.around(caller) if seat not in (caller, owner)]
        while waiting:
            seat = waiting.pop(0)
            if len(self.higher(seat, amount)) < 2:
                continue
            key = await self.game.choose(seat, "join_loyalty_bid", self.higher, seat, amount)
            if key != PASS.key:
                waiting.append(rival)
                rival, amount = seat, number_named(key)
                self.game.tell(events.LoyaltyBid(seat, name, amount))
        return rival, amount

    @grants("SA17-SOT-25")
    def higher(self, seat: Seat, amount: int) -> list[Option[str]]:
        """Higher bids that a player could pay, if he has room for a Mercenary, or none."""
        most = self.game.economy.available_mixed(seat) if self.quarters_of(seat) else 0
        return [*[bid_of(more) for more in range(amount + 1, most + 1)], PASS]

    @grants("SA17-SOT-26")
    def counter_bids(self, owner: Seat, amount: int) -> list[Option[str]]:
        """What the owner may bid to keep the Mercenary: no more than was bid against him is of use."""
        return [bid_of(counter) for counter in range(min(amount, self.game.economy.available_mixed(owner)) + 1)]

    def margin(self, owner: Seat, name: UnitId) -> int:
        """How far above the owner's counter-bid a bid must be; farther for somebody of his own race (SA17-SOT-27)."""
        return OF_HIS_RACE if self.printed(name).race == self.game.player(owner).race else MARGIN

    async def round_over(self, first: Seat) -> None:
        """Those in play are paid at the end of the Status Phase, or leave (SA17-SOT-28)."""
        await self.upkeep(first)

    # -- combat -----------------------------------------------------------------------------------------------------------

    def evades(self, seat: Seat, kind: UnitId) -> bool:
        """Evasion works once in each combat round (SA17-SOT-29)."""
        now = next((scope for scope in reversed(self.state.scopes) if scope.startswith("battle_round:")), "")
        ability = self.ability(official.token(kind))
        if now and self.game.remembered(ability, "evaded") == now:
            return False
        if now:
            self.game.note(ability, "evaded", now)
        return super().evades(seat, kind)


def _lure(name: UnitId, amount: int) -> Option[str]:
    return Option(f"lure:{name}:{amount}", says=message("option-lure", mercenary=name, count=amount))
