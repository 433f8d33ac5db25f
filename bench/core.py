"""How fast the core is, on the miniature game of the tests: `python -m bench.core`.

Every figure is processor time, the best of many short runs, so that other work on the machine disturbs it little.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from mini.play import dealt
from mini.setup import new_state, new_table, ruleset
from mini.state import Fleet, MiniState, Place

from mecatol.core.effects import Effect, Index
from mecatol.core.journal import Answer, Roll
from mecatol.core.records import decode, encode
from mecatol.core.rules import Chapter, Ruleset, Step
from mecatol.core.table import Table

BATTLE = "ascension reactions=everyone rounds=9"
FLEET = Fleet((5, 8, 5, 9))
REPEATS, SECONDS = 5, 1.0  # at least so many runs of each, and for at least so long


def best(work: Callable[[], object], times: int) -> float:
    """Microseconds a call, in the fastest of many short runs."""
    found: list[float] = []
    gc.collect()
    enough = time.monotonic() + SECONDS
    while len(found) < REPEATS or time.monotonic() < enough:
        start = time.process_time()
        for _ in range(times):
            work()
        found.append((time.process_time() - start) / times)
    return min(found) * 1e6


def milliseconds(work: Callable[[], object]) -> float:
    return best(work, 10) / 1000


def line(what: str, figure: float, unit: str, limit: float | None = None) -> None:
    bound = "" if limit is None else f"   limit {limit:g}" + ("" if figure < limit else "   MISSED")
    print(f"{what:<68}{figure:>10.2f} {unit:<12}{bound}")


# -- decisions -------------------------------------------------------------------------------------------------------------


def letters() -> list[str]:
    return ["a", "b", "c", "d"]


class Deep(Chapter):
    """A question asked by the eighth procedure down, again and again."""

    __slots__ = ()

    async def turn(self, step: Step) -> None:
        await self.down(7, step.seat)

    async def down(self, depth: int, seat: int) -> None:
        if depth > 1:
            await self.down(depth - 1, seat)
            return
        while True:
            await self.game.choose(seat, "probe", letters)


def deep_table() -> Table:
    below = ruleset("official")
    chapters = below.chapters | {"turns": Deep}
    rules = Ruleset(
        "deep", below.rules, chapters, below.behaviours, below.content, below.parameters, below.precedence, below.state
    )
    return Table.start(rules, new_state(below, 1))


def replayed() -> float:
    """A decision through eight nested procedures, as undo, fork and load bring it back."""
    played, count = deep_table(), 1000
    for _ in range(count):
        answer(played)
    return best(played._driver.rebuild, 1) / count


def answer(played: Table) -> None:
    ask = played.pending[0]
    played.answer(ask.seat, ask.id, "a")


def answered() -> float:
    """The same from outside: the id checked, the options looked at."""
    played = deep_table()

    def work() -> None:
        answer(played)

    return best(work, 500)


# -- positions -------------------------------------------------------------------------------------------------------------


def late() -> MiniState:
    """A late position: six seats, 43 places, 90 effects, hands and a deck of cards."""
    text = "ascension reactions=everyone seats=6 rounds=9"
    state, chance = new_state(ruleset(text), 3), random.Random(1)
    state.places += [Place(-1, (Fleet(),) * 6) for _ in range(43 - len(state.places))]
    for n in range(len(state.places)):
        owner = chance.randrange(6)
        fleets = tuple(Fleet((1, 2, 1, 3), 1) if seat == owner else Fleet() for seat in range(6))
        state.places[n] = Place(owner, fleets, (owner,))
    state.effects += tuple(Effect(1000 + n, ("drives", "warlike", "idle")[n % 3], n % 6, "technology") for n in range(83))
    state.memory = {str(1000 + n): {"round": "3"} for n in range(20)}
    state.known = {card: [0, 1] for card in state.deck.bag[:20]}
    return state


def into_a_step(answers: int, history: bool = True) -> Table:
    """A table in the middle of a round of battle, so many answers into the step."""
    state = dealt({}, BATTLE)
    state.places[1] = Place(-1, (FLEET, FLEET, Fleet()))
    state.scopes.append("action:99")
    state.flow.append(Step("space_battle.battle", 0, "1"))
    state.rng.script_dice(*(10 if n % 3 else 1 for n in range(80)))
    played, chance = Table.start(ruleset(BATTLE), state, history=history), random.Random(1)
    while sum(isinstance(entry, Answer) for entry in played._record.last.entries) < answers:
        ask = played.pending[chance.randrange(len(played.pending))]
        played.answer(ask.seat, ask.id, chance.choice(played.keys(ask)))
    return played


# -- whole games -----------------------------------------------------------------------------------------------------------


def games(text: str, history: bool, count: int = 4) -> Iterator[Table]:
    for seed in range(count):
        played, chance = new_table(text, seed, history=history), random.Random(seed)
        while not played.over:
            ask = played.pending[chance.randrange(len(played.pending))]
            played.answer(ask.seat, ask.id, chance.choice(played.keys(ask)))
        yield played


def decisions_a_second(text: str, history: bool) -> float:
    decisions = sum(len([d for d in played.decisions() if d.by == "player"]) for played in games(text, True))

    def work() -> None:
        for _ in games(text, history):
            pass

    return decisions / (best(work, 1) / 1e6)


def bytes_a_decision() -> float:
    size = number = 0
    for played in games("ascension reactions=everyone", True):
        for page in played._record.pages:
            size += len(encode(page.entries))
            number += sum(isinstance(entry, Answer) for entry in page.entries)
    return size / number


def main() -> None:
    line("a decision through eight nested procedures, replayed", replayed(), "us", 3)
    line("the same answered, with its options looked at", answered(), "us", 7)
    state = late()
    data, rules = encode(state), ruleset("official")
    line("copy() of a late six-player position, 43 systems", best(state.copy, 200), "us", 20)
    line("its canonical bytes", len(data), "bytes")
    line("encoding it", best(partial(encode, state), 100), "us")
    line("decoding it", best(partial(decode, data, MiniState), 100), "us")
    line("an index of its 90 effects", best(partial(Index, state.effects, rules.behaviours, rules.precedence), 100), "us")
    for answers, limit in ((0, None), (15, 0.5), (40, 1.5)):
        played = into_a_step(answers)
        rolls = sum(isinstance(entry, Roll) for entry in played._record.last.entries)
        line(f"fork() {answers} answers and {rolls} rolls into a step", milliseconds(played.fork), "ms", limit)
        line(f"fork() for one seat, {answers} answers in", milliseconds(partial(played.fork, 0, 1)), "ms")
    line("save(), 40 answers into a step", milliseconds(played.save), "ms")
    line("restore() of that", milliseconds(partial(Table.restore, played.save(), ruleset)), "ms")
    line("bytes per recorded decision, chance included", bytes_a_decision(), "bytes", 40)
    for text in ("ascension", "ascension reactions=everyone"):
        line(f"decisions a second, {text}, with checkpoints", decisions_a_second(text, True), "a second")
        line(f"decisions a second, {text}, without", decisions_a_second(text, False), "a second")


if __name__ == "__main__":
    main()
