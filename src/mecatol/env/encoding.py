"""A seat's view of the table and its question as numbers: always as many, each between -1 and 1.

Everything is told from the seat's own place: it is the first player, the others follow clockwise. What the view does not hold
is 0. Names without a column of their own (questions, the words of a key) are put into a fixed number of drawers by checksum.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from mecatol.core.hexes import Hex, coordinates
from mecatol.core.records import Record
from mecatol.core.rules import Ruleset
from mecatol.rules.decks import printed
from mecatol.rules.library import Library
from mecatol.rules.naming import words_of
from mecatol.rules.pieces import is_mercenary
from mecatol.rules.state import UNITS, Planet, PlanetId, Seat, Stack, System, UnitId
from mecatol.rules.views import TableView

Numbers = NDArray[np.float32]

SYSTEMS = 80  # more than any galaxy has, with what lies off the board
PLANETS = 3  # of a system
FAR = 6.0  # coordinates are divided by it
MANY = 10.0  # so are most counts; more than that is told as that
SEATS = 8  # more where a ruleset has them
GOODS = 20.0
ROUNDS = 12.0
ENDINGS = ("done", "pass", "no", "pay", "abstain")

PHASES = ("set_up", "strategy", "action", "status")
TABLE = (*PHASES, "round", "goal", "players", "cycler", "battle", "own_action")
QUESTION = ("asked", "options", "page", *(f"question_{n}" for n in range(48)))
PLAYER = (
    *("there", "self", "active", "speaker", "passed", "out"),
    *("points", "strategy", "pool", "fleet", "reinforcements", "trade_goods"),
    *("action_cards", "political_cards", "secret_objectives", "upgrades"),
)
OBJECTIVE = ("lies_open", "scored", "scored_by_others")
STRATEGY_CARD = ("own", "others", "played", "bonus")
PLANET = ("there", "own", "others", "exhausted", "resources", "influence", "own_units", "other_units", "own_dock")
SYSTEM = (
    *("there", "q", "r", "anomaly", "wormhole", "own_counter", "other_counters"),
    *(f"own_{unit}" for unit in (*UNITS, "mercenary")),
    *(f"other_{unit}" for unit in (*UNITS, "mercenary")),
    *(f"planet_{n}_{column}" for n in range(PLANETS) for column in PLANET),
)
HEADS, WORDS = 24, 40  # drawers
OPTION = (
    *("there", "ends", "q", "r", "resources", "influence", "own", "others"),
    *(f"head_{n}" for n in range(HEADS)),
    *(f"word_{n}" for n in range(WORDS)),
)


class Part(Record, frozen=True):
    """Some of the numbers, by name: rows with the same columns."""

    name: str
    rows: int
    columns: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many numbers."""
        return self.rows * len(self.columns)


class Asked(Record, frozen=True):
    """What a seat is asked: the options on the page that is shown, and how many there are in all."""

    name: str = ""
    keys: tuple[str, ...] = ()
    count: int = 0
    page: int = 0


NOTHING = Asked()


class Encoding:
    """How the views of a ruleset become numbers; `parts` says which are where."""

    def __init__(self, ruleset: Ruleset, slots: int) -> None:
        library = ruleset.content
        assert isinstance(library, Library)
        content, cards = library.content, library.cards
        self.slots = slots
        self.races = tuple(content.races)
        self.technologies = tuple(content.technologies)
        self.action_cards = tuple(cards.action_cards)
        self.political_cards = tuple(cards.political_cards)
        self.objectives = tuple(cards.objectives)
        self.strategy_cards = tuple(cards.strategy_cards)
        self.tiles = content.systems
        self.planets = {planet.id: planet for system in content.systems.values() for planet in system.planets}
        self.parts = (
            Part("table", 1, TABLE),
            Part("question", 1, QUESTION),
            Part("players", max(SEATS, ruleset.parameters.most_players), (*PLAYER, *self.races, *self.technologies)),
            Part("action_cards", 1, self.action_cards),
            Part("political_cards", 1, self.political_cards),
            Part("own_objectives", 1, self.objectives),
            Part("objectives", len(self.objectives), OBJECTIVE),
            Part("strategy_cards", len(self.strategy_cards), STRATEGY_CARD),
            Part("laws", 1, self.political_cards),
            Part("systems", SYSTEMS, SYSTEM),
            Part("options", slots, OPTION),
        )
        self.size = sum(part.size for part in self.parts)
        self._known: dict[tuple[Hex, Seat], tuple[System, list[float]]] = {}  # the row of a system as it last was

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """An observation by its parts, each an array of rows."""
        found: dict[str, Numbers] = {}
        start = 0
        for part in self.parts:
            found[part.name] = observation[start : start + part.size].reshape(part.rows, len(part.columns))
            start += part.size
        return found

    def encode(self, view: TableView, seat: Seat, asked: Asked = NOTHING) -> Numbers:
        """The numbers of a seat's view and of what it is asked."""
        observation = np.zeros(self.size, np.float32)
        rows, mine = self.split(observation), view.players[seat]
        own = (*mine.secret_objectives.seen, *mine.preliminary_objectives.seen, *mine.race_objectives)
        rows["table"][0] = _table(view, seat)
        rows["question"][0] = self._question(asked)
        for n, other in enumerate(clockwise(view, seat)):
            rows["players"][n] = self._player(view, other, seat)
        rows["action_cards"][0] = held(self.action_cards, mine.action_cards.seen)
        rows["political_cards"][0] = held(self.political_cards, mine.political_cards.seen)
        rows["own_objectives"][0] = held(self.objectives, own)
        rows["objectives"][:] = self._objectives(view, seat)
        rows["strategy_cards"][:] = self._strategy_cards(view, seat)
        rows["laws"][0] = held(self.political_cards, (law.card for law in view.laws))
        for n, system in enumerate(view.systems):
            rows["systems"][n] = self._system(system, seat)
        planets = {planet.id: planet for system in view.systems for planet in system.planets}
        for n, key in enumerate(asked.keys):
            rows["options"][n] = self._option(key, planets, seat)
        return observation

    # -- the table -----------------------------------------------------------------------------------------------------

    def _question(self, asked: Asked) -> list[float]:
        numbers = drawers([asked.name] if asked.name else [], len(QUESTION) - 3)
        return [float(bool(asked.name)), share(asked.count, self.slots), share(asked.page), *numbers]

    def _player(self, view: TableView, other: Seat, seat: Seat) -> list[float]:
        player = view.players[other]
        race = player.race or "".join(player.hidden_race.seen[-1:])
        return [
            *(1.0, float(other == seat), float(view.active == other), float(view.speaker == other)),
            *(float(player.passed), float(bool(player.out))),
            *(share(player.points, max(1, view.goal)), share(player.strategy), share(player.pool), share(player.fleet)),
            *(share(player.reinforcements, GOODS), share(player.trade_goods, GOODS)),
            *(share(player.action_cards.count), share(player.political_cards.count)),
            *(share(player.secret_objectives.count), share(len(player.upgrades))),
            *(float(name == race) for name in self.races),
            *(float(name in player.technologies) for name in self.technologies),
        ]

    def _objectives(self, view: TableView, seat: Seat) -> list[list[float]]:
        lying = {printed(name) for name in (*(o.id for o in view.objectives), *view.special, *view.preliminary)}
        scored: dict[str, list[Seat]] = {name: [] for name in self.objectives}
        for claim in view.claims:
            scored.setdefault(printed(claim.source), []).append(claim.seat)
        return [
            [float(name in lying), float(seat in scored[name]), share(sum(other != seat for other in scored[name]), SEATS)]
            for name in self.objectives
        ]

    def _strategy_cards(self, view: TableView, seat: Seat) -> list[list[float]]:
        numbers = {
            card.id: [float(card.holder == seat), float(card.holder not in (seat, -1)), float(card.played), share(card.bonus)]
            for card in view.strategy_cards
        }
        return [numbers.get(name, [0.0] * len(STRATEGY_CARD)) for name in self.strategy_cards]

    # -- the board -----------------------------------------------------------------------------------------------------

    def _system(self, system: System, seat: Seat) -> list[float]:
        """A system's row; most systems are the same record from one question to the next."""
        known = self._known.get((system.hex, seat))
        if known is None or known[0] is not system:
            known = self._known[system.hex, seat] = (system, self._system_row(system, seat))
        return known[1]

    def _system_row(self, system: System, seat: Seat) -> list[float]:
        tile, own, others = self.tiles.get(system.tile), pieces(system.stacks, seat), pieces(system.stacks, seat, others=True)
        numbers = [
            1.0,
            *place(system.hex),
            float(tile is not None and bool(tile.anomaly)),
            float(tile is not None and bool(tile.wormholes)),
            float(seat in system.counters),
            share(sum(counter != seat for counter in system.counters), SEATS),
            *(share(own.get(unit, 0)) for unit in UNITS),
            share(mercenaries(own)),
            *(share(others.get(unit, 0)) for unit in UNITS),
            share(mercenaries(others)),
        ]
        for planet in system.planets[:PLANETS]:
            numbers += self._planet(planet, seat)
        return numbers + [0.0] * (len(SYSTEM) - len(numbers))

    def _planet(self, planet: Planet, seat: Seat) -> list[float]:
        own, others = pieces(planet.stacks, seat), pieces(planet.stacks, seat, others=True)
        return [
            *(1.0, float(planet.owner == seat), float(planet.owner not in (seat, -1)), float(planet.exhausted)),
            *self._worth(planet),
            *(share(sum(own.values())), share(sum(others.values())), float("space_dock" in own)),
        ]

    def _worth(self, planet: Planet | None) -> tuple[float, float]:
        """Resources and influence as printed."""
        sheet = self.planets.get(planet.id) if planet is not None else None
        return (share(sheet.resources), share(sheet.influence)) if sheet is not None else (0.0, 0.0)

    # -- options -------------------------------------------------------------------------------------------------------

    def _option(self, key: str, planets: Mapping[PlanetId, Planet], seat: Seat) -> list[float]:
        """What a key says: whether it ends something, the place and planet it names, its first word and its others."""
        head, *tail = words_of(key)
        planet = next((planets[word] for word in map(PlanetId, tail) if word in planets), None)
        return [
            *(1.0, float(key in ENDINGS)),
            *next((found for word in tail if (found := place(word)) != (0.0, 0.0)), (0.0, 0.0)),
            *self._worth(planet),
            *(float(planet is not None and planet.owner == seat), float(planet is not None and planet.owner not in (seat, -1))),
            *drawers([head], HEADS),
            *drawers(tail, WORDS),
        ]


def _table(view: TableView, seat: Seat) -> list[float]:
    return [
        *(float(view.phase == phase) for phase in PHASES),
        *(share(view.round, ROUNDS), share(view.goal, GOODS), share(len(view.players), SEATS), float(view.cycler)),
        *(float(view.battle is not None), float(view.action is not None and view.action.seat == seat)),
    ]


def clockwise(view: TableView, seat: Seat) -> list[Seat]:
    """Everybody around the table, the seat itself first."""
    start = view.seating.index(seat)
    return [*view.seating[start:], *view.seating[:start]]


def share(value: float, most: float = MANY) -> float:
    """A count as a number up to 1."""
    return min(1.0, max(-1.0, value / most))


def held(names: Sequence[str], cards: Iterable[str]) -> list[float]:
    """Which cards are among these, whichever copies."""
    found = {printed(card) for card in cards}
    return [float(name in found) for name in names]


def pieces(stacks: Sequence[Stack], seat: Seat, *, others: bool = False) -> dict[UnitId, int]:
    """A seat's units in a place by kind, or those of all others."""
    found: dict[UnitId, int] = {}
    for stack in stacks:
        if (stack.owner != seat) == others:
            for group in stack.groups:
                found[group.kind] = found.get(group.kind, 0) + group.count
    return found


def mercenaries(found: Mapping[UnitId, int]) -> int:
    """How many of the units found are Mercenaries."""
    return sum([count for kind, count in found.items() if is_mercenary(kind)])


@lru_cache(maxsize=1024)
def place(word: str) -> tuple[float, float]:
    """Where a hex lies, seen from the middle; what is off the board, or no hex, lies in the middle."""
    if "," not in word:
        return 0.0, 0.0
    try:
        at = coordinates(Hex(word))
    except ValueError:
        return 0.0, 0.0
    return (share(at[0], FAR), share(at[1], FAR)) if at is not None else (0.0, 0.0)


def drawers(words: Iterable[str], count: int) -> list[float]:
    """The drawers in which the words are."""
    numbers = [0.0] * count
    for word in words:
        numbers[drawer(word, count)] = 1.0
    return numbers


@lru_cache(maxsize=8192)
def drawer(word: str, count: int) -> int:
    """Where a word belongs."""
    return crc32(word.encode()) % count
