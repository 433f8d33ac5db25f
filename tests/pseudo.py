"""A language made by the tests: every letter that a text says is another one, so that whatever is not said by a text shows."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from mecatol import register, texts
from mecatol.rulesets import resolve
from mecatol.things import Things

PSEUDO = "xx"
RULESETS = (
    "official +mercenaries",
    "sa17",
    "official +fall_of_the_empire",
    "sa17 +official_decks",
    "sa_es +flagships +mechanized_units +shards_races +shards_technologies",
    "cp",
)
MARKED = str.maketrans({chr(n): chr(n + 0xFEE0) for n in (*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1))})
# Ids, Python's words and whatever else no text has said; coordinates; gaps where an argument is missing. The letters of wormholes
# are the same in any language.
UNMARKED = re.compile(r"[A-Za-z]{2,}|[E-Z]|[a-z]|-?\d,-?\d|[{}]|\(\)|_")


class Marking(Transformer):
    """Marks what a message says and leaves what it is given."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(node.value.translate(MARKED))

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> ftl.StringLiteral:
        return ftl.StringLiteral(node.value.translate(MARKED))


def write(folder: Path) -> None:
    """The default language and the made one, side by side, as folders of a translator."""
    english = texts.folder() / texts.DEFAULT
    for path in sorted(english.rglob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        body = FluentParser().parse(text)
        _write(folder / texts.DEFAULT / path.relative_to(english), text)
        _write(folder / PSEUDO / path.relative_to(english), FluentSerializer().serialize(Marking().visit(body)))
    for document in register.RULESETS:
        told = [f"{clause.id} = {clause.text.translate(MARKED)}\n" for clause in register.load(document)]
        _write(folder / PSEUDO / texts.CLAUSES / f"{document}.ftl", "".join(told))
    _write(folder / PSEUDO / "rulings.md", _marked_rulings())
    for path, names in _names(folder / PSEUDO).items():
        _write_names(path, names)


def _marked_rulings() -> str:
    """The page of rulings; marks of cards and clauses stay as they are."""
    page = (register.folder().parents[1] / "docs" / "rulings.md").read_text(encoding="utf-8")
    kept = re.compile(rf"(`\w+/\w+`|{register.CLAUSE_ID.pattern})")
    return "".join(part if n % 2 else part.translate(MARKED) for n, part in enumerate(kept.split(page)))


def _names(folder: Path) -> dict[Path, dict[str, str]]:
    """What is printed on things is called otherwise too: by file and message."""
    found: dict[Path, dict[str, str]] = {}
    for things in (Things(resolve(ruleset), texts.Texts()) for ruleset in RULESETS):
        for table, entries in things.library.entries.items():
            for ident in entries:
                path = folder / things.library.layers_of(table, ident)[-1] / f"{table}.ftl"
                if name := things.name(table, ident).translate(MARKED):
                    found.setdefault(path, {}).setdefault(f"{table}-{ident}", name)
    return found


def _write_names(path: Path, names: dict[str, str]) -> None:
    """Names for the messages of a file that have none, and for things that have no message there."""
    body = FluentParser().parse(path.read_text(encoding="utf-8") if path.is_file() else "")
    told = {entry.id.name: entry for entry in body.body if isinstance(entry, ftl.Message)}
    for ident, name in names.items():
        pattern = ftl.Pattern([ftl.TextElement(name)])
        if ident not in told:
            body.body.append(ftl.Message(ftl.Identifier(ident), pattern))
        elif told[ident].value is None:
            told[ident].value = pattern
    _write(path, FluentSerializer().serialize(body))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
