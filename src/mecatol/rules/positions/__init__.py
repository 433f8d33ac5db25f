"""Positions as text: a TOML notation of anything that can lie on the table, for tests, bug reports and puzzles.

`read` and `write` are inverse to each other. What a text leaves out is what a fair table would have: the rest of each deck, the
effects of what the players own, the next step of the phase. The notation is described in docs/positions.md.
"""

from .defaults import default_effects
from .reader import ImpossiblePosition, Lines, read
from .writer import write

__all__ = ["ImpossiblePosition", "Lines", "default_effects", "read", "write"]
