"""Resources, influence, Trade Goods and Command Counters: having, gaining and paying."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.rules.naming import kind_of, planet_named
from mecatol.rules.pieces import on_planet
from mecatol.rules.shattered_ascension import economy as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class Economy(shattered_ascension.Economy, Chapter):
    """Fighters hold space, and a planet may have to be given up."""

    __slots__ = ()

    async def give_up_planet(self, seat: Seat, question: str, why: str, number: int = 1) -> None:
        """A player must exhaust, or else lose control of, a planet (SA17-GEN-23), or several in one way, as far as he can."""
        way = ""
        for left in range(number, 0, -1):
            if not self.planets_to_give_up(seat, left, way):
                return
            key = await self.game.choose(seat, question, self.planets_to_give_up, seat, left, way)
            way, planet = kind_of(key), planet_named(key)
            if way == "exhaust":
                self.game.board.exhaust(planet, why)
            else:
                self.game.invasion.lose(planet, why)
                await self.game.fleet_supply.settle(seat, self.game.board.system_of(planet), why)  # its Space Dock's Fighters

    @grants("SA17-STR-01", "SA17-LDR-31")
    def planets_to_give_up(self, seat: Seat, number: int = 1, way: str = "") -> list[Option[str]]:
        """Refreshed planets to exhaust or planets to lose, where there are enough of either; in one way where that is settled."""
        mine = [planet.id for planet in self.game.board.planets_of(seat)]
        loose = [planet for planet in mine if self.game.invasion.may_be_lost(planet)]
        found = {"exhaust": self.ready_planets(seat), "lose": loose}
        ways = [way] if way else [each for each in found if len(found[each]) >= number] or list(found)
        return [
            Option(f"{each}:{planet}", "", (on_planet(planet),), message(f"option-{each}", planet=planet))
            for each in ways
            for planet in found[each]
        ]

    def holds_space(self, seat: Seat, hex_: Hex) -> bool:
        """Any ship will do, a Fighter too (SA17-GEN-27)."""
        return seat in self.game.board.facts.present.get(hex_, ())
