"""Battles, bombardments and invasions in which somebody holds Action Cards."""

from __future__ import annotations

from collections.abc import Sequence

from tables import asks, game_of, hold, new_game, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.forces import Groups
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, PlanetId, Seat

HERE = Hex("1,0")  # Thibah
EAST, SOUTH = Hex("2,-1"), Hex("1,1")  # next to it
WORLD = Hex("1,1")  # Arnor and Lor
RULES = "sa17 -tactical_retreats"


def deal(game: Game, **hands: str) -> Game:
    """Cards into hands: seat_1="recheck, morale_boost"."""
    for name, cards in hands.items():
        game.player(int(name.removeprefix("seat_"))).action_cards += [CardId(card.strip()) for card in cards.split(",")]
    return game


def acting(game: Game, hex_: Hex = HERE) -> Game:
    """Seat 0 has activated a system for a Tactical Action; Fleet Supply is no matter."""
    for player in game.state.players:
        player.fleet = 9
    game.state.action = Action(0, "tactical", hex_)
    game.begin_scope("turn")
    game.begin_scope("action")
    game.board.lay_counter(0, hex_, "pool")
    return game


def fleets(mine: str, theirs: str, ruleset: str = RULES, seats: int = 3, tile: str = "thibah", **hands: str) -> Game:
    """Seat 0 attacks the fleet of seat 1 in a system."""
    game = acting(new_game(ruleset, seats, tiles={HERE: tile}))
    put(game, 0, HERE, mine)
    if theirs:
        put(game, 1, HERE, theirs)
    return deal(game, **hands)


def fight(game: Game, *dice: int) -> Table:
    """The Space Battle, and the steps of the action after it as far as they are needed."""
    return play(game, Step("space_battle.begin", 0, HERE), dice=dice)


def armies(landed: str, garrison: str, ships: str = "carrier", ruleset: str = RULES, **hands: str) -> Game:
    """Seat 1 holds Arnor, seat 0 has landed there."""
    game = acting(new_game(ruleset, 3), WORLD)
    hold(game, 1, "arnor")
    if garrison:
        put(game, 1, "arnor", garrison)
    if landed:
        put(game, 0, "arnor", landed)
    if ships:
        put(game, 0, WORLD, ships)
    return deal(game, **hands)


def invade(game: Game, *dice: int, steps: Sequence[str] = ("invasion.begin",)) -> Table:
    """The Invasion Combat."""
    return play(game, *(Step(name, 0, WORLD) for name in steps), dice=dice)


def ships(table: Table, seat: Seat, hex_: Hex = HERE) -> Groups:
    """A player's units in space."""
    return game_of(table).board.units(seat, in_system(hex_))


def army(table: Table, seat: Seat, planet: str = "arnor") -> Groups:
    """A player's units on a planet."""
    return game_of(table).board.units(seat, on_planet(PlanetId(planet)))


def rolled(table: Table, seat: Seat, purpose: str = "") -> list[tuple[str, list[int], int]]:
    """A player's dice: of what kind, the faces, and what was needed."""
    events = [e for e in table.events_since(None) if e["event"] == "rolled" and e["seat"] == seat]
    return [(e["kind"], list(e["faces"]), e["needed"]) for e in events if purpose in ("", e["purpose"])]


def until(table: Table, question: str, seat: Seat) -> Table:
    """Everybody passes or is done until a seat is asked something."""
    for _ in range(60):
        if asks(table, seat) == question:
            return table
        other = table.waiting_for[0].seat
        words = [key for key in ("pass", "done", "no") if key in offers(table, other)]
        assert words, f"seat {other} is asked {asks(table, other)}: {offers(table, other)}"
        say(table, other, words[0])
    raise AssertionError(f"{question} does not come")


def finish(table: Table) -> Table:
    """Everybody passes, is done, or takes the first thing there is, until nothing is left."""
    for _ in range(200):
        if table.over:
            return table
        other = table.waiting_for[0].seat
        words = [key for key in ("pass", "done", "no") if key in offers(table, other)]
        say(table, other, words[0] if words else offers(table, other)[0])
    raise AssertionError("it does not end")
