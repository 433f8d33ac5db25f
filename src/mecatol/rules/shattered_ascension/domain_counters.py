"""What waits on planets and in space."""

from __future__ import annotations

from mecatol.rules.official import domain_counters as official

from .game import Chapter


class DomainCounters(official.DomainCounters, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
