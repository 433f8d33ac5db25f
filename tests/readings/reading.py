"""Scenes of the second reading: whole actions, phases and battles in which everybody does only what the scene says."""

from __future__ import annotations

from collections.abc import Sequence

from races.racing import HERE, offered
from tables import asks, game_of, offers, play, put, say

from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import PlanetId, Seat

REFUSALS = ("pass", "done", "no", "keep", "abstain")


def enact(table: Table, *wishes: str, until: str = "", seat: Seat = 0) -> Table:
    """The wishes of a seat are met one after the other, a key's beginning or end being enough; the rest is refused.

    It stops where the seat is asked a question of that name, and fails where a wish cannot be met.
    """
    left = list(wishes)
    for _ in range(600):
        if not table.pending or (until and not left and asks(table, seat) == until):
            break
        mine = offers(table, seat)
        if left and (found := _meant(mine, left[0])):
            say(table, seat, found)
            left.pop(0)
            continue
        if not left and not until:
            break
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in REFUSALS if key in keys), keys[0]))
    assert not left, f"{left[0]!r} is never offered"
    assert not until or asks(table, seat) == until, f"{until} is never asked"
    return table


def _meant(keys: Sequence[str], wish: str) -> str:
    """The option that a wish means."""
    exact = [key for key in keys if key == wish]
    return next(iter(exact or [key for key in keys if key.startswith(wish) or key.endswith(wish)]), "")


def refuse(table: Table) -> Table:
    """Nobody does anything more that he need not do before the phase is over."""
    ever(table, "")
    return table


def ever(table: Table, question: str, seat: Seat = 0) -> bool:
    """Whether a seat is asked something, or may use an ability, before the phase is over, everybody refusing the rest."""
    phase = _phase(table)
    for _ in range(600):
        if table.over or not table.pending or _phase(table) != phase:
            return False
        if question and (asks(table, seat) == question or question in offered(table, seat)):
            return True
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in REFUSALS if key in keys), keys[0]))
    raise AssertionError("it does not end")


def _phase(table: Table) -> tuple[int, str]:
    return game_of(table).state.round, game_of(table).state.phase


def turn(game: Game, *wishes: str, seat: Seat = 0, until: str = "") -> Table:
    """A turn of a player in which he does these things."""
    game.state.active = seat
    return enact(play(game, Step("action_phase.turn", seat)), *wishes, seat=seat, until=until)


def actions(game: Game, seat: Seat = 0) -> list[str]:
    """What a player may do in a turn besides activating, by the last word of its key."""
    game.state.active = seat
    table = play(game, Step("action_phase.turn", seat))
    return [key.rpartition(":")[2] for key in offers(table, seat) if key.startswith("component:use:")]


def broke(game: Game, seat: Seat = 0, goods: int = 0) -> Game:
    """A player's planets are exhausted; he has so many Trade Goods."""
    for planet in game.board.planets_of(seat):
        game.board.set_planet(replace(planet, exhausted=True))
    game.player(seat).trade_goods = goods
    return game


def wide(game: Game, fleet: int = 9) -> Game:
    """Fleet Supply is no matter."""
    for player in game.state.players:
        player.fleet = fleet
    return game


def held(game: Game, seat: Seat, planet: str, army: str = "") -> Game:
    """A player has held a planet since before this round."""
    game.board.set_planet(replace(game.board.planet(PlanetId(planet)), owner=seat, exhausted=False))
    if army:
        put(game, seat, planet, army)
    return game


def owner(table: Table, planet: str) -> Seat:
    """Who controls a planet."""
    return game_of(table).board.planet(PlanetId(planet)).owner


def goods(table: Table, seat: Seat = 0) -> int:
    """A player's Trade Goods."""
    return game_of(table).player(seat).trade_goods


SPACE = f"system:{HERE}"
