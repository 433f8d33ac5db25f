"""What each Action Card does."""

from . import activation, bombardments, council, dice, invasions, movement, production, rounds, space_battles

REGISTERED = (activation, bombardments, council, dice, invasions, movement, production, rounds, space_battles)
