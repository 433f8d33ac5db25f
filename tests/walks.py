"""Random walks through whole games: who answers what, and where to look at the table meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from mecatol.bots.random import ENDINGS, HastyBot, RandomBot
from mecatol.core.journal import Act, Answer
from mecatol.play import Table

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy")
LONGEST = 60_000  # decisions; a game that takes more does not end
LEAVING = "surrender"
LEAVE = 0.1  # how often somebody leaves the game who may
ACTS = 0.02  # how often somebody does something out of turn instead of waiting


def new_table(text: str, seats: int, seed: int, *, history: bool = True) -> Table:
    """A new game with so many players."""
    return Table.new(text, NAMES[:seats], seed, history=history)


class BoldBot(RandomBot):
    """At random, but it keeps its fleet, rarely ends a draft early, and goes where somebody else is: fleets meet and fight."""

    MEEK = {"scuttle": "done", "redistribute": "keep", "retreat": "no", "ceasefire": "no", "agree_ceasefire": "no"}

    def pick(self, name: str, keys: Sequence[str]) -> str:
        if self.random.random() < 0.15:
            return super().pick(name, keys)
        if self.MEEK.get(name) in keys:
            return self.MEEK[name]
        going_on = [key for key in keys if key not in (*ENDINGS, "undo_last")]
        return super().pick(name, going_on or keys)


def worthwhile(table: Table, seat: int, keys: Sequence[str]) -> list[str]:
    """Among the actions open to a seat: systems near its ships where others are, or planets to be had."""
    board, galaxy = table.game.board, table.game.galaxy
    mine = [hex_ for hex_, _ in table.game.state.layout if board.big_ships(seat, hex_)]
    near = [hex_ for start in mine for hex_ in (start, *galaxy.adjacent(start))]
    wanted = [
        f"activate:{hex_}"
        for hex_ in dict.fromkeys(near)
        if board.enemy_fleets(seat, hex_) or any(planet.owner != seat for planet in board.system(hex_).planets)
    ]
    return [key for key in wanted if key in keys]


class Walker:
    """Answers at random, now and then with an act out of turn. The same seed walks the same way at the same table.

    Every third seed is hasty, every third bold.
    """

    def __init__(self, seed: int) -> None:
        self.bot = (HastyBot, RandomBot, BoldBot)[seed % 3](seed)
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
        keys = table.keys(ask)
        if LEAVING in keys and self.chance.random() > LEAVE:
            keys = [key for key in keys if key != LEAVING]
        if ask.name == "action" and isinstance(self.bot, BoldBot):
            keys = worthwhile(table, ask.seat, keys) or keys
        answer = Answer(ask.seat, ask.name, self.bot.pick(ask.name, keys))
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
