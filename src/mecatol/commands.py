"""What all commands have in common: each is read, helps and complains in the language of whoever types it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NoReturn

from mecatol.texts import Texts, from_environment, languages

SPOKEN = "--lang"
# What the reader of command lines complains about, and what we say instead.
LISTED = 100  # values that are told one by one
COMPLAINTS = (
    (r"the following arguments are required: (?P<what>.+)", "command-required"),
    (r"unrecognized arguments: (?P<what>.+)", "command-unknown"),
    (r"argument (?P<what>.+?): expected .+", "command-no-value"),
    (r"argument (?P<what>.+?): not allowed with argument (?P<other>.+)", "command-not-both"),
    (r"argument (?P<what>.+?): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<known>.+)\)", "command-no-choice"),
    (r"argument (?P<what>.+?): invalid \w+ value: '(?P<value>.*)'", "command-no-number"),
)


class Formatter(argparse.HelpFormatter):
    """Help in one language."""

    def __init__(self, texts: Texts, prog: str, **more: Any) -> None:
        super().__init__(prog, **more)
        self.texts = texts

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        """How a command is called."""
        super().add_usage(usage, actions, groups, f"{self.texts.say('command-usage')} " if prefix is None else prefix)

    def _get_default_metavar_for_optional(self, action: argparse.Action) -> str:
        return self.texts.say("command-number" if action.type in (int, float) else "command-word")


class Parser(argparse.ArgumentParser):
    """Reads a command line, and speaks one language."""

    def __init__(self, texts: Texts, prog: str, about: str, example: str = "") -> None:
        super().__init__(
            prog,
            description=texts.say(about),
            epilog=texts.say(example) if example else None,
            formatter_class=partial(Formatter, texts),
            add_help=False,
            allow_abbrev=False,
        )
        self.texts = texts
        self._positionals.title = texts.say("command-arguments")
        self._optionals.title = texts.say("command-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("command-help"))
        self.add_argument(SPOKEN, default=texts.language, choices=languages(), help=texts.say("help-lang"))

    def error(self, message: str) -> NoReturn:
        """What is wrong with a command line, in words of ours, below how it is called."""
        self.exit(2, f"{self.format_usage()}{self.prog}: {self.complaint(message)}\n")

    def complaint(self, message: str) -> str:
        """A complaint of the reader of command lines in the language spoken."""
        for pattern, ident in COMPLAINTS:
            if found := re.fullmatch(pattern, message):
                said = found.groupdict()
                if len(known := said.get("known", "").split(", ")) > LISTED:
                    said["known"] = f"{known[0]} … {known[-1]}"
                return self.texts.say(ident, said)
        return re.sub(r"^argument (.+?): ", r"\1: ", message)  # what we said ourselves


def spoken(args: Sequence[str]) -> Texts:
    """The texts of a command line, whichever command it is."""
    wanted = [after for before, after in pairwise(args) if before == SPOKEN]
    wanted += [arg.removeprefix(f"{SPOKEN}=") for arg in args if arg.startswith(f"{SPOKEN}=")]
    return Texts(next((language for language in wanted if language in languages()), from_environment()))
