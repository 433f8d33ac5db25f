"""How many ships and how much cargo a system may hold."""

from __future__ import annotations

from mecatol.rules.official import fleet_supply as official

from .game import Chapter


class FleetSupply(official.FleetSupply, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()
