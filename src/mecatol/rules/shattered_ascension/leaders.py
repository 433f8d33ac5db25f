"""Leaders: where they are, what they may do, what becomes of them."""

from __future__ import annotations

from mecatol.rules.official import leaders as official

from .game import Chapter


class Leaders(official.Leaders, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
