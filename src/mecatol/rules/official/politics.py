"""Agendas, votes and laws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import combinations

from mecatol.core.decisions import ALLOWED, Ask, Option, grants, message
from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex, border
from mecatol.core.memo import kept
from mecatol.core.records import replace
from mecatol.core.rng import Rng
from mecatol.rules import events
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.moments import (
    AGENDA_DECIDED,
    AGENDA_INSTEAD,
    AGENDAS_CHOSEN,
    BALLOT_VOTES,
    BEFORE_AGENDA_DRAWN,
    BEFORE_AGENDA_REDRAWN,
    BEFORE_VOTE,
    BOUND_VOTE,
    COUNCIL_OVER,
    MAY_VOTE,
    MAY_VOTE_SO,
    NO_AGENDA,
    OUTCOME_KNOWN,
    PLANET_VOTES,
    VOTE_CAST,
    VOTE_CASTER,
    VOTES,
    VOTES_COUNT,
    VOTES_REVEALED,
    Casting,
    Decided,
)
from mecatol.rules.naming import card_named, each_of, number_named, parted
from mecatol.rules.pieces import in_system, is_ship, on_planet
from mecatol.rules.state import NO_CARD, NOBODY, Agenda, Ballot, CardId, Law, Planet, PlanetId, Player, Seat

from .game import CARRIED_OUT, Chapter
from .hands import card_option
from .technology import COLOURS

VOICE = CardId("voice_of_the_council")
ABSTAIN = "abstain"
FOR, AGAINST = "for", "against"
RANDOM = "random"  # the next card of the deck
DECREED = 10  # votes of a player who decides an agenda by himself
CALL: Option[str] = Option("call", says=message("option-call-voice"))
NO: Option[str] = Option("no", says=message("option-no"))


class Politics(Chapter):
    """An agenda is read, debated and voted on; nothing promised meanwhile binds anybody (OFF-POL-1, OFF-GEN-11)."""

    __slots__ = ()

    # -- votes ---------------------------------------------------------------------------------------------------------

    def votes(self, seat: Seat) -> int:
        """A player's votes: the influence of his refreshed planets, at least 1; 0 where he may not vote (OFF-POL-1)."""
        if self.game.player(seat).out or not self.game.fold(MAY_VOTE, ALLOWED, seat).allowed:
            return 0
        return max(1, self.game.fold(VOTES, self.planets_votes(seat) + self.voice_votes(seat), seat))

    def planets_votes(self, seat: Seat) -> int:
        """The votes of a player's planets: those refreshed cast their influence, unless something is said of one."""
        economy = self.game.economy
        if not self.game.touched(PLANET_VOTES, seat):
            return sum([economy.influence(planet) for planet in economy.ready_planets(seat)])
        return sum([self.votes_of(planet) for planet in self.game.board.planets_of(seat)])

    def votes_of(self, planet: Planet) -> int:
        """The votes that one planet casts for its owner."""
        return self.game.fold(PLANET_VOTES, 0 if planet.exhausted else self.game.economy.influence(planet.id), planet)

    def voice_votes(self, seat: Seat) -> int:
        """What being the Voice of the Council adds (SA17-STR-11, SA17-DUE-15)."""
        if self.state.titles.get(VOICE, NOBODY) != seat:
            return 0
        numbers = self.game.parameters
        return numbers.voice_votes_duel if self.game.seats() == 2 else numbers.voice_votes

    def voting_order(self) -> list[Seat]:
        """Beginning next to the Speaker, who votes last (OFF-POL-1)."""
        speaker, *others = self.game.from_speaker()
        return [*others, speaker]

    # -- what can be voted for -----------------------------------------------------------------------------------------

    def outcomes(self, card: str) -> list[str | Option[str]]:
        """The outcomes of an agenda: what its rule says, else what is printed on it."""
        if card == VOICE:
            return [*self._players()]
        rule = self.game.catalogue.politics.get(kind_of(card))
        if rule is not None:
            return list(rule.outcomes(self.game))
        return [*self.electable(self.game.cards.political_cards[kind_of(card)].elect)]

    def electable(self, kind: str) -> list[Option[str]]:
        """What can be elected, by kind; For and Against where nothing is."""
        if kind == "":
            return [_outcome(FOR), _outcome(AGAINST)]
        if kind == "player":
            return self._players()
        board, galaxy, state = self.game.board, self.game.galaxy, self.state
        systems = [system.hex for system in state.systems]
        if kind == "two_players":
            return _pairs(self._players())  # OFF-POL-4
        if kind == "planet":
            return [_outcome(on_planet(planet.id)) for planet in board.planets()]
        if kind == "two_planets":
            return _pairs([_outcome(on_planet(planet.id)) for planet in board.planets()])
        if kind == "system":
            return [_outcome(in_system(hex_)) for hex_ in systems]
        if kind == "special_system":
            return [_outcome(in_system(hex_)) for hex_ in systems if galaxy.is_special(hex_)]
        if kind == "void_system":
            return [_outcome(in_system(hex_)) for hex_ in systems if galaxy.is_void(hex_)]
        if kind == "border":
            return [_border(a, b) for a, b in galaxy.borders()]
        if kind in ("fleet", "dreadnought"):
            return self._fleets(kind)
        if kind == "law":
            return [_outcome(f"law:{law.card}") for law in state.laws]
        if kind == "public_objective":
            return [_outcome(f"objective:{objective.id}") for objective in state.objectives]
        if kind == "strategy_card":
            return [_outcome(f"card:{card.id}") for card in state.strategy_cards]
        if kind == "technology_colour":
            return [_outcome(f"colour:{colour}") for colour in COLOURS]
        return [_outcome(kind)]

    def _players(self) -> list[Option[str]]:
        return [_outcome(f"player:{seat}") for seat in self.eligible()]

    def eligible(self) -> list[Seat]:
        """Whom an agenda may elect: everybody in the game."""
        return self.game.playing()

    def concerned(self) -> list[Seat]:
        """Whom an outcome that names all players concerns, one after the other: everybody in the game."""
        return self.game.in_turn()

    def passes_by(self, seat: Seat) -> bool:
        """Whether what is somebody's is no matter of agendas: a player's whom none concerns, and never what is nobody's."""
        return seat >= 0 and seat not in self.concerned()

    def _fleets(self, kind: str) -> list[Option[str]]:
        """Fleets on the board; of the ones with a Dreadnought a ship of that kind is meant."""
        return [
            Option(f"{kind}:{stack.owner}:{system.hex}", things=(in_system(system.hex),))
            for system in self.state.systems
            for stack in system.stacks
            if any(is_ship(g.kind) if kind == "fleet" else self.game.board.counts_as(g.kind, "dreadnought") for g in stack.groups)
        ]

    # -- the agenda ----------------------------------------------------------------------------------------------------

    async def agenda_from_hand(self, seat: Seat) -> None:
        """A player brings a card from his hand before the council; without one, the top of the deck (OFF-POL-5)."""
        await self.game.moment(BEFORE_AGENDA_DRAWN, seat)
        if not await self.replaced(seat):
            await self.resolve(seat, await self.bring_agenda(seat))

    async def bring_agenda(self, seat: Seat) -> CardId:
        """The card that a player brings (OFF-POL-5)."""
        hand = self.game.political_cards.hand(seat)
        key = await self.game.choose(seat, "agenda", self.agenda_options, seat) if hand else RANDOM
        return self.take_agenda(seat, key)

    async def agenda_from_deck(self, seat: Seat) -> None:
        """The next card of the deck comes before the council (OFF-POL-1)."""
        await self.game.moment(BEFORE_AGENDA_DRAWN, seat)
        if not await self.replaced(seat):
            await self.resolve(seat, self.take_agenda(NOBODY, RANDOM))

    async def replaced(self, seat: Seat) -> bool:
        """Whether something else took the place of the agenda that was due: another card, which is voted on, or none at all."""
        instead = self.agenda_instead(seat)
        if instead != NO_AGENDA:
            await self.resolve(seat, instead)
        return instead != ""

    def agenda_instead(self, seat: Seat) -> CardId:
        """What has taken the place of the agenda that was due, picked up to be voted on; "" if nothing has."""
        instead = self.game.fold(AGENDA_INSTEAD, NO_CARD, seat)
        if instead and instead != NO_AGENDA:
            self.pick_up(instead)
        return instead

    async def redrawn(self, seat: Seat) -> CardId:
        """What takes the place of another agenda that is due, after one or for one that was discarded; "" if nothing does."""
        await self.game.moment(BEFORE_AGENDA_REDRAWN, seat)
        instead = self.agenda_instead(seat)
        return NO_CARD if instead == NO_AGENDA else instead

    def is_replaceable(self) -> bool:
        """Whether a card may take the place of the agenda that is due: not of one chosen among some that lie open."""
        return not self.state.agendas

    @grants("OFF-POL-5")
    def agenda_options(self, seat: Seat) -> list[Option[str]]:
        """The Political Cards in hand."""
        return [card_option(card, "option-agenda") for card in self.game.political_cards.hand(seat)]

    def take_agenda(self, seat: Seat, key: str) -> CardId:
        """The card leaves the hand, or the deck, and lies open; "" if there is none."""
        self.game.changing()
        card = card_named(key)
        if card:
            self.game.political_cards.take_out(seat, card)
        else:
            card = self.game.political_cards.next_card("agenda")
        replaced: list[tuple[CardId, str]] = []
        while card and (why := self.untimely(card)):
            replaced.append((card, why))
            card = self.game.political_cards.next_card("agenda")
        for other, why in replaced:
            self.game.tell(events.AgendaRevealed(seat, other))
            self.game.political_cards.put_away(other)
            self.game.tell(events.AgendaDiscarded(other, why))
        if card:
            self.state.known.pop(card, None)
            self.game.tell(events.AgendaRevealed(seat, card))
        return card

    def untimely(self, card: CardId) -> str:
        """Why a card that is read now is replaced by the next one; "" for one that is not."""
        card_printed, board = self.game.cards.political_cards[kind_of(card)], self.game.board
        if card_printed.not_before > self.state.round:
            return "too_early"
        planet = card_printed.needs_holder_of
        held = not planet or (board.has_planet(planet) and board.planet(planet).owner >= 0)
        return "" if held else "no_holder"

    def lay_open(self, card: CardId, owner: Seat = NOBODY, at: int | None = None) -> Agenda:
        """A card lies among the agendas until it is decided: after the others, or in some place among them."""
        self.game.changing()
        agenda = Agenda(card, owner)
        self.state.agendas.insert(len(self.state.agendas) if at is None else at, agenda)
        return agenda

    def pick_up(self, card: CardId) -> None:
        """A card lies among the agendas no longer: it is decided, or goes elsewhere."""
        self.game.changing()
        self.state.agendas.remove(next(agenda for agenda in self.state.agendas if agenda.card == card))

    def call_to_order(self, seat: Seat, agendas: list[Agenda]) -> None:
        """These are the agendas, in the order in which they will be enforced."""
        self.game.changing()
        self.state.council = agendas
        self.state.ballots = []
        self.game.tell(events.AgendasChosen(seat, tuple(agenda.card for agenda in agendas)))

    def add_agenda(self, card: CardId, owner: Seat = NOBODY) -> None:
        """One more card is voted on, after the others; the Voice of the Council stays the last."""
        council = self.state.council
        self.put_to_vote(Agenda(card, owner), len(council) - any(agenda.card == VOICE for agenda in council))

    def put_to_vote(self, agenda: Agenda, at: int) -> None:
        """An agenda comes before the council beside the others, in its place among them."""
        self.game.changing()
        if agenda in self.state.agendas:
            self.state.agendas.remove(agenda)
        self.state.council.insert(at, agenda)

    async def resolve(self, seat: Seat, card: CardId) -> None:
        """One agenda from reading to outcome; `seat` is the one who brought it (OFF-POL-1)."""
        if card:
            await self.vote_openly(seat, card)
            await self.game.moment(COUNCIL_OVER, seat)

    async def vote_openly(self, seat: Seat, card: CardId) -> None:
        """Everybody votes on an agenda in his turn, and on what a law has put beside it (OFF-POL-1)."""
        self.call_to_order(seat, [Agenda(card, seat)])
        await self.game.moment(AGENDAS_CHOSEN, seat)
        while self.state.council:
            for voter in self.voting_order():
                if self.state.council and self.votes(voter):
                    await self.cast(voter, self.state.council[0].card)
            if self.state.council:
                await self.decide(seat)

    async def vote_on(self, seat: Seat, card: CardId) -> None:
        """A vote on one card that a player has called for, and on nothing else."""
        await self.resolve(seat, card)

    async def vote_anew(self, seat: Seat, card: CardId) -> None:
        """A new round of voting on one card, everybody's votes as at the start and with all that belongs to a vote."""
        await self.resolve(seat, card)

    async def cast(self, seat: Seat, card: CardId) -> None:
        """All of a player's votes for one outcome, or none at all; planets are not exhausted (OFF-POL-1)."""
        await self.game.moment(BEFORE_VOTE, seat)
        bound, outcome = parted(self.game.fold(BOUND_VOTE, "", seat), "=")
        if bound == card:
            outcome = outcome if self.may_vote_so(seat, card, outcome) else ABSTAIN
        else:
            caster = self.game.fold(VOTE_CASTER, seat, seat)
            question = "vote" if caster == seat else "vote_for_another"
            options, about = partial(self.vote_options, seat, card), (f"card:{card}", f"player:{seat}")
            outcome = await self.game.ask(Ask(caster, question, options, open=True, forced=False, about=about))
        if outcome != ABSTAIN:
            votes = self.game.fold(BALLOT_VOTES, self.votes(seat), Casting(seat, card, outcome))
            self.show(seat, card, outcome, max(0, votes))
        await self.game.moment(VOTE_CAST, seat)

    @grants("OFF-POL-1")
    def vote_options(self, seat: Seat, card: CardId) -> list[str | Option[str]]:
        """Every outcome that a player may vote for, or to abstain."""
        keys = {key if isinstance(key, str) else key.key: key for key in self.outcomes(card)}
        found = [option for key, option in keys.items() if self.may_vote_so(seat, card, key)]
        return [*found, Option(ABSTAIN, says=message("option-abstain"))]

    def may_vote_so(self, seat: Seat, card: CardId, outcome: str) -> bool:
        """Whether nothing keeps a player from voting for an outcome."""
        return self.game.fold(MAY_VOTE_SO, True, Casting(seat, card, outcome))

    def show(self, seat: Seat, card: CardId, outcome: str, votes: int) -> None:
        """Votes on the first agenda are known."""
        self.game.changing()
        self.state.ballots.append(Ballot(seat, outcome, votes))
        self.game.tell(events.VotesCast(seat, card, outcome, votes))

    # -- votes that lie there ------------------------------------------------------------------------------------------

    def has_voted(self, seat: Seat) -> bool:
        """Whether votes of a player lie on the first agenda."""
        return any(ballot.seat == seat for ballot in self.state.ballots)

    def recount(self, seat: Seat, count: Callable[[int], int]) -> None:
        """A player's votes on the first agenda, where he has cast any, become more or fewer."""
        self.game.changing()
        ballots = self.state.ballots
        self.state.ballots = [replace(b, votes=max(0, count(b.votes))) if b.seat == seat else b for b in ballots]

    def add_votes(self, seat: Seat, votes: int) -> None:
        """More votes for what a player has voted for on the first agenda, or fewer."""
        self.recount(seat, lambda cast: cast + votes)

    def count_only(self, seats: Sequence[Seat]) -> None:
        """Votes on the first agenda count for these players alone."""
        self.game.changing()
        self.state.ballots = [ballot for ballot in self.state.ballots if ballot.seat in seats]

    def counts(self, seat: Seat) -> bool:
        """Whether a player's votes on the first agenda count."""
        return self.game.fold(VOTES_COUNT, True, seat)

    def leave_out(self) -> None:
        """Votes on the first agenda that do not count are gone."""
        if uncounted := [ballot.seat for ballot in self.state.ballots if not self.counts(ballot.seat)]:
            self.count_only([seat for seat in self.game.playing() if seat not in uncounted])

    # -- the outcome ---------------------------------------------------------------------------------------------------

    async def decide(self, seat: Seat) -> None:
        """The votes on the first agenda are counted and its outcome is carried out."""
        agenda = self.state.council[0]
        self.sway(agenda)
        self.leave_out()
        await self.game.moment(VOTES_REVEALED, seat)
        if agenda not in self.state.council:
            return
        self.leave_out()  # more may have come
        decided = Decided(seat, agenda.card, await self.winner(agenda.card))
        if decided.outcome:
            await self.game.moment(OUTCOME_KNOWN, decided)
        if decided.outcome and not decided.cancelled:
            await self.carry_out(agenda, decided.outcome, seat)
        else:
            self.withdraw(agenda, "cancelled" if decided.cancelled else "no_outcome")

    def sway(self, agenda: Agenda) -> None:
        """What chance adds to the votes."""

    def tally(self, card: CardId) -> dict[str, int]:
        """Votes by outcome; for an outcome that has become impossible they are lost."""
        count = {option if isinstance(option, str) else option.key: 0 for option in self.outcomes(card)}
        for ballot in self.state.ballots:
            if ballot.outcome in count:
                count[ballot.outcome] += ballot.votes
        return count

    async def winner(self, card: CardId) -> str:
        """Most votes; ties, none at all included, are broken by the Speaker (OFF-POL-2)."""
        level = self.leading(card)
        if len(level) > 1:
            return await self.game.choose(self.state.speaker, "break_tie", self.leading, card)
        return level[0] if level else ""

    @grants("OFF-POL-2")
    def leading(self, card: CardId) -> list[str]:
        """The outcomes with the most votes."""
        count = self.tally(card)
        most = max(count.values(), default=0)
        return [outcome for outcome, votes in count.items() if votes == most]

    async def carry_out(self, agenda: Agenda, outcome: str, seat: Seat) -> None:
        """The outcome takes effect: a law stays unless it was refused, anything else is discarded (OFF-POL-3)."""
        card, votes = agenda.card, 0
        for ballot in self.state.ballots:
            if ballot.outcome == outcome and ballot.votes:
                votes += ballot.votes
                self.game.board.deed("won_vote", ballot.seat, what=card)
        self.game.tell(events.AgendaDecided(card, outcome, votes))
        self.state.council.remove(agenda)  # the votes lie there while it is carried out: cards ask who voted how
        if card == VOICE:
            self.take_title(VOICE, number_named(outcome))
        else:
            await self.enact(card, outcome)
        self.state.ballots = []
        await self.game.moment(AGENDA_DECIDED, Decided(seat, card, outcome))
        await self.game.economy.settle_everybody()  # what was voted for may have taken away what a fleet leans on

    async def enact(self, card: CardId, outcome: str) -> None:
        """A Political Card does what its outcome says."""
        if self.game.cards.political_cards[kind_of(card)].kind == "law" and outcome != AGAINST:
            self.pass_law(card, outcome)
        else:
            self.game.political_cards.put_away(card)
        rule = self.game.catalogue.politics.get(kind_of(card))
        if rule is not None:
            around = self.carried_out()
            self.state.notes[CARRIED_OUT] = card
            await rule.enact(self.game, card, outcome)
            del self.state.notes[CARRIED_OUT]
            self.state.notes |= {CARRIED_OUT: around} if around else {}
        self.game.victory.check()

    def carried_out(self) -> str:
        """The Political Card whose outcome is being carried out, if one is."""
        return self.state.notes.get(CARRIED_OUT, "")

    async def decree(self, seat: Seat, card: CardId, outcome: str, votes: int = DECREED) -> None:
        """A player alone decides the outcome of a card that lies open; what it says of votes, it says of his ten."""
        self.game.changing()
        cast, self.state.ballots = self.state.ballots, [Ballot(seat, outcome, votes)]
        if votes:
            self.game.board.deed("won_vote", seat, what=card)
        self.game.tell(events.AgendaDecided(card, outcome, votes))
        await self.enact(card, outcome)
        self.state.ballots = cast

    def close(self, agenda: Agenda) -> None:
        """An agenda is no longer before the council."""
        self.game.changing()
        if agenda == self.state.council[0]:
            self.state.ballots = []
        self.state.council.remove(agenda)

    def withdraw(self, agenda: Agenda, why: str) -> None:
        """An agenda is discarded, whether it was chosen for the vote or only lay there."""
        self.game.changing()
        if agenda in self.state.council:
            self.close(agenda)
        else:
            self.state.agendas.remove(agenda)
        if agenda.card != VOICE:
            self.game.political_cards.put_away(agenda.card)
        self.game.tell(events.AgendaDiscarded(agenda.card, why))

    def lay_before_council(self, agenda: Agenda, place: int) -> None:
        """An agenda comes up for the vote, after so many others."""
        self.game.changing()
        self.state.council.insert(place, agenda)

    # -- laws and titles -----------------------------------------------------------------------------------------------

    def pass_law(self, card: CardId, outcome: str) -> None:
        """A law comes into force with what was elected; its effect lasts as long as it lies there (OFF-POL-3)."""
        self.game.changing()
        law = Law(card, "" if outcome == FOR else outcome)
        self.state.laws.append(law)
        self.begin_law(law)
        self.game.board.deed("passed_law", NOBODY, what=card)
        self.game.tell(events.LawPassed(card, law.elected))

    def begin_law(self, law: Law) -> None:
        """The effect of a law: the elected player's, everybody's where it is a right of all, nobody's else."""
        rule = self.game.catalogue.politics.get(kind_of(law.card))
        owners = self.game.playing() if rule is not None and rule.everybody else [_elected_seat(law.elected)]
        for owner in owners:
            self.game.begin_effect(self.key_of(law), owner, "law", where=law.elected)

    def key_of(self, law: Law) -> str:
        """The key of a law's effect: the card's id, unless its rule has a key of its own."""
        rule = self.game.catalogue.politics.get(kind_of(law.card))
        return rule.key if rule is not None and rule.key else kind_of(law.card)

    def amend(self, card: CardId, elected: str) -> None:
        """A law in force speaks of somebody or something else from now on; what it remembers stays."""
        self.game.changing()
        law = next(law for law in self.state.laws if law.card == card)
        moved = [effect.id for effect in self._effects(law)]
        self.state.laws[self.state.laws.index(law)] = Law(card, elected)
        owner = _elected_seat(elected)
        changed = [replace(e, owner=owner, where=elected) if e.id in moved else e for e in self.state.effects]
        self.game.put_in_force(tuple(changed))
        self._leaves(law)
        self.game.tell(events.LawChanged(card, elected))

    def _effects(self, law: Law) -> list[Effect]:
        """The effects of a law; of two copies that speak of the same the first has the oldest."""
        rule = self.game.catalogue.politics.get(kind_of(law.card))
        found = [e for e in self.state.effects if (e.source, e.key, e.where) == ("law", self.key_of(law), law.elected)]
        return found if rule is not None and rule.everybody else found[:1]

    def repeal(self, card: CardId) -> None:
        """A law is no longer in force, and its card is discarded."""
        self.lift_law(card)
        self.game.political_cards.put_away(card)

    def lift_law(self, card: CardId) -> None:
        """A law is no longer in force; its card goes elsewhere."""
        self.game.changing()
        law = next(law for law in self.state.laws if law.card == card)
        gone = [effect.id for effect in self._effects(law)]
        self.state.laws.remove(law)
        self.game.end_effects(lambda effect: effect.id in gone)
        self._leaves(law)
        self.game.tell(events.LawEnded(card))

    def _leaves(self, law: Law) -> None:
        """A law no longer lies before the player who had it, if any did; its point is gone."""
        if (seat := _elected_seat(law.elected)) >= 0:
            self.game.victory.forgive(seat)

    async def abolish(self, card: CardId) -> None:
        """A law is discarded, and what it allowed beyond the limits is brought within them again."""
        self.repeal(card)
        await self.game.economy.settle_everybody()

    async def forget(self, planet: PlanetId) -> None:
        """A planet is about to be no more: laws that speak of it are discarded."""
        for law in [law for law in self.state.laws if on_planet(planet) in each_of(law.elected)]:
            await self.abolish(law.card)

    def take_title(self, title: str, seat: Seat) -> None:
        """A title has a new holder; objectives that go with it follow (OFF-SE-VOC, SA17-STR-12)."""
        self.game.changing()
        before = self.state.titles.get(title, NOBODY)
        self.state.titles[title] = seat
        self.game.tell(events.TitleTaken(seat, title, before))
        self.game.objectives.settle_specials()
        self.game.victory.check()

    def give_speaker(self, seat: Seat, by: Seat) -> None:
        """The Speaker token changes hands, or stays (OFF-STR-4)."""
        self.game.changing()
        self.state.speaker = seat
        self.game.tell(events.SpeakerChosen(seat, by))

    # -- the Voice of the Council --------------------------------------------------------------------------------------

    async def call_voice(self, seat: Seat) -> None:
        """Before the primary of Political or Assembly its holder may have a Voice of the Council elected (OFF-SE-VOC)."""
        if VOICE not in self.state.special:
            return
        if await self.game.choose(seat, "call_voice", self.voice_options) == "call":
            await self.resolve(seat, VOICE)

    @grants("OFF-SE-VOC")
    def voice_options(self) -> list[Option[str]]:
        """Call the election, or not."""
        return [CALL, NO]

    # -- secrets -------------------------------------------------------------------------------------------------------

    def reseal(self, seat: Seat, player: Player, rng: Rng) -> None:
        """Votes that somebody has written down, imagined anew; officially all votes are open."""


@kept
def _outcome(key: str) -> Option[str]:
    """An outcome, with the thing on the table it names."""
    kind, name = parted(key, ":")
    things = (key,) if kind in ("planet", "system", "player", "card") else ()
    named = {"card" if kind == "law" else kind: name} if name else {}
    return Option(key, things=things, says=message(f"outcome-{kind.replace('_', '-')}", **named))


def _elected_seat(elected: str) -> Seat:
    """The player a law was given to, or nobody."""
    kind, name = parted(elected, ":")
    return int(name) if kind == "player" and name.isdigit() else NOBODY


@lru_cache(maxsize=4096)
def _border(a: Hex, b: Hex) -> Option[str]:
    return Option(f"border:{border(a, b)}", things=(in_system(a), in_system(b)))


def _pairs(options: list[Option[str]]) -> list[Option[str]]:
    """Every two of them as one outcome (OFF-POL-4)."""
    return [
        Option(f"{a.key}+{b.key}", things=(*a.things, *b.things), says=message("outcome-two", first=a.key, second=b.key))
        for a, b in combinations(options, 2)
    ]
