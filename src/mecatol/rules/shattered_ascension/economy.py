"""Resources, influence, Trade Goods and Command Counters: having, gaining and paying."""

from __future__ import annotations

from mecatol.rules.official import economy as official

from .game import Chapter


class Economy(official.Economy, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
