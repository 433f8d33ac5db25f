"""Which cards, races and abilities take effect and which tests play them: `mecatol content`, docs/content.md; and every option,
docs/rulesets.md."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from mecatol.commands import Parser, spoken
from mecatol.compendium import notes
from mecatol.compendium.pages import pages
from mecatol.core.effects import Behaviours
from mecatol.coverage import ROOT, Proof, find_proofs, links, outdated, unread
from mecatol.rules.library import Library
from mecatol.rules.options import OPTIONS, SETTINGS, Choice, Setting
from mecatol.rulesets import EDITIONS, resolve
from mecatol.texts import DEFAULT, Texts, languages

DOCUMENT = Path("docs/content.md")
RULESETS_DOCUMENT = Path("docs/rulesets.md")
EXAMPLE = """\
```
sa17 +distant_suns -nexus vp=12
official +political_intrigue rounds=6
```
"""
RULINGS = Path("docs/rulings.md")
WRITE_COMMAND = "mecatol content --write"
RULESETS = ("sa17", "official", "sa_es", "cp")
KINDS = ("action", "political", "race", "ability", "upgrade", "flagship")


class Item(msgspec.Struct, frozen=True):
    """A card or a race's thing: what it does, the tests that play it, and whether a ruling names it.

    What does the same in another ruleset, by the same code, is shown by the tests of that one.
    """

    ruleset: str
    kind: str
    id: str
    name: str
    done: bool
    does: tuple[Any, ...]  # the code that makes it take effect
    tests: tuple[Proof, ...] = ()
    shown_in: str = ""  # the ruleset whose tests show it, where it has none of its own
    ruled: bool = False

    @property
    def key(self) -> str:
        return f"{self.ruleset}:{self.kind}/{self.id}"


# Finding


def report(root: Path) -> list[Item]:
    """Everything the rulesets print, in their order."""
    proofs, _ = find_proofs(root, "content")
    rulings = (root / RULINGS).read_text(encoding="utf-8")
    items = [
        msgspec.structs.replace(item, tests=proofs.get(item.key, ()), ruled=f"`{item.kind}/{item.id}`" in rulings)
        for ruleset in RULESETS
        for item in printed(ruleset)
    ]
    shown: dict[tuple[str, str], list[Item]] = {}
    for item in items:
        shown.setdefault((item.kind, item.id), []).extend([item] if item.tests else [])
    return [item if item.tests else _shown_elsewhere(item, shown[item.kind, item.id]) for item in items]


def _shown_elsewhere(item: Item, shown: list[Item]) -> Item:
    same = [other.ruleset for other in shown if other.does == item.does]
    return msgspec.structs.replace(item, shown_in=same[0]) if same else item


def printed(ruleset: str) -> Iterator[Item]:
    """The cards and races of a ruleset."""
    rules = resolve(ruleset)
    library: Library = rules.content
    yield from _cards(ruleset, "action", library.cards.action_cards, library.catalogue.actions, rules.behaviours)
    yield from _cards(ruleset, "political", library.cards.political_cards, library.catalogue.politics, rules.behaviours)
    yield from _races(ruleset, library, rules.behaviours)


def _cards(ruleset: str, kind: str, cards: Mapping[str, Any], rules: Mapping[str, Any], behaviours: Behaviours) -> Iterator[Item]:
    for key, card in cards.items():
        yield Item(ruleset, kind, key, card.name, key in rules, (rules.get(key), *_code(behaviours, key)))


def _code(behaviours: Behaviours, *keys: str) -> tuple[Any, ...]:
    """What effects do."""
    tables = (behaviours.modifiers, behaviours.triggers, behaviours.reactions, behaviours.suppressors)
    return tuple((key, *(table.get(key) for table in tables)) for key in keys)


def _races(ruleset: str, library: Library, behaviours: Behaviours) -> Iterator[Item]:
    content, registered = library.content, set(behaviours.keys())
    upgrades: dict[str, Any] = {**content.race_technologies, **content.upgrades}
    for race, sheet in content.races.items():
        own = [key for key, upgrade in upgrades.items() if upgrade.race == race]
        aboard = content.flagships[race].abilities
        whole = (*sheet.abilities, *own, *aboard)
        yield Item(ruleset, "race", race, sheet.name, registered.issuperset(whole), _code(behaviours, *whole))
        name = content.flagships[race].name
        yield Item(ruleset, "flagship", race, name, registered.issuperset(aboard), _code(behaviours, *aboard))
        for key in sheet.abilities:
            yield Item(ruleset, "ability", key, key, key in registered, _code(behaviours, key))
        for key in own:
            yield Item(ruleset, "upgrade", key, upgrades[key].name, key in registered, _code(behaviours, key))


# Telling


def render(items: list[Item]) -> str:
    """The text of docs/content.md."""
    lines = [
        "# The content: cards and races",
        "",
        f"Written by `{WRITE_COMMAND}` from the tables, the code and the tests. Done: it takes effect in the game. A ruling in",
        "[rulings.md](rulings.md) names its card as `kind/id`. What the same code does in two rulesets is shown by the tests of",
        "one of them. Strategy Cards, technologies, objectives, leaders, Domain",
        "Counters and artifacts are complete and stand with their clauses in [rules.md](rules.md).",
        "",
        *counted(items, Texts()),
    ]
    for ruleset, kind in ((ruleset, kind) for ruleset in RULESETS for kind in KINDS):
        title = f"## {ruleset}: {Texts().say(f'inventory-{kind}')}"
        lines += ["", title, "", "| id | name | done | ruling | tests |", "|---|---|---|---|---|"]
        lines += [_row(item) for item in _part(items, ruleset, kind)]
    return "\n".join(lines) + "\n"


def counted(items: list[Item], texts: Texts) -> list[str]:
    """How many there are of each kind, and how many take effect."""
    heads = " | ".join(texts.say(f"inventory-{head}") for head in ("ruleset", "kind", "printed", "done"))
    lines = [f"| {heads} |", "|---|---|---:|---:|"]
    for ruleset, kind in ((ruleset, kind) for ruleset in RULESETS for kind in KINDS):
        part = _part(items, ruleset, kind)
        lines.append(f"| {ruleset} | {texts.say(f'inventory-{kind}')} | {len(part)} | {sum(item.done for item in part)} |")
    return lines


def _part(items: list[Item], ruleset: str, kind: str) -> list[Item]:
    return [item for item in items if item.ruleset == ruleset and item.kind == kind]


def _row(item: Item) -> str:
    name = "" if item.name == item.id else re.sub(r"([|*_])", r"\\\1", item.name)
    tests = f"as in `{item.shown_in}`" if item.shown_in else links(item.tests)
    return f"| `{item.id}` | {name} | {'yes' if item.done else 'no'} | {'yes' if item.ruled else '-'} | {tests} |"


# Rulesets and their options


def rulesets_document(language: str) -> Path:
    """Where the page of a language is: the default one's has the short name."""
    return RULESETS_DOCUMENT if language == DEFAULT else RULESETS_DOCUMENT.with_suffix(f".{language}.md")


def render_rulesets(texts: Texts) -> str:
    """docs/rulesets.md: every setting and option as it is declared."""
    say = texts.say
    settings = [f"| `{word}=` | {_means(f'setting-{word}', texts)}{_values(each, texts)} |" for word, each in SETTINGS.items()]
    options = [_option_row(name, option, texts) for name, option in OPTIONS.items()]
    heads = " | ".join(EDITIONS)
    return "\n".join(
        [
            f"# {say('rulesets-title')}\n\n{say('rulesets-written')}\n\n{say('rulesets-about')}\n\n{EXAMPLE}",
            *(f"- `{name}`: {say(f'edition-{name}')}. {_means(f'edition-{name}', texts)}" for name in EDITIONS),
            f"\n## {say('rulesets-settings')}\n\n| {say('rulesets-setting')} | {say('rulesets-means')} |\n|---|---|",
            *settings,
            f"\n## {say('rulesets-options')}\n",
            f"| {say('rulesets-option')} | {heads} | {say('rulesets-means')} |\n|---|{'---|' * len(EDITIONS)}---|",
            *options,
            "",
        ]
    )


def _values(setting: Setting, texts: Texts) -> str:
    if setting.highest:
        return " " + texts.say("rulesets-range", {"lowest": str(setting.lowest), "highest": str(setting.highest)})
    return " " + texts.say("rulesets-one-of", {"values": ", ".join(_quoted(setting.values))}) if setting.values else ""


def _quoted(words: Iterable[str]) -> list[str]:
    return [f"`{word}`" for word in words]


def _means(ident: str, texts: Texts) -> str:
    return texts.part(ident, "text").replace("|", "\\|")


def _printed(name: str, option: Choice, ruleset: str, texts: Texts) -> str:
    """What a ruleset does where nothing is said about an option."""
    has = getattr(EDITIONS[ruleset].parameters, name)
    if ruleset in option.rulesets:
        return texts.say("rulesets-with" if has else "rulesets-without")
    return texts.say("rulesets-always") if has and ruleset in option.refused else "-"


def _option_row(name: str, option: Choice, texts: Texts) -> str:
    printed = [_printed(name, option, ruleset, texts) for ruleset in EDITIONS]
    needs = f" {texts.say('rulesets-needs', {'options': texts.listed(_quoted(option.needs))})}" if option.needs else ""
    excludes = f" {texts.say('rulesets-excludes', {'options': ', '.join(_quoted(option.excludes))})}" if option.excludes else ""
    return f"| `{name}` | {' | '.join(printed)} | {_means(f'switch-{name}', texts)}{needs}{excludes} |"


# Checking


def written(root: Path, items: list[Item]) -> Iterator[tuple[Path, str]]:
    """Every file that is written from the content and the tests, and what must stand in it."""
    for language in languages():
        yield rulesets_document(language), render_rulesets(Texts(language))
    yield notes.INDEX, notes.index(root)
    yield from pages()
    yield DOCUMENT, render(items)


def check(root: Path, texts: Texts | None = None) -> list[str]:
    """Everything wrong between content, tests and docs/content.md; empty when all is well."""
    texts = texts or Texts()
    items = report(root)
    proofs, unreadable = find_proofs(root, "content")
    known = {item.key for ruleset in EDITIONS for item in printed(ruleset)}
    strange = [(tests[0].path, key) for key, tests in proofs.items() if key not in known]
    untested = [item.key for item in items if item.done and not item.tests and not item.shown_in and item.kind != "race"]
    problems = unread(unreadable, "content", texts)
    problems += [texts.say("inventory-no-content", {"place": place, "key": key}) for place, key in strange]
    problems += [texts.say("inventory-untested", {"key": key}) for key in untested]
    for document, text in written(root, items):
        path = root / document
        if (path.read_text(encoding="utf-8") if path.is_file() else "") != text:
            problems.append(outdated(document, WRITE_COMMAND, texts))
    return problems


# Command


def main(argv: list[str], root: Path = ROOT) -> int:
    """`mecatol content …`; `argv` is what stands after that word."""
    texts = spoken(argv)
    parser = Parser(texts, "mecatol content", "help-content")
    acts = parser.add_mutually_exclusive_group()
    acts.add_argument("--write", action="store_true", help=texts.say("help-write-content"))
    acts.add_argument("--check", action="store_true", help=texts.say("help-check-content"))
    options = parser.parse_args(argv)
    if options.check:
        problems = check(root, texts)
        print("".join(f"{problem}\n" for problem in problems), end="", file=sys.stderr)
        return 1 if problems else 0
    if options.write:
        for document, text in written(root, report(root)):
            (root / document).parent.mkdir(parents=True, exist_ok=True)
            (root / document).write_text(text, encoding="utf-8")
        return 0
    print("\n".join(counted(report(root), texts)))
    return 0
