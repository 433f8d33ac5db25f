"""Everything that takes effect is used in some random game, and nothing goes wrong meanwhile."""

from __future__ import annotations

import pytest
from exhaustive import Curious, Eager, Usage, everything, play, wanted, watched

from mecatol.rulesets import resolve

MOST = 400  # games a ruleset gets to use everything
WAYS = {  # some things are used only in some ways to play
    "sa17": ("", " map=built", " +distant_suns +final_frontier"),
    "sa_es": (
        "",
        " map=built +flagships +own_trade",
        " +distant_suns +final_frontier +flagships +mechanized_units +shards_races",
        " +twilight_council +flagships +shards_races +shards_technologies",
    ),
    "official": ("", " strategy=base", " +political_intrigue", " strategy=base +political_intrigue", " +mercenaries"),
    "cp": ("", " map=built +shock_troops", " +distant_suns +final_frontier", " strategy=base +space_mines"),
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
@pytest.mark.parametrize("text", WAYS)
def test_everything_is_used_sooner_or_later(text: str) -> None:
    usage = everything(f"{text} rounds=6")
    curious = Eager(1, usage)
    with watched(usage):
        for seed in range(MOST):
            if not usage.left:
                break
            ways = WAYS[text]
            play(f"{text} rounds=6{ways[seed % len(ways)]}", 3 + seed % 4, seed, usage, curious)
    assert not list(usage.left)
