"""Shattered Ascension, build 17: the chapters that it alone changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mecatol.rules.shattered_ascension import game as shattered_ascension
from mecatol.rules.state import Seat

if TYPE_CHECKING:
    from .action_cards import ActionCards
    from .artifacts import Artifacts
    from .domain_counters import DomainCounters
    from .economy import Economy
    from .facilities import Facilities
    from .galaxy import Galaxy
    from .invasion import Invasion
    from .landing import Landing
    from .leaders import Leaders
    from .movement import Movement
    from .objectives import Objectives
    from .production import Production
    from .routes import Routes
    from .space_battle import SpaceBattle
    from .space_mines import SpaceMines
    from .status_phase import StatusPhase
    from .strategy_phase import StrategyPhase
    from .technology import Technology
    from .trade import Trade


class Game(shattered_ascension.Game):
    """A game of build 17 in progress."""

    __slots__ = ()

    galaxy: Galaxy
    economy: Economy
    strategy_phase: StrategyPhase
    routes: Routes
    movement: Movement
    space_mines: SpaceMines
    space_battle: SpaceBattle
    landing: Landing
    invasion: Invasion
    production: Production
    facilities: Facilities
    trade: Trade
    technology: Technology
    leaders: Leaders
    objectives: Objectives
    status_phase: StatusPhase
    domain_counters: DomainCounters
    artifacts: Artifacts
    action_cards: ActionCards

    def in_turn(self) -> list[Seat]:
        """Rotation Order always begins with the Speaker (SA17-NOM-14, SA17-NOM-15)."""
        return self.from_speaker()


class Chapter(shattered_ascension.Chapter):
    """A chapter of build 17."""

    __slots__ = ()
    game: Game
