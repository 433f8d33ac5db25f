"""Surrender, an option: who leaves the table leaves a neutral capital, and the others bid for the rest (SA17-SUR-01 … 17)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from mecatol.core.decisions import ALLOWED, Ask, Option, Verdict, grants, message
from mecatol.core.effects import Effect
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events, forces
from mecatol.rules.forces import Groups
from mecatol.rules.naming import is_planet, number_named, place_named, planet_of
from mecatol.rules.official.construction import Job
from mecatol.rules.pieces import in_system, is_mercenary, on_planet
from mecatol.rules.state import NEUTRAL, NO_PLANET, NOBODY, Agreement, Group, Leader, Place, PlanetId, Seat, UnitId

from .galaxy_building import bid_of
from .game import Chapter

SURRENDERED = "surrendered"  # the effect on whoever has called the Surrender
CAPITAL = "capital"  # the effect that lies on the planet which remains of his empire
ADDED, AT_MOST = 3, 5  # Ground Forces that come to the capital, and how many it has then at most (SA17-SUR-10)
HOW = "surrender"
CALL: Option[str] = Option("surrender", "SA17-SUR-01", says=message("option-surrender"))
PASS: Option[str] = Option("pass", says=message("option-no-bid"))


class Surrender(Chapter):
    """A player who has passed may give up; his empire is dissolved in the Status Phase."""

    __slots__ = ()
    ground_forces: ClassVar[tuple[UnitId, ...]] = ("ground_force",)  # SA17-SUR-10; Shock Troops and Armor are none (SA17-NOM-02)

    # -- the call ----------------------------------------------------------------------------------------------------------

    def has_surrendered(self, seat: Seat) -> bool:
        """Whether a player has called the Surrender and his empire is not dissolved yet."""
        if not self.game.parameters.surrender:
            return False
        return any(effect.key == SURRENDERED and effect.owner == seat for effect in self.state.effects)

    def staying(self, first: Seat) -> list[Seat]:
        """Those who go on playing, beginning with a seat or the next to it, in the direction of the Cycler."""
        return [seat for seat in self.game.around(first) if not self.has_surrendered(seat)]

    def may_call(self, seat: Seat) -> Verdict:
        """Not twice, not the last one at the table, and not while resources could still be spent on units (SA17-SUR-01)."""
        if not self.game.parameters.surrender or self.has_surrendered(seat) or self.staying(seat) == [seat]:
            return Verdict(False, "SA17-SUR-01", message("explain-no-surrender"))
        if self.still_builds(seat):
            return Verdict(False, "SA17-SUR-01", message("explain-surrender-builds"))
        return ALLOWED

    def still_builds(self, seat: Seat) -> bool:
        """Whether a player could activate a system and produce a unit there."""
        docks = dict.fromkeys(self.game.board.docks_of(seat))
        if not docks or not self.game.tactical.actions(seat):
            return False
        production = self.game.production
        for hex_ in [hex_ for hex_ in self.game.tactical.open_to(seat) if hex_ in docks]:
            job = Job(seat, hex_, tuple(production.producers(seat, hex_)))
            if any(next(production.possible(job, (), producer), None) is not None for producer in job.producers):
                return True
        return False

    def actions(self, seat: Seat) -> list[Option[str]]:
        """The call beside passing."""
        return [CALL] if self.may_call(seat).allowed else []

    def acts(self, seat: Seat) -> list[Option[str]]:
        """The call of somebody who has passed, until the Action Phase is over."""
        passed = self.state.phase == "action" and self.game.player(seat).passed
        return self.actions(seat) if passed else []

    async def call(self, seat: Seat) -> None:
        """A player surrenders: it costs him points, and he is Speaker no longer (SA17-SUR-02, SA17-SUR-04)."""
        self.game.begin_effect(SURRENDERED, seat, "rule")
        self.game.tell(events.Surrendered(seat))
        if self.state.speaker == seat:
            self.game.politics.give_speaker(self.staying(seat)[0], seat)
        self.game.objectives.settle_specials()

    def is_ignored(self, seat: Seat) -> bool:
        """Whether agendas pass a player by who is still at the table (SA17-SUR-16)."""
        return self.has_surrendered(seat)

    def price(self, seat: Seat) -> int:
        """What it costs beside what a lost Home System does: together no more than the dearer of the two (SA17-SUR-02)."""
        return max(0, self.game.parameters.surrender_price - self.game.victory.penalty(seat))

    # -- the dissolution ----------------------------------------------------------------------------------------------------

    async def status_step(self) -> None:
        """After the planets are refreshed the empires of those who have surrendered are dissolved (SA17-SUR-05)."""
        seats = [seat for seat in self.game.from_speaker() if self.has_surrendered(seat)]
        self.game.then(*(Step("surrender.dissolve", seat) for seat in seats))

    async def dissolve(self, step: Step) -> None:
        """The capital is found and becomes neutral, then everything else is bid for, the Speaker choosing first."""
        capital = self.choose_capital(step.seat)
        await self.disarm(step.seat, capital)
        if capital:
            self.make_neutral(step.seat, capital)
        self.game.then(Step("surrender.lot", self.staying(self.state.speaker)[0], what=str(step.seat)))

    def choose_capital(self, seat: Seat) -> PlanetId:
        """The best planet with a Space Dock at home, else with one elsewhere, else the best of all (SA17-SUR-06 … 08)."""
        board, home = self.game.board, [planet.id for planet in self.game.board.home_planets(seat)]
        planets = board.solid_planets(seat)
        docks = [planet for planet in planets if forces.count(board.units(seat, on_planet(planet)), "space_dock")]
        return self.best([planet for planet in docks if planet in home] or docks or planets, seat)

    def best(self, planets: Sequence[PlanetId], seat: Seat) -> PlanetId:
        """The highest sum of resources and influence, then the dearest units there; what is level then is drawn."""
        if not planets:
            return NO_PLANET
        ranks = {planet: (self.value(planet), self.garrison_worth(seat, planet)) for planet in planets}
        level = [planet for planet in planets if ranks[planet] == max(ranks.values())]
        return level[self.game.pick("capital", "capital", len(level)) if len(level) > 1 else 0]

    def value(self, planet: PlanetId) -> int:
        """What a planet is measured by."""
        return self.game.economy.resources(planet) + self.game.economy.influence(planet)

    def garrison_worth(self, seat: Seat, planet: PlanetId) -> int:
        """What the units on a planet cost to build."""
        return self.game.space_battle.worth(seat, self.game.board.units(seat, on_planet(planet)))

    async def disarm(self, seat: Seat, capital: PlanetId) -> None:
        """Leaders and Space Docks are removed but for those on the capital, and captives are free (SA17-SUR-09)."""
        for leader in self.dismissed(seat, capital):
            self.game.leaders.killed(leader, NOBODY)
        for captive in self.game.leaders.captives(seat):
            await self.game.leaders.hand_over(captive, captive.owner)
        for where in self.game.board.occupied(seat):
            docks = tuple(group for group in self.game.board.units(seat, where) if group.kind == "space_dock")
            if docks and not self.keeps_dock(seat, where, capital):
                self.game.board.remove(seat, where, docks, HOW)

    def dismissed(self, seat: Seat, capital: PlanetId) -> list[Leader]:
        """The Leaders who are removed: those aboard ships, too."""
        return [leader for leader in self.game.leaders.of(seat) if leader.where != on_planet(capital)]

    def keeps_dock(self, seat: Seat, where: Place, capital: PlanetId) -> bool:
        """Whether a Space Dock stays where it is."""
        return where == on_planet(capital)

    def make_neutral(self, seat: Seat, capital: PlanetId) -> None:
        """Ground Forces join those on the capital; it and they are neutral from now on (SA17-SUR-10, SA17-SUR-11)."""
        board, here = self.game.board, on_planet(capital)
        board.remove(seat, here, forces.of(board.units(seat, here), is_mercenary), HOW)
        garrison = board.units(seat, here)
        more = min(ADDED, max(0, AT_MOST - forces.count(garrison, *self.ground_forces)))
        board.remove(seat, here, garrison, HOW)
        board.place(NEUTRAL, here, forces.added(garrison, [Group("ground_force", more)] if more else []), HOW)
        board.free_planet(capital, HOW)
        self.game.begin_effect(CAPITAL, seat, "rule", where=here)

    # -- lots --------------------------------------------------------------------------------------------------------------

    async def lot(self, step: Step) -> None:
        """A player chooses a planet or a fleet, all bid for it, and the next one chooses (SA17-SUR-12, SA17-SUR-15)."""
        chooser, seat = step.seat, int(step.what)
        if not self.lots(seat):
            self.game.then(Step("surrender.end", seat))
            return
        lot = await self.game.choose(chooser, "choose_lot", self.lot_options, seat)
        self.game.tell(events.LotChosen(chooser, seat, lot))
        winner, price = await self.auction(chooser, lot)
        if price:
            await self.game.economy.pay(winner, "lot", influence=price)
        await self.hand_over(seat, winner, lot)
        following = self.staying(chooser)
        self.game.then(replace(step, seat=following[1] if len(following) > 1 else chooser))

    def lots(self, seat: Seat) -> list[Place]:
        """The planets and fleets that are left of an empire."""
        board = self.game.board
        return [*(on_planet(planet.id) for planet in board.planets_of(seat)), *map(in_system, board.in_space_of(seat))]

    @grants("SA17-SUR-12", "SA17-SUR-15")
    def lot_options(self, seat: Seat) -> list[Option[Place]]:
        """What may be bid for next."""
        return [Option(lot, things=(lot,), says=message("option-lot", where=lot)) for lot in self.lots(seat)]

    async def auction(self, chooser: Seat, lot: Place) -> tuple[Seat, int]:
        """Whoever chose opens, then each bids more or drops out; the highest bid wins (SA17-SUR-13)."""
        winner, price = chooser, number_named(await self._bid(chooser, lot, NOBODY))
        self.game.tell(events.LotBid(chooser, lot, price))
        waiting = [seat for seat in self.staying(chooser) if seat != chooser]
        while waiting:
            seat = waiting.pop(0)
            if len(self.bids(seat, price)) > 1 and (key := await self._bid(seat, lot, price)) != PASS.key:
                waiting.append(winner)
                winner, price = seat, number_named(key)
                self.game.tell(events.LotBid(seat, lot, price))
        return winner, price

    async def _bid(self, seat: Seat, lot: Place, highest: int) -> str:
        return await self.game.ask(Ask(seat, "lot_bid", partial(self.bids, seat, highest), about=(lot,)))

    @grants("SA17-SUR-13")
    def bids(self, seat: Seat, highest: int) -> list[Option[str]]:
        """More than was bid, as far as a player could pay it; whoever opens bids, if only nothing."""
        most = self.game.economy.available_influence(seat)
        found = [bid_of(amount) for amount in range(highest + 1, most + 1)]
        return found if highest == NOBODY else [*found, PASS]

    async def hand_over(self, seat: Seat, to: Seat, lot: Place) -> None:
        """A planet with what stands on it, exhausted, or a fleet with what it carries becomes somebody else's (SA17-SUR-14).

        Space Docks go where the new owner has his: beside the planet, or on it; one in space serves nobody whose docks do not
        float.
        """
        board, production = self.game.board, self.game.production
        units = board.units(seat, lot)
        board.remove(seat, lot, units, HOW)
        taken = self.taken_over(to, units)
        docks = forces.of(taken, lambda kind: kind == "space_dock")
        board.place(to, lot, forces.removed(taken, docks), HOW)
        if docks and (is_planet(lot) or production.docks_float(to)):
            board.place(to, production.dock_place(to, planet_of(lot)) if is_planet(lot) else lot, docks, HOW)
        if is_planet(lot):
            await self.game.invasion.gain(to, planet_of(lot), HOW)
        await self.game.economy.settle_fleets(to)
        await self.game.leaders.fates()

    def taken_over(self, seat: Seat, units: Groups) -> Groups:
        """As many units as a player has pieces for; a Flagship serves no other race."""
        found: Groups = ()
        for group in units:
            room = self.game.board.left(seat, group.kind) - forces.count(found, group.kind)
            if group.kind != "flagship" and room > 0:
                found = forces.added(found, [replace(group, count=min(group.count, room))])
        return found

    async def end(self, step: Step) -> None:
        """Only the capital is left; the game goes on without the player."""
        await self.game.victory.eliminate(step.seat)
        self.game.victory.last_standing()

    # -- the capital -------------------------------------------------------------------------------------------------------

    def capitals(self) -> list[Effect]:
        """The capitals of those who have surrendered, fallen ones until that is settled."""
        return [effect for effect in self.state.effects if effect.key == CAPITAL] if self.game.parameters.surrender else []

    def capital_of(self, planet: PlanetId) -> Seat:
        """Whose capital a planet is, or nobody's."""
        return next((effect.owner for effect in self.capitals() if effect.where == on_planet(planet)), NOBODY)

    def fallen(self) -> list[Effect]:
        """Capitals that are neutral no longer."""
        capitals = [(effect, planet_of(place_named(effect.where))) for effect in self.capitals()]
        return [e for e, p in capitals if not self.game.board.has_planet(p) or self.game.board.planet(p).owner != NOBODY]

    def keeps(self, seat: Seat, agreement: Agreement) -> bool:
        """Whether a Trade Agreement outlasts a player: with others in the game, while his race has a planet (SA17-SUR-03)."""
        partner = self.game.trade.partner(seat, agreement)
        alone = partner == seat or self.game.player(partner).out != ""
        return not alone and any(effect.owner == seat for effect in self.capitals())

    async def settle(self) -> None:
        """Where a capital has fallen nothing of the empire is left, and its agreements end (SA17-SUR-03)."""
        fallen = self.fallen()
        self.game.end_effects(lambda effect: effect in fallen)
        for effect in fallen:
            for agreement in self.game.trade.agreements_of(effect.owner):
                await self.game.trade.break_agreement(agreement)

    def restore(self, planet: PlanetId) -> None:
        """For those who conquer a capital it is still its empire's: what its garrison guarded goes the usual way."""
        board, here, seat = self.game.board, on_planet(planet), self.capital_of(planet)
        guarded = board.units(NEUTRAL, here)
        board.remove(NEUTRAL, here, guarded, HOW)
        board.place(seat, here, guarded, HOW)
        board.set_planet(replace(board.planet(planet), owner=seat))
