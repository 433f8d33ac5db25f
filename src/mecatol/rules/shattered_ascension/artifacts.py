"""Artifacts: hiding and finding them."""

from __future__ import annotations

from mecatol.rules.official import artifacts as official

from .game import Chapter


class Artifacts(official.Artifacts, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
