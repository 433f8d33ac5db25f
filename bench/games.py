"""How fast whole games are, beside Catanatron: `python -m bench.games [--games N] [--profile]`.

Random six-player games of `sa17` with history and without, and random four-player games of Catanatron, take turns in one
process, so that other work on the machine disturbs them alike; each game is played three times and the quickest counts, for
what makes the others slower is not the game. Catanatron's decisions are all its actions, also those that leave no choice, which
Mecatol takes by itself; so the real choices of both, where there is more than one thing to do, are counted too.
Catanatron is no dependency; if it cannot be imported the bench says how to get it.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import importlib
import pstats
import random
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from types import ModuleType
from typing import Any

from mecatol.bots.random import RandomBot
from mecatol.play import Table

TEXT = "sa17 rounds=8"
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay")
FLOOR = 10_000  # decisions a second
WHOLE_GAME = 2.0  # seconds
REBUILT = 0.5  # seconds
PLACES = 40  # of a finished game, rebuilt from its record
TOP = 25  # lines of the profile
TIMES = 3  # each game is played
TO_GET_IT = "pip install --target DIR catanatron, then PYTHONPATH=DIR python -m bench.games"


class Pace:
    """Games, decisions and real choices in so many seconds of processor time."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.choices = 0
        self.seconds = 0.0

    def time(self, game: Callable[[], int]) -> None:
        """One more game, which says how many decisions it had."""
        spent = []
        for _ in range(TIMES):
            gc.collect()
            start = time.process_time()
            decisions = game()
            spent.append(time.process_time() - start)
        self.decisions += decisions
        self.seconds += min(spent)
        self.games += 1

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_a_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def choices_a_second(self) -> float:
        return self.choices / self.seconds

    @property
    def real(self) -> float:
        """How many of a hundred decisions are choices."""
        return 100 * self.choices / self.decisions


def random_game(seed: int, history: bool) -> Table:
    """A whole game between random players."""
    return played(seed, history)[0]


def length_of(seed: int, history: bool) -> int:
    """How many decisions the players of such a game took."""
    return played(seed, history)[1]


def choices_of(seed: int) -> int:
    """How many of those decisions had more than one option."""
    return played(seed, False)[2]


def played(seed: int, history: bool) -> tuple[Table, int, int]:
    """Such a game, its decisions, and how many of them were choices."""
    table, bot, count, choices = Table.new(TEXT, NAMES, seed, history=history), RandomBot(seed), 0, 0
    while not table.over:
        pending = table.pending
        ask = pending[bot.random.randrange(len(pending))] if len(pending) > 1 else pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, bot.pick(ask.name, keys))
        count += 1
        choices += len(keys) > 1
    return table, count, choices


class Peer:
    """Random games of Catanatron, each by its seed."""

    def __init__(self, package: ModuleType) -> None:
        self.package = package

    def new(self, seed: int) -> Any:
        """A game; Catanatron takes no seed 0."""
        players = [self.package.RandomPlayer(colour) for colour in self.package.Color]
        return self.package.Game(players, seed=seed + 1)

    def length_of(self, seed: int) -> int:
        """How many actions a whole game has."""
        game = self.new(seed)
        game.play()
        return len(getattr(game.state, "actions", None) or game.state.action_records)

    def choices_of(self, seed: int) -> int:
        """How many of those actions were taken where others were possible."""
        game, count = self.new(seed), 0

        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            nonlocal count
            count += len(actions) > 1
            return player.decide(game, actions)

        game.play(decide_fn=decide)
        return count


def catanatron() -> Peer | None:
    """Catanatron, where it is at hand."""
    try:
        return Peer(importlib.import_module("catanatron"))
    except ImportError:
        return None


# -- the measurements ------------------------------------------------------------------------------------------------------


def side_by_side(games: int) -> None:
    """Games and decisions a second of both, taking turns."""
    kept, light, other = Pace(), Pace(), Pace()
    peer = catanatron()
    length_of(games, False)  # the ruleset is read once in a process
    if peer is not None:
        peer.length_of(8 * games)
    for seed in range(games):
        kept.time(partial(length_of, seed, True))
        light.time(partial(length_of, seed, False))
        light.choices += choices_of(seed)
        if peer is not None:
            for n in range(8):  # its games are shorter
                other.time(partial(peer.length_of, 8 * seed + n))
                other.choices += peer.choices_of(8 * seed + n)
    print(f"{TEXT}, {len(NAMES)} random players, {games} games, {light.decisions / light.games:.0f} decisions a game")
    for pace, what in ((light, "without history"), (kept, "with history")):
        line(f"games a second, {what}", pace.games_a_second)
        bound = f"floor {FLOOR}" if pace is light else ""  # of games as simulations play them
        line(f"decisions a second, {what}", pace.decisions_a_second, bound, not bound or pace.decisions_a_second >= FLOOR)
        seconds = pace.seconds / pace.games
        line(f"seconds a game, {what}", seconds, f"limit {WHOLE_GAME:g}", seconds < WHOLE_GAME)
    if peer is None:
        print(f"Catanatron cannot be imported: {TO_GET_IT}")
        return
    print(f"Catanatron {version('catanatron')}, 4 random players, {other.games} games")
    line("games a second", other.games_a_second)
    line("decisions a second, those that leave no choice too", other.decisions_a_second)
    line("real choices a second", other.choices_a_second)
    line("real choices in a hundred of its decisions", other.real)
    line("real choices in a hundred of Mecatol's", light.real)
    ratio = light.decisions_a_second / other.decisions_a_second
    line("ratio of decisions a second, Mecatol to Catanatron", ratio, "goal 1", ratio >= 1)
    line("ratio of real choices a second", light.choices_a_second / other.choices_a_second)


def rebuilding() -> None:
    """Positions all over a finished game, each from the saved record of the game alone."""
    table = random_game(1, True)
    start = time.process_time()
    saved = table.save()
    line("save() of a finished game, ms", (time.process_time() - start) * 1000)
    line("its size, bytes a decision", len(saved) / len(table.decisions()))
    marks = [decision.mark for decision in table.decisions() if decision.by == "player"]
    spent = []
    for mark in marks[:: max(1, len(marks) // PLACES)]:
        gc.collect()
        start = time.process_time()
        Table.load(saved).undo(mark, fresh_chance=False)
        spent.append(time.process_time() - start)
    line("a position rebuilt from the save, mean s", sum(spent) / len(spent))
    line("a position rebuilt from the save, slowest s", max(spent), f"limit {REBUILT:g}", max(spent) < REBUILT)


def line(what: str, figure: float, bound: str = "", held: bool = True) -> None:
    print(f"  {what:<56}{figure:>12.3f}   {bound}{'' if held else '   MISSED'}".rstrip())


def profiled() -> None:
    """Where the time of a random game goes."""
    random_game(1, False)
    profile = cProfile.Profile()
    profile.runcall(random_game, 2, False)
    pstats.Stats(profile).sort_stats("tottime").print_stats(TOP)


def main() -> None:
    options = argparse.ArgumentParser(description="Whole random games, beside Catanatron.")
    options.add_argument("--games", type=int, default=5)
    options.add_argument("--profile", action="store_true", help=f"the {TOP} dearest functions of one game instead")
    chosen = options.parse_args()
    random.seed(0)  # Catanatron's bots use the common generator
    if chosen.profile:
        profiled()
        return
    side_by_side(chosen.games)
    rebuilding()


if __name__ == "__main__":
    main()
