"""What places on the map are called: a system by its planets, or by what it is and the planets beyond which it lies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mecatol.core.hexes import MIDDLE, Hex, distance, neighbours, order, sides
from mecatol.rules.content import System
from mecatol.things import Things


class Places:
    """The names of all systems of a map, each its own. It belongs to the very layout it was made from."""

    def __init__(self, things: Things, tiles: Mapping[Hex, str]) -> None:
        self.things = things
        self.texts = things.texts
        self.tiles = tiles
        self._names: dict[Hex, str] = {}
        for hex_ in sorted(tiles, key=order):
            if self._tile(hex_).planets:
                self._names[hex_] = self._unlike(self._by_planets(hex_))
        for hex_ in sorted(tiles, key=order):
            if hex_ not in self._names:
                self._names[hex_] = self._unlike(*self._by_neighbours(hex_))

    def name(self, hex_: Hex) -> str:
        """What a system is called; nothing where none lies there."""
        return self._names.get(hex_, "")

    def border(self, between: str) -> str:
        """What the border of two systems is called."""
        one, other = sides(between)
        return self.texts.say("place-border", {"one": self.name(one), "other": self.name(other)})

    def _tile(self, hex_: Hex) -> System:
        return self.things.library.content.systems[self.tiles[hex_]]

    def _by_planets(self, hex_: Hex) -> str:
        return self.texts.listed([self.things.name("planets", planet.id) for planet in self._tile(hex_).planets])

    def _by_neighbours(self, hex_: Hex) -> Iterator[str]:
        """The ways to tell a system without planets from others of its kind, the shortest first."""
        tile = self._tile(hex_)
        kind = empty_kind(self.things, tile)
        if tile.race or tile.kind in ("nexus", "gate"):
            yield self.things.name("systems", self.tiles[hex_])
        around = neighbours(hex_)
        near = self._settled(around) or self._settled([further for other in around for further in neighbours(other)])
        for each in near:
            yield self.texts.say("place-beyond", {"what": kind, "where": self.name(each)})
        for n, one in enumerate(near):
            for other in near[n + 1 :]:
                yield self.texts.say("place-between", {"what": kind, "one": self.name(one), "other": self.name(other)})
        yield kind

    def _settled(self, places: Sequence[Hex]) -> list[Hex]:
        """Those with planets, the nearest to the middle first."""
        found = [each for each in dict.fromkeys(places) if each in self.tiles and self._tile(each).planets]
        return sorted(found, key=lambda each: (distance(each, MIDDLE) or 0, order(each)))

    def _unlike(self, *names: str) -> str:
        """The first name that no other system has."""
        taken = list(self._names.values())
        free = next((name for name in names if name not in taken), "")
        if free:
            return free
        numbered = (self.texts.say("place-numbered", {"what": names[-1], "number": n}) for n in range(2, len(self.tiles) + 2))
        return next(name for name in numbered if name not in taken)


def empty_kind(things: Things, tile: System) -> str:
    """What a system without planets is: its anomaly, its wormhole, or empty space."""
    if tile.anomaly:
        return things.name("anomalies", tile.anomaly)
    if tile.wormholes:
        return things.texts.say("place-wormhole", {"letter": "/".join(tile.wormholes)})
    return things.texts.say("place-empty")
