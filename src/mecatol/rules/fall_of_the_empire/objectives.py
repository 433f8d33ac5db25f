"""Scenario Objectives: nobody claims them, they are fulfilled."""

from __future__ import annotations

from mecatol.rules import events
from mecatol.rules.official import objectives as official
from mecatol.rules.state import CardId, Seat

from .game import Game


class Objectives(official.Objectives):
    """There are no Victory Points and no claims (OFF-SOT-FOE)."""

    __slots__ = ()
    game: Game

    async def claim_step(self) -> None:
        """Nothing is claimed in the Status Phase."""

    def fulfilled(self, seat: Seat) -> list[CardId]:
        """A player's own objectives that hold now; no Home System is needed but where the card says so."""
        return [card for card in self.game.player(seat).secret_objectives if self.qualifies(seat, card)]

    def treaty_given(self, seat: Seat) -> None:
        """Who has given away so many Treaty Cards as his objective asks for shows it, fulfilled or not."""
        for card in self.game.player(seat).secret_objectives:
            asked = [term.params["given"] for term in self.printed(card).terms() if "given" in term.params]
            if asked and self.game.treaties.given(seat) >= int(str(asked[0])):
                self.show(seat, card)
        self.game.victory.check()

    def show(self, seat: Seat, objective: CardId) -> None:
        """An objective lies open for the rest of the game."""
        self.game.changing()
        everybody = list(range(self.game.seats()))
        if self.state.known.get(objective) != everybody:
            self.state.known[objective] = everybody
            self.game.tell(events.ObjectiveShown(seat, objective))
