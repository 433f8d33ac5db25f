"""Artifacts: found by whoever gains their planet, and what they are worth to its owner."""

from __future__ import annotations

from mecatol.rules.shattered_ascension import artifacts as shattered_ascension

from .game import Chapter


class Artifacts(shattered_ascension.Artifacts, Chapter):
    """Rifts belong to Star by Star."""

    __slots__ = ()

    def opens_rifts(self) -> bool:
        return self.game.parameters.star_by_star  # SA17-SBS-14
