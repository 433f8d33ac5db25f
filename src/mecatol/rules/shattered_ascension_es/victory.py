"""Victory Points, the end of the game, and elimination."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mecatol.core.decisions import Option, grants, message
from mecatol.core.rules import Step
from mecatol.rules.naming import at_player, listed, listing
from mecatol.rules.shattered_ascension import victory as shattered_ascension
from mecatol.rules.state import NOBODY, Seat

from .game import Chapter

ACCLAIM = "victory.acclaim"
SHARED = Option("shared", says=message("option-shared-victory"))


class Victory(shattered_ascension.Victory, Chapter):
    """An occupied Home System costs points, and where nothing else decides the others do."""

    __slots__ = ()

    def penalty(self, seat: Seat) -> int:
        """Only while an enemy holds a planet of the Home System: neither nobody (SAES-OBJ-10) nor the own second race is one
        (SAES-PAC-11)."""
        friends = (*self.game.pacts.led_with(seat), NOBODY)
        enemies = [planet.owner for planet in self.game.board.home_planets(seat) if planet.owner not in friends]
        return super().penalty(seat) if enemies else 0

    # -- Pacts: a player's two races win together --------------------------------------------------------------------------

    def has_won(self, seat: Seat) -> bool:
        """Whether the races of a player have as many points together as they need (SAES-PAC-12)."""
        return self.points_together(seat) >= self.goal(seat)

    def points_together(self, seat: Seat) -> int:
        """The points of the races that a player leads."""
        return sum(self.points(each) for each in self.game.pacts.led_with(seat))

    def near_goal(self) -> list[Seat]:
        """With Pacts nothing is quickly said of anybody."""
        return self.game.playing() if self.game.parameters.pacts else super().near_goal()

    def standing(self, seat: Seat) -> tuple[int, ...]:
        """With Pacts two races are ranked together."""
        if not self.game.parameters.pacts:
            return super().standing(seat)
        both = [super(Victory, self).standing(each) for each in self.game.pacts.led_with(seat)]
        return tuple(map(sum, zip(*both, strict=True)))

    def last_standing(self) -> None:
        """With Pacts the last player left has won, with whatever is left of him."""
        left = self.game.playing()
        if self.game.parameters.pacts and left and set(left) <= set(self.game.pacts.led_with(left[0])):
            self.end(left, "last_standing")
        super().last_standing()

    # -- a Moral Winner ---------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Nobody reaches the goal any more while the others decide between those who have."""
        if not any(step.name == ACCLAIM for step in self.state.flow):
            super().check()

    def end(self, winners: list[Seat], reason: str) -> None:
        """Who is level in everything is judged by the others (SAES-OBJ-05), and nothing else happens any more."""
        led = dict.fromkeys(each for seat in winners for each in self.game.pacts.led_with(seat))
        winners = [seat for seat in led if not self.game.player(seat).out]
        if len(self.game.pacts.one_of_each(winners)) == 1 or reason != "goal" or not self.jury(winners):
            super().end(winners, reason)
            return
        self.game.changing()
        self.state.flow = [Step(ACCLAIM, what=listing(map(str, sorted(winners)), ","))]

    def jury(self, winners: Sequence[Seat]) -> list[Seat]:
        """The other players, each with one voice."""
        return self.game.pacts.one_of_each([seat for seat in self.game.from_speaker() if seat not in winners])

    async def acclaim(self, step: Step) -> None:
        """They name a Moral Winner or a Shared Victory; without a majority it is shared (SAES-OBJ-05)."""
        winners = [int(seat) for seat in listed(step.what, ",")]
        choices = {seat: partial(self.game.choose, seat, "acclaim", self.acclaim_options, winners) for seat in self.jury(winners)}
        said = [*(await self.game.together("acclaim", choices)).values()]
        named = [seat for seat in winners if said.count(at_player(seat)) * 2 > len(said)]
        favoured = [each for seat in named for each in self.game.pacts.led_with(seat) if each in winners]
        super().end(favoured or winners, "acclaim")

    @grants("SAES-OBJ-05")
    def acclaim_options(self, winners: Sequence[Seat]) -> list[Option[str]]:
        """Those who are level, and all of them together."""
        named = [
            Option(at_player(seat), things=(at_player(seat),), says=message("option-moral-winner", player=seat))
            for seat in self.game.pacts.one_of_each(winners)
        ]
        return [*named, SHARED]
