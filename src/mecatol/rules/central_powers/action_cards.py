"""Action Cards of Central Powers: none of them does anything in a Cease Fire Zone but its declarer's."""

from __future__ import annotations

from mecatol.rules.catalogue import ActionRule
from mecatol.rules.official import action_cards as official
from mecatol.rules.state import Played

from .game import Game


class ActionCards(official.ActionCards):
    """Cards and the peace of a zone."""

    __slots__ = ()
    game: Game

    def laid(self, played: Played) -> None:
        """A card does nothing in a zone that binds its player (CP-FAQ-38)."""
        for hex_ in dict.fromkeys(played.locations):
            if self.game.cease_fire.is_closed_to(played.seat, hex_):
                self.sabotage(played, "cease_fire", hex_)

    async def take_effect(self, rule: ActionRule, played: Played) -> None:
        """A card of the declarer's that takes effect in his zone breaks it first (CP-FAQ-39, CP-FAQ-43)."""
        for hex_ in dict.fromkeys(played.locations):
            self.game.cease_fire.broken(played.seat, hex_)
        await super().take_effect(rule, played)
