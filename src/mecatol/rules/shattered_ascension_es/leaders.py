"""Leaders: where they are, what they may do, what becomes of them."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.rules import events
from mecatol.rules.naming import is_planet, place_named, planet_named, words_of
from mecatol.rules.official.leaders import Fate, keeper
from mecatol.rules.pieces import on_planet
from mecatol.rules.shattered_ascension import leaders as shattered_ascension
from mecatol.rules.state import NEUTRAL, NOBODY, Doom, Leader, Place, Seat

from .game import Chapter

BEATEN = ("space_battle", "invasion", "failed_invasion")  # SAES-LDR-20: how a Leader loses a battle


class Leaders(shattered_ascension.Leaders, Chapter):
    """Leaders fall with the last of their side, come back where they fell, and captives change hands."""

    __slots__ = ()

    # -- fate -----------------------------------------------------------------------------------------------------------

    def lost(self, where: Place, why: str = "ship", by: Seat = NOBODY) -> None:
        """In a Space Battle a Leader goes aboard another ship of his side: he has lost with the last one (SAES-LDR-20)."""
        for leader in self.at(where) if why == "space_battle" else ():
            if not self.is_safe(leader) and self.ship_for(keeper(leader), where, ""):
                self.place(leader.id, where)
        super().lost(where, why, by)

    def fate(self, leader: Leader, doom: Doom, captor: Seat) -> Fate:
        """A roll for who has lost a battle (SAES-LDR-20), and for a captive whose ship is destroyed, whatever did it
        (SAES-LDR-24); other ships lost kill and other planets do not, as officially. Who would die by a Domain Counter or its
        units escapes (SAES-DOM-20)."""
        if doom.why == "domain_counter" or (doom.by == NEUTRAL and self.game.domain_counters.are_met(doom.where)):
            return "escaped"
        aboard = not is_planet(doom.where)
        if doom.why in BEATEN or (aboard and leader.captor != NOBODY):
            return super().fate(leader, doom, captor)
        return "killed" if aboard else "escaped"

    async def carry_out(self, leader: Leader, doom: Doom, fate: Fate, captor: Seat) -> None:
        """Who escapes comes back in the system where he fell (SAES-LDR-25)."""
        if fate == "escaped":
            await self.return_to(leader, doom.where)
        else:
            await super().carry_out(leader, doom, fate, captor)

    async def return_to(self, leader: Leader, where: Place) -> None:
        """A Leader is back in play in a system (SAES-LDR-25), or wherever he has friends if there are none."""
        hex_ = self.game.board.hex_of(where)
        near = [place for place in self.friendly_places(leader.owner) if self.game.board.hex_of(place) == hex_]
        if near:
            await self.come_back(leader, near)
        else:
            await self.escape(leader)

    def refuges(self, seat: Seat) -> list[Place]:
        return self.friendly_places(seat)  # SAES-LDR-17: a planet or a fleet

    # -- captives ---------------------------------------------------------------------------------------------------------

    @grants("OFF-OPT-LDR-3", "SAES-LDR-26", "SAES-LDR-27")
    def captive_options(self, seat: Seat, leader: str) -> list[Option[str]]:
        """Executing needs a planet to exhaust."""
        options = super().captive_options(seat, leader)
        return [option for option in options if option.key != "execute" or self.game.economy.ready_planets(seat)]

    def takers(self, seat: Seat, leader: str) -> list[Option[str]]:
        """Planets and fleets of others, its owner's too, next to where a captive is (SAES-LDR-26): "give:<player>:<place>"."""
        board = self.game.board
        near = self.game.galaxy.adjacent(board.hex_of(self.find(leader).where))
        return [
            Option(
                f"give:{other}:{where}",
                "SAES-LDR-26",
                (f"player:{other}", where),
                message("option-captive-give-to", leader=leader, player=other, where=where),
            )
            for other in self.game.opponents(seat)
            for where in self.friendly_places(other)
            if board.hex_of(where) in near
        ]

    async def decide(self, seat: Seat, captive: Leader, key: str) -> None:
        """A captive set free is back where it is; one handed over goes to the place named."""
        if key == "free":
            self.game.tell(events.LeaderFate(captive.owner, captive.id, "freed"))
            await self.return_to(captive, captive.where)
        elif key.startswith("give:"):
            _, to, where = words_of(key, 3)
            await self.deliver(captive, int(to), place_named(where))
        else:
            await super().decide(seat, captive, key)

    async def deliver(self, captive: Leader, to: Seat, where: Place) -> None:
        """A captive comes to another captor, or is free again with its own people (SAES-LDR-26)."""
        if to == captive.owner:
            self.game.tell(events.LeaderFate(captive.owner, captive.id, "freed"))
            await self.come_back(captive, [where])
        else:
            self.game.tell(events.LeaderFate(captive.owner, captive.id, "captured"))
            self.imprison(captive, to, where)

    async def execute(self, seat: Seat, captive: Leader) -> None:
        """The captor exhausts a planet for it (SAES-LDR-27)."""
        key = await self.game.choose(seat, "execution_price", self.execution_prices, seat)
        self.game.board.exhaust(planet_named(key), "execution")
        await super().execute(seat, captive)

    @grants("SAES-LDR-27")
    def execution_prices(self, seat: Seat) -> list[Option[str]]:
        """The refreshed planets."""
        return [
            Option(f"exhaust:{planet}", "", (on_planet(planet),), message("option-exhaust", planet=planet))
            for planet in self.game.economy.ready_planets(seat)
        ]
