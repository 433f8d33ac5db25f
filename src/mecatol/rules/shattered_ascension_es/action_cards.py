"""Hands of Action Cards, and playing them."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.rules.shattered_ascension import action_cards as shattered_ascension

from .game import Chapter


class ActionCards(shattered_ascension.ActionCards, Chapter):
    """A Home System that its race has lost is a system like others."""

    __slots__ = ()

    def is_target(self, hex_: Hex) -> bool:
        """A Home System is one only while its own race controls a planet there (SAES-GEN-15)."""
        return super().is_target(hex_) or not self.is_kept(hex_)

    def is_kept(self, hex_: Hex) -> bool:
        """Whether the race of a Home System controls a planet of it."""
        race = self.game.board.tile(hex_).race
        owners = [seat for seat, player in enumerate(self.state.players) if player.race == race]
        return any(planet.owner in owners for planet in self.game.board.system(hex_).planets)
