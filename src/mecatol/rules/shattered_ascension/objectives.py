"""Objectives: revealing, qualifying, claiming."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from mecatol.core.decisions import Option, Verdict, grants
from mecatol.core.zones import Deck
from mecatol.rules import events
from mecatol.rules.content_cards import Term
from mecatol.rules.naming import card_named
from mecatol.rules.official import objectives as official
from mecatol.rules.official.objectives import NO, Wish
from mecatol.rules.official.payment import NOTHING, Purse
from mecatol.rules.state import NOBODY, CardId, Claim, Objective, Seat

from .game import Chapter


class Objectives(official.Objectives, Chapter):
    """What Shattered Ascension changes: two decks, simultaneous claims, a Preliminary Objective for all."""

    __slots__ = ()

    # -- revealing ------------------------------------------------------------------------------------------------------

    def stage_2(self) -> bool:
        """Stage II begins when so many Stage I objectives lie open: as many as the goal agreed on (SA17-SET-32), or a number."""
        lying, numbers = self.state.objectives, self.game.parameters
        enough = numbers.stage_2_after or numbers.goal
        if len(lying) < enough:
            return False
        return len([o for o in lying if o.only == NOBODY and self.stage_of(o) == "stage_1"]) >= enough

    def stage_of(self, objective: Objective) -> str:
        """The stage an open objective belongs to; one exchanged from another deck counts as Stage I."""
        stage = self.printed(objective.id).stage
        return stage if stage == "stage_2" else "stage_1"

    def deck(self) -> Deck:
        """There are two decks (SA17-SET-19): the one of the stage the game is in, as long as it lasts (SA17-SET-20)."""
        first, second = self.state.stage_1_deck, self.state.stage_2_deck
        return (second or first) if self.stage_2() else (first or second)

    async def open(self, objective: CardId, only: Seat = NOBODY) -> str:
        """Two Stage I cards are exchanged for a card of another deck when they are turned up, if that deck is in the game."""
        printed = self.printed(objective)
        if printed.condition != "replaced":
            return await super().open(objective, only)
        self.game.tell(events.ObjectiveRevealed(objective, only))
        other = self.state.preliminary_deck if printed.params["deck"] == "preliminary" else self.state.secret_deck
        return await self.exchange(objective, other or self.deck_of(objective), only)

    def turned_up(self, objective: CardId) -> None:
        """Imperium Rex, where it is in the game, waits for Stage II to begin."""
        if self.stage_2() and any(self.printed(lying.id).condition == "game_ends" for lying in self.state.objectives):
            self.game.victory.end_by_points("imperium_rex")

    def run_out(self) -> bool:
        """The game does not end with its objectives: without Imperium Rex there is no Long War (SA17-SET-19)."""
        return False

    # -- claiming -------------------------------------------------------------------------------------------------------

    def may_claim(self, seat: Seat) -> Verdict:
        return Verdict(True, "SA17-OBJ-07")  # also with an occupied Home System

    def open_cards(self, seat: Seat) -> list[CardId]:
        return [*super().open_cards(seat), *self.state.preliminary, *self.paths(seat)]

    def price(self, term: Term) -> dict[str, int]:
        """Between two players resources, influence and goods to be spent are halved, rounded up (SA17-DUE-37): 8 are 4
        (SA17-DUE-38). Command Counters are not."""
        price = super().price(term)
        if self.game.parameters.ascendancy:  # SA17-ASC-06
            price = {name: _half(number) for name, number in price.items()}
        if self.game.seats() != 2:
            return price
        return {name: number if name == "command_counters" else _half(number) for name, number in price.items()}

    def claimable_preliminary(self, seat: Seat, spent: Purse) -> list[CardId]:
        """The Preliminary Objective, while it lies open, beside what is paid for another one (SA17-SOT-10)."""
        return [o for o in self.state.preliminary if self.qualifies(seat, o) and self.affords(seat, o, spent)]

    def affords(self, seat: Seat, objective: CardId, spent: Purse, taken: int = 0) -> bool:
        """Whether a player could pay for an objective beside what he pays and the counters he takes for others."""
        spending = [term for term in self.printed(objective).terms() if term.condition == "spend"]
        return all(self.can_spend(seat, self.price(term), spent, taken) for term in spending)

    async def claim_step(self) -> None:
        """All claim at once; everything is added up before anybody has won (SA17-OBJ-01, SA17-OBJ-02)."""
        self.note_points()
        seats = self.game.from_speaker()
        wishes = await self.game.together("claim_objectives", {seat: partial(self.wishes, seat) for seat in seats})
        self.claim_all({seat: wishes[seat] for seat in seats})

    def claim_all(self, wishes: Mapping[Seat, Sequence[Wish]]) -> None:
        """What these players want is theirs, and with it the Special Objectives for which they qualify (SA17-OBJ-01)."""
        claimed = [(seat, wish) for seat in wishes for wish in wishes[seat]]
        for seat, wish in claimed:
            self.claim(seat, wish)
        gone = [wish.objective for _, wish in claimed if wish.source == "preliminary"]
        self.state.preliminary = [card for card in self.state.preliminary if card not in gone]  # SA17-SOT-10
        self.drop_specials()
        self.score_specials([*wishes])
        self.conclude(claimed)

    async def wishes(self, seat: Seat) -> list[Wish]:
        found = await super().wishes(seat)
        spent, taken = self._given(found)
        if not any(wish.source == "own" for wish in found) and self.claimable_paths(seat, spent):
            key = await self.game.choose(seat, "claim_path", self.path_options, seat, spent)
            if key != NO:
                found.append(await self.priced(seat, card_named(key), "path", spent, taken))
                spent, taken = self._given(found)
        if self.claimable_preliminary(seat, spent):  # it brings no Secret Objective: SA17-SOT-11
            key = await self.game.choose(seat, "claim_preliminary", self.preliminary_options, seat, spent)
            if key != NO:
                found.append(await self.priced(seat, card_named(key), "preliminary", spent, taken))
        return found

    def _given(self, wishes: Sequence[Wish]) -> tuple[Purse, tuple[str, ...]]:
        """What a player pays for all of these, and the counters he takes."""
        spent = NOTHING
        for wish in wishes:
            spent = wish.spent(spent)
        return spent, tuple(area for wish in wishes for area in wish.counters)

    @grants("SA17-SOT-10")
    def preliminary_options(self, seat: Seat, spent: Purse) -> list[Option[str]]:
        """The Preliminary Objective to claim, or not."""
        return self._options(self.claimable_preliminary(seat, spent))

    # -- Paths of Fate --------------------------------------------------------------------------------------------------

    def paths(self, seat: Seat) -> list[CardId]:
        """The objectives of a player's race, until one of them is scored (SA17-POF-02)."""
        mine = self.game.player(seat).race_objectives
        return [] if any(claim.seat == seat and claim.source in mine for claim in self.state.claims) else mine

    def claimable_paths(self, seat: Seat, spent: Purse) -> list[CardId]:
        """Those he meets, beside what is paid for another objective; never with the Secret one (SA17-POF-03)."""
        return [o for o in self.paths(seat) if self.qualifies(seat, o) and self.affords(seat, o, spent)]

    @grants("SA17-POF-02", "SA17-POF-03")
    def path_options(self, seat: Seat, spent: Purse) -> list[Option[str]]:
        """An objective of the race to claim, or none."""
        return self._options(self.claimable_paths(seat, spent))

    def worth(self, seat: Seat, objective: str) -> int:
        """Conqueror is worth less if the Home System taken is that of the Saar; in Ascendancy Secret Objectives are all worth
        the same (SA17-ASC-08), but for one that lies open in place of another."""
        printed = self.printed(objective)
        lies_open = any(lying.id == objective for lying in self.state.objectives)
        if self.game.parameters.ascendancy and printed.stage == "secret" and not lies_open:
            return self.game.parameters.ascendancy_secrets
        less = printed.params.get("saar_vp")
        return less if isinstance(less, int) and not self._conquered_another(seat) else printed.vp

    def _conquered_another(self, seat: Seat) -> bool:
        return any(
            self.game.player(other).race != "saar" and all(planet.owner == seat for planet in self.game.board.home_planets(other))
            for other in self.game.rivals(seat)
        )

    def settle_specials(self) -> None:
        """Between Status Phases they can only be lost."""
        self.drop_specials()

    # -- Ascendancy: objectives are claimed again and again ---------------------------------------------------------------

    def stands(self, claim: Claim) -> bool:
        """In Ascendancy for the rest of the round: each objective can be claimed once a round (SA17-ASC-03)."""
        return not self.game.parameters.ascendancy or claim.round == self.state.round

    def has_claimed(self, seat: Seat, lying: Objective) -> bool:
        """In Ascendancy no marker says so, but what was scored this round does (SA17-ASC-03)."""
        if not self.game.parameters.ascendancy:
            return seat in lying.claimed
        return any(claim.seat == seat and claim.source == lying.id and self.stands(claim) for claim in self.state.claims)

    def flag(self, seat: Seat, objective: CardId) -> None:
        """In Ascendancy objectives are not flagged (SA17-ASC-03)."""
        if not self.game.parameters.ascendancy:
            super().flag(seat, objective)

    async def public_wishes(self, seat: Seat) -> list[Wish]:
        """In Ascendancy any number of different objectives, out of one purse (SA17-ASC-04)."""
        if not self.game.parameters.ascendancy:
            return await super().public_wishes(seat)
        found: list[Wish] = []
        while claimable := self.claimable_beside(seat, found):
            key = await self.game.choose(seat, "claim_public", self.public_options, claimable)
            if key == NO:
                break
            found.append(await self.priced(seat, card_named(key), "public", *self._given(found)))
        return found

    def claimable_beside(self, seat: Seat, chosen: Sequence[Wish]) -> list[CardId]:
        """The public objectives that a player may claim beside those he has chosen."""
        spent, taken = self._given(chosen)
        others = [o for o in self.claimable_public(seat) if self.is_endless(o) or o not in [wish.objective for wish in chosen]]
        return [objective for objective in others if self.affords(seat, objective, spent, len(taken))]

    def is_endless(self, objective: CardId) -> bool:
        """Whether an objective may be claimed several times in one step: they are all different (SA17-ASC-04)."""
        return False

    async def claim_early(self, seat: Seat) -> None:
        """With Bureaucracy a player claims a public objective at once; in Ascendancy he has an Objectives step of his own
        (SA17-ASC-10)."""
        if self.game.parameters.ascendancy:
            self.claim_all({seat: await self.wishes(seat)})
        else:
            await self.claim_one_public(seat, again=True)

    def drop_specials(self) -> None:
        """In Ascendancy no points are lost with a Special Objective (SA17-ASC-05)."""
        if not self.game.parameters.ascendancy:
            super().drop_specials()

    async def renew(self) -> None:
        """In Ascendancy open objectives about technologies make way for others of their stage (SA17-ASC-07)."""
        self.game.changing()
        for lying in [each for each in self.state.objectives if self.printed(each.id).category == "technology"]:
            self.state.objectives.remove(lying)
            await self.exchange(lying.id, self.deck_of(lying.id), lying.only)


def _half(number: int) -> int:
    """Half of something, rounded up."""
    return -(-number // 2)
