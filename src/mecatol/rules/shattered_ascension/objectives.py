"""Objectives: revealing, qualifying, claiming."""

from __future__ import annotations

from mecatol.rules.official import objectives as official

from .game import Chapter


class Objectives(official.Objectives, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
