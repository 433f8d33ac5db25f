"""Agendas, upkeep, and the picking of Strategy Cards."""

from __future__ import annotations

from mecatol.rules.official import strategy_phase as official

from .game import Chapter


class StrategyPhase(official.StrategyPhase, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
