"""Contracts and Trade Agreements."""

from __future__ import annotations

from .game import Chapter


class Trade(Chapter):
    """Contracts and Trade Agreements."""

    __slots__ = ()
