"""Writing a position: whatever reading would not fill in by itself."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from mecatol.core.records import Mutable, Record
from mecatol.core.rules import Ruleset, Step
from mecatol.core.zones import Deck
from mecatol.rules.naming import unit_key
from mecatol.rules.official.game import Game
from mecatol.rules.parameters import goal_of
from mecatol.rules.state import NOBODY, GameState, Group, Planet, Stack, System

from .defaults import (
    BY_NAME,
    NAMES,
    PLACE_WORDS,
    SEATS,
    WRITTEN_APART,
    called,
    deck_cards,
    default_effects,
    default_scopes,
    rest_of,
)


def write(ruleset: Ruleset, state: GameState) -> str:
    """The text of a position."""
    game = ruleset.rules(ruleset)
    assert isinstance(game, Game)
    game.play_from(state)
    return _Writer(game).text()


class _Writer:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        self.names = called([player.name for player in game.state.players])

    def text(self) -> str:
        state = self.state
        lines = [f"ruleset = {_quoted(self.game.ruleset.text)}"]
        lines += [f"{key} = {self._inline(key, value)}" for key, value in self._plain_fields()]
        if state.cycler < 0:
            lines.append('cycler = "counter-clockwise"')
        lines += [f"next = [{', '.join(self._step(step) for step in reversed(state.flow))}]", *self._rng()]
        for player in state.players:
            lines += ["", "[[players]]", *self._fields(player)]
        lines += ["", "[map]", *(f"{_quoted(hex_)} = {_quoted(tile)}" for hex_, tile in state.layout)]
        for system in state.systems:
            lines += self._system(system)
        for key, value in self._tables():
            lines += self._table(key, value)
        return "\n".join(lines) + "\n"

    def _changed(self) -> list[tuple[str, Any]]:
        """The fields of the state that are not as they would be if nothing were said."""
        blank = GameState(goal=goal_of(self.game.parameters), seating=list(range(len(self.names))))
        derived = self._derived()
        found = []
        for field in msgspec.structs.fields(GameState):
            value = getattr(self.state, field.name)
            if field.name in WRITTEN_APART or field.name in derived:
                continue
            if field.name in self._filled_in() or value != getattr(blank, field.name):
                found.append((field.name, value))
        return found

    def _filled_in(self) -> list[str]:
        """Fields that reading a text fills in where they are not written."""
        return ["effects", "scopes", "serial", *deck_cards(self.game)]

    def _derived(self) -> list[str]:
        """Fields that need not be written, because reading the text gives them back."""
        again = self.game.ruleset.rules(self.game.ruleset)
        assert isinstance(again, Game)
        again.play_from(self.state.copy())
        again.state.scopes, again.state.serial = [], 0
        default_scopes(again)
        default_effects(again)
        same = [n for n in ("scopes", "effects", "serial") if getattr(again.state, n) == getattr(self.state, n)]
        derived = same if len(same) == 3 else []
        decks = [
            name
            for name, cards in deck_cards(self.game).items()
            if getattr(self.state, name) == Deck(rest_of(self.game, name, cards))
        ]
        return [*derived, *decks]

    def _plain_fields(self) -> list[tuple[str, Any]]:
        return [(key, value) for key, value in self._changed() if not _is_table(value)]

    def _tables(self) -> list[tuple[str, Any]]:
        return [(key, value) for key, value in self._changed() if _is_table(value)]

    def _rng(self) -> list[str]:
        rng = self.state.rng
        at = rng.counters.get("dice", 0)
        dice = [value + 1 for value in rng.scripts.get("dice", ())[at:]]
        lines = [f"seed = {rng.seed}"]
        lines += [f"epoch = {rng.epoch}"] if rng.epoch else []
        rolled = ", ".join(f"{_key(k)} = {rng.counters[k]}" for k in sorted(rng.counters) if rng.counters[k])
        lines += [f"rolled = {{ {rolled} }}"] if rolled else []
        return lines + ([f"dice = {dice}"] if dice else [])

    def _step(self, step: Step) -> str:
        """A step as words, or field by field where its words could be read otherwise."""
        who = self._bare(step.seat) if step.seat != NOBODY else ""
        words = (step.name, who, step.place, step.what)
        if all(words[: 4 - words[::-1].count("")]) and not any(re.search(r"\s|^-$", word) for word in words):
            return _quoted(" ".join(words).rstrip())
        return self._inline("", step)

    def _system(self, system: System) -> list[str]:
        lines = self._stacks(system.stacks)
        lines += [f"counters = [{', '.join(self._name(s) for s in system.counters)}]"] if system.counters else []
        lines += [f"tokens = {_plain(list(system.tokens))}"] if system.tokens else []
        lines += [f"wealth = {system.wealth}"] if system.wealth else []
        found = ["", f"[space.{_key(system.hex)}]", *lines] if lines else []
        for planet in system.planets:
            lines = self._planet(planet)
            found += ["", f"[planet.{planet.id}]", *lines] if lines else []
        return found

    def _planet(self, planet: Planet) -> list[str]:
        lines = [f"owner = {self._name(planet.owner)}"] if planet.owner != NOBODY else []
        lines += ["exhausted = true"] if planet.exhausted else []
        lines += self._stacks(planet.stacks)
        lines += [f"facility = {_quoted(planet.facility)}"] if planet.facility else []
        lines += [f"held_since = {planet.held_since}"] if planet.held_since else []
        lines += [f"wealth = {planet.wealth}"] if planet.wealth else []
        return lines + ([f"tokens = {_plain(list(planet.tokens))}"] if planet.tokens else [])

    def _stacks(self, stacks: tuple[Stack, ...]) -> list[str]:
        """The units of everybody, under his name; all apart where a name is a word of the notation."""
        units = {self._bare(stack.owner): ", ".join(_unit(group) for group in stack.groups) for stack in stacks}
        found = [f"{_key(name)} = {_quoted(text)}" for name, text in units.items()]
        return [f"units = {{ {', '.join(found)} }}"] if any(name in PLACE_WORDS for name in units) else found

    def _fields(self, record: Any) -> list[str]:
        return [f"{_key(key)} = {self._inline(key, value)}" for key, value in self._said(record)]

    def _said(self, record: Any) -> list[tuple[str, Any]]:
        """The fields of a record that differ from its defaults."""
        said = []
        for field in msgspec.structs.fields(type(record)):
            value = getattr(record, field.name)
            default = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
            if field.required or value != default:
                said.append((field.name, value))
        return said

    def _table(self, key: str, value: Any) -> list[str]:
        if isinstance(value, list | tuple):
            return [line for each in value for line in ("", f"[[{key}]]", *self._fields(each))]
        if isinstance(value, dict):
            return ["", f"[{key}]", *(f"{_key(k)} = {self._inline(key, value[k])}" for k in sorted(value))]
        return ["", f"[{key}]", *self._fields(value)]

    def _inline(self, key: str, value: Any) -> str:
        if key in SEATS or key in BY_NAME:
            return self._seats(value)
        if isinstance(value, Record | Mutable):
            return "{ " + ", ".join(f"{k} = {self._inline(k, v)}" for k, v in self._said(value)) + " }"
        if isinstance(value, list | tuple):
            return "[" + ", ".join(self._inline(key if key in SEATS else "", each) for each in value) + "]"
        if isinstance(value, dict):
            return "{ " + ", ".join(f"{_key(k)} = {self._inline('', value[k])}" for k in sorted(value)) + " }"
        return _plain(value)

    def _seats(self, value: Any) -> str:
        if isinstance(value, list | tuple):
            return "[" + ", ".join(self._name(seat) for seat in value) + "]"
        return self._name(value)

    def _bare(self, seat: int) -> str:
        return next((name for name, number in NAMES.items() if number == seat), "") or self.names[seat]

    def _name(self, seat: int) -> str:
        return _quoted(self._bare(seat))


def _is_table(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return bool(value) and isinstance(value[0], Record | Mutable)
    return isinstance(value, dict | Record | Mutable)


def _unit(group: Group) -> str:
    return f"{group.count} {unit_key(group)}" if group.count != 1 else unit_key(group)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _key(text: str) -> str:
    return text if re.fullmatch(r"[A-Za-z0-9_-]+", text) else _quoted(text)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_plain(each) for each in value) + "]"
    return _quoted(value) if isinstance(value, str) else str(value)
