"""Laws about how many ships of a type sail together, and about fleets that are stopped."""

from __future__ import annotations

from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.rules.board import is_ship
from mecatol.rules.layers import shattered_ascension as effects
from mecatol.rules.moments import BEFORE_SAILING, MOST_OF_A_KIND, Unit
from mecatol.rules.shattered_ascension.game import Game

from .common import Motion, each, election
from .official_laws import break_up_fleets, may_stop, pays_or_scuttles, stop

MOST_ALIKE = 3

Motion("fleet_restrictions", break_up_fleets, each(pays_or_scuttles(MOST_ALIKE)))


@effects.modify("fleet_restrictions", MOST_OF_A_KIND, ANY, BOUND)
def few_alike(game: Game, effect: Effect, most: int, unit: Unit) -> int:
    """Three ships of a type, Fighters too."""
    return min(most, MOST_ALIKE) if is_ship(unit.kind) else most


election("minister_of_peace", "player")
effects.may("minister_of_peace", BEFORE_SAILING, may_stop)(stop)
