"""Objectives: revealing, qualifying, claiming."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.rules import events
from mecatol.rules.naming import card_named
from mecatol.rules.official.objectives import NO, Wish
from mecatol.rules.official.payment import NOTHING
from mecatol.rules.shattered_ascension import objectives as shattered_ascension
from mecatol.rules.state import CardId, Claim, Seat

from .game import Chapter

OF_ONES_OWN = ("secret", "race")  # SAES-POF-03: those of the races count as Secret Objectives


class Objectives(shattered_ascension.Objectives, Chapter):
    """Nothing but points wins, and paths of fate are secret."""

    __slots__ = ()

    def worth(self, seat: Seat, objective: str) -> int:
        """ "I win the game" is worth as many points as win it (SAES-OBJ-06): 10 in a game to 10 (SAES-OBJ-07). In Ascension all
        Secret Objectives are worth the same (SAES-ASC-07)."""
        printed = self.printed(objective)
        if self.game.parameters.ascendancy and printed.stage in OF_ONES_OWN:
            return self.game.parameters.ascendancy_secrets
        return self.state.goal if printed.win else super().worth(seat, objective)

    def qualifies(self, seat: Seat, objective: str) -> bool:
        """Nobody who has surrendered holds a Special Objective (SAES-SUR-02)."""
        lost = self.printed(objective).stage == "special" and self.game.surrender.has_surrendered(seat)
        return not lost and super().qualifies(seat, objective)

    def conclude(self, claimed: Sequence[tuple[Seat, Wish]]) -> None:
        """Whatever was claimed, who has the most points has won (SAES-OBJ-06)."""
        self.game.victory.check()

    async def own_wishes(self, seat: Seat) -> list[Wish]:
        """One objective out of the hand, the path of fate among them, in each step (SAES-POF-03); it may have its price."""
        claimable = [card for card in self.claimable_hand(seat) if self.affords(seat, card, NOTHING)]
        if not claimable:
            return []
        key = await self.game.choose(seat, "claim_secret", self.hand_options, claimable)
        return [] if key == NO else [await self.priced(seat, card_named(key), "own")]

    # -- Ascension: objectives are claimed again and again ----------------------------------------------------------------

    def stands(self, claim: Claim) -> bool:
        """In Ascension nothing that was claimed keeps anybody from claiming it again (SAES-ASC-02)."""
        return not self.game.parameters.ascendancy

    def is_endless(self, objective: CardId) -> bool:
        """What is paid for may be claimed as often as it is (SAES-ASC-05)."""
        return any(term.condition == "spend" for term in self.printed(objective).terms())

    def score_specials(self, seats: Sequence[Seat]) -> None:
        """In Ascension it is remembered who holds a Special Objective: nobody's marker lies on it (SAES-ASC-02)."""
        self.game.changing()
        super().score_specials(seats)
        for seat, objective in self.specials_met() if self.game.parameters.ascendancy else ():
            if seat in seats:
                self.state.notes[_held(seat, objective)] = objective

    def drop_specials(self) -> None:
        """A Special Objective that is lost takes its points with it once, however often it was claimed in Ascension."""
        if not self.game.parameters.ascendancy:
            super().drop_specials()
            return
        for seat in self.game.playing():
            for objective in [each for each in self.state.special if _held(seat, each) in self.state.notes]:
                if not self.qualifies(seat, objective):
                    self.lose_special(seat, objective)

    def lose_special(self, seat: Seat, objective: CardId) -> None:
        """The points of its last claim are gone."""
        self.game.changing()
        del self.state.notes[_held(seat, objective)]
        last = [claim for claim in self.state.claims if (claim.seat, claim.source) == (seat, objective)][-1]
        self.state.claims = [claim for claim in self.state.claims if claim is not last]
        self.game.tell(events.PointsChanged(seat, objective, -last.points, self.game.victory.points(seat)))

    async def renew(self) -> None:
        """No objective about technologies is in the game (SAES-ASC-06)."""


def _held(seat: Seat, objective: str) -> str:
    """The note that a player holds a Special Objective."""
    return f"special:{seat}:{objective}"
