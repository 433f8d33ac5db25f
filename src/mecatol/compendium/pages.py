"""docs/content/: everything a ruleset has, a page for each ruleset and language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from mecatol.rulesets import EDITIONS, SCENARIOS
from mecatol.texts import Texts, languages

from . import Look, compendium
from .entries import Entry

FOLDER = Path("docs/content")
PAGES = {name: name for name in EDITIONS} | {option: f"{edition} +{option}" for edition, option in SCENARIOS}
SECTIONS = (
    "strategy_cards", "action_cards", "political_cards", "objectives", "technologies", "races", "units", "leader_kinds",
    "mercenaries", "representatives", "treaties", "promissory_notes", "domain_counters", "artifacts", "facilities", "tokens",
    "anomalies", "systems", "moments", "options", "settings", "clauses",
)  # fmt: skip
LONG = ("races",)  # what has a heading of its own


def pages() -> Iterator[tuple[Path, str]]:
    """Every page and what stands in it."""
    for language in languages():
        for name, ruleset in PAGES.items():
            yield FOLDER / language / f"{name}.md", page(ruleset, Texts(language))


def page(ruleset: str, texts: Texts) -> str:
    """What a ruleset has, kind by kind."""
    book = compendium(ruleset)
    found: dict[str, list[Look]] = {}
    for look in book.everything(texts.language):
        found.setdefault(look.entry.kind, []).append(look)
    if "+" in ruleset:  # a scenario, whose clauses are the edition's
        del found["clauses"]
    headings = {kind: texts.say(f"look-all-{kind}") for kind in SECTIONS if kind in found}
    lines = [f"# {texts.say('look-page', {'ruleset': title(ruleset, texts)})}", "", texts.say("look-page-written"), ""]
    lines += [f"- [{heading}](#{anchor(heading)}) ({len(found[kind])})" for kind, heading in headings.items()]
    for kind, heading in headings.items():
        lines += ["", f"## {heading}", ""]
        for look in sorted(found[kind], key=lambda look: look.entry.name) if kind.endswith("_cards") else found[kind]:
            lines += told(look, texts)
    return "\n".join(lines) + "\n"


def title(ruleset: str, texts: Texts) -> str:
    """What a ruleset is called: its edition, or the scenario it plays."""
    edition, _, option = ruleset.partition(" +")
    return texts.say(f"switch-{option}" if option else f"edition-{edition}")


def anchor(heading: str) -> str:
    """What leads to a heading of a page."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def told(look: Look, texts: Texts) -> Iterator[str]:
    """A thing on a page: a line, and one for each of its parts."""
    entry = look.entry
    if entry.kind in LONG:
        yield from (f"### {escaped(entry.name)}", "", _facts(entry), "")
        yield from (f"- **{escaped(name)}**: {escaped(text)}" for name, text in entry.parts)
        yield ""
        return
    said = [f"**{escaped(entry.name)}**:", escaped(entry.text), *([f"*{_facts(entry)}*"] if entry.facts else [])]
    if entry.kind == "systems":
        said.append("; ".join(f"{escaped(name)}: {escaped(text)}" for name, text in entry.parts))
    cited = f"({', '.join(look.clauses)})" if look.clauses else ""
    yield "- " + " ".join(part for part in (*said, cited) if part)
    yield from (f"  - {escaped(name)}: {escaped(text)}" for name, text in entry.parts if entry.kind != "systems")
    yield from (f"  - {texts.say('look-ruling')}: {escaped(ruling)}" for ruling in look.rulings)


def _facts(entry: Entry) -> str:
    return " · ".join(f"{label}: {escaped(value.removesuffix('.'))}" for label, value in entry.facts)


def escaped(text: str) -> str:
    """Without what Markdown would take for a sign of its own."""
    return re.sub(r"([*_<`])", r"\\\1", text)
