"""Agendas, votes and laws."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TypeAlias

from mecatol.core.decisions import Ask, Option, grants, message
from mecatol.core.memo import kept
from mecatol.core.records import replace
from mecatol.core.rng import Rng
from mecatol.rules import events
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.moments import AGENDAS_CHOSEN, BOUND_VOTE, COUNCIL_OVER, VOTES_PLACED
from mecatol.rules.naming import each_of, fleet_named, name_of, number_named, parted, planet_named
from mecatol.rules.official import politics as official
from mecatol.rules.official.hands import card_option
from mecatol.rules.official.politics import RANDOM, VOICE
from mecatol.rules.state import NOBODY, Agenda, CardId, Player, Seat, Vote

from .game import Chapter

Question: TypeAlias = tuple[CardId, Sequence[str | Option[str]]]  # an agenda and its outcomes

KEEP, NONE, DONE = "keep", "none", "done"
KEPT: Option[str] = Option(KEEP, says=message("option-keep-agenda"))
FROM_DECK: Option[str] = Option(RANDOM, "SA17-STR-07", (), message("option-random-agenda"))


class Politics(official.Politics, Chapter):
    """The Twilight Council: everybody's agendas lie open, several are voted on at once and in secret (SA17-TWC-01…16)."""

    __slots__ = ()

    def eligible(self) -> list[Seat]:
        """Nobody who has surrendered (SA17-SUR-16)."""
        return [seat for seat in super().eligible() if not self.game.surrender.is_ignored(seat)]

    def electable(self, kind: str) -> list[Option[str]]:
        """No planet and no fleet of somebody who has surrendered (SA17-SUR-16)."""
        found = super().electable(kind)
        ignored = [seat for seat in self.game.playing() if self.game.surrender.is_ignored(seat)]
        if ignored and kind in ("planet", "two_planets"):
            lost = [planet.id for planet in self.game.board.planets() if planet.owner in ignored]
            return [option for option in found if not any(planet_named(each) in lost for each in each_of(option.key))]
        if ignored and kind in ("fleet", "dreadnought"):
            return [option for option in found if fleet_named(name_of(option.key))[0] not in ignored]
        return found

    def concerned(self) -> list[Seat]:
        """Nobody who has surrendered (SA17-SUR-16)."""
        return [seat for seat in super().concerned() if not self.game.surrender.is_ignored(seat)]

    # -- agendas in the common area ------------------------------------------------------------------------------------

    async def reveal_agendas(self) -> None:
        """Every player has one agenda revealed, and may change it; few players get random ones beside theirs
        (SA17-TWC-01, SA17-TWC-03)."""
        seats = self.game.from_speaker()
        branches = {seat: partial(self.choose_agenda, seat) for seat in seats}
        wanted = await self.game.together("reveal_agenda", branches, self._still_offered)
        for seat in seats:
            self.put_agenda(seat, wanted[seat])
        self.fill_up()
        for seat in seats:
            await self.game.political_cards.trim(seat)

    async def choose_agenda(self, seat: Seat) -> str:
        """What a player wants to lie there under his flag."""
        return await self.game.choose_open(seat, "reveal_agenda", self.agenda_options, seat)

    @grants("SA17-TWC-01", "SA17-TWC-03", "SA17-STR-07")
    def agenda_options(self, seat: Seat) -> list[Option[str]]:
        """Leave the agenda that lies there, a card from the hand, or a random one from the deck (SA17-STR-07)."""
        lying = [KEPT] if self.agenda_of(seat) else []
        hand = [card_option(card, "option-agenda") for card in self.game.political_cards.hand(seat)]
        return [*lying, *hand, FROM_DECK]

    def _still_offered(self, seat: Seat, key: str) -> bool:
        return key in [option.key for option in self.agenda_options(seat)]

    def agenda_of(self, seat: Seat) -> Agenda | None:
        """The one agenda a player has revealed (SA17-TWC-02)."""
        for agenda in self.state.agendas:
            if agenda.owner == seat:
                return agenda
        return None

    def put_agenda(self, seat: Seat, key: str) -> None:
        """An agenda is laid out; the one that lay there goes back to the hand, and everybody knows it (SA17-TWC-02)."""
        old = self.agenda_of(seat)
        if key == KEEP:
            return
        card = self.take_agenda(seat, key)
        if old is not None:
            self.pick_up(old.card)
            self.game.political_cards.put_in(seat, old.card)
            self.game.make_known(old.card, range(self.game.seats()))
            self.game.tell(events.AgendaTakenBack(seat, old.card))
        if card:
            self.lay_open(card, seat)

    def fill_up(self) -> None:
        """With fewer than five players random agendas make them five (SA17-TWC-04, SA17-DUE-08)."""
        number = self.game.parameters.council_agendas
        if len(self.game.playing()) >= number:
            return
        while len(self.state.agendas) < number and (card := self.take_agenda(NOBODY, RANDOM)):
            self.lay_open(card)

    def clear_random(self) -> None:
        """Random agendas still there go in the Status Phase; the players' stay (SA17-TWC-05)."""
        for agenda in [agenda for agenda in self.state.agendas if agenda.owner == NOBODY]:
            self.withdraw(agenda, "round_over")

    # -- Assembly's primary --------------------------------------------------------------------------------------------

    async def assembly(self, seat: Seat) -> None:
        """The user of Assembly decides about the Speaker and the agendas (SA17-TWC-07, SA17-TWC-08).

        Nothing bars a sitting Speaker from the first way, nor anybody from the token (SA17-STR-05, SA17-STR-06). Without the
        Twilight Council one agenda comes from a hand: of an opponent with the first way, of the user with the second.
        """
        speaker = proposer = seat
        first_way = await self.game.choose(seat, "twilight_council", self.assembly_options, seat) == "a"
        if not first_way:
            speaker = await self._named(seat, "choose_speaker")
        self.give_speaker(speaker, seat)
        if self.game.parameters.twilight_council:
            chosen = await (self.choose_of_others(seat) if first_way else self.choose_any(seat))
            await self.vote(seat, await self.arrange(seat, chosen))
            return
        if first_way:
            proposer = await self._named(seat, "choose_proposer")
        await self.agenda_from_hand(proposer)

    async def _named(self, seat: Seat, question: str) -> Seat:
        return number_named(await self.game.choose(seat, question, self.others, seat))

    @grants("SA17-TWC-07", "SA17-TWC-08", "SA17-STR-06")
    def assembly_options(self, seat: Seat) -> list[Option[str]]:
        """Take the Speaker token and three agendas of others, or give it away and choose among all."""
        return [
            Option("a", "SA17-TWC-07", says=message("option-council-a")),
            Option("b", "SA17-TWC-08", says=message("option-council-b")),
        ]

    @grants("SA17-TWC-08", "SA17-STR-05")
    def others(self, seat: Seat) -> list[Option[str]]:
        """Anybody but the user of Assembly, the sitting Speaker included; of those who have surrendered only where all have
        (SA17-SUR-04, SA17-SUR-16)."""
        others = self.game.opponents(seat)
        staying = [other for other in others if other in self.eligible()]
        return [Option(f"player:{other}", things=(f"player:{other}",)) for other in staying or others]

    async def choose_of_others(self, seat: Seat) -> list[Agenda]:
        """Three agendas that are not one's own, or all there are (SA17-TWC-07)."""
        chosen: list[Agenda] = []
        number = self.in_small_councils(self.game.parameters.agendas_of_others)
        while len(chosen) < number and self.of_others(seat, chosen):
            key = await self.game.choose(seat, "choose_agenda", self.of_others, seat, chosen)
            chosen.append(self._lying(key))
        return chosen

    def in_small_councils(self, number: int) -> int:
        """One agenda fewer where there are few players (SAES-TWC-06, SAES-TWC-09)."""
        return number - (len(self.game.playing()) <= self.game.parameters.small_council)

    @grants("SA17-TWC-07")
    def of_others(self, seat: Seat, chosen: Sequence[Agenda]) -> list[Option[str]]:
        """Agendas of others and random ones, not yet chosen."""
        return [self._option(a) for a in self.state.agendas if a.owner != seat and a not in chosen]

    async def choose_any(self, seat: Seat) -> list[Agenda]:
        """One agenda for the vote, and up to three more for the vote or the discard pile (SA17-TWC-08, SA17-TWC-09)."""
        if not self.state.agendas:
            return []
        chosen = [self._lying(await self.game.choose(seat, "choose_agenda", self.any_agenda))]
        discarded: list[Agenda] = []
        for _ in range(self.in_small_councils(self.game.parameters.further_agendas)):
            draft = ([a.card for a in chosen], [a.card for a in discarded])
            key = await self.game.compose(seat, "more_agendas", draft, self.more, [*chosen, *discarded])
            if key == DONE:
                break
            where = chosen if key.startswith("include:") else discarded
            where.append(self._lying(key))
        for agenda in discarded:
            self.withdraw(agenda, "assembly")
        return chosen

    @grants("SA17-TWC-08")
    def any_agenda(self) -> list[Option[str]]:
        """Any agenda that lies open, one's own included."""
        return [self._option(agenda) for agenda in self.state.agendas]

    @grants("SA17-TWC-09")
    def more(self, taken: Sequence[Agenda]) -> list[Option[str]]:
        """Agendas to include or to discard, or no more."""
        rest = [agenda for agenda in self.state.agendas if agenda not in taken]
        found = [_agenda(word, agenda.card) for agenda in rest for word in ("include", "discard")]
        return [*found, Option(DONE, says=message("option-done"))]

    async def arrange(self, seat: Seat, chosen: list[Agenda]) -> list[Agenda]:
        """The user of Assembly fixes the order in which they will be enforced (SA17-TWC-10)."""
        order: list[Agenda] = []
        while len(order) < len(chosen):
            rest = [agenda for agenda in chosen if agenda not in order]
            order.append(self._lying(await self.game.choose(seat, "agenda_order", self.next_ones, rest)))
        return order

    @grants("SA17-TWC-10")
    def next_ones(self, rest: Sequence[Agenda]) -> list[Option[str]]:
        """Which agenda comes next."""
        return [self._option(agenda) for agenda in rest]

    def _option(self, agenda: Agenda) -> Option[str]:
        return card_option(agenda.card, "option-agenda")

    def _lying(self, key: str) -> Agenda:
        return next(agenda for agenda in self.state.agendas if agenda.card == name_of(key))

    # -- the Voice of the Council --------------------------------------------------------------------------------------

    async def call_voice(self, seat: Seat) -> None:
        """Nobody calls the election before the primary: it is demanded when the agendas are known (SA17-STR-08)."""

    async def demand_voice(self, seat: Seat) -> Seat:
        """Anyone may demand the election for a counter of Strategy Allocation; the first in rotation does, or nobody.
        Not in the first round (SA17-STR-08, SA17-STR-10)."""
        players, early = self.state.players, self.state.round < self.game.parameters.first_voice
        able = [] if early else [other for other in self.game.around(seat) if players[other].strategy > 0]
        if not able:
            return NOBODY
        said = await self.game.together("call_voice", {other: partial(self._wants_voice, other) for other in able})
        caller = next((other for other in able if said[other] == "call"), NOBODY)
        if caller != NOBODY:
            self.game.economy.spend_counter(caller, "strategy", VOICE)
        return caller

    async def _wants_voice(self, seat: Seat) -> str:
        return await self.game.choose_open(seat, "call_voice", self.voice_options)

    @grants("SA17-STR-08")
    def voice_options(self) -> list[Option[str]]:
        return super().voice_options()

    # -- the vote ------------------------------------------------------------------------------------------------------

    async def resolve(self, seat: Seat, card: CardId) -> None:
        """A single agenda outside the Twilight Council: voted on in the open, the Voice after it (SA17-ROT-03, SA17-STR-09)."""
        if not card:
            return
        self.game.changing()
        self.state.council = [Agenda(card, seat)]  # it lies before the council while somebody thinks about the Voice
        caller = await self.demand_voice(seat)
        await self.vote_openly(seat, card)
        if caller != NOBODY:
            await self.vote_openly(caller, VOICE)
        await self.game.moment(COUNCIL_OVER, seat)

    async def vote(self, seat: Seat, agendas: list[Agenda]) -> None:
        """All vote at once and in secret, then the votes are opened agenda by agenda (SA17-TWC-11, SA17-TWC-16)."""
        for agenda in agendas:
            self.state.agendas.remove(agenda)
        self.call_to_order(seat, agendas)
        caller = await self.demand_voice(seat)
        if caller != NOBODY:  # SA17-STR-09, SA17-TWC-13: voted on with the others, enforced last
            self.state.council.append(Agenda(VOICE, caller))
            self.game.tell(events.AgendaRevealed(caller, VOICE))
        await self.sit(seat)

    async def vote_on(self, seat: Seat, card: CardId) -> None:
        """In secret where the Twilight Council sits; nobody demands an election beside it."""
        if not self.game.parameters.twilight_council:
            await self.vote_openly(seat, card)
            return
        self.call_to_order(seat, [Agenda(card, seat)])
        await self.sit(seat)

    async def vote_anew(self, seat: Seat, card: CardId) -> None:
        """In secret where the Twilight Council sits; an election may be demanded beside it like in any council."""
        if self.game.parameters.twilight_council:
            await self.vote(seat, [self.lay_open(card)])
        else:
            await self.resolve(seat, card)

    async def sit(self, seat: Seat) -> None:
        """The council votes on what lies before it (SA17-TWC-11, SA17-TWC-16)."""
        await self.game.moment(AGENDAS_CHOSEN, seat)
        if self.state.council:
            await self.write_down(seat)
        while self.state.council:
            self.open_votes(self.state.council[0])
            await self.decide(seat)
        self.clear_votes()
        await self.game.moment(COUNCIL_OVER, seat)

    async def write_down(self, seat: Seat) -> None:
        """Everybody divides all of his votes, sealed until they are opened (SA17-TWC-11, SA17-TWC-12)."""
        await self.buy_votes()
        questions = self.questions()
        totals = {other: total for other in self.game.around(seat) if (total := self.total(other))}
        branches = {other: partial(self.ballot, other, total, questions) for other, total in totals.items()}
        ballots = await self.game.together("ballot", branches)
        for voter, total in totals.items():
            self.seal(voter, ballots[voter], total)
        await self.game.moment(VOTES_PLACED, seat)

    def has_written(self, seat: Seat) -> bool:
        """Whether a player has written votes down in this council."""
        return f"votes:{seat}" in self.state.notes

    def is_sealed(self) -> bool:
        """Whether votes are written down and not all of them opened."""
        return any(map(self.has_written, self.game.playing()))

    def seal(self, seat: Seat, votes: list[Vote], total: int) -> None:
        """A player has written these votes down, so many in all."""
        self.game.changing()
        self.game.player(seat).sealed = votes
        self.state.notes[f"votes:{seat}"] = str(total)

    def seal_more(self, seat: Seat, card: CardId, outcome: str, votes: int) -> None:
        """A player writes down more votes: for what he has voted for on an agenda, or for an outcome if he has not."""
        sealed = self.game.player(seat).sealed
        written = next((vote for vote in sealed if vote.agenda == card), Vote(card, outcome, 0))
        before = int(self.state.notes.get(f"votes:{seat}", "0"))
        others = [vote for vote in sealed if vote.agenda != card]
        self.seal(seat, [*others, replace(written, votes=written.votes + votes)], before + votes)

    def void_votes(self, seat: Seat) -> None:
        """What a player has written down is void."""
        if self.has_written(seat):
            self.seal(seat, [], 0)

    async def buy_votes(self) -> None:
        """In a duel votes can be bought for a Trade Good each, once the agendas are fixed (SA17-DUE-09)."""
        if self.game.seats() != 2:
            return
        able = [seat for seat in self.game.playing() if self.game.economy.usable_goods(seat) and self.votes(seat)]
        if not able:
            return
        said = await self.game.together("buy_votes", {seat: partial(self._buys, seat) for seat in able})
        for seat in able:
            number = number_named(said[seat])
            self.game.economy.lose_goods(seat, number, "votes")
            self.state.notes[f"bought:{seat}"] = str(number)

    async def _buys(self, seat: Seat) -> str:
        return await self.game.choose(seat, "buy_votes", self.affordable_votes, seat)

    @grants("SA17-DUE-09")
    def affordable_votes(self, seat: Seat) -> list[Option[str]]:
        """As many votes as there are Trade Goods, or none."""
        return [_number(n) for n in range(self.game.economy.usable_goods(seat) + 1)]

    def total(self, seat: Seat) -> int:
        """The votes a player has to divide, with those bought; none if he may not vote."""
        votes = self.votes(seat)
        return votes + int(self.state.notes.get(f"bought:{seat}", "0")) if votes else 0

    def questions(self) -> list[Question]:
        """What is voted on: the agendas before the council that have outcomes, and these; they are the same for everybody."""
        found = [(agenda.card, self.outcomes(agenda.card)) for agenda in self.state.council]
        return [(card, outcomes) for card, outcomes in found if outcomes]

    async def ballot(self, seat: Seat, total: int, questions: Sequence[Question]) -> list[Vote]:
        """A player's choice: an outcome on each agenda he cares for, and how his votes are divided; none at all is to abstain
        (SA17-TWC-12)."""
        card, outcome = parted(self.game.fold(BOUND_VOTE, "", seat), "=")
        if outcome:
            return [Vote(CardId(card), outcome, total)]
        chosen: list[Vote] = []
        for card, outcomes in questions:
            if len(chosen) < total:
                options = partial(self.ballot_options, card, outcomes)
                about = (f"card:{card}",)
                outcome = await self.game.ask(Ask(seat, "ballot", options, tuple(chosen), forced=False, about=about))
                if outcome != NONE:
                    chosen.append(Vote(card, outcome, 0))
        return await self._divide(seat, chosen, total)

    async def _divide(self, seat: Seat, chosen: list[Vote], left: int) -> list[Vote]:
        """At least one vote on each agenda chosen; the last one gets whatever is left, so that all are used."""
        divided: list[Vote] = []
        for n, vote in enumerate(chosen, 1):
            number = left
            if n < len(chosen):
                options, draft = partial(self.shares, left - (len(chosen) - n)), (tuple(divided), vote)
                ask = Ask(seat, "divide_votes", options, draft, forced=False, about=(f"card:{vote.agenda}",))
                number = int((await self.game.ask(ask))[6:])
            divided.append(replace(vote, votes=number))
            left -= number
        return divided

    @grants("SA17-TWC-11", "SA17-TWC-12")
    def ballot_options(self, card: CardId, outcomes: Sequence[str | Option[str]]) -> list[str | Option[str]]:
        """The outcomes of an agenda, or no votes on it."""
        return [*outcomes, _no_votes(card)]

    @grants("SA17-TWC-12")
    def shares(self, most: int) -> list[Option[str]]:
        """How many votes go to an agenda."""
        return [_number(n) for n in range(1, most + 1)]

    # -- opening the votes ---------------------------------------------------------------------------------------------

    def open_votes(self, agenda: Agenda) -> None:
        """All show what they have written down for an agenda (SA17-TWC-16)."""
        self.game.changing()
        players, notes = self.state.players, self.state.notes
        notes["opened"] = agenda.card
        for seat in self.game.from_speaker():
            written, players[seat].sealed = players[seat].sealed, []
            for vote in written:
                if vote.agenda != agenda.card:
                    players[seat].sealed.append(vote)
                    continue
                self.show(seat, agenda.card, vote.outcome, vote.votes)
                notes[f"votes:{seat}"] = str(int(notes[f"votes:{seat}"]) - vote.votes)
                notes[f"voted:{seat}"] = "yes"

    def clear_votes(self) -> None:
        """Nothing is left of a vote."""
        self.game.changing()
        self.state.notes.pop("opened", None)
        for seat, player in enumerate(self.state.players):
            player.sealed = []
            for note in (f"votes:{seat}", f"voted:{seat}", f"bought:{seat}"):
                self.state.notes.pop(note, None)

    @grants("OFF-POL-2", "SA17-TWC-14")
    def leading(self, card: CardId) -> list[str]:
        """In the Twilight Council nothing leads without votes: an agenda that has none is discarded (SA17-TWC-14)."""
        leading = super().leading(card)
        if not self.game.parameters.twilight_council:
            return leading
        voted = [ballot.outcome for ballot in self.state.ballots if ballot.votes]
        return [outcome for outcome in leading if outcome in voted]

    def sway(self, agenda: Agenda) -> None:
        """In a duel a die changes the votes on each agenda that has any (SA17-DUE-10, SA17-DUE-11)."""
        if self.game.seats() != 2 or not self.state.ballots:
            return
        face = self.game.roll("council")[0]
        self.game.tell(events.Rolled(self.state.speaker, "council", (face,)))
        amounts, speaker = self.die_of_votes(), self.state.speaker
        if face > 6:
            self.add_votes(speaker, amounts[face - 7])  # SA17-DUE-12, SA17-DUE-13: nothing if he placed none
        elif face < 5:
            self.add_votes(self.game.opponents(speaker)[0], amounts[4 - face])

    def die_of_votes(self) -> tuple[int, ...]:
        """How many votes the die is worth, by how far it is from the middle (SA17-DUE-13, SA17-DUE-14)."""
        numbers = self.game.parameters
        return numbers.council_die if numbers.twilight_council else numbers.open_vote_die

    # -- secrets -------------------------------------------------------------------------------------------------------

    def reseal(self, seat: Seat, player: Player, rng: Rng) -> None:
        """Sealed votes imagined anew: known are the votes left, the agendas not yet opened, and whether he abstained so far."""
        player.sealed = []
        notes = self.state.notes
        left = int(notes.get(f"votes:{seat}", "0"))
        agendas = [agenda.card for agenda in self.state.council if agenda.card != notes.get("opened") and self.tally(agenda.card)]
        may_abstain = f"voted:{seat}" not in notes
        if not left or not agendas or (may_abstain and rng.value("sealed", len(agendas) + 1) == 0):
            return
        count = 1 + rng.value("sealed", min(left, len(agendas)))
        while len(agendas) > count:
            agendas.pop(rng.value("sealed", len(agendas)))
        for n, card in enumerate(agendas, 1):
            votes = left if n == count else 1 + rng.value("sealed", left - (count - n))
            outcomes = list(self.tally(card))
            player.sealed.append(Vote(card, outcomes[rng.value("sealed", len(outcomes))], votes))
            left -= votes


@lru_cache(maxsize=1024)
def _agenda(word: str, card: CardId) -> Option[str]:
    """An agenda to include or to discard."""
    return Option(f"{word}:{card}", things=(f"card:{card}",), says=message(f"option-{word}-agenda", card=kind_of(card)))


@kept
def _no_votes(card: CardId) -> Option[str]:
    """Nothing for an agenda."""
    return Option(NONE, says=message("option-no-votes", card=kind_of(card)))


@kept
def _number(votes: int) -> Option[str]:
    """So many votes."""
    return Option(f"votes:{votes}", says=message("option-votes", count=votes))
