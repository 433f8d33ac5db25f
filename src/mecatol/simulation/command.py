"""The command `mecatol simulate`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from mecatol.core.decisions import message
from mecatol.core.errors import Refused
from mecatol.texts import Texts, from_environment

from .plan import Plan
from .record import GameRecord, arrow_modules, write_tables
from .report import summary_lines, write_report
from .run import RUNNING, simulate

Told = Callable[[GameRecord], None]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; what is refused is said in one line. Crashed games make it 1."""
    args = _parser().parse_args(argv)
    try:
        plan = Plan.checked(args.ruleset, args.players, args.games, args.bots, args.seed)
        arrow_modules()
        folder = _folder(args.out)
        only = () if args.only is None else (args.only,)
        with progress(len(only) or plan.games) as told:
            records = simulate(plan, workers=args.workers, ray=args.ray, only=only, told=told)
    except Refused as why:
        print(f"mecatol: {why.words(Texts(from_environment()).reason)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    write_tables(records, folder)
    page = write_report(plan, records, folder)
    print("\n".join([*summary_lines(plan, records), f"the whole summary: {page}"]))
    crashed = [record for record in records if record.fault]
    for record in crashed:
        print(f"game {record.game} (seed {record.seed}) crashed: {record.fault}; again: --only {record.game}", file=sys.stderr)
    return 1 if crashed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "mecatol simulate",
        description="Many games between bots, on all cores or on a Ray cluster. The same seed gives the same files.",
        epilog="Example: mecatol simulate --players 6 --games 1000 --bots steward,random --out results",
    )
    parser.add_argument("--ruleset", default="sa17", help='a ruleset as text: "sa17 +distant_suns vp=8" (default: sa17)')
    parser.add_argument("--players", type=int, default=6, choices=range(2, 9), metavar="2-8")
    parser.add_argument("--games", type=int, default=100, help="how many (default: 100)")
    parser.add_argument("--bots", default="steward", help="who plays, over and over: steward,random,hasty or module:Class")
    parser.add_argument("--seed", type=int, default=1, help="every game's seed follows from it (default: 1)")
    parser.add_argument("--workers", type=int, default=0, help="processes (default: one a core)")
    parser.add_argument("--ray", nargs="?", const=RUNNING, default="", metavar="ADDRESS", help="play on a Ray cluster")
    parser.add_argument("--only", type=int, metavar="GAME", help="one game of the plan alone, by its number")
    parser.add_argument("--out", default="simulation", help="the folder for the results (default: simulation)")
    return parser


def _folder(name: str) -> Path:
    """The folder for the results, made where it is missing."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise Refused(message("refused-no-folder", folder=name, fault=why.strerror or str(why))) from why
    return folder


@contextmanager
def progress(games: int) -> Iterator[Told | None]:
    """A bar that moves on with every game; nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task, crashed = bar.add_task("games", total=games), 0

        def told(record: GameRecord) -> None:
            nonlocal crashed
            crashed += bool(record.fault)
            bar.update(task, advance=1, description=f"games, {crashed} crashed" if crashed else "games")

        yield told
