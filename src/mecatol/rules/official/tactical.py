"""The Tactical Action: activation and the order of its steps."""

from __future__ import annotations

from .game import Chapter


class Tactical(Chapter):
    """The Tactical Action: activation and the order of its steps."""

    __slots__ = ()
