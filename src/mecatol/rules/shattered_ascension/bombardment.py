"""Ships fire at planets."""

from __future__ import annotations

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.rules.moments import Firing
from mecatol.rules.official import bombardment as official
from mecatol.rules.pieces import is_ground, on_planet
from mecatol.rules.state import NOBODY, PlanetId, Seat, UnitId

from .game import Chapter


class Bombardment(official.Bombardment, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    def bar(self, firing: Firing) -> Verdict:
        """No invasion is needed (SA17-UNI-02), shields bar nobody (SA17-UNI-11), units of counters are units (SA17-DOM-04).

        A planet whose invasion a Diplomat delays is not bombarded either (SA17-LDR-14).
        """
        if self.game.invasion.was_stopped(firing.planet):
            return Verdict(False, "SA17-LDR-14", message("explain-bombard-stopped", planet=firing.planet))
        return ALLOWED

    def is_exposed(self, kind: UnitId) -> bool:
        """Every ground unit, Armor too (SA17-UNI-21)."""
        return is_ground(kind)

    def is_prone(self, kind: UnitId) -> bool:
        """Armor takes bombardment hits before all others (SA17-UNI-24) and sustains none of them (SA17-UNI-25)."""
        return kind == "mechanized_unit"

    def basic_shields(self, planet: PlanetId, target: Seat) -> int:
        """Each PDS absorbs one hit (SA17-UNI-12), and so does what serves as one."""
        return self.game.space_cannon.pds(target, on_planet(planet)) * self.game.content.units["pds"].shield

    async def overkill(self, seat: Seat, planet: PlanetId, target: Seat, hits: int) -> None:
        """A hit that no ground unit is left to take makes the planet neutral (SA17-GEN-14), if the bombarder wants."""
        if hits <= 0 or self.game.board.planet(planet).owner == NOBODY:
            return
        if await self.game.choose(seat, "make_neutral", self.neutral_options, planet) == "yes":
            await self.make_neutral(seat, planet, target)

    @grants("SA17-GEN-14", "SA17-GEN-15")
    def neutral_options(self, planet: PlanetId) -> list[Option[str]]:
        """Whether the planet becomes neutral."""
        here = (on_planet(planet),)
        return [
            Option("yes", "SA17-GEN-14", here, message("option-make-neutral", planet=planet)),
            Option("no", "SA17-GEN-15", here, message("option-leave-planet", planet=planet)),
        ]

    async def make_neutral(self, seat: Seat, planet: PlanetId, target: Seat) -> None:
        """Whatever its owner has there is destroyed; what the bombarder has landed stays."""
        here = on_planet(planet)
        await self.game.combat.destroy(target, here, self.game.board.units(target, here), "bombardment", seat)
        self.game.invasion.lose_leaders(here, seat, "bombardment")
        self.game.board.free_planet(planet, "bombardment")
        self.game.objectives.settle_specials()
