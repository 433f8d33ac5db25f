"""From an empty table to the first Strategy Phase."""

from __future__ import annotations

from functools import cache, partial

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import MIDDLE
from mecatol.core.rules import Step
from mecatol.core.zones import Deck
from mecatol.rules import decks, events
from mecatol.rules.content_cards import Objective
from mecatol.rules.naming import card_named, kind_of, number_named
from mecatol.rules.official import set_up as official
from mecatol.rules.pieces import MALLICE, in_system, on_planet
from mecatol.rules.state import CardId, Place, Seat, System

from .galaxy_building import bid_of
from .game import Chapter

DROPPED_OUT = -2
NO_BID = -1
LOWEST = "lowest_roller"  # the note of who opens the auction
POOREST = 1  # SA17-SET-18: Trade Goods of the poorest player
DRAWS = 3  # SA17-SET-10
BARRED = ("asteroid_field", "supernova")  # where no ship can end
ANY_RACE: Option[str] = Option("pass", says=message("option-random-race"))


@cache
def _race(race: str) -> Option[str]:
    return Option(f"race:{race}", says=message("option-race", race=race))


class SetUp(official.SetUp, Chapter):
    """What Shattered Ascension changes: seats by dice, races by choice, auctions, two decks of objectives."""

    __slots__ = ()

    def steps(self) -> list[str]:
        """The eleven steps of the booklet; the board is furnished when all races are known."""
        return [
            "set_up.seats",  # 2
            "set_up.deal_secrets",  # 3
            "set_up.races",  # 4
            "galaxy_building.start",  # 5
            "galaxy_building.put_away",
            "ancient_empire.begin",
            "set_up.change_seats",  # 5b
            "set_up.auction",  # 6a
            "set_up.cycler",  # 6b
            "set_up.normalise",  # 7
            "set_up.objectives",  # 8 and 9
            "set_up.reveal_races",  # 10
            "set_up.sheets",
            "set_up.forces",
            "set_up.artifacts",
            "set_up.counters",
            "set_up.keep_secrets",
            "set_up.paths_of_fate",
            "set_up.deal_political_cards",
            "set_up.native_knowledge",
        ]

    def objective_cards(self, stage: str) -> list[CardId]:
        """In a duel there are no Secret and Preliminary ones (SA17-DUE-16)."""
        return [] if self.is_duel() and stage in ("secret", "preliminary") else super().objective_cards(stage)

    def suits(self, card: Objective) -> bool:
        """Imperium Rex is in neither deck (SA17-SET-19), unless the table wants it."""
        return (self.game.parameters.imperium_rex or card.condition != "game_ends") and super().suits(card)

    def copies_of(self, card: Objective) -> int:
        """Where a second set is at hand, which the increased limits ask for, Secret Objectives are doubled (SA17-SET-27)."""
        return card.count * (2 if card.stage == "secret" and self.game.parameters.increased_limits else 1)

    def is_duel(self) -> bool:
        """Whether two players are at the table."""
        return len(self.state.players) == 2

    # -- 2: seats (SA17-SET-05) ----------------------------------------------------------------------------------------

    async def seats(self, step: Step) -> None:
        """Everybody rolls a die, and seats are taken clockwise from the highest roll to the lowest."""
        seats = list(range(len(self.state.players)))
        self.state.seating = self.by_rolls(seats, first=True)
        self.state.notes[LOWEST] = str(self.state.seating[-1])
        self.game.tell(events.Seated(tuple(self.state.seating)))

    def by_rolls(self, seats: list[Seat], *, first: bool = False) -> list[Seat]:
        """Seats from the highest roll to the lowest; those who tie roll again among themselves."""
        if len(seats) < 2:
            return seats
        faces = dict(zip(seats, self.game.roll("seats", len(seats)), strict=True))
        for seat in seats:
            self.game.tell(events.Rolled(seat, "seats", (faces[seat],)))
        if first:
            self.state.rolls = [faces[seat] for seat in seats]
        groups = [[seat for seat in seats if faces[seat] == face] for face in range(10, 0, -1)]
        return [seat for group in groups for seat in self.by_rolls(group)]

    # -- 3: Secret Objectives (SA17-SET-06) ----------------------------------------------------------------------------

    async def deal_secrets(self, step: Step) -> None:
        """Two each where there are as many, both held until step 10; none between two players (SA17-DUE-01)."""
        if not self.is_duel():
            number = min(self.game.parameters.secrets_dealt, len(self.state.secret_deck) // len(self.state.seating))
            for seat in self.state.seating:
                self.deal_secret(seat, number)

    # -- 4: races (SA17-SET-07 … 10) -----------------------------------------------------------------------------------

    async def races(self, step: Step) -> None:
        """Clockwise from the highest roller each takes a race or waits to be dealt one."""
        seats = self.state.seating
        self.game.then(*(Step("set_up.choose_race", seat) for seat in seats), Step("set_up.deal_races"))

    async def choose_race(self, step: Step) -> None:
        """A player takes a race that is still free, or passes (SA17-SET-07)."""
        race = card_named(await self.game.choose(step.seat, "race", self.free_races))
        if race:
            self.state.race_deck.bag.remove(race)
            self.take_race(step.seat, race, "chosen")

    @grants("SA17-SET-07")
    def free_races(self) -> list[Option[str]]:
        """The races nobody has, or none for now."""
        return [*map(_race, self.state.race_deck.bag), ANY_RACE]

    async def deal_races(self, step: Step) -> None:
        """Those who passed are dealt a race (SA17-SET-08)."""
        waiting = [seat for seat in self.state.seating if not self.game.player(seat).race]
        self.game.then(*(Step("set_up.draw_race", seat) for seat in waiting))

    async def draw_race(self, step: Step) -> None:
        """A random race may be kept hidden, shown, or refused for another; the third is shown to all and kept.

        What is refused goes back unseen once the player has a race (SA17-SET-09, SA17-SET-10).
        """
        seat, player = step.seat, self.game.player(step.seat)
        race = self.game.draw(self.state.race_deck, "race", "race")
        if len(player.hidden_race) == DRAWS - 1:
            self.keep_race(seat, race, hidden=False)
            return
        player.hidden_race.append(race)
        self.game.tell(events.RaceDealt(seat, race), to=[seat])
        key = await self.game.choose(seat, "random_race", self.random_race, seat)
        if key == "refuse":
            self.game.tell(events.RaceRefused(seat))
            self.game.then(Step("set_up.draw_race", seat))
        else:
            self.keep_race(seat, player.hidden_race.pop(), hidden=key == "hide")

    @grants("SA17-SET-09", "SA17-SET-10")
    def random_race(self, seat: Seat) -> list[Option[str]]:
        """Keep the race hidden, keep it openly, or draw another."""
        race = self.game.player(seat).hidden_race[-1]
        return [Option(key, says=message(f"option-{key}-race", race=race)) for key in ("hide", "show", "refuse")]

    def keep_race(self, seat: Seat, race: CardId, *, hidden: bool) -> None:
        """A random race is kept; those refused are in the pool again."""
        self.game.changing()
        player, bag = self.game.player(seat), self.state.race_deck.bag
        self.state.race_deck.bag = sorted([*bag, *player.hidden_race])
        player.hidden_race = [race] if hidden else []
        if not hidden:
            self.take_race(seat, race, "drawn")

    # -- 5b: seats that match the map (SA17-SET-13) --------------------------------------------------------------------

    async def change_seats(self, step: Step) -> None:
        """If all want to, they sit down in the order of their homes."""
        seating = self.by_homes()
        if seating == self.state.seating:
            return
        branches = {seat: partial(self.agree, seat) for seat in seating}
        said = await self.game.together("change_seats", branches)
        if all(key == "yes" for key in said.values()):
            self.state.seating = seating
            self.game.tell(events.Seated(tuple(seating)))

    async def agree(self, seat: Seat) -> str:
        """Whether a player wants to change seats."""
        return await self.game.choose(seat, "change_seats", self.may_change_seats)

    @grants("SA17-SET-13")
    def may_change_seats(self) -> list[Option[str]]:
        """Sit down as the homes lie, or stay."""
        return [Option(key, says=message(f"option-change-seats-{key}")) for key in ("yes", "no")]

    def by_homes(self) -> list[Seat]:
        """The seats in the order of the homes on the map, clockwise, beginning with the same player. Star by Star knows no such
        order, and neighbours are those who sit there (SA17-SBS-08)."""
        if self.game.parameters.star_by_star:
            return self.state.seating
        places = self.game.galaxy_building.home_places()
        clockwise = [self.game.galaxy_building.settler(place) for place in places]
        first = clockwise.index(self.state.seating[0])
        return [*clockwise[first:], *clockwise[:first]]

    # -- 6: the Speaker (SA17-SET-14 … 17) -----------------------------------------------------------------------------

    async def auction(self, step: Step) -> None:
        """The lowest roller opens the auction for the Speaker token."""
        self.state.bids = [NO_BID] * len(self.state.players)
        self.game.then(Step("set_up.bid", int(self.state.notes.pop(LOWEST))))

    async def bid(self, step: Step) -> None:
        """A player bids more than the others, or drops out for good; the turn goes round counter-clockwise (SA17-SET-15)."""
        seat = step.seat
        key = await self.game.choose(seat, "speaker_bid", self.speaker_bids)
        self.state.bids[seat] = DROPPED_OUT if key == "pass" else number_named(key)
        self.game.tell(events.SpeakerBid(seat, self.state.bids[seat]))
        left = [other for other in self.counter_clockwise(seat) if self.state.bids[other] != DROPPED_OUT]
        following = left[0]
        if len(left) == 1 and self.state.bids[following] >= 0:
            self.win_auction(following)
        else:
            self.game.then(Step("set_up.bid", following))

    def counter_clockwise(self, seat: Seat) -> list[Seat]:
        """The seats after one, counter-clockwise, that one last."""
        seating = self.state.seating
        at = seating.index(seat)
        return [seating[(at - n) % len(seating)] for n in range(1, len(seating) + 1)]

    @grants("SA17-SET-14", "SA17-SET-15")
    def speaker_bids(self) -> list[Option[str]]:
        """Any bid above the highest one; whoever opens bids 0 at the least."""
        highest = max(self.state.bids)
        amounts = range(max(0, highest + 1), self.game.parameters.highest_bid + 1)
        bids = [bid_of(amount) for amount in amounts]
        return [*bids, Option("pass", says=message("option-drop-out"))] if highest >= 0 else bids

    def win_auction(self, seat: Seat) -> None:
        """The highest bidder is Speaker, and all others receive what was bid (SA17-SET-16)."""
        bid = self.state.bids[seat]
        self.make_speaker(seat)
        for other in self.state.seating:
            if other != seat:
                self.game.economy.gain_goods(other, bid, "speaker_bid")
        self.state.bids = []

    async def cycler(self, step: Step) -> None:
        """The Speaker sets the Rotation Cycler (SA17-SET-17, SA17-ROT-05)."""
        seat = self.state.speaker
        key = await self.game.choose(seat, "cycler", self.directions)
        self.state.cycler = 1 if key == "clockwise" else -1
        self.game.tell(events.CyclerTurned(seat, self.state.cycler))

    @grants("SA17-SET-17")
    def directions(self) -> list[Option[str]]:
        """The two ways the Cycler can point."""
        return [Option(key, says=message(f"option-{key}")) for key in ("clockwise", "counter_clockwise")]

    # -- 7: Trade Goods (SA17-SET-18) ----------------------------------------------------------------------------------

    async def normalise(self, step: Step) -> None:
        """All totals are shifted alike, so that the poorest player begins with exactly one."""
        shift = POOREST - min(player.trade_goods for player in self.state.players)
        for seat in self.state.seating:
            self.game.economy.gain_goods(seat, max(0, shift), "normalise")
            self.game.economy.lose_goods(seat, max(0, -shift), "normalise")

    # -- 8 and 9: objectives (SA17-SET-19, SA17-SET-29 … 30) -----------------------------------------------------------

    async def objectives(self, step: Step) -> None:
        """Two decks, three cards of each face up, all Special Objectives, and one Preliminary Objective."""
        state = self.state
        state.stage_1_deck.bag = self.objective_cards("stage_1")
        state.stage_2_deck.bag = self.objective_cards("stage_2")
        state.special = self.special_objectives()
        await self.turn_up(state.stage_1_deck, self.game.parameters.open_objectives)
        await self.turn_up(state.stage_2_deck, self.game.parameters.open_stage_2)
        if self.game.parameters.preliminary_objectives and not self.is_duel():  # SA17-DUE-16
            state.preliminary = [self.game.draw(state.preliminary_deck, "objectives", "preliminary")]
            self.game.tell(events.ObjectiveRevealed(state.preliminary[0], -1))

    async def turn_up(self, deck: Deck, number: int) -> None:
        """Some cards of a deck lie open."""
        for _ in range(number):
            await self.game.objectives.open(self.game.draw(deck, "objectives", "reveal"))

    # -- 10 ------------------------------------------------------------------------------------------------------------

    async def reveal_races(self, step: Step) -> None:
        """Hidden races are revealed (SA17-SET-33), and their homes join the galaxy."""
        for seat in self.state.seating:
            player = self.game.player(seat)
            if player.hidden_race:
                self.take_race(seat, player.hidden_race.pop(), "revealed")
                self.game.galaxy_building.lay_home(player)

    async def keep_secrets(self, step: Step) -> None:
        """Everybody keeps one Secret Objective; the other is shuffled back (SA17-SET-34)."""
        holders = [seat for seat in self.state.seating if self.game.player(seat).secret_objectives]
        branches = {seat: partial(self.keep_secret, seat) for seat in holders}
        kept = await self.game.together("keep_secret", branches)
        for seat in holders:
            player, card = self.game.player(seat), card_named(kept[seat])
            back = [other for other in player.secret_objectives if other != card]
            self.state.secret_deck.bag = sorted([*self.state.secret_deck.bag, *back])
            player.secret_objectives = [card]
            self.game.tell(events.SecretKept(seat, card), to=[seat])

    async def keep_secret(self, seat: Seat) -> str:
        """Which of his Secret Objectives a player keeps."""
        return await self.game.choose(seat, "keep_secret", self.secrets, seat)

    @grants("SA17-SET-34")
    def secrets(self, seat: Seat) -> list[Option[str]]:
        """The Secret Objectives a player was dealt."""
        cards = self.game.player(seat).secret_objectives
        return [Option(f"card:{card}", says=message("option-keep-secret", objective=card)) for card in cards]

    async def paths_of_fate(self, step: Step) -> None:
        """Where it is played, everybody has the three objectives of his race, open to all (SA17-SET-42, SA17-POF-01)."""
        if not self.game.parameters.paths_of_fate:
            return
        for seat in self.state.seating:
            player = self.game.player(seat)
            player.race_objectives = [CardId(o) for o, card in self.game.cards.objectives.items() if card.race == player.race]
            for objective in player.race_objectives:
                self.game.tell(events.ObjectiveRevealed(objective, seat))

    def lay_domain_counters(self) -> None:
        """In the Ancient Empire they lie there already, but for planets that joined the map late (SA17-ANC-01)."""
        if self.game.parameters.ancient_empire:
            self.game.ancient_empire.scatter()
        else:
            super().lay_domain_counters()

    async def native_knowledge(self, step: Step) -> None:
        """Before the game begins everybody may look at one Domain Counter (SA17-DOM-06)."""
        await self.game.domain_counters.native_knowledge()

    # -- artifacts between two players (SA17-DUE-20, SA17-DUE-21) ------------------------------------------------------

    def is_far(self, homes: int) -> bool:
        """With Star by Star also next to a home, where another one is just as near (SA17-SBS-10)."""
        return super().is_far(homes) or (self.game.parameters.star_by_star and homes > 1)

    def hiding_places(self, system: System) -> list[Place]:
        """With Star by Star also in space, where ships may end (SA17-SBS-09)."""
        found = super().hiding_places(system)
        if not self.game.parameters.star_by_star or self.game.board.tile(system.hex).anomaly in BARRED:
            return found
        return [in_system(system.hex), *found]

    def custodians(self) -> tuple[str, ...]:
        """Twice as strong where the table wants it (SA17-SBS-07)."""
        found = super().custodians()
        if not self.game.parameters.doubled_custodians:
            return found
        return tuple(f"{kind_of(name)}:{2 * number_named(name)}" for name in found)

    async def artifacts(self, step: Step) -> None:
        """Two blanks are left out; one Artifact more lies on Mallice and one in the middle, where that is possible."""
        drawn = self.preset()
        as_drawn = drawn is not None and bool(drawn.tokens.artifacts)
        if self.is_duel() and self.game.parameters.artifacts and not as_drawn:
            blanks = [token for token in self.state.artifact_deck.bag if decks.printed(token) == "blank"]
            for token in blanks[: self.blanks_left_out()]:
                self.state.artifact_deck.bag.remove(token)
            for place in self.duel_sites():
                self.hide_artifact(self.state.speaker, place)
        await super().artifacts(step)

    def blanks_left_out(self) -> int:
        """How many blank Artifacts are not in a duel (SA17-DUE-20)."""
        return 2

    def duel_sites(self) -> list[Place]:
        """Mallice if it is in the game; in the middle a planet other than Mecatol Rex, or space where ships may end."""
        tile = self.game.board.tile(MIDDLE)
        sites = [on_planet(MALLICE)] if self.game.board.has_planet(MALLICE) else []
        if tile.kind != "mecatol" and tile.anomaly not in BARRED:
            sites.append(on_planet(tile.planets[0].id) if tile.planets else in_system(MIDDLE))
        return sites
