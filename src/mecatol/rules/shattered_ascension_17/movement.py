"""Moving ships and their cargo into the activated system."""

from __future__ import annotations

from mecatol.rules import events
from mecatol.rules.official.voyage import Traveller
from mecatol.rules.pieces import in_system
from mecatol.rules.shattered_ascension import movement as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class Movement(shattered_ascension.Movement, Chapter):
    """A Gravity Rift holds ships, and destroys them among enemies."""

    __slots__ = ()

    async def in_peril(self, seat: Seat, traveller: Traveller) -> None:
        """The ship's movement ends in the Rift (SA17-SOT-05); among enemy ships it is destroyed (SA17-SOT-07)."""
        here = traveller.here
        if self.game.board.enemy_fleets(seat, here):
            await self.wreck(seat, traveller, "gravity_rift")
            return
        self.game.tell(events.Stopped(seat, in_system(here), traveller.ship.kind))
        if seat not in self.game.board.system(here).counters and self.game.board.reinforcements(seat) > 0:
            self.game.board.lay_counter(seat, here, "reinforcements")  # SA17-SOT-06
