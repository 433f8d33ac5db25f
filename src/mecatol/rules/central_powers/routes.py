"""Where ships may go: not into a Cease Fire Zone."""

from __future__ import annotations

from mecatol.core.decisions import Verdict, message
from mecatol.rules.moments import Travel
from mecatol.rules.official import routes as official

from .game import Game


class Routes(official.Routes):
    """Nobody comes into a Cease Fire Zone, nor through it, by whatever means (CP-FAQ-26, CP-FAQ-27)."""

    __slots__ = ()
    game: Game

    def entry(self, travel: Travel) -> Verdict:
        if self.game.cease_fire.bars(travel.seat, travel.to):
            return Verdict(False, "CP-FAQ-27", message("explain-cease-fire", system=travel.to))
        return super().entry(travel)
