"""Exact battle odds: the whole distribution of a battle's outcomes with the engine's own modifiers, and no dice rolled."""

from .clash import Assault, assault, battle
from .force import Force
from .result import Result
from .table import from_table
from .words import OddsError

__all__ = ["Assault", "Force", "OddsError", "Result", "assault", "battle", "from_table"]
