"""Everything a ruleset has to look up: tables and catalogues."""

from __future__ import annotations

from mecatol.core.records import Record

from .catalogue import Catalogue
from .content import Content
from .content_cards import Cards


class Library(Record, frozen=True):
    """The tables of a ruleset's layers and what its cards do."""

    content: Content
    cards: Cards
    catalogue: Catalogue
