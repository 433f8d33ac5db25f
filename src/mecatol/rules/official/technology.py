"""The tree, what a technology costs, and gaining it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Literal

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.effects import Effect
from mecatol.rules import events
from mecatol.rules.moments import (
    COUNTERS_INSTEAD,
    CREDITS,
    DISCOUNT_COLOURS,
    MAY_RESEARCH,
    MOST_DISCOUNTS,
    RESEARCH_CURRENCY,
    RESEARCH_FUNDS,
    SPECIALTIES,
    SPECIALTY_PLACES,
    TECHNOLOGY_COST,
    TECHNOLOGY_DISCOUNT,
    TECHNOLOGY_GAINED,
    Research,
    Specialty,
)
from mecatol.rules.naming import name_of
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import NO_PLACE, Place, PlanetId, Seat

from .game import Chapter

if TYPE_CHECKING:
    from .game import Game

COLOURS = ("red", "blue", "green", "yellow")
COUNTERS = "counters"  # what is taken in place of a technology
COUNTS_ONCE = "counts_once"  # an effect that silences what is merely used of a technology its user owns as well
REMOVED = "removed:"  # the note of a technology that is out of the game


@lru_cache(maxsize=1024)
def ware(technology: str, price: int, clause: str) -> Option[str]:
    """A technology with its price, or what is taken in place of one."""
    if technology == COUNTERS:
        return Option(COUNTERS, "OFF-RAC-17", (), message("option-counters-instead", cost=price))
    return Option(technology, clause, (), message("option-technology", technology=technology, cost=price))


class Technology(Chapter):
    """The tree, what a technology costs, and gaining it."""

    __slots__ = ("_refusals",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._refusals: dict[str, Verdict] = {}  # what is printed never changes

    # -- the tree (OFF-TEC-1) -------------------------------------------------------------------------------------------

    def has(self, seat: Seat, technology: str) -> bool:
        """Whether a player owns a technology. For prerequisites and objectives; what a technology does is an effect."""
        return technology in self.game.player(seat).technologies

    def colour(self, technology: str) -> str:
        """A technology's colour; a race technology has none (OFF-TEC-3)."""
        card = self.game.content.technologies.get(technology)
        return card.colour if card else ""

    def of_race(self, seat: Seat) -> list[str]:
        """The technologies that only this player's race may research, where they are in the game (OFF-SE-RST).

        What has no price is never researched.
        """
        if not self.game.parameters.race_technologies:
            return []
        race = self.game.player(seat).race
        own = [key for key, card in self.game.content.race_technologies.items() if card.race == race and card.cost]
        return [key for key in own if not self.is_removed(key)]

    def is_removed(self, technology: str) -> bool:
        """Whether a technology has been removed from the game."""
        return REMOVED + technology in self.state.notes

    def ready(self, seat: Seat, technology: str, also: Sequence[str] = ()) -> bool:
        """Whether a player owns what is printed on a technology: all of one of the groups. Nothing else is asked (OFF-TEC-2)."""
        return self._ready({*self.game.player(seat).technologies, *also}, technology)

    def _ready(self, owned: set[str], technology: str) -> bool:
        card = self.game.content.technologies.get(technology)
        return card is None or not card.needs or any(map(owned.issuperset, card.needs))

    def may_gain(self, seat: Seat, technology: str, how: str, also: Sequence[str] = (), base: int = 0) -> Verdict:
        """Whether a player may gain a technology, and the clause that decides. `also` is as good as owned."""
        if technology not in self.game.content.technologies and technology not in self.of_race(seat):
            return Verdict(False, "OFF-TEC-3", message("explain-no-technology", technology=technology))
        if self.has(seat, technology) or technology in also:
            return Verdict(False, "OFF-TEC-1", message("explain-technology-owned", technology=technology))
        return self._judged(seat, technology, how, {*self.game.player(seat).technologies, *also}, also, base)

    def _judged(self, seat: Seat, technology: str, how: str, owned: set[str], also: Sequence[str], base: int) -> Verdict:
        """What is printed on a technology, and effects, say of one that a player does not own."""
        printed = ALLOWED if self._ready(owned, technology) else self._not_ready(technology)
        return self.game.fold(MAY_RESEARCH, printed, Research(seat, technology, how, tuple(also), base))

    def may_learn(self, seat: Seat, technology: str, how: str) -> bool:
        """Whether a player may gain a technology that comes to him whatever it needs, or counters in its place."""
        return bool(self.instead(seat, how)) or self.game.fold(MAY_RESEARCH, ALLOWED, Research(seat, technology, how)).allowed

    def _not_ready(self, technology: str) -> Verdict:
        verdict = self._refusals.get(technology)
        if verdict is None:
            known = self.game.content.technologies
            ways = [" + ".join(known[need].name for need in group) for group in known[technology].needs]
            says = message("explain-prerequisites", technology=technology, needs=" / ".join(ways))
            verdict = self._refusals[technology] = Verdict(False, "OFF-TEC-1", says)
        return verdict

    def gainable(self, seat: Seat, how: str, also: Sequence[str] = (), base: int = 0) -> list[str]:
        """The technologies of the tree a player may gain now, or buy at a price, in its order."""
        return list(self._gainable(seat, how, also, base))

    def instead(self, seat: Seat, how: str) -> int:
        """Command Counters that a player would get in place of a technology."""
        return self.game.fold(COUNTERS_INSTEAD, 0, Research(seat, "", how))

    def _gainable(self, seat: Seat, how: str, also: Sequence[str], base: int) -> Iterator[str]:
        counters = self.instead(seat, how)
        if counters:
            if self.game.board.reinforcements(seat) > counters * len(also):
                yield COUNTERS
            return
        owned = {*self.game.player(seat).technologies, *also}
        debated = self.game.touched(MAY_RESEARCH, seat)  # where effects say nothing, what is printed decides
        for key in self.game.content.technologies:
            if key not in owned:
                allowed = self._judged(seat, key, how, owned, also, base).allowed if debated else self._ready(owned, key)
                if allowed:
                    yield key

    # -- prices -----------------------------------------------------------------------------------------------------------

    def specialties(self, planet: PlanetId, colour: str) -> int:
        """How many specialties of a colour a planet has: those printed, and what laws give it."""
        count, game = self.game.board.printed_planets[planet].specialties.count(colour), self.game
        if game.touched(SPECIALTIES):
            count = game.fold(SPECIALTIES, count, Specialty(game.board.planet(planet).owner, on_planet(planet), colour))
        return count

    def has_specialty(self, planet: PlanetId, colour: str = "") -> bool:
        """Whether a planet has a technology specialty, of a colour or any."""
        return any(self.specialties(planet, each) for each in ((colour,) if colour else COLOURS))

    def specialty_places(self, seat: Seat, colour: str) -> list[tuple[Place, int]]:
        """Places whose specialties of a colour help a player, with how many: his refreshed planets (OFF-TEC-1)."""
        found, credited = [], self.game.touched(CREDITS, seat)
        planets, as_printed = self.game.board.printed_planets, not self.game.touched(SPECIALTIES)
        for planet in self.game.economy.ready_planets(seat):
            count = planets[planet].specialties.count(colour) if as_printed else self.specialties(planet, colour)
            if credited:
                count = self.game.fold(CREDITS, count, Specialty(seat, on_planet(planet), colour))
            if count:
                found.append((on_planet(planet), count))
        if self.game.touched(SPECIALTY_PLACES):
            found += [(place, 1) for place in self.game.fold(SPECIALTY_PLACES, (), Specialty(seat, NO_PLACE, colour))]
        return found

    def discount(self, seat: Seat, colour: str) -> int:
        """What specialties take off a price; a Scientist makes those of his place worth more (OFF-OPT-LDR-4)."""
        discount = 0
        for place, count in self.specialty_places(seat, colour):
            discount += self.game.fold(TECHNOLOGY_DISCOUNT, count, Specialty(seat, place, colour))
        return discount

    def cost(self, seat: Seat, technology: str, base: int, how: str = "", also: Sequence[str] = ()) -> int:
        """What a technology costs a player where `base` is the price before discounts."""
        return self.prices(seat, [technology], base, how, also)[technology]

    def prices(
        self, seat: Seat, technologies: Sequence[str], base: int, how: str = "", also: Sequence[str] = ()
    ) -> dict[str, int]:
        """What technologies cost a player."""
        return dict(self.price_list(seat, technologies, base, how, also))

    def price_list(
        self, seat: Seat, technologies: Iterable[str], base: int, how: str, also: Sequence[str] = ()
    ) -> Iterator[tuple[str, int]]:
        """Technologies with what they cost, one after the other.

        A race technology costs its own price on top, which no specialty lowers (OFF-TEC-3).
        """
        of_race, fold = self.game.content.race_technologies, self.game.fold
        recoloured, limited = self.game.touched(DISCOUNT_COLOURS), self.game.touched(MOST_DISCOUNTS)
        discounts: dict[str, int] = {"": 0}
        for key in technologies:
            research = Research(seat, key, how, tuple(also), base)
            best, colours = 0, (self.colour(key),)
            for colour in fold(DISCOUNT_COLOURS, colours, research) if recoloured else colours:
                if colour not in discounts:
                    discounts[colour] = self.discount(seat, colour)
                best = max(best, discounts[colour])
            best = fold(MOST_DISCOUNTS, best, research) if limited else best
            price = base + of_race[key].cost if key in of_race else base - best
            yield key, max(0, fold(TECHNOLOGY_COST, price, research))

    def specialty_planets(self, seat: Seat) -> list[PlanetId]:
        """The planets of a player whose specialty counts for objectives; officially a yellow one does not (OFF-FAQ-11)."""
        return [p.id for p in self.game.board.planets_of(seat) if self.objective_specialties(p.id)]

    def objective_specialties(self, planet: PlanetId) -> list[str]:
        """The specialties of a planet that count for objectives."""
        counted = [colour for colour in COLOURS if colour != "yellow" or self.game.parameters.yellow_specialties_count]
        return [colour for colour in counted if self.specialties(planet, colour)]

    def objective_technologies(self, seat: Seat) -> Sequence[str]:
        """The technologies of a player that count for objectives, those of his race among them (OFF-TEC-3)."""
        return self.game.player(seat).technologies

    # -- gaining ----------------------------------------------------------------------------------------------------------

    async def gain(self, seat: Seat, technology: str, how: str, base: int = 0) -> None:
        """A player gains a technology, whatever it needs; everybody may have something to say about it. 0: it is not bought."""
        if counters := self.instead(seat, how):
            await self.game.economy.gain_counters(seat, counters, how)
            return
        self._add(seat, technology)
        self.game.tell(events.TechnologyGained(seat, technology, how))
        self.game.board.deed("gained_technology", seat, what=technology)
        self.game.owes(TECHNOLOGY_GAINED)
        await self.game.moment(TECHNOLOGY_GAINED, Research(seat, technology, how, base=base))

    def _add(self, seat: Seat, technology: str) -> None:
        self.game.changing()
        used = [e for e in self.state.effects if e.key == technology and e.owner == seat]
        self.game.player(seat).technologies.append(technology)
        self.game.begin_effect(technology, seat, "technology")
        if used:
            self.game.begin_effect(COUNTS_ONCE, seat, "technology", where=technology)

    def lose(self, seat: Seat, technology: str, why: str) -> None:
        """A player loses a technology; those that needed it stay."""
        self.game.changing()
        self.game.player(seat).technologies.remove(technology)
        self.game.player(seat).copies.pop(technology, None)
        self.game.end_effects(lambda e: (e.owner, e.source) == (seat, "technology") and technology in (e.key, e.where))
        self.game.tell(events.TechnologyLost(seat, technology, why))

    def remove(self, seat: Seat, technology: str, why: str) -> None:
        """A player loses a technology, and nobody gains it any more: its card is removed from the game."""
        self.lose(seat, technology, why)
        self.state.notes[REMOVED + technology] = why

    def copy(self, seat: Seat, own: str, technology: str) -> None:
        """A technology or upgrade of a player is a copy of another one from now on, and does what that does."""
        self.game.changing()
        self.game.player(seat).copies[own] = technology
        self.begin_copy(seat, own)

    def begin_copy(self, seat: Seat, own: str) -> None:
        """What a copy does; it ends with what is the copy."""
        player = self.game.player(seat)
        source = "technology" if own in player.technologies else "upgrade"
        self.game.begin_effect(player.copies[own], seat, source, where=own)

    def begin_effects(self, seat: Seat) -> None:
        """The technologies on the race sheet (OFF-SET-6) and whatever else a player owns take effect; none needs anything."""
        player = self.game.player(seat)
        owned = [*self.game.content.races[player.race].technologies, *player.technologies]
        player.technologies = []
        self.game.end_effects(lambda effect: effect.owner == seat and effect.source == "technology")
        for technology in dict.fromkeys(owned):
            self._add(seat, technology)

    def use_effects_of(self, seat: Seat, technology: str, source: str, **ending: str) -> Effect:
        """A player uses what a technology does without owning it; it counts for nothing else and adds nothing to owning it."""
        effect = self.game.begin_effect(technology, seat, source, **ending)  # type: ignore[arg-type]
        if self.has(seat, technology):
            self.game.begin_effect(COUNTS_ONCE, seat, "technology", where=technology)
        return effect

    async def receive(self, seat: Seat, how: str) -> bool:
        """One technology for nothing; a race technology for its own price (OFF-TEC-3). False: there was none to be had."""
        if not self.has_wares(seat, 0, how):
            return False
        technology = await self.game.choose(seat, "receive_technology", self.free_wares, seat, how)
        await self._pay_and_gain(seat, technology, 0, how, 0)
        return True

    async def buy(self, seat: Seat, base: int, how: str, free_resources: int = 0) -> bool:
        """One technology, or the race's own, for its price; False: he buys none."""
        technology = await self.game.choose(seat, "buy_technology", self.purchases, seat, base, how, free_resources)
        if technology == "no":
            return False
        await self._pay_and_gain(seat, technology, base, how, free_resources)
        return True

    async def buy_several(self, seat: Seat, base: int, how: str, times: int) -> int:
        """Up to so many technologies, paid in one sum; one bought before may be what the next one needs. The number bought."""
        chosen: list[str] = []
        while len(chosen) < times and self._goes_on(seat, base, how, chosen):
            key = await self.game.compose(seat, "buy_technologies", chosen, self.further, seat, base, how, chosen)
            if key == "done":
                break
            chosen.append(key)
        price = self._sum(seat, base, how, chosen)
        await self._pay(seat, price, self.funds(seat, how))
        for technology in chosen:
            await self.gain(seat, technology, how, base)
        return len(chosen)

    def _sum(self, seat: Seat, base: int, how: str, technologies: Sequence[str]) -> int:
        return sum([self.cost(seat, key, base, how, technologies[:n]) for n, key in enumerate(technologies)])

    def _goes_on(self, seat: Seat, base: int, how: str, chosen: Sequence[str]) -> bool:
        """Whether anything more could be bought."""
        funds = self.available(seat) + self.funds(seat, how) - self._sum(seat, base, how, chosen)
        return any(
            price <= funds for _, price in self.price_list(seat, self._gainable(seat, how, chosen, base), base, how, chosen)
        )

    @grants("OFF-TEC-1")
    def further(self, seat: Seat, base: int, how: str, chosen: Sequence[str]) -> list[str | Option[str]]:
        """What may still be bought together with what was chosen."""
        spent = self._sum(seat, base, how, chosen)
        funds = self.available(seat) + self.funds(seat, how) - spent
        prices = self.prices(seat, self.gainable(seat, how, chosen, base), base, how, chosen)
        return [*(self._ware(key, price) for key, price in prices.items() if price <= funds), "done"]

    async def _pay_and_gain(self, seat: Seat, technology: str, base: int, how: str, free: int) -> None:
        await self._pay(seat, self.cost(seat, technology, base, how), free + self.funds(seat, how))
        await self.gain(seat, technology, how, base)

    async def _pay(self, seat: Seat, price: int, free: int) -> None:
        """A price is paid in what technologies cost, less what a player gets for nothing."""
        due = max(0, price - free)
        if due and self.currency(seat) == "influence":
            await self.game.economy.pay(seat, "technology", influence=due)
        elif due:
            await self.game.economy.pay(seat, "technology", resources=due)

    def currency(self, seat: Seat) -> Literal["resources", "influence"]:
        """What technologies are paid with: resources (OFF-TEC-1), if nothing else is said."""
        return self.game.fold(RESEARCH_CURRENCY, "resources", seat)

    def available(self, seat: Seat) -> int:
        """What a player could spend on technologies."""
        economy = self.game.economy
        influence = self.currency(seat) == "influence"
        return economy.available_influence(seat) if influence else economy.available_resources(seat)

    def funds(self, seat: Seat, how: str) -> int:
        """Resources for nothing, for technologies only."""
        return self.game.fold(RESEARCH_FUNDS, 0, Research(seat, "", how))

    def wares(self, seat: Seat, base: int, how: str, free: int = 0) -> list[str]:
        """The technologies a player may gain and can pay."""
        return list(self._priced(seat, base, how, free))

    def has_wares(self, seat: Seat, base: int, how: str) -> bool:
        """Whether there is a technology that a player may gain and can pay."""
        race = [key for key in self.of_race(seat) if self.may_gain(seat, key, how, base=base).allowed]
        funds = self.available(seat) + self.funds(seat, how)
        wares = self.price_list(seat, chain(self._gainable(seat, how, (), base), race), base, how)
        return any(price <= funds for _, price in wares)

    def _priced(self, seat: Seat, base: int, how: str, free: int) -> dict[str, int]:
        race = [key for key in self.of_race(seat) if self.may_gain(seat, key, how, base=base).allowed]
        prices = self.prices(seat, [*self.gainable(seat, how, base=base), *race], base, how)
        funds = self.available(seat) + free + self.funds(seat, how)
        return {key: price for key, price in prices.items() if price <= funds}

    @grants("OFF-TEC-1", "OFF-TEC-3")
    def free_wares(self, seat: Seat, how: str) -> list[Option[str]]:
        """What a free technology may be."""
        return [self._ware(key, price) for key, price in self._priced(seat, 0, how, 0).items()]

    @grants("OFF-TEC-1", "OFF-TEC-3")
    def purchases(self, seat: Seat, base: int, how: str, free: int) -> list[str | Option[str]]:
        """What may be bought."""
        return [*(self._ware(key, price) for key, price in self._priced(seat, base, how, free).items()), "no"]

    def _ware(self, technology: str, price: int) -> Option[str]:
        return ware(technology, price, "OFF-TEC-1" if self.colour(technology) else "OFF-TEC-3")

    # -- explaining ---------------------------------------------------------------------------------------------------------

    def explain(self, seat: Seat, intent: str) -> Verdict:
        """Why "research:<technology>" is or is not possible."""
        return self.may_gain(seat, name_of(intent), "explain")
