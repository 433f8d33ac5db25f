"""The map: which systems are adjacent, and for whom."""

from __future__ import annotations

from mecatol.rules.official import galaxy as official

from .game import Chapter


class Galaxy(official.Galaxy, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
