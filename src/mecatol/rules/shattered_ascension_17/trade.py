"""Trade Contracts and Trade Agreements."""

from __future__ import annotations

from mecatol.rules.shattered_ascension import trade as shattered_ascension

from .game import Chapter


class Trade(shattered_ascension.Trade, Chapter):
    """Agreements that end without aggression are worth something."""

    __slots__ = ()

    def saved(self, lying: int) -> int:
        """Half of them, rounded up (SA17-TRD-05)."""
        return (lying + 1) // 2
