"""What each card does."""

from . import strategy, technologies

REGISTERED = (strategy, technologies)
