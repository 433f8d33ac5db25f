"""Combat rolls in Central Powers: Flagships bombard as Dreadnoughts do."""

from __future__ import annotations

from mecatol.rules.moments import Firing
from mecatol.rules.official import combat as official

from .game import Game


class Combat(official.Combat):
    """Flagships are Dreadnoughts for everything but the second die (CP-HR-35)."""

    __slots__ = ()
    game: Game

    def printed_value(self, firing: Firing) -> int:
        """A Flagship bombards with the gun of a Dreadnought, whatever its own combat value is (CP-HR-35)."""
        if firing.kind == "flagship" and firing.purpose == "bombardment":
            return self.game.content.units["dreadnought"].combat
        return super().printed_value(firing)
