"""Battles between fleets."""

from __future__ import annotations

from mecatol.rules.official import space_battle as official

from .game import Chapter


class SpaceBattle(official.SpaceBattle, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
