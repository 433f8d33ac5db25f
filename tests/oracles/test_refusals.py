"""What is offered is not refused, and what is refused is not offered: every intent at the questions of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from mixes import mix
from walks import Walker, new_table

from mecatol.core.decisions import Ask
from mecatol.play import Table
from oracles.boards import RULESETS

SHARE, SOAK, BATCH = 2, 400, 10  # games of each ruleset
DECISIONS = 700


def activations(table: Table, ask: Ask, keys: list[str]) -> None:
    """Every system: it may be activated if and only if nothing speaks against it."""
    for hex_, _ in table.game.state.layout:
        verdict = table.game.explain(ask.seat, f"activate:{hex_}")
        assert verdict.allowed == (f"activate:{hex_}" in keys), (hex_, verdict)


def moves(table: Table, ask: Ask, keys: list[str]) -> None:
    """Every ship that may sail by itself in a Tactical Action is told that it may."""
    action = table.game.state.action
    if action is None or action.kind != "tactical":
        return
    for key in [key for key in keys if key.startswith("ship:") and "+" not in key]:
        _, start, unit = key.split(":")
        kind = unit.partition("*")[0].partition("!")[0]
        verdict = table.game.explain(ask.seat, f"move:{kind}:{start}:{action.system}")
        assert verdict.allowed, (key, verdict)


def landings(table: Table, ask: Ask, keys: list[str]) -> None:
    """Every kind of unit on every planet of the system: before anything is declared, what is allowed is offered.

    Leaders go with units that have been declared, of which only the table itself knows.
    """
    leaders = [leader.id for leader in table.game.state.leaders]
    offered = [key for key in keys if key.startswith("land:") and key.split(":")[2] not in leaders]
    for key in offered:
        assert table.game.explain(ask.seat, key).allowed, key
    action = table.game.state.action
    for planet in table.game.board.system(action.system).planets if action and not ask.draft else ():
        for kind in ("ground_force", "shock_troop", "mechanized_unit", "pds"):
            intent = f"land:{planet.id}:{kind}"
            if table.game.explain(ask.seat, intent).allowed:
                assert any(key == intent or key.startswith(f"{intent}*") for key in offered), (intent, offered)


def retreats(table: Table, ask: Ask, keys: list[str]) -> None:
    """Every system: a fleet may retreat there if and only if nothing speaks against it."""
    for hex_, _ in table.game.state.layout:
        verdict = table.game.explain(ask.seat, f"retreat:{hex_}")
        assert verdict.allowed == any(key.endswith(f":{hex_}") for key in keys), (hex_, verdict, keys)


def research(table: Table, ask: Ask, keys: list[str]) -> None:
    """Every technology: it is for sale if and only if it may be gained so and can be paid."""
    technology = table.game.technology
    seat, base, how, free = ask.args
    funds = technology.available(seat) + free + technology.funds(seat, how)
    for key in table.game.content.technologies if technology.instead(seat, how) == 0 else ():
        may = technology.may_gain(seat, key, how).allowed
        assert (key in keys) == (may and technology.cost(seat, key, base, how) <= funds), (key, how)


def claims(table: Table, ask: Ask, keys: list[str]) -> None:
    """Every objective that lies there and is not offered is refused, and to whoever is asked it is never refused for good."""
    for objective in table.game.state.objectives:
        verdict = table.explain(ask.seat, f"claim:{objective.id}")
        assert verdict.allowed == (f"claim:{objective.id}" in keys), (objective, verdict)


JUDGES: dict[str, Callable[[Table, Ask, list[str]], None]] = {
    "action": activations,
    "move": moves,
    "landing": landings,
    "retreat": retreats,
    "buy_technology": research,
    "claim_public": claims,
}


def compare(ruleset: str, seed: int) -> Counter[str]:
    """A random game in which every question is judged; how often each was."""
    text, seats = mix(ruleset, Random(f"refusals {ruleset} {seed}"), 4)
    table, walker, judged = new_table(text, seats, seed, history=False), Walker(3 * seed + 2), Counter[str]()
    for number in range(DECISIONS):
        if table.over:
            break
        for ask in table.pending:
            if judge := JUDGES.get(ask.name):
                try:
                    judge(table, ask, table.keys(ask))
                except AssertionError as why:
                    why.add_note(f"{text!r}, {seats} seats, seed {seed}, decision {number}: {ask.name} of seat {ask.seat}")
                    raise
                judged[ask.name] += 1
        walker.step(table)
    return judged


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_offered_is_not_refused(ruleset: str) -> None:
    judged = sum((compare(ruleset, seed) for seed in range(SHARE)), Counter[str]())
    assert {"action", "move", "landing"} <= set(judged), judged


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK // BATCH))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_offered_in_hundreds_of_games_is_not_refused(ruleset: str, batch: int) -> None:
    for seed in range(SHARE + batch * BATCH, SHARE + (batch + 1) * BATCH):
        compare(ruleset, seed)
