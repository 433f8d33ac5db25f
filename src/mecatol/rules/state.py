"""What is on the table.

Systems, planets and stacks are frozen and replaced by the verbs of `board`; players, the action and the battle change in
place. Units are counts by kind, damage and mark. Seats are numbered by person; `seating` says who sits where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NewType, TypeAlias, get_args

import msgspec

from mecatol.core.hexes import Border, Hex
from mecatol.core.records import Mutable, Record
from mecatol.core.rules import CoreState
from mecatol.core.zones import NO_CARD as NO_CARD
from mecatol.core.zones import CardId as CardId
from mecatol.core.zones import Deck

Seat: TypeAlias = int
Place = NewType("Place", str)  # where units stand: "system:0,1" in space there, "planet:jord" on that planet
PlanetId = NewType("PlanetId", str)  # "jord"

NOBODY = -1
NO_PLACE = Place("")
NO_PLANET = PlanetId("")
NEUTRAL = -2  # units of Domain Counters

# The content's order of units: every list of units in the state is kept in it.
Plastic: TypeAlias = Literal[
    "war_sun",
    "dreadnought",
    "cruiser",
    "destroyer",
    "carrier",
    "fighter",
    "ground_force",
    "shock_troop",
    "mechanized_unit",
    "pds",
    "space_dock",
    "flagship",
]
# OFF-CMP-5: the sixteen Mercenaries. Each is a token with two sides, and each side is a kind of unit: what it is in space, and
# what it is on a planet.
SpaceSide: TypeAlias = Literal[
    "52n6",
    "barudin",
    "blake_stryker",
    "daffren",
    "felrey",
    "hepkuk",
    "kavlik",
    "krevvil",
    "murrag",
    "nolad",
    "runa",
    "rhelat",
    "sara_crane",
    "saygra",
    "tugar",
    "urrsik",
]
GroundSide: TypeAlias = Literal[
    "52n6_ground",
    "barudin_ground",
    "blake_stryker_ground",
    "daffren_ground",
    "felrey_ground",
    "hepkuk_ground",
    "kavlik_ground",
    "krevvil_ground",
    "murrag_ground",
    "nolad_ground",
    "runa_ground",
    "rhelat_ground",
    "sara_crane_ground",
    "saygra_ground",
    "tugar_ground",
    "urrsik_ground",
]
if TYPE_CHECKING:  # a misspelt kind of unit is an error for mypy; in the state it is a string like any other
    UnitId: TypeAlias = Plastic | SpaceSide | GroundSide | Literal[""]  # "": none
else:
    UnitId = str

UNITS: tuple[UnitId, ...] = get_args(Plastic)
MERCENARIES: tuple[UnitId, ...] = get_args(SpaceSide)
GROUND_SIDE: dict[UnitId, UnitId] = dict(zip(MERCENARIES, get_args(GroundSide), strict=True))
SPACE_SIDE: dict[UnitId, UnitId] = {side: name for name, side in GROUND_SIDE.items()}
EXHAUSTED = "exhausted"  # the mark of a Space Dock that may not produce
MOVED = "moved"  # the mark of a floating Space Dock that may not produce in this action


class Group(Record, frozen=True):
    """So many units of a kind, all with the same damage and the same mark."""

    kind: UnitId
    count: int = 1
    damage: int = 0
    mark: str = ""


class Stack(Record, frozen=True):
    """The units of one owner in one place: a fleet with its cargo, or what stands on a planet."""

    owner: Seat
    groups: tuple[Group, ...] = ()


class Planet(Record, frozen=True):
    """A planet or trade station on the board."""

    id: PlanetId
    owner: Seat = NOBODY
    exhausted: bool = False
    stacks: tuple[Stack, ...] = ()
    facility: str = ""
    held_since: int = 0  # the round in which the owner gained it
    wealth: int = 0  # Trade Goods lying there as Natural Wealth
    tokens: tuple[str, ...] = ()  # "worldgate" …


class System(Record, frozen=True):
    """A tile on the board."""

    hex: Hex
    tile: str
    stacks: tuple[Stack, ...] = ()  # what is in space
    planets: tuple[Planet, ...] = ()
    counters: tuple[Seat, ...] = ()  # whose Command Counters lie there
    tokens: tuple[str, ...] = ()  # "wormhole:A/B" with the active side first, "high_alert:2" …
    wealth: int = 0


class Mine(Record, frozen=True):
    """A Space Mine: on a border or wormhole, or inside a system (then `border` is that system's hex)."""

    border: Border
    owner: Seat


class BorderToken(Record, frozen=True):
    """An Asteroid Belt, a Space-Time Anomaly, or a Standing Grav Wave with the side ships come out on."""

    border: Border
    kind: str
    towards: Hex = Hex("")


class Leader(Record, frozen=True):
    """A leader in play; `where` is "planet:…" or "system:…" (aboard a ship there), "" once killed or not placed."""

    id: str
    kind: str
    owner: Seat
    where: Place = NO_PLACE
    captor: Seat = NOBODY
    tired: int = 0  # may not use its ability before this round
    ship: UnitId = ""  # the kind of ship that carries it


class Doom(Record, frozen=True):
    """A leader whose place was lost: where that was, how, and to whom."""

    leader: str
    where: Place
    why: str = ""
    by: Seat = NOBODY


class StrategyCard(Record, frozen=True):
    """A Strategy Card of this game."""

    id: str
    number: int
    holder: Seat = NOBODY
    played: bool = False
    bonus: int = 0


class Agreement(Record, frozen=True):
    """A Trade Agreement. Each partner holds the other's contract, with the goods that lie on it; a self-trade has one partner."""

    partners: tuple[Seat, Seat]
    contracts: tuple[int, int]  # which of their two contracts each gave away
    goods: tuple[int, int] = (0, 0)  # what lies before each, to be collected by that partner
    opened: str = ""  # the action in which it was opened


class Declaration(Record, frozen=True):
    """Somebody has declared war on another player."""

    seat: Seat
    target: Seat


class Law(Record, frozen=True):
    """A law in force, and what was elected."""

    card: CardId
    elected: str = ""


class Agenda(Record, frozen=True):
    """A Political Card before the council, and whose it is."""

    card: CardId
    owner: Seat = NOBODY


class Objective(Record, frozen=True):
    """A public objective lying open: claimed by whom, and whose alone it is (Prospect)."""

    id: CardId
    claimed: tuple[Seat, ...] = ()
    only: Seat = NOBODY


class Claim(Record, frozen=True):
    """Victory Points somebody has, and from what."""

    seat: Seat
    source: str
    points: int
    round: int
    withheld: int = 0  # CP-HR-06: points that come with the lost planet of the own Home System


Deeds: TypeAlias = Literal[
    "announced_retreat",
    "attacked_fleet",
    "attacked_partner",
    "bought_units",
    "captured_dock",
    "destroyed_unit",
    "dock_at_start",
    "gained_planet",
    "gained_technology",
    "hostile_shot",  # out of turn, where a law calls it hostile
    "invaded_planet",
    "killed_leader",
    "lost_planet",
    "passed_law",
    "played_card",
    "points_after_actions",
    "refresh_spoiled",
    "took_last_dock",
    "was_hostile",  # when an action was over
    "won_space_battle",
    "won_vote",
]
if TYPE_CHECKING:
    DeedKind: TypeAlias = Deeds
else:
    DeedKind = str  # older games remember deeds that nobody asks about any more


class Deed(Record, frozen=True):
    """Something done this round that objectives and cards ask about."""

    kind: DeedKind
    seat: Seat
    target: Seat = NOBODY
    place: Place = NO_PLACE  # of a card played: what it was played on
    what: str = ""
    amount: int = 1
    how: str = ""


class Vote(Record, frozen=True):
    """Votes on one agenda, for one outcome."""

    agenda: CardId
    outcome: str
    votes: int


class Ballot(Record, frozen=True):
    """Somebody's votes on the agenda being decided, for all to see."""

    seat: Seat
    outcome: str
    votes: int


class NoteOffer(Record, frozen=True):
    """A Promissory Note that lies face down before a player, for whom to keep it means to vote for an outcome."""

    giver: Seat
    to: Seat
    note: str
    outcome: str


class Player(Mutable):
    """A player's sheet and hand."""

    name: str
    race: str = ""
    hidden_race: list[CardId] = []  # a random race nobody else knows; while it is being drawn, those refused before it
    home: Hex = Hex("")
    strategy: int = 0
    pool: int = 0
    fleet: int = 0
    trade_goods: int = 0
    technologies: list[str] = []
    upgrades: list[str] = []
    copies: dict[str, str] = {}  # technologies and upgrades that are a copy of another one, which is no property of his
    action_cards: list[CardId] = []
    political_cards: list[CardId] = []
    secret_objectives: list[CardId] = []
    preliminary_objectives: list[CardId] = []
    race_objectives: list[CardId] = []  # open to all; one of them can be scored
    treaties: list[CardId] = []  # his race's Treaty Cards, "peace_treaty#sol", and those others have given him
    tiles: list[CardId] = []  # tiles in hand while the galaxy is built
    passed: bool = False
    out: str = ""  # "eliminated" or "surrendered"
    sealed: list[Vote] = []  # written down, not yet shown
    representative: str = ""  # who speaks for him in the council that sits; face down until all are revealed
    sealed_goods: int = 0  # set aside in secret: still counted as his by the others


class Ship(Record, frozen=True):
    """A ship that moved in this action: from where, by which way, and what it loaded where."""

    kind: UnitId
    damage: int
    mark: str
    route: tuple[Hex, ...]
    cargo: tuple[tuple[Place, UnitId, int], ...] = ()  # (from "planet:…" or "system:…", kind, count)
    leaders: tuple[str, ...] = ()
    spurt: bool = False  # it went one system further than it can by itself
    help: str = ""  # what else took it further or through enemies
    takes_off: PlanetId = NO_PLANET  # the planet a Mercenary rises from


class Landing(Record, frozen=True):
    """Units put on a planet in this action."""

    planet: PlanetId
    kind: UnitId
    count: int = 1
    source: str = "space"  # or the planet they came from through a Worldgate
    damage: int = 0


SIMULTANEOUS = "simultaneous"  # an action in several systems (SA17-SAS-01)


class Action(Mutable):
    """The action under way."""

    seat: Seat
    kind: str  # "tactical", "transfer", "simultaneous", "strategic", "component"
    system: Hex = Hex("")
    other: Hex = Hex("")  # the second system of a Transfer Action
    moves: list[Ship] = []
    landings: list[Landing] = []
    victims: list[Seat] = []  # players against whom it was hostile
    bombarded: list[PlanetId] = []
    promote: list[PlanetId] = []  # where a Ground Force becomes a Shock Troop in the production step
    agents: list[str] = []  # battles that were won with an Agent: "<winner>@<place>"
    entered: list[str] = []  # wormhole tokens a fleet went into
    shot: list[str] = []  # PDS that have fired: "planet:…#n"
    probed: list[PlanetId] = []
    annexed: list[PlanetId] = []
    theatres: list[Hex] = []  # the systems of a Simultaneous Action; `system` is the one where it goes on now
    full: list[Hex] = []  # those of them that are fully activated
    docks: list[str] = []  # those that may produce in it, where not all may (SAES-SAS-12)


class Die(Record, frozen=True):
    """One combat roll: who rolled it for what, what it showed and what it needed."""

    seat: Seat
    kind: UnitId
    face: int
    needed: int
    purpose: str = "battle"
    mark: str = ""

    @property
    def hit(self) -> bool:
        return self.face >= self.needed


class Side(Mutable):
    """One side of a battle."""

    seat: Seat
    attacker: bool
    dice: list[Die] = []
    hits: int = 0  # to be assigned by this side
    lost: list[Group] = []  # this round
    lost_all: list[Group] = []  # in the whole battle
    sustained: list[Group] = []  # this round
    retreats_to: Hex = Hex("")
    commandos: int = 0
    struck: int = 0  # hits inflicted on it in the whole battle, those that found nobody included
    grazed: list[UnitId] = []  # Mercenaries that were hit this round, each as often as it was


class Battle(Mutable):
    """A Space Battle, or with a planet an Invasion Combat."""

    system: Hex
    attacker: Side
    defender: Side
    planet: PlanetId = NO_PLANET
    round: int = 0
    started_with: list[Stack] = []
    winner: Seat = NOBODY
    over: bool = False
    before: list[Stack] = []  # both sides' units there when the round began
    deeds_before: int = 0  # how many deeds were remembered then
    doomed_before: int = 0  # how many leaders' fates were open then

    def side(self, seat: Seat) -> Side:
        """A participant's side."""
        return self.attacker if seat == self.attacker.seat else self.defender

    def enemy(self, seat: Seat) -> Side:
        """The other side."""
        return self.defender if seat == self.attacker.seat else self.attacker

    def has(self, seat: Seat) -> bool:
        """Whether a seat takes part."""
        return seat in (self.attacker.seat, self.defender.seat)


class Played(Mutable):
    """A card being played: declared, answered, carried out. What it holds is out of every other zone meanwhile."""

    card: CardId
    acts_as: str
    seat: Seat
    targets: list[str] = []  # "planet:…", "system:…", "player:…"
    locations: list[Hex] = []  # where its effect takes place
    scattered_out: list[Hex] = []  # places where a scattered effect was sabotaged
    cancelled: bool = False
    stays: bool = False
    held: list[CardId] = []


class GameState(CoreState):
    """Everything."""

    players: list[Player] = []
    seating: list[Seat] = []  # clockwise
    rolls: list[int] = []  # the seating rolls, by seat
    speaker: Seat = NOBODY
    cycler: int = 1  # 1 clockwise, -1 counter-clockwise
    round: int = 0
    phase: str = "set_up"
    active: Seat = NOBODY  # whose turn it is
    goal: int = 10
    layout: tuple[tuple[Hex, str], ...] = ()  # hex → tile, in map order: the key of what is worked out from the map
    systems: list[System] = []  # in the same order
    mines: list[Mine] = []
    border_tokens: list[BorderToken] = []
    domain_counters: dict[Place, list[CardId]] = {}  # "planet:…" or "system:…" → counters face down
    artifacts: dict[Place, list[CardId]] = {}
    leaders: tuple[Leader, ...] = ()
    doomed: list[Doom] = []  # leaders whose fate is rolled when the action is over
    strategy_cards: list[StrategyCard] = []
    agreements: list[Agreement] = []
    declarations: list[Declaration] = []
    laws: list[Law] = []
    chronicle: list[Law] = []  # Political Cards that stay in play and are no laws
    track: int = 0  # where the marker lies that counts the rounds of a scenario
    agendas: list[Agenda] = []
    council: list[Agenda] = []  # agendas chosen for the vote, in order
    ballots: list[Ballot] = []  # votes shown on the first of them
    fallen: list[str] = []  # Representatives who were killed
    offer: NoteOffer | None = None
    objectives: list[Objective] = []  # stage I and II, face up
    special: list[CardId] = []
    preliminary: list[CardId] = []
    claims: list[Claim] = []
    deeds: list[Deed] = []
    titles: dict[str, Seat] = {}  # "voice_of_the_council" …
    action_deck: Deck = msgspec.field(default_factory=Deck)
    political_deck: Deck = msgspec.field(default_factory=Deck)
    stage_1_deck: Deck = msgspec.field(default_factory=Deck)
    stage_2_deck: Deck = msgspec.field(default_factory=Deck)
    secret_deck: Deck = msgspec.field(default_factory=Deck)
    preliminary_deck: Deck = msgspec.field(default_factory=Deck)
    domain_deck: Deck = msgspec.field(default_factory=Deck)
    frontier_deck: Deck = msgspec.field(default_factory=Deck)
    artifact_deck: Deck = msgspec.field(default_factory=Deck)
    tile_deck: Deck = msgspec.field(default_factory=Deck)
    race_deck: Deck = msgspec.field(default_factory=Deck)
    mercenary_deck: Deck = msgspec.field(default_factory=Deck)
    box: dict[str, list[CardId]] = {}  # what went back into the box unseen, by kind: "tile", "stage_1", "stage_2"
    action: Action | None = None
    battle: Battle | None = None
    stack: list[Played] = []
    bids: list[int] = []  # an auction under way, by seat; -1: none yet, -2: dropped out
    winners: list[Seat] = []
    notes: dict[str, str] = {}  # small things a chapter keeps between its steps
