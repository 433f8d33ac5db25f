"""What each card does."""

from . import (
    action,
    domain_counters,
    fall_of_the_empire,
    leaders,
    objectives,
    political,
    promissory_notes,
    representatives,
    strategy,
    technologies,
)
