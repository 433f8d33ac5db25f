"""Moving ships and their cargo into the activated system."""

from __future__ import annotations

from mecatol.rules.official import movement as official

from .game import Chapter


class Movement(official.Movement, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
