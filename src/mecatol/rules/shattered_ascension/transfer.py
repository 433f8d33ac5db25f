"""The Transfer Action."""

from __future__ import annotations

from mecatol.rules.official import transfer as official

from .game import Chapter


class Transfer(official.Transfer, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
