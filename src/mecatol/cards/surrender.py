"""What surrendering does to whoever has done it (SA17-SUR-02, SA17-SUR-16)."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Effect
from mecatol.rules.layers import shattered_ascension
from mecatol.rules.moments import MAY_VOTE, VICTORY_POINTS
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.shattered_ascension.surrender import SURRENDERED
from mecatol.rules.state import Seat


@shattered_ascension.modify(SURRENDERED, VICTORY_POINTS)
def points_of_the_surrendered(game: Game, effect: Effect, points: int, seat: Seat) -> int:
    return points - game.surrender.price(seat)


@shattered_ascension.modify(SURRENDERED, MAY_VOTE)
def votes_of_the_surrendered(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return Verdict(False, "SA17-SUR-16") if game.surrender.is_ignored(seat) else verdict
