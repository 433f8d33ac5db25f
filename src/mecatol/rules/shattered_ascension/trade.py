"""Contracts and Trade Agreements."""

from __future__ import annotations

from mecatol.rules.official import trade as official

from .game import Chapter


class Trade(official.Trade, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
