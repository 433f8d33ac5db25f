"""Whatever may be in force during a battle, in any ruleset: the numbers know it, or say that they do not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mecatol.core.effects import Behaviours
from mecatol.odds.known import BATTLE_MOMENTS, BATTLE_VALUES, SPOKEN, UNDERSTOOD
from mecatol.rules import layers
from mecatol.rulesets import EDITIONS

PAGE = (Path(__file__).parents[2] / "docs" / "odds.md").read_text()
WORDS = {"tried": "yes", "named": "yes", "nothing": "nothing to it", "left": "**no**"}
LAYERS = [each for each in vars(layers).values() if isinstance(each, Behaviours)]


def touching(name: str) -> dict[str, bool]:
    """The effects of all layers that change a value."""
    return {key: True for layer in LAYERS for key, entries in layer.modifiers.items() if name in entries}


def speaking() -> Iterator[tuple[str, str]]:
    """The effects of all layers that speak up at a moment of a battle, and the moment."""
    for layer in LAYERS:
        for table in (layer.triggers, layer.reactions):
            for key, entries in table.items():
                yield from ((key, moment.name) for moment in BATTLE_MOMENTS if moment.name in entries)


def rows(title: str) -> list[list[str]]:
    """The rows of a table of the page."""
    section = PAGE.split(f"### {title}\n")[1].split("\n#")[0]
    table = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_all_layers_are_looked_at() -> None:
    known = {layer.name for layer in LAYERS}
    assert {"official", "shattered_ascension", "shattered_ascension_17", "shattered_ascension_es", "central_powers"} <= known
    assert len(EDITIONS) == 4


@pytest.mark.parametrize("value", BATTLE_VALUES, ids=lambda value: value.name)
def test_every_effect_on_a_value_of_a_battle_is_on_the_page(value: object) -> None:
    """Whoever adds one looks whether the numbers see it: it may go by a round, by marks, by dice on the table, by the enemy."""
    name = str(getattr(value, "name", ""))
    found = [names(effects) for which, _, effects in rows("Values") if names(which) == [name]]
    assert found == ([sorted(touching(name))] if touching(name) else [])


def test_every_effect_that_speaks_up_in_a_battle_has_its_line() -> None:
    spoken = dict(speaking())
    assert sorted(spoken) == sorted(SPOKEN)
    assert [(names(key)[0], how, why) for key, _, how, why in rows("Moments")] == [
        (key, WORDS[how], why) for key, (how, why) in sorted(SPOKEN.items())
    ]


def test_moments_on_the_page_are_those_of_the_effects() -> None:
    for key, moments, _, _ in rows("Moments"):
        there = {moment for effect, moment in speaking() if effect == names(key)[0]}
        assert sorted(names(moments)) == sorted(there)


def test_what_is_left_out_is_never_silent() -> None:
    assert not [key for key, (how, _) in SPOKEN.items() if how == "left" and key in UNDERSTOOD]
    assert sum(how == "left" for how, _ in SPOKEN.values()) <= 16, "as few as possible"
