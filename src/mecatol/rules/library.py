"""Everything a ruleset has to look up: tables and catalogues."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from mecatol.core.records import Record

from .catalogue import Catalogue
from .content import Content, taken
from .content_cards import Cards
from .decks import copies
from .state import CardId


class Library(Record, frozen=True, dict=True, gc=True):
    """The tables of a ruleset's layers and what its cards do."""

    content: Content
    cards: Cards
    catalogue: Catalogue
    layers: tuple[str, ...] = ()  # of the tables, the lowest first
    decks: tuple[str, ...] = ()  # of the tables of Action and Political Cards, where those are other ones
    as_printed: tuple[str, ...] = ()  # Action Cards that are what the boxes say, whatever a layer makes of them

    def layers_of(self, table: str, ident: str) -> tuple[str, ...]:
        """The layers an entry was read from: with other decks, objectives of the boxes are those decks' too."""
        if table == "action_cards" and ident in self.as_printed:
            return self.layers[:1]
        if (table, ident) in self.taken:
            return (*self.layers[:-1], self.taken[table, ident], self.layers[-1])
        if not self.decks:
            return self.layers
        objective = self.cards.objectives.get(ident) if table == "objectives" else None
        boxed = objective is not None and objective.set in ("base", "shattered_empire")
        return self.decks if boxed or table in ("action_cards", "political_cards") else self.layers

    @cached_property
    def taken(self) -> dict[tuple[str, str], str]:
        """The layers from which single entries are taken."""
        return taken(self.layers)

    @cached_property
    def entries(self) -> dict[str, dict[str, Any]]:
        """Every table's entries by id; planets and Leaders, which stand in entries of others, as tables of their own."""
        content, cards = self.content, self.cards
        return {
            **{field: getattr(content, field) for field in content.__struct_fields__},
            **{field: getattr(cards, field) for field in cards.__struct_fields__},
            "planets": {planet.id: planet for system in content.systems.values() for planet in system.planets},
            "leaders": {leader.id: leader for race in content.races.values() for leader in race.leaders},
        }

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
        return frozenset([*map(CardId, cards), *known])
