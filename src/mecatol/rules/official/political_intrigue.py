"""Political Intrigue: Representatives chosen in secret, Spies among them, and votes bargained for."""

from __future__ import annotations

from functools import partial

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import Effect
from mecatol.core.records import replace
from mecatol.core.rng import Rng
from mecatol.rules import events
from mecatol.rules.content_cards import Representative
from mecatol.rules.moments import (
    AGENDAS_CHOSEN,
    BARGAINING,
    BOUND_VOTE,
    COUNCIL_OVER,
    MAY_BE_KILLED,
    NOTE_KEPT,
    REPRESENTATIVE_KILLED,
    REPRESENTATIVE_TARGETED,
    REPRESENTATIVES_REVEALED,
    SPY_AIMS,
    SPY_MAY_PICK,
    SPY_REVEALED,
    TAKES_NOTES,
    VOTE_CAST,
    VOTE_CASTER,
    VOTER_RISES,
    VOTES_LAST,
    Gift,
    Killing,
    Shot,
    Targeted,
)
from mecatol.rules.naming import number_named
from mecatol.rules.state import NOBODY, Agenda, CardId, NoteOffer, Seat

from .game import Chapter

NO = Option("no", says=message("option-no"))


class PoliticalIntrigue(Chapter):
    """A council of Representatives (OFF-SOT-INT).

    Who is face up has an effect by his name, of his player's, as long as the council sits: what he can do. The council itself
    is an effect too: it remembers who was offered what, and aims at the player whose Strategy Card has called it.
    """

    __slots__ = ()

    # -- who is there --------------------------------------------------------------------------------------------------

    def representative(self, seat: Seat) -> str:
        """Who speaks for a player now; "" for nobody."""
        return self.game.player(seat).representative

    def printed(self, name: str) -> Representative:
        return self.game.cards.representatives[name]

    def is_a(self, seat: Seat, kind: str) -> bool:
        """Whether a player's living Representative is a Spy, a Bodyguard or a Councilor."""
        name = self.representative(seat)
        return bool(name) and kind in self.printed(name).types

    def living(self, seat: Seat) -> list[str]:
        """The Representatives of a player's race who have not been killed."""
        race, fallen = self.game.player(seat).race, self.state.fallen
        return [name for name, card in self.game.cards.representatives.items() if card.race == race and name not in fallen]

    def is_open(self, name: str) -> bool:
        """Whether a Representative is face up."""
        return len(self.state.known.get(name, ())) == self.game.seats()

    def council(self) -> Effect | None:
        """The council that sits, if one does."""
        return next((effect for effect in self.state.effects if effect.key == "council"), None)

    def current(self) -> Seat:
        """Whose Strategy Card has called the council."""
        council = self.council()
        return council.target if council else NOBODY

    def remember(self, what: str) -> None:
        """The council remembers something."""
        council = self.council()
        assert council is not None
        self.game.note(council, what, "yes")

    def remembers(self, what: str) -> bool:
        council = self.council()
        return council is not None and bool(self.game.remembered(council, what))

    # -- the council ---------------------------------------------------------------------------------------------------

    async def convene(self, current: Seat, proposer: Seat, card: CardId) -> None:
        """One agenda: Representatives, Spies, bargaining, and the vote (OFF-SOT-INT)."""
        if not card:
            return
        self.game.begin_scope("council")
        self.game.begin_effect("council", NOBODY, "rule", until="council", target=current)
        self.game.politics.call_to_order(proposer, [Agenda(card, proposer)])
        await self.game.moment(AGENDAS_CHOSEN, proposer)
        if self.state.council:
            await self.choose_representatives()
            await self.send_spies()
            self.reveal_all()
            await self.game.moment(REPRESENTATIVES_REVEALED, current)
        if self.state.council:
            await self.bargain(current)
            await self.vote(proposer)
        await self.game.moment(COUNCIL_OVER, proposer)
        self.adjourn()

    async def choose_representatives(self) -> None:
        """Everybody chooses one of those he has left, all at once and face down."""
        able = [seat for seat in self.game.from_speaker() if self.eligible(seat)]
        chosen = await self.game.together("choose_representative", {seat: partial(self.choose, seat) for seat in able})
        self.game.changing()
        for seat in able:
            self.game.player(seat).representative = chosen[seat]
        self.game.tell(events.RepresentativesChosen(tuple(able)))

    async def choose(self, seat: Seat) -> str:
        return await self.game.choose(seat, "choose_representative", self.eligible, seat)

    @grants("OFF-SOT-INT")
    def eligible(self, seat: Seat) -> list[Option[str]]:
        """The Representatives in a player's hand; none who has given up his votes for good."""
        if any(effect.key == "gave_up_votes" and effect.owner == seat for effect in self.state.effects):
            return []
        left = [name for name in self.living(seat) if name != self.representative(seat)]
        return [Option(name, says=message("option-representative", representative=name)) for name in left]

    def adjourn(self) -> None:
        """The council is over; whoever lives goes back to the hand."""
        self.game.changing()
        for name in self.game.cards.representatives:
            self.state.known.pop(name, None)
        for player in self.state.players:
            player.representative = ""
        self.game.end_scope("council")

    # -- turning up ----------------------------------------------------------------------------------------------------

    def turn_up(self, seat: Seat) -> None:
        """A Representative is face up from now on, and can do what he can, unless that is blocked."""
        name = self.representative(seat)
        if not name or self.is_open(name):
            return
        self.game.changing()
        self.state.known[name] = list(range(self.game.seats()))
        self.game.tell(events.RepresentativeRevealed(seat, name))
        if not any(effect.key == "blocked" and effect.owner == seat for effect in self.state.effects):
            self.game.begin_effect(name, seat, "card", until="council")

    def show(self, seat: Seat, to: Seat) -> None:
        """Somebody else sees a Representative who is face down."""
        self.game.changing()
        known = self.state.known.setdefault(self.representative(seat), [])
        known[:] = sorted(dict.fromkeys([*known, to]))

    def replace(self, seat: Seat, name: str) -> None:
        """Another Representative takes the place of one who is face down, and is face down too."""
        self.game.changing()
        self.game.player(seat).representative = name
        self.game.tell(events.RepresentativesChosen((seat,)))

    def reveal_all(self) -> None:
        for seat in self.game.from_speaker():
            self.turn_up(seat)

    def silence(self, seat: Seat) -> None:
        """Nothing more comes of what a player's Representative can do."""
        name = self.representative(seat)
        self.game.begin_effect("blocked", seat, "card", until="council")
        self.game.end_effects(lambda effect: (effect.key, effect.owner) == (name, seat))

    # -- Spies ---------------------------------------------------------------------------------------------------------

    async def send_spies(self) -> None:
        """Spies act from the Speaker clockwise; one who was killed before does not."""
        for seat in self.game.from_speaker():
            if self.state.council and self.is_a(seat, "spy"):
                self.turn_up(seat)
                self.remember(f"spy:{seat}")
                await self.game.moment(SPY_REVEALED, seat)

    def within_reach(self, spy: Seat) -> list[Seat]:
        """The others whose living Representatives a Spy may pick out."""
        others = [seat for seat in self.game.opponents(spy) if self.representative(seat)]
        return [seat for seat in others if self.game.fold(SPY_MAY_PICK, True, Shot(spy, seat))]

    def unrevealed(self, spy: Seat) -> list[Seat]:
        """Those of them who are still face down."""
        return [seat for seat in self.within_reach(spy) if not self.is_open(self.representative(seat))]

    @grants("OFF-SOT-INT")
    def targets(self, seats: list[Seat]) -> list[Option[str]]:
        """Players whose Representatives can be picked out."""
        return [Option(f"player:{s}", things=(f"player:{s}",), says=message("option-player", player=s)) for s in seats]

    async def pick_out(self, spy: Seat, question: str, seats: list[Seat]) -> Seat:
        """A Spy picks out somebody; a promise may make it look for another one. Nobody: -1."""
        left = list(seats)
        while left:
            target = number_named(await self.game.choose(spy, question, self.targets, left))
            left.remove(target)
            shot = Shot(spy, target, tuple(left))
            await self.game.moment(SPY_AIMS, shot)
            if not shot.averted:
                return target
        return NOBODY

    async def target(self, spy: Seat, question: str, *, deadly: bool, past_guards: bool = False) -> Seat:
        """A Representative is targeted: it is turned up, and may have an answer (OFF-SOT-INT)."""
        target = await self.pick_out(spy, question, self.within_reach(spy))
        if target == NOBODY:
            return NOBODY
        self.turn_up(target)
        if not (past_guards and self.is_a(target, "bodyguard")):
            await self.game.moment(REPRESENTATIVE_TARGETED, Targeted(target, spy, deadly))
        return target

    async def assassinate(self, spy: Seat, *, past_guards: bool = False) -> tuple[Seat, str]:
        """A Spy targets a Representative and kills it, if it can be assassinated: whose it was, and who was killed."""
        target = await self.target(spy, "assassinate", deadly=True, past_guards=past_guards)
        if target == NOBODY:
            return NOBODY, ""
        name = self.representative(target)
        killed = await self.kill(target, spy, by_spy=True, assassinated=True)
        return target, name if killed else ""

    async def kill(self, seat: Seat, by: Seat = NOBODY, *, by_spy: bool = False, assassinated: bool = False) -> bool:
        """A Representative is killed and leaves the game, if he can be; Bodyguards cannot be assassinated (OFF-SOT-INT)."""
        name = self.representative(seat)
        killing = Killing(seat, name, by, by_spy, assassinated)
        if not name or (assassinated and self.is_a(seat, "bodyguard")):
            return False
        self.turn_up(seat)
        if not self.game.fold(MAY_BE_KILLED, True, killing):
            return False
        self.lose(seat, name, by)
        await self.game.moment(REPRESENTATIVE_KILLED, killing)
        self.game.end_effects(lambda effect: (effect.key, effect.owner) == (name, seat))
        return True

    def lose(self, seat: Seat, name: str, by: Seat = NOBODY) -> None:
        """A Representative leaves the game, whether he speaks for his player now or is in the hand."""
        self.game.changing()
        self.state.fallen.append(name)
        self.state.known.pop(name, None)
        if self.representative(seat) == name:
            self.game.player(seat).representative = ""
        self.game.tell(events.RepresentativeKilled(seat, name, by))

    def withdraw(self, seat: Seat) -> None:
        """A Representative goes back to the hand while the council sits."""
        name = self.representative(seat)
        self.game.changing()
        self.state.known.pop(name, None)
        self.game.player(seat).representative = ""
        self.game.end_effects(lambda effect: (effect.key, effect.owner) == (name, seat))
        self.game.tell(events.RepresentativeReturned(seat, name))

    def restore(self, seat: Seat, name: str) -> None:
        """A Representative who was killed comes back to the hand."""
        self.game.changing()
        self.state.fallen.remove(name)
        self.game.tell(events.RepresentativeReturned(seat, name))

    # -- bargaining ----------------------------------------------------------------------------------------------------

    async def bargain(self, current: Seat) -> None:
        """From the Speaker on everybody may offer one Promissory Note for a vote (OFF-SOT-INT)."""
        self.game.begin_effect("bargaining", NOBODY, "rule", until="council")
        await self.game.moment(BARGAINING, current)
        for giver in self.game.from_speaker():
            if self.state.council and len(self.voters_to_win(giver)) > 1:
                await self.offer(giver)
        self.game.end_kind("bargaining")

    @grants("OFF-SOT-INT")
    def voters_to_win(self, giver: Seat) -> list[Option[str]]:
        """The others who will vote, and whose vote is neither promised nor somebody else's to cast; or none of them."""
        able = self.game.promissory_notes.kept(giver) and self.game.politics.outcomes(self.state.council[0].card)
        return [*self.targets([seat for seat in self.game.opponents(giver) if able and self.can_be_won(seat)]), NO]

    def can_be_won(self, seat: Seat) -> bool:
        fold = self.game.fold
        free = not fold(BOUND_VOTE, "", seat) and fold(VOTE_CASTER, seat, seat) == seat and fold(TAKES_NOTES, True, seat)
        return free and self.game.politics.votes(seat) > 0

    @grants("OFF-SOT-INT")
    def notes_to_offer(self, giver: Seat) -> list[Option[str]]:
        """The notes a player has left."""
        return [Option(note, says=message("option-offer-note", note=note)) for note in self.game.promissory_notes.kept(giver)]

    @grants("OFF-SOT-INT")
    def outcomes(self, card: str) -> list[str | Option[str]]:
        """What can be voted for."""
        return self.game.politics.outcomes(card)

    async def offer(self, giver: Seat) -> None:
        """A note is laid face down before somebody; who keeps it is bound to vote so, else it goes back unseen."""
        key = await self.game.choose_open(giver, "offer_to", self.voters_to_win, giver)
        if key == NO.key:
            return
        to, card = number_named(key), self.state.council[0].card
        outcome = await self.game.choose(giver, "offer_vote", self.outcomes, card)
        note = await self.game.choose(giver, "offer_note", self.notes_to_offer, giver)
        self.lay_down(NoteOffer(giver, to, note, outcome))
        keeps = await self.game.choose(to, "keep_note", self.keep_or_not) == "keep"
        note = self.take_up()  # what lies there now: somebody who cannot see it may have imagined another one
        if not keeps:
            self.game.tell(events.NoteReturned(to, giver))
            return
        self.game.begin_effect("bound_vote", to, "card", until="council", where=f"{card}={outcome}")
        await self.hand_over(giver, note, to)

    def lay_down(self, offer: NoteOffer) -> None:
        """A note lies face down before a player."""
        self.game.changing()
        self.state.offer = offer
        self.remember(f"offered:{offer.giver}:{offer.to}")
        self.game.tell(events.NoteOffered(offer.giver, offer.to, offer.outcome, offer.note), to=[offer.giver, offer.to])

    def take_up(self) -> str:
        """The note that was offered does not lie there any more."""
        self.game.changing()
        offer, self.state.offer = self.state.offer, None
        assert offer is not None
        return offer.note

    @grants("OFF-SOT-INT")
    def keep_or_not(self) -> list[Option[str]]:
        """Keep the note that lies there and vote so, or not."""
        offer = self.state.offer
        assert offer is not None
        says = message("option-keep-note", note=offer.note, outcome=offer.outcome)
        return [Option("keep", things=(f"player:{offer.giver}",), says=says), NO]

    async def hand_over(self, giver: Seat, note: str, to: Seat) -> None:
        """A note changes hands in a council."""
        self.remember(f"given:{giver}:{to}")
        self.game.promissory_notes.give(giver, note, to)
        await self.game.moment(NOTE_KEPT, Gift(giver, to))

    def received(self, seat: Seat) -> bool:
        """Whether a player has got a note in this council."""
        return any(self.remembers(f"given:{giver}:{seat}") for giver in self.game.playing())

    def gave(self, giver: Seat) -> bool:
        """Whether a player has given a note away in this council."""
        return any(self.remembers(f"given:{giver}:{seat}") for seat in self.game.playing())

    # -- the vote ------------------------------------------------------------------------------------------------------

    def order(self) -> list[Seat]:
        """The usual order; who votes last of all comes after the Speaker."""
        return sorted(self.game.politics.voting_order(), key=lambda seat: self.game.fold(VOTES_LAST, False, seat))

    async def vote(self, seat: Seat) -> None:
        """Everybody votes in his turn, then the agenda is decided; a law may have put another one beside it."""
        while self.state.council:
            for voter in self.order():
                if self.state.council:
                    await self.rise(voter)
            if self.state.council:
                await self.game.politics.decide(seat)

    async def rise(self, voter: Seat) -> None:
        """A player votes; one who has a Representative and may not vote has abstained."""
        await self.game.moment(VOTER_RISES, voter)
        if self.game.politics.votes(voter):
            await self.game.politics.cast(voter, self.state.council[0].card)
        elif self.representative(voter):
            await self.game.moment(VOTE_CAST, voter)

    def voted(self, seat: Seat) -> str:
        """What a player has voted for; "" if he has abstained."""
        return next((ballot.outcome for ballot in self.state.ballots if ballot.seat == seat), "")

    # -- secrets -------------------------------------------------------------------------------------------------------

    def reseal(self, seat: Seat, rng: Rng) -> None:
        """Representatives and a note that lie face down, imagined anew by somebody who does not see them."""
        for other in range(self.game.seats()):
            if other != seat and self.representative(other):
                self._imagine(other, seat, rng)
        offer = self.state.offer
        if offer is not None and seat not in (offer.giver, offer.to):
            notes = self.game.promissory_notes.kept(offer.giver)
            self.state.offer = replace(offer, note=notes[rng.value("note", len(notes))])

    def _imagine(self, other: Seat, seat: Seat, rng: Rng) -> None:
        """Who may lie there, and which of the others somebody has looked at before they were sent back."""
        known, player = self.state.known, self.game.player(other)
        unseen = [name for name in self.living(other) if seat not in known.get(name, ())]
        here = player.representative in unseen
        seen_by = known.pop(player.representative, []) if here else []
        sent_back = [known.pop(name) for name in unseen if name in known]
        if here:
            player.representative = unseen.pop(rng.value("representative", len(unseen)))
        if seen_by:
            known[player.representative] = seen_by
        for seats in sent_back:
            known[unseen.pop(rng.value("representative", len(unseen)))] = seats
