"""Central Powers: the chapters that the house rules change, and those they add."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar, TypeVarTuple

from mecatol.core.decisions import Option, Procedure, clause_of
from mecatol.rules.contents import added
from mecatol.rules.official import game as official

if TYPE_CHECKING:
    from .action_cards import ActionCards
    from .bombardment import Bombardment
    from .cease_fire import CeaseFire
    from .combat import Combat
    from .economy import Economy
    from .galaxy_building import GalaxyBuilding
    from .invasion import Invasion
    from .movement import Movement
    from .objectives import Objectives
    from .politics import Politics
    from .production import Production
    from .routes import Routes
    from .senate import Senate
    from .set_up import SetUp
    from .status_phase import StatusPhase
    from .strategy_phase import StrategyPhase
    from .transfer import Transfer
    from .victory import Victory


K = TypeVar("K", bound=str)
Args = TypeVarTuple("Args")


class Game(official.Game):
    """A game of Central Powers in progress."""

    set_up: SetUp
    galaxy_building: GalaxyBuilding
    economy: Economy
    strategy_phase: StrategyPhase
    routes: Routes
    movement: Movement
    transfer: Transfer
    combat: Combat
    bombardment: Bombardment
    invasion: Invasion
    production: Production
    politics: Politics
    objectives: Objectives
    victory: Victory
    status_phase: StatusPhase
    action_cards: ActionCards
    cease_fire: CeaseFire
    senate: Senate

    __slots__ = added(__annotations__, official.Game)

    def choose(self, seat: int, name: str, options: Callable[[*Args], Sequence[K | Option[K]]], *args: *Args) -> Procedure[K]:
        """Whoever plays an Action Card names nothing in a Cease Fire Zone that is closed to him (CP-FAQ-38)."""
        if self.state.stack and self.state.stack[-1].seat == seat and self.cease_fire.zones():
            return super().choose(seat, name, Sparing(self.cease_fire, seat, options), *args)
        return super().choose(seat, name, options, *args)


class Sparing(Generic[*Args, K]):
    """A function that lists options, less those that touch a zone closed to a player, if others are left."""

    __slots__ = ("cease_fire", "clause", "options", "seat")

    def __init__(self, cease_fire: CeaseFire, seat: int, options: Callable[[*Args], Sequence[K | Option[K]]]) -> None:
        self.cease_fire, self.seat, self.options, self.clause = cease_fire, seat, options, clause_of(options)

    def __call__(self, *args: *Args) -> Sequence[K | Option[K]]:
        found = self.options(*args)
        kept = [each for each in found if not isinstance(each, Option) or not self.cease_fire.spares(self.seat, each.things)]
        return kept or found


class Chapter(official.Chapter):
    """A chapter of Central Powers."""

    __slots__ = ()
    game: Game
