"""The map: which systems are adjacent, and for whom."""

from __future__ import annotations

from .game import Chapter


class Galaxy(Chapter):
    """The map: which systems are adjacent, and for whom."""

    __slots__ = ()
