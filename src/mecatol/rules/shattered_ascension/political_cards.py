"""Hands of Political Cards."""

from __future__ import annotations

from mecatol.rules.official import political_cards as official

from .game import Chapter


class PoliticalCards(official.PoliticalCards, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
