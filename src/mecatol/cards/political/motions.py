"""How Political Cards are entered: for or against, or by electing something.

The lasting effect of a law has the card's id as its key; what an event, or a law refused, does for a while has a key of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from mecatol.core.decisions import Option, Procedure
from mecatol.rules.catalogue import Catalogue
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.naming import name_of
from mecatol.rules.official.game import Game
from mecatol.rules.official.politics import AGAINST, FOR
from mecatol.rules.state import Seat

# The first argument is the game: a later ruleset's card may use what only its own chapters have.
Deed: TypeAlias = Callable[[Any], Procedure[None]]
Turn: TypeAlias = Callable[[Any, Seat], Procedure[None]]
Seats: TypeAlias = Callable[[Any], Sequence[Seat]]
Elected: TypeAlias = Callable[[Any, Any], Procedure[None]]  # the name of what is elected: a planet's, a player's, a law's …
Eligible: TypeAlias = Callable[[Any, Any], bool]


class Motion:
    """A card that is voted for or against, and what each outcome does at once."""

    def __init__(
        self,
        card: str,
        passed: Deed | None = None,
        refused: Deed | None = None,
        *,
        everybody: bool = False,
        deck: Catalogue = catalogue,
        key: str = "",
    ) -> None:
        self.deeds: dict[str, Deed] = {}
        if passed is not None:
            self.deeds[FOR] = passed
        if refused is not None:
            self.deeds[AGAINST] = refused
        deck.political_card(card, for_or_against, everybody=everybody, key=key)(self.enact)

    async def enact(self, game: Game, card: str, outcome: str) -> None:
        """Carry out an outcome; most refused cards do nothing."""
        if outcome in self.deeds:
            await self.deeds[outcome](game)

    def passed(self, deed: Deed) -> Deed:
        """The procedure is what it does when the majority is for it."""
        self.deeds[FOR] = deed
        return deed

    def refused(self, deed: Deed) -> Deed:
        """The procedure is what it does when the majority is against it."""
        self.deeds[AGAINST] = deed
        return deed


def for_or_against(game: Game) -> list[Option[str]]:
    return game.politics.electable("")


def election(card: str, kind: str, eligible: Eligible | None = None, *, deck: Catalogue = catalogue, key: str = "") -> None:
    """A law that lies with whatever was elected and does nothing at once."""

    @elects(card, kind, eligible, deck=deck, key=key)
    async def nothing(game: Game, name: str) -> None:
        """What it does is its effect."""


def elects(
    card: str, kind: str, eligible: Eligible | None = None, *, deck: Catalogue = catalogue, key: str = ""
) -> Callable[[Elected], Elected]:
    """The procedure is what an election does at once: (game, the name of what was elected)."""

    def outcomes(game: Game) -> list[Option[str]]:
        return [option for option in game.politics.electable(kind) if eligible is None or eligible(game, name_of(option.key))]

    def register(deed: Elected) -> Elected:
        async def enact(game: Game, card: str, outcome: str) -> None:
            await deed(game, name_of(outcome))

        deck.political_card(card, outcomes, key=key)(enact)
        return deed

    return register
