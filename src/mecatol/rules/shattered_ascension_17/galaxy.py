"""Where systems lie and which are next to each other."""

from __future__ import annotations

from mecatol.core.hexes import Graph, Hex
from mecatol.rules.official import galaxy as official

from .game import Chapter


class Galaxy(official.Galaxy, Chapter):
    """What build 17 changes."""

    __slots__ = ()

    def common(self) -> Graph:
        """Systems joined by a wormhole are adjacent for every purpose (SA17-NOM-12)."""
        return self.graph()

    def stable_distance(self, a: Hex, b: Hex) -> int | None:
        """Only the wormholes printed on tiles are stable (SA17-NOM-11)."""
        return self.printed().distance(a, b)
