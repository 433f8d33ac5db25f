"""Objectives: revealing, qualifying, claiming."""

from __future__ import annotations

from typing import ClassVar

from mecatol.rules.shattered_ascension import objectives as shattered_ascension

from .game import Chapter


class Objectives(shattered_ascension.Objectives, Chapter):
    """Stage II lies open before its time."""

    __slots__ = ()
    closed_by: ClassVar[str] = "SA17-SET-31"

    def closed_stage(self) -> str:
        """Stage II objectives lie open from the start and cannot be claimed before Stage II (SA17-SET-31)."""
        return "" if self.stage_2() else "stage_2"
