"""Tables as they may be chosen, drawn at random: any declared options and settings that go together, for 2 to 8 players."""

from __future__ import annotations

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


def mix(ruleset: str, chance: Random, rounds: int) -> Mix:
    """A table that can be begun, for at most so many rounds."""
    while True:
        seats = chance.randrange(2, 9)
        found = Mix(" ".join([ruleset, *_words(ruleset, seats, rounds, chance)]), seats)
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
    turned = _options(ruleset, chance)
    reactions = ["reactions=everyone"] if chance.random() < EVERYONE else []
    if f"+{SCENARIO}" in turned:
        return [f"+{SCENARIO}", *reactions]
    needs = [word for option in turned if option[0] == "+" for word in OPTIONS[option[1:]].needs]
    settled = [word.partition("=")[0] for word in needs]
    settings = [word for word in _settings(seats, chance) if word.partition("=")[0] not in settled]
    return list(dict.fromkeys([*turned, *needs, *settings, *reactions, f"rounds={rounds}"]))


def _options(ruleset: str, chance: Random) -> list[str]:
    """Some options the other way round than printed."""
    printed, share = EDITIONS[ruleset].parameters, chance.choice(TURNED)
    turned = [option for option in options_of(ruleset) if chance.random() < (share if option != SCENARIO else share / 5)]
    return [f"{'-' if getattr(printed, option) else '+'}{option}" for option in turned]


def _settings(seats: int, chance: Random) -> list[str]:
    """Some of the settings, each at some value."""
    values = {
        "vp": [str(goal) for goal in (2, 4, 6, 9, 12, 14)],
        "map": ["built", "auto", *maps_for(seats)],
        "tiles": list(SETTINGS["tiles"].values),
        "strategy": list(STRATEGY),
    }
    return [f"{setting}={chance.choice(found)}" for setting, found in values.items() if chance.random() < 0.3]
