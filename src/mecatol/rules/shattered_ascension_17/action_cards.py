"""Hands of Action Cards, and playing them."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.rules.pieces import in_system
from mecatol.rules.shattered_ascension import action_cards as shattered_ascension
from mecatol.rules.state import NOBODY, Seat

from .game import Chapter


class ActionCards(shattered_ascension.ActionCards, Chapter):
    """Cards in Home Systems need the leave of the original owner."""

    __slots__ = ()

    def is_target(self, hex_: Hex) -> bool:
        """A Home System whose original owner is still there to be asked is open too (SA17-GEN-12)."""
        return super().is_target(hex_) or self.settler(hex_) in self.game.playing()

    def settler(self, hex_: Hex) -> Seat:
        """The player whose Home System a system was at the start, or whose gate it is; nobody's, if it is neither."""
        race = self.game.board.tile(hex_).race
        return next((seat for seat, player in enumerate(self.state.players) if race and player.race == race), NOBODY)

    async def permission(self, seat: Seat, hex_: Hex) -> bool:
        """In a Home System the original owner is asked, whoever holds it now; consent makes it lawful (SA17-GEN-12)."""
        owner = self.settler(hex_)
        return owner in (NOBODY, seat) or await self.game.choose(owner, "permission", self.permissions, seat, hex_) == "yes"

    @grants("SA17-GEN-12")
    def permissions(self, seat: Seat, hex_: Hex) -> list[Option[str]]:
        """Let somebody's card take effect in the Home System, or not."""
        where = in_system(hex_)
        return [
            Option(key, "", (where, f"player:{seat}"), message(f"option-permission-{key}", player=seat)) for key in ("yes", "no")
        ]
