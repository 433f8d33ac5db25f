"""What waits on planets and in space."""

from __future__ import annotations

from .game import Chapter


class DomainCounters(Chapter):
    """What waits on planets and in space."""

    __slots__ = ()
