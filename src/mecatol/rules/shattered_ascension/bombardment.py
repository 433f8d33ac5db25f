"""Ships firing at planets."""

from __future__ import annotations

from mecatol.rules.official import bombardment as official

from .game import Chapter


class Bombardment(official.Bombardment, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
