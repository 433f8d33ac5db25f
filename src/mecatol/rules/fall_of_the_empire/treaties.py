"""Treaty Cards: alliances in secret."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.content_cards import Treaty
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.naming import card_named, parted
from mecatol.rules.state import NOBODY, CardId, Seat

from .game import EMPERORS, Chapter

GIVEN = "treaties_given:"  # the note of how many of his own Treaty Cards a player has given away
NO = Option("no", says=message("option-no-treaty"))


class Treaties(Chapter):
    """Every player has the Treaty Cards of his race, and gives them away one at a time (OFF-SOT-FOE).

    Who holds one of the winner's race, the lowest of all, and none of another race beside it, wins with him.
    """

    __slots__ = ()

    def printed(self, card: CardId) -> Treaty:
        """What stands on a Treaty Card."""
        return self.game.cards.treaties[kind_of(card)]

    def race_of(self, card: CardId) -> str:
        """Whose Treaty Card it is."""
        return parted(card, "#")[1]

    def hand(self, seat: Seat) -> list[CardId]:
        """The Treaty Cards a player holds."""
        return self.game.player(seat).treaties

    def own(self, seat: Seat) -> list[CardId]:
        """Those of his own race."""
        return [card for card in self.hand(seat) if self.race_of(card) == self.game.player(seat).race]

    def foreign(self, seat: Seat) -> list[CardId]:
        """Those he was given."""
        return [card for card in self.hand(seat) if card not in self.own(seat)]

    # -- dealing -------------------------------------------------------------------------------------------------------

    async def deal(self, step: Step) -> None:
        """Everybody has the cards of his race, and all know it; the Lazax none that speaks of a race not in the game."""
        self.game.changing()
        races = [player.race for player in self.state.players]
        for player in self.state.players:
            player.treaties = sorted(CardId(f"{name}#{player.race}") for name in self._of_race(player.race, races))
            for card in player.treaties:
                self.state.known[card] = list(range(len(races)))

    def _of_race(self, race: str, present: list[str]) -> list[str]:
        return [
            name
            for name, treaty in self.game.cards.treaties.items()
            if treaty.race == (race if race == EMPERORS else "") and (not treaty.about or treaty.about in present)
        ]

    # -- giving --------------------------------------------------------------------------------------------------------

    def receiver(self, seat: Seat, hex_: Hex) -> Seat:
        """Whose Home System was activated, if he can be given a Treaty Card: never the Lazax, who accept none."""
        others = [other for other in self.game.opponents(seat) if self.game.board.home(other) == hex_]
        return next((other for other in others if other != self.game.emperor()), NOBODY)

    async def offer(self, seat: Seat, hex_: Hex) -> bool:
        """A player who has activated another one's Home System may give him a Treaty Card; whether he did."""
        to = self.receiver(seat, hex_)
        if to == NOBODY or not self.own(seat):
            return False
        key = await self.game.choose(seat, "give_treaty", self.offers, seat, to)
        if key == NO.key:
            return False
        await self.give(seat, card_named(key), to)
        return True

    @grants("OFF-SOT-FOE")
    def offers(self, seat: Seat, to: Seat) -> list[Option[str]]:
        """A card of the own race, or the usual steps of the action."""
        return [
            *(
                Option(f"card:{card}", things=(f"player:{to}",), says=message("option-give-treaty", card=card, player=to))
                for card in self.own(seat)
            ),
            NO,
        ]

    async def give(self, seat: Seat, card: CardId, to: Seat) -> None:
        """The other reads it, the two bargain, and he secretly keeps it or not: one card of his choice is put away."""
        self.game.changing()
        self._pass(seat, card, to)
        self.state.notes[GIVEN + str(seat)] = str(self.given(seat) + 1)
        self.game.tell(events.TreatyGiven(seat, card, to), to=[seat, to])
        await self.put_one_away(to)
        self.game.objectives.treaty_given(seat)

    def _pass(self, seat: Seat, card: CardId, to: Seat) -> None:
        """A card changes hands: which one it was, and what is left with its giver, only those two know."""
        self.hand(seat).remove(card)
        self.state.known.pop(card, None)
        for other in self.own(seat):
            if to in self.state.known.pop(other, []):
                self.state.known[other] = [to]
        self.hand(to).append(card)
        self.hand(to).sort()

    def given(self, seat: Seat) -> int:
        """How many Treaty Cards of his own a player has given away."""
        return int(self.state.notes.get(GIVEN + str(seat), "0"))

    # -- putting away --------------------------------------------------------------------------------------------------

    async def put_one_away(self, seat: Seat) -> None:
        """A player puts away one Treaty Card of his choice; who likes to gives Trade Goods meanwhile."""
        if self.hand(seat):
            key = await self.game.choose_open(seat, "put_treaty_away", self.held, seat)
            self.put_away(seat, card_named(key))

    @grants("OFF-SOT-FOE")
    def held(self, seat: Seat) -> list[Option[str]]:
        """All Treaty Cards in hand."""
        return [Option(f"card:{card}", says=message("option-put-treaty-away", card=card)) for card in self.hand(seat)]

    def put_away(self, seat: Seat, card: CardId) -> None:
        """A card lies face down beside the Action Cards; nobody else knows any more what is left in the hand."""
        self.game.changing()
        for other in self.hand(seat):
            self.state.known.pop(other, None)
        self.hand(seat).remove(card)
        self.state.box["treaty"] = sorted([*self.state.box.get("treaty", []), card])
        self.state.known[card] = [seat]
        self.game.tell(events.TreatyPutAway(seat, card), to=[seat])

    def show(self, seat: Seat, to: list[Seat]) -> None:
        """Some players see all that a player holds."""
        self.game.changing()
        for card in self.hand(seat):
            self.state.known[card] = sorted(dict.fromkeys([*self.state.known.get(card, ()), *to]))
        self.game.tell(events.TreatiesShown(seat, tuple(self.hand(seat))), to=sorted(dict.fromkeys([*to, seat])))

    # -- winning with somebody -----------------------------------------------------------------------------------------

    def keepers(self, seat: Seat) -> list[Seat]:
        """The others who hold a Treaty Card of a player's race."""
        race = self.game.player(seat).race
        return [other for other in self.game.opponents(seat) if any(self.race_of(card) == race for card in self.hand(other))]

    def ally(self, winner: Seat, winners: list[Seat]) -> list[Seat]:
        """Who wins with a winner: not who has sided with more than one; of the others the one with the lowest number."""
        loyal = [other for other in self.keepers(winner) if other not in winners and len(self._sides(other)) == 1]
        return sorted(loyal, key=lambda other: min(self.printed(card).number for card in self.foreign(other)))[:1]

    def _sides(self, seat: Seat) -> list[str]:
        return list(dict.fromkeys(self.race_of(card) for card in self.foreign(seat)))
