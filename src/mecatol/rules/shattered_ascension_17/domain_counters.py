"""What lies face down on planets and in space; red counters are dangers, green ones what may be found behind them."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.decks import counter_of
from mecatol.rules.naming import name_of, place_named
from mecatol.rules.shattered_ascension import domain_counters as shattered_ascension
from mecatol.rules.state import CardId, Place, Seat

from .game import Chapter


class DomainCounters(shattered_ascension.DomainCounters, Chapter):
    """Red before green, and Fighters that look from a low orbit."""

    __slots__ = ()

    def is_danger(self, thing: CardId) -> bool:
        """Red counters are overcome before green ones take effect (SA17-DOM-02); the beaten never meet these (SA17-DOM-03)."""
        return self.printed(thing).colour == "red"

    async def pick(self, seat: Seat, place: Place, things: Sequence[CardId]) -> CardId:
        """Counters of a colour come in the order the player chooses."""
        return await self.game.choose(seat, "next_counter", self.counter_options, place, things)

    @grants("SA17-DOM-02")
    def counter_options(self, place: Place, things: Sequence[CardId]) -> list[Option[CardId]]:
        """Which of the revealed counters is resolved next."""
        return [Option(thing, "", (place,), message("option-counter", counter=" ".join(counter_of(thing)))) for thing in things]

    async def probing(self, seat: Seat, hex_: Hex) -> None:
        """Fighters probe from a low orbit, before the landings and without a price (SA17-DOM-08)."""

    async def before_landings(self, seat: Seat, hex_: Hex) -> None:
        """Low Orbit Probing: a player may look at one counter in the system for each Fighter there (SA17-DOM-08)."""
        for _ in range(forces.count(self.game.board.ships(seat, hex_), "fighter")):
            places = self.places(hex_)
            if not self.unseen(seat, places):
                break
            key = await self.game.choose(seat, "low_orbit_probing", self.look_options, seat, places)
            if key == "no":
                break
            await self.look(seat, place_named(name_of(key)))
        await super().before_landings(seat, hex_)
