"""Which cards, races and abilities take effect and which tests play them: `mecatol content`, docs/content.md; and every option,
docs/rulesets.md."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from mecatol.compendium import notes
from mecatol.compendium.pages import pages
from mecatol.coverage import ROOT, Proof, find_proofs, links
from mecatol.rules.library import Library
from mecatol.rules.options import OPTIONS, SETTINGS, Choice, Setting
from mecatol.rulesets import EDITIONS, resolve
from mecatol.texts import Texts

DOCUMENT = Path("docs/content.md")
RULESETS_DOCUMENT = Path("docs/rulesets.md")
RULESETS_HEAD = """\
# Rulesets and their options

Written by `mecatol content --write` from [options.toml](../src/mecatol/content/options.toml).

A ruleset is a line of text: its name, then options (`+` with, `-` without) and settings, in any order. Lobby, command line,
library and saves all use it. What is not said is as the ruleset has it. A word that means nothing is refused with the nearest
one that does, and so is what a ruleset has no option for or what does not go together.

```
sa17 +distant_suns -nexus vp=12
official +political_intrigue rounds=6
```

{editions}
"""
RULINGS = Path("docs/rulings.md")
WRITE_COMMAND = "mecatol content --write"
RULESETS = ("sa17", "official")
KINDS = {
    "action": "Action Cards",
    "political": "Political Cards",
    "race": "Races",
    "ability": "Abilities of races",
    "upgrade": "Upgrades and technologies of races",
    "flagship": "Flagships",
}


class Item(msgspec.Struct, frozen=True):
    """A card or a race's thing: whether it takes effect, the tests that play it, and whether a ruling names it."""

    ruleset: str
    kind: str
    id: str
    name: str
    done: bool
    tests: tuple[Proof, ...] = ()
    ruled: bool = False

    @property
    def key(self) -> str:
        return f"{self.ruleset}:{self.kind}/{self.id}"


# Finding


def report(root: Path) -> list[Item]:
    """Everything the rulesets print, in their order."""
    proofs, _ = find_proofs(root, "content")
    rulings = (root / RULINGS).read_text(encoding="utf-8")
    return [
        msgspec.structs.replace(item, tests=proofs.get(item.key, ()), ruled=f"`{item.kind}/{item.id}`" in rulings)
        for ruleset in RULESETS
        for item in printed(ruleset)
    ]


def printed(ruleset: str) -> Iterator[Item]:
    """The cards and races of a ruleset."""
    rules = resolve(ruleset)
    library: Library = rules.content
    registered = set(rules.behaviours.keys())
    yield from _cards(ruleset, "action", library.cards.action_cards, library.catalogue.actions)
    yield from _cards(ruleset, "political", library.cards.political_cards, library.catalogue.politics)
    yield from _races(ruleset, library, registered)


def _cards(ruleset: str, kind: str, cards: Mapping[str, Any], rules: Mapping[str, Any]) -> Iterator[Item]:
    for key, card in cards.items():
        yield Item(ruleset, kind, key, card.name, key in rules)


def _races(ruleset: str, library: Library, registered: set[str]) -> Iterator[Item]:
    content = library.content
    upgrades: dict[str, Any] = {**content.race_technologies, **content.upgrades}
    for race, sheet in content.races.items():
        own = [key for key, upgrade in upgrades.items() if upgrade.race == race]
        aboard = content.flagships[race].abilities
        whole = all(key in registered for key in (*sheet.abilities, *own, *aboard))
        yield Item(ruleset, "race", race, sheet.name, whole)
        yield Item(ruleset, "flagship", race, content.flagships[race].name, all(key in registered for key in aboard))
        for key in sheet.abilities:
            yield Item(ruleset, "ability", key, key, key in registered)
        for key in own:
            yield Item(ruleset, "upgrade", key, upgrades[key].name, key in registered)


# Telling


def render(items: list[Item]) -> str:
    """The text of docs/content.md."""
    lines = [
        "# The content: cards and races",
        "",
        f"Written by `{WRITE_COMMAND}` from the tables, the code and the tests. Done: it takes effect in the game. A ruling in",
        "[rulings.md](rulings.md) names its card as `kind/id`. Strategy Cards, technologies, objectives, leaders, Domain",
        "Counters and artifacts are complete and stand with their clauses in [rules.md](rules.md).",
        "",
        "| ruleset | kind | printed | done |",
        "|---|---|---:|---:|",
    ]
    groups = [(ruleset, kind) for ruleset in RULESETS for kind in KINDS]
    for ruleset, kind in groups:
        part = _part(items, ruleset, kind)
        lines.append(f"| {ruleset} | {KINDS[kind]} | {len(part)} | {sum(item.done for item in part)} |")
    for ruleset, kind in groups:
        lines += ["", f"## {ruleset}: {KINDS[kind]}", "", "| id | name | done | ruling | tests |", "|---|---|---|---|---|"]
        lines += [_row(item) for item in _part(items, ruleset, kind)]
    return "\n".join(lines) + "\n"


def _part(items: list[Item], ruleset: str, kind: str) -> list[Item]:
    return [item for item in items if item.ruleset == ruleset and item.kind == kind]


def _row(item: Item) -> str:
    name = "" if item.name == item.id else re.sub(r"([|*_])", r"\\\1", item.name)
    return f"| `{item.id}` | {name} | {'yes' if item.done else 'no'} | {'yes' if item.ruled else '-'} | {links(item.tests)} |"


# Rulesets and their options


def render_rulesets() -> str:
    """docs/rulesets.md: every setting and option as it is declared."""
    settings = [f"| `{word}=` | {_means(f'setting-{word}')}{_values(each)} |" for word, each in SETTINGS.items()]
    options = [_option_row(name, option) for name, option in OPTIONS.items()]
    heads = " | ".join(EDITIONS)
    return "\n".join(
        [
            RULESETS_HEAD.format(editions="\n".join(f"- `{name}`: {edition.title}." for name, edition in EDITIONS.items())),
            "## Settings\n\n| setting | means |\n|---|---|",
            *settings,
            f"\n## Options\n\n| option | {heads} | means |\n|---|{'---|' * len(EDITIONS)}---|",
            *options,
            "",
        ]
    )


def _values(setting: Setting) -> str:
    if setting.highest:
        return f" {setting.lowest} to {setting.highest}."
    return f" One of {', '.join(f'`{value}`' for value in setting.values)}." if setting.values else ""


def _means(ident: str) -> str:
    return Texts().part(ident, "text").replace("|", "\\|")


def _printed(name: str, option: Choice, ruleset: str) -> str:
    """What a ruleset does where nothing is said about an option."""
    has = getattr(EDITIONS[ruleset].parameters, name)
    if ruleset in option.rulesets:
        return "with" if has else "without"
    return "always" if has and ruleset in option.refused else "-"


def _option_row(name: str, option: Choice) -> str:
    printed = [_printed(name, option, ruleset) for ruleset in EDITIONS]
    needs = f" Goes with {' and '.join(f'`{word}`' for word in option.needs)}." if option.needs else ""
    excludes = f" Not with {' or '.join(f'`{word}`' for word in option.excludes)}." if option.excludes else ""
    return f"| `{name}` | {' | '.join(printed)} | {_means(f'switch-{name}')}{needs}{excludes} |"


# Checking


def written(root: Path, items: list[Item]) -> Iterator[tuple[Path, str]]:
    """Every file that is written from the content and the tests, and what must stand in it."""
    yield RULESETS_DOCUMENT, render_rulesets()
    yield notes.INDEX, notes.index(root)
    yield from pages()
    yield DOCUMENT, render(items)


def check(root: Path) -> list[str]:
    """Everything wrong between content, tests and docs/content.md; empty when all is well."""
    items = report(root)
    proofs, unreadable = find_proofs(root, "content")
    known = {item.key for item in items}
    problems = [*unreadable, *(f"{tests[0].path}: {key} is no content" for key, tests in proofs.items() if key not in known)]
    problems += [
        f"{item.key} has no test that plays it" for item in items if item.done and not item.tests and item.kind != "race"
    ]
    for document, text in written(root, items):
        path = root / document
        if (path.read_text(encoding="utf-8") if path.is_file() else "") != text:
            problems.append(f"{document.as_posix()} is out of date: run `{WRITE_COMMAND}`")
    return problems


# Command


def main(argv: list[str], root: Path = ROOT) -> int:
    """`mecatol content …`; `argv` is what stands after that word."""
    parser = argparse.ArgumentParser(prog="mecatol content", description="Which cards and races take effect.")
    acts = parser.add_mutually_exclusive_group()
    acts.add_argument("--write", action="store_true", help="write the documents and rules/tests.json")
    acts.add_argument("--check", action="store_true", help="fail on untested content, unknown ids and an old document")
    options = parser.parse_args(argv)
    if options.check:
        problems = check(root)
        print("".join(f"{problem}\n" for problem in problems), end="", file=sys.stderr)
        return 1 if problems else 0
    if options.write:
        for document, text in written(root, report(root)):
            (root / document).parent.mkdir(parents=True, exist_ok=True)
            (root / document).write_text(text, encoding="utf-8")
        return 0
    print(render(report(root)).split("\n\n## ")[0])
    return 0
