"""What each Strategy Card does."""

from . import base, shattered_ascension, shattered_empire

__all__ = ["base", "shattered_ascension", "shattered_empire"]
