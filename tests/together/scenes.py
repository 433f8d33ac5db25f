"""The scenes of all tests, played with a law more in force: a law that says nothing changes nothing.

Whether a law speaks of a scene is heard, not guessed: it changes a value there, does something at a moment, or offers something.
A scene of which it does not speak must hold as it stands. Where it speaks the scene may go another way, but nothing may break.
Scenes that speak of the laws themselves are listed.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib import import_module
from inspect import getsource
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import tables
from exhaustive import listening
from hypothesis import is_hypothesis_test

import mecatol
from mecatol.core.effects import Behaviours
from mecatol.core.errors import Refused
from mecatol.core.records import replace
from mecatol.rules import decks
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Law
from mecatol.rulesets import EDITIONS

TESTS = Path(__file__).parents[1]
ROOMS = ("cards", "races", "readings", "rules")
TOGETHER = 100  # seeds that are neighbours
ENGINE = str(Path(mecatol.__file__).parent)
OF_LAWS = {  # scenes that every law speaks of, by what stands in them, and why
    ".laws": "which laws lie there is counted",
    "laws(": "the same",
    ".effects": "which effects are in force is counted",
    "keys(table)": "the same",  # of effects
    "law:": "laws are elected or chosen",
    '"repeal"': "the same",
    '"revote"': "the same",
    '"political_coup"': "the same",
    '"holder_of_mecatol_rex"': "the same",
}


class Scene(NamedTuple):
    """A test with the values it is played for."""

    function: Callable[..., None]
    case: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.function.__module__}.{self.function.__name__}"


def drawn(seed: int, rooms: int) -> Scene:
    """Any scene; scenes of neighbouring seeds stand in the same modules, of which so many are read at a time."""
    chance, some = Random(f"scene {seed}"), Random(f"modules {seed // TOGETHER}").sample(modules(), rooms)
    while True:
        if found := scenes(chance.choice(some)):
            return chance.choice(found)


@cache
def modules() -> list[str]:
    """The rooms' tests."""
    return [f"{room}.{path.stem}" for room in ROOMS for path in sorted((TESTS / room).glob("test_*.py"))]


@cache
def scenes(module: str) -> list[Scene]:
    """The tests of a module that need nothing from outside, for each of their values."""
    members = vars(import_module(module)).values()
    tests = [each for each in members if getattr(each, "__name__", "").startswith("test_") and each.__module__ == module]
    return [Scene(test, case) for test in tests if not is_hypothesis_test(test) for case in cases(test)]


def cases(test: Callable[..., None]) -> list[dict[str, Any]]:
    """The values a test is played for; none where it wants something else."""
    columns = [mark.args for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    found = [dict(pair for row in rows for pair in row) for rows in product(*(_rows(*args[:2]) for args in columns))]
    code = test.__code__
    return [case for case in found if set(case) == set(code.co_varnames[: code.co_argcount])]


def _rows(names: str | tuple[str, ...], values: Any) -> list[list[tuple[str, Any]]]:
    """The rows of a parametrized test, each as names with values."""
    columns = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    rows = [getattr(value, "values", value) if hasattr(value, "marks") else value for value in values]
    return [list(zip(columns, row if len(columns) > 1 else _alone(row), strict=True)) for row in rows]


def _alone(row: Any) -> tuple[Any, ...]:
    return row if isinstance(row, tuple) and len(row) == 1 else (row,)


class Beside:
    """Any law, which is in force beside whatever a scene lays out."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(f"law {seed}")
        self.card = ""  # the law, once the first table of the scene is laid out
        self.keys: list[str] = []  # of its effect
        self.speaks = False

    def lay(self, game: Game) -> None:
        """It comes into force, unless the scene has something to do with its card."""
        self.card = self.card or self.chance.choice(laws(game) or [""])
        printed = game.cards.political_cards.get(self.card)
        if self.card not in game.catalogue.politics or printed is None or printed.kind != "law" or self._lies(game):
            return
        outcomes = [each if isinstance(each, str) else each.key for each in game.politics.outcomes(self.card)]
        if chosen := [outcome for outcome in outcomes if outcome != "against"]:
            outcome = self.chance.choice(chosen)
            law = Law(CardId(self.card), "" if outcome == "for" else outcome)
            game.state.laws.append(law)
            game.politics.begin_law(law)
            self.keys.append(game.politics.key_of(law))

    def _lies(self, game: Game) -> bool:
        state, deck = game.state, game.state.political_deck
        lying = [card for player in state.players for card in player.political_cards]
        lying += [law.card for law in (*state.laws, *state.chronicle)]
        lying += [agenda.card for agenda in (*state.agendas, *state.council)]
        return self.card in [decks.printed(card) for card in (*lying, *deck.bag, *deck.top, *deck.bottom, *deck.discard)]

    def hear(self, used: str) -> None:
        """Some effect has done something."""
        self.speaks = self.speaks or used.partition("/")[2] in self.keys


def laws(game: Game) -> list[str]:
    """Every law of a ruleset that takes effect."""
    printed = game.cards.political_cards
    return [card for card in game.catalogue.politics if card in printed and printed[card].kind == "law"]


@contextmanager
def beside(seed: int) -> Iterator[Beside]:
    """While this lasts every scene has a law more."""
    guest = Beside(seed)
    tables.GUESTS.append(guest)
    try:
        with ExitStack() as listeners:
            for edition in EDITIONS.values():
                listeners.enter_context(heard(edition.behaviours, guest))
            yield guest
    finally:
        tables.GUESTS.remove(guest)


@contextmanager
def heard(behaviours: Behaviours, guest: Beside) -> Iterator[None]:
    """While this lasts the guest is told what effects do and offer."""
    with listening(behaviours, guest.hear):
        behaviours.reactions = {
            key: {name: replace(entry, offer=_offering(entry.offer, guest)) for name, entry in entries.items()}
            for key, entries in behaviours.reactions.items()
        }
        yield


def _offering(function: Callable[..., Any], guest: Beside) -> Callable[..., Any]:
    def offer(game: Any, effect: Any, *rest: Any) -> Any:
        found = function(game, effect, *rest)
        if found:
            guest.hear(f"effect/{effect.key}")
        return found

    return offer


def holds(scene: Scene, seed: int) -> str:
    """Whether a scene holds with a law in force: "alone" where none was laid, "silent", or "spoken" where it said something."""
    with beside(seed) as guest:
        try:
            scene.function(**scene.case)
        except Exception as why:
            excused = guest.speaks or (guest.keys and speaks_of_laws(scene))
            if broken(why) or not excused:
                why.add_note(f"seed {seed}: {scene.name} {scene.case} with {guest.card}")
                raise
    return "alone" if not guest.keys else "spoken" if guest.speaks else "silent"


def speaks_of_laws(scene: Scene) -> bool:
    """Whether a scene goes by all laws there are."""
    written = getsource(scene.function)
    return any(words in written for words in OF_LAWS)


def broken(why: Exception) -> bool:
    """Whether the engine itself failed, and not only the scene."""
    last = traceback.extract_tb(why.__traceback__)[-1].filename
    return last.startswith(ENGINE) and not isinstance(why, Refused)
