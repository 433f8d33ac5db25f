"""Invasions in Central Powers: what counts as a defended planet."""

from __future__ import annotations

from mecatol.rules import forces
from mecatol.rules.official import invasion as official
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import NOBODY, PlanetId, Seat

from .game import Game


class Invasion(official.Invasion):
    """Mechanized Units and PDS defend a planet as Ground Forces do, whatever destroys them (CP-HR-36, CP-HR-38)."""

    __slots__ = ()
    game: Game

    def count_defenders(self, seat: Seat, planet: PlanetId) -> None:
        """PDS too are met by an invader, before anything is bombarded."""
        super().count_defenders(seat, planet)
        held = self.defender(planet)
        if held not in (NOBODY, seat):
            self.add_tally(f"guard:{planet}:{held}:pds", forces.count(self.game.board.units(held, on_planet(planet)), "pds"))

    def guard(self, planet: PlanetId, held: Seat) -> str:
        """Defended by units of any kind that fight."""
        armed = super().guard(planet, held) != "undefended" or self.tally(f"guard:{planet}:{held}:pds")
        return "defended" if armed else "undefended"
