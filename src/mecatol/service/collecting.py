"""What the collector of circles looks at. Rulesets and words are read once and stay: it need not go through them every time."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 10_000, 20, 50  # how many more things, or collections of the younger ones, until it looks again

_settled: set[str] = set()


def be_patient() -> None:
    """A service makes and drops very many things that are in no circle; whatever is there when it begins stays."""
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    gc.freeze()


def settle(what: str) -> None:
    """A rule document or a language was read: the collector looks at nothing that is there now, once for each of them. Tables
    that are there too are put aside with it, so it happens a handful of times and not for every choice of options."""
    if what not in _settled:
        _settled.add(what)
        gc.freeze()
