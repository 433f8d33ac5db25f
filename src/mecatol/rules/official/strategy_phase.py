"""Agendas, upkeep, and the picking of Strategy Cards."""

from __future__ import annotations

from .game import Chapter


class StrategyPhase(Chapter):
    """Agendas, upkeep, and the picking of Strategy Cards."""

    __slots__ = ()
