"""What gets out of a Gravity Rift: a retreat is a way out like any other, and a die is rolled for each ship (OFF-SYS-5)."""

from __future__ import annotations

from functools import lru_cache

from mecatol.rules.pieces import is_ship
from mecatol.rules.state import UnitId

from .arena import Arena
from .dice import binomial
from .fleet import Counts, Fleet

NO_PERIL: dict[UnitId, float] = {}


def perils(arena: Arena, side: int, fleet: Fleet) -> dict[UnitId, float]:
    """The chance that a ship is lost on the way out, by its kind."""
    game, seat = arena.game, arena.seats[side]
    if arena.planet or not game.routes.perilous(0):
        return NO_PERIL
    kinds = dict.fromkeys(slot.kind for slot in fleet.slots if slot.fights and is_ship(slot.kind))
    rolling = [kind for kind in kinds if game.movement.moves_itself(kind) and game.routes.rift_rolls(seat, kind, arena.system)]
    return dict.fromkeys(rolling, game.parameters.rift_peril / 10)


def out_of(fleet: Fleet, counts: Counts, lost: dict[UnitId, float]) -> dict[Counts, float]:
    """What is left of a fleet that goes, and the chance of just that."""
    found: dict[Counts, float] = {(): 1.0}
    for slot, count in zip(fleet.slots, counts, strict=True):
        chances = _losses(count, lost.get(slot.kind, 0.0) if slot.fights else 0.0)
        found = {(*before, count - gone): p * q for before, p in found.items() for gone, q in enumerate(chances) if q}
    return found


@lru_cache(maxsize=1024)
def _losses(count: int, peril: float) -> list[float]:
    return list(map(float, binomial(count, peril).tolist())) if peril else [1.0]
