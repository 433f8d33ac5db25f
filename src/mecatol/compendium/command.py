"""The command `mecatol look`: a thing with its numbers, clauses, rulings and tests."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator

from mecatol import register
from mecatol.commands import Parser
from mecatol.texts import Texts
from mecatol.things import clause_text

from . import Look, compendium
from .search import plain

WIDTH = 100
INDENT = "  "


def arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.texts.say
    parser.add_argument("query", nargs="+", metavar=say("command-word"), help=say("help-query"))
    parser.add_argument("--ruleset", default="sa17", help=say("help-ruleset"))


def run(args: argparse.Namespace) -> int:
    """Tell the best whole, and what else there is in a line each."""
    query, texts = " ".join(args.query), Texts(args.lang)
    book = compendium(args.ruleset)
    found = book.look(query, args.lang)
    if not found:
        near = book.near(query, args.lang)
        print(texts.say("look-near" if near else "look-nothing", {"query": query, "names": texts.listed(near)}))
        return 1
    same = [look for look in found if plain(look.entry.name) == plain(found[0].entry.name)]
    print("\n\n".join("\n".join(told(look, texts)) for look in same))
    others = [look for look in found if look not in same]
    if others:
        print("\n" + "\n".join([texts.say("look-also"), *(INDENT + title(look, texts) for look in others)]))
    return 0


def title(look: Look, texts: Texts) -> str:
    """What a thing is called, and what it is."""
    return f"{look.entry.name} ({texts.say(f'look-kind-{look.entry.kind}')})"


def told(look: Look, texts: Texts, *, tests: bool = True) -> Iterator[str]:
    """A thing whole, in lines; at the table without the tests that show it."""
    yield title(look, texts)
    yield from _lines(look.entry.text)
    if look.entry.facts:
        yield from _lines(" · ".join(f"{label}: {value}" for label, value in look.entry.facts))
    for name, text in look.entry.parts:
        yield from _lines(f"{name}: {text}")
    clauses = [f"{ident}: {clause_text(register.load()[ident], texts)}" for ident in look.clauses]
    for label, lines in (("clauses", clauses), ("rulings", look.rulings), ("tests", look.tests if tests else ())):
        if lines:
            yield f"{INDENT}{texts.say(f'look-{label}')}"
        for line in lines:
            yield from _lines(line, 2)


def _lines(text: str, deep: int = 1) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=INDENT * deep, subsequent_indent=INDENT * (deep + 1), break_long_words=False)
