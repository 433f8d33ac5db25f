"""Central Powers: the chapters that the house rules change, and those they add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mecatol.rules.contents import added
from mecatol.rules.official import game as official

if TYPE_CHECKING:
    from .bombardment import Bombardment
    from .cease_fire import CeaseFire
    from .combat import Combat
    from .economy import Economy
    from .invasion import Invasion
    from .objectives import Objectives
    from .politics import Politics
    from .production import Production
    from .senate import Senate
    from .set_up import SetUp
    from .status_phase import StatusPhase
    from .strategy_phase import StrategyPhase
    from .transfer import Transfer


class Game(official.Game):
    """A game of Central Powers in progress."""

    set_up: SetUp
    economy: Economy
    strategy_phase: StrategyPhase
    combat: Combat
    bombardment: Bombardment
    invasion: Invasion
    production: Production
    politics: Politics
    objectives: Objectives
    status_phase: StatusPhase
    transfer: Transfer
    cease_fire: CeaseFire
    senate: Senate

    __slots__ = added(__annotations__, official.Game)


class Chapter(official.Chapter):
    """A chapter of Central Powers."""

    __slots__ = ()
    game: Game
