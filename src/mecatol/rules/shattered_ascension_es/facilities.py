"""Colonies and Refineries."""

from __future__ import annotations

from mecatol.core.decisions import Verdict, message
from mecatol.rules.official import facilities as official
from mecatol.rules.state import PlanetId, Seat

from .game import Chapter


class Facilities(official.Facilities, Chapter):
    """They cost nothing but the planet, which is exhausted (SAES-UNI-22)."""

    __slots__ = ()

    def may_build(self, seat: Seat, planet: PlanetId) -> Verdict:
        """Only on a planet that is not exhausted (SAES-UNI-21)."""
        verdict = super().may_build(seat, planet)
        if verdict.allowed and self.game.board.planet(planet).exhausted:
            return Verdict(False, "SAES-UNI-21", message("explain-exhausted-planet", planet=planet))
        return verdict
