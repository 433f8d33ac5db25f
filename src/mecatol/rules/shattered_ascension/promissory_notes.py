"""Promissory Notes: promises that are handed over, and honoured when their holder plays them."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import Effect
from mecatol.rules import events
from mecatol.rules.state import Seat

from .game import Chapter


class PromissoryNotes(Chapter):
    """Every player owns one of each (SA17-SET-47); there is no Support of the Throne among them (SA17-SOT-09).

    A note that was given lies open before its holder: an effect of the holder that names the giver. What has no use at this
    table, where Representatives are not played, can be given all the same.
    """

    __slots__ = ()

    def kept(self, seat: Seat) -> list[str]:
        """The notes of a player's own that he has not given away."""
        if not self.game.parameters.promissory_notes:
            return []
        given = [effect.key for effect in self.state.effects if effect.target == seat]
        return [note for note in self.game.cards.promissory_notes if note not in given]

    @grants("SA17-SOT-08")
    def acts(self, seat: Seat) -> list[Option[str]]:
        """At any time a player may give one of his notes to somebody, as part of a deal or not (SA17-SOT-08)."""
        return [
            Option(
                f"note:{note}:{other}", "SA17-SOT-08", (f"player:{other}",), message("option-give-note", note=note, player=other)
            )
            for note in self.kept(seat)
            for other in self.game.opponents(seat)
        ]

    async def act(self, seat: Seat, key: str) -> None:
        """A note is handed over."""
        _, note, other = key.split(":")
        self.game.begin_effect(note, int(other), "card", target=seat)
        self.game.tell(events.NoteGiven(seat, note, int(other)))

    def binds(self, effect: Effect) -> bool:
        """Whether the giver of a note is still there to honour it."""
        return effect.target in self.game.playing()

    def honour(self, effect: Effect) -> None:
        """The holder plays a note; it goes back to its giver, who must do as it says."""
        self.game.end_effects(lambda other: other.id == effect.id)
        self.game.tell(events.NoteHonoured(effect.owner, effect.key, effect.target))
