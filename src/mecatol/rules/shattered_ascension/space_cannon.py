"""PDS fire at ships."""

from __future__ import annotations

from mecatol.rules.official import space_cannon as official

from .game import Chapter


class SpaceCannon(official.SpaceCannon, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
