"""Resources, influence, Trade Goods and Command Counters: having, gaining and paying."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.rules.moments import FREE_FLEET_SUPPLY, MAY_CONVERT
from mecatol.rules.naming import planet_named
from mecatol.rules.official import economy as official
from mecatol.rules.official.payment import Currency
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import PlanetId, Seat

from .game import Chapter

DEBT = "owed_goods"  # the effect of whoever owes Trade Goods to another


class Economy(official.Economy, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    def political_cards_pay(self) -> bool:
        """Political Cards are no Trade Goods (SA17-GEN-08)."""
        return False

    # -- Trade Goods that are owed (SA17-DUE-36) --------------------------------------------------------------------------

    def owe_goods(self, seat: Seat, to: Seat, amount: int) -> None:
        """Of the next Trade Goods that a player gains this round so many go to another one."""
        debt = self.game.begin_effect(DEBT, seat, "law", until="round", target=to)
        self.game.note(debt, "left", str(amount))

    def gain_goods(self, seat: Seat, amount: int, why: str) -> int:
        """What is owed of them is handed over at once; that is no gain."""
        got = super().gain_goods(seat, amount, why)
        for debt in [effect for effect in self.game.index.of_kind(DEBT) if effect.owner == seat] if got else ():
            owed = min(got, int(self.game.remembered(debt, "left")))
            self.hand_goods(seat, debt.target, owed)
            self.game.note(debt, "left", str(int(self.game.remembered(debt, "left")) - owed))
        return got

    async def make_goods(self, seat: Seat) -> None:
        """Just before planets are refreshed a player may turn unused resources into Trade Goods (SA17-GEN-19)."""
        self.convert(seat, await self.choose_conversion(seat))

    async def choose_conversion(self, seat: Seat) -> list[PlanetId]:
        """The planets whose resources a player wants to turn into Trade Goods."""
        chosen: list[PlanetId] = []
        while self.convertible(seat, chosen):
            key = await self.game.compose(seat, "make_goods", tuple(chosen), self.conversion_options, seat, chosen)
            if key == "done":
                break
            chosen += self.convertible(seat, chosen) if key == "all" else [planet_named(key)]
        return chosen

    def convertible(self, seat: Seat, chosen: list[PlanetId]) -> list[PlanetId]:
        """Refreshed planets with resources, beside those chosen already; one resource alone makes nothing."""
        currency = self.converted(seat)
        worths = {planet: self.worth(planet, currency) for planet in [*self.ready_planets(seat), *chosen]}
        if sum(worths.values()) < self.game.parameters.goods_price:
            return []
        return [planet for planet, worth in worths.items() if worth and planet not in chosen]

    def converted(self, seat: Seat) -> Currency:
        """What of a planet is turned into Trade Goods: its resources, or its influence where something allows it."""
        return "either" if self.game.fold(MAY_CONVERT, False, seat) else "resources"

    @grants("SA17-GEN-19")
    def conversion_options(self, seat: Seat, chosen: list[PlanetId]) -> list[Option[str]]:
        """All planets at once, one more, or no more."""
        planets = [
            Option(on_planet(planet), things=(on_planet(planet),), says=message("option-convert", planet=planet))
            for planet in self.convertible(seat, chosen)
        ]
        every = [Option("all", says=message("option-convert-all"))] if len(planets) > 1 else []
        return [*every, *planets, Option("done")]

    def convert(self, seat: Seat, planets: list[PlanetId]) -> None:
        """Resources of several planets are added up before dividing; an odd one is lost."""
        self.game.changing()
        currency = self.converted(seat)
        goods = sum([self.worth(planet, currency) for planet in planets]) // self.game.parameters.goods_price
        for planet in planets:
            self.game.board.exhaust(planet, "make_goods")
        self.gain_goods(seat, goods, "make_goods")

    async def upkeep(self, seat: Seat) -> None:
        """A great Fleet Supply costs resources each Strategy Phase (SA17-LIM-02); counters not paid for go (SA17-LIM-04)."""
        due = self.upkeep_due(seat)
        if not due:
            return
        paid = int(await self.game.choose(seat, "upkeep", self.upkeep_options, seat))
        await self.pay(seat, "upkeep", resources=paid)
        for _ in range(due - paid):
            self.spend_counter(seat, "fleet", "upkeep")
        await self.settle_fleets(seat)

    def upkeep_due(self, seat: Seat) -> int:
        """One resource for every Fleet Supply counter beyond the limit, where limits are raised (SA17-LIM-01…03) or by law."""
        counters, numbers = self.game.player(seat).fleet, self.game.parameters
        free = self.game.fold(FREE_FLEET_SUPPLY, numbers.free_fleet_supply if numbers.increased_limits else counters, seat)
        return max(0, counters - free)

    @grants("SA17-LIM-02", "SA17-LIM-04")
    def upkeep_options(self, seat: Seat) -> list[Option[str]]:
        """How many of the counters beyond the limit are kept, for a resource each."""
        payable = min(self.upkeep_due(seat), self.available_resources(seat))
        return [Option(str(n), says=message("option-upkeep", count=n)) for n in range(payable, -1, -1)]
