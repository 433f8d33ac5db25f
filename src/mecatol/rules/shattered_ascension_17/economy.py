"""Resources, influence, Trade Goods and Command Counters: having, gaining and paying."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.rules.naming import parted
from mecatol.rules.pieces import on_planet
from mecatol.rules.shattered_ascension import economy as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class Economy(shattered_ascension.Economy, Chapter):
    """Fighters hold space, and a planet may have to be given up."""

    __slots__ = ()

    async def give_up_planet(self, seat: Seat, question: str, why: str) -> None:
        """A player must exhaust, or else lose control of, one planet, as far as he has any (SA17-GEN-23)."""
        if not self.game.board.planets_of(seat):
            return
        what, planet = parted(await self.game.choose(seat, question, self.planets_to_give_up, seat), ":")
        if what == "exhaust":
            self.game.board.exhaust(planet, why)
        else:
            self.game.invasion.lose(planet, why)
            await self.game.fleet_supply.settle(seat, self.game.board.system_of(planet), why)  # its Space Dock's Fighters

    @grants("SA17-STR-01", "SA17-LDR-31")
    def planets_to_give_up(self, seat: Seat) -> list[Option[str]]:
        """Refreshed planets to exhaust, any planet to lose."""
        mine = [planet.id for planet in self.game.board.planets_of(seat)]
        return [
            *(Option(f"exhaust:{p}", "", (on_planet(p),), message("option-exhaust", planet=p)) for p in self.ready_planets(seat)),
            *(Option(f"lose:{p}", "", (on_planet(p),), message("option-lose", planet=p)) for p in mine),
        ]

    def holds_space(self, seat: Seat, hex_: Hex) -> bool:
        """Any ship will do, a Fighter too (SA17-GEN-27)."""
        return seat in self.game.board.facts.present.get(hex_, ())
