"""Tables with Mercenaries for tests."""

from __future__ import annotations

from skirmish import armies as landed_armies
from skirmish import deal
from skirmish import fleets as met_fleets
from tables import game_of

from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import UnitId

OPTION = "official +mercenaries"
RULES = f"{OPTION} -tactical_retreats"


def fleets(mine: str, theirs: str, **hands: str) -> Game:
    """Seat 0 attacks the fleet of seat 1."""
    return deal(met_fleets(mine, theirs, RULES), **hands)


def armies(landed: str, garrison: str, ships: str = "carrier", **hands: str) -> Game:
    """Seat 1 holds Arnor, seat 0 has landed there."""
    return deal(landed_armies(landed, garrison, ships, RULES), **hands)


def hired(table: Table, seat: int) -> list[UnitId]:
    """The Mercenaries of a player."""
    return game_of(table).mercenaries.of(seat)


def in_deck(table: Table, name: str) -> bool:
    deck = game_of(table).state.mercenary_deck
    return name in (*deck.bag, *deck.top, *deck.bottom)


def evasions(table: Table) -> list[tuple[str, int, bool]]:
    """Who rolled what for a hit, and whether it missed."""
    return [(e["kind"], e["face"], e["evaded"]) for e in table.events_since(None) if e["event"] == "evaded"]
