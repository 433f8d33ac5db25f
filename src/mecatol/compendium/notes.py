"""What belongs to a thing: clauses that speak of it, rulings, and the tests that show it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from mecatol import register, texts
from mecatol.coverage import TESTS, find_proofs, test_functions
from mecatol.register import CLAUSE_ID, Clause
from mecatol.rules.naming import last_word, parted
from mecatol.rulesets import EDITIONS, SCENARIOS, resolve
from mecatol.texts import DEFAULT

from .entries import CARDS, Entry

INDEX = Path("rules/tests.json")
MARKED = {  # what a mark calls the things of a table
    "action_cards": "action", "political_cards": "political", "races": "race", "abilities": "ability", "flagships": "flagship",
    "upgrades": "upgrade", "race_technologies": "upgrade",
}  # fmt: skip
NAMED = (*(table for table in CARDS if table not in MARKED), "technologies", "facilities", "leaders")  # by their ids in tests
RULESETS = (*EDITIONS, *(f"{edition} +{option}" for edition, option in SCENARIOS))
CARDS_BY_NAME = ("STR", "STC")  # chapters in which "Trade" is the Strategy Card
CARD_AFTER = re.compile(r"(?:'s)? (?:Strategy Card|card|primary|secondary|has been played)\b")
CARD_BEFORE = re.compile(r"(?:plays?|played|Strategy Cards?|(?:primary|secondary|ability) of|Option [ab]\) of|Ascendancy,) $")
MARK = re.compile(r"`(\w+)/(\w+)`")  # how a ruling names its card
SHORTEST = 4  # letters of a name that is looked for in sentences
SPOKEN_OF = (*MARKED, *NAMED, "units", "anomalies", "tokens", "options")
Places = dict[str, list[tuple[int, str]]]
HEADED = {  # chapters of the rulings that are about some rulesets alone
    "in Shattered Ascension": ("sa17", "sa_es"), "of Shattered Ascension": ("sa17", "sa_es"), "The Spanish edition": ("sa_es",),
    "Central Powers": ("cp",),
}  # fmt: skip


# Clauses and rulings


class Names:
    """The names of things as sentences mention them."""

    def __init__(self, entries: Sequence[Entry], several: Mapping[str, str]) -> None:
        self._keys: dict[str, list[str]] = {}
        for entry in entries:
            if entry.kind in SPOKEN_OF:
                for name in dict.fromkeys((entry.name, several.get(entry.key, entry.name))):
                    if len(name) >= SHORTEST and name[0].isupper():
                        self._keys.setdefault(name, []).append(entry.key)
        longest = sorted(self._keys, key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")

    def mentioned(self, text: str, chapter: str = "") -> dict[str, int]:
        """The keys of what is mentioned, and where first."""
        found: dict[str, int] = {}
        for match in self._names.finditer(text):
            for key in self._keys[match[0]]:
                if not key.startswith("strategy_cards/") or _strategic(text, match, chapter):
                    found.setdefault(key, match.start())
        return found


def _strategic(text: str, match: re.Match[str], chapter: str) -> bool:
    """Whether "Trade" is the Strategy Card there, and not the beginning of other words."""
    if chapter in CARDS_BY_NAME:
        return not re.match(r" [A-Z]", text[match.end() :])
    return bool(CARD_AFTER.match(text, match.end()) or CARD_BEFORE.search(text[: match.start()]))


def clauses_of(clauses: Iterable[Clause], names: Names) -> dict[str, list[str]]:
    """The clauses that speak of each thing, those first that begin with it."""
    found: Places = {}
    for clause in clauses:
        for key, place in names.mentioned(clause.text, clause.chapter).items():
            found.setdefault(key, []).append((place, clause.id))
    return {key: [ident for _, ident in sorted(places, key=lambda each: each[0])] for key, places in found.items()}


def rulings_of(ruleset: str, names: Names) -> dict[str, list[int]]:
    """The rulings that name each clause or thing of a ruleset, by their numbers."""
    found: dict[str, list[int]] = {}
    for number, (chapter, ruling) in enumerate(ruled_page(DEFAULT)):
        if any(words in chapter and ruleset not in editions for words, editions in HEADED.items()):
            continue
        keys = [f"clauses/{ident}" for ident in CLAUSE_ID.findall(ruling)]
        for kind, ident in MARK.findall(ruling):
            keys += [f"{table}/{ident}" for table, mark in MARKED.items() if mark == kind]
        for key in dict.fromkeys([*keys, *names.mentioned(ruling)]):
            found.setdefault(key, []).append(number)
    return found


def told_rulings(entries: Iterable[Entry], language: str) -> tuple[str, ...]:
    """All rulings in one language, with names in place of `kind/id`; in the default one where they are not all told."""
    called = {(MARKED[entry.kind], entry.id): entry.name for entry in entries if entry.kind in MARKED}
    told = rulings(language) if len(rulings(language)) == len(rulings()) else rulings()
    named = (MARK.sub(lambda found: called.get((found[1], found[2]), found[2].replace("_", " ")), ruling) for ruling in told)
    return tuple(ruling.replace("`", "").replace("**", "") for ruling in named)


def rulings(language: str = DEFAULT) -> tuple[str, ...]:
    """The lines of docs/rulings.md, or of the page that tells them in another language, each whole."""
    return tuple(ruling for _, ruling in ruled_page(language))


@cache
def ruled_page(language: str) -> tuple[tuple[str, str], ...]:
    """Every ruling in one language, with the chapter in which it stands."""
    page = _file("rulings.md", Path("docs/rulings.md")) if language == DEFAULT else texts.folder() / language / "rulings.md"
    return tuple(read_rulings(page.read_text(encoding="utf-8"))) if page.is_file() else ()


def read_rulings(page: str) -> Iterator[tuple[str, str]]:
    """The rulings of a page with their chapters: its points, parted where a card's mark begins a sentence."""
    chapter, found = "", list[tuple[str, str]]()
    for line in page.split("\n"):
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif line.startswith("- "):
            found.append((chapter, line.removeprefix("- ")))
        elif line.startswith("  ") and found:
            found[-1] = (chapter, f"{found[-1][1]} {line.strip()}")
    for chapter, point in found:
        for ruling in re.split(r"(?<=\.) (?=`\w+/\w+`)", point):
            yield chapter, ruling


def _file(name: str, place: Path) -> Path:
    """Beside the package when it is installed, in the repository otherwise."""
    packaged = register.folder().parent / name
    return packaged if packaged.is_file() else register.folder().parents[1] / place


# Tests


def tests_of(ruleset: str, entry: Entry) -> tuple[str, ...]:
    """The tests that show a thing, those first that are named for it."""
    if entry.kind == "clauses":
        keys = [entry.id]
    elif entry.kind in MARKED:
        keys = [f"{ruleset}:{MARKED[entry.kind]}/{entry.id}"]
    else:
        keys = [entry.key]
    found = [test for key in keys for test in shown().get(key, ())]
    return tuple(sorted(found, key=lambda test: entry.id not in test))


@cache
def shown() -> dict[str, tuple[str, ...]]:
    """The tests by what they show, from the index that comes with the package."""
    found: dict[str, list[str]] = {}
    for path, tests in json.loads(_file("tests.json", INDEX).read_text(encoding="utf-8")).items():
        for name, keys in tests.items():
            for key in keys:
                found.setdefault(key, []).append(f"{path}::{name}")
    return {key: tuple(tests) for key, tests in found.items()}


def index(root: Path) -> str:
    """The text of rules/tests.json: each test with the clauses and content its marks name, and the things its lines name."""
    found: dict[str, dict[str, list[str]]] = {}
    for mark in ("rule", "content"):
        for key, proofs in find_proofs(root, mark)[0].items():
            for proof in proofs:
                found.setdefault(proof.path, {}).setdefault(proof.name, []).append(key)
    named = dict(_named())
    for path in sorted((root / TESTS).rglob("test_*.py")):
        for name, function in test_functions(path):
            keys = [key for word in _words(function) for key in named.get(word, ())]
            if keys:
                found.setdefault(path.relative_to(root).as_posix(), {}).setdefault(name, []).extend(dict.fromkeys(keys))
    return _rendered(found)


def _named() -> Iterator[tuple[str, Sequence[str]]]:
    """The ids of things that no mark names, and their keys."""
    keys: dict[str, list[str]] = {}
    for ruleset in RULESETS:
        entries = resolve(ruleset).content.entries
        for table in NAMED:
            for ident in entries[table]:
                keys.setdefault(ident, []).append(f"{table}/{ident}")
    yield from ((ident, list(dict.fromkeys(each))) for ident, each in keys.items())


def _words(function: ast.AST) -> Iterator[str]:
    """What the texts in a test name: "technology:hylar_v_laser", "cease_fire#1"."""
    for node in ast.walk(function):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield parted(last_word(node.value), "#")[0]


def _rendered(found: Mapping[str, Mapping[str, Sequence[str]]]) -> str:
    """JSON with a line for each test, so that a change shows as one."""
    files = [
        f" {json.dumps(path)}: {{\n"
        + ",\n".join(f"  {json.dumps(name)}: {json.dumps(keys)}" for name, keys in sorted(tests.items()))
        + "\n }"
        for path, tests in sorted(found.items())
    ]
    return "{\n" + ",\n".join(files) + "\n}\n"
