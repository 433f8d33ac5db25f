"""Pacts, an option: each player commands two races, which are two seats at the table (SAES-PAC-01 … 13)."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.rules.state import Seat

from .game import Chapter


class Pacts(Chapter):
    """Who leads whom. Without the option every player has one seat."""

    __slots__ = ()

    def players(self) -> int:
        """How many people sit at the table."""
        return len(self.state.players) // (2 if self.game.parameters.pacts else 1)

    def led_with(self, seat: Seat) -> list[Seat]:
        """The seats of the player who leads one, the first first."""
        return list(range(seat % self.players(), len(self.state.players), self.players()))

    def others(self, seat: Seat) -> list[Seat]:
        """The other seat of the same player, if he has one."""
        return [other for other in self.led_with(seat) if other != seat]

    def one_of_each(self, seats: Sequence[Seat]) -> list[Seat]:
        """Of every player who leads some of these seats, the first of them."""
        found: dict[Seat, Seat] = {}
        for seat in seats:
            found.setdefault(seat % self.players(), seat)
        return list(found.values())

    def rounds(self) -> list[list[Seat]]:
        """The first seats of all players in the order in which they sit, then their second ones."""
        number = self.players()
        firsts = [seat for seat in self.state.seating if seat < number]
        return [firsts, [seat + number for seat in firsts]] if self.game.parameters.pacts else [firsts]

    def round_of(self, seat: Seat) -> list[Seat]:
        """The seats, one of each player, among which a seat is."""
        return next(each for each in self.rounds() if seat in each)
