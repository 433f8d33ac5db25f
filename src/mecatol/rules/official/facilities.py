"""Colonies and refineries."""

from __future__ import annotations

from .game import Chapter


class Facilities(Chapter):
    """Colonies and refineries."""

    __slots__ = ()
