"""Turns, the choice of an action, and passing."""

from __future__ import annotations

from mecatol.rules.official import action_phase as official

from .game import Chapter


class ActionPhase(official.ActionPhase, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
