"""From an empty table to the first Strategy Phase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mecatol.core.decisions import Option, grants, message
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.content_cards import Objective
from mecatol.rules.naming import card_named
from mecatol.rules.shattered_ascension import set_up as shattered_ascension
from mecatol.rules.shattered_ascension.set_up import LOWEST
from mecatol.rules.state import CardId, Seat

from .game import Chapter

SWIFT_RACES = ("saar", "winnu", "l1z1x")  # SAES-ANC-05


class SetUp(shattered_ascension.SetUp, Chapter):
    """Simulated Early Turns can be chosen, though nobody recommends them (SAES-SET-39)."""

    __slots__ = ()

    def steps(self) -> list[str]:
        """As in every edition; the forces may be bought in the first rounds that are skipped."""
        early = self.game.parameters.early_turns
        return ["early_turns.start" if early and name == "set_up.forces" else name for name in super().steps()]

    def races_to_choose(self) -> list[CardId]:
        """Not those who are left out of the Ancient Empire (SAES-ANC-05)."""
        barred = SWIFT_RACES if self.game.parameters.bar_swift_races else ()
        return [race for race in super().races_to_choose() if race not in barred]

    def suits(self, card: Objective) -> bool:
        """In Ascension none about technologies is in the game (SAES-ASC-06)."""
        barred = self.game.parameters.ascendancy and card.category == "technology"
        return not barred and super().suits(card)

    def blanks_left_out(self) -> int:
        """Where the galaxy of a duel is built (SAES-DUE-12), or the table wants it (SAES-DUE-08)."""
        wanted = self.game.parameters.fewer_blanks or self.preset() is None
        return super().blanks_left_out() if wanted else 0

    # -- Pacts: two races for each player ---------------------------------------------------------------------------------

    async def seats(self, step: Step) -> None:
        """With Pacts the players roll, and the second races sit down in the same order once more."""
        if not self.game.parameters.pacts:
            await super().seats(step)
            return
        number = self.game.pacts.players()
        order = self.by_rolls(list(range(number)), first=True)
        self.state.seating = [*order, *(seat + number for seat in order)]
        self.state.notes[LOWEST] = str(order[-1])
        self.game.tell(events.Seated(tuple(self.state.seating)))

    async def deal_secrets(self, step: Step) -> None:
        """With Pacts a player is dealt one more, for his two races together (SAES-PAC-03)."""
        if not self.game.parameters.pacts:
            await super().deal_secrets(step)
            return
        for seat in self.game.pacts.rounds()[0]:
            self.deal_secret(seat, self.game.parameters.secrets_dealt + 1)

    async def races(self, step: Step) -> None:
        """With Pacts it goes round the table twice (SAES-PAC-04)."""
        rounds = self.game.pacts.rounds()
        for seats in reversed(rounds):
            self.game.then(*(Step("set_up.choose_race", seat) for seat in seats), Step("set_up.deal_races", seats[0]))

    async def deal_races(self, step: Step) -> None:
        """Those of this time round who have passed are dealt a race."""
        waiting = [seat for seat in self.game.pacts.round_of(step.seat) if not self.game.player(seat).race]
        self.game.then(*(Step("set_up.draw_race", seat) for seat in waiting))

    async def keep_secrets(self, step: Step) -> None:
        """With Pacts two are assigned, one to each race, and the third is discarded (SAES-PAC-06)."""
        if not self.game.parameters.pacts:
            await super().keep_secrets(step)
            return
        firsts = self.game.pacts.rounds()[0]
        kept = await self.game.together("keep_secret", {seat: partial(self.assign_secrets, seat) for seat in firsts})
        for seat in firsts:
            back = [card for card in self.game.player(seat).secret_objectives if card not in kept[seat]]
            self.state.secret_deck.bag = sorted([*self.state.secret_deck.bag, *back])
            for led, card in zip(self.game.pacts.led_with(seat), kept[seat], strict=True):
                self.game.player(led).secret_objectives = [card]
                self.game.tell(events.SecretKept(led, card), to=self.game.pacts.led_with(seat))

    async def assign_secrets(self, seat: Seat) -> list[CardId]:
        """One for the first race, one for the second."""
        mine = card_named(await self.keep_secret(seat))
        left = [card for card in self.game.player(seat).secret_objectives if card != mine]
        return [mine, card_named(await self.game.choose(seat, "second_secret", self.second_secrets, left))]

    @grants("SAES-PAC-06")
    def second_secrets(self, left: Sequence[CardId]) -> list[Option[str]]:
        """The Secret Objectives that the first race does not keep."""
        return [Option(f"card:{card}", says=message("option-keep-secret", objective=card)) for card in left]

    # -- Paths of Fate ----------------------------------------------------------------------------------------------------

    async def paths_of_fate(self, step: Step) -> None:
        """Everybody secretly chooses one of the three objectives of his race (SAES-POF-01) and holds it beside his Secret
        Objective (SAES-POF-02)."""
        if not self.game.parameters.paths_of_fate:
            return
        seats = self.state.seating
        choices = {seat: partial(self.game.choose, seat, "keep_path", self.path_choices, seat) for seat in seats}
        kept = await self.game.together("keep_path", choices)
        for seat in seats:
            player, card = self.game.player(seat), card_named(kept[seat])
            player.secret_objectives = sorted([*player.secret_objectives, card])
            self.game.tell(events.SecretKept(seat, card), to=[seat])

    @grants("SAES-POF-01")
    def path_choices(self, seat: Seat) -> list[Option[str]]:
        """The three objectives of a player's race."""
        race, objectives = self.game.player(seat).race, self.game.cards.objectives
        mine = [name for name, card in objectives.items() if card.race == race]
        return [Option(f"card:{name}", says=message("option-keep-secret", objective=name)) for name in mine]
