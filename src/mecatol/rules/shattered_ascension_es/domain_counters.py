"""What lies face down on planets and in space, and how it can be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.rules import events, forces
from mecatol.rules.naming import parted, place_named
from mecatol.rules.shattered_ascension import domain_counters as shattered_ascension
from mecatol.rules.state import Place, Seat

from .game import Chapter

FOUND_ON = 8  # SAES-DOM-06
NO: Option[str] = Option("no", says=message("option-no-probe"))


class DomainCounters(shattered_ascension.DomainCounters, Chapter):
    """Fighters probe from a low orbit, as officially (SAES-DOM-04), or fast from a high one (SAES-DOM-03)."""

    __slots__ = ()

    def reaches(self, distance: int) -> bool:
        """Only into an adjacent system: the dock's own is none (SAES-DOM-02)."""
        return distance == self.game.parameters.probe_range

    async def before_landings(self, seat: Seat, hex_: Hex) -> None:
        """High Orbit Probing comes just before the landings, which it does not prevent (SAES-DOM-06). Fighters that were sent
        there do not probe from a low orbit as well (SAES-DOM-03)."""
        if await self.high_orbit(seat, self.unprobed(seat, hex_), forces.count(self.game.board.ships(seat, hex_), "fighter")):
            await self.razing(seat, hex_)
        else:
            await super().before_landings(seat, hex_)

    async def high_orbit(self, seat: Seat, places: Sequence[Place], fighters: int) -> bool:
        """All Fighters are shared out among the planets (SAES-DOM-05); each finds what is there with an 8 (SAES-DOM-06). Whether
        any were sent."""
        sent: list[Place] = []
        while places and len(sent) < fighters:
            key = await self.game.compose(seat, "high_orbit_probing", tuple(sent), self.orbits, places, sent)
            if key == NO.key:
                return False
            sent.append(place_named(key))
        for place in [place for place in places if place in sent]:
            faces = self.game.roll("high_orbit_probing", sent.count(place))
            self.game.tell(events.Rolled(seat, "high_orbit_probing", faces, FOUND_ON))
            if any(face >= FOUND_ON for face in faces):
                self.probe(seat, place)
        return bool(sent)

    @grants("SAES-DOM-03", "SAES-DOM-05")
    def orbits(self, places: Sequence[Place], sent: Sequence[Place]) -> list[Option[str]]:
        """Which planet the next Fighter probes; before the first one, whether any does."""
        found = [Option(str(place), things=(place,), says=message("option-high-orbit", where=place)) for place in places]
        return found if sent else [*found, NO]

    def reward(self, seat: Seat, place: Place, reward: str) -> None:
        """Goods that Hostile Locals guarded become Natural Wealth (SAES-DOM-15)."""
        what, number = parted(reward, ":")
        if what == "wealth":
            self.game.economy.add_wealth(place, int(number))
        else:
            super().reward(seat, place, reward)
