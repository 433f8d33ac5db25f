"""Producing units and building Space Docks."""

from __future__ import annotations

from .game import Chapter


class Production(Chapter):
    """Producing units and building Space Docks."""

    __slots__ = ()
