"""Agendas, votes and laws."""

from __future__ import annotations

from mecatol.rules.official import politics as official

from .game import Chapter


class Politics(official.Politics, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
