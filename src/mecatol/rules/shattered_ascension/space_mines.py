"""Space Mines on borders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from mecatol.core import hexes
from mecatol.core.decisions import Message, message
from mecatol.core.hexes import Border, Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import MINES_CROSSED, MINES_WENT_OFF, Crossed, Mined
from mecatol.rules.official import space_mines as official
from mecatol.rules.official.casualties import Casualty
from mecatol.rules.pieces import in_system, is_big_ship
from mecatol.rules.state import NOBODY, Group, Seat, UnitId

from .game import Chapter


class SpaceMines(official.SpaceMines, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    def places(self, seat: Seat, hex_: Hex) -> list[Border]:
        """Mines lie on the borders of a system, no longer inside it (SA17-MIN-01); one of a player in a place."""
        mined = [mine.border for mine in self.state.mines if mine.owner == seat]
        return [border for border in self.borders(hex_) if border not in mined]

    def borders(self, hex_: Hex) -> list[Border]:
        """The borders of a system on which mines can lie."""
        return [hexes.border(hex_, other) for other in self.game.galaxy.adjoining(hex_)]

    def said(self, hex_: Hex, place: Border) -> Message:
        """A border by the side of the system that it is, and what lies beyond."""
        for beyond in hexes.neighbours(hex_):
            side = hexes.direction(hex_, beyond)
            if side is not None and hexes.border(hex_, beyond) == place:
                return message("option-lay-mine-beside", side=side.name.lower(), system=beyond)
        return super().said(hex_, place)

    def on_way(self, seat: Seat, kind: UnitId, way: Sequence[Hex]) -> tuple[Border, ...]:
        """The mines of others that a ship crosses on a way (SA17-MIN-02)."""
        if not self.state.mines:
            return ()
        steps = [self.game.routes.crossing(seat, a, b) for a, b in pairwise(way) if self.triggers(seat, kind, a)]
        return tuple(border for step in steps for border in step if self.hostile(seat, border))

    async def resolve(self, step: Step) -> None:
        """Nothing lies inside systems (SA17-MIN-01)."""

    async def entered(self, seat: Seat, hex_: Hex, groups: Iterable[Group]) -> None:
        """Only crossing a mine in the movement step sets it off (SA17-MIN-02)."""

    async def meet(self, seat: Seat, border: Border, hex_: Hex) -> Mined:
        """Ships run into mines, and everybody may have something to say about it."""
        owner = next((mine.owner for mine in self.hostile(seat, border)), NOBODY)
        mined = Mined(seat, owner, hex_)
        if owner != NOBODY:
            await self.game.moment(MINES_CROSSED, mined)
        return mined

    async def set_off(self, mined: Mined, border: Border, ships: Sequence[Group]) -> int:
        """A die for every ship that crosses (SA17-MIN-03), 8 or more hits (SA17-MIN-04). All mines of others there are gone."""
        mines = self.hostile(mined.seat, border)
        if not mines or not ships:
            return 0
        hits = await self.scored(mined.seat, ships, mined.system, mined.owner, mined.bonus)
        self.clear(mines, "went_off")
        await self.game.moment(MINES_WENT_OFF, Crossed(mined.seat, border))
        return hits

    async def assigned(self, seat: Seat, hex_: Hex, hits: int, spare: Sequence[Group], by: Seat) -> list[Casualty]:
        """The owner of the fleet assigns hits among the ships that cross (SA17-MIN-05)."""
        return await self.game.combat.assign(
            seat, in_system(hex_), hits, purpose="space_mines", only=is_big_ship, spare=spare, by=by
        )
