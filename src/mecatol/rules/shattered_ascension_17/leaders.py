"""Leaders: where they are, what they may do, what becomes of them."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants
from mecatol.rules.shattered_ascension import leaders as shattered_ascension
from mecatol.rules.state import Leader, Place, Seat

from .game import Chapter


class Leaders(shattered_ascension.Leaders, Chapter):
    """Leaders escape to any friendly place, captives stay with their captor, executions cost a planet."""

    __slots__ = ()

    def refuges(self, seat: Seat) -> list[Place]:
        return self.friendly_places(seat)  # SA17-LDR-29: any of his planets or ships

    @grants("SA17-LDR-30", "SA17-LDR-31")
    def captive_options(self, seat: Seat, leader: str) -> list[Option[str]]:
        """Executing needs a planet to pay with."""
        options = super().captive_options(seat, leader)
        return [option for option in options if option.key != "execute" or self.game.board.planets_of(seat)]

    def takers(self, seat: Seat, leader: str) -> list[Option[str]]:
        return []  # SA17-LDR-30: a captor frees a captive or does not

    async def execute(self, seat: Seat, captive: Leader) -> None:
        """The captor must exhaust or lose control of a planet (SA17-LDR-31)."""
        await self.game.economy.give_up_planet(seat, "execution_price", "execution")
        await super().execute(seat, captive)
