"""The compendium as it goes over the wire."""

from __future__ import annotations

from mecatol import register
from mecatol.compendium import Look, compendium
from mecatol.grounds import KINDS
from mecatol.rules.naming import parted
from mecatol.rulesets import resolve
from mecatol.texts import Texts
from mecatol.things import Things, clause_ruling, clause_text

from . import messages as wire


def found(query: str, ruleset: str, language: str) -> wire.Found:
    """What a query leads to; or what may have been meant."""
    book, texts = compendium(ruleset), Texts(language)
    entries = tuple(told(look, texts) for look in book.look(query, language))
    near = () if entries else tuple(book.near(query, language))
    args = {"query": query, "names": texts.listed(near)}
    return wire.Found(query, entries, near, "" if entries else texts.say("look-near" if near else "look-nothing", args))


def told(look: Look, texts: Texts) -> wire.CompendiumEntry:
    """A thing with what belongs to it."""
    entry = look.entry
    return wire.CompendiumEntry(
        kind=entry.kind,
        id=entry.id,
        name=entry.name,
        what=texts.say(f"look-kind-{entry.kind}"),
        text=entry.text,
        facts=entry.facts,
        parts=tuple(wire.TermInfo(name, text) for name, text in entry.parts),
        clauses=tuple(clause_told(ident, texts) for ident in look.clauses),
        rulings=look.rulings,
        tests=look.tests,
    )


def ground_told(ident: str, ruleset: str, texts: Texts) -> wire.ClauseText:
    """A clause; or what is printed on the thing that grants an option."""
    kind, name = parted(ident, ":")
    if not name:
        return clause_told(ident, texts)
    things = Things(resolve(ruleset), texts)
    for table in (table for table, called in KINDS.items() if called == kind and things.has(table, name)):
        parts = (things.text(table, name), things.text(table, name, "secondary"))
        return wire.ClauseText(ident, " ".join(part for part in parts if part), "", "", things.name(table, name))
    raise register.UnknownClause(ident)


def clause_told(ident: str, texts: Texts) -> wire.ClauseText:
    """A clause of the rule documents in the reader's language."""
    clause = register.load()[ident]
    return wire.ClauseText(clause.id, clause_text(clause, texts), clause.source, clause_ruling(clause, texts))
