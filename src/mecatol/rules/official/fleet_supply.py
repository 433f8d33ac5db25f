"""How many ships and how much cargo a system may hold."""

from __future__ import annotations

from .game import Chapter


class FleetSupply(Chapter):
    """How many ships and how much cargo a system may hold."""

    __slots__ = ()
