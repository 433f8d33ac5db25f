"""Whatever is documented as a choice of a table starts, or is refused with the reason before anything is dealt."""

from __future__ import annotations

from itertools import combinations, cycle, product

import pytest
from opening import begin, go_on

from mecatol.core.errors import RulesetError
from mecatol.rules.options import OPTIONS, SETTINGS, options_of
from mecatol.rulesets import EDITIONS, resolve

PLAYERS = range(2, 9)
BOXES = SETTINGS["tiles"].values


def set_up(text: str, players: int) -> str:
    """Why these players cannot play that; else they do, until the galaxy lies there and the first round begins."""
    why = refusal(text, players)
    if not why:
        go_on(begin(text, players))
    return why


def refusal(text: str, players: int) -> str:
    """Why these players cannot begin with that."""
    try:
        begin(text, players)
    except RulesetError as why:
        return str(why)
    return ""


def turned(ruleset: str, *options: str) -> str:
    """A ruleset with some options other than printed, and what they need."""
    printed = EDITIONS[ruleset].parameters
    words = [f"{'-' if getattr(printed, option) else '+'}{option}" for option in options]
    needs = [word for option in options for word in OPTIONS[option].needs if f"+{option}" in words]
    return " ".join(dict.fromkeys([ruleset, *words, *needs]))


@pytest.mark.rule("OFF-SET-10", "OFF-SET-11", "OFF-SET-12", "SA17-GAL-01")
@pytest.mark.parametrize("tiles", BOXES)
@pytest.mark.parametrize("ruleset", list(EDITIONS))
def test_a_galaxy_is_built_out_of_any_boxes_or_they_are_too_few(ruleset: str, tiles: str) -> None:
    larger = [(5, " +larger_galaxy"), (6, " +larger_galaxy")] if "larger_galaxy" in options_of(ruleset) else []
    sizes = [(players, "") for players in PLAYERS] + larger
    said = {(players, size): set_up(f"{ruleset} map=built tiles={tiles}{size}", players) for players, size in sizes}
    refused = [(players, bool(size)) for (players, size), why in said.items() if why]
    assert refused == {
        ("official", "base"): [(7, False), (8, False), (5, True), (6, True)],
        ("cp", "base"): [(7, False), (8, False)],
        ("sa17", "base"): [(4, False), (5, False), (6, False), (7, False), (8, False), (5, True), (6, True)],
        ("sa17", "se"): [(7, False), (8, False), (5, True), (6, True)],
        ("sa_es", "base"): [(4, False), (5, False), (6, False), (7, False), (8, False), (5, True), (6, True)],
        ("sa_es", "se"): [(7, False), (8, False), (5, True), (6, True)],
    }.get((ruleset, tiles), [])
    assert all(f"tiles={tiles} has only" in why for why in said.values() if why)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("ruleset", list(EDITIONS))
def test_there_is_a_map_for_any_number_of_players(ruleset: str, players: int) -> None:
    assert set_up(f"{ruleset} map=auto", players) == ""


def seats_for(ruleset: str, players: int, *options: str) -> int:
    """So many players, or as many as options are for."""
    if "fall_of_the_empire" in options or "pacts" in options:
        return 4
    if any("map=built" in OPTIONS[option].needs for option in options):  # for more of them the boxes have too few tiles
        players = min(players, 4)
    return 3 if players == 2 and any(option in EDITIONS[ruleset].parameters.duel_bars for option in options) else players


@pytest.mark.parametrize("ruleset", list(EDITIONS))
def test_every_option_starts(ruleset: str) -> None:
    for option, players in zip(options_of(ruleset), cycle(PLAYERS), strict=False):
        seats = seats_for(ruleset, players, option)
        assert set_up(turned(ruleset, option), seats) == "", option


def leaves_out(ruleset: str, one: str, other: str) -> bool:
    """Whether an option needs another one that is printed, and is turned off here."""
    return f"+{other}" in OPTIONS[one].needs and getattr(EDITIONS[ruleset].parameters, other)


@pytest.mark.parametrize("ruleset", list(EDITIONS))
def test_every_two_options_that_go_together_start(ruleset: str) -> None:
    for (one, other), players in zip(combinations(options_of(ruleset), 2), cycle(PLAYERS), strict=False):
        text = turned(ruleset, one, other)
        alone = "fall_of_the_empire" in (one, other)
        excluded = f"+{other}" in OPTIONS[one].excludes or f"+{one}" in OPTIONS[other].excludes
        if not alone and not excluded and not leaves_out(ruleset, one, other) and not leaves_out(ruleset, other, one):
            assert refusal(text, seats_for(ruleset, players, one, other)) == "", text


@pytest.mark.parametrize(("reactions", "rounds", "vp"), [*product(("holders", "everyone"), ("0", "1", "1000"), ("1", "100"))])
def test_settings_at_their_bounds(reactions: str, rounds: str, vp: str) -> None:
    parameters = resolve(f"sa17 reactions={reactions} rounds={rounds} vp={vp}").parameters
    assert (parameters.reactions, str(parameters.last_round), str(parameters.goal)) == (reactions, rounds, vp)
