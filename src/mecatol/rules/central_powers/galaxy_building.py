"""The galaxy of Central Powers: a preset map, places in the order of the numbers drawn, and swaps before anything lies there."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.official import galaxy_building as official

from .game import Game


class GalaxyBuilding(official.GalaxyBuilding):
    """Where homes lie is settled by lot or by choice, and then by whoever agrees to swap (CP-HR-27, CP-HR-40)."""

    __slots__ = ()
    game: Game

    async def locations(self, step: Step) -> None:
        """Homes follow the seats, or everybody chooses a place in the order of the numbers drawn (CP-HR-27)."""
        self.game.then(Step("set_up.swaps"))
        if not self.game.parameters.race_draft:
            await super().locations(step)
            return
        choosing = [Step("galaxy_building.choose_home", seat) for seat in self.state.seating]
        self.game.then(*choosing, Step("galaxy_building.sit_down"))

    async def homes(self, step: Step) -> None:
        """In a built galaxy too homes may be swapped before the first tile is laid."""
        self.game.then(Step("set_up.swaps"))
        await super().homes(step)

    async def sit_down(self, step: Step) -> None:
        """The players sit as their homes lie, clockwise from the first of them."""
        self.game.changing()
        owners = {player.home: seat for seat, player in enumerate(self.state.players)}
        clockwise = [owners[place] for place in self.home_places()]
        first = clockwise.index(self.state.speaker)
        self.state.seating = [*clockwise[first:], *clockwise[:first]]
        self.game.tell(events.Seated(tuple(self.state.seating)))
