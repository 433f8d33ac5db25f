"""Hands of Action Cards, and playing them."""

from __future__ import annotations

from .game import Chapter


class ActionCards(Chapter):
    """Hands of Action Cards, and playing them."""

    __slots__ = ()
