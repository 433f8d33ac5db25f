"""Reading a position: plain data become a state, and whatever does not fit is told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from inspect import iscoroutinefunction, isfunction, signature
from typing import Any

import msgspec

from mecatol.core.decisions import Message, message
from mecatol.core.errors import EngineFault, Refused
from mecatol.core.hexes import Hex
from mecatol.core.records import Mutable, Record
from mecatol.core.rng import Rng
from mecatol.core.rules import Ruleset, Step
from mecatol.rules import forces
from mecatol.rules.content import Content
from mecatol.rules.official.game import Game
from mecatol.rules.parameters import goal_of
from mecatol.rules.problems import HEX, Problem, problems
from mecatol.rules.state import NOBODY, GameState, Group, Planet, PlanetId, Player, Stack, System

from ..naming import unit_kind
from .defaults import (
    BY_NAME,
    NAMES,
    SEATS,
    WRITTEN_APART,
    called,
    default_effects,
    default_flow,
    default_homes,
    default_scopes,
    fill_decks,
)
from .under_way import under_way

MOST = 2**63 - 1  # of anything that is counted
PHASES = ("set_up", "strategy", "action", "status")
WAYS = ("clockwise", "counter-clockwise")  # in which a Rotation Cycler turns


class ImpossiblePosition(Refused):
    """The text describes no position; every problem is listed with its line."""

    def __init__(self, found: list[tuple[int, tuple[Message, ...]]]) -> None:
        self.problems = tuple(found)
        super().__init__(*(each for _, why in found for each in why))

    def words(self, speaks: Callable[[Message], str]) -> str:
        """A line for each problem."""
        lines = [(speaks(message("position-line", line=line)), Refused(*why).words(speaks)) for line, why in self.problems]
        return "\n".join(f"{line} {why}" for line, why in lines)


def read(text: str, resolve: Callable[[str], Ruleset]) -> tuple[Ruleset, GameState]:
    """The ruleset and state a text describes, or everything that is wrong with it."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        line = re.search(r"line (\d+)", str(why))
        no_toml = message("position-no-toml", fault=str(why))
        raise ImpossiblePosition([(int(line.group(1)) if line else 1, (no_toml,))]) from why
    reader = _Reader(raw, resolve)
    where = Lines(text)
    state, found = _checked(reader)
    if found:
        raise ImpossiblePosition(
            sorted(((where.line(problem.path), (problem.why,)) for problem in found), key=lambda each: each[0])
        )
    return reader.ruleset, state


def _checked(reader: _Reader) -> tuple[GameState, list[Problem]]:
    """The state, and everything that is wrong with it. What contradicts itself so much that it cannot even be looked at is told
    as what could not be found there."""
    try:
        state = reader.state()
        return state, reader.found or [*problems(reader.game), *under_way(reader.game)]
    except (LookupError, ValueError, TypeError, AttributeError, StopIteration, AssertionError, EngineFault) as why:
        torn = message("position-torn", fault=f"{type(why).__name__}: {why}")
        return GameState(), reader.found or [Problem((), torn)]


class _Reader:
    """Turns plain data into a state, noting what does not fit instead of stopping at it."""

    def __init__(self, raw: dict[str, Any], resolve: Callable[[str], Ruleset]) -> None:
        self.raw = raw
        self.found: list[Problem] = []
        try:
            self.ruleset = resolve(str(raw.get("ruleset", "sa17")))
        except Refused as why:
            raise ImpossiblePosition([(1, why.why)]) from why
        game = self.ruleset.rules(self.ruleset)
        assert isinstance(game, Game)
        self.game = game
        self.seats: dict[str, int] = {}
        for n, name in enumerate(called([self._called(player) for player in self._players()])):
            if name in self.seats:
                self.problem(("players", n, "name"), "same-name", name=name)
            self.seats[name] = n

    @property
    def content(self) -> Content:
        return self.game.content

    def problem(self, path: Iterable[str | int], ident: str, **args: str | int) -> None:
        self.found.append(Problem(tuple(path), message(f"position-{ident}", **args)))

    def _players(self) -> list[Any]:
        players = self.raw.get("players", [])
        return players if isinstance(players, list) else []

    def _called(self, player: Any) -> str:
        name = player.get("name", "") if isinstance(player, dict) else ""
        return name if isinstance(name, str) else ""

    def _part(self, key: str) -> dict[str, Any]:
        """A table of the text, by keys."""
        found = self.raw.get(key, {})
        if isinstance(found, dict):
            return found
        self.problem((key,), "no-table", field=key, found=repr(found))
        return {}

    def _whole(self, raw: dict[str, Any], key: str, path: tuple[str | int, ...], least: int = 0) -> int:
        """A whole number that is not below the least and not beyond all measure."""
        found = raw.get(key, least)
        if isinstance(found, int) and not isinstance(found, bool) and least <= found <= MOST:
            return found
        self.problem((*path, key), "no-number", field=key, least=least, most=str(MOST), found=repr(found))
        return least

    def _words(self, raw: dict[str, Any], key: str, path: tuple[str | int, ...]) -> tuple[str, ...]:
        """A list of words."""
        found = raw.get(key, [])
        if isinstance(found, list) and all(isinstance(each, str) for each in found):
            return tuple(found)
        self.problem((*path, key), "no-words", field=key, found=repr(found))
        return ()

    def state(self) -> GameState:
        raw = self.raw
        state = GameState(goal=goal_of(self.game.parameters))
        state.players = [self._record(Player, p, ("players", n)) for n, p in enumerate(self._players())]
        if len(state.players) < 2:
            self.problem(("players",), "few-players")
        known = {"ruleset", "players", "map", "space", "planet", "next", "dice", "seed", "epoch", "rolled", "cycler"}
        fields = {f.name: f.type for f in msgspec.structs.fields(GameState) if f.name not in WRITTEN_APART}
        for key, value in raw.items():
            if key in fields:
                setattr(state, key, self._value(fields[key], key, value, (key,)))
            elif key not in known:
                self.problem((key,), "no-part", field=key)
        self._sources(state)
        state.cycler = self._cycler()
        state.rng = self._rng()
        state.layout, state.systems = self._galaxy()
        state.seating = state.seating or list(range(len(state.players)))
        for player in state.players:  # hands are kept in order
            player.action_cards.sort()
            player.political_cards.sort()
        self.game.play_from(state)
        if not self.found:
            self._complete(state)
        return state

    def _sources(self, state: GameState) -> None:
        """The source of an effect gives it its place among the others."""
        sources = self.ruleset.precedence
        for n, effect in enumerate(state.effects):
            if effect.source not in sources:
                self.problem(("effects", n, "source"), "no-source", source=effect.source, sources=", ".join(sources))

    def _cycler(self) -> int:
        """Which way the Rotation Cycler turns."""
        said = self.raw.get("cycler", WAYS[0])
        if said not in WAYS:
            self.problem(("cycler",), "no-word", field="cycler", words=", ".join(WAYS), found=repr(said))
        return -1 if said == WAYS[1] else 1

    def _rng(self) -> Rng:
        dice = self.raw.get("dice", [])
        if not isinstance(dice, list) or not all(isinstance(face, int) and 1 <= face <= 10 for face in dice):
            self.problem(("dice",), "dice")
            dice = []
        rolled = self._part("rolled")
        counted = {stream: self._whole(rolled, stream, ("rolled",)) for stream in rolled}
        rng = Rng(self._whole({"seed": 1, **self.raw}, "seed", ()), self._whole(self.raw, "epoch", ()), counted)
        if dice:
            rng.script("dice", tuple(face - 1 for face in dice))
        return rng

    def _galaxy(self) -> tuple[tuple[tuple[Hex, str], ...], list[System]]:
        tiles, space, worlds = self._part("map"), self._part("space"), self._part("planet")
        systems = []
        for hex_, tile in tiles.items():
            if not HEX.fullmatch(hex_):
                self.problem(("map", hex_), "no-hex", place=hex_)
                continue
            if not isinstance(tile, str) or tile not in self.content.systems:
                self.problem(("map", hex_), "no-tile", tile=str(tile))
                continue
            planets = tuple(self._planet(p.id, self._said(worlds, "planet", p.id)) for p in self.content.systems[tile].planets)
            systems.append(self._system(Hex(hex_), tile, planets, self._said(space, "space", hex_)))
        there = [p.id for system in systems for p in system.planets]
        for planet in worlds:
            if planet not in there:
                self.problem(("planet", planet), "no-planet", planet=planet)
        for hex_ in space:
            if hex_ not in tiles:
                self.problem(("space", hex_), "no-home", place=hex_)
        return tuple((system.hex, system.tile) for system in systems), systems

    def _said(self, part: dict[str, Any], key: str, name: str) -> dict[str, Any]:
        """What is said of one place."""
        found = part.get(name, {})
        if isinstance(found, dict):
            return found
        self.problem((key, name), "not-fields", found=repr(found))
        return {}

    def _system(self, hex_: Hex, tile: str, planets: tuple[Planet, ...], raw: dict[str, Any]) -> System:
        path = ("space", hex_)
        stacks = self._stacks(raw, path, ("counters", "tokens", "wealth"))
        counters = tuple(sorted(self._seat(name, (*path, "counters")) for name in self._words(raw, "counters", path)))
        tokens, wealth = self._words(raw, "tokens", path), self._whole(raw, "wealth", path)
        return System(hex_, tile, stacks, planets, counters, tokens, wealth)

    def _planet(self, planet: PlanetId, raw: dict[str, Any]) -> Planet:
        path = ("planet", planet)
        plain = ("owner", "exhausted", "facility", "held_since", "wealth", "tokens")
        stacks = self._stacks(raw, path, plain)
        owner = self._seat(raw["owner"], (*path, "owner")) if "owner" in raw else NOBODY
        return Planet(
            planet,
            owner,
            raw.get("exhausted", False) is True,
            stacks,
            str(raw.get("facility", "")),
            self._whole(raw, "held_since", path),
            self._whole(raw, "wealth", path),
            self._words(raw, "tokens", path),
        )

    def _stacks(self, raw: dict[str, Any], path: tuple[str, ...], plain: tuple[str, ...]) -> tuple[Stack, ...]:
        found: tuple[Stack, ...] = ()
        apart = self._said(raw, path[-1], "units")
        said = {key: value for key, value in raw.items() if key not in (*plain, "units")} | apart
        for key, value in said.items():
            owner = self._seat(key, (*path, key))
            if isinstance(value, str):
                found = forces.with_stack(found, owner, self._units(value, (*path, key)))
            else:
                self.problem((*path, key), "units-text")
        return found

    def _units(self, text: str, path: tuple[str, ...]) -> tuple[Group, ...]:
        groups = []
        for part in text.split(","):
            match = re.fullmatch(r"\s*(?:(\d+)\s+)?([a-z0-9_]+)(?:\*(\d+))?(?:!(\S+))?\s*", part)
            if match is None or match[2] not in self.content.units:
                self.problem(path, "no-unit", unit=part.strip(), units=", ".join(self.content.units))
                continue
            if max(len(match[1] or ""), len(match[3] or "")) > 3:
                self.problem(path, "so-many", units=part.strip())
                continue
            groups.append(Group(unit_kind(match[2]), int(match[1] or 1), int(match[3] or 0), match[4] or ""))
        return forces.together(groups)

    # plain data by the types of the state

    def _record(self, kind: type[Any], raw: Any, path: tuple[str | int, ...]) -> Any:
        if not isinstance(raw, dict):
            self.problem(path, "not-fields", found=repr(raw))
            return self._empty(kind)
        fields = {f.name: f for f in msgspec.structs.fields(kind)}
        values: dict[str, Any] = {}
        for key, value in raw.items():
            if key not in fields:
                self.problem((*path, key), "no-field", field=key, fields=", ".join(fields))
            else:
                values[key] = self._value(fields[key].type, key, value, (*path, key))
        for name, field in fields.items():
            if field.required and name not in values:
                self.problem(path, "missing", field=name)
                values[name] = self._empty(field.type)
        return kind(**values)

    def _empty(self, kind: Any) -> Any:
        plain: dict[Any, Any] = {int: 0, str: "", bool: False}
        return plain.get(kind, "")

    def _value(self, kind: Any, key: str, raw: Any, path: tuple[str | int, ...]) -> Any:
        args: tuple[Any, ...] = getattr(kind, "__args__", ())
        if key in BY_NAME and isinstance(raw, dict):
            return {name: self._seats(args[1], each, (*path, name)) for name, each in raw.items()}
        if key in SEATS:
            return self._seats(kind, raw, path)
        for inner in (kind, *args):
            if isinstance(inner, type) and issubclass(inner, Record | Mutable):
                if isinstance(raw, list):
                    found = [self._record(inner, each, (*path, n)) for n, each in enumerate(raw)]
                    return tuple(found) if getattr(kind, "__origin__", None) is tuple else found
                return self._record(inner, raw, path)
        try:
            if _beyond_measure(raw):
                raise msgspec.ValidationError(f"{raw} is beyond all measure")
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as why:
            self.problem(path, "not-read", fault=str(why))
            return self._empty(kind)

    def _seats(self, kind: Any, raw: Any, path: tuple[str | int, ...]) -> Any:
        """A player, or where the field holds several, a list of them."""
        several = getattr(kind, "__origin__", None)
        if several is None:
            return self._seat(raw, path)
        if not isinstance(raw, list):
            self.problem(path, "no-names", found=repr(raw))
            return several()
        found = [self._seat(name, path) for name in raw]
        pair = Ellipsis not in kind.__args__ and len(kind.__args__)
        if several is tuple and pair and len(found) != pair:
            self.problem(path, "so-many-names", count=pair)
            return (NOBODY,) * pair
        return several(found)

    def _seat(self, name: Any, path: Iterable[str | int]) -> int:
        if not isinstance(name, str):
            self.problem(path, "no-name", found=repr(name))
            return NOBODY
        if name in NAMES:
            return NAMES[name]
        if name in self.seats:
            return self.seats[name]
        self.problem(path, "nobody", name=name, players=", ".join(self.seats))
        return NOBODY

    # what the text leaves out

    def _complete(self, state: GameState) -> None:
        steps = self.raw.get("next")
        if state.phase not in PHASES:
            self.problem(("phase",), "no-phase", phase=state.phase, phases=", ".join(PHASES))
            return
        if steps is not None and not isinstance(steps, list):
            self.problem(("next",), "next")
            return
        if "scopes" not in self.raw:
            default_scopes(self.game)
        default_homes(self.game)
        if state.action is not None and state.action.theatres:
            state.action.system = state.action.system or state.action.theatres[0]
        if "effects" not in self.raw:
            default_effects(self.game)
        fill_decks(self.game, [key for key in self.raw if key.endswith("_deck")])
        state.flow = [*reversed([self._step(said) for said in steps])] if steps is not None else default_flow(self.game)

    def _step(self, said: Any) -> Step:
        """A step by its words, "-" for one that is left out, or field by field."""
        if isinstance(said, dict):
            step: Step = self._record(Step, said, ("next",))
        else:
            name, who, place, what = (*str(said).split(" "), "", "", "")[:4]
            step = Step(name, self._seat(who, ("next",)) if who not in ("", "-") else NOBODY, "" if place == "-" else place, what)
        if not self._is_procedure(step.name):
            self.problem(("next",), "no-step", step=step.name)
        return step

    def _is_procedure(self, name: str) -> bool:
        """Whether that is a procedure of a chapter which is begun by a step, and by nothing else."""
        chapter, _, procedure = name.partition(".")
        found = getattr(self.ruleset.chapters.get(chapter), procedure, None) if procedure else None
        if not isfunction(found) or [*signature(found).parameters] != ["self", "step"]:
            return False
        return iscoroutinefunction(found) or signature(found).return_annotation == "Procedure[None]"


def _beyond_measure(raw: Any) -> bool:
    """Whether there is a number among the data that nobody can count to."""
    if isinstance(raw, dict | list):
        return any(_beyond_measure(each) for each in (raw.values() if isinstance(raw, dict) else raw))
    return isinstance(raw, int) and not -MOST <= raw <= MOST


class Lines:
    """On which line of a TOML text a path stands: the line of its last part that has one."""

    def __init__(self, text: str) -> None:
        self.known: dict[tuple[str | int, ...], int] = {}
        table: tuple[str | int, ...] = ()
        arrays: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            if header := re.match(r"\s*\[\[\s*([\w.-]+)\s*\]\]", line):
                arrays[header[1]] = arrays.get(header[1], -1) + 1
                table = (header[1], arrays[header[1]])
                self.known.setdefault((header[1],), number)
                self.known[table] = number
            elif header := re.match(r"\s*\[(.+)\]\s*(#.*)?$", line):
                table = tuple(part.strip('"') for part in re.findall(r'"[^"]*"|[\w-]+', header[1]))
                self.known[table] = number
            elif key := re.match(r'\s*("[^"]*"|[\w-]+)\s*=', line):
                self.known[(*table, key[1].strip('"'))] = number

    def line(self, path: tuple[str | int, ...]) -> int:
        """The line of a path, or of the nearest thing around it."""
        while path and path not in self.known:
            path = path[:-1]
        return self.known.get(path, 1)
