"""What each card does."""

from . import action, domain_counters, leaders, objectives, strategy, technologies

REGISTERED = (action, domain_counters, leaders, objectives, strategy, technologies)
