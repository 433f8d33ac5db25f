"""Colonies and refineries."""

from __future__ import annotations

from mecatol.rules.official import facilities as official

from .game import Chapter


class Facilities(official.Facilities, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
