"""Battles between fleets."""

from __future__ import annotations

from .game import Chapter


class SpaceBattle(Chapter):
    """Battles between fleets."""

    __slots__ = ()
