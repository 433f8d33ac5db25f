"""From an empty table to the first Strategy Phase."""

from __future__ import annotations

from mecatol.rules.shattered_ascension import set_up as shattered_ascension

from .game import Chapter


class SetUp(shattered_ascension.SetUp, Chapter):
    """Simulated Early Turns can be chosen, though nobody recommends them (SAES-SET-39)."""

    __slots__ = ()

    def steps(self) -> list[str]:
        """As in every edition; the forces may be bought in the first rounds that are skipped."""
        early = self.game.parameters.early_turns
        return ["early_turns.start" if early and name == "set_up.forces" else name for name in super().steps()]
