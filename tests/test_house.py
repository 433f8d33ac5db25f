"""How the rooms of the house are kept: cards change the table through verbs alone, and read keys through the one reader alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias, TypeGuard, get_args

import pytest

import mecatol.cli  # noqa: F401  everything that can be refused is read by it
from mecatol.core.errors import Refused
from mecatol.core.events import Event, Private
from mecatol.rules import events
from mecatol.rules.state import Deeds

SOURCE = Path(__file__).parents[1] / "src" / "mecatol"
THROUGH_VERBS = (
    "races",
    "cards/action",
    "cards/domain_counters",
    "cards/fall_of_the_empire",
    "cards/objectives",
    "cards/political",
    "cards/representatives",
    "cards/strategy",
    "cards/technologies",
    "cards/leaders.py",
    "cards/mercenaries.py",
    "cards/promissory_notes.py",
)
THROUGH_THE_READER = (*THROUGH_VERBS, "bots/steward")
CHAPTERS = (
    "rules/official",
    "rules/shattered_ascension",
    "rules/shattered_ascension_17",
    "rules/shattered_ascension_es",
    "rules/fall_of_the_empire",
    "rules/central_powers",
)
VERBS = (*CHAPTERS, "rules/board.py", "core/rules.py")
READERS = ("rules/naming.py", "core/decisions.py", "core/rules.py")  # of keys; the simulation has texts of its own
OTHER_TEXTS = "simulation/"
SPLITTING = ("partition", "rpartition", "split", "rsplit", "removeprefix", "removesuffix")
CHANGING = ("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault", "popitem")
STATE = (
    "state",
    "player",
    "deck",
    "hand",
    "side",
    "enemy",
    "battle",
    "action",
    "under_way",
)  # what leads to what lies on the table
RECORDS = ("Battle", "Side", "Player", "Action", "Deck")


def modules(rooms: tuple[str, ...]) -> list[Path]:
    """The files of some rooms."""
    files = [[SOURCE / room] if room.endswith(".py") else sorted((SOURCE / room).glob("*.py")) for room in rooms]
    return [file for room in files for file in room]


def leads_to_state(node: ast.expr, aliases: set[str]) -> bool:
    """Whether an expression is something that lies on the table: reached through the state, a player, the battle under way."""
    if isinstance(node, ast.Name):
        return node.id in aliases
    if isinstance(node, ast.Call):
        called = node.func
        if isinstance(called, ast.Attribute):
            return called.attr in STATE
        return isinstance(called, ast.Name) and called.id in STATE
    if isinstance(node, ast.Attribute):
        return (node.attr in STATE and mentions_game(node.value)) or leads_to_state(node.value, aliases)
    return isinstance(node, ast.Subscript) and leads_to_state(node.value, aliases)


def mentions_game(node: ast.expr) -> bool:
    """Whether an expression begins with the game, or with a chapter of it."""
    while isinstance(node, ast.Attribute | ast.Call | ast.Subscript):
        node = node.func if isinstance(node, ast.Call) else node.value
    return isinstance(node, ast.Name) and node.id in ("game", "self")


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What is assigned to what, tuples taken apart."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        for each, one in zip(target.elts, value.elts, strict=True):
            yield from pairs(each, one)
    else:
        yield target, value


def aliases_in(function: ast.AST) -> set[str]:
    """The names by which a function calls things on the table."""
    known: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.arg) and isinstance(node.annotation, ast.Name) and node.annotation.id in RECORDS:
            known.add(node.arg)
    for node in ast.walk(function):
        found: list[tuple[ast.expr, ast.expr]] = []
        if isinstance(node, ast.Assign):
            found = [pair for target in node.targets for pair in pairs(target, node.value)]
        elif isinstance(node, ast.For):
            found = [(node.target, node.iter)]
        known |= {t.id for t, value in found if isinstance(t, ast.Name) and leads_to_state(value, known)}
    return known


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement writes."""
    written: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        written = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        written = [node.target]
    elif isinstance(node, ast.Delete):
        written = node.targets
    return [each for target in written for each in (target.elts if isinstance(target, ast.Tuple) else [target])]


def writes(tree: ast.Module) -> Iterator[int]:
    """The lines in which something on the table is written without a verb."""
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]:
        aliases = aliases_in(function)
        for node in ast.walk(function):
            for target in targets(node):
                if isinstance(target, ast.Attribute | ast.Subscript) and leads_to_state(target.value, aliases):
                    yield target.lineno
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and changes(node.func, aliases):
                yield node.lineno


Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def functions(file: Path) -> list[Function]:
    """All functions of a file."""
    return [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, Function)]


def calls(function: Function) -> set[str]:
    """What a function calls of the game and its chapters; not what it asks of a list that lies on the table."""
    aliases = aliases_in(function)
    called = [node.func for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    return {each.attr for each in called if not leads_to_state(each.value, aliases)}


@cache
def verbs() -> set[str]:
    """The functions that say that the table is about to change; who tells of it has mostly changed it before."""
    saying = {each.name for file in modules(VERBS) for each in functions(file) if "changing" in calls(each)}
    return {"changing", *saying} - {"tell"}


def in_silence(file: Path, known: set[str]) -> Iterator[str]:
    """The verbs that change something without a word; whoever calls a helper says so before."""
    for function in functions(file):
        written = list(writes(ast.Module([function], [])))
        helps = function.name.startswith("_") or isinstance(function, ast.AsyncFunctionDef)
        if written and not helps and not calls(function) & known:
            yield function.name


@pytest.mark.parametrize("module", modules(CHAPTERS), ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_verb_says_that_the_table_is_about_to_change(module: Path) -> None:
    """Whoever only looks is stopped there; a position that somebody imagines is his own to change."""
    assert [name for name in in_silence(module, verbs()) if name != "reseal"] == []


def changes(called: ast.Attribute, aliases: set[str]) -> bool:
    """Whether a call changes something on the table, or says that something is about to."""
    return called.attr == "changing" or (called.attr in CHANGING and leads_to_state(called.value, aliases))


def splits(tree: ast.Module, *, begin: bool) -> Iterator[int]:
    """The lines in which a text is taken apart by hand."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        kind = node.args[0] if node.func.attr == "startswith" and node.args else None
        by_kind = isinstance(kind, ast.Constant) and isinstance(kind.value, str) and kind.value.endswith(":")
        if node.func.attr in SPLITTING or (begin and by_kind):
            yield node.lineno


@pytest.mark.parametrize("module", modules(THROUGH_VERBS), ids=lambda file: str(file.relative_to(SOURCE)))
def test_cards_change_the_table_through_verbs_alone(module: Path) -> None:
    assert sorted(writes(ast.parse(module.read_text()))) == []


@pytest.mark.parametrize("module", modules(THROUGH_THE_READER), ids=lambda file: str(file.relative_to(SOURCE)))
def test_nobody_but_the_one_reader_takes_keys_apart(module: Path) -> None:
    assert sorted(splits(ast.parse(module.read_text()), begin=True)) == []


def test_nowhere_else_is_anything_parted_by_a_colon() -> None:
    for file in sorted(SOURCE.rglob("*.py")):
        name = str(file.relative_to(SOURCE))
        calls = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call) and node.args]
        parted = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr in SPLITTING]
        by_colon = [call.lineno for call in parted if isinstance(call.args[0], ast.Constant) and call.args[0].value == ":"]
        assert not by_colon or name in READERS or name.startswith(OTHER_TEXTS), (name, by_colon)


@pytest.mark.parametrize("module", modules(CHAPTERS), ids=lambda file: str(file.relative_to(SOURCE)))
def test_chapters_take_no_keys_apart(module: Path) -> None:
    """What they may do in haste is look how a place begins."""
    assert sorted(splits(ast.parse(module.read_text()), begin=False)) == []


def deeds(tree: ast.AST) -> tuple[set[str], set[str]]:
    """The kinds of deed that are written somewhere, and all words that stand there elsewhere."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    verbs = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "deed"]
    written = [node for verb in verbs for node in ast.walk(verb.args[0])]
    words = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in written]
    return {str(node.value) for node in written if isinstance(node, ast.Constant)}, {str(node.value) for node in words}


def test_what_is_told_is_never_changed_afterwards() -> None:
    """Everybody who hears of it holds the same record."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert [kind.__name__ for kind in kinds if not kind.__struct_config__.frozen] == []


def test_every_deed_that_is_remembered_is_asked_about() -> None:
    files = [
        file for room in ("cards", "races", "rules") for file in sorted((SOURCE / room).rglob("*.py")) if file.name != "state.py"
    ]
    found = [deeds(ast.parse(file.read_text())) for file in files]
    written = {kind for kinds, _ in found for kind in kinds}
    assert written == {*get_args(Deeds)}
    assert written - {word for _, words in found for word in words} == set()


def beginnings(tree: ast.AST) -> list[str]:
    """How names begin that are put together."""
    made = [node.values[0] for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) and node.values]
    return [str(first.value) for first in made if isinstance(first, ast.Constant)]


def test_the_effects_of_leaders_and_of_cards_held_are_named_in_one_place() -> None:
    found = {file.name: beginnings(ast.parse(file.read_text())) for file in sorted(SOURCE.rglob("*.py"))}
    compound = {file: [name for name in names if name in ("leader_", "holding_")] for file, names in found.items()}
    assert {file: names for file, names in compound.items() if names} == {"naming.py": ["holding_", "leader_"]}


def told(node: ast.AST, kinds: set[str]) -> TypeGuard[ast.Call]:
    """Whether an event of some kinds is made here and told at once."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "tell":
        return False
    event = node.args[0] if node.args else None
    return isinstance(event, ast.Call) and isinstance(event.func, ast.Attribute) and event.func.attr in kinds


def addressed(call: ast.Call) -> bool:
    """Whether something is told to somebody by name."""
    to = next((word.value for word in call.keywords if word.arg == "to"), None)
    return isinstance(to, ast.List) and bool(to.elts)


def test_what_is_private_is_told_to_somebody() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Private)]
    private = {kind.__name__ for kind in kinds if kind is not Private}
    trees = [ast.parse(file.read_text()) for file in sorted(SOURCE.rglob("*.py"))]
    calls = [node for tree in trees for node in ast.walk(tree) if told(node, private)]
    assert private == {"Learned"}
    assert [ast.unparse(call) for call in calls if not addressed(call)] == []
    assert len(calls) > 5


def test_units_by_any_means_come_through_one_door() -> None:
    cards = [file for room in ("cards", "races") for file in sorted((SOURCE / room).rglob("*.py"))]
    assert [str(file.relative_to(SOURCE)) for file in cards if "board.place(" in file.read_text()] == []


@pytest.mark.parametrize(
    "line",
    [
        "game.state.speaker = 1",
        "game.player(seat).sealed = []",
        "game.state.known[card] = [1]",
        "game.state.agendas.append(card)",
        "game.board.battle.over = False",
        "del game.state.notes['x']",
        "notes = game.state.notes\n    notes['x'] = '1'",
        "for mine in game.state.mines:\n        mine.owner = 1",
        "deck = game.political_cards.deck()\n    deck.bag = []",
        "game.changing()",
    ],
)
def test_a_write_past_the_verbs_is_seen(line: str) -> None:
    assert list(writes(ast.parse(f"def enact(game, seat, card):\n    {line}\n")))


def refusals(kind: type[Exception] = Refused) -> Iterator[str]:
    """What is told to people when it is raised."""
    yield kind.__name__
    for other in kind.__subclasses__():
        yield from refusals(other)


TOLD = ("Declined", "Malformed", "Problem", "Halt", "ArgumentTypeError")  # reasons for people that are no refusals of the rules


def spoken(tree: ast.Module) -> Iterator[int]:
    """The lines in which words for people are written into the code: a reason that is no message."""
    told = (*refusals(), *TOLD)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in told and any(is_sentence(argument) for argument in node.args):
            yield node.lineno


def is_sentence(node: ast.expr) -> bool:
    """Whether something is words: letters, a gap, letters."""
    if isinstance(node, ast.JoinedStr):
        return any(is_sentence(part) for part in node.values) or len(node.values) > 1
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value.strip()


@pytest.mark.parametrize("module", sorted(SOURCE.rglob("*.py")), ids=lambda file: str(file.relative_to(SOURCE)))
def test_reasons_are_messages_and_no_words(module: Path) -> None:
    assert sorted(spoken(ast.parse(module.read_text()))) == []


@pytest.mark.parametrize(
    "line",
    ["raise Refused('there is none')", "raise RulesetError(f'{word} is none')", "declined = Declined('x', 'Nobody is here.')"],
)
def test_a_reason_written_in_words_is_seen(line: str) -> None:
    assert list(spoken(ast.parse(line)))


@pytest.mark.parametrize("line", ["key.partition(':')[2]", "key.removeprefix('unit:')", "where.startswith('planet:')"])
def test_a_key_taken_apart_is_seen(line: str) -> None:
    assert list(splits(ast.parse(line), begin=True))
