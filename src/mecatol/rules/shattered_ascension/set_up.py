"""From an empty table to the first Strategy Phase."""

from __future__ import annotations

from mecatol.rules.official import set_up as official

from .game import Chapter


class SetUp(official.SetUp, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
