"""How many games a second simulations play, and what a second core gives: `python -m bench.simulate [--games N]`.

Six players of `sa17`, whole games. Seconds are those of the clock, since several processes are compared; processor time is given
beside them, so that one sees how much of the machine the bench had for itself. Starting the processes counts.
"""

from __future__ import annotations

import argparse
import resource
import time

from mecatol.simulation import Plan, simulate

WORKERS = (1, 2)


def measured(plan: Plan, workers: int) -> tuple[float, float]:
    """Seconds by the clock, and seconds of processor time of this process and those it started."""
    begun, spent = time.monotonic(), _processor()
    records = simulate(plan, workers=workers)
    found = time.monotonic() - begun, _processor() - spent
    for record in records:
        if record.fault:
            print(f"game {record.game} (seed {record.seed}) crashed: {record.fault}")
    return found


def _processor() -> float:
    used = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def main() -> None:
    options = argparse.ArgumentParser(description="Simulated games a second.")
    options.add_argument("--games", type=int, default=60, help="of random players")
    options.add_argument("--steward-games", type=int, default=6)
    options.add_argument("--ruleset", default="sa17")
    options.add_argument("--players", type=int, default=6)
    chosen = options.parse_args()
    for bot, games in (("random", chosen.games), ("steward", chosen.steward_games)):
        plan = Plan.checked(chosen.ruleset, chosen.players, games, bot, 1)
        simulate(plan, workers=1, only=(0,))  # so that nothing is read for the first time
        clock: dict[int, float] = {}
        spent: dict[int, float] = {}
        for workers in WORKERS:
            clock[workers], spent[workers] = measured(plan, workers)
            print(
                f"{bot:<8} {workers} worker{'s' if workers > 1 else ' '} {games / clock[workers]:8.3f} games a second   "
                f"{spent[workers] / games:7.2f} s of processor a game   {spent[workers] / clock[workers]:5.2f} cores in use",
                flush=True,
            )
        print(
            f"{bot:<8} 2 workers are {clock[1] / clock[2]:.2f} times as fast as 1 by the clock; "
            f"with a core for each, by their processor time, {2 * spent[1] / spent[2]:.2f} times"
        )


if __name__ == "__main__":
    main()
