"""Games from their very beginning: an empty table, answered until a question or a phase is reached."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from mecatol.core.decisions import Ask
from mecatol.core.table import Table
from mecatol.rules.new_game import new_state
from mecatol.rules.official.game import Game
from mecatol.rulesets import resolve

Answer = Callable[[Ask, list[str]], str]


def begin(text: str = "sa17", seats: int = 3, *, seed: int = 1, dice: Sequence[int] = ()) -> Table:
    """A new table; the dice show these faces first."""
    ruleset = resolve(text)
    state = new_state(ruleset, [f"P{seat}" for seat in range(seats)], seed)
    if dice:
        state.rng.script("dice", tuple(face - 1 for face in dice))
    return Table.start(ruleset, state)


def at_random(seed: int) -> Answer:
    """Any option."""
    chance = random.Random(seed)

    def answer(ask: Ask, keys: list[str]) -> str:
        return chance.choice(keys)

    return answer


def meekly(ask: Ask, keys: list[str]) -> str:
    """Bids and offers are passed up, else the first option is taken."""
    return "pass" if "pass" in keys else keys[0]


def go_on(table: Table, to: str = "", answer: Answer = meekly) -> Table:
    """Answer whatever is asked until a question of that name is open, or until set-up is over."""
    while _game(table).state.phase == "set_up":
        ask = table.pending[0]
        if to and ask.name == to:
            return table
        table.answer(ask.seat, ask.id, answer(ask, table.keys(ask)))
    assert not to, f"nobody was asked {to}"
    return table


def started(text: str = "sa17", seats: int = 3, *, seed: int = 1, answer: Answer = meekly) -> Game:
    """A game whose first Strategy Phase has begun."""
    table = go_on(begin(text, seats, seed=seed), answer=answer)
    game = _game(table).ruleset.rules(table.ruleset)
    assert isinstance(game, Game)
    game.play_from(_game(table).state.copy())
    return game


def _game(table: Table) -> Game:
    assert isinstance(table.game, Game)
    return table.game
