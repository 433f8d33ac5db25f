"""The Tactical Action: activation and the order of its steps."""

from __future__ import annotations

from mecatol.rules.official import tactical as official

from .game import Chapter


class Tactical(official.Tactical, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
