"""Combat for planets, and what the winner gets."""

from __future__ import annotations

from mecatol.rules.shattered_ascension import invasion as shattered_ascension
from mecatol.rules.state import Battle

from .game import Chapter


class Invasion(shattered_ascension.Invasion, Chapter):
    """Promotions have to be fought for."""

    __slots__ = ()

    def promotions(self, battle: Battle) -> int:
        """One Ground Force, after a success against a planet that held a ground unit (SA17-UNI-14)."""
        return 1 if self.game.parameters.shock_troops and self.tally(f"defenders:{battle.planet}") else 0
