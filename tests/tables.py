"""Positions for tests: a small fixed galaxy, players with their sheets, and whatever the test puts on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pytest

from mecatol.core.hexes import Hex, hex_at, ring
from mecatol.core.rng import Rng
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import content as printed
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import GameState, Group, Planet, PlanetId, Player, Seat, StrategyCard, System
from mecatol.rulesets import recall

MECATOL = hex_at(0, 0)
ASCENSION = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])  # what all editions of Shattered Ascension say alike
RACES = ("sol", "letnev", "hacan", "norr", "jol_nar", "xxcha", "winnu", "mentak")
INNER = ("wellon", "vefut_ii", "thibah", "tarmann", "saudor", "mehar_xull")
OUTER = ("lazar_sakulag", "centauri_gral", "arnor_lor", "coorneeq_resculon", "dal_bootha_xxehan", "tequran_torkan")


class Guest(Protocol):
    """A law that is in force beside whatever a scene lays out (tests/together/scenes.py)."""

    card: str

    def lay(self, game: Game) -> None:
        """It comes into force."""


GUESTS: list[Guest] = []


def new_game(ruleset: str = "sa17", seats: int = 2, tiles: dict[str, str] | None = None, seed: int = 1) -> Game:
    """A galaxy of two rings: Mecatol Rex, six tiles, then Home Systems at the corners with six tiles between.

    Seat n plays RACES[n], has 2 / 3 / 3 Command Counters and controls its home planets; there are no units.
    `tiles` puts other tiles on the board: {"1,0": "nebula"}.
    """
    rules = recall(ruleset)
    content = rules.content.content
    game = rules.rules(rules)
    assert isinstance(game, Game)
    corners = [hex_ for n, hex_ in enumerate(ring(2)) if n % 2 == 0]
    sides = [hex_ for n, hex_ in enumerate(ring(2)) if n % 2 == 1]
    lying = {MECATOL: "mecatol_rex", **dict(zip(ring(1), INNER, strict=True)), **dict(zip(sides, OUTER, strict=True))}
    homes = [corners[(n * 6) // seats] for n in range(seats)]
    for seat, hex_ in enumerate(homes):
        lying[hex_] = content.races[RACES[seat]].home
    lying |= {Hex(place): tile for place, tile in (tiles or {}).items()}
    state = GameState(rng=Rng(seed), round=1, phase="action", speaker=0, seating=list(range(seats)), active=0)
    state.players = [player(content.races[RACES[seat]], f"P{seat}", RACES[seat], homes[seat]) for seat in range(seats)]
    state.layout = tuple(lying.items())
    state.systems = [
        System(hex_, tile, planets=tuple(planet(p, hex_, homes) for p in content.systems[tile].planets))
        for hex_, tile in state.layout
    ]
    game.play_from(state)
    game.begin_scope("round")
    return game


def player(race: printed.Race, name: str, race_id: str, home: Hex) -> Player:
    """A sheet as at the start, without technologies."""
    return Player(name, race_id, home=home, strategy=2, pool=3, fleet=3)


def planet(data: printed.Planet, hex_: Hex, homes: Sequence[Hex]) -> Planet:
    """A planet; home planets are their owners'."""
    return Planet(data.id, homes.index(hex_) if hex_ in homes else -1)


def units(text: str) -> list[Group]:
    """ "2 cruiser, dreadnought*1, 3 fighter": how many of what, `*n` with so much damage, `!mark` with a mark."""
    found = []
    for part in text.split(","):
        words = part.split()
        number, name = (int(words[0]), words[1]) if len(words) == 2 else (1, words[0])
        name, _, mark = name.partition("!")
        kind, _, damage = name.partition("*")
        found.append(Group(unit_kind(kind), number, int(damage or 0), mark))
    return found


def put(game: Game, seat: Seat, where: Hex | str, text: str) -> None:
    """Put units on the board: where is a hex ("1,0"), or a planet's id."""
    planet = PlanetId(where)
    place = on_planet(planet) if game.board.has_planet(planet) else in_system(Hex(where))
    game.board.place(seat, place, units(text), "test")


def hold(game: Game, seat: Seat, *planets: str) -> None:
    """Planets under control, refreshed, since before this round."""
    for planet in planets:
        was = game.board.planet(PlanetId(planet))
        game.board.set_planet(Planet(was.id, seat, False, was.stacks, was.facility))


def strategy_cards(game: Game, holders: dict[str, Seat]) -> None:
    """The Strategy Cards of the game, some of them held."""
    cards = [c for c in game.cards.strategy_cards.items() if c[0] in holders]
    game.state.strategy_cards = [StrategyCard(name, card.number, holders[name]) for name, card in cards]


def play(game: Game, *steps: Step, dice: Sequence[int] = ()) -> Table:
    """A table at which these steps come, in this order; the dice show these faces first."""
    for guest in GUESTS:
        guest.lay(game)
    game.state.flow = list(reversed(steps))
    if dice:
        game.state.rng.script("dice", tuple(face - 1 for face in dice))
    return Table.start(game.ruleset, game.state)


def say(table: Table, seat: Seat, *keys: str) -> Table:
    """A seat answers its next questions; a key may be cut short where that leaves one option."""
    for key in keys:
        ask = table.asked(seat)
        assert ask is not None, f"seat {seat} is asked nothing; waiting for {table.waiting_for}"
        options = table.keys(ask)
        found = [o for o in options if o == key] or [o for o in options if o.startswith(key)]
        assert len(found) == 1, f"{key!r} is not one option of {ask.name}: {options}"
        table.answer(seat, ask.id, found[0])
    return table


def asks(table: Table, seat: Seat) -> str:
    """The name of what a seat is asked, or an empty string."""
    ask = table.asked(seat)
    return ask.name if ask else ""


def offers(table: Table, seat: Seat) -> list[str]:
    """The keys a seat may choose from."""
    ask = table.asked(seat)
    return table.keys(ask) if ask else []


def game_of(table: Table) -> Game:
    """The game at a table."""
    assert isinstance(table.game, Game)
    return table.game


def told(table: Table) -> list[str]:
    """The kinds of events so far."""
    return [str(event["event"]) for event in table.events_since(None)]
