"""The Status Phase, step by step."""

from __future__ import annotations

from .game import Chapter


class StatusPhase(Chapter):
    """The Status Phase, step by step."""

    __slots__ = ()
