"""Every question, event and message has words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from mecatol import texts
from mecatol.core.effects import Moment
from mecatol.core.events import Event
from mecatol.narrator import EVERYWHERE
from mecatol.rules import events
from mecatol.rules import moments as named
from mecatol.rulesets import resolve
from mecatol.things import Things

SOURCE = Path(texts.__file__).parent
ASKING = {"choose": 1, "choose_open": 1, "compose": 1, "Ask": 1, "choose_player": 2, "agrees": 2}
ASKING |= dict.fromkeys(("choose_planet", "choose_system", "choose_number", "choose_unit", "choose_units"), 2)
ASKING |= dict.fromkeys(("planet", "system", "player", "one_player", "card", "number", "unit", "units"), 2)
ASKING |= dict.fromkeys(("aim_planet", "aim_system", "aim_player", "aim_players"), 2) | {"aim": 1}

NAMED = ("card", "player", "other", "place", "unit", "technology", "objective", "seat")  # what a question may name
ROOMS = ("rules", "cards", "races")
UNTOLD = ("refused", "_refused", "draw", "take", "next_card", "at_random", "deal_secret", "lost")  # whose reasons nobody reads
SPOKEN_TO = re.compile(r"(?i:\b(?:you|yours?|tú|tus?|te|ti)\b)|^[A-Z¿]|[.?:]$")


@cache
def nodes(*rooms: str) -> tuple[ast.AST, ...]:
    """Everything that is written in some rooms of the source, or in all of it."""
    paths = sorted(path for room in rooms or ("",) for path in (SOURCE / room).rglob("*.py"))
    return tuple(node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def calls(*rooms: str) -> Iterator[ast.Call]:
    return (node for node in nodes(*rooms) if isinstance(node, ast.Call))


def name_of(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""


def constants(node: ast.AST | None) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return []


def questions() -> list[str]:
    found: dict[str, None] = {}
    for call in calls():
        position = ASKING.get(name_of(call))
        if position is not None and len(call.args) > position:
            found.update(dict.fromkeys(constants(call.args[position])))
    return sorted(found)


def asked() -> list[str]:
    """Every question there are words for, however its name is put together."""
    found = (
        FluentParser().parse(path.read_text(encoding="utf-8")) for path in sorted((texts.folder() / texts.DEFAULT).glob("*.ftl"))
    )
    names = [entry.id.name for body in found for entry in body.body if isinstance(entry, ftl.Message)]
    return [name.removeprefix("ask-") for name in names if name.startswith("ask-")]


def reasons() -> list[str]:
    """What is said outright to be the cause of something."""
    places: dict[str, set[int]] = {}
    for node in nodes(*ROOMS):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name not in UNTOLD:
            taken = [each.arg for each in node.args.args]
            if "why" in taken:
                places.setdefault(node.name, set()).add(taken.index("why") - (taken[0] == "self"))
    found: dict[str, None] = {}
    for call in calls(*ROOMS):
        given = [keyword.value for keyword in call.keywords if keyword.arg == "why" and name_of(call) in places]
        given += [call.args[place] for place in places.get(name_of(call), ()) if len(call.args) > place]
        found.update(dict.fromkeys(why for each in given for why in constants(each)))
    return sorted(found)


def messages() -> list[str]:
    found: dict[str, None] = {}
    for call in calls():
        if name_of(call) in ("message", "Message") and call.args:
            found.update(dict.fromkeys(constants(call.args[0])))
    return sorted(found)


def kinds_of_events() -> list[type[Event]]:
    return [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__.startswith(f"{events.__name__}.")
    ]


def windows() -> list[str]:
    return [moment.name for moment in vars(named).values() if isinstance(moment, Moment) and moment.window]


@pytest.fixture(scope="module")
def english() -> texts.Texts:
    return texts.Texts("en")


def test_questions_have_words(english: texts.Texts) -> None:
    assert questions()
    assert [name for name in [*questions(), *windows()] if not english.has(f"ask-{name}")] == []


@pytest.mark.parametrize("language", texts.languages())
def test_whoever_waits_is_told_what_is_decided(language: str) -> None:
    """No question is without words for the others, and they speak of who is asked, not to him."""
    words = texts.Texts(language)
    said = {
        name: words.part(f"ask-{name}", "waiting", dict.fromkeys(NAMED, "Ann")) for name in [*questions(), *windows(), *asked()]
    }
    assert [name for name, line in said.items() if not line or "{" in line] == []
    assert [line for line in said.values() if SPOKEN_TO.search(line)] == []


def test_every_reason_of_a_loss_has_words() -> None:
    """Whatever is written down as why something was gained or lost is a thing of some ruleset, or has words of its own."""
    tables = [Things(resolve(ruleset), texts.Texts()) for ruleset in ("sa17", "official +mercenaries", "sa_es", "cp")]
    given = reasons()
    assert len(given) > 100
    for why in given:
        said = tables[0].texts.one_of(f"word-why-{why}", f"word-{why}")
        assert said or any(things.name(table, why) for things in tables for table in EVERYWHERE), why


def test_messages_exist(english: texts.Texts) -> None:
    assert [ident for ident in messages() if not english.has(ident)] == []


def test_messages_are_given_what_they_say(english: texts.Texts) -> None:
    problems = []
    for call in calls():
        whole = name_of(call) == "message" and all(keyword.arg for keyword in call.keywords)
        for ident in constants(call.args[0]) if whole and call.args else ():
            problems += english.problems(ident, {str(keyword.arg): "" for keyword in call.keywords})
    assert problems == []


def test_events_have_words_that_take_their_fields(english: texts.Texts) -> None:
    problems = []
    assert kinds_of_events()
    for kind in kinds_of_events():
        fields: dict[str, str | int] = {**dict.fromkeys(kind.__struct_fields__, 1), "change": "gains", "units": "", "count": 1}
        problems += english.problems(f"event-{kind.__struct_config__.tag}", fields)
    assert problems == []


@pytest.mark.parametrize("path", sorted(texts.folder().rglob("*.ftl")), ids=lambda path: path.name)
def test_files_are_fluent(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ftl.Junk)] == []


def test_no_message_is_said_twice() -> None:
    said: dict[str, str] = {}
    twice = []
    for path in sorted((texts.folder() / "en").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                if entry.id.name in said:
                    twice.append(f"{entry.id.name} in {said[entry.id.name]} and {path.name}")
                said[entry.id.name] = path.name
    assert twice == []


def test_what_is_unknown_is_not_lost(english: texts.Texts) -> None:
    assert english.say("no-such-message", {"a": 1, "b": "two"}) == "no-such-message 1 two"


@pytest.mark.parametrize("language", texts.languages())
def test_what_is_said_quickly_is_what_the_library_says(language: str) -> None:
    """Every message, with all that may be said for its arguments: names, plurals, numbers written and meant in several ways."""
    random, said, simple = Random(language), 0, 0
    bundles = [texts._common(language)]
    bundles += [
        texts._things(language, path.parent.name, path.stem) for path in sorted((texts.folder() / language).glob("*/*.ftl"))
    ]
    words = ["", "Ann", "few", "\u00e9l", "x" * 2600, 0, 1, 2, 3, 21, 999, 1000, 123456, -1, -1000]
    for bundle in bundles:
        for ident in bundle._messages:
            found = bundle.get_message(ident)
            for pattern in (found.value, *found.attributes.values()):
                if pattern is None:
                    continue
                said += 1
                simple += texts._plan(pattern) is not None
                named = sorted(variables(pattern))
                values = [[*words, *choices(pattern, name)] for name in named]
                cases = list(product(*values)) if len(named) < 2 else [tuple(map(random.choice, values)) for _ in range(60)]
                for case in cases:
                    args = dict(zip(named, case, strict=True))
                    quick = texts._quick(language, pattern, args)
                    if quick is not None:
                        assert (quick, []) == bundle.format_pattern(pattern, args), (ident, args)
                grouped = dict.fromkeys(named, fluent_number(12, useGrouping=False))
                assert not named or texts._quick(language, pattern, grouped) is None
                assert not named or texts._quick(language, pattern, {}) is None
    assert said > 1000
    assert simple > said * 0.9


def variables(node: object) -> set[str]:
    """The arguments of a message."""
    found = {node.id.name} if isinstance(node, ftl.VariableReference) else set[str]()
    for child in getattr(node, "__dict__", {}).values():
        for each in child if isinstance(child, list | tuple) else (child,):
            if hasattr(each, "__dict__"):
                found |= variables(each)
    return found


def choices(node: object, name: str) -> list[str | int]:
    """The values for which a message says something of its own."""
    found = list[str | int]()
    if isinstance(node, ftl.SelectExpression) and getattr(getattr(node.selector, "id", None), "name", "") == name:
        for variant in node.variants:
            key = variant.key
            found.append(int(key.value) if isinstance(key, ftl.NumberLiteral) else key.name)
    for child in getattr(node, "__dict__", {}).values():
        for each in child if isinstance(child, list | tuple) else (child,):
            if hasattr(each, "__dict__"):
                found += choices(each, name)
    return found
