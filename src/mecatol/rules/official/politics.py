"""Agendas, votes and laws."""

from __future__ import annotations

from .game import Chapter


class Politics(Chapter):
    """Agendas, votes and laws."""

    __slots__ = ()
