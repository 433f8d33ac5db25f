"""Laying mines, and what they do to ships."""

from __future__ import annotations

from mecatol.rules.official import space_mines as official

from .game import Chapter


class SpaceMines(official.SpaceMines, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
