"""Every moment and every value that effects may touch, with a sentence each."""

from __future__ import annotations

from typing import Protocol

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.hexes import Hex
from mecatol.core.records import Mutable, Record

from .state import Action, Battle, Die, Group, Planet, PlanetId, Played, Seat, UnitId

# -- what they are about -----------------------------------------------------------------------------------------------


class Unit(Record, frozen=True):
    """A kind of unit of a seat, and where it is ("system:…", "planet:…", or "" in general)."""

    seat: Seat
    kind: UnitId
    where: str = ""
    leaders: tuple[str, ...] = ()  # those aboard a ship about to move
    help: str = ""  # the helps a ship on its way makes use of, "a+b"
    between: tuple[Hex, ...] = ()  # the systems before and after the one it is in


class Firing(Record, frozen=True):
    """A unit's combat roll: in a battle, barrage, space cannon, bombardment … against somebody."""

    seat: Seat
    kind: UnitId
    purpose: str  # "battle", "invasion", "barrage", "space_cannon", "bombardment", "invasion_defence", "precombat"
    system: Hex  # where the hits fall
    planet: PlanetId = ""  # the planet fought over; of a space cannon the one it stands on
    target: Seat = -1
    round: int = 0
    attacker: bool = False
    damage: int = 0
    mark: str = ""
    count: int = 1  # how many such units fire
    origin: Hex = Hex("")  # where the firing unit is, if not in that system
    favour: int = 0  # a bonus that these units have and others of their group have not


class Struck(Record, frozen=True):
    """Hits come upon a seat's units in a place; with a kind, those units among them."""

    seat: Seat
    where: str
    purpose: str  # as in Firing
    by: Seat = -1
    kind: UnitId = ""
    mark: str = ""


class Travel(Record, frozen=True):
    """A ship of a seat going from one system into another on its way to the activated one."""

    seat: Seat
    kind: UnitId
    start: Hex
    frm: Hex
    to: Hex
    destination: Hex
    help: str = ""  # the helps it makes use of (see `Help`), "a+b"


class Wormhole(Record, frozen=True):
    """A wormhole of a system as a seat uses it (-1: for everybody): "A" printed there, "A/B" a token with its sides in order."""

    seat: Seat
    system: Hex
    name: str


class At(Record, frozen=True):
    """A seat in a system, and which place in it is meant, if one is."""

    seat: Seat
    system: Hex
    where: str = ""


class Build(Record, frozen=True):
    """A seat producing a kind of unit in a system, and the place it is produced at or built on, if that matters."""

    seat: Seat
    kind: UnitId
    system: Hex
    where: str = ""


class Research(Record, frozen=True):
    """A seat about to gain a technology, and how."""

    seat: Seat
    technology: str
    how: str
    also: tuple[str, ...] = ()  # those bought together with it, which come before it
    base: int = 0  # what it costs before discounts; 0: it is not bought


class Specialty(Record, frozen=True):
    """Specialties of a colour in a place ("planet:…", or "system:…" for an Artifact in space) that help a seat's research."""

    seat: Seat
    place: str
    colour: str


class Taken(Record, frozen=True):
    """A planet changed hands."""

    seat: Seat
    planet: PlanetId
    before: Seat
    how: str


class Loss(Record, frozen=True):
    """Units were destroyed or damaged; of damaged ones, how much damage they have now."""

    seat: Seat
    where: str
    kind: UnitId
    count: int
    by: Seat
    why: str
    damage: int = 0


class Drawn(Record, frozen=True):
    """Cards to be drawn, or the card just drawn."""

    seat: Seat
    deck: str
    card: str = ""


class Playing(Record, frozen=True):
    """A seat about to play an Action Card, as what it is printed or as what it takes the form of."""

    seat: Seat
    card: str


class Pick(Record, frozen=True):
    """A Strategy Card and a seat that takes it (-1: nobody did), and the Bonus Counters on it."""

    seat: Seat
    card: str
    bonus: int = 0


class Hits(Mutable):
    """Hits scored on a seat's units that are about to be assigned. Whoever ignores one lowers `count`."""

    seat: Seat
    count: int
    purpose: str  # as in Firing, or "space_mines"
    system: Hex
    planet: PlanetId = ""
    by: Seat = -1


class Somebodys(Protocol):
    """A context that is one seat's matter."""

    @property
    def seat(self) -> Seat: ...


def _seat(context: Somebodys) -> Seat:
    return context.seat


def _itself(seat: Seat) -> Seat:
    return seat


def _attacker(battle: Battle) -> Seat:
    return battle.attacker.seat


def _actor(action: Action) -> Seat:
    return action.seat


def _system(place: At) -> tuple[str, ...]:
    return (f"system:{place.system}", f"player:{place.seat}")


def _battle(battle: Battle) -> tuple[str, ...]:
    sides = (f"player:{battle.attacker.seat}", f"player:{battle.defender.seat}")
    return (f"system:{battle.system}", *sides, *([f"planet:{battle.planet}"] if battle.planet else []))


# -- values: units -----------------------------------------------------------------------------------------------------

COMBAT_VALUE: Value[Firing, int] = Value("combat_value", "what a die must show to hit", _seat)
COMBAT_DICE: Value[Firing, int] = Value("combat_dice", "how many dice a unit rolls", _seat)
EXTRA_DICE: Value[Firing, int] = Value("extra_dice", "how many dice these units together roll beyond their own", _seat)
PRECOMBAT_SHOTS: Value[Firing, int] = Value(
    "precombat_shots", "how many dice these units together roll before a Space Battle, beside the barrage", _seat
)
HITS: Value[Struck, int] = Value("hits", "how many hits the dice rolled against a seat give", _seat)
EXPOSED: Value[Struck, int] = Value("exposed", "how many units of a kind may be chosen as casualties", _seat)
SUSTAIN: Value[Unit, int] = Value("sustain", "how often a unit may sustain damage", _seat)
MOVEMENT: Value[Unit, int] = Value("movement", "how far a ship moves", _seat)
CAPACITY: Value[Unit, int] = Value("capacity", "how many units a unit carries", _seat)
FLEET_SUPPLY: Value[At, int] = Value("fleet_supply", "how many non-Fighter ships a system may hold", _seat)
UNIT_LIMIT: Value[Unit, int] = Value("unit_limit", "how many pieces of a kind a player has", _seat)
SHIELDS: Value[Unit, int] = Value("shields", "how many bombardment hits a planet's defences absorb", _seat)

# -- values: movement --------------------------------------------------------------------------------------------------

MAY_ENTER: Value[Travel, Verdict] = Value("may_enter", "whether a ship may go from one system into the next", _seat)
MAY_PASS: Value[Travel, Verdict] = Value("may_pass", "whether a ship may go on after a system", _seat)
MAY_ACTIVATE: Value[At, Verdict] = Value("may_activate", "whether a seat may activate a system", _seat)
MAY_RETREAT: Value[At, Verdict] = Value("may_retreat", "whether a fleet may retreat into a system", _seat)
RETREAT_PRICE: Value[At, str] = Value(
    "retreat_price", 'what a Tactical Retreat into a system is paid from: "strategy" or "reinforcements"', _seat
)
CANNON_RANGE: Value[Unit, int] = Value("cannon_range", "how many systems away a space cannon reaches", _seat)
MAY_FIRE: Value[Firing, Verdict] = Value("may_fire", "whether a space cannon may fire at a system from its own", _seat)
MAY_BOMBARD: Value[Firing, Verdict] = Value("may_bombard", "whether a ship may bombard a planet", _seat)

# -- values: economy ---------------------------------------------------------------------------------------------------

RESOURCES: Value[Planet, int] = Value("resources", "the resource value of a planet", lambda planet: planet.owner)
INFLUENCE: Value[Planet, int] = Value("influence", "the influence value of a planet", lambda planet: planet.owner)
COST_HALVES: Value[Build, int] = Value("cost_halves", "what a unit costs, in half resources", _seat)
PRODUCTION: Value[Build, int] = Value("production", "how much production capacity a unit takes", _seat)
DOCK_CAPACITY: Value[At, int] = Value("dock_capacity", "production capacity of a Space Dock beyond its planet's", _seat)
FREE_RESOURCES: Value[At, int] = Value("free_resources", "resources that a build gets for nothing", _seat)
TRADE_INCOME: Value[Seat, int] = Value("trade_income", "Trade Goods beyond those of the contracts when collecting", _itself)
VOTES: Value[Seat, int] = Value("votes", "votes of a player", _itself)
TECHNOLOGY_COST: Value[Research, int] = Value("technology_cost", "what a technology costs a player", _seat)
TECHNOLOGY_DISCOUNT: Value[Specialty, int] = Value(
    "technology_discount", "what a place's specialties take off the price of a technology of their colour", _seat
)
MAY_RESEARCH: Value[Research, Verdict] = Value("may_research", "whether a player may gain a technology", _seat)
STATUS_COUNTERS: Value[Seat, int] = Value("status_counters", "Command Counters received in the Status Phase", _itself)
CARDS_DRAWN: Value[Drawn, int] = Value("cards_drawn", "cards drawn in the Status Phase", _seat)
HAND_LIMIT: Value[Drawn, int] = Value("hand_limit", "cards a player may hold", _seat)
INITIATIVE: Value[Seat, int] = Value("initiative", "a player's place in the order of play", _itself)
VICTORY_POINTS: Value[Seat, int] = Value("victory_points", "a player's Victory Points beyond those claimed", _itself)
HANDS_OPEN: Value[Seat, bool] = Value("hands_open", "whether a player's hand is public", _itself)
MAY_PLAY: Value[Playing, Verdict] = Value("may_play", "whether a player may play an Action Card", _seat)

# -- values: the round (moments of a whole phase come to the Speaker: effects that are anybody's say ANY) --------------

MAY_PICK: Value[Pick, Verdict] = Value("may_pick", "whether a player may take a Strategy Card", _seat)
MAY_ACT: Value[Seat, Verdict] = Value("may_act", "whether a player has an action in this turn", _itself)
MAY_VOTE: Value[Seat, Verdict] = Value("may_vote", "whether a player may vote", _itself)
HOME_PENALTY: Value[Seat, int] = Value("home_penalty", "points that a lost Home System costs", _itself)
MAY_CLAIM: Value[Seat, Verdict] = Value("may_claim", "whether a player may claim objectives", _itself)

PUBLIC_CLAIMS: Value[Seat, int] = Value("public_claims", "public objectives a player may claim in a Status Phase", _itself)

# -- moments: the round ------------------------------------------------------------------------------------------------

STRATEGY_PHASE_BEGINS: Moment[Seat] = Moment("strategy_phase_begins", "the Strategy Phase begins", _itself, window=True)
STRATEGY_CARD_PICKED: Moment[Pick] = Moment(
    "strategy_card_picked",
    "a player has taken a Strategy Card; its Bonus Counters are not yet exchanged",
    _seat,
    window=True,
    about=lambda pick: (f"card:{pick.card}", f"player:{pick.seat}"),
)
BONUS_COUNTER_PLACED: Moment[Pick] = Moment("bonus_counter_placed", "a Bonus Counter was put on a Strategy Card", _seat)
STRATEGY_PHASE_ENDS: Moment[Seat] = Moment("strategy_phase_ends", "the Strategy Phase is over", _itself, window=True)
STRATEGY_CARDS_PICKED: Moment[Seat] = Moment("strategy_cards_picked", "all Strategy Cards are picked", _itself, window=True)
ACTION_PHASE_BEGINS: Moment[Seat] = Moment("action_phase_begins", "the Action Phase begins", _itself, window=True)
TURN_BEGINS: Moment[Seat] = Moment("turn_begins", "a player's turn begins", _itself, window=True)
TURN_ENDS: Moment[Seat] = Moment("turn_ends", "a player's turn is about to end", _itself, window=True)
PLAYER_PASSES: Moment[Seat] = Moment("player_passes", "a player passes", _itself, window=True)
ALL_PASSED: Moment[Seat] = Moment("all_passed", "everybody has passed", _itself, window=True)
COMPONENT_ACTION: Moment[Seat] = Moment(
    "component_action", "what a player may do as an action; never opened as a window, listed among the turn's actions", _itself
)
PLANETS_REFRESHED: Moment[Seat] = Moment("planets_refreshed", "a player has refreshed planets in the Status Phase", _itself)
BEFORE_CARDS_DRAWN: Moment[Seat] = Moment(
    "before_cards_drawn", "the Status Phase's cards are about to be drawn", _itself, window=True
)
STATUS_PHASE_BEGINS: Moment[Seat] = Moment("status_phase_begins", "the Status Phase begins", _itself, window=True)
ROUND_ENDS: Moment[Seat] = Moment("round_ends", "the round is over", _itself)

# -- moments: actions --------------------------------------------------------------------------------------------------

AFTER_ACTIVATION: Moment[At] = Moment("after_activation", "a system was activated", _seat, window=True, about=_system)
AFTER_MOVEMENT: Moment[At] = Moment("after_movement", "ships have moved", _seat, window=True, about=_system)
AFTER_CANNONS: Moment[At] = Moment("after_cannons", "space cannons have fired", _seat, window=True, about=_system)
FLEETS_MEET: Moment[Battle] = Moment(
    "fleets_meet", "fleets stand in one system: who may leave before the battle does so", _attacker, window=True, about=_battle
)
BEFORE_BATTLE: Moment[Battle] = Moment("before_battle", "a battle is about to begin", _attacker, window=True, about=_battle)
PRECOMBAT: Moment[Battle] = Moment(
    "precombat", "pre-combat effects beside the barrage are about to be carried out", _attacker, window=True, about=_battle
)
RETREAT_ANNOUNCED: Moment[Battle] = Moment(
    "retreat_announced", "a side has announced a retreat (`retreats_to`)", _attacker, window=True, about=_battle
)
BEFORE_ROUND: Moment[Battle] = Moment("before_round", "a round of battle begins", _attacker, window=True, about=_battle)
DICE_ROLLED: Moment[Battle] = Moment("dice_rolled", "the dice of a round lie on the table", _attacker, window=True, about=_battle)
HITS_ASSIGNED: Moment[Battle] = Moment("hits_assigned", "a round's hits were assigned", _attacker, window=True, about=_battle)
AFTER_ROUND: Moment[Battle] = Moment("after_round", "a round of battle is over", _attacker, window=True, about=_battle)
AFTER_BATTLE: Moment[Battle] = Moment(
    "after_battle", "a battle is over", _attacker, window=True, about=_battle, over=lambda battle: not battle.over
)
BEFORE_LANDING: Moment[At] = Moment("before_landing", "Planetary Landings begin", _seat, window=True, about=_system)
BEFORE_BOMBARDMENT: Moment[At] = Moment("before_bombardment", "ships are about to bombard", _seat, window=True, about=_system)
UNIT_DAMAGED: Moment[Loss] = Moment("unit_damaged", "units sustained damage", _seat, window=True)
UNITS_DESTROYED: Moment[Loss] = Moment("units_destroyed", "units were destroyed", _seat, window=True)
PLANET_TAKEN: Moment[Taken] = Moment("planet_taken", "a player gained a planet", _seat, window=True)
BEFORE_PRODUCTION: Moment[At] = Moment("before_production", "units are about to be produced", _seat, window=True, about=_system)
AFTER_PRODUCTION: Moment[At] = Moment("after_production", "units were produced", _seat, window=True, about=_system)
ACTION_ENDS: Moment[Action] = Moment("action_ends", "an action is over", _actor)
TECHNOLOGY_GAINED: Moment[Research] = Moment("technology_gained", "a player gained a technology", _seat, window=True)

# -- moments: cards ----------------------------------------------------------------------------------------------------

CARD_PLAYED: Moment[Played] = Moment(
    "card_played",
    "a card was played and may be answered",
    lambda played: played.seat,
    window=True,
    about=lambda played: (f"card:{played.acts_as}", f"player:{played.seat}", *played.targets),
    over=lambda played: played.cancelled,
)

# -- what technologies touch -------------------------------------------------------------------------------------------

MAY_PRODUCE: Value[Build, Verdict] = Value(
    "may_produce", "whether a seat may produce a kind of unit; one that needs a technology starts with no", _seat
)
GROUND_CAPACITY: Value[Unit, int] = Value(
    "ground_capacity", "how many Ground Forces (Shock Troops among them) a ship carries beside its capacity", _seat
)
UNSUPPORTED: Value[Unit, bool] = Value(
    "unsupported", "whether units beyond the capacity in their system stay, each counting against Fleet Supply", _seat
)
BLOCKS: Value[Unit, bool] = Value("blocks", "whether a kind of ship blocks the movement of enemies through its system", _seat)
SPURTS: Value[At, int] = Value("spurts", "how many ships may go one system further in this movement (not War Suns)", _seat)
MINE_VALUE: Value[Unit, int] = Value("mine_value", "what a Space Mine's die must show to hit a seat's ship", _seat)
RIFT_ROLL: Value[Unit, bool] = Value("rift_roll", "whether a die is rolled for a seat's ship in a Gravity Rift", _seat)
REROLLS: Value[Firing, int] = Value("rerolls", "how often a missed roll of a unit is rolled again", _seat)
PROMOTED: Value[Unit, int] = Value("promoted", "how many Ground Forces a won invasion turns into Shock Troops", _seat)
JOINS_INVASION: Value[Unit, bool] = Value("joins_invasion", "whether a kind of ship fights in Invasion Combats", _seat)
MAY_CONVERT: Value[Seat, bool] = Value("may_convert", "whether influence may be turned into Trade Goods like resources", _itself)
FAR_PLACEMENT: Value[At, bool] = Value(
    "far_placement", "whether units produced in a system may be placed in activated systems next to it", _seat
)
PLANETS_PRODUCE: Value[At, bool] = Value(
    "planets_produce", "whether planets without a Space Dock produce as many units as they have resources", _seat
)
SALVAGE: Value[At, int] = Value("salvage", "what scuttled ships lend a build, in half resources", _seat)
EXTRA_CAPACITY: Value[At, int] = Value("extra_capacity", "production capacity lent to a producer for one build", _seat)
SEIZES: Value[Seat, bool] = Value("seizes", "whether the secondary of Diplomacy seizes planets that are not empty", _itself)
SAFE_FROM_CARDS: Value[Unit, bool] = Value("safe_from_cards", "whether opponents' Action Cards may not be aimed at a unit", _seat)
HITS_SCORED: Moment[Hits] = Moment(
    "hits_scored",
    "hits of cannons, barrage, bombardment, shots before combat, a round's dice or Space Mines are about to be assigned",
    lambda hits: hits.seat,
    window=True,
    about=lambda hits: (f"system:{hits.system}", f"player:{hits.seat}"),
    over=lambda hits: hits.count <= 0,
)
GOODS_PLACED: Moment[Seat] = Moment("goods_placed", "Trade Goods were placed on a player's Trade Agreements", _itself)

# -- landings, bombardment, invasion, Domain Counters ------------------------------------------------------------------


class Invading(Mutable):
    """A seat has landed on somebody's planet. Whoever stops the invasion sets `stopped`: the landed units go back."""

    seat: Seat
    planet: PlanetId
    owner: Seat
    stopped: bool = False


BEFORE_INVASION: Moment[Invading] = Moment(
    "before_invasion",
    "units have landed on a planet of another player and nothing was bombarded yet",
    lambda invading: invading.seat,
    window=True,
    about=lambda invading: (f"planet:{invading.planet}", f"player:{invading.seat}", f"player:{invading.owner}"),
    over=lambda invading: invading.stopped,
)
CAPTURES: Value[Taken, int] = Value("captures", "how many installations of a planet its conqueror may capture", _seat)
GOAL: Value[Seat, int] = Value("goal", "how many Victory Points a player needs to win", _itself)
MAY_LAND: Value[Unit, Verdict] = Value("may_land", "whether a unit may land on a planet (`where`)", _seat)

# -- what movement touches ---------------------------------------------------------------------------------------------
# A modifier of MAY_ENTER or MAY_PASS knows what it lifts by the clause of the verdict so far: OFF-SYS-1 Asteroid Field,
# OFF-SYS-2 Nebula, OFF-SYS-3 Supernova, OFF-SYS-4 Ion Storm, OFF-MOV-3 or SA17-GEN-28 enemy ships, SA17-TOK-03 Asteroid Belt,
# SA17-TOK-05 Space-Time Anomaly, SA17-BRD-05 Standing Grav Wave (a `travel.to` that is the destination ends there).

WORMHOLES: Value[Wormhole, tuple[str, ...]] = Value("wormholes", "the letters a wormhole counts as; none: it is shut", _seat)
FIGHTER_CAPACITY: Value[Unit, int] = Value("fighter_capacity", "how many Fighters a unit supports beside its capacity", _seat)
BEFORE_MOVEMENT: Moment[At] = Moment(
    "before_movement", "a player is about to move ships into the activated system", _seat, window=True, about=_system
)
TRIGGERS_MINES: Value[Unit, bool] = Value("triggers_mines", "whether a seat's ship sets off Space Mines", _seat)
CARD_DRAWN: Moment[Drawn] = Moment("card_drawn", "a player has just drawn a card", _seat, window=True)

# -- moments: politics; the agendas are `state.council`, the votes shown are `state.ballots` ---------------------------

BEFORE_AGENDA_DRAWN: Moment[Seat] = Moment("before_agenda_drawn", "an agenda is about to be laid out", _itself, window=True)
AGENDAS_CHOSEN: Moment[Seat] = Moment("agendas_chosen", "what will be voted on is known", _itself, window=True)
BEFORE_VOTE: Moment[Seat] = Moment("before_vote", "a player is about to vote", _itself, window=True)
VOTE_CAST: Moment[Seat] = Moment("vote_cast", "a player has voted openly", _itself, window=True)
VOTES_PLACED: Moment[Seat] = Moment("votes_placed", "everybody has voted in secret", _itself, window=True)
VOTES_REVEALED: Moment[Seat] = Moment("votes_revealed", "the votes on the first agenda are known", _itself, window=True)
BOUND_VOTE: Value[Seat, str] = Value(
    "bound_vote", 'what a player must vote for with all his votes, "<agenda>=<outcome>"; "" where he is free', _itself
)
AGENDA_DECIDED: Moment[Seat] = Moment("agenda_decided", "the outcome of an agenda has been carried out", _itself)

# -- strategy cards ----------------------------------------------------------------------------------------------------


class Strategic(Record, frozen=True):
    """A Strategy Card being played or used by a seat."""

    seat: Seat
    card: str


SECONDARY_COST: Value[Strategic, int] = Value("secondary_cost", "counters that a secondary costs", lambda s: s.seat)
STRATEGY_CARD_PLAYED: Moment[Strategic] = Moment(
    "strategy_card_played",
    "a Strategy Card was played and its primary is about to be carried out",
    lambda s: s.seat,
    window=True,
    about=lambda s: (f"card:{s.card}", f"player:{s.seat}"),
)

# -- what Action Cards between the actions touch -----------------------------------------------------------------------


class Announced(Mutable):
    """A Strategic Action that a player has announced. Whoever stops it sets `cancelled`: the card is not played."""

    seat: Seat
    card: str
    cancelled: bool = False


BEFORE_ACTION: Moment[Seat] = Moment("before_action", "a player is about to choose an action", _itself, window=True)
OUT_OF_TURN: Moment[Seat] = Moment(
    "out_of_turn", "what a player may do at any time; never opened as a window, listed among the acts", _itself
)
STRATEGIC_ANNOUNCED: Moment[Announced] = Moment(
    "strategic_announced",
    "a Strategic Action was announced and has not begun",
    lambda announced: announced.seat,
    window=True,
    about=lambda announced: (f"card:{announced.card}", f"player:{announced.seat}"),
    over=lambda announced: announced.cancelled,
)
AFTER_PRIMARY: Moment[Strategic] = Moment(
    "after_primary", "a primary was carried out and no secondary yet", lambda s: s.seat, window=True
)
SECONDARY_OFFERED: Moment[Strategic] = Moment(
    "secondary_offered", "a player is about to be offered a secondary", lambda s: s.seat, window=True
)
MAY_USE_SECONDARY: Value[Strategic, Verdict] = Value(
    "may_use_secondary", "whether a player may use a secondary", lambda s: s.seat
)
KEEPS_CARD: Value[Pick, bool] = Value("keeps_card", "whether a Strategy Card stays with its holder after the round", _seat)
GOOD_WORTH: Value[Seat, int] = Value("good_worth", "what a Trade Good pays, in resources or influence", _itself)
USABLE_GOODS: Value[Seat, int] = Value("usable_goods", "how many of his Trade Goods a player may use or give away", _itself)
SLIPS: Value[At, int] = Value("slips", "how many ships may leave systems activated earlier in this movement", _seat)
WALKERS: Value[At, int] = Value(
    "walkers", "how many ground units may land from activated systems next door without a ship", _seat
)
HOLD: Value[Unit, int] = Value("hold", "how many places for any cargo a ship has while it moves", _seat)
ABANDONS: Value[At, bool] = Value(
    "abandons", "whether ships may leave others without a place in a system: those are scuttled", _seat
)
RESEARCH_FUNDS: Value[Research, int] = Value(
    "research_funds", "resources a player gets for nothing when he buys technologies", _seat
)

# -- production --------------------------------------------------------------------------------------------------------

BLOCKADED: Value[At, bool] = Value("blockaded", "whether enemy ships keep a seat from producing ships in a system", _seat)
DOCKS_FLOAT: Value[Seat, bool] = Value("docks_float", "whether a player's Space Docks stand in space", _itself)
UNITS_ORDERED: Moment[At] = Moment(
    "units_ordered", "units to be produced were picked and are not paid for yet", _seat, window=True, about=_system
)

# -- trade -------------------------------------------------------------------------------------------------------------


class Contract(Record, frozen=True):
    """A trade contract of one player (`giver`, the first or second of his two) that lies before another."""

    seat: Seat
    giver: Seat
    number: int


class Collected(Record, frozen=True):
    """Trade Goods a player got from his Trade Agreements."""

    seat: Seat
    amount: int


class Partners(Record, frozen=True):
    """A player and the one with whom he has a Trade Agreement."""

    seat: Seat
    other: Seat


CONTRACT_VALUE: Value[Contract, int] = Value(
    "contract_value", "how many Trade Goods a contract gives its holder each time", lambda contract: contract.seat
)
GOODS_COLLECTED: Moment[Collected] = Moment(
    "goods_collected",
    "a player has collected from Trade Agreements",
    lambda collected: collected.seat,
    window=True,
    about=lambda collected: (f"player:{collected.seat}",),
)
NEEDS_APPROVAL: Value[Seat, bool] = Value(
    "needs_approval", "whether a player's Trade Agreements need the approval of whoever resolves Trade", _itself
)
MAY_BREAK: Value[Partners, Verdict] = Value(
    "may_break", "whether a player may break a Trade Agreement in the Status Phase", lambda partners: partners.seat
)

# -- what Action Cards in a Tactical Action touch ------------------------------------------------------------------------


class Aim(Record, frozen=True):
    """How a hit must be assigned; as it stands: freely, by the owner of the units."""

    chooser: Seat = -1  # who says which unit is hit; -1: its owner
    mark: str = ""  # only units with this mark can be hit
    lead: str = ""  # units with this mark are hit before all others
    big_first: bool = False  # ships that are no Fighters are hit before Fighters
    fighters: bool = False  # Fighters alone can be hit
    prey: UnitId = ""  # units of this kind are hit before all others


class Aimed(Record, frozen=True):
    """A hit upon a seat's units in a place, and the die that scored it."""

    seat: Seat
    where: str
    purpose: str  # as in Firing
    by: Seat
    kind: UnitId
    mark: str = ""
    face: int = 0  # what the die shows


class Bombing(Mutable):
    """Ships have taken aim at a planet. Hits that do something else than usual are taken off `count`."""

    seat: Seat
    system: Hex
    planet: PlanetId
    target: Seat
    ships: tuple[Group, ...]
    count: int = 0


class Captured(Record, frozen=True):
    """Installations of a planet that its conqueror has taken over."""

    seat: Seat
    planet: PlanetId
    before: Seat
    installations: tuple[str, ...]


class Mined(Mutable):
    """Ships of a seat run into Space Mines of an owner; `bonus` comes on every roll, `fighters` are rolled for too."""

    seat: Seat
    owner: Seat
    system: Hex
    bonus: int = 0
    fighters: bool = False


class Help(Record, frozen=True):
    """What takes some ships of one movement further, or where others may not pass (a modifier of MAY_PASS sees it in `Travel`):
    for so many ships, or so much production capacity."""

    name: str
    ships: int = 99
    production: int = 99
    further: int = 0  # systems
    fighters: int = 99  # carried by all of them together
    via: Hex = Hex("")  # a system through which they must go
    frees: bool = False  # the system they start in does not slow them down


def _bombing(bombing: Bombing) -> tuple[str, ...]:
    return (f"planet:{bombing.planet}", f"player:{bombing.seat}", f"player:{bombing.target}")


AIM: Value[Aimed, Aim] = Value("aim", "how a hit must be assigned", _seat)
MOST_DICE: Value[Firing, int] = Value("most_dice", "how many combat dice a side rolls at most in a round", _seat)
ROLLS_FIRST: Value[Battle, Seat] = Value(
    "rolls_first", "whose dice of a round are rolled first, so that their casualties roll none; -1: all at once", _attacker
)
HOSTILE_BATTLE: Value[Seat, bool] = Value("hostile_battle", "whether attacking a fleet is a hostile act", _itself)
SPACE_CANNON: Value[Unit, int] = Value("space_cannon", "how many dice a unit's space cannon rolls", _seat)
HELPS: Value[At, tuple[Help, ...]] = Value("helps", "what takes ships further in this movement", _seat)
BEFORE_CANNONS: Moment[At] = Moment("before_cannons", "space cannons are about to fire", _seat, window=True, about=_system)
BOMBARDING: Moment[Bombing] = Moment(
    "bombarding", "ships have taken aim at a planet and are about to roll", lambda b: b.seat, window=True, about=_bombing
)
PLANET_HIT: Moment[Bombing] = Moment(
    "planet_hit", "a bombardment has hit (`count`), and shields have absorbed nothing yet", lambda b: b.seat, about=_bombing
)
INSTALLATIONS_CAPTURED: Moment[Captured] = Moment(
    "installations_captured",
    "a conqueror has captured installations",
    _seat,
    window=True,
    about=lambda captured: (f"planet:{captured.planet}", f"player:{captured.seat}"),
)
MINES_CROSSED: Moment[Mined] = Moment(
    "mines_crossed",
    "ships run into Space Mines, and no die is rolled yet",
    lambda mined: mined.seat,
    window=True,
    about=lambda mined: (f"system:{mined.system}", f"player:{mined.seat}", f"player:{mined.owner}"),
)

# -- Political Intrigue ------------------------------------------------------------------------------------------------


class Casting(Record, frozen=True):
    """A seat about to cast its votes on an agenda for an outcome."""

    seat: Seat
    card: str
    outcome: str


class Shot(Mutable):
    """A Spy of a seat has picked out a Representative. Whoever averts it makes the Spy look for another one."""

    seat: Seat
    target: Seat
    others: tuple[Seat, ...] = ()  # whose Representatives it could pick out instead
    averted: bool = False


class Targeted(Record, frozen=True):
    """The Representative of a seat was turned up by another one's Spy, who means to kill it or not."""

    seat: Seat
    spy: Seat
    deadly: bool


class Killing(Record, frozen=True):
    """A Representative of a seat, and who kills it, by a Spy or otherwise."""

    seat: Seat
    representative: str
    by: Seat = -1
    by_spy: bool = False
    assassinated: bool = False


class Gift(Record, frozen=True):
    """A Trade Good that a seat has given to another one, or a Promissory Note."""

    seat: Seat
    to: Seat


def _shot(shot: Shot) -> tuple[str, ...]:
    return (f"player:{shot.seat}", f"player:{shot.target}")


BALLOT_VOTES: Value[Casting, int] = Value("ballot_votes", "votes that count for the outcome they are cast for", _seat)
BONUS_VOTES: Value[Casting, int] = Value("bonus_votes", "votes that a Representative adds", _seat)
VOTES_LAST: Value[Seat, bool] = Value("votes_last", "whether a player votes after everybody else", _itself)
VOTE_CASTER: Value[Seat, Seat] = Value("vote_caster", "who says what a player votes for", _itself)
TAKES_NOTES: Value[Seat, bool] = Value("takes_notes", "whether a player may be offered Promissory Notes", _itself)
MAY_BE_KILLED: Value[Killing, bool] = Value("may_be_killed", "whether a Representative can be killed so", _seat)
SPY_MAY_PICK: Value[Shot, bool] = Value("spy_may_pick", "whether a Spy may pick out a Representative", lambda shot: shot.seat)
SPY_REVEALED: Moment[Seat] = Moment("spy_revealed", "a player has turned up his Spy, who acts now", _itself, window=True)
SPY_AIMS: Moment[Shot] = Moment(
    "spy_aims",
    "a Spy has picked out a Representative",
    lambda shot: shot.seat,
    window=True,
    about=_shot,
    over=lambda shot: shot.averted,
)
REPRESENTATIVE_TARGETED: Moment[Targeted] = Moment(
    "representative_targeted", "a Spy has targeted a Representative", _seat, window=True
)
REPRESENTATIVE_KILLED: Moment[Killing] = Moment("representative_killed", "a Representative was killed", _seat, window=True)
REPRESENTATIVES_REVEALED: Moment[Seat] = Moment(
    "representatives_revealed", "the Spies have acted, and all Representatives are face up", _itself, window=True
)
BARGAINING: Moment[Seat] = Moment("bargaining", "the bargaining before a vote begins", _itself, window=True)
NOTE_KEPT: Moment[Gift] = Moment("note_kept", "a Promissory Note has a new holder", _seat)
GOODS_GIVEN: Moment[Gift] = Moment("goods_given", "a player has given a Trade Good away", _seat)
VOTER_RISES: Moment[Seat] = Moment("voter_rises", "it is a player's turn to vote in a council of Representatives", _itself)

# -- what races touch --------------------------------------------------------------------------------------------------


class Cast(Mutable):
    """Combat rolls outside the rounds of a battle, as they lie on the table. Whoever rolls one again replaces it."""

    seat: Seat
    dice: list[Die]
    purpose: str  # as in Firing
    system: Hex
    target: Seat = -1


class Using(Mutable):
    """A seat uses a secondary; `free` where a primary lets it. Whoever does something else instead sets `replaced`."""

    seat: Seat
    card: str
    free: bool = False
    replaced: bool = False


class Built(Record, frozen=True):
    """Units were produced at one Space Dock, or by a planet itself."""

    seat: Seat
    system: Hex
    where: str
    count: int
    by_dock: bool = True


STARTING_SYSTEMS: Value[Seat, tuple[Hex, ...]] = Value(
    "starting_systems", "the systems in which a player's units may lie at the start", _itself
)
FAVOURED: Value[Firing, tuple[int, int]] = Value(
    "favoured", "how many of these units have a bonus on their combat rolls, and which", _seat
)
AGAIN_UP_TO: Value[Firing, int] = Value("again_up_to", "misses up to which face are rolled again, once", _seat)
DIE_HITS: Value[Die, int] = Value("die_hits", "how many hits a die gives", lambda die: die.seat)
ABSORBED: Value[Unit, int] = Value("absorbed", "how many hits a unit cancels when it sustains damage", _seat)
DICE_CAST: Moment[Cast] = Moment(
    "dice_cast",
    "combat rolls outside the rounds of a battle lie on the table",
    lambda cast: cast.seat,
    window=True,
    about=lambda cast: (f"system:{cast.system}", f"player:{cast.seat}"),
)
SECONDARY_USED: Moment[Using] = Moment(
    "secondary_used", "a player has paid for a secondary, which is about to be carried out", lambda using: using.seat
)
SECONDARY_DONE: Moment[Strategic] = Moment("secondary_done", "a player has carried out a secondary", lambda s: s.seat)
UNITS_BUILT: Moment[Built] = Moment("units_built", "units that were produced are on the board", lambda built: built.seat)
MORE_WORMHOLES: Value[At, tuple[str, ...]] = Value(
    "more_wormholes", "the wormholes a system has for a seat's ships beside those that lie there", _seat
)
HALF_SHIPS: Value[Unit, int] = Value("half_ships", "how many halves of a ship a unit counts against Fleet Supply", _seat)
CARDS_TAKEN: Moment[Drawn] = Moment("cards_taken", "a player has drawn the Action Cards of the Status Phase", _seat)
REROLL_COST: Value[Seat, int] = Value("reroll_cost", "counters that rolling a die again costs a race that may", _itself)
DIE_ROLLED_AGAIN: Moment[Seat] = Moment("die_rolled_again", "a player has had a die rolled again by his race's ability", _itself)
CONVERSIONS: Value[Seat, int] = Value("conversions", "how often a player may try to convert an enemy before a combat", _itself)
UNITS_PRODUCE: Value[At, int] = Value(
    "units_produce", "the production capacity of a seat's units in a place, beside that of Space Docks", _seat
)
MOST_BUILT: Value[Build, int] = Value("most_built", "how many units of a kind a Space Dock may make in one production", _seat)
COUNTERS_INSTEAD: Value[Research, int] = Value(
    "counters_instead", "Command Counters a player gets in place of a technology that would come to him this way", _seat
)
MAY_REBEL: Value[Planet, bool] = Value("may_rebel", "whether Local Unrest may break out on a planet", lambda p: p.owner)
BRACED: Value[Unit, int] = Value(
    "braced", "how many hits a unit may sustain outside combat rounds, beside what it sustains in them", _seat
)
LEAVES_WAKE: Value[Unit, bool] = Value(
    "leaves_wake", "whether a ship that moves opens a wormhole at its destination for the ships that move with it", _seat
)


class Seen(Record, frozen=True):
    """A seat has looked at another one's Action Cards."""

    seat: Seat
    other: Seat


HAND_SEEN: Moment[Seen] = Moment("hand_seen", "a player has looked at another one's Action Cards", _seat)
MAY_BE_SHOT: Value[At, bool] = Value("may_be_shot", "whether space cannons may fire at a seat's ships in a system", _seat)
AFTERMATH: Moment[Battle] = Moment(
    "aftermath", "a battle is over, and so is everything that follows from it", _attacker, about=_battle
)
INFILTRATED: Value[Firing, bool] = Value("infiltrated", "whether an Agent keeps a PDS from firing at an invader", _seat)

# -- what laws touch ---------------------------------------------------------------------------------------------------


class Claiming(Record, frozen=True):
    """A seat claiming an objective."""

    seat: Seat
    objective: str


class Crossed(Record, frozen=True):
    """A border or wormhole whose Space Mines went off under a seat's ships."""

    seat: Seat
    border: str


OBJECTIVE_BONUS: Value[Claiming, int] = Value("objective_bonus", "points an objective gives beyond what is printed", _seat)
MAY_TRADE: Value[Partners, Verdict] = Value("may_trade", "whether two players may open a Trade Agreement", lambda p: p.seat)
MAY_REDISTRIBUTE: Value[Seat, Verdict] = Value(
    "may_redistribute", "whether a player may shift Command Counters in the Status Phase", _itself
)
REFRESHES: Value[Seat, bool] = Value("refreshes", "whether a player's planets are refreshed in the Status Phase", _itself)
HAS_ABILITY: Value[Planet, bool] = Value("has_ability", "whether a planet's refresh ability may be used", lambda p: p.owner)
FREE_FLEET_SUPPLY: Value[Seat, int] = Value("free_fleet_supply", "Fleet Supply counters without upkeep", _itself)
MINE_COST: Value[Seat, int] = Value("mine_cost", "resources a Space Mine costs", _itself)
MINE_OWNER: Value[Seat, Seat] = Value("mine_owner", "whose a Space Mine is that a player lays (-1: nobody's)", _itself)
PLACES_GOODS: Value[Seat, bool] = Value("places_goods", "whether goods are put on a player's Trade Agreements", _itself)
BUILD_FEE: Value[At, int] = Value("build_fee", "resources to be paid beside the units of a build", _seat)
TACTICAL_PRICE: Value[Seat, int] = Value("tactical_price", "Command Counters of the pool that a Tactical Action costs", _itself)
DOCK_NEEDS_HOLDING: Value[Seat, bool] = Value(
    "dock_needs_holding", "whether a Space Dock needs a planet held since the round began", _itself
)
DISCOUNT_COLOURS: Value[Research, tuple[str, ...]] = Value(
    "discount_colours", "the colours of which the best discount counts for a technology", _seat
)
NEBULA_SLOWS: Value[Unit, bool] = Value("nebula_slows", "whether a ship leaves a Nebula with a movement of 1 only", _seat)
DAMAGE_COSTS_DICE: Value[Firing, bool] = Value("damage_costs_dice", "whether a damaged unit rolls fewer combat dice", _seat)
MINES_WENT_OFF: Moment[Crossed] = Moment("mines_went_off", "Space Mines on a border went off and are gone", _seat)
DOCK_BUILT: Moment[Build] = Moment("dock_built", "a player has built a Space Dock", _seat)
COUNCIL_OVER: Moment[Seat] = Moment("council_over", "all agendas of a vote are resolved", _itself)


class Producing(Record, frozen=True):
    """A seat producing at a dock or planet (`where`), perhaps within a ceiling that a card sets."""

    seat: Seat
    system: Hex
    where: str
    limited: bool = False


PRODUCTION_CAPACITY: Value[Producing, int] = Value("production_capacity", "what a producer can make in all", _seat)
SPECIALTIES: Value[Specialty, int] = Value("specialties", "how many specialties of a colour a planet has", _seat)
SECONDARIES_DONE: Moment[Strategic] = Moment(
    "secondaries_done", "everybody has used the secondary of a Strategy Card or left it", lambda s: s.seat
)
NEUTRAL_LANDING: Moment[Invading] = Moment(
    "neutral_landing", "units have landed on a planet of nobody's; whoever stops them sets `stopped`", lambda i: i.seat
)
HAZARD: Value[At, str] = Value("hazard", "the kind of Special System whose effects a system has, or none", _seat)
CANNONS_FIRED: Moment[Firing] = Moment("cannons_fired", "space cannons have fired at somebody's fleet", _seat)
GOODS_MADE: Moment[Seat] = Moment("goods_made", "a player has turned what he wants into Trade Goods, before refreshing", _itself)

# -- what the official cards touch -------------------------------------------------------------------------------------


class Decided(Mutable):
    """The outcome of an agenda is known and not carried out. Whoever stops it sets `cancelled`: the card is discarded."""

    seat: Seat
    card: str
    outcome: str
    cancelled: bool = False


class Sailing(Mutable):
    """Ships of a seat are about to move into a system. Whoever stops them sets `cancelled`: they stay where they are."""

    seat: Seat
    system: Hex
    cancelled: bool = False


NO_AGENDA = "none"
AGENDA_INSTEAD: Value[Seat, str] = Value(
    "agenda_instead",
    'the Political Card that is read instead of the one a player would bring, lying open; "none": no agenda; "": as usual',
    _itself,
)
PRIMARY_STANDS: Value[Strategic, bool] = Value(
    "primary_stands", "whether the primary of a Strategy Card that is played is carried out", lambda s: s.seat
)
OUTCOME_KNOWN: Moment[Decided] = Moment(
    "outcome_known",
    "an agenda is decided, and its outcome is not yet carried out",
    lambda decided: decided.seat,
    window=True,
    about=lambda decided: (f"card:{decided.card}", f"player:{decided.seat}"),
    over=lambda decided: decided.cancelled,
)
BEFORE_SAILING: Moment[Sailing] = Moment(
    "before_sailing",
    "ships are about to move into the activated system, and the others know which",
    lambda sailing: sailing.seat,
    window=True,
    about=lambda sailing: (f"system:{sailing.system}", f"player:{sailing.seat}"),
    over=lambda sailing: sailing.cancelled,
)
MOST_GOODS: Value[Seat, int] = Value("most_goods", "how many Trade Goods a player may hold", _itself)
GOODS_GO_TO: Value[Seat, Seat] = Value("goods_go_to", "who gets the Trade Goods that a player would receive", _itself)
MOST_FLEET: Value[Seat, int] = Value("most_fleet", "how many Command Counters a player may have in Fleet Supply", _itself)
MOST_OF_A_KIND: Value[Unit, int] = Value("most_of_a_kind", "how many ships of one kind a player may have in a system", _seat)
COUNTER_PRICE: Value[Strategic, int] = Value(
    "counter_price", "influence that each Command Counter bought with a secondary costs", lambda s: s.seat
)
CONSCRIPTS: Value[Seat, int] = Value(
    "conscripts", "Ground Forces that a counter of Strategy Allocation puts on a planet", _itself
)
