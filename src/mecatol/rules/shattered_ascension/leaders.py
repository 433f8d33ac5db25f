"""Leaders: where they are, what they may do, what becomes of them."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.rules.official import leaders as official
from mecatol.rules.official.leaders import Fate
from mecatol.rules.state import Doom, Leader, Seat

from .game import Chapter


class Leaders(official.Leaders, Chapter):
    """What Shattered Ascension changes: one table of fates, and executions have a price."""

    __slots__ = ()

    def fate(self, leader: Leader, doom: Doom, captor: Seat) -> Fate:
        """1 killed, 2 to 7 captured, 8 to 10 escaped (SA17-LDR-24); captured where the enemy won with an Agent (SA17-LDR-13)."""
        action = self.state.action
        if action is not None and doom.where in action.agents:
            return "captured"
        return self._roll(leader, ((1, "killed"), (7, "captured"), (10, "escaped")))

    def refuges(self, seat: Seat) -> list[str]:
        return self.friendly_places(seat)  # SA17-LDR-29: any of his planets or ships

    @grants("SA17-LDR-30", "SA17-LDR-31")
    def captive_options(self, seat: Seat, leader: str) -> list[Option[str]]:
        """Executing needs a planet to pay with."""
        options = super().captive_options(seat, leader)
        return options if self.game.board.planets_of(seat) else options[:2]

    async def execute(self, seat: Seat, captive: Leader) -> None:
        """The captor must exhaust or lose control of a planet (SA17-LDR-31)."""
        what, _, planet = (await self.game.choose(seat, "execution_price", self.execution_price, seat)).partition(":")
        if what == "exhaust":
            self.game.board.exhaust(planet, "execution")
        else:
            self.game.board.lose_planet(planet, "execution")
        await super().execute(seat, captive)

    @grants("SA17-LDR-31")
    def execution_price(self, seat: Seat) -> list[Option[str]]:
        """Refreshed planets to exhaust, any planet to lose."""
        mine = self.game.board.planets_of(seat)
        ready = [planet for planet in mine if not planet.exhausted]
        return [
            *(Option(f"exhaust:{p.id}", things=(f"planet:{p.id}",), says=message("option-exhaust", planet=p.id)) for p in ready),
            *(Option(f"lose:{p.id}", things=(f"planet:{p.id}",), says=message("option-lose", planet=p.id)) for p in mine),
        ]
