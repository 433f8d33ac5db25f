"""The round track, the end of the scenario, and who wins it."""

from __future__ import annotations

from mecatol.rules import events
from mecatol.rules.official import victory as official
from mecatol.rules.state import Seat

from .game import Game

LAST_SPACE = 8
REASON = "scenario"
TRACK = "round_track"


class Victory(official.Victory):
    """Some objectives win at once, the others when the marker comes to the last space; allies win too (OFF-SOT-FOE)."""

    __slots__ = ()
    game: Game

    def points(self, seat: Seat) -> int:
        """There are no Victory Points."""
        return 0

    def check(self) -> None:
        """The game is over the moment somebody fulfils an objective that wins at once."""
        printed = self.game.objectives.printed
        winners = [
            seat for seat in self.game.playing() if any(printed(card).win for card in self.game.objectives.fulfilled(seat))
        ]
        if winners:
            self.conclude(winners, REASON)

    # -- the round track -----------------------------------------------------------------------------------------------

    def round_over(self) -> None:
        """After every Status Phase the marker goes on."""
        self.move_marker(1)

    def move_marker(self, spaces: int) -> None:
        """The marker goes on or back, not below the first space; on the last one the game ends."""
        self.game.changing()
        self.state.track = max(0, self.state.track + spaces)
        self.game.tell(events.TrackMoved(self.state.track))
        if self.state.track >= LAST_SPACE:
            self.conclude([seat for seat in self.game.playing() if self.game.objectives.fulfilled(seat)], TRACK)

    # -- the end -------------------------------------------------------------------------------------------------------

    def conclude(self, winners: list[Seat], reason: str) -> None:
        """All is revealed; who has fulfilled his objective wins, and with him who is his ally. Nobody at all may have won."""
        everybody = list(range(self.game.seats()))
        for seat in self.game.playing():
            for objective in self.game.player(seat).secret_objectives:
                self.game.objectives.show(seat, objective)
            self.game.treaties.show(seat, everybody)
        allies = [ally for seat in winners for ally in self.game.treaties.ally(seat, winners)]
        self.end(list(dict.fromkeys([*winners, *allies])), reason)

    # -- elimination ---------------------------------------------------------------------------------------------------

    async def eliminate(self, seat: Seat) -> None:
        """What stays in play only through a player leaves it with him."""
        await super().eliminate(seat)
        self.game.politics.clear_out()

    def _empty_hands(self, seat: Seat) -> None:
        super()._empty_hands(seat)
        for card in list(self.game.treaties.hand(seat)):
            self.game.treaties.put_away(seat, card)
