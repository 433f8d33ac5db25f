"""Ships firing at planets."""

from __future__ import annotations

from .game import Chapter


class Bombardment(Chapter):
    """Ships firing at planets."""

    __slots__ = ()
