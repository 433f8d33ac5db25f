"""Miniature rulesets and tables."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from mecatol.core.decisions import message
from mecatol.core.errors import RulesetError
from mecatol.core.layers import layered
from mecatol.core.rng import Rng
from mecatol.core.rules import Chapter, Ruleset, Step
from mecatol.core.table import Table
from mecatol.core.zones import CardId, Deck

from . import effects  # noqa: F401  registers what effects do
from .cards import CARDS, Cards
from .game import (
    AscensionSpaceBattle,
    FogSpaceBattle,
    Mini,
    Movement,
    Parameters,
    Politics,
    SpaceBattle,
    SwiftMovement,
    Turns,
    ascension,
    official,
)
from .state import Fleet, MiniState, Place, Player

UNITS = {
    "carrier": {"combat": 9, "dice": 1},
    "cruiser": {"combat": 7, "dice": 1},
    "dreadnought": {"combat": 5, "dice": 1},
    "fighter": {"combat": 9, "dice": 1},
}
OPTIONS: dict[str, dict[str, type[Chapter]]] = {"fog": {"space_battle": FogSpaceBattle}, "swift": {"movement": SwiftMovement}}
CHAPTERS: dict[str, type[Chapter]] = {
    "turns": Turns,
    "movement": Movement,
    "space_battle": SpaceBattle,
    "cards": Cards,
    "politics": Politics,
}
PRECEDENCE = ("technology", "race", "law", "card")
RACES = ("warlike", "thrifty", "vengeful", "careful", "greedy", "frightful")


@cache
def ruleset(text: str) -> Ruleset:
    """ "ascension +fog reactions=everyone": equal texts in any order of options give the same ruleset."""
    name, *words = text.split()
    options = [o for o in OPTIONS if f"+{o}" in words]
    settings = dict(w.split("=") for w in words if "=" in w)
    unknown = [w for w in words if "=" not in w and w[1:] not in OPTIONS]
    if unknown:
        raise RulesetError(message("unknown options", options=", ".join(unknown)))
    changes: dict[str, Any] = {k: v if k == "reactions" else int(v) for k, v in settings.items()}
    chapters, behaviours, content = dict(CHAPTERS), official, {k: dict(v) for k, v in UNITS.items()}
    if name == "ascension":
        chapters["space_battle"] = AscensionSpaceBattle
        behaviours = ascension.over(official)
        content = layered(UNITS, {"dreadnought": {"dice": 2}}, "ascension")
    for option in options:
        for chapter, mixin in OPTIONS[option].items():
            chapters[chapter] = type(mixin.__name__, (mixin, chapters[chapter]), {"__slots__": ()})
    canonical = " ".join([name, *(f"+{o}" for o in options), *(f"{k}={settings[k]}" for k in sorted(settings))])
    return Ruleset(canonical, Mini, chapters, behaviours, content, replace(Parameters(), **changes), PRECEDENCE, MiniState)


def new_state(rules: Ruleset, seed: int) -> MiniState:
    seats = rules.parameters.seats
    copies = [card for card in CARDS for _ in range(seats)]
    places = [Place(-1, (Fleet(),) * seats) for _ in range(2 * seats + 1)]
    for seat in range(seats):
        fleets = tuple(Fleet((1, 2, 2, 3)) if p == seat else Fleet() for p in range(seats))
        places[2 * seat] = Place(seat, fleets)
    bag = sorted(CardId(f"{card}#{i}") for i, card in enumerate(copies))
    state = MiniState(rng=Rng(seed), players=[Player() for _ in range(seats)], places=places, deck=Deck(bag))
    game = Mini(rules)
    game.play_from(state)
    game.begin_scope("round")
    for seat in range(seats):
        for _ in range(4):
            game.draw_card(seat)
        game.begin_effect(RACES[seat % len(RACES)], seat, "race")
    game.begin_effect("drives", 0, "technology")
    state.flow.append(Step("turns.turn", 0))
    return state


def new_table(text: str = "official", seed: int = 1, history: bool = True) -> Table:
    rules = ruleset(text)
    return Table.start(rules, new_state(rules, seed), history=history)


def with_chapter(name: str, chapter: type[Chapter]) -> Ruleset:
    """The official miniature rules with another chapter in place of one."""
    below = ruleset("official")
    return Ruleset(
        "official",
        below.rules,
        below.chapters | {name: chapter},
        below.behaviours,
        below.content,
        below.parameters,
        below.precedence,
        below.state,
    )
