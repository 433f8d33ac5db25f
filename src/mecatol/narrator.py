"""What happens at a table, in plain language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from mecatol.core.decisions import Ask, Message, Option
from mecatol.core.hexes import MIDDLE, Hex, distance, ring
from mecatol.places import Places
from mecatol.play import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL
from mecatol.texts import Texts
from mecatol.things import Things

SEATS = (
    "seat", "against", "player", "to", "before", "captor", "owner", "target", "by", "holder", "speaker", "winner", "other",
    "victim", "aggressor", "only",
)  # fmt: skip
COORDINATES = re.compile(r"-?\d+,-?\d+")
CHANGES = ("amount", "points")  # what an event adds, or takes away where it is less than nothing
COUNTED = ("kind", "unit")  # what there are several of where a message says how many
TABLES: dict[str, tuple[str, ...]] = {  # where a word of a message, or what stands before a colon, is looked up first
    "kind": ("units", "leaders"),
    "unit": ("units",),
    "technology": ("technologies", "race_technologies", "upgrades"),
    "race": ("races",),
    "leader": ("leaders",),
    "objective": ("objectives",),
    "note": ("promissory_notes",),
    "representative": ("representatives",),
    "mercenary": ("mercenaries",),
    "tile": ("systems",),
    "planet": ("planets",),
    "ability": ("abilities",),
    "artifact": ("artifacts",),
    "counter": ("domain_counters",),
    "facility": ("facilities",),
    "deck": (),
    "area": (),
    "colour": (),
    "phase": (),
}  # fmt: skip
EVERYWHERE = (
    "strategy_cards", "action_cards", "political_cards", "treaties", "units", "technologies", "race_technologies", "upgrades",
    "objectives", "abilities", "leaders", "domain_counters", "artifacts", "promissory_notes", "representatives", "mercenaries",
    "facilities", "planets", "races", "systems",
)  # fmt: skip


class Narrator:
    """Turns events, questions and options into sentences, with names instead of ids."""

    def __init__(self, table: Table, texts: Texts | None = None) -> None:
        self.table = table
        self.texts = texts or Texts()
        self.things = Things(table.ruleset, self.texts)
        self.heard = 0
        self._places: tuple[object, Places] | None = None
        self._known: dict[tuple[str, str], str] = {}

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def places(self) -> Places:
        """What the systems of the map that lies there now are called."""
        layout = self.game.state.layout
        if self._places is None or self._places[0] is not layout:
            self._places = (layout, Places(self.things, dict(layout)))
        return self._places[1]

    # -- sentences -------------------------------------------------------------------------------------------------------

    def news(self, seat: int | None = None) -> list[str]:
        """Sentences about everything a seat has heard since the last time."""
        events = self.table.events_since(seat, self.heard)
        self.heard += len(events)
        return [self.event(event) for event in events]

    def event(self, event: Mapping[str, Any]) -> str:
        """One event as a sentence."""
        fields = {key: value for key, value in event.items() if key != "event"}
        for key in CHANGES:
            if isinstance(fields.get(key), int):
                fields |= {"change": "loses" if fields[key] < 0 else "gains", key: abs(fields[key])}
        said = self._say(f"event-{event['event']}", fields).replace(" ()", "")  # no reason was given
        return said if said.endswith((".", "!", "?", ":")) else said + "."

    def question(self, ask: Ask) -> str:
        """What somebody is asked, and what about."""
        return self.asked(ask.name, ask.seat, ask.about)

    def asked(self, name: str, seat: int, about: Sequence[str] = ()) -> str:
        """What a question of that name asks a seat."""
        ident = f"ask-{name}"
        if not self.texts.has(ident):
            return words(name)
        args: dict[str, Any] = {"seat": seat, "card": "", "player": "", "other": "", "place": ""}
        for each in about:
            kind, _, rest = each.partition(":")
            word = "place" if kind in ("system", "planet") else "other" if kind == "player" and args["player"] else kind
            if not args.get(word):
                args[word] = each if word == "place" else rest
        return self._say(ident, args)

    def option(self, ask: Ask | None, option: Option[Any]) -> str:
        """What an option means."""
        says = option.says
        if says is not None and self.texts.has(says.id):
            return self.message(says)
        return self.key(str(option.key))

    def message(self, message: Message) -> str:
        """Any message, with names."""
        return self._say(message.id, dict(message.args))

    def draft(self, draft: Any) -> Iterator[str]:
        """A line for each piece of a draft. A record that names a seat frames the question and is no piece."""
        if isinstance(draft, msgspec.Struct):
            if not hasattr(draft, "seat"):
                yield self._piece(draft)
        elif isinstance(draft, str):
            yield self.key(draft)
        elif isinstance(draft, Mapping):
            yield from (self.key(f"{key}:{value}") for key, value in draft.items())
        elif isinstance(draft, Sequence):
            for each in draft:
                yield from self.draft(each)

    def _piece(self, piece: msgspec.Struct) -> str:
        fields: dict[str, Any] = {name: getattr(piece, name) for name in piece.__struct_fields__}
        for name, value in list(fields.items()):
            if isinstance(value, msgspec.Struct):
                fields |= {inner: getattr(value, inner) for inner in value.__struct_fields__}
                del fields[name]
            elif name == "route":
                fields |= {"start": value[0], "destination": value[-1]} if value else {}
            elif name == "cargo":
                fields["cargo"] = self.texts.listed([self.amount(kind, count) for _, kind, count in value]) if value else "none"
        return self._say(f"draft-{type(piece).__name__.lower()}", fields)

    def key(self, key: str) -> str:
        """A key in words, for options that have no text of their own."""
        if self.texts.has(f"key-{key}"):
            return self.texts.say(f"key-{key}")
        return self.value(*key.split(":", 1)) if ":" in key else self.value("", key)

    def amount(self, kind: str, count: int) -> str:
        """So many units of a kind."""
        return self._say("amount", {"kind": kind, "count": count})

    # -- names -----------------------------------------------------------------------------------------------------------

    def named(self, args: Mapping[str, Any], raw: frozenset[str] = frozenset()) -> dict[str, str | int]:
        """Arguments with names in place of ids, by what they are called."""
        several = args.get("count", 1) not in (1, -1)
        found: dict[str, str | int] = {}
        for key, value in args.items():
            if key in raw and isinstance(value, str | int):
                found[key] = str(value).lower() if isinstance(value, bool) else value
            elif several and key in COUNTED and self.things.has("units", str(value)):
                found[key] = self.things.several("units", str(value))
            else:
                found[key] = self._named(key, value)
        return found

    def _say(self, ident: str, args: Mapping[str, Any]) -> str:
        return self.texts.say(ident, self.named(args, self.texts.selects(ident)))

    def _named(self, key: str, value: Any) -> str | int:
        if isinstance(value, list | tuple):
            return self.texts.listed([str(self._named(key.removesuffix("s"), each)) for each in value])
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, int):
            return self.player(value) if key in SEATS else value
        return self.value(key, value) if value else ""

    def player(self, seat: int) -> str:
        """A player's name."""
        if seat >= 0:
            return self.game.state.players[seat].name
        return self.texts.say("player-neutral" if seat == NEUTRAL else "player-nobody")

    def place(self, where: str) -> str:
        """A place in words: a planet, a system, or the border between two."""
        kind, colon, name = where.partition(":")
        return self.value(kind, name) if colon else self.value("system", where)

    def value(self, kind: str, ident: str) -> str:
        """What an id stands for, wherever it is looked up: "planet", "jord" or "", "planet:jord"."""
        known = self._known.get((kind, ident))
        if known is not None:
            return known
        found = self._place(ident) or self._prefixed(kind, ident)
        if found is None:
            found = self._known[kind, ident] = self._thing(kind, ident)
        return found

    def _place(self, ident: str) -> str | None:
        """What changes with the map is looked up each time."""
        if "|" in ident:
            return self.places.border(ident.removeprefix("border:"))
        if " > " in ident:
            return " → ".join(self.value("system", each) for each in ident.split(" > "))
        hex_ = Hex(ident.removeprefix("system:"))
        if self.game.board.has_system(hex_):
            return self.places.name(hex_)
        away = distance(MIDDLE, hex_) if COORDINATES.fullmatch(hex_) else None
        return None if away is None else self.texts.say("place-spot", {"ring": away, "number": ring(away).index(hex_) + 1})

    def _prefixed(self, kind: str, ident: str) -> str | None:
        if kind == "player" and ident.lstrip("-").isdigit():
            return self.player(int(ident))
        for mark, said in (("@", "thing-at"), (">", "thing-to")):
            if mark in ident:
                what, _, where = ident.partition(mark)
                return self.texts.say(said, {"what": self.value(kind, what), "where": self.value("", where)})
        if " " in ident:
            return ", ".join(self.value("", each) for each in ident.split(" "))
        if "*" in ident:
            return self.texts.say("thing-damaged", {"what": self.value(kind, ident.partition("*")[0])})
        before, colon, after = ident.partition(":")
        if colon and before == "agreement":
            one, _, contract = after.partition(":")
            return self.texts.say("agreement-of", {"player": self.player(int(one)), "contract": contract})
        if colon and before == "ability" and after.isdigit():
            effect = next((each for each in self.game.state.effects if str(each.id) == after), None)
            return self.value("", effect.key) if effect is not None else self.texts.say("thing-gone")
        return self.value(before, after) if colon else None

    def _thing(self, kind: str, ident: str) -> str:
        bare = re.sub(r"#\d+$", "", ident)
        bare, _, of = bare.partition("#")
        for table in (*TABLES.get(kind, ()), *(EVERYWHERE if kind not in TABLES else ())):
            if name := self.things.name(table, bare):
                return f"{name} ({self._thing('race', of)})" if of else name
        return self.texts.one_of(f"word-{kind}-{bare}", f"word-{bare}") or words(bare)


def words(ident: str) -> str:
    """An id as words."""
    return ident.replace("_", " ").replace(":", " ").strip()
