"""Putting ground units on planets."""

from __future__ import annotations

from mecatol.rules.official import landing as official

from .game import Chapter


class Landing(official.Landing, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
