"""Everything of a ruleset, found by name or by words of its text, in whichever language it is asked for."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from mecatol import register
from mecatol.core.decisions import message
from mecatol.core.errors import Refused
from mecatol.core.rules import Ruleset
from mecatol.rulesets import recall, resolve
from mecatol.texts import DEFAULT, Texts, languages
from mecatol.things import Things, clause_ruling

from .entries import Entry, gather, told_clause
from .notes import Names, clauses_of, rulings_of, tests_of, told_rulings
from .search import Finder, plain

LONGEST = 80  # letters of a query
SHOWN = 12  # clauses and tests of a thing
FOUND = 8  # things that a query leads to
KEPT = 8  # rulesets in memory


class Look(msgspec.Struct, frozen=True):
    """A thing with what belongs to it."""

    entry: Entry
    clauses: tuple[str, ...]
    rulings: tuple[str, ...]
    tests: tuple[str, ...]


class Compendium:
    """The things of one ruleset in every language."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset.text.split()[0]
        self._told = {language: gather(ruleset, Texts(language)) for language in languages()}
        told = list(zip(*self._told.values(), strict=True))
        self._finder = Finder(
            [[each[0].id, *(entry.name for entry in each)] for each in told],
            [" ".join(f"{entry.text} {' '.join(text for _, text in entry.parts)}" for entry in each) for each in told],
        )
        things = Things(ruleset, Texts(DEFAULT))
        units = {f"units/{unit}": things.several("units", unit) for unit in things.library.entries["units"]}
        names = Names(self._told[DEFAULT], units)
        documents = dict.fromkeys((self.ruleset, "official"))
        self._clauses = clauses_of((clause for document in documents for clause in register.load(document)), names)
        self._rulings = rulings_of(self.ruleset, names)
        self._ruled = {language: told_rulings(entries, language) for language, entries in self._told.items()}
        self._numbers = {entry.key: number for number, entry in enumerate(self._told[DEFAULT])}

    def look(self, query: str, language: str, most: int = FOUND) -> list[Look]:
        """What a query leads to, the best first."""
        found = self._finder.find(readable(query))
        return [*self._of_another_document(query, language), *(self._look(number, language) for number in found[:most])][:most]

    def _of_another_document(self, query: str, language: str) -> list[Look]:
        """A clause that stands in another document than this ruleset's, by its id."""
        ident = query.strip().upper()
        if ident not in register.load() or f"clauses/{ident}" in self._numbers:
            return []
        return [self._with_notes(told_clause(register.load()[ident], Texts(language)), language)]

    def near(self, query: str, language: str, most: int = 3) -> list[str]:
        """The names that come nearest to a query that led to nothing."""
        return list(dict.fromkeys(self._told[language][number].name for number in self._finder.nearest(query, most)))

    def of(self, key: str, language: str) -> Look | None:
        """A thing by its key: "action_cards/plague"."""
        return self._look(self._numbers[key], language) if key in self._numbers else None

    def called(self, ident: str, language: str) -> list[Look]:
        """The things that have an id, whatever they are."""
        return [self._look(self._numbers[key], language) for key in self._numbers if key.partition("/")[2] == ident]

    def everything(self, language: str) -> list[Look]:
        """All things, in their order."""
        return [self._look(number, language) for number in range(len(self._numbers))]

    def _look(self, number: int, language: str) -> Look:
        return self._with_notes(self._told[language][number], language)

    def _with_notes(self, entry: Entry, language: str) -> Look:
        clauses = self._clauses.get(entry.key, [])[:SHOWN]
        own = clause_ruling(register.load()[entry.id], Texts(language)) if entry.kind == "clauses" else ""
        rulings = [self._ruled[language][number] for number in self._rulings.get(entry.key, ())]
        rulings = [own, *rulings] if own else rulings
        return Look(entry, tuple(clauses), tuple(rulings), tests_of(self.ruleset, entry)[:SHOWN])


def readable(query: str) -> str:
    """A query that can be looked for; refused where it is none."""
    if len(query) > LONGEST:
        raise Refused(message("look-too-long", longest=LONGEST))
    if not plain(query):
        raise Refused(message("look-empty"))
    return query


@lru_cache(maxsize=KEPT)
def compendium(ruleset: str) -> Compendium:
    """The compendium of a ruleset as text."""
    found = resolve(ruleset)
    return compendium(found.text) if found.text != ruleset else Compendium(recall(ruleset))
