"""Victory in Central Powers: nobody wins without his home, everybody claims in the last round, and there are no ties."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Verdict, message
from mecatol.rules.moments import MAY_CLAIM
from mecatol.rules.naming import parted
from mecatol.rules.official import victory as official
from mecatol.rules.state import NOBODY, Claim, Seat

from .game import Game

CLAIMING, CROWNED = "claiming", "crowned"  # notes: a claim step is under way; who has won in it, and by what
HOME_LOST = Verdict(False, "OFF-STA-2", message("explain-home-lost"))


class Victory(official.Victory):
    """The first at the goal who holds his whole Home System is Galactic Emperor (CP-HR-09)."""

    __slots__ = ()
    game: Game

    def is_whole(self, seat: Seat) -> bool:
        """Whether a player controls all planets of his Home System, or needs none (CP-HR-05, CP-HR-11)."""
        return not self.game.board.home_lost(seat) or self.game.fold(MAY_CLAIM, HOME_LOST, seat).allowed

    def least(self, claims: Sequence[Claim]) -> int:
        """Points that are withheld are not held (CP-HR-06)."""
        return super().least([claim for claim in claims if not claim.withheld])

    # -- winning -------------------------------------------------------------------------------------------------------

    def has_won(self, seat: Seat) -> bool:
        """At the goal, and with the whole Home System (CP-HR-05)."""
        return super().has_won(seat) and self.is_whole(seat)

    def standing(self, seat: Seat) -> tuple[int, ...]:
        """Whoever holds his home before all others, then points, then the lower Strategy Card: nobody is level
        (CP-HR-10, CP-HR-22, CP-HR-24)."""
        return (self.is_whole(seat), self.points(seat), -self.place(seat))

    def place(self, seat: Seat) -> int:
        """A player's place by the Strategy Cards of the round, whether they have been returned already or not."""
        cards = sorted(self.state.strategy_cards, key=lambda card: card.number)
        last = [int(self.state.notes.get(f"last_holder:{card.id}", "-1")) for card in cards]
        now = [card.holder for card in cards]
        returned = all(holder in (NOBODY, before) for holder, before in zip(now, last, strict=True))  # some may be kept
        for n, holder in enumerate(last if returned else now):
            if holder == seat:
                return n
        return len(cards) + self.game.from_speaker().index(seat)

    # -- the claim step (CP-HR-23) -------------------------------------------------------------------------------------

    def open_claims(self) -> None:
        """Everybody claims before the game ends."""
        self.game.changing()
        self.state.notes[CLAIMING] = str(self.state.round)

    def close_claims(self) -> None:
        """All have claimed: who reached the goal first has won."""
        self.game.changing()
        self.state.notes.pop(CLAIMING, None)
        winner, reason = parted(self.state.notes.pop(CROWNED, ""), ":")
        if winner:
            self.end([int(winner)], reason)

    def end(self, winners: list[Seat], reason: str) -> None:
        """While claims are made the game goes on, and the first winner stays the winner (CP-HR-23)."""
        if CLAIMING in self.state.notes:
            self.game.changing()
            self.state.notes.setdefault(CROWNED, f"{winners[0]}:{reason}")
            return
        super().end(winners, reason)
