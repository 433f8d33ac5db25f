"""Every moment and every value that effects may touch, with a sentence each."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.hexes import Hex
from mecatol.core.records import Record

from .state import Action, Battle, Planet, PlanetId, Played, Seat, UnitId

# -- what they are about -----------------------------------------------------------------------------------------------


class Unit(Record, frozen=True):
    """A kind of unit of a seat, and where it is ("system:…", "planet:…", or "" in general)."""

    seat: Seat
    kind: UnitId
    where: str = ""


class Firing(Record, frozen=True):
    """A unit's combat roll: in a battle, barrage, space cannon, bombardment … against somebody."""

    seat: Seat
    kind: UnitId
    purpose: str  # "battle", "invasion", "barrage", "space_cannon", "bombardment", "invasion_defence", "precombat"
    system: Hex
    planet: PlanetId = ""
    target: Seat = -1
    round: int = 0
    attacker: bool = False
    damage: int = 0
    mark: str = ""


class Travel(Record, frozen=True):
    """A ship of a seat going from one system into another on its way to the activated one."""

    seat: Seat
    kind: UnitId
    start: Hex
    frm: Hex
    to: Hex
    destination: Hex


class At(Record, frozen=True):
    """A seat in a system."""

    seat: Seat
    system: Hex


class Build(Record, frozen=True):
    """A seat producing a kind of unit in a system."""

    seat: Seat
    kind: UnitId
    system: Hex


class Research(Record, frozen=True):
    """A seat about to gain a technology, and how."""

    seat: Seat
    technology: str
    how: str


class Taken(Record, frozen=True):
    """A planet changed hands."""

    seat: Seat
    planet: PlanetId
    before: Seat
    how: str


class Loss(Record, frozen=True):
    """Units were destroyed."""

    seat: Seat
    where: str
    kind: UnitId
    count: int
    by: Seat
    why: str


class Drawn(Record, frozen=True):
    """Cards to be drawn."""

    seat: Seat
    deck: str


def _seat(context: Unit | Firing | Travel | At | Build | Research | Taken | Loss | Drawn) -> Seat:
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


# -- values: units ------------------------------------------------------------------------------------------------------

COMBAT_VALUE: Value[Firing, int] = Value("combat_value", "what a die must show to hit", _seat)
COMBAT_DICE: Value[Firing, int] = Value("combat_dice", "how many dice a unit rolls", _seat)
SUSTAIN: Value[Unit, int] = Value("sustain", "how often a unit may sustain damage", _seat)
MOVEMENT: Value[Unit, int] = Value("movement", "how far a ship moves", _seat)
CAPACITY: Value[Unit, int] = Value("capacity", "how many units a unit carries", _seat)
FLEET_SUPPLY: Value[At, int] = Value("fleet_supply", "how many non-Fighter ships a system may hold", _seat)
UNIT_LIMIT: Value[Unit, int] = Value("unit_limit", "how many pieces of a kind a player has", _seat)
SHIELDS: Value[Unit, int] = Value("shields", "how many bombardment hits a planet's defences absorb", _seat)

# -- values: movement ---------------------------------------------------------------------------------------------------

MAY_ENTER: Value[Travel, Verdict] = Value("may_enter", "whether a ship may go from one system into the next", _seat)
MAY_PASS: Value[Travel, Verdict] = Value("may_pass", "whether a ship may go on after a system", _seat)
MAY_ACTIVATE: Value[At, Verdict] = Value("may_activate", "whether a seat may activate a system", _seat)
MAY_RETREAT: Value[At, Verdict] = Value("may_retreat", "whether a fleet may retreat into a system", _seat)
CANNON_RANGE: Value[Unit, int] = Value("cannon_range", "how many systems away a space cannon reaches", _seat)
MAY_BOMBARD: Value[Firing, Verdict] = Value("may_bombard", "whether a ship may bombard a planet", _seat)

# -- values: economy ----------------------------------------------------------------------------------------------------

RESOURCES: Value[Planet, int] = Value("resources", "the resource value of a planet", lambda planet: planet.owner)
INFLUENCE: Value[Planet, int] = Value("influence", "the influence value of a planet", lambda planet: planet.owner)
COST_HALVES: Value[Build, int] = Value("cost_halves", "what a unit costs, in half resources", _seat)
PRODUCTION: Value[Build, int] = Value("production", "how much production capacity a unit takes", _seat)
DOCK_CAPACITY: Value[At, int] = Value("dock_capacity", "production capacity of a Space Dock beyond its planet's", _seat)
FREE_RESOURCES: Value[At, int] = Value("free_resources", "resources that a build gets for nothing", _seat)
TRADE_INCOME: Value[Seat, int] = Value("trade_income", "Trade Goods beyond those of the contracts when collecting", _itself)
VOTES: Value[Seat, int] = Value("votes", "votes of a player", _itself)
TECHNOLOGY_COST: Value[Research, int] = Value("technology_cost", "what a technology costs a player", _seat)
MAY_RESEARCH: Value[Research, Verdict] = Value("may_research", "whether a player may gain a technology", _seat)
STATUS_COUNTERS: Value[Seat, int] = Value("status_counters", "Command Counters received in the Status Phase", _itself)
CARDS_DRAWN: Value[Drawn, int] = Value("cards_drawn", "cards drawn in the Status Phase", _seat)
HAND_LIMIT: Value[Drawn, int] = Value("hand_limit", "cards a player may hold", _seat)
INITIATIVE: Value[Seat, int] = Value("initiative", "a player's place in the order of play", _itself)
VICTORY_POINTS: Value[Seat, int] = Value("victory_points", "a player's Victory Points beyond those claimed", _itself)
HANDS_OPEN: Value[Seat, bool] = Value("hands_open", "whether a player's hand is public", _itself)
MAY_PLAY: Value[Seat, Verdict] = Value("may_play", "whether a player may play Action Cards", _itself)

# -- moments: the round --------------------------------------------------------------------------------------------------

STRATEGY_PHASE_BEGINS: Moment[Seat] = Moment("strategy_phase_begins", "the Strategy Phase begins", _itself, window=True)
STRATEGY_CARDS_PICKED: Moment[Seat] = Moment("strategy_cards_picked", "all Strategy Cards are picked", _itself, window=True)
ACTION_PHASE_BEGINS: Moment[Seat] = Moment("action_phase_begins", "the Action Phase begins", _itself, window=True)
TURN_BEGINS: Moment[Seat] = Moment("turn_begins", "a player's turn begins", _itself, window=True)
TURN_ENDS: Moment[Seat] = Moment("turn_ends", "a player's turn is about to end", _itself, window=True)
PLAYER_PASSES: Moment[Seat] = Moment("player_passes", "a player passes", _itself, window=True)
STATUS_PHASE_BEGINS: Moment[Seat] = Moment("status_phase_begins", "the Status Phase begins", _itself, window=True)
ROUND_ENDS: Moment[Seat] = Moment("round_ends", "the round is over", _itself)

# -- moments: actions ------------------------------------------------------------------------------------------------------

AFTER_ACTIVATION: Moment[At] = Moment("after_activation", "a system was activated", _seat, window=True, about=_system)
AFTER_MOVEMENT: Moment[At] = Moment("after_movement", "ships have moved", _seat, window=True, about=_system)
AFTER_CANNONS: Moment[At] = Moment("after_cannons", "space cannons have fired", _seat, window=True, about=_system)
BEFORE_BATTLE: Moment[Battle] = Moment("before_battle", "a battle is about to begin", _attacker, window=True, about=_battle)
BEFORE_ROUND: Moment[Battle] = Moment("before_round", "a round of battle begins", _attacker, window=True, about=_battle)
DICE_ROLLED: Moment[Battle] = Moment("dice_rolled", "the dice of a round lie on the table", _attacker, window=True, about=_battle)
HITS_ASSIGNED: Moment[Battle] = Moment(
    "hits_assigned", "a round's hits were assigned", _attacker, window=True, about=_battle
)
AFTER_ROUND: Moment[Battle] = Moment("after_round", "a round of battle is over", _attacker, window=True, about=_battle)
AFTER_BATTLE: Moment[Battle] = Moment("after_battle", "a battle is over", _attacker, window=True, about=_battle)
BEFORE_LANDING: Moment[At] = Moment("before_landing", "Planetary Landings begin", _seat, window=True, about=_system)
BEFORE_BOMBARDMENT: Moment[At] = Moment(
    "before_bombardment", "ships are about to bombard", _seat, window=True, about=_system
)
UNITS_DESTROYED: Moment[Loss] = Moment("units_destroyed", "units were destroyed", _seat, window=True)
PLANET_TAKEN: Moment[Taken] = Moment("planet_taken", "a player gained a planet", _seat, window=True)
BEFORE_PRODUCTION: Moment[At] = Moment("before_production", "units are about to be produced", _seat, window=True, about=_system)
AFTER_PRODUCTION: Moment[At] = Moment("after_production", "units were produced", _seat, window=True, about=_system)
ACTION_ENDS: Moment[Action] = Moment("action_ends", "an action is over", _actor)
TECHNOLOGY_GAINED: Moment[Research] = Moment("technology_gained", "a player gained a technology", _seat, window=True)

# -- moments: cards ----------------------------------------------------------------------------------------------------------

CARD_PLAYED: Moment[Played] = Moment(
    "card_played",
    "a card was played and may be answered",
    lambda played: played.seat,
    window=True,
    about=lambda played: (f"card:{played.acts_as}", f"player:{played.seat}", *played.targets),
    over=lambda played: played.cancelled,
)
