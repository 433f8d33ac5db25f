"""What each card does."""

from . import objectives, strategy, technologies

REGISTERED = (objectives, strategy, technologies)
