"""Victory Points, the end of the game, and elimination."""

from __future__ import annotations

from mecatol.rules.official import victory as official

from .game import Chapter


class Victory(official.Victory, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
