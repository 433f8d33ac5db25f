"""What each Political Card does: events, elections and laws."""

from . import (
    council,
    events_fleets,
    events_goods,
    events_planets,
    laws_economy,
    laws_fleets,
    laws_movement,
    laws_offices,
    laws_points,
    laws_technology,
    laws_war,
    official_events,
    official_laws,
)
