"""Ways through the galaxy: border tokens, Fighters in the way."""

from __future__ import annotations

from mecatol.core.decisions import ALLOWED, Verdict, message
from mecatol.rules.moments import Travel
from mecatol.rules.pieces import is_big_ship, is_ship
from mecatol.rules.shattered_ascension import routes as shattered_ascension
from mecatol.rules.state import BorderToken, UnitId

from .game import Chapter


class Routes(shattered_ascension.Routes, Chapter):
    """Tokens on borders, and Fighters that bar the way."""

    __slots__ = ()

    def entry(self, travel: Travel) -> Verdict:
        """Tokens lie on borders of preset maps (SA17-BRD-01); who goes by wormhole crosses none."""
        tokens = self.game.galaxy.border_tokens(travel.frm, travel.to) if self.state.border_tokens else ()
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

    def blocks(self, kind: UnitId) -> bool:
        """Every ship does, Fighters included (SA17-GEN-28)."""
        return is_ship(kind)

    def barred(self, travel: Travel) -> Verdict:
        """Fighters bar the way like other ships (SA17-GEN-28); nobody does in a Gravity Rift (SA17-SOT-03)."""
        verdict = super().barred(travel)
        if not verdict.allowed and self.game.galaxy.hazard(travel.to) == "gravity_rift":
            return ALLOWED
        if verdict.allowed or any(
            is_big_ship(group.kind)
            for owner in self.game.board.enemy_fleets(travel.seat, travel.to)
            for group in self.game.board.ships(owner, travel.to)
        ):
            return verdict
        return Verdict(False, "SA17-GEN-28", verdict.because)
