"""Hands of Action Cards, and playing them."""

from __future__ import annotations

from mecatol.rules.official import action_cards as official

from .game import Chapter


class ActionCards(official.ActionCards, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
