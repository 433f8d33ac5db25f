"""What each Representative of Political Intrigue can do."""

from . import bodyguards, councilors, spies
