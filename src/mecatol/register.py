"""The clause register: every clause of the rule documents, in our words, under the id by which code and tests name it."""

import difflib
import re
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

import msgspec

RULESETS = ("sa17", "sa_es", "cp", "official")
PREFIXES = {"SA17": "sa17", "SAES": "sa_es", "CP": "cp", "OFF": "official"}
CLAUSE_ID = re.compile(rf"(?<![\w-])(?:{'|'.join(PREFIXES)})-[A-Z]+(?:-[A-Z0-9]+)+(?!\w)")

Kind = Literal["rule", "parameter", "option", "component", "definition", "example", "note"]
Param = int | float | str | tuple[int, ...]


class UnknownClause(LookupError):
    """An id was named that stands in no register."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One clause: what it says, its numbers, where it stands, and how it is read where the document is silent."""

    id: str
    kind: Kind
    text: str
    source: str
    params: dict[str, Param] = {}
    replaces: str = ""
    shows: str = ""
    ruling: str = ""
    versus_sa17: Literal["", "same", "number", "differs", "only_es"] = ""
    versus_note: str = ""
    stands_for: tuple[str, ...] = ()  # the clauses of another document in whose place it stands here
    elsewhere: str = ""  # what is cited in its place where another document is played
    confidence: Literal["", "high", "medium", "low"] = ""

    @property
    def ruleset(self) -> str:
        """The ruleset whose document the clause stands in, told by the id's first part."""
        return PREFIXES[self.id.split("-")[0]]

    @property
    def chapter(self) -> str:
        """The id's second part: movement, leaders, an option …"""
        return self.id.split("-")[1]


class Register(msgspec.Struct, frozen=True, dict=True):
    """Clauses in the order of their documents."""

    clauses: tuple[Clause, ...]

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    def __contains__(self, clause_id: str) -> bool:
        return clause_id in self._by_id

    def __getitem__(self, clause_id: str) -> Clause:
        if clause_id not in self._by_id:
            raise UnknownClause(self.correction(clause_id))
        return self._by_id[clause_id]

    @cached_property
    def chapters(self) -> tuple[tuple[str, str], ...]:
        """Ruleset and chapter, each pair once, where the document first comes to it."""
        return tuple(dict.fromkeys((clause.ruleset, clause.chapter) for clause in self.clauses))

    def only(self, ruleset: str | None = None, chapter: str | None = None) -> "Register":
        """The clauses of one ruleset, of one chapter, or of one chapter of one ruleset."""
        return Register(
            tuple(clause for clause in self.clauses if ruleset in (None, clause.ruleset) and chapter in (None, clause.chapter))
        )

    def correction(self, clause_id: str) -> str:
        """What to tell somebody who wrote an id that does not exist."""
        near = self.nearest(clause_id)
        return f"{clause_id} is in no register" + (f"; did you mean {near}?" if near else "")

    def nearest(self, clause_id: str) -> str:
        """The id that looks most like one that does not exist; or nothing."""
        return next(iter(difflib.get_close_matches(clause_id, list(self._by_id), n=1)), "")

    @cached_property
    def _by_id(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clauses}


class _Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clause: tuple[Clause, ...] = ()


@cache
def load(ruleset: str | None = None) -> Register:
    """The register that came with this copy of Mecatol: all rulesets, or one."""
    if ruleset is None:
        return read(folder())
    if ruleset not in RULESETS:
        raise ValueError(f"no ruleset is called {ruleset!r}; there are {', '.join(RULESETS)}")
    return load().only(ruleset)


@cache
def cited(ruleset: str, clause_id: str) -> str:
    """A clause as a ruleset's own document has it; the same one where that document is silent."""
    found = _counterparts(ruleset).get(clause_id, clause_id)
    foreign = found in load() and load()[found].ruleset not in (ruleset, "official")
    return load()[found].elsewhere or found if foreign else found


@cache
def _counterparts(ruleset: str) -> dict[str, str]:
    return {other: clause.id for clause in load(ruleset) for other in clause.stands_for}


def read(place: Path) -> Register:
    """The register written in a folder, one TOML file a ruleset."""
    return Register(tuple(clause for ruleset in RULESETS for clause in _clauses(place / f"{ruleset}.toml")))


def _clauses(path: Path) -> tuple[Clause, ...]:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=_Document).clause
    except msgspec.DecodeError as error:
        raise ValueError(f"{path.name}: {error}") from error


def folder() -> Path:
    """Beside the package when it is installed, in the repository's `rules/` when it runs from the source tree."""
    packaged = Path(__file__).parent / "data" / "rules" / "register"
    if packaged.is_dir():
        return packaged
    return Path(__file__).resolve().parents[2] / "rules" / "register"
