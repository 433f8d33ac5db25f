"""The tree, what a technology costs, and gaining it."""

from __future__ import annotations

from mecatol.rules.official import technology as official

from .game import Chapter


class Technology(official.Technology, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
