"""`mecatol admin backup | restore | move`: everything that is kept goes from one place to another (`moving.py`)."""

from __future__ import annotations

import argparse
from pathlib import Path

from mecatol.commands import Parser
from mecatol.texts import Texts

from .settings import from_environment


def arguments(parser: Parser) -> None:
    """What the commands take."""
    texts = parser.texts
    say = texts.say
    commands = parser.add_subparsers(required=True, metavar=say("command-command"), title=say("command-commands"))
    for name, places in (("backup", ["copy"]), ("restore", ["copy"]), ("move", ["source", "target"])):
        about = f"help-{name}"
        command: Parser = commands.add_parser(name, texts=texts, prog=f"mecatol admin {name}", about=about, help=say(about))
        for place in places:
            command.add_argument(place, metavar=say(f"command-{place}"), help=say(f"help-{place}"))
        if name != "move":
            command.add_argument(
                "--file", type=Path, default=Path("mecatol.sqlite"), metavar=say("command-file"), help=say("help-file")
            )
        command.set_defaults(run=run, what=name)


def run(args: argparse.Namespace) -> int:
    """Copy, check, and say what came over."""
    from .moving import moved  # reads the database's code, which other commands can do without

    if args.what == "move":
        found = moved(place(args.source), place(args.target))
    else:
        copy, here = Path(args.copy), from_environment().database or args.file
        found = moved(here, copy) if args.what == "backup" else moved(copy, here)
    texts = Texts(args.lang)
    counts = {"games": found.games, "guests": found.guests, "rows": found.rows}
    print(texts.say("admin-moved", counts))
    if found.differing:
        print(texts.say("admin-differing", {"number": len(found.differing), "tables": ", ".join(found.differing)}))
    return 0


def place(text: str) -> Path | str:
    """A database by its address, or a file."""
    return text if text.startswith("postgres") else Path(text)
