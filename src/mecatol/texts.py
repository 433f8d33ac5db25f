"""Words for people, from the Fluent files in `locales/`: one set of texts for engine, terminal and web.

A folder there is a language. Its own files say what is said whatever is played; the folders in it stand for the layers of the
content and hold, table by table, what things are called and do there (docs/languages.md).
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import NumberLiteral, Pattern, SelectExpression, TextElement, VariableReference
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Placeable

from mecatol.core import errors
from mecatol.core.decisions import Message

DEFAULT = "en"
CLAUSES = "clauses"  # the folder with a file for each rule document
PLURALS = ("zero", "one", "two", "few", "many", "other")
LONGEST = 2000  # letters of an argument: what somebody wrote, or a deck, is not told without end
LARGEST = 10**15  # beyond that a number is told as it stands, not as a language writes it
REMEMBERED = 8192  # messages, as they were said last
PLAIN = frozenset((str, int))  # arguments that are alike where they are equal: a number that is written its own way is not
NAMES = ("edition-", "switch-")  # how an argument of a reason begins that is itself called by a message

UNGROUPED = 1000  # numbers below are written alike everywhere
SHORT = 2000  # letters of a sentence up to which nobody asks whether somebody means harm by it

Args: TypeAlias = Mapping[str, str | int]


def folder() -> Path:
    """Where the texts are: where MECATOL_LOCALES says, beside the code when installed, in the repository otherwise."""
    if elsewhere := os.environ.get("MECATOL_LOCALES"):
        return Path(elsewhere)
    installed = Path(__file__).parent / "data" / "locales"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "locales"


def languages() -> tuple[str, ...]:
    """The languages there are texts in, the default first."""
    found = sorted(path.name for path in folder().iterdir() if path.is_dir())
    return tuple(dict.fromkeys((DEFAULT, *found)))


def preferred(wanted: str) -> str:
    """The language of ours that comes first in a list like a browser's: "es-MX, es;q=0.9, en;q=0.5"."""
    known = languages()
    ranked = sorted(_ranked(wanted), key=lambda each: -each[0])
    return next((language for _, language in ranked if language in known), DEFAULT)


def _ranked(wanted: str) -> Iterator[tuple[float, str]]:
    for part in wanted[:500].split(","):
        if found := re.fullmatch(r"\s*([A-Za-z]+)(?:[-_][\w-]+)?\s*(?:;\s*q\s*=\s*([01](?:\.\d*)?)\s*)?", part):
            yield float(found[2] or 1), found[1].lower()


def from_environment() -> str:
    """The language that a command speaks: MECATOL_LANG where it is set, or the default."""
    return preferred(os.environ.get("MECATOL_LANG", DEFAULT))


class Texts:
    """The messages of one language; what it lacks is said in the default one."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self._languages = tuple(dict.fromkeys((language, DEFAULT)))

    def has(self, ident: str) -> bool:
        """Whether there is such a message."""
        return _has(self._languages, ident)

    def say(self, ident: str, args: Args | None = None) -> str:
        """The message with its arguments; an unknown one is its id and its arguments, so that nothing is lost."""
        text, _ = self._format(ident, args or {})
        if text is not None:
            return text
        return " ".join((ident, *(str(value) for value in (args or {}).values())))

    def reason(self, why: Message) -> str:
        """Why something is refused: `refused.words(texts.reason)`."""
        return self.say(why.id, {name: self._called(value) for name, value in why.args})

    def _called(self, value: str | int) -> Any:
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False) if abs(value) < LARGEST else str(value)  # as somebody wrote it
        if value.startswith(NAMES) and self.has(value):
            return self.say(value)
        return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"

    def one_of(self, *idents: str) -> str:
        """The first of some messages that is there, without arguments; or nothing."""
        return next((self.say(ident) for ident in idents if self.has(ident)), "")

    def part(self, ident: str, part: str, args: Args | None = None) -> str:
        """A part of a message: what it says of something beside its name; or nothing."""
        for language in self._languages:
            found = _part(_common(language), ident, part, args or {})
            if found:
                return found
        return ""

    def of_thing(self, layers: Sequence[str], table: str, ident: str, part: str = "", args: Args | None = None) -> str:
        """What an entry of a table is called, or a part of what is said of it, by the last layer that says it; or nothing."""
        for layer in reversed(layers):
            for language in self._languages:
                found = _part(_things(language, layer, table), f"{table}-{ident}", part, args or {})
                if found:
                    return found
        return ""

    def of_clause(self, ruleset: str, clause: str, part: str = "") -> str:
        """What a clause of a rule document says in this language; or nothing: the default one's words stand in the register."""
        return _part(_things(self.language, CLAUSES, ruleset), clause, part, {})

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one: "a, b and c"."""
        if len(names) < 2:
            return names[0] if names else self.say("list-none")
        if len(", ".join(names)) > LONGEST:
            told = [name for name, end in zip(names, accumulate(len(name) + 2 for name in names), strict=True) if end <= LONGEST]
            return self.say("list-more", {"rest": ", ".join(told), "count": len(names) - len(told)})
        return self.say("list-last", {"rest": ", ".join(names[:-1]), "last": names[-1]})

    def selects(self, ident: str) -> frozenset[str]:
        """The arguments by whose very words a message chooses what it says."""
        return _selects(self._languages, ident)

    def problems(self, ident: str, args: Args) -> list[str]:
        """What is wrong with a message and these arguments."""
        text, errors = self._format(ident, args)
        return [f"{ident}: {error}" for error in errors] if text is not None else [f"{ident}: there is no such message"]

    def _format(self, ident: str, args: Args) -> tuple[str | None, list[Exception]]:
        if PLAIN.issuperset(map(type, args.values())):
            return _said_before(self._languages, ident, tuple(args.items()))
        return _formatted(self._languages, ident, args.items())


def _formatted(
    languages: tuple[str, ...], ident: str, args: Iterable[tuple[str, str | int]]
) -> tuple[str | None, list[Exception]]:
    """A message by the first language that has it."""
    for language in languages:
        bundle = _common(language)
        if bundle.has_message(ident) and (pattern := bundle.get_message(ident).value) is not None:
            known = dict(args)
            if (quick := _quick(language, pattern, known)) is not None:
                return _spelt(language, quick), []
            text, errors = bundle.format_pattern(pattern, known)
            return _spelt(language, str(text)), errors
    return None, []


_said_before = lru_cache(REMEMBERED)(_formatted)  # much is said again and again


def _part(bundle: FluentBundle, ident: str, part: str, args: Args) -> str:
    if not bundle.has_message(ident):
        return ""
    message = bundle.get_message(ident)
    pattern = message.attributes.get(part) if part else message.value
    if pattern is None:
        return ""
    known, language = dict(args), bundle.locales[0]
    quick = _quick(language, pattern, known)
    return _spelt(language, str(bundle.format_pattern(pattern, known)[0]) if quick is None else quick)


# -- what is said quickly ----------------------------------------------------------------------------------------------------


class Choice(NamedTuple):
    """Where a message says one thing or another, by an argument."""

    by: str
    variants: tuple[tuple[str | int, Plan], ...]
    otherwise: Plan
    counts: bool  # whether it asks for numbers themselves


Plan: TypeAlias = "tuple[str | tuple[str] | Choice, ...]"  # text, an argument, a choice


def _quick(language: str, pattern: Pattern, args: Mapping[str, Any]) -> str | None:
    """A message as its library says it, without its detours; none where it asks for more than text, arguments and choices."""
    plan = _plan(pattern)
    if plan is None:
        return None
    try:
        text = _filled(language, plan, args)
    except LookupError:
        return None
    return text if len(text) <= SHORT else None


def _filled(language: str, plan: Plan, args: Mapping[str, Any]) -> str:
    text = ""
    for part in plan:
        if isinstance(part, str):
            text += part
        elif isinstance(part, Choice):
            text += _filled(language, _chosen(language, part, args[part.by]), args)
        else:
            value = args[part[0]]
            text += value if type(value) is str else _written(value)
    return text


def _written(value: Any) -> str:
    if type(value) is not int or not 0 <= value < UNGROUPED:
        raise LookupError(value)
    return str(value)


def _chosen(language: str, choice: Choice, value: Any) -> Plan:
    """What is said for a value: the first that it is, or whose plural it is."""
    if type(value) is not int and (type(value) is not str or choice.counts):
        raise LookupError(value)
    said = _plural(language, value) if type(value) is int else value
    for key, variant in choice.variants:
        if key in (said, value):
            return variant
    return choice.otherwise


@lru_cache(REMEMBERED)
def _plural(language: str, number: int) -> str:
    try:
        known = Locale.parse(language)
    except UnknownLocaleError:
        known = Locale.default()  # as the library does
    return str(known.plural_form(number))


@cache
def _plan(pattern: Pattern) -> Plan | None:
    """What a message is made of, as far as it is simple."""
    found: list[str | tuple[str] | Choice] = []
    for element in getattr(pattern, "elements", (pattern,)):  # a single one stands by itself
        inner = element.expression if isinstance(element, Placeable) else element
        if isinstance(inner, TextElement):
            found.append(inner.value)
        elif isinstance(inner, VariableReference):
            found.append((str(inner.id.name),))
        elif isinstance(inner, SelectExpression) and (choice := _choice(inner)) is not None:
            found.append(choice)
        else:
            return None
    return tuple(found)


def _choice(node: SelectExpression) -> Choice | None:
    if not isinstance(node.selector, VariableReference):
        return None
    variants: list[tuple[str | int, Plan]] = []
    otherwise: Plan | None = None
    for variant in node.variants:
        if (plan := _plan(variant.value)) is None:
            return None
        key = variant.key
        if isinstance(key, NumberLiteral) and not isinstance(key.value, int):
            return None
        variants.append((int(key.value) if isinstance(key, NumberLiteral) else str(key.name), plan))
        otherwise = plan if variant.default else otherwise
    counts = any(isinstance(key, int) for key, _ in variants)
    return None if otherwise is None else Choice(str(node.selector.id.name), tuple(variants), otherwise, counts)


def _spelt(language: str, text: str) -> str:
    """A sentence as it is spelt where words meet that were put together: "de" and "el" are "del"."""
    for pattern, instead in _spelling(language):
        text = pattern.sub(instead, text)
    return text


@cache
def _spelling(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    path = folder() / language / "spelling.json"
    pairs = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return tuple((re.compile(pattern), instead) for pattern, instead in pairs)


@cache
def _common(language: str) -> FluentBundle:
    return _bundle(language, sorted((folder() / language).glob("*.ftl")))


@cache
def _things(language: str, layer: str, table: str) -> FluentBundle:
    """What a layer says of a table: read when it is first asked for."""
    return _bundle(language, [path for path in [folder() / language / layer / f"{table}.ftl"] if path.is_file()])


def _bundle(language: str, paths: Sequence[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@lru_cache(REMEMBERED)
def _has(languages: tuple[str, ...], ident: str) -> bool:
    """Whether any of these languages has a message."""
    return any(_common(language).has_message(ident) for language in languages)


@lru_cache(REMEMBERED)
def _selects(languages: tuple[str, ...], ident: str) -> frozenset[str]:
    """The arguments by which a message chooses, by the first language that has it."""
    found = next((bundle for bundle in map(_common, languages) if bundle.has_message(ident)), None)
    return frozenset(_selectors(found.get_message(ident).value)) if found is not None else frozenset()


def _selectors(node: Any) -> Iterator[str]:
    if isinstance(node, SelectExpression):
        named = [str(getattr(variant.key, "name", "")) for variant in node.variants]
        if isinstance(node.selector, VariableReference) and any(name and name not in PLURALS for name in named):
            yield str(node.selector.id.name)
    for child in getattr(node, "__dict__", {}).values():
        for each in child if isinstance(child, list | tuple) else (child,):
            if hasattr(each, "__dict__"):
                yield from _selectors(each)


errors.said = Texts().reason  # what is refused has words wherever there are texts
