"""Combat rolls and casualties."""

from __future__ import annotations

from typing import ClassVar

from mecatol.rules.moments import DAMAGE_COSTS_DICE, Firing
from mecatol.rules.official import combat as official

from .game import Chapter


class Combat(official.Combat, Chapter):
    """Damage costs dice."""

    __slots__ = ()
    combat_dice_of: ClassVar[tuple[str, ...]] = ("battle", "invasion")  # SA17-UNI-09 has bombardment dice apart from combat dice

    def dice(self, firing: Firing, printed: int) -> int:
        """SA17-UNI-10: each hit sustained costs one combat die, after all other dice were added; at least one stays."""
        number = super().dice(firing, printed)
        if number == 0 or firing.purpose not in self.combat_dice_of or not self.game.fold(DAMAGE_COSTS_DICE, True, firing):
            return number
        return max(1, number - firing.damage)
