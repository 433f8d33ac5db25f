"""Central Powers: the chapters that the house rules change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mecatol.rules.contents import added
from mecatol.rules.official import game as official

if TYPE_CHECKING:
    from .objectives import Objectives
    from .set_up import SetUp
    from .status_phase import StatusPhase


class Game(official.Game):
    """A game of Central Powers in progress."""

    set_up: SetUp
    objectives: Objectives
    status_phase: StatusPhase

    __slots__ = added(__annotations__, official.Game)
