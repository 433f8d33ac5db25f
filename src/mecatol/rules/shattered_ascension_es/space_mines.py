"""Space Mines on borders, nobody's."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.hexes import Border, Hex
from mecatol.rules.official.casualties import Casualty
from mecatol.rules.pieces import in_system, is_ship
from mecatol.rules.shattered_ascension import space_mines as shattered_ascension
from mecatol.rules.state import Group, Seat

from .game import Chapter


class SpaceMines(shattered_ascension.SpaceMines, Chapter):
    """Mines are neutral, lie alone, and hit whatever crosses."""

    __slots__ = ()

    def places(self, seat: Seat, hex_: Hex) -> list[Border]:
        """Borders without a mine: they are not stacked (SAES-UNI-17)."""
        mined = [mine.border for mine in self.state.mines]
        return [border for border in self.borders(hex_) if border not in mined]

    def lay(self, seat: Seat, border: Border) -> None:
        """A mine is nobody's as soon as it lies there: every fleet sets it off, its layer's too (SAES-UNI-15)."""
        self.lay_neutral(border)

    async def assigned(self, seat: Seat, hex_: Hex, hits: int, spare: Sequence[Group], by: Seat) -> list[Casualty]:
        """The owner of the fleet assigns hits as he does in battle, to Fighters too (SAES-UNI-20)."""
        return await self.game.combat.assign(seat, in_system(hex_), hits, purpose="space_mines", only=is_ship, spare=spare, by=by)
