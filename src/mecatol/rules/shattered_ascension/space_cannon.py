"""PDS fire at ships."""

from __future__ import annotations

from mecatol.core.decisions import Verdict, message
from mecatol.core.hexes import Hex
from mecatol.rules.official import space_cannon as official

from .game import Chapter

# SA17-TOK-04, SA17-BRD-03 and SA17-TOK-05: what no cannon shoots across.
CLOSED = {"asteroid_belt": "SA17-TOK-04", "space_time_anomaly": "SA17-TOK-05"}


class SpaceCannon(official.SpaceCannon, Chapter):
    """Some borders stop fire."""

    __slots__ = ()

    def border(self, frm: Hex, to: Hex) -> Verdict:
        for token in self.game.galaxy.border_tokens(frm, to):
            if token.kind in CLOSED:
                return Verdict(False, CLOSED[token.kind], message("explain-no-fire-across", kind=token.kind))
        return super().border(frm, to)
