"""The official game: the table of contents, one line a chapter, and what every chapter leans on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from mecatol.core.decisions import Option, Verdict, grants
from mecatol.core.effects import Effect, Moment
from mecatol.core.events import Event
from mecatol.core.rng import Rng
from mecatol.core.rules import Chapter as CoreChapter
from mecatol.core.rules import CoreState, Rules, Ruleset, Step
from mecatol.core.zones import Zone
from mecatol.rules.library import Library
from mecatol.rules.moments import HANDS_OPEN, OUT_OF_TURN, Drawn
from mecatol.rules.naming import in_system, kind_of, on_planet, renewed
from mecatol.rules.parameters import Parameters
from mecatol.rules.state import CardId, GameState, Player, Seat
from mecatol.rules.views import TableView, view

if TYPE_CHECKING:
    from mecatol.rules.board import Board

    from .action_cards import ActionCards
    from .action_phase import ActionPhase
    from .artifacts import Artifacts
    from .bombardment import Bombardment
    from .combat import Combat
    from .domain_counters import DomainCounters
    from .early_turns import EarlyTurns
    from .economy import Economy
    from .facilities import Facilities
    from .fleet_supply import FleetSupply
    from .galaxy import Galaxy
    from .galaxy_building import GalaxyBuilding
    from .invasion import Invasion
    from .landing import Landing
    from .leaders import Leaders
    from .mercenaries import Mercenaries
    from .movement import Movement
    from .objectives import Objectives
    from .political_cards import PoliticalCards
    from .political_intrigue import PoliticalIntrigue
    from .politics import Politics
    from .production import Production
    from .promissory_notes import PromissoryNotes
    from .routes import Routes
    from .sabotage_runs import SabotageRuns
    from .set_up import SetUp
    from .space_battle import SpaceBattle
    from .space_cannon import SpaceCannon
    from .space_mines import SpaceMines
    from .status_phase import StatusPhase
    from .strategy_cards import StrategyCards
    from .strategy_phase import StrategyPhase
    from .tactical import Tactical
    from .technology import Technology
    from .trade import Trade
    from .transfer import Transfer
    from .victory import Victory


# What lets somebody use an ability: the rule about its source; a card wins over the rules (OFF-GEN-3).
GRANTS = {"technology": "OFF-TEC-1", "leader": "OFF-OPT-LDR-1", "law": "OFF-POL-3", "upgrade": "SA17-TEC-04"}
AGENDA = "agenda"  # the cause of what any Political Card does
CARRIED_OUT = "carried_out"  # noted: the Political Card whose outcome is being carried out
NO_CARDS: frozenset[CardId] = frozenset()

TELL = Rules.tell
DECKS = {"action_card": "action", "political_card": "political"}  # hands that a law may open


class Game(Rules):
    """A game in progress."""

    may_pass = "OFF-ACD-2"

    state: GameState
    board: Board
    galaxy: Galaxy
    economy: Economy
    set_up: SetUp
    early_turns: EarlyTurns
    galaxy_building: GalaxyBuilding
    strategy_phase: StrategyPhase
    action_phase: ActionPhase
    strategy_cards: StrategyCards
    tactical: Tactical
    fleet_supply: FleetSupply
    routes: Routes
    movement: Movement
    transfer: Transfer
    space_mines: SpaceMines
    combat: Combat
    space_cannon: SpaceCannon
    space_battle: SpaceBattle
    sabotage_runs: SabotageRuns
    bombardment: Bombardment
    landing: Landing
    invasion: Invasion
    production: Production
    facilities: Facilities
    trade: Trade
    politics: Politics
    technology: Technology
    leaders: Leaders
    objectives: Objectives
    victory: Victory
    status_phase: StatusPhase
    domain_counters: DomainCounters
    artifacts: Artifacts
    mercenaries: Mercenaries
    action_cards: ActionCards
    political_cards: PoliticalCards
    political_intrigue: PoliticalIntrigue
    promissory_notes: PromissoryNotes

    __slots__ = ("answering", "cards", "catalogue", "content", "everyone_reacts", "parameters", "times", *__annotations__)

    def __init__(self, ruleset: Ruleset) -> None:
        library, parameters = ruleset.content, ruleset.parameters
        assert isinstance(library, Library)
        assert isinstance(parameters, Parameters)
        self.content = library.content  # what is printed on tiles, sheets and unit tables
        self.cards = library.cards  # what is printed on cards and counters
        self.catalogue = library.catalogue  # what cards, counters and objectives do
        self.answering = library.answering  # the Action Cards for each time
        self.times = library.times  # and the times for each of them
        self.parameters = parameters
        super().__init__(ruleset)
        self.everyone_reacts = parameters.reactions == "everyone"

    @staticmethod
    def key_today(key: str) -> str:
        return renewed(key)

    def play_from(self, state: CoreState) -> None:
        super().play_from(state)
        self.board.survey()
        self.action_cards.forget()

    # -- seats ---------------------------------------------------------------------------------------------------------

    def player(self, seat: Seat) -> Player:
        """A player's sheet."""
        return self.state.players[seat]

    def scope(self, kind: str) -> str:
        """The stretch of the game that is going on; what lasts for an action lasts for the round where there is none, as when
        rebels attack in the Status Phase."""
        if kind == "action":
            for scope in reversed(self.state.scopes):
                if scope.startswith("action:"):
                    return scope
            kind = "round"
        return super().scope(kind)

    def seats(self) -> int:
        return len(self.state.players)

    def playing(self) -> list[Seat]:
        """Those still in the game, clockwise."""
        return self._left_of(self.state.seating)

    def rivals(self, seat: Seat) -> list[Seat]:
        """All the others who began, those who are out of the game too."""
        return [other for other in range(self.seats()) if other != seat]

    def opponents(self, seat: Seat) -> list[Seat]:
        """The others still in the game, beginning next to a seat, in the direction of play."""
        others = self.around(seat)
        if seat in others:
            others.remove(seat)
        return others

    def around(self, first: Seat) -> list[Seat]:
        """Those still in the game, beginning with a seat, in the direction of play (clockwise officially)."""
        seating = self.state.seating
        at = seating.index(first) if first in seating else 0
        turn = seating[at:] + seating[:at]
        if self.direction() < 0:
            turn[1:] = reversed(turn[1:])
        return self._left_of(turn)

    def to_the_left(self, seat: Seat, among: Collection[Seat]) -> Seat:
        """The next of some players clockwise, whichever the direction of play; the player himself where there is no other."""
        seating = self.state.seating
        at = seating.index(seat)
        return next((other for other in (*seating[at + 1 :], *seating[:at]) if other in among), seat)

    def _left_of(self, seats: list[Seat]) -> list[Seat]:
        """Those of some seats who are still in the game: mostly nobody is out."""
        players = self.state.players
        for player in players:
            if player.out:
                return [seat for seat in seats if not players[seat].out]
        return seats.copy()

    def direction(self) -> int:
        """1 clockwise, -1 counter-clockwise."""
        return 1

    def rotation(self) -> list[Seat]:
        """Who reacts first: in order of play, from the Speaker on while nobody holds Strategy Cards (OFF-ACD-2)."""
        if not self.state.seating:
            return list(range(len(self.state.players)))
        for card in self.state.strategy_cards:
            if card.holder >= 0:
                return self.action_phase.order()
        return self.around(self.state.speaker)

    def in_turn(self) -> list[Seat]:
        """Those still in the game, where each of them is to do something one after the other."""
        return self.rotation()

    def from_speaker(self) -> list[Seat]:
        """Those still in the game, beginning with the Speaker."""
        return self.around(self.state.speaker)

    # -- once a round --------------------------------------------------------------------------------------------------

    def used_this_round(self, effect: Effect) -> bool:
        """Whether an ability that may be used once a round has been."""
        return self.remembered(effect, "round") == str(self.state.round)

    def use_this_round(self, effect: Effect) -> None:
        """An ability that may be used once a round is."""
        self.note(effect, "round", str(self.state.round))

    # -- flow ----------------------------------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """These steps come next, in this order."""
        if self.looking:
            self.changing()
        flow = self.state.flow
        if len(steps) == 1:
            flow.append(steps[0])
        else:
            flow.extend(reversed(steps))

    # -- cards in windows, acts, secrets, explanations: each belongs to a chapter ---------------------------------------

    def tell(self, event: Event, to: Sequence[int] = ()) -> None:
        """What is done in the name of an agenda that is being carried out is told with its name."""
        if CARRIED_OUT in self.state.notes and AGENDA in (getattr(event, "why", ""), getattr(event, "how", "")):
            card = self.state.notes[CARRIED_OUT]
            event = msgspec.structs.replace(event, **{"why" if hasattr(event, "why") else "how": card})
        TELL(self, event, to)

    def holders(self, moment: Moment[Any]) -> Sequence[Seat] | None:
        name = moment.name
        abilities = self.index.reactions.get(name)
        if abilities is None and name not in self.answering:
            return None
        held = self.action_cards.held.get(name)
        if held is None:
            held = self.action_cards.held_for(name)
        if not held and abilities is None:
            return ()
        able = [*held, *[effect.owner for effect, _ in abilities]] if abilities is not None else [*held]
        if len(able) == 1 and able[0] >= 0 and not self.player(able[0]).out:
            return able  # one alone needs no order
        return list(filter(able.__contains__, self.rotation()))

    def playable(self, seat: Seat, moment: Moment[Any], context: Any) -> Sequence[str | Option[Any]]:
        return self.action_cards.playable(seat, moment, context)

    async def play(self, seat: Seat, key: str, moment: Moment[Any], context: Any) -> None:
        await self.action_cards.play(seat, key, context)

    def granted_by(self, effect: Effect) -> str:
        return GRANTS.get(effect.source, "OFF-GEN-3")

    def effect_ended(self, effect: Effect) -> None:
        if effect.card:
            self.action_cards.put_away(CardId(effect.card))

    def may_act_now(self, seat: Seat) -> bool:
        """Whether a player may do anything out of turn at all."""
        return not self.player(seat).out and self.state.phase != "set_up"

    @grants("OFF-ECO-2", "SA17-GEN-09")
    def acts(self, seat: Seat) -> list[str | Option[str]]:
        """What a player may do out of turn: give goods, exchange Political Cards, play cards "at any time", move leaders."""
        if not self.may_act_now(seat):
            return []
        return [
            *self.economy.acts(seat),
            *self.political_cards.acts(seat),
            *self.action_cards.acts(seat),
            *self.leaders.acts(seat),
            *(option for option in self.reactions(seat, OUT_OF_TURN, seat) if isinstance(option, Option)),
        ]

    async def act(self, seat: Seat, key: str) -> None:
        word = kind_of(key)
        if word == "give":
            await self.economy.act(seat, key)
        elif word == "card":
            await self.action_cards.act(seat, key)
        elif word == "leader":
            await self.leaders.act(seat, key)
        elif word == "use":
            await self.react(seat, key, OUT_OF_TURN, seat)
        else:
            await self.political_cards.act(seat, key)

    def view(self, seat: Seat | None) -> TableView:
        return view(self, seat)

    def zones(self) -> list[Zone]:
        """Hands, decks, and what lies face down on the board."""
        state = self.state
        found: list[Zone] = []
        for seat, player in enumerate(state.players):
            found += [
                Zone("action_card", seat, player.action_cards),
                Zone("political_card", seat, player.political_cards),
                Zone("secret_objective", seat, player.secret_objectives),
                Zone("preliminary_objective", seat, player.preliminary_objectives),
                Zone("tile", seat, player.tiles),
                Zone("race", seat, player.hidden_race, ordered=True),
            ]
        found += [Zone("action_card", played.seat, played.held) for played in state.stack]
        for system in state.systems:
            for place in (in_system(system.hex), *(on_planet(planet.id) for planet in system.planets)):
                kind = "frontier_counter" if place.startswith("system:") else "domain_counter"
                found += [Zone(kind, -1, state.domain_counters[place])] if place in state.domain_counters else []
                found += [Zone("artifact", -1, state.artifacts[place])] if place in state.artifacts else []
        for kind, deck in (
            ("action_card", state.action_deck),
            ("political_card", state.political_deck),
            ("stage_1", state.stage_1_deck),
            ("stage_2", state.stage_2_deck),
            ("secret_objective", state.secret_deck),
            ("preliminary_objective", state.preliminary_deck),
            ("domain_counter", state.domain_deck),
            ("frontier_counter", state.frontier_deck),
            ("artifact", state.artifact_deck),
            ("tile", state.tile_deck),
            ("race", state.race_deck),
            ("mercenary", state.mercenary_deck),
        ):
            found += [Zone(kind, -1, deck.bag), Zone(kind, -1, deck.top, ordered=True)]
            found += [Zone(kind, -1, deck.bottom, ordered=True)]
            found += [Zone(kind, -1, state.box[kind])] if kind in state.box else []
        return found

    def sees(self, seat: Seat | None, zone: Zone, thing: str) -> bool:
        if super().sees(seat, zone, thing) or len(self.state.known.get(thing, ())) == len(self.state.players):
            return True
        deck = DECKS.get(zone.kind)
        return deck is not None and zone.owner >= 0 and self.fold(HANDS_OPEN, False, Drawn(zone.owner, deck))

    def all_seen(self, seat: Seat | None, zone: Zone) -> tuple[CardId, ...]:
        """Mostly all of it, by its owner, or nothing; then `sees` need not be asked of each thing."""
        if seat is not None and seat == zone.owner:
            return tuple(zone.things)
        return () if self.nobody_knows(zone.things) else super().all_seen(seat, zone)

    def nobody_knows(self, things: list[CardId]) -> bool:
        """Whether nobody but their owner sees any of the things that lie in a place."""
        return HANDS_OPEN.name not in self.index.modifiers and self.state.known.keys().isdisjoint(things)

    def redraw_hidden(self, seat: Seat, seed: int) -> None:
        super().redraw_hidden(seat, seed)
        self.action_cards.forget()

    def redraw_sealed(self, seat: Seat, rng: Rng) -> None:
        """Votes written down and goods set aside by others: what can be seen of them is only their sum."""
        for other, player in enumerate(self.state.players):
            if other != seat:
                self.politics.reseal(other, player, rng)
        self.political_intrigue.reseal(seat, rng)

    def explain(self, seat: Seat, intent: str) -> Verdict:
        """Ask the chapter that the intent's first word belongs to."""
        word = kind_of(intent)
        chapters = {
            "activate": self.tactical.explain,
            "move": self.movement.explain,
            "produce": self.production.explain,
            "land": self.landing.explain,
            "retreat": self.space_battle.explain,
            "claim": self.objectives.explain,
            "research": self.technology.explain,
            "secondary": self.strategy_cards.explain,
        }
        return chapters[word](seat, intent) if word in chapters else super().explain(seat, intent)

    def result(self) -> tuple[Seat, ...]:
        return tuple(self.state.winners)


class Chapter(CoreChapter):
    """A chapter of the official game."""

    __slots__ = ()
    game: Game
    state: GameState
