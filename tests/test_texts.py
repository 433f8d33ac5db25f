"""Every question, event and message has words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from mecatol import texts
from mecatol.core.effects import Moment
from mecatol.core.events import Event
from mecatol.rules import events
from mecatol.rules import moments as named

SOURCE = Path(texts.__file__).parent
ASKING = {"choose": 1, "choose_open": 1, "compose": 1, "Ask": 1, "choose_player": 2, "agrees": 2}
ASKING |= dict.fromkeys(("choose_planet", "choose_system", "choose_number", "choose_unit", "choose_units"), 2)
ASKING |= dict.fromkeys(("aim_planet", "aim_system", "aim_player", "aim_players"), 2) | {"aim": 1}


def calls() -> Iterator[ast.Call]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


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
