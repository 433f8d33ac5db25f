"""Producing units and building Space Docks."""

from __future__ import annotations

from mecatol.rules.official import production as official

from .game import Chapter


class Production(official.Production, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
