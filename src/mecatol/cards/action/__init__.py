"""What each Action Card does."""

from . import (
    actions,
    actions_sheet,
    actions_transport,
    council,
    council_revised,
    hands,
    phases,
    strategy,
    technology,
    trade,
    turns,
    wayfaring,
)

REGISTERED = (
    actions,
    actions_sheet,
    actions_transport,
    council,
    council_revised,
    hands,
    phases,
    strategy,
    technology,
    trade,
    turns,
    wayfaring,
)
