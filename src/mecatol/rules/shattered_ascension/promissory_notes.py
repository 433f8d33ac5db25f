"""Promissory Notes: promises that are handed over, and honoured when their holder plays them."""

from __future__ import annotations

from typing import ClassVar

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.rules.naming import words_of
from mecatol.rules.official import promissory_notes as official
from mecatol.rules.state import Seat

from .game import Chapter


class PromissoryNotes(official.PromissoryNotes, Chapter):
    """Every player owns one of each (SA17-SET-47); there is no Support of the Throne among them (SA17-SOT-09).

    What has no use at this table, where Representatives are not played, can be given all the same.
    """

    __slots__ = ()
    clause: ClassVar[str] = "SA17-SOT-08"

    def in_play(self) -> bool:
        return self.game.parameters.promissory_notes

    @grants("SA17-SOT-08")
    def acts(self, seat: Seat) -> list[Option[str]]:
        """At any time a player may give one of his notes to somebody, as part of a deal or not (SA17-SOT-08)."""
        return [
            Option(
                f"note:{note}:{other}", "SA17-SOT-08", (f"player:{other}",), message("option-give-note", note=note, player=other)
            )
            for note in self.kept(seat)
            for other in self.game.opponents(seat)
        ]

    async def act(self, seat: Seat, key: str) -> None:
        """A note is handed over."""
        _, note, other = words_of(key)
        self.give(seat, note, int(other))

    def ways_out(self, seat: Seat) -> list[Hex]:
        """A retreat like any other."""
        return self.game.space_battle.destinations(seat)

    def clear_way(self, seat: Seat, to: Hex) -> None:
        """It is paid for like any other."""
