"""PDS fire at ships."""

from __future__ import annotations

from .game import Chapter


class SpaceCannon(Chapter):
    """PDS fire at ships."""

    __slots__ = ()
