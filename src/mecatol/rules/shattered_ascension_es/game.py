"""Shattered Ascension, the Spanish edition: the chapters that it alone changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mecatol.rules.shattered_ascension import game as shattered_ascension

if TYPE_CHECKING:
    from .action_cards import ActionCards
    from .bombardment import Bombardment
    from .domain_counters import DomainCounters
    from .economy import Economy
    from .facilities import Facilities
    from .galaxy_building import GalaxyBuilding
    from .invasion import Invasion
    from .leaders import Leaders
    from .mercenaries import Mercenaries
    from .movement import Movement
    from .objectives import Objectives
    from .politics import Politics
    from .production import Production
    from .set_up import SetUp
    from .simultaneous import Simultaneous
    from .space_battle import SpaceBattle
    from .space_cannon import SpaceCannon
    from .space_mines import SpaceMines
    from .star_by_star import StarByStar
    from .status_phase import StatusPhase
    from .strategy_phase import StrategyPhase
    from .surrender import Surrender
    from .tactical import Tactical
    from .technology import Technology
    from .trade import Trade
    from .transfer import Transfer
    from .victory import Victory


class Game(shattered_ascension.Game):
    """A game of the Spanish edition in progress."""

    __slots__ = ()

    economy: Economy
    set_up: SetUp
    galaxy_building: GalaxyBuilding
    strategy_phase: StrategyPhase
    tactical: Tactical
    movement: Movement
    transfer: Transfer
    simultaneous: Simultaneous
    space_mines: SpaceMines
    space_cannon: SpaceCannon
    space_battle: SpaceBattle
    bombardment: Bombardment
    invasion: Invasion
    production: Production
    facilities: Facilities
    trade: Trade
    politics: Politics
    technology: Technology
    leaders: Leaders
    mercenaries: Mercenaries
    objectives: Objectives
    victory: Victory
    surrender: Surrender
    star_by_star: StarByStar
    status_phase: StatusPhase
    domain_counters: DomainCounters
    action_cards: ActionCards


class Chapter(shattered_ascension.Chapter):
    """A chapter of the Spanish edition."""

    __slots__ = ()
    game: Game
