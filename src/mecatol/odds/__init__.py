"""Exact battle odds: the whole distribution of a battle's outcomes with the engine's own modifiers, and no dice rolled."""

from .clash import battle
from .force import Force
from .result import Result
from .words import OddsError

__all__ = ["Force", "OddsError", "Result", "battle"]
