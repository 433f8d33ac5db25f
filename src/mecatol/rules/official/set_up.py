"""From an empty table to the first Strategy Phase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import MIDDLE, distance
from mecatol.core.memo import kept
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.zones import Deck
from mecatol.maps import PresetMap, preset_maps
from mecatol.rules import decks, events
from mecatol.rules.content_cards import Objective
from mecatol.rules.parameters import map_of
from mecatol.rules.pieces import INSTALLATIONS, MECATOL_REX, in_system, is_ground, is_ship, on_planet
from mecatol.rules.state import NOBODY, UNITS, CardId, Group, Leader, Place, PlanetId, Seat, System, UnitId

from .game import Chapter
from .hands import Hands
from .politics import VOICE

Quarters: TypeAlias = list[tuple[str, Place]]  # what starts where: (a kind of unit or a leader's id, "planet:…" or "system:…")

# OFF-SE-TDS: Domain Counters of little risk
TAME = (
    "peaceful_annexation",
    "natural_wealth:2",
    "native_intelligence",
    "hostile_locals:1",
    "biohazard",
    "hostage_situation",
    "fighter_ambush:1",
    "settlers",
)
CUSTODIANS = ("custodian_fighters:3", "custodian_ground_forces:2")


@kept
def _site(place: Place) -> Option[Place]:
    return Option(place, things=(place,), says=message("option-artifact-site", where=place))


class SetUp(Chapter):
    """From an empty table to the first Strategy Phase."""

    __slots__ = ()

    async def start(self, step: Step) -> None:
        """Decks are shuffled, and everything else comes in its order."""
        self.game.changing()
        self.shuffle()
        self.game.then(*(Step(name) for name in self.steps()), Step("strategy_phase.start"))

    def steps(self) -> list[str]:
        """What is done before the first Strategy Phase, in this order."""
        return [
            "set_up.seats",
            "set_up.deal_secrets",
            "set_up.races",
            "galaxy_building.start",
            "galaxy_building.put_away",
            "set_up.objectives",
            "set_up.sheets",
            "early_turns.start" if self.game.parameters.early_turns else "set_up.forces",
            "set_up.artifacts",
            "set_up.counters",
            "set_up.deal_political_cards",
        ]

    # -- the common area (OFF-SET-2) -----------------------------------------------------------------------------------

    def shuffle(self) -> None:
        """Every deck of the game, and the Strategy Cards in order."""
        state, cards, numbers = self.state, self.game.cards, self.game.parameters
        state.action_deck.bag = self.deck_for_players(self.game.action_cards)
        state.political_deck.bag = self.deck_for_players(self.game.political_cards)
        state.secret_deck.bag = self.objective_cards("secret")
        state.preliminary_deck.bag = self.objective_cards("preliminary")
        state.artifact_deck.bag = decks.artifacts(cards) if numbers.artifacts else []
        state.domain_deck.bag = decks.counters(cards, "distant_suns") if numbers.distant_suns else []
        state.frontier_deck.bag = decks.counters(cards, "final_frontier") if numbers.final_frontier else []
        state.race_deck.bag = self.races_to_choose()
        state.mercenary_deck.bag = sorted(map(CardId, cards.mercenaries)) if numbers.mercenaries else []
        self.game.strategy_phase.lay_out_cards()

    def deck_for_players(self, hands: Hands) -> list[CardId]:
        """A deck without the cards that are not for so many players (OFF-SET-2, SA17-DUE-28)."""
        players = len(self.state.players)
        return sorted(hands.all_cards(lambda card: players not in card.not_in))

    def races_to_choose(self) -> list[CardId]:
        """All races; those of Shards where they are played (SAES-SET-02)."""
        shards = self.game.parameters.shards_races
        return sorted([CardId(name) for name, race in self.game.content.races.items() if shards or race.set != "sott"])

    def objective_cards(self, stage: str) -> list[CardId]:
        """The objectives of a kind that can be met with these players and these parts of the game."""
        found = self.game.cards.objectives.items()
        mine = [(name, card) for name, card in found if card.stage == stage and self.suits(card)]
        return sorted(copy for name, card in mine for copy in decks.copies(name, self.copies_of(card)))

    def copies_of(self, card: Objective) -> int:
        """How often an objective is in its deck."""
        return card.count

    def suits(self, card: Objective) -> bool:
        """Whether an objective is of use at this table."""
        if len(self.state.players) in card.not_in:
            return False
        return not card.requires or bool(getattr(self.game.parameters, card.requires, False))

    # -- seats, secrets, races -----------------------------------------------------------------------------------------

    async def seats(self, step: Step) -> None:
        """The first player is drawn and is the first Speaker (OFF-SET-9)."""
        seating = self.state.seating
        first = self.game.pick("seats", "first_player", len(seating))
        self.state.seating = [*seating[first:], *seating[:first]]
        self.game.tell(events.Seated(tuple(self.state.seating)))
        self.make_speaker(self.state.seating[0])

    def make_speaker(self, seat: Seat) -> None:
        """Somebody is the first Speaker."""
        self.game.changing()
        self.state.speaker = seat
        self.game.tell(events.SpeakerChosen(seat, seat))

    async def deal_secrets(self, step: Step) -> None:
        """Secret Objectives are dealt (OFF-SET-3), or Preliminary ones in their place (OFF-SOT-PRE)."""
        for seat in self.state.seating:
            if self.game.parameters.preliminary_objectives:
                self.deal_preliminary(seat)
            else:
                self.deal_secret(seat, self.game.parameters.secrets_dealt)

    def deal_secret(self, seat: Seat, number: int) -> None:
        """Secret Objectives for a player; the others stay a deck."""
        hand = self.game.player(seat).secret_objectives
        for _ in range(number):
            card = self.game.draw(self.state.secret_deck, "secret_deck", "deal")
            hand.append(card)
            self.game.tell(events.CardDrawn(seat, "secret", card), to=[seat])
        hand.sort()

    def deal_preliminary(self, seat: Seat) -> None:
        """A Preliminary Objective for a player."""
        card = self.game.draw(self.state.preliminary_deck, "preliminary_deck", "deal")
        self.game.player(seat).preliminary_objectives.append(card)
        self.game.tell(events.CardDrawn(seat, "preliminary", card), to=[seat])

    async def races(self, step: Step) -> None:
        """Home Systems are shuffled, and everybody draws one (OFF-SET-1)."""
        for seat in self.state.seating:
            self.take_race(seat, self.game.draw(self.state.race_deck, "race", "race"), "drawn")

    def take_race(self, seat: Seat, race: str, how: str) -> None:
        """Everybody knows whose race it is."""
        self.game.changing()
        self.game.player(seat).race = race
        self.game.tell(events.RaceTaken(seat, race, how))

    # -- objectives (OFF-SET-4) ----------------------------------------------------------------------------------------

    async def objectives(self, step: Step) -> None:
        """Some Stage I objectives, then some of Stage II with the end of the game among them; the rest is not seen again.

        With the Strategy Cards of Shattered Empire there is one more of Stage II, and the first is turned up at once.
        """
        state, numbers = self.state, self.game.parameters
        empire = numbers.strategy_set == "shattered_empire"
        first, second = (8, 5) if numbers.goal > 10 else (6, 3)  # the Long War
        state.stage_1_deck.bag = self.some_of("stage_1", self.public_objectives("stage_1"), first)
        late = self.public_objectives("stage_2")
        ends = [card for card in late if self.game.objectives.ends_the_game(card)]
        others = [card for card in late if card not in ends]
        ends = ends if numbers.imperium_rex else []
        state.stage_2_deck.bag = sorted([*self.some_of("stage_2", others, second + empire), *ends])
        for card in ends:
            state.known[card] = list(range(len(state.players)))  # everybody knows that it is among them
        state.special = self.special_objectives()
        if numbers.age_of_empire:
            await self.game.objectives.lay_out()
        elif empire:
            await self.game.objectives.reveal()

    def public_objectives(self, stage: str) -> list[CardId]:
        """The public objectives of a stage: those of the base game, or those of Shattered Empire (OFF-SE-VOB)."""
        box = "shattered_empire" if self.game.parameters.variant_objectives else "base"
        cards = self.objective_cards(stage)
        return [card for card in cards if self.game.cards.objectives[decks.printed(card)].set == box]

    def some_of(self, stage: str, cards: list[CardId], number: int) -> list[CardId]:
        """Some cards, drawn unseen; the others go into the box."""
        left = list(cards)
        drawn = [left.pop(self.game.pick(f"{stage}_deck", "choose", len(left))) for _ in range(number)]
        self.state.box[stage] = left
        return sorted(drawn)

    def special_objectives(self) -> list[CardId]:
        """Special Objectives; those of Artifacts are of use only with them, as is the Voice of the Council (OFF-SE-VOC)."""
        numbers, cards = self.game.parameters, self.objective_cards("special")
        left_out = [] if numbers.artifacts else [artifact.objective for artifact in self.game.cards.artifacts.values()]
        left_out += [] if numbers.voice_of_the_council else [VOICE]
        return [card for card in cards if card not in left_out]

    # -- sheets --------------------------------------------------------------------------------------------------------

    async def sheets(self, step: Step) -> None:
        """Everybody has a race sheet with its counters, technologies, abilities and leaders, and the planets of the home."""
        for seat in self.state.seating:
            self.sheet(seat)

    def sheet(self, seat: Seat) -> None:
        """What a race starts with (OFF-SET-1, OFF-SET-6, OFF-SET-7); neither Trade Goods nor Action Cards (OFF-SET-8)."""
        self.game.changing()
        player = self.game.player(seat)
        race = self.game.content.races[player.race]
        player.strategy, player.pool, player.fleet = race.strategy, race.pool, race.fleet
        for planet in self.game.board.home_planets(seat):
            self.game.board.set_planet(replace(planet, owner=seat))
        for ability in race.abilities:
            self.game.begin_effect(ability, seat, "race")
        for ability in self.game.content.flagships[player.race].abilities if self.game.parameters.flagships else ():
            self.game.begin_effect(ability, seat, "flagship")
        self.game.technology.begin_effects(seat)
        if self.game.parameters.leaders:
            self.state.leaders += tuple([Leader(leader.id, leader.kind, seat) for leader in race.leaders])

    # -- units and leaders ---------------------------------------------------------------------------------------------

    async def forces(self, step: Step) -> None:
        """Ships lie in the Home System; all at once say which planet of it everything else starts on (OFF-SET-6)."""
        branches = {seat: partial(self.choose_quarters, seat) for seat in self.state.seating}
        chosen = await self.game.together("quarters", branches)
        for seat in self.state.seating:
            self.launch(seat)
            for what, where in chosen[seat]:
                self.take_quarters(seat, what, where)

    def launch(self, seat: Seat) -> None:
        """The ships on a race sheet lie in the Home System."""
        ships = [Group(kind, count) for kind, count in self.starting_units(seat) if is_ship(kind)]
        self.game.board.place(seat, in_system(self.game.board.home(seat)), ships, "set_up")

    def starting_units(self, seat: Seat) -> list[tuple[UnitId, int]]:
        """The units on a race sheet. Two Ground Forces stand in for a Mechanized Unit if there are none (OFF-SET-15)."""
        units = self.game.content.races[self.game.player(seat).race].units
        found = {kind: units.get(kind, 0) for kind in UNITS}
        if not self.game.parameters.mechanized_units:
            found["ground_force"] += 2 * found["mechanized_unit"]
            found["mechanized_unit"] = 0
        return [(kind, count) for kind, count in found.items() if count]

    async def choose_quarters(self, seat: Seat) -> Quarters:
        """Where a player's ground units, installations and leaders start."""
        chosen: Quarters = []
        based = [(kind, count) for kind, count in self.starting_units(seat) if is_ground(kind) or kind in INSTALLATIONS]
        for kind, count in based:
            for _ in range(count):
                chosen.append((kind, await self.game.choose(seat, "quarters", self.quarters, seat, kind, chosen)))
        for leader in self.leaders_of(seat):
            chosen.append((leader, await self.game.choose(seat, "leader_quarters", self.leader_quarters, seat, leader)))
        return chosen

    @grants("OFF-SET-6")
    def quarters(self, seat: Seat, kind: UnitId, chosen: Quarters) -> list[Option[Place]]:
        """The home planets that have room for one more unit of a kind (OFF-CMP-7); docks that float have the system."""
        home = in_system(self.game.board.home(seat))
        if kind == "space_dock" and self.game.production.docks_float(seat):
            return [Option(home, things=(home,), says=message("option-quarters-space", kind=kind))]
        return [
            Option(place, things=(place,), says=message("option-quarters", kind=kind, planet=planet))
            for planet in self.home_planets(seat)
            if self._room(seat, kind, planet, chosen.count((kind, place := on_planet(planet))))
        ]

    def home_planets(self, seat: Seat) -> list[PlanetId]:
        """The planets of a Home System."""
        return [planet.id for planet in self.game.board.home_planets(seat)]

    def _room(self, seat: Seat, kind: UnitId, planet: PlanetId, there: int) -> bool:
        most = self.game.board.most_on_planet(seat, kind, planet)
        return not most or there < most

    def leaders_of(self, seat: Seat) -> list[str]:
        """A player's leaders."""
        return [leader.id for leader in self.state.leaders if leader.owner == seat]

    @grants("OFF-OPT-LDR-1")
    def leader_quarters(self, seat: Seat, leader: str) -> list[Option[Place]]:
        """A leader starts on a planet of the Home System or aboard a ship there."""
        aboard = in_system(self.game.board.home(seat))
        return [
            *(
                Option(
                    on_planet(planet), things=(on_planet(planet),), says=message("option-leader", leader=leader, planet=planet)
                )
                for planet in self.home_planets(seat)
            ),
            Option(aboard, things=(aboard,), says=message("option-leader-aboard", leader=leader)),
        ]

    def take_quarters(self, seat: Seat, what: str, where: Place) -> None:
        """A unit or a leader starts there."""
        if what in UNITS:
            self.game.board.place(seat, where, [Group(what)], "set_up")
            return
        self.game.leaders.place(what, where)
        self.game.leaders.muster(what)

    # -- artifacts (OFF-SE-ART) ----------------------------------------------------------------------------------------

    def preset(self) -> PresetMap | None:
        """The preset map that is played, if one is."""
        chosen = map_of(self.game.parameters, len(self.state.players))
        return preset_maps()[chosen] if chosen else None

    async def artifacts(self, step: Step) -> None:
        """Artifacts lie where the map has them; else everybody hides one, from the Speaker on."""
        if not self.game.parameters.artifacts:
            return
        drawn = self.preset()
        if drawn is not None and drawn.tokens.artifacts:
            for token in drawn.tokens.artifacts:
                self.hide_artifact(
                    self.state.speaker, on_planet(PlanetId(token.planet)) if token.planet else in_system(token.place)
                )
        else:
            self.game.then(*(Step("set_up.choose_site", seat) for seat in self.game.from_speaker()))

    async def choose_site(self, step: Step) -> None:
        """A player says where an Artifact is hidden; nobody knows which one."""
        if sites := self.sites():
            self.hide_artifact(step.seat, await self.game.choose(step.seat, "artifact_site", self.site_options, sites))

    def sites(self) -> list[Place]:
        """Planets outside Mecatol Rex and the Home Systems, not next to a home, in systems without an Artifact."""
        homes, ways = self.game.board.homes(), self.game.galaxy.common()
        return [
            place
            for system in self.state.systems
            if not self._is_mecatol(system) and not self._has_artifact(system)
            if system.hex not in homes and self.is_far(len(homes.intersection(ways.adjacent(system.hex))))
            for place in self.hiding_places(system)
        ]

    def is_far(self, homes: int) -> bool:
        """Whether a system with so many homes next to it is far enough from them."""
        return not homes

    def hiding_places(self, system: System) -> list[Place]:
        """Where in a system an Artifact may be hidden: on its planets."""
        return [on_planet(planet.id) for planet in system.planets]

    def _is_mecatol(self, system: System) -> bool:
        return self.game.content.systems[system.tile].kind == "mecatol"

    @grants("OFF-SE-ART")
    def site_options(self, sites: Sequence[Place]) -> list[Option[Place]]:
        """Where an Artifact may be hidden."""
        return [*map(_site, sites)]

    def _has_artifact(self, system: System) -> bool:
        places = [in_system(system.hex), *[on_planet(planet.id) for planet in system.planets]]
        return not self.state.artifacts.keys().isdisjoint(places)

    def hide_artifact(self, seat: Seat, where: Place) -> None:
        """A random Artifact lies there, face down."""
        token = self.game.draw(self.state.artifact_deck, "artifact_deck", "hide")
        if token:
            self.state.artifacts.setdefault(where, []).append(token)
            self.game.tell(events.ArtifactHidden(seat, where))

    # -- Domain Counters -----------------------------------------------------------------------------------------------

    async def counters(self, step: Step) -> None:
        """Custodians guard Mecatol Rex, and something waits on neutral planets and in empty space."""
        self.lay_custodians()
        numbers = self.game.parameters
        if numbers.distant_suns:
            self.lay_domain_counters()
        if numbers.final_frontier:
            self.lay_counters([in_system(s.hex) for s in self.state.systems if self._is_bare(s.tile)], "frontier_counter")

    def lay_domain_counters(self) -> None:
        """Counters of Distant Suns: those of a preset map, or one face down on every neutral planet (OFF-OPT-DS-1)."""
        drawn, numbers = self.preset(), self.game.parameters
        if numbers.map_counters and drawn is not None and drawn.tokens.domain_counters:
            self.lay_counters_of_map()
            return
        tame = self.tame_planets() if numbers.territorial_suns else []
        self.lay_tame_counters([on_planet(planet) for planet in tame])
        others = [planet for planet in self.neutral_planets() if planet not in tame]
        self.lay_counters([on_planet(planet) for planet in others], "domain_counter")

    def neutral_planets(self) -> list[PlanetId]:
        """Planets that get a Domain Counter: none of a Home System, not Mecatol Rex, no Trade Station (OFF-OPT-DS-1)."""
        return [
            planet.id
            for system in self.state.systems
            if self.game.content.systems[system.tile].kind not in ("home", "mecatol")
            for planet in system.planets
            if planet.owner == NOBODY and not self.game.board.printed_planet(planet.id).trade_station
        ]

    def tame_planets(self) -> list[PlanetId]:
        """Planets at the edge of the galaxy and next to Home Systems, where little can go wrong (OFF-SE-TDS)."""
        board = self.game.board
        rings = {system.hex: distance(system.hex, MIDDLE) or 0 for system in self.state.systems}
        edge = max(rings.values())
        homes, galaxy = board.homes(), self.game.galaxy.common()
        near = [hex_ for hex_ in rings if not homes.isdisjoint(galaxy.adjacent(hex_))]
        return [planet for planet in self.neutral_planets() if rings[here := board.system_of(planet)] == edge or here in near]

    def lay_tame_counters(self, places: list[Place]) -> None:
        """Counters of little risk, as long as there are any; what is left of them goes in with the others (OFF-SE-TDS)."""
        deck = self.state.domain_deck
        tame = Deck([counter for counter in deck.bag if decks.printed(counter) in TAME])
        deck.bag = [counter for counter in deck.bag if counter not in tame.bag]
        while places and tame.bag:
            place = places.pop(0)
            counter = self.game.draw(tame, "domain_counter_deck", "lay")
            self.state.domain_counters.setdefault(place, []).append(counter)
        deck.bag = sorted([*deck.bag, *tame.bag])
        self.lay_counters(places, "domain_counter")

    def _is_bare(self, tile: str) -> bool:
        """A system without planets that is not special, wormhole or not (OFF-SOT-FRN)."""
        return self.game.content.systems[tile].kind == "empty"

    def lay_counters(self, places: list[Place], kind: str) -> None:
        """A random counter face down in each place, as long as there are any."""
        deck = self.state.domain_deck if kind == "domain_counter" else self.state.frontier_deck
        laid = 0
        for place in places:
            if counter := self.game.draw(deck, f"{kind}_deck", "lay"):
                self.state.domain_counters.setdefault(place, []).append(counter)
                laid += 1
        self.game.tell(events.CountersLaid(laid))

    def lay_custodians(self) -> None:
        """Fighter Ambush 3 and Hostile Locals 2 guard Mecatol Rex, for all to see (OFF-SE-CUS); a map may have its own."""
        if not self.game.parameters.custodians or not self.game.board.has_planet(MECATOL_REX):
            return
        drawn = self.preset()
        tokens = drawn.tokens.domain_counters if drawn is not None else ()
        own = [f"{token.counter}:{token.value}" for token in tokens if token.planet == MECATOL_REX]
        for name in own or self.custodians():
            self.lay_openly(on_planet(MECATOL_REX), name)

    def custodians(self) -> tuple[str, ...]:
        """The counters of the Custodians, each with its strength."""
        return CUSTODIANS

    def lay_counters_of_map(self) -> None:
        """The counters of a preset map lie where they are drawn, and everybody can see them there (SA17-SET-41)."""
        drawn = self.preset()
        for token in drawn.tokens.domain_counters if drawn is not None else ():
            if token.planet != MECATOL_REX and token.counter in self.game.cards.domain_counters:
                name = f"{token.counter}:{token.value}" if token.value else token.counter
                self.lay_openly(on_planet(PlanetId(token.planet)) if token.planet else in_system(token.place), name)

    def lay_openly(self, place: Place, name: str) -> None:
        """A counter that everybody knows, taken from the deck where it is one of the deck's."""
        self.game.changing()
        bag = self.state.domain_deck.bag
        others = [card for card in (CardId(name), *decks.copies(name, 9, 2)) if card not in self.state.known]
        counter = next((card for card in bag if decks.printed(card) == name), others[0])
        if counter in bag:
            bag.remove(counter)
        self.game.domain_counters.lay(place, counter)

    # -- cards ---------------------------------------------------------------------------------------------------------

    async def deal_political_cards(self, step: Step) -> None:
        """Two Political Cards for everybody, but not with the Strategy Cards of the base game (OFF-SET-14)."""
        if self.game.parameters.strategy_set == "base":
            return
        for seat in self.state.seating:
            self.game.political_cards.draw(seat, 2, "set_up")
