"""Everything a ruleset has to look up: tables and catalogues."""

from __future__ import annotations

from functools import cached_property

from mecatol.core.records import Record

from .catalogue import Catalogue
from .content import Content
from .content_cards import Cards
from .decks import copies
from .state import CardId


class Library(Record, frozen=True, dict=True):
    """The tables of a ruleset's layers and what its cards do."""

    content: Content
    cards: Cards
    catalogue: Catalogue

    @cached_property
    def answering(self) -> dict[str, frozenset[CardId]]:
        """The Action Cards that could be played at each time, also in the form of another; for membership, never iterated."""
        disguised = [card for card, rule in self.catalogue.actions.items() if rule.guises]
        return {name: self._every_copy([*cards, *disguised]) for name, cards in self.catalogue.played_at.items()}

    @cached_property
    def times(self) -> dict[CardId, list[str]]:
        """When each Action Card could be played, also in the form of another."""
        found: dict[CardId, list[str]] = {}
        for time, cards in self.answering.items():
            for card in sorted(cards):
                found.setdefault(card, []).append(time)
        return found

    def _every_copy(self, cards: list[str]) -> frozenset[CardId]:
        """The ids of all copies, and the cards' names: positions written by hand may call the first copy by its name."""
        printed = self.cards.action_cards
        known = [copy for card in cards if card in printed for copy in copies(card, printed[card].count)]
        return frozenset([*cards, *known])
