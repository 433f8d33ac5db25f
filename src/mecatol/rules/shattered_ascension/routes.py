"""Ways through the galaxy: Gravity Rifts and tokens on borders."""

from __future__ import annotations

from mecatol.core import hexes
from mecatol.core.decisions import ALLOWED, Verdict, message
from mecatol.core.hexes import Hex
from mecatol.rules.moments import Travel
from mecatol.rules.official import routes as official
from mecatol.rules.state import BorderToken

from .game import Chapter


class Routes(official.Routes, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    def entry(self, travel: Travel) -> Verdict:
        """Tokens lie on borders of preset maps (SA17-BRD-01); who goes by wormhole crosses none."""
        tokens = self.game.galaxy.border_tokens(travel.frm, travel.to)
        if tokens and not self.game.galaxy.linked(travel.frm, travel.to, travel.seat):
            closed = [verdict for token in tokens if not (verdict := self.border_entry(token, travel)).allowed]
            if closed:
                return next((verdict for verdict in closed if verdict.clause == "SA17-TOK-05"), closed[0])
        return super().entry(travel)

    def border_entry(self, token: BorderToken, travel: Travel) -> Verdict:
        """An Asteroid Belt needs a technology (SA17-TOK-03, SA17-BRD-02), nothing opens a Space-Time Anomaly (SA17-TOK-05,
        SA17-BRD-04), and a Standing Grav Wave lets ships through in its own direction only (SA17-BRD-05)."""
        between = message("explain-border", token=token.kind, system=travel.frm, other=travel.to)
        if token.kind == "asteroid_belt":
            return Verdict(False, "SA17-TOK-03", between)
        if token.kind == "space_time_anomaly":
            return Verdict(False, "SA17-TOK-05", between)
        if token.kind == "grav_wave" and token.towards != travel.to:
            return Verdict(False, "SA17-BRD-05", between)
        return ALLOWED

    def gain(self, before: Hex, rift: Hex, after: Hex) -> int:
        """One more system for who leaves a Gravity Rift on another side than straight ahead (SA17-SOT-02); not by wormhole."""
        if self.game.galaxy.hazard(rift) != "gravity_rift" or hexes.straight(before, rift, after):
            return 0
        touching = hexes.direction(before, rift) is not None and hexes.direction(rift, after) is not None
        return self.game.parameters.rift_bonus if touching else 0

    def perilous(self, step: int) -> bool:
        """Only passing through a Gravity Rift is dangerous, not starting in it (SA17-SOT-04)."""
        return step > 0
