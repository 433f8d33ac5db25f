"""Combat rolls and casualties."""

from __future__ import annotations

from mecatol.rules.shattered_ascension import combat as shattered_ascension

from .game import Chapter


class Combat(shattered_ascension.Combat, Chapter):
    """The Spanish edition knows no other dice than combat dice: damage costs those of bombardment too (SAES-UNI-06)."""

    __slots__ = ()
    combat_dice_of = ("battle", "invasion", "bombardment")
