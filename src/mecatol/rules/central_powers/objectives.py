"""Objectives of Central Powers: what lies open from the start, and when the game is not over."""

from __future__ import annotations

from mecatol.rules.official import objectives as official

from .game import Game


class Objectives(official.Objectives):
    """Objectives as the house rules have them."""

    __slots__ = ()
    game: Game

    def run_out(self) -> bool:
        """The objectives never run out: a game ends by its goal, by the last round agreed on, or by a card that wins
        (CP-OPT-03)."""
        return False
