"""Positions as text: a TOML notation of anything that can lie on the table, for tests, bug reports and puzzles.

`read` and `write` are inverse to each other. What a text leaves out is what a fair table would have: the rest of each deck, the
effects of what the players own, the next step of the phase. The notation is described in docs/positions.md.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from mecatol.core.errors import Refused
from mecatol.core.hexes import Hex
from mecatol.core.records import Mutable, Record
from mecatol.core.rng import Rng
from mecatol.core.rules import Ruleset, Step
from mecatol.core.zones import Deck
from mecatol.rules.naming import unit_key

from . import forces
from .content import Content
from .official.game import Game
from .problems import Problem, problems
from .state import NEUTRAL, NOBODY, GameState, Group, Planet, Player, Stack, System

# Fields that hold a seat, or a list of them: names in the text, numbers in the state.
SEATS = frozenset(
    {
        "owner",
        "holder",
        "captor",
        "seat",
        "target",
        "only",
        "partners",
        "claimed",
        "speaker",
        "active",
        "winners",
        "seating",
        "victims",
    }
)
NAMES = {"nobody": NOBODY, "neutral": NEUTRAL}
WRITTEN_APART = ("players", "layout", "systems", "rng", "flow", "cycler")


class ImpossiblePosition(Refused):
    """The text describes no position; every problem is listed with its line."""

    def __init__(self, found: list[tuple[int, str]]) -> None:
        self.problems = tuple(found)
        super().__init__("\n".join(f"line {line}: {why}" for line, why in found))


# -- reading -------------------------------------------------------------------------------------------------------------


def read(text: str, resolve: Callable[[str], Ruleset]) -> tuple[Ruleset, GameState]:
    """The ruleset and state a text describes, or everything that is wrong with it."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        line = re.search(r"line (\d+)", str(why))
        raise ImpossiblePosition([(int(line.group(1)) if line else 1, f"this is no TOML: {why}")]) from why
    reader = _Reader(raw, resolve)
    state = reader.state()
    where = Lines(text)
    found = [*reader.found]
    if not found:
        found = problems(reader.game)
    if found:
        raise ImpossiblePosition(sorted((where.line(problem.path), problem.why) for problem in found))
    return reader.ruleset, state


class _Reader:
    """Turns plain data into a state, noting what does not fit instead of stopping at it."""

    def __init__(self, raw: dict[str, Any], resolve: Callable[[str], Ruleset]) -> None:
        self.raw = raw
        self.found: list[Problem] = []
        try:
            self.ruleset = resolve(str(raw.get("ruleset", "sa17")))
        except Refused as why:
            raise ImpossiblePosition([(1, str(why))]) from why
        game = self.ruleset.rules(self.ruleset)
        assert isinstance(game, Game)
        self.game = game
        self.seats: dict[str, int] = {}
        for n, player in enumerate(self._players()):
            name = str(player.get("name", ""))
            if name in self.seats:
                self.problem(("players", n, "name"), f"two players are called {name!r}")
            self.seats[name] = n

    @property
    def content(self) -> Content:
        return self.game.content

    def problem(self, path: Iterable[str | int], why: str) -> None:
        self.found.append(Problem(tuple(path), why))

    def _players(self) -> list[dict[str, Any]]:
        players = self.raw.get("players", [])
        return players if isinstance(players, list) else []

    def state(self) -> GameState:
        raw = self.raw
        state = GameState(goal=self.game.parameters.goal)
        state.players = [self._record(Player, p, ("players", n)) for n, p in enumerate(self._players())]
        if len(state.players) < 2:
            self.problem(("players",), "a table needs at least two players")
        known = {"ruleset", "players", "map", "space", "planet", "next", "dice", "seed", "epoch", "rolled", "cycler"}
        fields = {f.name: f.type for f in msgspec.structs.fields(GameState) if f.name not in WRITTEN_APART}
        for key, value in raw.items():
            if key in fields:
                setattr(state, key, self._value(fields[key], key, value, (key,)))
            elif key not in known:
                self.problem((key,), f"{key!r} is no part of a position")
        state.cycler = -1 if raw.get("cycler") == "counter-clockwise" else 1
        state.rng = self._rng()
        state.layout, state.systems = self._galaxy()
        state.seating = state.seating or list(range(len(state.players)))
        self.game.play_from(state)
        if not self.found:
            self._complete(state)
        return state

    def _rng(self) -> Rng:
        dice = self.raw.get("dice", [])
        if not isinstance(dice, list) or not all(isinstance(face, int) and 1 <= face <= 10 for face in dice):
            self.problem(("dice",), "scripted dice are a list of faces from 1 to 10")
            dice = []
        rng = Rng(int(self.raw.get("seed", 1)), int(self.raw.get("epoch", 0)), dict(self.raw.get("rolled", {})))
        if dice:
            rng.script("dice", tuple(face - 1 for face in dice))
        return rng

    def _galaxy(self) -> tuple[tuple[tuple[Hex, str], ...], list[System]]:
        tiles = self.raw.get("map", {})
        space = self.raw.get("space", {})
        worlds = self.raw.get("planet", {})
        systems = []
        for hex_, tile in tiles.items():
            if tile not in self.content.systems:
                self.problem(("map", hex_), f"there is no tile {tile!r}")
                continue
            planets = tuple(self._planet(p.id, worlds.get(p.id, {})) for p in self.content.systems[tile].planets)
            systems.append(self._system(Hex(hex_), tile, planets, space.get(hex_, {})))
        there = [p.id for system in systems for p in system.planets]
        for planet in worlds:
            if planet not in there:
                self.problem(("planet", planet), f"no planet {planet!r} is on the map")
        for hex_ in space:
            if hex_ not in tiles:
                self.problem(("space", hex_), f"no tile lies at {hex_}")
        return tuple((system.hex, system.tile) for system in systems), systems

    def _system(self, hex_: Hex, tile: str, planets: tuple[Planet, ...], raw: dict[str, Any]) -> System:
        path = ("space", hex_)
        stacks = self._stacks(raw, path, ("counters", "tokens", "wealth"))
        counters = tuple(sorted(self._seat(name, (*path, "counters")) for name in raw.get("counters", [])))
        return System(hex_, tile, stacks, planets, counters, tuple(raw.get("tokens", ())), int(raw.get("wealth", 0)))

    def _planet(self, planet: str, raw: dict[str, Any]) -> Planet:
        path = ("planet", planet)
        plain = ("owner", "exhausted", "facility", "held_since", "wealth", "tokens")
        stacks = self._stacks(raw, path, plain)
        owner = self._seat(raw["owner"], (*path, "owner")) if "owner" in raw else NOBODY
        return Planet(
            planet,
            owner,
            bool(raw.get("exhausted", False)),
            stacks,
            str(raw.get("facility", "")),
            int(raw.get("held_since", 0)),
            int(raw.get("wealth", 0)),
            tuple(raw.get("tokens", ())),
        )

    def _stacks(self, raw: dict[str, Any], path: tuple[str, ...], plain: tuple[str, ...]) -> tuple[Stack, ...]:
        found: tuple[Stack, ...] = ()
        for key, value in raw.items():
            if key in plain:
                continue
            owner = self._seat(key, (*path, key))
            if isinstance(value, str):
                found = forces.with_stack(found, owner, self._units(value, (*path, key)))
            else:
                self.problem((*path, key), "units are written as text: '2 cruiser, dreadnought*1'")
        return found

    def _units(self, text: str, path: tuple[str, ...]) -> tuple[Group, ...]:
        groups = []
        for part in text.split(","):
            match = re.fullmatch(r"\s*(?:(\d+)\s+)?([a-z0-9_]+)(?:\*(\d+))?(?:!(\S+))?\s*", part)
            if match is None or match[2] not in self.content.units:
                self.problem(
                    path,
                    f"{part.strip()!r} is no unit; units are {', '.join(self.content.units)}, written '2 cruiser' or 'war_sun*1'",
                )
                continue
            groups.append(Group(match[2], int(match[1] or 1), int(match[3] or 0), match[4] or ""))
        return forces.together(groups)

    # plain data by the types of the state

    def _record(self, kind: type[Any], raw: Any, path: tuple[str | int, ...]) -> Any:
        if not isinstance(raw, dict):
            self.problem(path, f"a table of fields was expected, not {raw!r}")
            return self._empty(kind)
        fields = {f.name: f for f in msgspec.structs.fields(kind)}
        values: dict[str, Any] = {}
        for key, value in raw.items():
            if key not in fields:
                self.problem((*path, key), f"{key!r} is no field here; the fields are {', '.join(fields)}")
            else:
                values[key] = self._value(fields[key].type, key, value, (*path, key))
        for name, field in fields.items():
            if field.required and name not in values:
                self.problem(path, f"{name!r} is missing")
                values[name] = self._empty(field.type)
        return kind(**values)

    def _empty(self, kind: Any) -> Any:
        plain: dict[Any, Any] = {int: 0, str: "", bool: False}
        return plain.get(kind, "")

    def _value(self, kind: Any, key: str, raw: Any, path: tuple[str | int, ...]) -> Any:
        args = getattr(kind, "__args__", ())
        if key in SEATS:
            return self._seats(kind, raw, path)
        if key == "titles" and isinstance(raw, dict):
            return {title: self._seat(name, (*path, title)) for title, name in raw.items()}
        for inner in (kind, *args):
            if isinstance(inner, type) and issubclass(inner, Record | Mutable):
                if isinstance(raw, list):
                    found = [self._record(inner, each, (*path, n)) for n, each in enumerate(raw)]
                    return tuple(found) if getattr(kind, "__origin__", None) is tuple else found
                return self._record(inner, raw, path)
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as why:
            self.problem(path, str(why))
            return self._empty(kind)

    def _seats(self, kind: Any, raw: Any, path: tuple[str | int, ...]) -> Any:
        if isinstance(raw, list):
            found = [self._seat(name, path) for name in raw]
            return tuple(found) if getattr(kind, "__origin__", None) is tuple else found
        return self._seat(raw, path)

    def _seat(self, name: Any, path: Iterable[str | int]) -> int:
        if name in NAMES:
            return NAMES[name]
        if name in self.seats:
            return self.seats[name]
        self.problem(path, f"nobody here is called {name!r}; the players are {', '.join(self.seats)}")
        return NOBODY

    # what the text leaves out

    def _complete(self, state: GameState) -> None:
        steps = self.raw.get("next")
        state.flow = [*reversed([self._step(text) for text in steps])] if steps is not None else default_flow(state)
        if "scopes" not in self.raw and state.round:
            self.game.begin_scope("round")
        if "effects" not in self.raw:
            default_effects(self.game)
        fill_decks(self.game, [key for key in self.raw if key.endswith("_deck")])

    def _step(self, text: str) -> Step:
        name, who, place, what = (*text.split(" "), "", "", "")[:4]
        return Step(name, self._seat(who, ("next",)) if who else -1, place.replace("-", "") if place == "-" else place, what)


def default_flow(state: GameState) -> list[Step]:
    """What comes next in a phase when nothing is said."""
    if state.phase == "action":
        return [Step("action_phase.turn", max(state.active, 0))]
    return [Step({"set_up": "set_up.start", "strategy": "strategy_phase.start", "status": "status_phase.start"}[state.phase])]


def default_effects(game: Game) -> None:
    """The effects of what everybody owns: race sheet, technologies, upgrades, free leaders, Mercenaries; and of the laws in
    force."""
    state = game.state
    game.put_in_force(())
    for seat, player in enumerate(state.players):
        for ability in game.content.races[player.race].abilities if player.race else ():
            game.begin_effect(ability, seat, "race")
        for ability in game.content.flagships[player.race].abilities if player.race and game.parameters.flagships else ():
            game.begin_effect(ability, seat, "flagship")
        for technology in player.technologies:
            game.begin_effect(technology, seat, "technology")
        for upgrade in player.upgrades:
            game.begin_effect(upgrade, seat, "upgrade")
        for own in player.copies:
            game.technology.begin_copy(seat, own)
    for leader in state.leaders:
        if leader.where and leader.captor == NOBODY:
            game.leaders.muster(leader.id)
    for seat in range(len(state.players)):
        for mercenary in game.mercenaries.of(seat):
            game.mercenaries.enlisted(seat, mercenary)
    for law in state.laws:
        game.politics.begin_law(law)


def fill_decks(game: Game, given: list[str]) -> None:
    """Every deck the text does not give holds the cards that lie nowhere else."""
    for name, cards in deck_cards(game).items():
        if name not in given:
            setattr(game.state, name, Deck(rest_of(game, name, cards)))


def deck_cards(game: Game) -> dict[str, list[str]]:
    """All cards of each deck that is played with, by the deck's field."""
    return {
        "action_deck": game.action_cards.all_cards(),
        "political_deck": game.political_cards.all_cards(),
        "mercenary_deck": list(game.cards.mercenaries) if game.parameters.mercenaries else [],
    }


def rest_of(game: Game, name: str, cards: list[str]) -> list[str]:
    """The cards of a deck that lie nowhere else."""
    state = game.state
    hand = "action_cards" if name == "action_deck" else "political_cards"
    lying = [card for player in state.players for card in getattr(player, hand)]
    lying += [e.card for e in state.effects] + [p.card for p in state.stack] + [c for p in state.stack for c in p.held]
    lying += [name for seat in range(len(state.players)) for name in game.mercenaries.of(seat)]
    lying += [law.card for law in state.laws] + [a.card for a in (*state.agendas, *state.council)]
    return sorted(card for card in cards if card not in lying)


# -- writing -------------------------------------------------------------------------------------------------------------


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
        self.names = [player.name for player in game.state.players]

    def text(self) -> str:
        state = self.state
        lines = [f"ruleset = {_quoted(self.game.ruleset.text)}"]
        lines += [f"{key} = {self._inline(key, value)}" for key, value in self._plain_fields()]
        if state.cycler < 0:
            lines.append('cycler = "counter-clockwise"')
        lines += [f"next = [{', '.join(_quoted(self._step(step)) for step in reversed(state.flow))}]", *self._rng()]
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
        blank = GameState(goal=self.game.parameters.goal, seating=list(range(len(self.names))))
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
        if self.state.round:
            again.begin_scope("round")
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
        who = self.names[step.seat] if step.seat >= 0 else ""
        return " ".join((step.name, who, step.place, step.what)).rstrip()

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
        return [f"{_key(self._bare(s.owner))} = {_quoted(', '.join(_unit(g) for g in s.groups))}" for s in stacks]

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
        if key in SEATS or key == "titles":
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


# -- lines ---------------------------------------------------------------------------------------------------------------


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
