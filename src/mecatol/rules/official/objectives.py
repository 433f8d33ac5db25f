"""Objectives: revealing, qualifying, claiming."""

from __future__ import annotations

from .game import Chapter


class Objectives(Chapter):
    """Objectives: revealing, qualifying, claiming."""

    __slots__ = ()
