"""What agendas of the scenario share."""

from __future__ import annotations

from collections.abc import Callable

from mecatol.cards.political.motions import Deed, Elected, Eligible, Motion, elects
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.layers import fall_of_the_empire_cards as deck

CLAUSE = "OFF-SOT-FOE"


def motion(card: str, passed: Deed | None = None, refused: Deed | None = None, *, key: str = "") -> Motion:
    """An agenda of the scenario that is voted for or against."""
    return Motion(card, passed, refused, deck=deck, key=key)


def election(card: str, kind: str, eligible: Eligible | None = None) -> Callable[[Elected], Elected]:
    """An agenda of the scenario by which something is elected."""
    return elects(card, kind, eligible, deck=deck)


def not_the_emperor(game: Game, name: str) -> bool:
    """Whether a player is not the one of the Lazax."""
    return int(name) != game.emperor()
