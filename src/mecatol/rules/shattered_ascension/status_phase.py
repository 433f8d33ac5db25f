"""The Status Phase, step by step."""

from __future__ import annotations

from mecatol.rules.official import status_phase as official

from .game import Chapter


class StatusPhase(official.StatusPhase, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
