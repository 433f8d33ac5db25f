"""Resources, influence, Trade Goods and Command Counters: having, gaining and paying."""

from __future__ import annotations

from .game import Chapter


class Economy(Chapter):
    """Resources, influence, Trade Goods and Command Counters: having, gaining and paying."""

    __slots__ = ()
