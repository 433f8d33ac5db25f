"""The tree, what a technology costs, and gaining it."""

from __future__ import annotations

from .game import Chapter


class Technology(Chapter):
    """The tree, what a technology costs, and gaining it."""

    __slots__ = ()
