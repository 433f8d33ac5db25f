"""The galaxy of the scenario, as it is printed for so many players."""

from __future__ import annotations

from mecatol.core.decisions import Message
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.maps import ScenarioMap, fall_of_the_empire
from mecatol.rules.official import galaxy_building as official

from .game import Game


class GalaxyBuilding(official.GalaxyBuilding):
    """Every race has its home in a fixed place, the Lazax in the middle (OFF-SOT-FOE)."""

    __slots__ = ()
    game: Game

    def drawn(self) -> ScenarioMap:
        """The galaxy for these players."""
        return next(each for each in fall_of_the_empire().values() if each.players == len(self.state.players))

    def home_places(self) -> tuple[Hex, ...]:
        return tuple(self.drawn().homes.values())

    def problems(self) -> list[Message]:
        """All tiles of the scenario are drawn beforehand."""
        return []

    async def start(self, step: Step) -> None:
        """All systems lie where they are drawn, with the homes of those who play."""
        for place, tile in self.drawn().tiles.items():
            self.lay(place, tile)
        for race, place in self.drawn().homes.items():
            seat = self.game.seat_of(race)
            self.settle(seat, place)
            self.lay_home(self.game.player(seat))
