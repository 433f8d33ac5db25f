"""Everything a ruleset has, told in one language: what it is called, what it does, its numbers and its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from mecatol import register
from mecatol.core.rules import Ruleset
from mecatol.register import Clause
from mecatol.rules.content import Flagship, Planet, Race, System
from mecatol.rules.content_cards import ActionCard, Objective, PoliticalCard
from mecatol.rules.options import OPTIONS, SETTINGS, options_of
from mecatol.texts import Texts
from mecatol.things import TERMS, Things, clause_text

Pair = tuple[str, str]

CARDS = (
    "strategy_cards", "action_cards", "political_cards", "objectives", "domain_counters", "artifacts", "promissory_notes",
    "representatives", "mercenaries", "treaties",
)  # fmt: skip
TABLES = (
    "units", "technologies", "races", "abilities", "upgrades", "race_technologies", "flagships", "leaders", *CARDS, "facilities",
    "systems", "planets",
)  # fmt: skip
NUMBERS = (
    "cost", "per", "production", "combat", "dice", "movement", "capacity", "sustain", "evasion", "space_combat", "space_dice",
    "ground_combat", "bombardment", "barrage", "space_cannon", "invasion_defence", "shield", "docks", "limit", "supply",
    "per_planet", "number", "resources", "influence", "vp", "votes", "trade_goods", "count", "strategy", "pool", "fleet",
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """A thing in one language. Facts have a label and a value, parts a name and a text."""

    kind: str  # the table it stands in; or anomalies, tokens, options, moments, clauses …
    id: str
    name: str
    text: str = ""
    facts: tuple[Pair, ...] = ()
    parts: tuple[Pair, ...] = ()

    @property
    def key(self) -> str:
        return f"{self.kind}/{self.id}"


def gather(ruleset: Ruleset, texts: Texts) -> list[Entry]:
    """All of them, in an order that is the same in every language."""
    name = ruleset.text.split()[0]
    telling = Telling(Things(ruleset, texts))
    return [*telling.printed(), *telling.terms(), *telling.choices(name), *telling.moments(), *telling.clauses(name)]


class Telling:
    """Puts things into words."""

    def __init__(self, things: Things) -> None:
        self.things = things
        self.texts = things.texts
        self.entries = things.library.entries
        self.also: dict[str, Callable[[Any], Iterator[Pair]]] = {
            "races": self._race, "systems": self._system, "flagships": self._flagship,
        }  # fmt: skip

    # -- what is printed ---------------------------------------------------------------------------------------------------

    def printed(self) -> Iterator[Entry]:
        """What stands in the tables."""
        for table in TABLES:
            if table == "abilities":
                yield from (Entry(table, key, self.name(table, key), self.text(table, key)) for key in self._abilities())
                continue
            for key, entry in self.entries[table].items():
                parts = [*self._secondary(table, key), *(self.also[table](entry) if table in self.also else ())]
                yield Entry(
                    table, key, self.name(table, key), self._said(table, key, entry), tuple(self._facts(entry)), tuple(parts)
                )

    def name(self, table: str, key: str) -> str:
        """What a thing is called."""
        return self.things.name(table, key) or key.replace("_", " ")

    def text(self, table: str, key: str) -> str:
        """What a thing does."""
        return self.things.text(table, key)

    def _abilities(self) -> list[str]:
        aboard = [ability for flagship in self.entries["flagships"].values() for ability in flagship.abilities]
        return list(dict.fromkeys([*(ability for race in self.entries["races"].values() for ability in race.abilities), *aboard]))

    def _said(self, table: str, key: str, entry: Any) -> str:
        if isinstance(entry, Planet) and entry.refresh:
            return self.texts.say(f"refresh-{entry.refresh}", {"amount": entry.refresh_amount})
        if table == "leaders":
            return self.text("leader_kinds", entry.kind)
        return self.text(table, key)

    def _facts(self, entry: Any) -> Iterator[Pair]:
        """When it is played or what is voted on, numbers that are not nothing, and what else is printed."""
        if isinstance(entry, ActionCard):
            yield self._label("moment"), self.texts.say(f"moment-{entry.moment}")
        if isinstance(entry, PoliticalCard):
            yield self._label("vote"), self.texts.say(f"kind-{entry.kind}", {"elect": entry.elect or "none"})
        for name in NUMBERS:
            value = getattr(entry, name, 0)
            if isinstance(value, int) and value and (name, value) not in (("per", 1), ("count", 1)):
                yield self._label(name), str(value)
        if isinstance(entry, Objective):
            yield self._label("stage"), self.texts.say(f"look-stage-{entry.stage}")
        for name in ("colour", "specialties"):
            colours = getattr(entry, name, ())
            if colours:
                named = [self.texts.say(f"word-{each}") for each in ((colours,) if isinstance(colours, str) else colours)]
                yield self._label(name), self.texts.listed(named)
        if race := getattr(entry, "race", ""):
            yield self._label("race"), self.name("races", race)
        if isinstance(entry, Race):
            yield from self._sheet(entry)
        if needs := getattr(entry, "needs", ()):
            ways = [self.texts.listed([self.name("technologies", each) for each in way]) for way in needs]
            yield self._label("needs"), "; ".join(ways)

    def _label(self, name: str) -> str:
        return self.texts.say(f"look-fact-{name}")

    def _sheet(self, race: Race) -> Iterator[Pair]:
        yield self._label("contracts"), " · ".join(str(each) for each in race.contracts)
        units = [
            f"{count} {self.things.several('units', kind) if count > 1 else self.name('units', kind)}"
            for kind, count in race.units.items()
        ]
        yield self._label("units"), self.texts.listed(units)
        yield self._label("technologies"), self.texts.listed([self.name("technologies", each) for each in race.technologies])

    def _secondary(self, table: str, key: str) -> Iterator[Pair]:
        if said := self.things.text(table, key, "secondary"):
            yield self.texts.say("look-secondary"), said

    def _race(self, race: Race) -> Iterator[Pair]:
        own = next(key for key, each in self.entries["races"].items() if each is race)
        for ability in race.abilities:
            yield self.name("abilities", ability), self.text("abilities", ability)
        for table in ("race_technologies", "upgrades"):
            for key, each in self.entries[table].items():
                if each.race == own:
                    yield f"{self.name(table, key)} ({self._label('cost')} {each.cost})", self.text(table, key)
        if flagship := self.entries["flagships"].get(own):
            yield self.name("flagships", own), " ".join(f"{name}: {text}" for name, text in self._flagship(flagship))
        for leader in race.leaders:
            yield self.name("leaders", leader.id), self.name("leader_kinds", leader.kind)

    def _flagship(self, flagship: Flagship) -> Iterator[Pair]:
        for ability in flagship.abilities:
            yield self.name("abilities", ability), self.text("abilities", ability)

    def _system(self, system: System) -> Iterator[Pair]:
        for planet in system.planets:
            yield self.name("planets", planet.id), f"{planet.resources}/{planet.influence}"
        if system.anomaly:
            yield self.name("anomalies", system.anomaly), self.text("anomalies", system.anomaly)
        if system.wormholes:
            yield f"{self.name('tokens', 'wormhole')} {', '.join(system.wormholes)}", self.text("tokens", "wormhole")

    # -- what stands in no table ---------------------------------------------------------------------------------------------

    def terms(self) -> Iterator[Entry]:
        """Anomalies, kinds of Leaders, tokens."""
        for table, names in TERMS.values():
            yield from (Entry(table, each, self.name(table, each), self.text(table, each)) for each in names)

    def choices(self, ruleset: str) -> Iterator[Entry]:
        """Options of the ruleset, and settings."""
        for kind, idents in (("switch", options_of(ruleset)), ("setting", list(SETTINGS))):
            for ident in idents:
                said = f"{kind}-{ident}"
                table = "options" if ident in OPTIONS else "settings"
                yield Entry(table, ident, self.texts.say(said), self.texts.part(said, "text"))

    def moments(self) -> Iterator[Entry]:
        """When Action Cards are played, and which."""
        cards: dict[str, list[str]] = {}
        for key, card in self.entries["action_cards"].items():
            cards.setdefault(card.moment, []).append(self.name("action_cards", key))
        for moment, names in cards.items():
            yield Entry("moments", moment, self.texts.say(f"moment-{moment}"), self.texts.listed(names))

    def clauses(self, ruleset: str) -> Iterator[Entry]:
        """The rule document of the ruleset and the official game beneath it."""
        for document in dict.fromkeys((ruleset, "official")):
            yield from (told_clause(clause, self.texts) for clause in register.load(document))


def told_clause(clause: Clause, texts: Texts) -> Entry:
    """A clause of a rule document."""
    source = (texts.say("look-fact-source"), clause.source)
    return Entry("clauses", clause.id, clause.id, clause_text(clause, texts), (source,))
