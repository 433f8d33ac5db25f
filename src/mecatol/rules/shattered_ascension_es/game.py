"""Shattered Ascension, the Spanish edition: the chapters that it alone changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mecatol.rules.shattered_ascension import game as shattered_ascension

if TYPE_CHECKING:
    from .galaxy_building import GalaxyBuilding
    from .set_up import SetUp
    from .trade import Trade


class Game(shattered_ascension.Game):
    """A game of the Spanish edition in progress."""

    __slots__ = ()

    set_up: SetUp
    galaxy_building: GalaxyBuilding
    trade: Trade


class Chapter(shattered_ascension.Chapter):
    """A chapter of the Spanish edition."""

    __slots__ = ()
    game: Game
