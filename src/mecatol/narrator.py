"""What happens at a table, in plain language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mecatol.core.decisions import Ask, Message, Option
from mecatol.core.hexes import Hex
from mecatol.play import Table
from mecatol.rules.official.game import Game
from mecatol.texts import Texts

SEATS = (
    "seat",
    "against",
    "player",
    "to",
    "before",
    "captor",
    "owner",
    "target",
    "by",
    "holder",
    "speaker",
    "winner",
    "other",
    "victim",
)
PLACES = ("where", "source", "place", "system", "frm", "start", "destination", "home")


class Narrator:
    """Turns events, questions and options into sentences, with names instead of ids."""

    def __init__(self, table: Table, texts: Texts | None = None) -> None:
        self.table = table
        self.texts = texts or Texts()
        self.heard = 0

    @property
    def game(self) -> Game:
        return self.table.game

    def news(self, seat: int | None = None) -> list[str]:
        """Sentences about everything a seat has heard since the last time."""
        events = self.table.events_since(seat, self.heard)
        self.heard += len(events)
        return [self.event(event) for event in events]

    def event(self, event: Mapping[str, Any]) -> str:
        """One event as a sentence."""
        kind = str(event["event"])
        said = self.texts.say(f"event-{kind}", self.named({k: v for k, v in event.items() if k != "event"}))
        return said if said.endswith((".", "!", "?", ":")) else said + "."

    def question(self, ask: Ask) -> str:
        """What somebody is asked."""
        ident = f"ask-{ask.name}"
        return self.texts.say(ident, self.named({"seat": ask.seat})) if self.texts.has(ident) else words(ask.name)

    def option(self, ask: Ask, option: Option[Any]) -> str:
        """What an option means."""
        says = option.says
        if says is not None and self.texts.has(says.id):
            return self.message(says)
        return self.key(str(option.key))

    def message(self, message: Message) -> str:
        """Any message, with names."""
        return self.texts.say(message.id, self.named(dict(message.args)))

    def key(self, key: str) -> str:
        """A key in words, for options that have no text of their own."""
        kind, colon, name = key.partition(":")
        return f"{words(kind)}: {self._thing(kind, name)}" if colon else words(key)

    def named(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        """Arguments with names in place of ids, by what they are called."""
        return {key: self._named(key, value) for key, value in args.items()}

    def _named(self, key: str, value: Any) -> str | int:
        if isinstance(value, list | tuple):
            return ", ".join(str(self._named(key.removesuffix("s"), each)) for each in value) or "none"
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if key in SEATS and isinstance(value, int):
            return self.player(value)
        if isinstance(value, int):
            return value
        return self._thing(key, str(value))

    def player(self, seat: int) -> str:
        """A player's name."""
        return self.game.state.players[seat].name if seat >= 0 else words("neutral" if seat == -2 else "nobody")

    def place(self, where: str) -> str:
        """A place in words."""
        kind, colon, name = where.partition(":")
        if kind == "planet":
            return self._thing("planet", name)
        return self.system(name if colon else where)

    def system(self, hex_: str) -> str:
        """A system by its tile and where it lies."""
        if self.game.board.has_system(Hex(hex_)):
            return f"{self.game.board.tile(Hex(hex_)).name} ({hex_})"
        return self._thing("objective", hex_)  # points come from somewhere too

    def _thing(self, kind: str, name: str) -> str:
        content, cards = self.game.content, self.game.cards
        if kind in PLACES or kind in ("activate", "retreat"):
            return self.place(name)
        if kind == "player" and name.isdigit():
            return self.player(int(name))
        if kind == "planet" and self.game.board.has_planet(name):
            return self.game.board.printed_planet(name).name
        bare = name.partition("#")[0]
        tables: dict[str, Mapping[str, Any]] = {
            "kind": content.units,
            "unit": content.units,
            "technology": content.technologies,
            "race": content.races,
            "leader": {leader.id: leader for race in content.races.values() for leader in race.leaders},
            "card": {**cards.action_cards, **cards.political_cards, **cards.strategy_cards, **cards.treaties},
            "strategic": cards.strategy_cards,
            "strategy_card": cards.strategy_cards,
            "objective": cards.objectives,
            "note": cards.promissory_notes,
            "representative": cards.representatives,
            "mercenary": cards.mercenaries,
        }
        entry = tables.get(kind, {}).get(bare)
        found = getattr(entry, "name", "") if entry is not None else ""
        if found and bare in cards.treaties:
            return f"{found} ({self._thing('race', name.partition('#')[2])})"
        return str(found) or words(bare)


def words(ident: str) -> str:
    """An id as words."""
    return ident.replace("_", " ").replace(":", " ").strip()
