"""Ships fire at planets in Central Powers: Mechanized Units are hit too."""

from __future__ import annotations

from typing import ClassVar

from mecatol.rules.official import bombardment as official
from mecatol.rules.state import UnitId

from .game import Game


class Bombardment(official.Bombardment):
    """Mechanized Units are subject to bombardment (CP-HR-37)."""

    __slots__ = ()
    game: Game
    may_sustain: ClassVar[bool] = True

    def is_exposed(self, kind: UnitId) -> bool:
        """Mechanized Units beside Ground Forces (CP-HR-37)."""
        return kind == "mechanized_unit" or super().is_exposed(kind)
