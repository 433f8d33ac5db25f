"""Where systems lie and which are next to each other."""

from __future__ import annotations

from mecatol.core.hexes import Graph, Hex
from mecatol.core.memo import Memo
from mecatol.rules.moments import WORMHOLES
from mecatol.rules.official import galaxy as official
from mecatol.rules.official.galaxy import Openings, is_double_sided, joined
from mecatol.rules.state import NOBODY

from .game import Chapter, Game


class Galaxy(official.Galaxy, Chapter):
    """What build 17 changes."""

    __slots__ = ("_lasting",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._lasting: Memo[Graph] = Memo()

    def survey(self) -> None:
        """Look at the map that lies there now."""
        super().survey()
        self._lasting = Memo()

    def common(self) -> Graph:
        """Systems joined by a wormhole are adjacent for every purpose (SA17-NOM-12)."""
        return self.graph()

    def for_objectives(self) -> Graph:
        """Without the double-sided wormholes that blank Artifacts open (SA17-SBS-16)."""
        if not self.game.artifacts.opens_rifts():
            return self.common()
        lasting = [tuple([each for each in here if not is_double_sided(each[0])]) for here in self._openings(NOBODY)]
        return joined(self._places, tuple(lasting))

    def stable_distance(self, a: Hex, b: Hex) -> int | None:
        """Only the wormholes printed on tiles are stable (SA17-NOM-11), whatever they lead to."""
        return self.lasting().distance(a, b) if self.game.touched(WORMHOLES) else self.printed().distance(a, b)

    def lasting(self) -> Graph:
        """The map with the printed wormholes as they count now; one that is shut for a while is still one."""
        openings = self._openings(NOBODY)
        return self._lasting.find(self.game, NOBODY, openings, self._printed_of, openings)

    def _printed_of(self, openings: Openings) -> Graph:
        printed = [here[: len(letters)] for here, letters in zip(openings, self._printed, strict=True)]
        return joined(self._places, tuple([tuple([(name, ends or (name,)) for name, ends in here]) for here in printed]))
