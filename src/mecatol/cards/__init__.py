"""What each card does."""

from . import domain_counters, leaders, objectives, strategy, technologies

REGISTERED = (domain_counters, leaders, objectives, strategy, technologies)
