"""The two sides of a Mercenary's token as kinds of units."""

from __future__ import annotations

from collections.abc import Mapping

from .content import Unit
from .content_cards import Mercenary
from .state import GROUND_SIDE, UnitId


def sides(mercenaries: Mapping[UnitId, Mercenary]) -> dict[UnitId, Unit]:
    """What is printed of every Mercenary in space, then of every one on planets (OFF-SOT-MRC)."""
    in_space = {name: _unit(card, flying=True) for name, card in mercenaries.items()}
    return in_space | {GROUND_SIDE[name]: _unit(card, flying=False) for name, card in mercenaries.items()}


def _unit(card: Mercenary, *, flying: bool) -> Unit:
    return Unit(
        name=card.name,
        category="ship" if flying else "ground",
        cost=0,
        per=0,
        production=0,
        combat=card.space_combat if flying else card.ground_combat,
        dice=card.space_dice if flying else 1,
        movement=card.movement if flying else 0,
        capacity=card.capacity if flying else 0,
        limit=1,
        supply=1,
        per_planet=0,
        sustain=card.sustain,
        bombardment=0,
        barrage=0,
        space_cannon=0,
        invasion_defence=0,
        shield=0,
        docks=0,
        requires="",
        evasion=card.evasion,
    )
