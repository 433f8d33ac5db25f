"""Leaders for positions of tests, and an action under way."""

from __future__ import annotations

from collections.abc import Sequence

from tables import play

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Action, Leader, Place, Seat, UnitId


def lead(game: Game, seat: Seat, leader: str, where: str, ship: UnitId = "", *, captor: Seat = NOBODY) -> None:
    """A leader of some race stands in a player's service, or is somebody's captive."""
    kinds = {each.id: each.kind for race in game.content.races.values() for each in race.leaders}
    game.state.leaders += (Leader(leader, kinds[leader], seat, captor=captor),)
    if where:
        game.leaders.place(leader, Place(where), ship)
    if captor == NOBODY:
        game.leaders.muster(leader)


def acting(game: Game, place: str, *steps: str, dice: Sequence[int] = (), seat: Seat = 0) -> Table:
    """A table at which a player is in the middle of a Tactical Action, with these steps still to come."""
    game.state.action = Action(seat, "tactical", Hex(place))
    game.state.active = seat
    game.begin_scope("action")
    return play(game, *(Step(name, seat, place) for name in steps), dice=dice)
