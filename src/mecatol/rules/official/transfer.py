"""The Transfer Action."""

from __future__ import annotations

from .game import Chapter


class Transfer(Chapter):
    """The Transfer Action."""

    __slots__ = ()
