"""What each Political Card does: events, elections and laws."""

from . import (
    council,
    events_fleets,
    events_goods,
    events_planets,
    laws_economy,
    laws_fleets,
    laws_logistics,
    laws_movement,
    laws_offices,
    laws_order,
    laws_points,
    laws_technology,
    laws_throne,
    laws_war,
    laws_wealth,
    official_events,
    official_laws,
    official_points,
    official_research,
    official_wealth,
)
