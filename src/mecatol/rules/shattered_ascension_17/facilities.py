"""Colonies and Refineries."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants
from mecatol.core.rules import Step
from mecatol.rules.naming import parted, planet_named, planet_of
from mecatol.rules.official import facilities as official
from mecatol.rules.official.facilities import to_build
from mecatol.rules.state import PlanetId, Seat

from .game import Chapter


class Facilities(official.Facilities, Chapter):
    """What build 17 changes."""

    __slots__ = ()

    async def build(self, step: Step) -> None:
        """Facilities are not built in the production step (SA17-GEN-24)."""

    async def status_step(self, seat: Seat) -> None:
        """Facilities are placed instead of refreshing their planets, for nothing (SA17-GEN-24).

        Asked right after the player's planets were refreshed; whether exhausted or not before (SA17-GEN-25), the planet ends
        exhausted. It may have been gained this round, and enemy ships do not matter (SA17-GEN-26).
        """
        while self.places_for(seat):
            key = await self.game.choose(seat, "place_facility", self.status_options, seat)
            if key == "done":
                return
            facility, planet = parted(key, ":")[0], planet_named(key)
            if planet in self.spoiled(seat):
                self.game.domain_counters.irradiate(planet)  # it was not to be refreshed: the counter stays
            self.game.board.exhaust(planet, "facility")
            self.place(seat, planet, facility)

    @grants("SA17-GEN-24", "SA17-GEN-25", "SA17-GEN-26")
    def status_options(self, seat: Seat) -> list[Option[str]]:
        """Facilities and planets to place them on, or no more."""
        return [*self.places_for(seat), Option("done")]

    def places_for(self, seat: Seat) -> list[Option[str]]:
        """Every facility a player could place: a planet exhausted after refreshing was used for something else, unless
        Neutron Radiation kept it from being refreshed."""
        bare = [planet for planet in self.game.board.planets_of(seat) if not planet.facility]
        spoiled = self.spoiled(seat) if any(planet.exhausted for planet in bare) else ()
        ready = [planet.id for planet in bare if not planet.exhausted or planet.id in spoiled]
        places = [planet for planet in ready if self.may_stand(seat, planet).allowed]
        left = [facility for facility in self.game.content.facilities if self.left(facility)] if places else []
        return [to_build(facility, planet) for planet in places for facility in left]

    def spoiled(self, seat: Seat) -> list[PlanetId]:
        """Planets whose refreshing in this phase Neutron Radiation has cancelled."""
        deeds = self.game.board.deeds("refresh_spoiled", seat)
        return [planet_of(deed.place) for deed in deeds if deed.how == self.state.phase]
