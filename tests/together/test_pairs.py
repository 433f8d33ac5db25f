"""Laws with laws, Action Cards in one window, Action Cards with laws: drawn at random, whatever they do to each other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from together.meeting import Meeting, drawn, in_one_window, meet

KINDS: dict[str, Callable[[int], Meeting]] = {
    "laws": lambda seed: drawn(("political", "political"), seed),
    "one_window": in_one_window,
    "cards_and_laws": lambda seed: drawn(("action", "political"), seed),
}
SHARE, SOAK, BATCH = 4, 1000, 20  # pairs of each kind


def holds(meeting: Meeting) -> None:
    assert not meet(meeting).untidy, meeting


@pytest.mark.parametrize("seed", range(SHARE))
@pytest.mark.parametrize("kind", KINDS)
def test_two_unlikely_things_go_together(kind: str, seed: int) -> None:
    holds(KINDS[kind](seed))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK // BATCH))
@pytest.mark.parametrize("kind", KINDS)
def test_thousands_of_unlikely_pairs(kind: str, batch: int) -> None:
    for seed in range(SHARE + batch * BATCH, SHARE + (batch + 1) * BATCH):
        holds(KINDS[kind](seed))
