"""From an empty table to the first Strategy Phase."""

from __future__ import annotations

from .game import Chapter


class SetUp(Chapter):
    """From an empty table to the first Strategy Phase."""

    __slots__ = ()
