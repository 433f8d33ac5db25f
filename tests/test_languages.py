"""Every language says the same: the same messages, with the same arguments, and none of them left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from mecatol import texts

OTHERS = tuple(language for language in texts.languages() if language != texts.DEFAULT)
# What is the same in any language: nothing but arguments, signs, and words players leave as they are.
WORDLESS = re.compile(r"^[^A-Za-z]*$")
SAME = (
    "web-brand", "web-zoom", "web-friends-example", "web-neutral", "key-no", "option-no", "option-counter-no", "word-neutral",
    "switch-imperium_rex",
)  # fmt: skip


class Words(Visitor):
    """What a pattern says by itself, and what it is given."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.given: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.said.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.given.add(node.id.name)


def files(language: str) -> dict[str, Path]:
    root = texts.folder() / language
    return {str(path.relative_to(root)): path for path in sorted(root.rglob("*.ftl"))}


def patterns(path: Path) -> Iterator[tuple[str, Words]]:
    """Every message and part of one."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            parts = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes),
            ]
            for name, pattern in parts:
                if pattern is not None:
                    words = Words()
                    words.visit(pattern)
                    yield name, words


def common(language: str) -> dict[str, Words]:
    found: dict[str, Words] = {}
    for path in sorted((texts.folder() / language).glob("*.ftl")):
        found |= dict(patterns(path))
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_and_no_other(language: str) -> None:
    english, other = common(texts.DEFAULT), common(language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_take_the_same_arguments(language: str) -> None:
    english, other = common(texts.DEFAULT), common(language)
    assert [name for name, words in english.items() if name in other and words.given != other[name].given] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english, other = common(texts.DEFAULT), common(language)
    left = [name for name, words in english.items() if name in other and words.said == other[name].said]
    assert [name for name in left if name not in SAME and not WORDLESS.match("".join(english[name].said))] == []


def test_a_browser_is_answered_in_the_first_language_that_is_there() -> None:
    assert texts.preferred("es-MX, es;q=0.9, en;q=0.5") == "es"
    assert texts.preferred("fr, en;q=0.3, es;q=0.8") == "es"
    assert texts.preferred("fr") == texts.preferred("") == texts.preferred(";;;,=") == "en"
