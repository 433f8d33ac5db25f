"""Space cannons and battles: dice, hits, damage and losses, retreats."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.hexes import Hex
from mecatol.core.records import Mutable, Record
from mecatol.rules.state import NO_PLANET, Battle, Die, Place, PlanetId, Seat, UnitId

from .contexts import At, Firing, Unit
from .whose import about_battle, about_system, attacker_of, itself, seat_of


class Struck(Record, frozen=True):
    """Hits come upon a seat's units in a place; with a kind, those units among them."""

    seat: Seat
    where: Place
    purpose: str  # as in Firing
    by: Seat = -1
    kind: UnitId = ""
    mark: str = ""


class Hits(Mutable):
    """Hits scored on a seat's units that are about to be assigned. Whoever ignores one lowers `count`."""

    seat: Seat
    count: int
    purpose: str  # as in Firing, or "space_mines"
    system: Hex
    planet: PlanetId = NO_PLANET
    by: Seat = -1


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
    where: Place
    purpose: str  # as in Firing
    by: Seat
    kind: UnitId
    mark: str = ""
    face: int = 0  # what the die shows
    alike: int = 1  # how many dice of units of its kind hit with the same face


class Cast(Mutable):
    """Dice outside the rounds of a battle, as they lie on the table. Whoever rolls one again replaces it."""

    seat: Seat
    dice: list[Die]
    purpose: str  # as in Firing
    system: Hex
    target: Seat = -1


class Loss(Record, frozen=True):
    """Units were destroyed or damaged; of damaged ones, how much damage they have now."""

    seat: Seat
    where: Place
    kind: UnitId
    count: int
    by: Seat
    why: str
    damage: int = 0


def _lost(loss: Loss) -> tuple[str, ...]:
    return (loss.where, f"player:{loss.seat}", f"unit:{loss.kind}")


# -- values: dice ------------------------------------------------------------------------------------------------------

COMBAT_VALUE: Value[Firing, int] = Value("combat_value", "what a die must show to hit", seat_of)
COMBAT_DICE: Value[Firing, int] = Value("combat_dice", "how many dice a unit rolls", seat_of)
EXTRA_DICE: Value[Firing, int] = Value("extra_dice", "how many dice these units together roll beyond their own", seat_of)
MOST_DICE: Value[Firing, int] = Value("most_dice", "how many combat dice a side rolls at most in a round", seat_of)
PRECOMBAT_SHOTS: Value[Firing, int] = Value(
    "precombat_shots", "how many dice these units together roll before a Space Battle, beside the barrage", seat_of
)
MAY_STRIKE: Value[At, bool] = Value(
    "may_strike", "whether a side may inflict hits before a Space Battle without rolling for them", seat_of
)
DAMAGE_COSTS_DICE: Value[Firing, bool] = Value("damage_costs_dice", "whether a damaged unit rolls fewer combat dice", seat_of)
FAVOURED: Value[Firing, tuple[int, int]] = Value(
    "favoured",
    "how many of these units, or of their shots before a battle, have a bonus on their combat rolls, and which",
    seat_of,
)
REROLLS: Value[Firing, int] = Value("rerolls", "how often a missed roll of a unit is rolled again", seat_of)
AGAIN_UP_TO: Value[Firing, int] = Value("again_up_to", "misses up to which face are rolled again, once", seat_of)
REROLL_COST: Value[Seat, int] = Value("reroll_cost", "counters that rolling a die again costs a race that may", itself)
ROLLS_FIRST: Value[Battle, Seat] = Value(
    "rolls_first", "whose dice of a round are rolled first, so that their casualties roll none; -1: all at once", attacker_of
)
DIE_HITS: Value[Die, int] = Value("die_hits", "how many hits a die gives", lambda die: die.seat)

# -- values: hits ------------------------------------------------------------------------------------------------------

HITS: Value[Struck, int] = Value("hits", "how many hits the dice rolled against a seat give", seat_of)
AIM: Value[Aimed, Aim] = Value("aim", "how a hit must be assigned", seat_of)
EXPOSED: Value[Struck, int] = Value("exposed", "how many units of a kind may be chosen as casualties", seat_of)
SUSTAIN: Value[Unit, int] = Value("sustain", "how often a unit may sustain damage", seat_of)
ABSORBED: Value[Unit, int] = Value("absorbed", "how many hits a unit cancels when it sustains damage", seat_of)
BRACED: Value[Unit, int] = Value(
    "braced", "how many units of its kind there may sustain one hit more outside combat rounds than in them", seat_of
)

# -- values: space cannons ---------------------------------------------------------------------------------------------

SPACE_CANNON: Value[Unit, int] = Value("space_cannon", "how many dice a unit's space cannon rolls", seat_of)
CANNON_RANGE: Value[Unit, int] = Value("cannon_range", "how many systems away a space cannon reaches", seat_of)
MAY_FIRE: Value[Firing, Verdict] = Value("may_fire", "whether a space cannon may fire at a system from its own", seat_of)
MAY_BE_SHOT: Value[At, bool] = Value("may_be_shot", "whether space cannons may fire at a seat's ships in a system", seat_of)

# -- values: battles ---------------------------------------------------------------------------------------------------

HOSTILE_BATTLE: Value[Seat, bool] = Value("hostile_battle", "whether attacking a fleet is a hostile act", itself)
CONVERSIONS: Value[Seat, int] = Value("conversions", "how often a player may try to convert an enemy before a combat", itself)
MAY_RETREAT: Value[At, Verdict] = Value("may_retreat", "whether a fleet may retreat into a system", seat_of)
RETREAT_PRICE: Value[At, str] = Value(
    "retreat_price", 'what a Tactical Retreat into a system is paid from: "strategy" or "reinforcements"', seat_of
)

# -- moments: space cannons --------------------------------------------------------------------------------------------

BEFORE_CANNONS: Moment[At] = Moment("before_cannons", "space cannons are about to fire", seat_of, window=True, about=about_system)
AFTER_CANNONS: Moment[At] = Moment("after_cannons", "space cannons have fired", seat_of, window=True, about=about_system)
CANNONS_FIRED: Moment[Firing] = Moment("cannons_fired", "space cannons have fired at somebody's fleet", seat_of)

# -- moments: battles --------------------------------------------------------------------------------------------------

FLEETS_MEET: Moment[Battle] = Moment(
    "fleets_meet",
    "fleets stand in one system: who may leave before the battle does so",
    attacker_of,
    window=True,
    about=about_battle,
)
BEFORE_BATTLE: Moment[Battle] = Moment(
    "before_battle", "a battle is about to begin", attacker_of, window=True, about=about_battle
)
RETREAT_ANNOUNCED: Moment[Battle] = Moment(
    "retreat_announced", "a side has announced a retreat (`retreats_to`)", attacker_of, window=True, about=about_battle
)
BEFORE_ROUND: Moment[Battle] = Moment("before_round", "a round of battle begins", attacker_of, window=True, about=about_battle)
DICE_ROLLED: Moment[Battle] = Moment(
    "dice_rolled", "the dice of a round lie on the table", attacker_of, window=True, about=about_battle
)
HITS_ASSIGNED: Moment[Battle] = Moment(
    "hits_assigned", "the hits of a round in space were assigned", attacker_of, window=True, about=about_battle
)
AFTER_ROUND: Moment[Battle] = Moment("after_round", "a round of battle is over", attacker_of, window=True, about=about_battle)
BATTLE_DECIDED: Moment[Battle] = Moment(
    "battle_decided",
    "a battle has come to its end, and may still be made to go on",
    attacker_of,
    window=True,
    about=about_battle,
    over=lambda battle: not battle.over,
)
AFTER_BATTLE: Moment[Battle] = Moment("after_battle", "a battle is over", attacker_of, window=True, about=about_battle)
AFTERMATH: Moment[Battle] = Moment(
    "aftermath", "a battle is over, and so is everything that follows from it", attacker_of, about=about_battle
)

# -- moments: dice, hits and losses ------------------------------------------------------------------------------------

DICE_CAST: Moment[Cast] = Moment(
    "dice_cast",
    "combat rolls outside the rounds of a battle lie on the table",
    lambda cast: cast.seat,
    window=True,
    about=lambda cast: (f"system:{cast.system}", f"player:{cast.seat}"),
)
OTHER_DICE: Moment[Cast] = Moment(
    "other_dice",
    "dice of a player that are no combat rolls lie on the table",
    lambda cast: cast.seat,
    window=True,
    about=lambda cast: (f"system:{cast.system}", f"player:{cast.seat}"),
)
DIE_ROLLED_AGAIN: Moment[Seat] = Moment("die_rolled_again", "a player has had a die rolled again by his race's ability", itself)
HITS_SCORED: Moment[Hits] = Moment(
    "hits_scored",
    "hits of cannons, barrage, bombardment, shots before combat, a round's dice or Space Mines are about to be assigned",
    lambda hits: hits.seat,
    window=True,
    about=lambda hits: (f"system:{hits.system}", f"player:{hits.seat}"),
    over=lambda hits: hits.count <= 0,
)
UNIT_DAMAGED: Moment[Loss] = Moment("unit_damaged", "units sustained damage", seat_of, window=True, about=_lost)
UNITS_DESTROYED: Moment[Loss] = Moment("units_destroyed", "units were destroyed", seat_of, window=True, about=_lost)
