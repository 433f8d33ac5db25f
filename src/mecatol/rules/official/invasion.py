"""Combat for planets, and what the winner gets."""

from __future__ import annotations

from .game import Chapter


class Invasion(Chapter):
    """Combat for planets, and what the winner gets."""

    __slots__ = ()
