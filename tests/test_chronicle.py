"""Whole games are played as they were: whatever changes them is seen, and is either meant or a fault.

A change that is meant writes the chronicle anew (`PYTHONPATH=tests python tests/chronicle.py`) and says in its message what plays
differently now. What a game tells line by line, before and after: `PYTHONPATH=tests python tests/chronicle.py GAME`.
"""

from __future__ import annotations

import json

import pytest
from chronicle import KEPT, Plan, fingerprints, plans

CHRONICLE: dict[str, list[str]] = json.loads(KEPT.read_text())


def test_the_chronicle_knows_every_game() -> None:
    assert list(CHRONICLE) == [plan.name for plan in plans()]


@pytest.mark.parametrize("plan", plans(), ids=lambda plan: plan.name)
def test_a_game_is_played_as_it_was(plan: Plan) -> None:
    assert fingerprints(plan) == CHRONICLE[plan.name]
