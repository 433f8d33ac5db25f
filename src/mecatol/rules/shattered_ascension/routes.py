"""Ways through the galaxy: Gravity Rifts."""

from __future__ import annotations

from mecatol.core import hexes
from mecatol.core.hexes import Hex
from mecatol.rules.official import routes as official

from .game import Chapter


class Routes(official.Routes, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    def gain(self, before: Hex, rift: Hex, after: Hex) -> int:
        """One more system for who leaves a Gravity Rift on another side than straight ahead (SA17-SOT-02); not by wormhole."""
        if self.game.galaxy.hazard(rift) != "gravity_rift" or hexes.straight(before, rift, after):
            return 0
        touching = hexes.direction(before, rift) is not None and hexes.direction(rift, after) is not None
        return self.game.parameters.rift_bonus if touching else 0

    def perilous(self, step: int) -> bool:
        """Only passing through a Gravity Rift is dangerous, not starting in it (SA17-SOT-04)."""
        return step > 0
