"""The command `mecatol simulate`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from mecatol.commands import Parser, spoken
from mecatol.core.decisions import message
from mecatol.core.errors import Refused
from mecatol.texts import Texts

from .plan import Plan
from .record import GameRecord, arrow_modules, write_tables
from .report import summary_lines, write_report
from .run import RUNNING, simulate

Told = Callable[[GameRecord], None]


def main(argv: Sequence[str]) -> int:
    """Run the command; what is refused is said in one line. Crashed games make it 1."""
    texts = spoken(argv)
    args = _parser(texts).parse_args(argv)
    try:
        plan = Plan.checked(args.ruleset, args.players, args.games, args.bots, args.seed)
        arrow_modules()
        folder = _folder(args.out)
        only = () if args.only is None else (args.only,)
        with progress(len(only) or plan.games, texts) as told:
            records = simulate(plan, workers=args.workers, ray=args.ray, only=only, told=told)
    except Refused as why:
        print(f"mecatol: {why.words(texts.reason)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    write_tables(records, folder)
    page = write_report(plan, records, folder, texts)
    print("\n".join([*summary_lines(plan, records, texts), texts.say("simulate-summary", {"page": str(page)})]))
    crashed = [record for record in records if record.fault]
    for record in crashed:
        found = {"game": str(record.game), "seed": str(record.seed), "fault": record.fault}
        print(texts.say("simulate-crashed", found), file=sys.stderr)
    return 1 if crashed else 0


def _parser(texts: Texts) -> Parser:
    say, parser = texts.say, Parser(texts, "mecatol simulate", "help-simulate-games", "help-simulate-example")
    parser.add_argument("--ruleset", default="sa17", help=say("help-ruleset"))
    parser.add_argument("--players", type=int, default=6, choices=range(2, 10), metavar="2-9", help=say("help-players"))
    parser.add_argument("--games", type=int, default=100, help=say("help-games"))
    parser.add_argument("--bots", default="steward", help=say("help-any-bots"))
    parser.add_argument("--seed", type=int, default=1, help=say("help-seed-of-all"))
    parser.add_argument("--workers", type=int, default=0, help=say("help-workers"))
    parser.add_argument("--ray", nargs="?", const=RUNNING, default="", metavar=say("command-address"), help=say("help-ray"))
    parser.add_argument("--only", type=int, help=say("help-only-game"))
    parser.add_argument("--out", default="simulation", metavar=say("command-folder"), help=say("help-out"))
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
def progress(games: int, texts: Texts) -> Iterator[Told | None]:
    """A bar that moves on with every game; nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task, crashed = bar.add_task(texts.say("simulate-games", {"crashed": 0}), total=games), 0

        def told(record: GameRecord) -> None:
            nonlocal crashed
            crashed += bool(record.fault)
            bar.update(task, advance=1, description=texts.say("simulate-games", {"crashed": crashed}))

        yield told
