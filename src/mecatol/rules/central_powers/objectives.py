"""Objectives of Central Powers: Stage I open and Stage II face down, one of a player's own two, and no end by them."""

from __future__ import annotations

from typing import ClassVar

from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.official import objectives as official
from mecatol.rules.state import CardId, Claim, Seat

from .game import Game

LAST_HIDDEN = 4  # CP-OPT-07, CP-OPT-08: the round with which Stage II is turned up


class Objectives(official.Objectives):
    """Objectives as the house rules have them."""

    __slots__ = ()
    game: Game
    closed_by: ClassVar[str] = "CP-OPT-08"

    # -- public ones ---------------------------------------------------------------------------------------------------

    async def lay_out(self) -> None:
        """All of Stage I lies open from the start (CP-OPT-06)."""
        await self.open_all("stage_1")

    async def turn_up_late_ones(self) -> None:
        """All of Stage II is turned up with the Strategy Cards of the fourth round (CP-OPT-07)."""
        if self.state.round == LAST_HIDDEN:
            await self.open_all("stage_2")

    async def open_all(self, stage: str) -> None:
        deck = self.state.stage_1_deck if stage == "stage_1" else self.state.stage_2_deck
        while card := self.game.draw(deck, "objectives", "reveal"):
            await self.open(card)

    def closed_stage(self) -> str:
        """Stage II until the fourth round is over (CP-OPT-08)."""
        return "stage_2" if self.state.round <= LAST_HIDDEN else ""

    def run_out(self) -> bool:
        """The objectives never run out: a game ends by its goal, by the last round agreed on, or by a card that wins
        (CP-OPT-03)."""
        return False

    # -- scoring (CP-HR-06) --------------------------------------------------------------------------------------------

    def denied(self, seat: Seat) -> bool:
        """Whether a planet of the own Home System is missing, whatever the points come from (CP-HR-06, CP-HR-07)."""
        return not self.game.victory.is_whole(seat)

    def withhold(self, seat: Seat, source: str, points: int) -> None:
        """The points come with the planet (CP-FAQ-30)."""
        self.game.changing()
        self.state.claims.append(Claim(seat, source, 0, self.state.round, points))
        self.game.tell(events.PointsWithheld(seat, source, points))

    def settle_specials(self) -> None:
        """Whoever has his Home System again has what was withheld (CP-FAQ-30)."""
        super().settle_specials()
        for claim in [claim for claim in self.state.claims if claim.withheld and self.game.victory.is_whole(claim.seat)]:
            self.game.changing()
            given = replace(claim, points=claim.withheld, withheld=0)
            self.state.claims[self.state.claims.index(claim)] = given
            total = self.game.victory.points(claim.seat)
            self.game.tell(events.PointsChanged(claim.seat, claim.source, given.points, total))

    async def claim_step(self) -> None:
        """Everybody claims, also after somebody has won, unless the table wants it otherwise (CP-HR-23)."""
        if self.game.parameters.final_claims:
            self.game.victory.open_claims()
        await super().claim_step()
        self.game.victory.close_claims()

    # -- a player's own ------------------------------------------------------------------------------------------------

    def hand(self, seat: Seat) -> list[CardId]:
        """The Preliminary or the Secret Objective: whoever has scored the one never scores the other (CP-HR-19)."""
        player = self.game.player(seat)
        secrets = [] if self.has_scored(seat, "preliminary") else player.secret_objectives
        return [*secrets, *([] if self.has_scored(seat, "secret") else player.preliminary_objectives)]

    def has_scored(self, seat: Seat, stage: str) -> bool:
        """Whether a player has points from an objective of a kind."""
        known = self.game.cards.objectives
        sources = [claim.source for claim in self.state.claims if claim.seat == seat]
        return any(source in known and known[source].stage == stage for source in sources)

    def _spend(self, seat: Seat, objective: CardId) -> None:
        """What was scored is gone, and the other one is discarded at once, unseen by the others (CP-OPT-24)."""
        player = self.game.player(seat)
        if objective in player.secret_objectives:
            player.secret_objectives.remove(objective)
            self.discard_own(seat, "preliminary_objective", player.preliminary_objectives)
        else:
            player.preliminary_objectives.remove(objective)
            self.discard_own(seat, "secret_objective", player.secret_objectives)

    def discard_own(self, seat: Seat, kind: str, hand: list[CardId]) -> None:
        """Objectives of a player's own go into the box; he alone knows them."""
        self.game.changing()
        for card in hand:
            self.game.make_known(card, [seat])
        self.state.box[kind] = sorted([*self.state.box.get(kind, []), *hand])
        hand.clear()
