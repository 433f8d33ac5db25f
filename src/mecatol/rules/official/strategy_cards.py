"""Strategic Actions: primary, secondaries, special."""

from __future__ import annotations

from .game import Chapter


class StrategyCards(Chapter):
    """Strategic Actions: primary, secondaries, special."""

    __slots__ = ()
