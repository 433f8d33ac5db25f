"""Hands of Political Cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from mecatol.core.decisions import Option, grants
from mecatol.core.errors import EngineFault
from mecatol.rules.state import Seat

from .hands import Hands


class PoliticalCards(Hands):
    """Players hold Political Cards and bring agendas from their hands before the council (OFF-POL-5)."""

    __slots__ = ()
    kind: ClassVar[Literal["action", "political"]] = "political"

    @grants("OFF-POL-5")
    def excess(self, seat: Seat) -> Sequence[str | Option[str]]:
        return super().excess(seat)

    def acts(self, seat: Seat) -> list[Option[str]]:
        """What a player may do with his Political Cards at any time."""
        return []

    async def act(self, seat: Seat, key: str) -> None:
        """Carry out what was offered; officially that is nothing."""
        raise EngineFault(f"{key!r} is nothing that can be done out of turn")
