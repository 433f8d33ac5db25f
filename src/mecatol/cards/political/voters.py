"""Who is meant: all players, those who voted for an outcome, those who have the most of something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mecatol.rules.official.game import Game
from mecatol.rules.state import PlanetId, Seat

from .motions import Deed, Seats, Turn


def everyone(game: Game) -> list[Seat]:
    """All players whom an agenda concerns, one after the other."""
    return game.politics.concerned()


def voters(outcome: str) -> Seats:
    """Those who have votes for an outcome of the agenda being carried out."""

    def found(game: Game) -> list[Seat]:
        cast = [ballot.seat for ballot in game.state.ballots if ballot.outcome == outcome and ballot.votes]
        return [seat for seat in game.in_turn() if seat in cast]

    return found


def by_votes(game: Game, outcome: str) -> list[Seat]:
    """Those who voted for an outcome, the most votes first; those level as they take their turns."""
    votes = dict.fromkeys(voters(outcome)(game), 0)
    for ballot in game.state.ballots:
        if ballot.outcome == outcome and ballot.seat in votes:
            votes[ballot.seat] += ballot.votes
    return sorted(votes, key=lambda seat: -votes[seat])


def champion(outcome: str) -> Seats:
    """The one who cast the most votes for an outcome, the first in turn where several are level."""
    return lambda game: by_votes(game, outcome)[:1]


def extreme(measure: Callable[[Any, Seat], int], *, least: bool = False) -> Seats:
    """Everybody who has the most of something, or the least."""

    def found(game: Game) -> list[Seat]:
        amounts = {seat: measure(game, seat) for seat in everyone(game)}
        wanted = min(amounts.values()) if least else max(amounts.values())
        return [seat for seat, amount in amounts.items() if amount == wanted]

    return found


def points(game: Game, seat: Seat) -> int:
    return game.victory.points(seat)


def colonies(game: Game, seat: Seat) -> int:
    """How many planets a player has outside his Home System."""
    return len([p for p in game.board.planets_of(seat) if game.board.system_of(p.id) != game.board.home(seat)])


def outside_homes(game: Game, seat: Seat) -> int:
    """How many planets a player has outside all Home Systems."""
    return len([p for p in game.board.planets_of(seat) if not game.board.is_home(game.board.system_of(p.id))])


def fleet_supply(game: Game, seat: Seat) -> int:
    return game.player(seat).fleet


def holder(game: Game, planet: PlanetId) -> list[Seat]:
    """The player who controls a planet, if anybody does."""
    owner = game.board.planet(planet).owner if game.board.has_planet(planet) else -1
    return [owner] if owner in everyone(game) else []


def each(turn: Turn, who: Seats = everyone) -> Deed:
    """One player after the other does something."""

    async def deed(game: Game) -> None:
        for seat in who(game):
            await turn(game, seat)

    return deed
