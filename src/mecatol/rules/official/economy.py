"""Resources, influence, Trade Goods and Command Counters: having and gaining them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.moments import (
    GOODS_ARE_POOLED,
    GOODS_GIVEN,
    GOODS_GO_TO,
    HAS_ABILITY,
    MOST_FLEET,
    MOST_GOODS,
    Gain,
    Gift,
)
from mecatol.rules.naming import number_named, planet_named
from mecatol.rules.pieces import in_system, is_big_ship, on_planet
from mecatol.rules.state import EXHAUSTED, Place, Planet, PlanetId, Seat, UnitId

from .fleet_supply import UNLIMITED
from .payment import Payment

Area = Literal["strategy", "pool", "fleet"]

AREAS: tuple[Area, ...] = ("strategy", "pool", "fleet")
POOLED = "pooled:"  # of a player, in the notes
KEEP: Option[str] = Option("keep", says=message("option-keep-counters"))
IN_AREAS: tuple[Option[Area], ...] = tuple(Option(area, says=message(f"area-{area}")) for area in AREAS)
REFRESH_UNITS: dict[str, tuple[UnitId, ...]] = {
    "shock_troops": ("shock_troop",),
    "ground_forces": ("ground_force",),
    "fighters": ("fighter",),
    "fighters_and_ground_forces": ("fighter", "ground_force"),
    "pds": ("pds",),
}


@lru_cache(maxsize=256)
def _size(area: Area, count: int) -> Option[str]:
    return Option(f"{area}:{count}", says=message(f"option-{area}-size", count=count))


class Economy(Payment):
    """Trade Goods and Command Counters, and what controlled planets give; paying is what it builds on."""

    __slots__ = ()

    # -- Trade Goods ---------------------------------------------------------------------------------------------------

    def supply(self) -> int:
        """Trade Goods left for everybody (OFF-CMP-4)."""
        state = self.state
        left = self.game.parameters.goods_supply - self.game.board.facts.wealth
        for player in state.players:
            left -= player.trade_goods + player.sealed_goods
        for agreement in state.agreements:
            left -= sum(agreement.goods)
        return max(0, left)

    def gain_goods(self, seat: Seat, amount: int, why: str) -> int:
        """A player receives Trade Goods, as far as there are any; the number he got."""
        self.game.changing()
        if amount <= 0:
            return 0
        if self.game.fold(GOODS_ARE_POOLED, False, Gain(seat, why)):
            self.pool_goods(seat, amount)
            return 0
        seat = self.game.fold(GOODS_GO_TO, seat, seat)
        amount = min(amount, self.supply(), self.goods_room(seat))
        if amount > 0:
            self.game.player(seat).trade_goods += amount
            self.game.tell(events.GoodsChanged(seat, amount, why))
        return amount

    def pool_goods(self, seat: Seat, amount: int) -> None:
        """Trade Goods that a player would receive, as far as there are any, lie in a pool from which he will have a share."""
        self.game.changing()
        pool = self.pooled()
        mine = pool.get(seat, 0)
        amount = min(amount, self.supply() - sum(pool.values()), self.goods_room(seat) - mine)
        if amount > 0:
            self.state.notes[f"{POOLED}{seat}"] = str(mine + amount)
            self.game.tell(events.GoodsPooled(seat, amount))

    def pooled(self) -> dict[Seat, int]:
        """What everybody would have received of the pool."""
        return {seat: int(self.state.notes.get(f"{POOLED}{seat}", "0")) for seat in self.game.rotation()}

    def share_pool(self, why: str) -> None:
        """Those who would have received anything get equal shares of the pool, and the remainder is lost."""
        self.game.changing()
        pool = self.pooled()
        sharers = [seat for seat, amount in pool.items() if amount]
        for seat in sharers:
            del self.state.notes[f"{POOLED}{seat}"]
        for seat in sharers:
            self.gain_goods(seat, sum(pool.values()) // len(sharers), why)

    def goods_room(self, seat: Seat) -> int:
        """How many more Trade Goods a player may hold."""
        return max(0, self.game.fold(MOST_GOODS, UNLIMITED, seat) - self.game.player(seat).trade_goods)

    def lose_goods(self, seat: Seat, amount: int, why: str) -> int:
        """Trade Goods go back to the supply, as far as the player has them; the number he lost (SA17-GEN-23)."""
        self.game.changing()
        player = self.game.player(seat)
        amount = min(amount, player.trade_goods)
        if amount > 0:
            player.trade_goods -= amount
            self.game.tell(events.GoodsChanged(seat, -amount, why))
        return amount

    def hand_goods(self, seat: Seat, to: Seat, amount: int) -> None:
        """Trade Goods change hands."""
        self.game.changing()
        amount = min(amount, self.game.player(seat).trade_goods, self.goods_room(to))
        if amount > 0:
            self.game.player(seat).trade_goods -= amount
            self.game.player(to).trade_goods += amount
            self.game.tell(events.GoodsGiven(seat, to, amount))

    @grants("OFF-ECO-2")
    def acts(self, seat: Seat) -> list[Option[str]]:
        """Trade Goods may be given away at any time, one after the other."""
        if not self.usable_goods(seat):
            return []
        return [
            Option(f"give:{other}", "OFF-ECO-2", (f"player:{other}",), message("option-give", player=other))
            for other in self.game.opponents(seat)
            if self.goods_room(other)
        ]

    async def act(self, seat: Seat, key: str) -> None:
        """A Trade Good is given away."""
        other = number_named(key)
        self.hand_goods(seat, other, 1)
        await self.game.moment(GOODS_GIVEN, Gift(seat, other))

    # -- Command Counters ----------------------------------------------------------------------------------------------

    def counters(self, seat: Seat, area: Area) -> int:
        """Command Counters in an area of a player's sheet (OFF-CC-1)."""
        player = self.game.player(seat)
        return {"strategy": player.strategy, "pool": player.pool, "fleet": player.fleet}[area]

    async def gain_counters(self, seat: Seat, amount: int, why: str, area: Area | None = None) -> None:
        """A player receives Command Counters, as far as the reinforcements go, and says where each one goes (OFF-CC-2)."""
        amount = min(amount, self.game.board.reinforcements(seat))  # OFF-CMP-3
        self.add_counters(seat, [area] * amount if area else await self.choose_areas(seat, amount, why), why)

    async def choose_areas(self, seat: Seat, amount: int, why: str) -> list[Area]:
        """Where a player wants to put the counters he is about to receive."""
        chosen: list[Area] = []
        while len(chosen) < amount and len(chosen) < self.game.board.reinforcements(seat):
            draft = (why, amount, tuple(chosen))
            chosen.append(await self.game.compose(seat, "counter_area", draft, self.areas, seat, chosen.count("fleet")))
        return chosen

    @grants("OFF-CC-2")
    def areas(self, seat: Seat, more: int) -> list[Option[Area]]:
        """The three areas of a sheet; Fleet Supply while there is room for one more beside so many."""
        room = self.fleet_room(seat) > more
        return [option for option in IN_AREAS if room or option.key != "fleet"]

    def fleet_room(self, seat: Seat) -> int:
        """How many more counters a player may have in Fleet Supply."""
        return max(0, self.game.fold(MOST_FLEET, UNLIMITED, seat) - self.game.player(seat).fleet)

    def add_counters(self, seat: Seat, areas: Sequence[Area], why: str) -> None:
        """Command Counters go from the reinforcements to areas of the sheet."""
        self.game.changing()
        areas = areas[: self.game.board.reinforcements(seat)]
        for area in AREAS:
            if number := areas.count(area):
                self._change_counters(seat, area, min(number, self.fleet_room(seat)) if area == "fleet" else number, why)

    def spend_counter(self, seat: Seat, area: Area, why: str) -> None:
        """A Command Counter goes from the sheet to the reinforcements (OFF-CC-1)."""
        if self.counters(seat, area):
            self._change_counters(seat, area, -1, why)

    def recallable(self, seat: Seat) -> list[Hex]:
        """Systems from which a card may take a Command Counter of a player's back: all where one lies."""
        return [system.hex for system in self.state.systems if seat in system.counters]

    def _change_counters(self, seat: Seat, area: Area, amount: int, why: str) -> None:
        self.game.changing()
        player = self.game.player(seat)
        if area == "strategy":
            player.strategy += amount
        elif area == "pool":
            player.pool += amount
        else:
            player.fleet += amount
        if amount:
            self.game.tell(events.CountersChanged(seat, area, amount, why))

    async def redistribute(self, seat: Seat) -> None:
        """A player shifts counters between his areas; ships beyond a smaller Fleet Supply are lost (OFF-CC-2, OFF-CC-3)."""
        self.arrange(seat, await self.choose_arrangement(seat))
        await self.settle_fleets(seat)

    async def choose_arrangement(self, seat: Seat) -> tuple[int, int, int]:
        """How many counters a player wants in Strategy Allocation, Command Pool and Fleet Supply."""
        player = self.game.player(seat)
        now = (player.strategy, player.pool, player.fleet)
        key = await self.game.choose(seat, "redistribute", self.fleet_sizes, seat)
        if key == "keep":
            return now
        fleet = number_named(key)
        pool = number_named(await self.game.choose(seat, "redistribute_pool", self.pool_sizes, seat, fleet))
        return (sum(now) - fleet - pool, pool, fleet)

    @grants("OFF-CC-2")
    def fleet_sizes(self, seat: Seat) -> list[Option[str]]:
        """Leave the counters where they are, or say how many are to be Fleet Supply."""
        player = self.game.player(seat)
        all_of_them = player.strategy + player.pool + player.fleet
        most = min(all_of_them, player.fleet + self.fleet_room(seat))
        return [KEEP, *[_size("fleet", n) for n in range(most + 1)]]

    @grants("OFF-CC-2")
    def pool_sizes(self, seat: Seat, fleet: int) -> list[Option[str]]:
        """How many of the other counters are to be in the Command Pool; the rest is Strategy Allocation."""
        player = self.game.player(seat)
        others = player.strategy + player.pool + player.fleet - fleet
        return [_size("pool", n) for n in range(others + 1)]

    def arrange(self, seat: Seat, counters: tuple[int, int, int]) -> None:
        """The counters of a sheet are laid out anew: Strategy Allocation, Command Pool, Fleet Supply."""
        player = self.game.player(seat)
        now = (player.strategy, player.pool, player.fleet)
        for area, before, wanted in zip(AREAS, now, counters, strict=True):
            if wanted != before:
                self._change_counters(seat, area, wanted - before, "redistribute")

    async def settle_fleets(self, seat: Seat) -> None:
        """Every fleet of a player, and cargo without one, is brought within its limits (OFF-CC-3).

        Where no action is under way that would end with it, the fate of leaders lost thereby is decided at once.
        """
        for hex_ in self.game.board.in_space_of(seat):
            await self.game.fleet_supply.settle(seat, hex_, "fleet_supply")
        if self.state.action is None:
            await self.game.leaders.fates()

    async def settle_everybody(self) -> None:
        """The same for all: what gave ships their supply, Fighters their support or cargo its place may be over."""
        board, supply = self.game.board, self.game.fleet_supply
        if not supply.all_settled():
            for seat in self.game.rotation():
                if not all(supply.is_settled(seat, hex_) for hex_ in board.in_space_of(seat)):
                    await self.settle_fleets(seat)
        if self.state.action is None:
            await self.game.leaders.fates()

    # -- control, and what controlled planets give ---------------------------------------------------------------------

    def controls_system(self, seat: Seat, hex_: Hex) -> bool:
        """All planets and a ship there; without planets a ship there and no enemy units (OFF-SYS-8)."""
        return self.controls_with(seat, hex_, self.game.board.system(hex_).planets)

    def controls_with(self, seat: Seat, hex_: Hex, planets: Sequence[Planet]) -> bool:
        """The same, where these are the planets of the system."""
        if not self.holds_space(seat, hex_):
            return False
        if planets:
            return all(planet.owner == seat for planet in planets)
        return all(stack.owner == seat for stack in self.game.board.system(hex_).stacks)

    def holds_space(self, seat: Seat, hex_: Hex) -> bool:
        """Whether a player's ships there are such as control a system: Fighters alone are not (OFF-SYS-8)."""
        return any(is_big_ship(group.kind) for group in self.game.board.ships(seat, hex_))

    def refresh(self, seat: Seat) -> None:
        """A player's planets and Space Docks are refreshed (SA17-NOM-10)."""
        board = self.game.board
        board.refresh(seat, [planet.id for planet in board.planets_of(seat)])
        for where in board.occupied(seat):
            for group in board.units(seat, where):
                if group.mark == EXHAUSTED:
                    board.mark(seat, where, group, "")

    async def refresh_abilities(self, seat: Seat) -> None:
        """Right after refreshing, planets may be exhausted for their abilities (OFF-SYS-7)."""
        while self.usable_abilities(seat):
            key = await self.game.choose(seat, "refresh_ability", self.refresh_options, seat)
            if key == "done":
                return
            await self._use_ability(seat, planet_named(key))

    def usable_abilities(self, seat: Seat) -> list[PlanetId]:
        """Refreshed planets whose ability would give the player something now."""
        return [planet for planet in self.ready_planets(seat) if self._gives(seat, planet)]

    def _gives(self, seat: Seat, planet: PlanetId) -> bool:
        printed = self.game.board.printed_planet(planet)
        if not printed.refresh or not self.game.fold(HAS_ABILITY, True, self.game.board.planet(planet)):
            return False
        if printed.refresh in REFRESH_UNITS:
            kinds = REFRESH_UNITS[printed.refresh]
            return any(self.game.production.room_for(seat, kind, self._place_for(planet, kind), 1) for kind in kinds)
        return True

    def _place_for(self, planet: PlanetId, kind: UnitId) -> Place:
        """Where a refresh ability puts units: on the planet, Fighters above it, but not where enemy ships are (OFF-SYS-7)."""
        return in_system(self.game.board.system_of(planet)) if kind == "fighter" else on_planet(planet)

    @grants("OFF-SYS-7")
    def refresh_options(self, seat: Seat) -> list[Option[str]]:
        """Planets whose ability may be used, or no more."""
        found = [
            Option(on_planet(planet), things=(on_planet(planet),), says=message("option-refresh-ability", planet=planet))
            for planet in self.usable_abilities(seat)
        ]
        return [*found, Option("done")]

    async def _use_ability(self, seat: Seat, planet: PlanetId) -> None:
        printed = self.game.board.printed_planet(planet)
        amount, why = printed.refresh_amount, "refresh_ability"
        self.game.board.exhaust(planet, why)
        if printed.refresh == "trade_goods":
            self.gain_goods(seat, amount, why)
        elif printed.refresh == "natural_wealth":
            self.add_wealth(on_planet(planet), amount)
        elif printed.refresh == "space_mines":
            await self.game.space_mines.place_free(seat, self.game.board.system_of(planet), amount)
        elif printed.refresh == "action_and_political_cards":
            await self.game.action_cards.take(seat, amount, why)
            await self.game.political_cards.take(seat, amount, why)
        else:
            for kind in REFRESH_UNITS[printed.refresh]:
                self.game.production.place_units(seat, kind, self._place_for(planet, kind), amount, why)
            self.game.invasion.revert_lonely()

    # -- Natural Wealth ------------------------------------------------------------------------------------------------

    def add_wealth(self, where: Place, amount: int) -> None:
        """Trade Goods are put on a planet, or into a system, as Natural Wealth; never on a Trade Station."""
        board = self.game.board
        amount = min(amount, self.supply())
        if where.startswith("planet:"):
            planet = board.planet(planet_named(where))
            if not board.is_solid(planet.id):
                return
            board.set_planet(replace(planet, wealth=planet.wealth + amount))
        else:
            system = board.system(board.hex_of(where))
            board.set_system(replace(system, wealth=system.wealth + amount))
        self.game.tell(events.WealthChanged(where, amount))

    def wealth(self, where: Place) -> int:
        """The Natural Wealth of a place."""
        if where.startswith("planet:"):
            return self.game.board.planet(planet_named(where)).wealth
        return self.game.board.system(self.game.board.hex_of(where)).wealth

    def reachable_wealth(self, seat: Seat, hex_: Hex | None = None) -> list[Place]:
        """Where a player may take Natural Wealth: on planets he controls and in space where he alone has ships, in one system or
        in all."""
        if not self.game.board.facts.wealth:
            return []
        systems = [self.game.board.system(hex_)] if hex_ is not None else self.state.systems
        found: list[Place] = []
        for system in systems:
            for planet in system.planets:
                if planet.wealth and planet.owner == seat:
                    found.append(on_planet(planet.id))
            if system.wealth and self.game.board.fleets(system.hex) == [seat]:
                found.append(in_system(system.hex))
        return found

    async def collect_wealth(self, seat: Seat, hex_: Hex | None = None) -> None:
        """A player may take one Trade Good of each Natural Wealth he controls: in a system when his Tactical Action there ends,
        and everywhere when planets are refreshed."""
        for where in self.reachable_wealth(seat, hex_):
            if await self.game.choose(seat, "collect_wealth", self.wealth_options, where) == "take":
                self.add_wealth(where, -1)
                self.gain_goods(seat, 1, "natural_wealth")

    @grants("SA17-DOM-01")
    def wealth_options(self, where: Place) -> list[Option[str]]:
        """Take a Trade Good there, or leave it."""
        return [Option("take", things=(where,), says=message("option-take-wealth", where=where)), Option("no")]
