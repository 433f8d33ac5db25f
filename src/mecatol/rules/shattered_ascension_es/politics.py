"""Agendas, votes and laws."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants
from mecatol.rules.shattered_ascension import politics as shattered_ascension
from mecatol.rules.state import Seat

from .game import Chapter


class Politics(shattered_ascension.Politics, Chapter):
    """The Speaker of a Twilight Council keeps the token."""

    __slots__ = ()

    @grants("SA17-TWC-07", "SA17-TWC-08", "SAES-TWC-05")
    def assembly_options(self, seat: Seat) -> list[Option[str]]:
        """In a Twilight Council the Speaker may not choose the second way (SAES-TWC-05)."""
        options = super().assembly_options(seat)
        barred = self.game.parameters.twilight_council and seat == self.state.speaker
        return [option for option in options if option.key != "b" or not barred]
