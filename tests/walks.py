"""Random walks through whole games: who answers what, and where to look at the table meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mecatol.bots.random import HastyBot, RandomBot
from mecatol.core.journal import Act, Answer
from mecatol.play import Table

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")
LONGEST = 60_000  # decisions; a game that takes more does not end
ACTS = 0.02  # how often somebody does something out of turn instead of waiting


def new_table(text: str, seats: int, seed: int, *, history: bool = True) -> Table:
    """A new game with so many players."""
    return Table.new(text, NAMES[:seats], seed, history=history)


class Walker:
    """Answers at random, now and then with an act out of turn. The same seed walks the same way at the same table."""

    def __init__(self, seed: int, *, hasty: bool = False) -> None:
        self.bot = HastyBot(seed) if hasty else RandomBot(seed)
        self.chance = Random(f"walker {seed}")

    def step(self, table: Table) -> Answer | Act:
        """One answer or act, given at the table; what it was."""
        if self.chance.random() < ACTS:
            seat = self.chance.randrange(table.game.seats())
            if acts := table.acts(seat):
                act = Act(seat, self.chance.choice(acts).key)
                table.act(act.seat, act.key)
                return act
        ask = self.chance.choice(table.pending)
        answer = Answer(ask.seat, ask.name, self.bot.choose(ask.name, table.keys(ask)))
        table.answer(ask.seat, ask.id, answer.key)
        return answer


def walk(table: Table, walker: Walker, after: Callable[[], None] | None = None, steps: int = LONGEST) -> int:
    """Play until the game is over or so many steps are done; how many there were."""
    for done in range(steps):
        if table.over:
            return done
        walker.step(table)
        if after is not None:
            after()
    return steps


def repeat(table: Table, entry: Answer | Act) -> None:
    """The same answer or act at another table."""
    if isinstance(entry, Act):
        table.act(entry.seat, entry.key)
        return
    ask = table.asked(entry.seat)
    assert ask is not None, f"{entry}, but nothing is asked"
    assert ask.name == entry.name, f"{entry}, but {ask.name} is asked"
    table.answer(entry.seat, ask.id, entry.key)
