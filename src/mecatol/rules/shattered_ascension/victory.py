"""Victory Points, the end of the game, and elimination."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Procedure
from mecatol.core.effects import Effect
from mecatol.rules.official import victory as official
from mecatol.rules.state import Agreement, Claim, Seat

from .game import Chapter
from .surrender import CAPITAL


class Victory(official.Victory, Chapter):
    """All claim at once, so several may reach the goal together."""

    __slots__ = ()

    def eliminate_fallen(self) -> Procedure[None]:
        """Capitals that have fallen are settled beside it (SA17-SUR-03)."""
        return self._settle_capitals() if self.game.surrender.fallen() else super().eliminate_fallen()

    async def _settle_capitals(self) -> None:
        await self.game.surrender.settle()
        await super().eliminate_fallen()

    def ending(self, seat: Seat) -> list[Agreement]:
        """Not those that others keep with a race that has a capital left (SA17-SUR-03)."""
        return [agreement for agreement in super().ending(seat) if not self.game.surrender.keeps(seat, agreement)]

    def way_out(self, seat: Seat) -> str:
        """Some have surrendered."""
        return "surrendered" if self.game.surrender.has_surrendered(seat) else super().way_out(seat)

    def outlasts(self, effect: Effect) -> bool:
        """A capital stays what it is (SA17-SUR-11)."""
        return effect.key == CAPITAL

    async def eliminate(self, seat: Seat) -> None:
        """Wars with him are over, too (SA17-CRI-02)."""
        self.game.crimson_suns.forget(seat)
        await super().eliminate(seat)

    def least(self, claims: Sequence[Claim]) -> int:
        """In Ascendancy what was scored for a Special Objective may outlast it (SA17-ASC-05), but then it is held no longer."""
        if not self.game.parameters.ascendancy:
            return super().least(claims)
        scored = [claim for claim in claims if claim.source in self.state.special]
        return super().least([c for c in scored if self.game.objectives.qualifies(c.seat, c.source)])

    def price_of_home(self) -> int:
        """More in Ascendancy (SA17-ASC-09)."""
        return self.game.parameters.ascendancy_home if self.game.parameters.ascendancy else super().price_of_home()

    def first_of(self, seats: list[Seat]) -> list[Seat]:
        """The most points win, then the most planets outside the own Home System; else the victory is shared
        (SA17-OBJ-03, SA17-OBJ-04, SA17-OBJ-05)."""
        best = max(self.standing(seat) for seat in seats)
        return [seat for seat in seats if self.standing(seat) == best]

    def standing(self, seat: Seat) -> tuple[int, ...]:
        """How players are ranked: points, then planets outside the own Home System (SA17-OBJ-03, SA17-OBJ-04)."""
        home = [planet.id for planet in self.game.board.home_planets(seat)]
        return (self.points(seat), sum(planet.id not in home for planet in self.game.board.planets_of(seat)))
