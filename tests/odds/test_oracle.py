"""Rounds gone through one outcome at a time, beside the tables that are made for speed: the same numbers."""

from __future__ import annotations

from functools import partial

import pytest
from odds import test_mercenaries, test_races, test_simulation

from mecatol.odds import Force, Result, battle, clash
from mecatol.odds.rounds import Rounds

SCENES: dict[str, tuple[str, Force, Force, str]] = (
    {name: (scene.ruleset, scene.attacker, scene.defender, scene.where) for name, scene in test_simulation.SCENES.items()}
    | {name: (ruleset, attacker, defender, "") for name, (ruleset, attacker, defender) in test_races.SCENES.items()}
    | {
        name: (f"{scene.ruleset} +mercenaries", scene.attacker, scene.defender, "")
        for name, scene in test_mercenaries.SCENES.items()
    }
)


def pictures(result: Result) -> list[object]:
    left = [{each.text: each.chance for each in remains.survivors} for remains in (result.attacker, result.defender)]
    return [result.win, result.draw, result.lose, result.rounds, *left]


@pytest.mark.parametrize("name", SCENES)
def test_the_quick_way_is_the_plain_way(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset, attacker, defender, where = SCENES[name]
    quick = pictures(battle(attacker, defender, ruleset=ruleset, where=where))
    monkeypatch.setattr(clash, "Rounds", partial(Rounds, by_hand=True))
    plain = pictures(battle(attacker, defender, ruleset=ruleset, where=where))
    for mine, theirs in zip(quick, plain, strict=True):
        assert mine == pytest.approx(theirs, abs=1e-9)
