"""`mecatol admin`: everything that is kept goes from one place to another (`moving.py`), and who may not come in (`bans.py`)."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from mecatol.commands import Parser
from mecatol.core.decisions import message
from mecatol.core.errors import Refused
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
            _file(command)
        command.set_defaults(run=run, what=name)
    for name in ("ban", "unban", "bans"):
        about = f"help-{name}"
        command = commands.add_parser(name, texts=texts, prog=f"mecatol admin {name}", about=about, help=say(about))
        if name != "bans":
            command.add_argument("who", metavar=say("command-who"), help=say("help-who"))
        if name == "ban":
            command.add_argument("--reason", required=True, metavar=say("command-words"), help=say("help-reason"))
            command.add_argument("--days", type=int, default=30, choices=range(1, 3651), metavar="1-3650", help=say("help-days"))
            command.add_argument("--bots", action="store_true", help=say("help-play-for"))
        _file(command)
        command.set_defaults(run=admit, what=name)


def _file(command: Parser) -> None:
    say = command.texts.say
    command.add_argument("--file", type=Path, default=Path("mecatol.sqlite"), metavar=say("command-file"), help=say("help-file"))


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


def admit(args: argparse.Namespace) -> int:
    """Ban somebody, let him in again, or say who is banned; services that are open hear of it."""
    from .bans import Bans, NewBan
    from .clock import Clock
    from .serve import opened_archive

    where = from_environment().database or args.file
    if isinstance(where, Path) and not where.is_file():
        raise Refused(message("admin-no-source", place=str(where)))
    texts, archive = Texts(args.lang), opened_archive(where)
    bans = Bans(archive, Clock())
    try:
        if args.what == "ban":
            found = asyncio.run(bans.add(NewBan(args.who, args.reason[:200], args.days, args.bots)))
            print(texts.say("admin-banned", {"name": found.name, "until": found.until}))
        elif args.what == "unban":
            asyncio.run(bans.end(args.who))
            print(texts.say("admin-unbanned", {"who": args.who}))
        else:
            asyncio.run(bans.read())
            for ban in bans.now:
                print(ban.id, ban.name, ban.until, ban.reason, sep="\t")
    finally:
        archive.close()
    return 0


def place(text: str) -> Path | str:
    """A database by its address, or a file."""
    return text if text.startswith("postgres") else Path(text)
