"""Strategic Actions: primary, secondaries, special."""

from __future__ import annotations

from mecatol.rules.official import strategy_cards as official

from .game import Chapter


class StrategyCards(official.StrategyCards, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
