"""Artifacts: hiding and finding them."""

from __future__ import annotations

from .game import Chapter


class Artifacts(Chapter):
    """Artifacts: hiding and finding them."""

    __slots__ = ()
