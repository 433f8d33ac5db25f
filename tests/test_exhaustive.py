"""Everything that takes effect is used in some random game, and nothing goes wrong meanwhile."""

from __future__ import annotations

import pytest
from exhaustive import Curious, Usage, play, wanted, watched

from mecatol.rulesets import resolve

MOST = 400  # games a ruleset gets to use everything
WAYS = {  # some things are used only in some ways to play
    "sa17": ("", " map=built", " +distant_suns +final_frontier"),
    "official": ("", " strategy=base", " +political_intrigue", " strategy=base +political_intrigue", " +mercenaries"),
}


def test_what_is_wanted_is_what_takes_effect() -> None:
    found = list(wanted(resolve("sa17")))
    assert len(found) == len(set(found))
    assert "effect/sarween_tools" in found


def test_a_game_uses_technologies_and_says_so() -> None:
    usage = Usage("sa17 rounds=2")
    before = len(usage.left)
    with watched(usage):
        play("sa17 rounds=2", 3, 1, usage, Curious(1, usage))
    assert len(usage.left) < before


@pytest.mark.soak
@pytest.mark.parametrize("text", ["sa17", "official"])
def test_everything_is_used_sooner_or_later(text: str) -> None:
    usage = Usage(f"{text} rounds=6")
    curious = Curious(1, usage)
    with watched(usage):
        for seed in range(MOST):
            if not usage.left:
                break
            ways = WAYS[text]
            play(f"{text} rounds=6{ways[seed % len(ways)]}", 3 + seed % 4, seed, usage, curious)
    assert not list(usage.left)
