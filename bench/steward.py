"""How well the steward plays and how long it thinks: `python -m bench.steward [--games N] [--against random|steward]`.

Six players. Against random players it holds one seat, another one in each game; against itself it holds all of them, and what
is counted is how long the games are and what points come from; always, how often it knew no answer of its own. Time is
processor time.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from statistics import median

from mecatol.bots import Steward, ask_bot, make_bot
from mecatol.play import Table
from mecatol.rules.decks import printed

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay")
LIMIT = 50.0  # ms a decision


class Tally:
    """What came of the games."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.rounds: list[int] = []
        self.sources: Counter[str] = Counter()
        self.decisions = 0
        self.seconds = 0.0
        self.lost: Counter[str] = Counter()

    def play(self, text: str, against: str, seed: int) -> str:
        """One more game, told in a line."""
        table, mine = Table.new(text, NAMES, seed, history=False), seed % len(NAMES)
        stewards = [seat for seat in range(len(NAMES)) if against == "steward" or seat == mine]
        bots = [make_bot("steward" if seat in stewards else against, seed * 100 + seat) for seat in range(len(NAMES))]
        while not table.over:
            ask = table.pending[0]
            start = time.process_time()
            key = ask_bot(table, ask, bots[ask.seat])
            if ask.seat in stewards:
                self.seconds += time.process_time() - start
                self.decisions += 1
            table.answer(ask.seat, ask.id, key)
        for bot in bots:
            self.lost += bot.at_a_loss if isinstance(bot, Steward) else Counter()
        return self.count(table, stewards, seed)

    def count(self, table: Table, stewards: list[int], seed: int) -> str:
        """A game is over."""
        game = table.game
        self.games += 1
        self.won += any(seat in stewards for seat in table.result)
        self.rounds.append(game.state.round)
        known = game.cards.objectives
        scored = [printed(claim.source) for claim in game.state.claims if claim.seat in stewards]
        self.sources.update(known[source].stage if source in known else source for source in scored)
        points = [game.victory.points(seat) for seat in range(len(NAMES))]
        return f"seed {seed}: round {game.state.round}, points {points}, won by {[NAMES[seat] for seat in table.result]}"

    def summary(self) -> str:
        """All games together."""
        thought = 1000 * self.seconds / self.decisions
        return (
            f"{self.won} of {self.games} games won by a steward\n"
            f"rounds: median {median(self.rounds):g}, most {max(self.rounds)}\n"
            f"points from {dict(self.sources.most_common())}\n"
            f"at a loss in {self.lost.total()} of {self.decisions} decisions: {dict(self.lost.most_common(10))}\n"
            f"{thought:.2f} ms a decision (limit {LIMIT:g}{'' if thought < LIMIT else ', MISSED'})"
        )


def main() -> None:
    options = argparse.ArgumentParser(description="The steward's play, and its time.")
    options.add_argument("--games", type=int, default=5)
    options.add_argument("--first", type=int, default=0, help="the seed of the first game")
    options.add_argument("--against", default="random", choices=["random", "hasty", "steward"])
    options.add_argument("--ruleset", default="sa17")
    chosen = options.parse_args()
    tally = Tally()
    for seed in range(chosen.first, chosen.first + chosen.games):
        print(tally.play(chosen.ruleset, chosen.against, seed), flush=True)
    print(tally.summary())


if __name__ == "__main__":
    main()
