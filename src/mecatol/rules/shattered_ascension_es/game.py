"""Shattered Ascension, the Spanish edition: the chapters that it alone changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mecatol.rules.shattered_ascension import game as shattered_ascension

if TYPE_CHECKING:
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
    from .star_by_star import StarByStar
    from .strategy_phase import StrategyPhase
    from .surrender import Surrender
    from .technology import Technology
    from .trade import Trade
    from .transfer import Transfer
    from .victory import Victory


class Game(shattered_ascension.Game):
    """A game of the Spanish edition in progress."""

    __slots__ = ()

    set_up: SetUp
    galaxy_building: GalaxyBuilding
    strategy_phase: StrategyPhase
    movement: Movement
    transfer: Transfer
    simultaneous: Simultaneous
    space_cannon: SpaceCannon
    space_battle: SpaceBattle
    invasion: Invasion
    production: Production
    trade: Trade
    politics: Politics
    technology: Technology
    leaders: Leaders
    mercenaries: Mercenaries
    objectives: Objectives
    victory: Victory
    surrender: Surrender
    star_by_star: StarByStar


class Chapter(shattered_ascension.Chapter):
    """A chapter of the Spanish edition."""

    __slots__ = ()
    game: Game
