"""What each card does."""

from . import (
    action,
    domain_counters,
    fall_of_the_empire,
    leaders,
    mercenaries,
    objectives,
    political,
    promissory_notes,
    representatives,
    strategy,
    surrender,
    technologies,
)
