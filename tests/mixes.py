"""Tables as they may be chosen, drawn at random: as printed, with one option, or with any options and settings that fit."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from walks import new_table

from mecatol.core.errors import RulesetError
from mecatol.maps import maps_for
from mecatol.rules.options import OPTIONS, SETTINGS, options_of
from mecatol.rulesets import EDITIONS

SCENARIO = "fall_of_the_empire"  # is played with no other option but `reactions=`
TURNED = (0.0, 0.1, 0.25, 0.5)  # how many of the options are other than printed, from table to table
STRATEGY = ("base", "shattered_empire", "shattered_ascension")
EVERYONE = 0.08  # how often everybody is asked at every window, which takes long


class Mix(NamedTuple):
    """What a table plays, and with how many players."""

    text: str
    seats: int


def seats_of(ruleset: str) -> range:
    """How many may play."""
    return range(2, EDITIONS[ruleset].parameters.most_players + 1)


def mix(ruleset: str, chance: Random, rounds: int) -> Mix:
    """A table that can be begun, for at most so many rounds."""
    return _drawn(ruleset, chance, lambda seats: _words(ruleset, seats, rounds, chance))


def as_printed(ruleset: str, chance: Random, rounds: int) -> Mix:
    """A table that chooses nothing but how long it plays."""
    return _drawn(ruleset, chance, lambda _: [f"rounds={rounds}"])


def alone(ruleset: str, option: str, chance: Random, rounds: int) -> Mix:
    """A table with one option other than printed, what that needs, and nothing else."""
    return _drawn(ruleset, chance, lambda _: [*with_needs([turned(ruleset, option)]), f"rounds={rounds}"])


def turned(ruleset: str, option: str) -> str:
    """An option the other way round than printed."""
    return f"{'-' if getattr(EDITIONS[ruleset].parameters, option) else '+'}{option}"


def with_needs(words: list[str]) -> list[str]:
    """Options and what they need."""
    needs = [word for option in words if option[0] == "+" for word in OPTIONS[option[1:]].needs]
    return list(dict.fromkeys([*words, *needs]))


def _drawn(ruleset: str, chance: Random, words: Callable[[int], list[str]]) -> Mix:
    """Such a table for as many as it can be begun with."""
    while True:
        seats = chance.choice(seats_of(ruleset))
        found = Mix(" ".join([ruleset, *words(seats)]), seats)
        if begins(found):
            return found


def begins(mix: Mix) -> bool:
    """Whether a new table may be so."""
    try:
        new_table(mix.text, mix.seats, 1, history=False)
    except RulesetError:
        return False
    return True


def _words(ruleset: str, seats: int, rounds: int, chance: Random) -> list[str]:
    """Options other than printed with what they need, and settings."""
    chosen = _options(ruleset, chance)
    reactions = ["reactions=everyone"] if chance.random() < EVERYONE else []
    if f"+{SCENARIO}" in chosen:
        return [f"+{SCENARIO}", *reactions]
    options = with_needs(chosen)
    settled = [word.partition("=")[0] for word in options]
    settings = [word for word in _settings(seats, chance) if word.partition("=")[0] not in settled]
    return [*options, *settings, *reactions, f"rounds={rounds}"]


def _options(ruleset: str, chance: Random) -> list[str]:
    """Some options the other way round than printed."""
    share = chance.choice(TURNED)
    chosen = [option for option in options_of(ruleset) if chance.random() < (share if option != SCENARIO else share / 5)]
    return [turned(ruleset, option) for option in chosen]


def _settings(seats: int, chance: Random) -> list[str]:
    """Some of the settings, each at some value."""
    values = {
        "vp": [str(goal) for goal in (2, 4, 6, 9, 12, 14)],
        "map": ["built", "auto", *maps_for(seats)],
        "tiles": list(SETTINGS["tiles"].values),
        "strategy": list(STRATEGY),
    }
    return [f"{setting}={chance.choice(found)}" for setting, found in values.items() if chance.random() < 0.3]
