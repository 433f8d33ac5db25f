"""Promissory Notes: promises that are handed over, and honoured when their holder plays them."""

from __future__ import annotations

from typing import ClassVar

from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.rules import events
from mecatol.rules.moments import MAY_RETREAT, At
from mecatol.rules.state import Seat

from .game import Chapter


class PromissoryNotes(Chapter):
    """Every player owns one of each; they are given away in the bargaining of a council (OFF-SOT-INT).

    A note that was given lies open before its holder: an effect of the holder that names the giver.
    """

    __slots__ = ()
    clause: ClassVar[str] = "OFF-SOT-INT"  # by which a note is played

    def in_play(self) -> bool:
        """Whether there are notes at this table."""
        return self.game.parameters.political_intrigue

    def kept(self, seat: Seat) -> list[str]:
        """The notes of a player's own that he has not given away."""
        if not self.in_play():
            return []
        given = [effect.key for effect in self.state.effects if effect.target == seat]
        return [note for note in self.game.cards.promissory_notes if note not in given]

    def held(self, seat: Seat, giver: Seat) -> list[Effect]:
        """The notes of one player's that another one holds."""
        names = self.game.cards.promissory_notes
        return [e for e in self.state.effects if e.key in names and (e.owner, e.target) == (seat, giver)]

    def give(self, seat: Seat, note: str, to: Seat) -> None:
        """A note is handed over, and whoever it brings to the goal has won."""
        self.game.begin_effect(note, to, "card", target=seat)
        self.game.tell(events.NoteGiven(seat, note, to))
        self.game.victory.check()

    def take_back(self, effect: Effect) -> None:
        """A note goes back to its giver without having been played."""
        self.game.end_effect(effect)
        self.game.tell(events.NoteReturned(effect.owner, effect.target))

    def binds(self, effect: Effect) -> bool:
        """Whether the giver of a note is still there to honour it."""
        return effect.target in self.game.playing()

    def honour(self, effect: Effect) -> None:
        """The holder plays a note; it goes back to its giver, who must do as it says (OFF-SOT-INT)."""
        self.game.end_effect(effect)
        self.game.tell(events.NoteHonoured(effect.owner, effect.key, effect.target))

    # -- leaving a battle because one has promised it --------------------------------------------------------------------

    def ways_out(self, seat: Seat) -> list[Hex]:
        """Where somebody goes who must leave a battle: an adjacent system without enemies, activated if need be."""
        battle, frm = self.game.space_battle, self.game.board.battle.system
        price = "reinforcements"
        return [
            to
            for to in self.game.galaxy.movement_adjacent(seat, frm)
            if self.game.fold(MAY_RETREAT, battle.lawful(seat, frm, to, tactical=True, price=price), At(seat, to)).allowed
        ]

    def clear_way(self, seat: Seat, to: Hex) -> None:
        """The system he goes to is activated from the reinforcements, if it was not."""
        if not self.game.space_battle.activated(seat, to):
            self.game.board.lay_counter(seat, to, "reinforcements")
