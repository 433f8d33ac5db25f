"""What each Representative of Political Intrigue can do."""

from . import bodyguards, councilors, spies

__all__ = ["bodyguards", "councilors", "spies"]
