"""Where no effect has a say, or an answer is plain to see, nobody asks: a game that asks all the same goes the same way."""

from __future__ import annotations

from random import Random

import pytest
from mixes import mix
from walks import Walker, new_table

from mecatol.core.rules import Rules
from mecatol.play import Table
from mecatol.rules.official.fleet_supply import OF_FLEETS, FleetSupply
from mecatol.rules.official.hands import Hands
from mecatol.rules.official.technology import Technology
from mecatol.rules.official.victory import Victory
from mecatol.rules.state import Seat
from oracles.boards import RULESETS

SHARE, SOAK = 250, 60  # decisions of a game; games of each ruleset
Seen = list[tuple[Seat, str, list[str]]]


def course(ruleset: str, seed: int, decisions: int, rounds: int) -> tuple[list[Seen], bytes]:
    """Everything that is asked and offered in a random game, and where it ends."""
    text, seats = mix(ruleset, Random(f"guards {ruleset} {seed}"), rounds)
    table, walker = new_table(text, seats, seed, history=False), Walker(seed)
    seen: list[Seen] = []
    while not table.over and len(seen) < decisions:
        seen.append(offered(table))
        walker.step(table)
    return seen, table.encoded()


def offered(table: Table) -> Seen:
    return [(ask.seat, ask.name, table.keys(ask)) for ask in table.pending]


def compare(ruleset: str, seed: int, decisions: int, rounds: int) -> None:
    """The same game twice: as it is, and with every effect asked about everything."""
    usual = course(ruleset, seed, decisions, rounds)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Rules, "touched", lambda *_: True)
        patch.setattr(FleetSupply, "touched", lambda *_: frozenset(OF_FLEETS))
        patch.setattr(Victory, "near_goal", lambda victory: victory.game.playing())
        patch.setattr(Technology, "has_wares", lambda technology, *about: bool(technology.wares(*about)))
        patch.setattr(Hands, "any_full", lambda hands: any(hands.is_full(seat) for seat in range(hands.game.seats())))
        plain = course(ruleset, seed, decisions, rounds)
    for number, (guarded, asked) in enumerate(zip(usual[0], plain[0], strict=True)):
        assert guarded == asked, f"{ruleset}, seed {seed}, decision {number}"
    assert usual[1] == plain[1], f"{ruleset}, seed {seed}"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_that_asks_everything_goes_the_same_way(ruleset: str) -> None:
    compare(ruleset, 3, SHARE, 3)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(SOAK))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_many_games_that_ask_everything_go_the_same_way(ruleset: str, seed: int) -> None:
    compare(ruleset, seed, 3000, 6)
