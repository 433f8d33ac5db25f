"""Every card's own scene is still true with any other law in force, unless that law speaks of it."""

from __future__ import annotations

from collections import Counter

import pytest
from together.scenes import drawn, holds

SHARE, SOAK, BATCH = 100, 20_000, 500  # scenes
ROOMS = 12  # modules they are drawn from at a time


def test_scenes_hold_with_a_law_more_in_force() -> None:
    found = Counter(holds(drawn(seed, ROOMS), seed) for seed in range(SHARE))
    assert found["silent"] > SHARE // 2, found


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK // BATCH))
def test_thousands_of_scenes_hold_with_a_law_more_in_force(batch: int) -> None:
    for seed in range(SHARE + batch * BATCH, SHARE + (batch + 1) * BATCH):
        holds(drawn(seed, ROOMS), seed)
