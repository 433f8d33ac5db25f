"""Cease Fire Zones, from the words of the rules."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.rules.moments import ZONE_BINDS, At
from mecatol.rules.official.game import Game
from mecatol.rules.state import Seat, System


def is_closed(game: Game, seat: Seat, system: System) -> bool:
    """Whether a Cease Fire Zone keeps a seat out, unless it is its own and it uses a secondary now (CP-FAQ-42)."""
    markers = [token for token in system.tokens if token.startswith("cease_fire_zone:")]
    action = game.state.action
    breaks = action is not None and action.kind == "strategic" and action.seat != seat
    if not markers or (breaks and f"cease_fire_zone:{seat}" in markers):
        return False
    return game.fold(ZONE_BINDS, True, At(seat, Hex(system.hex)))
