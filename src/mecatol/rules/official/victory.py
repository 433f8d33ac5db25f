"""Victory Points, the end of the game, and elimination."""

from __future__ import annotations

from .game import Chapter


class Victory(Chapter):
    """Victory Points, the end of the game, and elimination."""

    __slots__ = ()
