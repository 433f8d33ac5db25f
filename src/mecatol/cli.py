"""The command `mecatol`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.metadata import version

from rich.text import Text

from mecatol import coverage, inventory
from mecatol.bots import answer_by_bot, make_bots
from mecatol.commands import Parser, spoken
from mecatol.compendium import command as lookup
from mecatol.core.errors import Refused
from mecatol.hot_seat import HotSeat
from mecatol.narrator import Narrator
from mecatol.odds import command
from mecatol.play import Table
from mecatol.service import admin, fairness, serve
from mecatol.simulation import command as simulation
from mecatol.terminal import Screen, galaxy
from mecatol.texts import Texts, from_environment

SEEDS = 2**63
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; what is refused is said in one line."""
    args = sys.argv[1:] if argv is None else list(argv)
    try:
        said = _run(args)
        sys.stdout.flush()
    except Refused as why:
        print(f"mecatol: {why.words(spoken(args).reason)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read along has seen enough; nothing is to be flushed to him at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, EOFError):
        return 130
    return said


def _run(args: list[str]) -> int:
    if args[:2] == ["rules", "coverage"]:
        return coverage.main(args[2:])
    if args[:1] == ["content"]:
        return inventory.main(args[1:])
    if args[:1] == ["odds"]:
        return command.main(args[1:])
    if args[:1] == ["simulate"]:
        return simulation.main(args[1:])
    parsed = _parser(spoken(args)).parse_args(args)
    return int(parsed.run(parsed))


def _parser(texts: Texts) -> Parser:
    parser = Parser(texts, "mecatol", "help-mecatol")
    parser.add_argument("--version", action="version", version=version("mecatol"), help=texts.say("help-version"))
    commands = parser.add_subparsers(required=True, metavar=texts.say("command-command"), title=texts.say("command-commands"))

    def command(name: str) -> Parser:
        about = f"help-{name}"
        return commands.add_parser(name, texts=texts, prog=f"mecatol {name}", about=about, help=texts.say(about))

    watch = command("watch")
    _table_arguments(watch, texts)
    watch.add_argument("--decisions", action="store_true", help=texts.say("help-decisions"))
    watch.set_defaults(run=watch_game)
    play = command("play")
    _table_arguments(play, texts)
    play.add_argument("names", nargs="*", metavar=texts.say("command-name"), help=texts.say("help-names"))
    play.set_defaults(run=play_game)
    service = command("serve")
    serve.arguments(service)
    service.set_defaults(run=serve.serve)
    look = command("look")
    lookup.arguments(look)
    look.set_defaults(run=lookup.run)
    admin.arguments(command("admin"))
    verify = command("verify")
    fairness.arguments(verify)
    verify.set_defaults(run=fairness.verify)
    for name in ("odds", "simulate", "content"):
        command(name)
    rules = command("rules")
    rules.add_argument("what", choices=["coverage"], help=texts.say("help-coverage"))
    return parser


def _table_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--ruleset", default="sa17", help=texts.say("help-ruleset"))
    parser.add_argument("--players", type=int, default=6, choices=range(2, 10), metavar="2-9", help=texts.say("help-players"))
    parser.add_argument("--seed", type=seed, default=1, metavar=texts.say("command-number"), help=texts.say("help-seed"))
    parser.add_argument("--bots", default="steward", help=texts.say("help-bots"))


def seed(text: str) -> int:
    """A seed is a number that a save can hold."""
    number = int(text)
    if not 0 <= number < SEEDS:
        raise argparse.ArgumentTypeError(Texts(from_environment()).say("refused-seed", {"last": str(SEEDS - 1)}))
    return number


def watch_game(args: argparse.Namespace) -> int:
    """Bots play; the narrator tells."""
    table = Table.new(args.ruleset, NAMES[: args.players], args.seed)
    narrator, bots = Narrator(table, Texts(args.lang)), make_bots(args.bots, args.players, args.seed)
    screen, drawn = Screen(NAMES[: args.players]), 0
    while not table.over:
        ask = table.pending[0]
        if drawn != table.game.state.round:  # the galaxy as it is when a round begins
            drawn = table.game.state.round
            _tell(screen, galaxy(narrator, None))
        asked = narrator.question(ask)
        said = {str(option.key): narrator.option(ask, option) for option in table.options(ask)} if args.decisions else {}
        key = answer_by_bot(table, ask, bots[ask.seat])
        if args.decisions:
            screen.say(f"    {narrator.player(ask.seat)} · {asked} {said[key]}")
        _tell(screen, narrator.news())
    _tell(screen, [*narrator.news(), *galaxy(narrator, None)])
    return 0


def _tell(screen: Screen, lines: Iterable[str | Text]) -> None:
    for line in lines:
        screen.say(line)


def play_game(args: argparse.Namespace) -> int:
    """People at one keyboard, bots in the other seats."""
    people = args.names or [NAMES[0]]
    bots = [name for name in NAMES if name not in people][: max(0, args.players - len(people))]
    table = Table.new(args.ruleset, [*people, *bots], args.seed)
    players = make_bots(args.bots, len(people) + len(bots), args.seed)
    HotSeat(table, range(len(people)), players, texts=Texts(args.lang)).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
