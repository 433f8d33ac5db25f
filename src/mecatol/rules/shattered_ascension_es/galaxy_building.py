"""The galaxy laid out tile by tile, or after a preset map."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.rules import decks
from mecatol.rules.content import System
from mecatol.rules.shattered_ascension import galaxy_building as shattered_ascension
from mecatol.rules.shattered_ascension.galaxy_building import NO_BID
from mecatol.rules.state import CardId, Seat

from .game import Chapter


class GalaxyBuilding(shattered_ascension.GalaxyBuilding, Chapter):
    """Which tiles are dealt."""

    __slots__ = ()

    def bidders(self, seat: Seat) -> list[Seat]:
        """With Pacts the first races of all players, then their second ones (SAES-PAC-05)."""
        return self.game.pacts.round_of(seat) if self.game.parameters.pacts else super().bidders(seat)

    async def pay_out(self, step: Step) -> None:
        """With Pacts the second races are bid for when the first ones have their homes, which nobody bids for any more."""
        await super().pay_out(step)
        rounds = self.game.pacts.rounds()
        if len(rounds) > 1 and step.seat in rounds[0]:
            settled = self.game.parameters.highest_bid
            self.state.bids = [settled if seat in rounds[0] else NO_BID for seat in range(len(self.state.players))]
            self.game.then(Step("galaxy_building.bid", rounds[1][0]))

    def pool(self, kind: str) -> list[CardId]:
        """Gravity Rifts only where they are played, whichever boxes are used (SAES-SET-02)."""
        tiles = [tile for tile in super().pool(kind) if not is_rift(self.printed(tile))]
        rifts = [(name, system) for name, system in self.game.content.systems.items() if is_rift(system)]
        if self.game.parameters.gravity_rifts:
            tiles += [tile for name, system in rifts if system.kind == kind for tile in decks.copies(name, system.copies)]
        return sorted(tiles)

    def copies(self, name: str) -> int:
        """Where a second copy of the game is at hand, which the increased limits ask for, its blank and red-bordered systems too
        (SAES-SET-10)."""
        system = self.game.content.systems[name]
        again = not system.planets and not system.wormholes and system.kind in ("empty", "special") and not is_rift(system)
        return system.copies * (2 if again and self.game.parameters.increased_limits else 1)


def is_rift(system: System) -> bool:
    """Whether a tile is a Gravity Rift."""
    return system.anomaly == "gravity_rift"
