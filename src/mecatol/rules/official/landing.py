"""Putting ground units on planets."""

from __future__ import annotations

from .game import Chapter


class Landing(Chapter):
    """Putting ground units on planets."""

    __slots__ = ()
