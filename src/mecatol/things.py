"""What the things of a ruleset are called and what they do, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from mecatol.core.rules import Ruleset
from mecatol.register import Clause
from mecatol.rules.content_cards import Objective
from mecatol.rules.library import Library
from mecatol.texts import Texts

TOKENS = (
    "asteroid_belt", "bonus_counter", "cease_fire_zone", "command_counter", "control_marker", "custodians", "grav_wave",
    "high_alert", "hit_marker", "power_broker", "space_mine", "space_time_anomaly", "speaker", "trade_good", "wormhole",
    "worldgate",
)  # fmt: skip
TERMS: dict[str, tuple[str, tuple[str, ...]]] = {  # what has no table, by what it is called in the layers' texts
    "anomaly": ("anomalies", ("asteroid_field", "nebula", "supernova", "ion_storm", "gravity_rift")),
    "leader": ("leader_kinds", ("admiral", "general", "scientist", "diplomat", "agent")),
    "token": ("tokens", TOKENS),
}


class Things:
    """The entries of a ruleset's tables in words. Numbers in a text are those of the entry and of the ruleset."""

    def __init__(self, ruleset: Ruleset, texts: Texts) -> None:
        library = ruleset.content
        assert isinstance(library, Library)
        self.library = library
        self.texts = texts
        self._numbers = numbers(ruleset.parameters)

    def has(self, table: str, ident: str) -> bool:
        """Whether a table has such an entry."""
        return ident in self.library.entries.get(table, {})

    def name(self, table: str, ident: str) -> str:
        """What a thing is called: in this language, or as it is printed; nothing where there is no such thing."""
        said = self._said(table, ident)
        if said or not self.has(table, ident):
            return said
        return str(getattr(self.library.entries[table][ident], "name", ""))

    def several(self, table: str, ident: str) -> str:
        """What more than one of them are called."""
        return self._said(table, ident, "several") or self.name(table, ident)

    def text(self, table: str, ident: str, part: str = "text") -> str:
        """What a thing does, or a part of it such as the secondary of a Strategy Card; nothing where there is nothing to say."""
        args = {**self._numbers, **numbers(self.library.entries.get(table, {}).get(ident))}
        said = self._said(table, ident, part, args)
        if said or table != "units":
            return said
        return self._said("mercenaries", ident.removesuffix("_ground"), part, args)  # a side of a token is a unit too

    def _said(self, table: str, ident: str, part: str = "", args: Mapping[str, str | int] | None = None) -> str:
        return self.texts.of_thing(self.library.layers_of(table, ident), table, ident, part, args)


def clause_text(clause: Clause, texts: Texts) -> str:
    """What a clause says: in this language, or in the register's own words."""
    return texts.of_clause(clause.ruleset, clause.id) or clause.text


def clause_ruling(clause: Clause, texts: Texts) -> str:
    """How a clause is read where its document is silent: in this language, or in the register's own words; or nothing."""
    return texts.of_clause(clause.ruleset, clause.id, "ruling") or clause.ruling


def numbers(record: Any) -> dict[str, str | int]:
    """The numbers of a record and those in its parameters, by their names; a second one of a name is called "name_2"."""
    if not isinstance(record, msgspec.Struct):
        return {}
    found: dict[str, str | int] = {}
    params = [term.params for term in record.terms()] if isinstance(record, Objective) else [getattr(record, "params", {})]
    for named in ({name: getattr(record, name) for name in record.__struct_fields__}, *params):
        for name, value in named.items():
            if isinstance(value, int):
                found[f"{name}_2" if name in found else name] = int(value)
    return found
