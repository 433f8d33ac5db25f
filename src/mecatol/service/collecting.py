"""What the collector of circles looks at. A service makes and drops very many things, and hardly any of them is in a circle: what
has outlived one look stays, as rulesets and words do, and is looked at again only when it has become twice as much."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

YOUNG = 25_000  # how many more things there are until the collector looks at the new ones
MINUTE = 60.0  # seconds until somebody counts again

_settled: set[str] = set()


def be_patient() -> None:
    """Whatever is there when a service begins stays, and so does what is found later."""
    gc.set_threshold(YOUNG)
    if _put_aside not in gc.callbacks:
        gc.callbacks.append(_put_aside)
    gc.freeze()


def settle(what: str) -> None:
    """A rule document or a language was read: the collector looks at nothing that is there now, once for each of them. Tables
    that are there too are put aside with it, so it happens a handful of times and not for every choice of options."""
    if what not in _settled:
        _settled.add(what)
        gc.freeze()


async def keep_tidy() -> None:
    """Circles among what was put aside are found when that has become twice as much since everything was looked at."""
    known = gc.get_freeze_count()
    while True:
        await asyncio.sleep(MINUTE)
        if gc.get_freeze_count() > 2 * known:
            known = look_at_everything()


def look_at_everything() -> int:
    """Also at what was put aside; how much stays."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return gc.get_freeze_count()


def _put_aside(phase: str, _: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
