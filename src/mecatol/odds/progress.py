"""How far the action under way has come in a system: what is over there is not fought again in the odds."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.rules.naming import listed
from mecatol.rules.official.game import Game
from mecatol.rules.state import SIMULTANEOUS, Action, Seat

CANNONS, MINES, BATTLE, BOMBARDMENT, INVASION = (
    "space_cannon.fire",
    "space_mines.resolve",
    "space_battle.begin",
    "bombardment.begin",
    "invasion.begin",
)
END = "tactical.end"  # the last step of every action with an activation
STAGE = "simultaneous.stage"  # a step that is carried out in one theatre after the other (SA17-SAS-13)


class Progress:
    """The action of a player in a system, if he has one there."""

    def __init__(self, game: Game, seat: Seat, hex_: Hex) -> None:
        self.game = game
        self.hex = hex_
        action = game.state.action
        there = action is not None and action.seat == seat and hex_ in (action.system, *action.theatres)
        goes_on = any(step.name == END for step in game.state.flow)
        self.action: Action | None = action if there and goes_on else None

    @property
    def simultaneous(self) -> bool:
        """Whether it is a theatre of a Simultaneous Action."""
        return self.action is not None and self.action.kind == SIMULTANEOUS

    def to_come(self, name: str) -> bool:
        """Whether a step is still to be begun there."""
        if self.action is None:
            return True
        for step in self.game.state.flow:
            if step.name == name and step.place in ("", self.hex):
                return True
            if step.name == STAGE and step.what == name and (not step.place or self.hex in listed(step.place)):
                return True
        return False

    def is_over(self, name: str, following: str) -> bool:
        """Whether a step has been carried out there: what follows it may still be to come, if it is not just under way."""
        if self.action is None or self.to_come(name):
            return False
        return not (self.to_come(following) and self.action.system == self.hex)

    @property
    def has_moved(self) -> bool:
        """Whether nobody comes any more."""
        return self.action is not None and not self.to_come(CANNONS)

    @property
    def cannons_are_silent(self) -> bool:
        """Whether space cannons have fired."""
        return self.is_over(CANNONS, MINES)

    @property
    def is_fought_over(self) -> bool:
        """Whether there will be battles and invasions there: not without a full activation (SA17-SAS-10)."""
        return not self.simultaneous or self.action is None or self.hex in self.action.full
