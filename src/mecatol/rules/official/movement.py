"""Moving ships and their cargo into the activated system."""

from __future__ import annotations

from .game import Chapter


class Movement(Chapter):
    """Moving ships and their cargo into the activated system."""

    __slots__ = ()
