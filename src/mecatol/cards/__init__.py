"""What each card does."""

from . import action, domain_counters, leaders, objectives, political, promissory_notes, representatives, strategy, technologies
