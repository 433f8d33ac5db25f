"""Hands of Action Cards, and playing them."""

from __future__ import annotations

from typing import ClassVar

from mecatol.rules.official import action_cards as official

from .game import Chapter


class ActionCards(official.ActionCards, Chapter):
    """Nobody announces a card beforehand: it is played at its time and takes effect at once."""

    __slots__ = ()
    playing: ClassVar[str] = "SA17-ACT-04"
