"""Sentences in which every name says of what it is the name, so that whoever reads them can look at it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from mecatol.core.decisions import Ask
from mecatol.core.table import Waiting
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.texts import Texts

from . import messages as wire
from .content import KINDS as CARDS

BEGIN, NAME, END = "\x02", "\x03", "\x04"  # no name has such letters in it
MARK = re.compile(f"{BEGIN}([^{NAME}]*){NAME}([^{BEGIN}{END}]*){END}")
REMEMBERED = 5000  # names
FLEETING = "ability:"  # what an effect is called that may be gone by now
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
    """A narrator that marks the names in its sentences, and remembers them for as long as the map stays as it is."""

    def __init__(self, table: Table, texts: Texts) -> None:
        super().__init__(table, texts)
        self._names: dict[tuple[str, str], str] = {}
        self._map: object = None

    def value(self, kind: str, ident: str) -> str:
        layout = self.game.state.layout
        if layout is not self._map or len(self._names) >= REMEMBERED:
            self._map = layout
            self._names.clear()
        found = self._names.get((kind, ident))
        if found is None:
            found = super().value(kind, ident)
            if FLEETING not in ident:
                self._names[kind, ident] = found
        return found

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


def together(sentences: Sequence[wire.Linked]) -> wire.Linked:
    """Several sentences as one text."""
    if len(sentences) == 1:
        return sentences[0]
    text, links = "", list[wire.Link]()
    for said in sentences:
        text = f"{text} " if text else ""
        links += [(begin + _letters(text), length, thing) for begin, length, thing in said.links]
        text += said.text
    return wire.Linked(text, tuple(links))


def _parted(marked: str) -> tuple[str, tuple[wire.Link, ...]]:
    """A sentence without its marks, and where they were."""
    text, *marks = MARK.split(marked)  # what stands before a name, what it is the name of, the name; and so on
    links = list[wire.Link]()
    for thing, name, following in zip(marks[::3], marks[1::3], marks[2::3], strict=True):
        links.append((_letters(text), _letters(name), thing))
        text += name + following
    return text, tuple(links)


def _letters(text: str) -> int:
    """How long a text is for a browser, which counts some letters twice."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
