"""Laying mines, and what they do to ships."""

from __future__ import annotations

from .game import Chapter


class SpaceMines(Chapter):
    """Laying mines, and what they do to ships."""

    __slots__ = ()
