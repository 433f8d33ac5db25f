"""Politics of Central Powers: the Power Broker, and agendas from the Senate Floor."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants
from mecatol.rules.moments import BEFORE_AGENDA_DRAWN
from mecatol.rules.naming import card_named, parted
from mecatol.rules.official import politics as official
from mecatol.rules.official.hands import card_option
from mecatol.rules.state import NOBODY, CardId, Seat

from .game import Game
from .senate import REPEAL

POWER_BROKER = "power_broker"
NAMED = "repeal.named"  # the note of the law that Repeal is to end, and when it was named
BROKERED = 3  # CP-STC-22: votes of the Power Broker


class Politics(official.Politics):
    """The council votes by the rules of the base game on what lies on the Senate Floor (CP-STC-25)."""

    __slots__ = ()
    game: Game

    def voice_votes(self, seat: Seat) -> int:
        """The Power Broker has more votes, whatever is voted on (CP-STC-22)."""
        broker = self.state.titles.get(POWER_BROKER, NOBODY) == seat
        return super().voice_votes(seat) + (BROKERED if broker else 0)

    def put_broker_back(self) -> None:
        """The Power Broker token lies on its Strategy Card again."""
        self.game.changing()
        self.state.titles.pop(POWER_BROKER, None)

    # -- the Senate Floor ----------------------------------------------------------------------------------------------

    def floor(self) -> list[CardId]:
        """The agendas of the Senate Floor that may be voted on: those that can come to something now (CP-FAQ-09)."""
        lying = [agenda.card for agenda in self.state.agendas]
        return [card for card in lying if self.outcomes(card) and not self.untimely(card)]

    @grants("CP-STC-25")
    def floor_options(self) -> list[Option[str]]:
        """What may be brought before the council."""
        return [card_option(card, "option-agenda") for card in self.floor()]

    async def agenda_from_floor(self, seat: Seat) -> None:
        """A player brings an agenda of the Senate Floor before the council; where there is none, the top of the deck."""
        await self.game.moment(BEFORE_AGENDA_DRAWN, seat)
        if not await self.replaced(seat):
            await self.resolve(seat, await self.select(seat))

    async def select(self, seat: Seat) -> CardId:
        """A player selects an agenda of the floor, and nothing takes its place (CP-SEN-10)."""
        if not self.floor():
            return self.take_agenda(NOBODY, official.RANDOM)
        card = card_named(await self.game.choose(seat, "choose_agenda", self.floor_options))
        if card == REPEAL:  # it lies on the floor while its law is named
            law = card_named(await self.game.choose(seat, "name_law", self.laws_to_name))
            self.state.notes[NAMED] = f"{law}@{self.game.scope('action')}"
        self.pick_up(card)
        return card

    async def bring_agenda(self, seat: Seat) -> CardId:
        """Whatever lets a player select an agenda means the Senate Floor; only what is drawn comes from the deck (CP-FAQ-21)."""
        return await self.select(seat)

    def is_replaceable(self) -> bool:
        """Agendas always lie on the floor; one that a player has brought there for the vote is his."""
        return all(agenda.owner == NOBODY for agenda in self.state.agendas)

    @grants("CP-FAQ-10")
    def laws_to_name(self) -> list[Option[str]]:
        """Laws in force, of which Repeal is to end one."""
        return self.electable("law")

    def named_law(self) -> str:
        """The law that whoever selected Repeal has named, as long as it is in force (CP-FAQ-10)."""
        law, when = parted(self.state.notes.get(NAMED, ""), "@")
        named = when == self.game.scope("action") and law in [each.card for each in self.state.laws]
        return law if named else ""
