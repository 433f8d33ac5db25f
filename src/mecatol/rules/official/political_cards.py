"""Hands of Political Cards."""

from __future__ import annotations

from .game import Chapter


class PoliticalCards(Chapter):
    """Hands of Political Cards."""

    __slots__ = ()
