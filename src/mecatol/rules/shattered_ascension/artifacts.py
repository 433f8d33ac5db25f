"""Artifacts: found by whoever gains their planet, and what they are worth to its owner."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.decks import printed
from mecatol.rules.naming import listed, listing
from mecatol.rules.official import artifacts as official
from mecatol.rules.official.galaxy import token_sides
from mecatol.rules.pieces import in_system
from mecatol.rules.state import CardId, Place, Seat

from .game import Chapter

RIFTS = ("A/B", "A/C", "B/C")  # the double-sided wormholes there are


class Artifacts(official.Artifacts, Chapter):
    """A blank one may open a wormhole where it lay (SA17-SBS-14, SAES-RIF-01)."""

    __slots__ = ()

    def opens_rifts(self) -> bool:
        """Whether blank Artifacts do: where Dimensional Rifts are played."""
        return self.game.parameters.dimensional_rifts

    async def turn_over(self, seat: Seat, place: Place, token: CardId) -> None:
        """One that belongs to no objective is blank."""
        await super().turn_over(seat, place, token)
        if self.opens_rifts() and not self.game.cards.artifacts[printed(token)].objective:
            await self.open_rift(seat, place)

    async def open_rift(self, seat: Seat, place: Place) -> None:
        """One of the double-sided wormholes that are left is drawn, and the active player says which side is up."""
        left = self.rifts_left()
        if not left:
            return
        sides = listed(left[self.game.pick("rift", "rift", len(left))], "/")
        chooser = self.state.active if self.state.active >= 0 else seat
        up = await self.game.choose(chooser, "rift_side", self.rift_sides, sides, place)
        system = self.game.board.system(self.game.board.hex_of(place))
        token = "wormhole:" + listing([up, *(side for side in sides if side != up)], "/")
        self.game.board.set_system(replace(system, tokens=(*system.tokens, token)))
        self.game.tell(events.RiftOpened(seat, in_system(system.hex), up))

    def rifts_left(self) -> list[str]:
        """The double-sided wormholes that lie nowhere on the board."""
        lying = [listing(sorted(token_sides(token)), "/") for _, token in self.game.board.tokens()]
        return [rift for rift in RIFTS if rift not in lying]

    @grants("SA17-SBS-14", "SAES-RIF-02")
    def rift_sides(self, sides: list[str], place: Place) -> list[Option[str]]:
        """Either side may be up."""
        return [Option(side, things=(place,), says=message("option-rift", letter=side)) for side in sides]
