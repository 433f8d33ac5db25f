"""Combat for planets, and what the winner gets."""

from __future__ import annotations

from mecatol.rules.official import invasion as official

from .game import Chapter


class Invasion(official.Invasion, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
