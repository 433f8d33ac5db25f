"""Colonies and Refineries."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.naming import parted, planet_named
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import PlanetId, Seat

from .game import Chapter


@lru_cache(maxsize=1024)
def to_build(facility: str, planet: PlanetId) -> Option[str]:
    """A facility and the planet it is to stand on."""
    says = message("option-build-facility", facility=facility, planet=planet)
    return Option(f"{facility}:{planet}", things=(on_planet(planet),), says=says)


@lru_cache(maxsize=1024)
def _refused(why: str, planet: PlanetId) -> Verdict:
    return Verdict(False, "OFF-SE-FAC", message(why, planet=planet))


class Facilities(Chapter):
    """Colonies and Refineries: one a planet, worth one more influence or one more resource."""

    __slots__ = ()

    async def build(self, step: Step) -> None:
        """In the production step of a Tactical Action, never of a Transfer Action (OFF-SE-FAC)."""
        if Hex(step.place) in self.game.tactical.fully_activated():
            await self.build_in_one_of(step.seat, [Hex(step.place)])

    async def build_in_one_of(self, seat: Seat, systems: Sequence[Hex]) -> None:
        """As many as a player likes, all in the system of the first."""
        while any(self.offers(seat, hex_) for hex_ in systems):
            key = await self.game.choose(seat, "build_facility", self.options, seat, systems)
            if key == "done":
                return
            facility, planet = parted(key, ":")[0], planet_named(key)
            await self._pay(seat, facility, planet)
            self.place(seat, planet, facility)
            systems = [self.game.board.system_of(planet)]

    async def status_step(self, seat: Seat) -> None:
        """Nothing is placed when planets are refreshed."""

    @grants("OFF-SE-FAC")
    def options(self, seat: Seat, systems: Sequence[Hex]) -> list[Option[str]]:
        """Facilities and planets to place them on, or no more."""
        return [*(option for hex_ in systems for option in self.offers(seat, hex_)), Option("done")]

    def offers(self, seat: Seat, hex_: Hex) -> list[Option[str]]:
        """Every facility a player could build in a system."""
        return [
            to_build(facility, planet.id)
            for planet in self.game.board.system(hex_).planets
            if self.may_build(seat, planet.id).allowed
            for facility in self.game.content.facilities
            if self.left(facility) and self._affordable(seat, facility, planet.id)
        ]

    def may_build(self, seat: Seat, planet: PlanetId) -> Verdict:
        """A facility is built on a planet held since the round began, with no enemy ships in the system (OFF-SE-FAC)."""
        verdict = self.may_stand(seat, planet)
        hex_ = self.game.board.system_of(planet)
        if verdict.allowed and not self.game.production.held(seat, planet):
            return _refused("explain-just-acquired", planet)
        if verdict.allowed and self.game.board.enemy_fleets(seat, hex_):
            return Verdict(False, "OFF-SE-FAC", message("explain-blockade", where=in_system(hex_)))
        return verdict

    def may_stand(self, seat: Seat, planet: PlanetId) -> Verdict:
        """On an own planet outside the Home Systems, not on a Trade Station, one on each."""
        board = self.game.board
        if not self.game.parameters.facilities or board.planet(planet).owner != seat:
            return _refused("explain-not-your-planet", planet)
        if board.is_home(board.system_of(planet)):
            return _refused("explain-facility-at-home", planet)
        if board.printed_planet(planet).trade_station:
            return _refused("explain-trade-station", planet)
        if board.planet(planet).facility:
            return _refused("explain-has-facility", planet)
        return ALLOWED

    def left(self, facility: str) -> int:
        """How many of a kind are left for everybody (OFF-CMP-5)."""
        standing = 0
        for planet in chain.from_iterable(self.game.board.facts.planets.values()):
            if planet.facility == facility:
                standing += 1
            if planet.tokens:
                standing += planet.tokens.count(facility)
        return max(0, self.game.content.facilities[facility].supply - standing)

    def _pays_itself(self, facility: str, planet: PlanetId) -> bool:
        """Whether the planet, exhausted by the building in any case, covers the price."""
        price = self.game.content.facilities[facility].cost
        return not self.game.board.planet(planet).exhausted and self.game.economy.resources(planet) >= price

    def _affordable(self, seat: Seat, facility: str, planet: PlanetId) -> bool:
        price = self.game.content.facilities[facility].cost
        return self._pays_itself(facility, planet) or self.game.economy.can_pay(seat, resources=price)

    async def _pay(self, seat: Seat, facility: str, planet: PlanetId) -> None:
        """One resource, and the planet is exhausted; if it can it pays (OFF-SE-FAC)."""
        if not self._pays_itself(facility, planet):
            await self.game.economy.pay(seat, "facility", resources=self.game.content.facilities[facility].cost)
        self.game.board.exhaust(planet, "facility")

    def place(self, seat: Seat, planet: PlanetId, facility: str) -> None:
        """A facility comes onto a planet."""
        self.game.board.set_planet(replace(self.game.board.planet(planet), facility=facility))
        self.game.tell(events.FacilityPlaced(seat, planet, facility))

    def add(self, planet: PlanetId, facility: str) -> None:
        """A planet has a facility beyond the one that may stand on it; it belongs to the place and stays there for good."""
        was = self.game.board.planet(planet)
        self.game.board.set_planet(replace(was, tokens=(*was.tokens, facility)))
        self.game.tell(events.FacilityPlaced(was.owner, planet, facility))

    def on(self, planet: PlanetId) -> list[str]:
        """Every facility on a planet."""
        here = self.game.board.planet(planet)
        return [each for each in (here.facility, *here.tokens) if each in self.game.content.facilities]

    def remove(self, planet: PlanetId, why: str) -> None:
        """A planet loses its facility."""
        was = self.game.board.planet(planet)
        if was.facility:
            self.game.board.set_planet(replace(was, facility=""))
            self.game.tell(events.FacilityRemoved(planet, was.facility, why))
