"""What one seat imagines: a fork for it is a function of what it knows, whatever is going on, and plays to its end."""

from __future__ import annotations

import pytest
from walks import Walker, new_table, walk

from mecatol.core.table import Table

MIXES = ("sa17 +distant_suns +promissory_notes rounds=3", "official +political_intrigue rounds=3", "sa17 map=built rounds=2")


def asked(table: Table) -> list[tuple[int, str, list[str]]]:
    """Who is asked what, and with which options."""
    return [(ask.seat, ask.name, table.keys(ask)) for ask in table.pending]


@pytest.mark.parametrize("ruleset", MIXES)
def test_nothing_real_is_in_the_questions_of_a_fork(ruleset: str) -> None:
    """Two worlds that look the same to a seat give it the same fork, in the middle of others' questions too."""
    seed = MIXES.index(ruleset) + 1
    table, walker = new_table(ruleset, 4, seed), Walker(seed)
    for number in range(900):
        if table.over:
            break
        walker.step(table)
        if number % 3 or table.over:
            continue
        seat = number % 4
        elsewhere = table.fork(seat, 77 + number)
        assert asked(table.fork(seat, 5)) == asked(elsewhere.fork(seat, 5))


@pytest.mark.parametrize("ruleset", MIXES)
def test_every_fork_plays_to_its_end(ruleset: str) -> None:
    seed = 11 + MIXES.index(ruleset)
    table, walker = new_table(ruleset, 3, seed), Walker(seed)
    for number in range(700):
        if table.over:
            break
        walker.step(table)
        if number % 100 == 17 and not table.over:
            fork = table.fork(number % 3, number, history=False)
            walk(fork, Walker(number))
            assert fork.over


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_forks_of_many_games(seed: int) -> None:
    table, walker = new_table(MIXES[seed % 3], 3 + seed % 4, seed), Walker(seed)
    for number in range(5000):
        if table.over:
            break
        walker.step(table)
        if table.over:
            break
        seat = number % table.game.seats()
        elsewhere = table.fork(seat, 77 + number)
        assert asked(table.fork(seat, 5)) == asked(elsewhere.fork(seat, 5))
        if number % 50 == 0:
            walk(table.fork(seat, number, history=False), Walker(number))
