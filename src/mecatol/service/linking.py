"""Sentences in which every name says of what it is the name, so that whoever reads them can look at it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from mecatol.core.decisions import Ask
from mecatol.core.table import Waiting
from mecatol.narrator import Narrator

from . import messages as wire
from .content import KINDS as CARDS

BEGIN, NAME, END = "\x02", "\x03", "\x04"  # no name has such letters in it
MARK = re.compile(f"{BEGIN}([^{NAME}]*){NAME}([^{BEGIN}{END}]*){END}")
KINDS = {  # what is looked at, by the table its name stands in
    "players": "player",
    "hexes": "system",
    "planets": "planet",
    "units": "unit",
    "technologies": "technology",
    "race_technologies": "technology",
    "upgrades": "technology",
    "races": "race",
    "leaders": "leader",
    "facilities": "facility",
    **dict.fromkeys(CARDS, "card"),
}


class Linker(Narrator):
    """A narrator that marks the names in its sentences."""

    def called(self, table: str, ident: str, name: str) -> str:
        kind = KINDS.get(table)
        return f"{BEGIN}{kind}:{ident}{NAME}{name}{END}" if kind else name

    def ended(self, said: str) -> str:
        return said.replace(" ()", "")

    def told(self, event: Mapping[str, Any]) -> wire.Linked:
        """An event or passage as a sentence, and its names."""
        text, links = _parted(self.event(event))
        return wire.Linked(super().ended(text), links)

    def asked(self, ask: Ask) -> wire.Linked:
        """What somebody is asked, and the names in it."""
        return wire.Linked(*_parted(self.question(ask)))

    def waited(self, waiting: Waiting) -> wire.Linked:
        """What somebody does for whom the others wait, and the names in it."""
        return wire.Linked(*_parted(self.waiting(waiting)))


def together(sentences: Iterable[wire.Linked]) -> wire.Linked:
    """Several sentences as one text."""
    text, links = "", list[wire.Link]()
    for said in sentences:
        text = f"{text} " if text else ""
        links += [(begin + _letters(text), length, thing) for begin, length, thing in said.links]
        text += said.text
    return wire.Linked(text, tuple(links))


def _parted(marked: str) -> tuple[str, tuple[wire.Link, ...]]:
    """A sentence without its marks, and where they were."""
    text, links, read = "", list[wire.Link](), 0
    for mark in MARK.finditer(marked):
        text += marked[read : mark.start()]
        links.append((_letters(text), _letters(mark[2]), mark[1]))
        text += mark[2]
        read = mark.end()
    return text + marked[read:], tuple(links)


def _letters(text: str) -> int:
    """How long a text is for a browser, which counts some letters twice."""
    return len(text.encode("utf-16-le")) // 2
