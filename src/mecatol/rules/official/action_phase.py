"""Turns, the choice of an action, and passing."""

from __future__ import annotations

from .game import Chapter


class ActionPhase(Chapter):
    """Turns, the choice of an action, and passing."""

    __slots__ = ()
