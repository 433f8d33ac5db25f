"""Fall of the Empire: the chapters that the scenario changes, and the one it adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mecatol.core.zones import Zone
from mecatol.rules.contents import added
from mecatol.rules.official import game as official
from mecatol.rules.state import NOBODY, Seat

if TYPE_CHECKING:
    from .galaxy_building import GalaxyBuilding
    from .objectives import Objectives
    from .politics import Politics
    from .production import Production
    from .set_up import SetUp
    from .tactical import Tactical
    from .treaties import Treaties
    from .victory import Victory

EMPERORS = "lazax"  # the race that rules


class Game(official.Game):
    """A game of Fall of the Empire in progress (OFF-SOT-FOE)."""

    set_up: SetUp
    galaxy_building: GalaxyBuilding
    tactical: Tactical
    production: Production
    politics: Politics
    objectives: Objectives
    victory: Victory
    treaties: Treaties

    __slots__ = added(__annotations__, official.Game)

    def emperor(self) -> Seat:
        """The player of the Lazax."""
        return self.seat_of(EMPERORS)

    def emperors(self) -> list[Seat]:
        """The same, as long as he is in the game."""
        return [seat for seat in self.playing() if seat == self.emperor()]

    def seat_of(self, race: str) -> Seat:
        """The player of a race."""
        return next((seat for seat, player in enumerate(self.state.players) if player.race == race), NOBODY)

    def zones(self) -> list[Zone]:
        """Treaty Cards too, in hands and put away face down."""
        found = [*super().zones(), *(Zone("treaty", seat, player.treaties) for seat, player in enumerate(self.state.players))]
        return [*found, Zone("treaty", -1, self.state.box["treaty"])] if "treaty" in self.state.box else found


class Chapter(official.Chapter):
    """A chapter of Fall of the Empire."""

    __slots__ = ()
    game: Game
