"""From an empty table to the first Strategy Phase."""

from __future__ import annotations

from functools import partial

from mecatol.core.decisions import Option, grants, message
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.content_cards import Objective
from mecatol.rules.naming import card_named
from mecatol.rules.shattered_ascension import set_up as shattered_ascension
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
