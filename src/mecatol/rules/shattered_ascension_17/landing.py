"""Ground units leave their ships for planets, or walk through Worldgates."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.rules.official import landing as official
from mecatol.rules.state import PlanetId, Seat

from .game import Chapter

WORLDGATE = "worldgate"


class Landing(official.Landing, Chapter):
    """What build 17 changes."""

    __slots__ = ()

    def sources(self, seat: Seat, hex_: Hex, planet: PlanetId) -> list[str]:
        """Units on planets with a Worldgate go to a planet with one on their own (SA17-TOK-06).

        As with cargo they may come from systems without a Command Counter of the player, and from the one just activated.
        """
        found = super().sources(seat, hex_, planet)
        if WORLDGATE in self.game.board.planet(planet).tokens:
            found += [
                gate.id
                for system in self.state.systems
                if seat not in system.counters or system.hex == hex_
                for gate in system.planets
                if WORLDGATE in gate.tokens and gate.id != planet
            ]
        return found
