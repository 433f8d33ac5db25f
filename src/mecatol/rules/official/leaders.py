"""Leaders: where they are, what they may do, what becomes of them."""

from __future__ import annotations

from .game import Chapter


class Leaders(Chapter):
    """Leaders: where they are, what they may do, what becomes of them."""

    __slots__ = ()
