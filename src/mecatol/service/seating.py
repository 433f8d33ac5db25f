"""Player and seat are two words: with Pacts each player has two seats, and whoever takes his place takes both (SAES-PAC-01)."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from . import messages as wire
from .ledger import SeatRow
from .messages.basics import JOINERS
from .roster import login

UNHEARD = re.compile(rf"[\s{JOINERS}]+")
PACTS = "+pacts"  # as the text of a ruleset says it; nobody needs to read the ruleset itself for that


# What bots are called that take open seats.
NAMES = ("Vela", "Orrin", "Sable", "Tamsin", "Kestrel", "Juno", "Rook", "Isolde", "Corvo", "Lyra")


def filled(seats: tuple[SeatRow, ...], bot: str) -> tuple[SeatRow, ...]:
    """Bots take the seats that nobody has: those of friends under their names, open ones under names of their own."""
    taken = {seat.name for seat in seats}
    free = iter([name for name in NAMES if name not in taken])
    return tuple(
        seat if seat.bot or seat.guests else SeatRow(seat.seat, next(free, seat.name) if seat.open else seat.name, bot, ())
        for seat in seats
    )


def led_with(ruleset: str, seats: int, seat: int) -> tuple[int, ...]:
    """The seats of the player who has one, the first first."""
    players = seats // 2 if PACTS in ruleset.split() else seats
    return tuple(range(seat % players, seats, players))


def looks(name: str) -> str:
    """A name as others see it: who is called almost like somebody else is taken for him."""
    return UNHEARD.sub("", login(name))


@lru_cache
def shared(ruleset: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats of each player who has several."""
    players = dict.fromkeys(led_with(ruleset, seats, seat) for seat in range(seats))
    return tuple(led for led in players if len(led) > 1)


def joined(wanted: wire.NewTable, ruleset: str) -> wire.NewTable:
    """A table as it is wanted, where whoever plays a player's first seat plays all of them."""
    first = [led_with(ruleset, len(wanted.seats), seat)[0] for seat in range(len(wanted.seats))]
    seats = tuple(
        msgspec.structs.replace(seat, plays=wanted.seats[lead].plays, bot=wanted.seats[lead].bot)
        for seat, lead in zip(wanted.seats, first, strict=True)
    )
    return msgspec.structs.replace(wanted, seats=seats)
