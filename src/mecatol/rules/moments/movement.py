"""Tactical Actions up to the arrival of the ships: activation, ways, cargo, Fleet Supply, wormholes and Space Mines."""

from __future__ import annotations

from typing import TypeAlias

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.hexes import Border, Hex
from mecatol.core.records import Mutable, Record
from mecatol.rules.state import NOBODY, BorderToken, Seat, UnitId

from .contexts import At, Unit
from .whose import about_system, itself, seat_of


class Travel(Record, frozen=True):
    """A ship of a seat going from one system into another on its way to the activated one."""

    seat: Seat
    kind: UnitId
    start: Hex
    frm: Hex
    to: Hex
    destination: Hex
    help: str = ""  # the helps it makes use of (see `Help`), "a+b"


class Help(Record, frozen=True):
    """What takes some ships of one movement further, or where others may not pass (a modifier of MAY_PASS sees it in `Travel`):
    for so many ships, or so much production capacity."""

    name: str
    ships: int = 99
    production: int = 99
    further: int = 0  # systems
    fighters: int = 99  # carried by all of them together
    via: Hex = Hex("")  # a system through which they must go
    past: tuple[Hex, ...] = ()  # systems one of which they must go through, if there are any
    frees: bool = False  # the system they start in does not slow them down
    to: Hex = Hex("")  # the only system to which it takes them


class Wormhole(Record, frozen=True):
    """A wormhole of a system as a seat uses it (-1: for everybody): "A" printed there, "A/B" a token with its sides in order."""

    seat: Seat
    system: Hex
    name: str


Mouths: TypeAlias = tuple[tuple[Hex, str], ...]  # wormholes: in which system, which letter


class Wake(Record, frozen=True):
    """A seat's ships on their way, perhaps behind one that takes a wormhole of its own along into a system."""

    seat: Seat
    system: Hex = Hex("")


class Sailing(Mutable):
    """Ships of a seat are about to move into a system. Whoever stops them sets `cancelled`: they stay where they are."""

    seat: Seat
    system: Hex
    cancelled: bool = False


class Together(Record, frozen=True):
    """Systems that a seat activates in one action."""

    seat: Seat
    systems: tuple[Hex, ...]


class Mined(Mutable):
    """Ships of a seat run into Space Mines of an owner; `bonus` comes on every roll, `fighters` are rolled for too."""

    seat: Seat
    owner: Seat
    system: Hex
    bonus: int = 0
    fighters: bool = False


class Crossed(Record, frozen=True):
    """A border or wormhole whose Space Mines went off under a seat's ships."""

    seat: Seat
    border: str


# -- values: ways ------------------------------------------------------------------------------------------------------
# A modifier of MAY_ENTER or MAY_PASS knows what it lifts by the clause of the verdict so far: OFF-SYS-1 Asteroid Field,
# OFF-SYS-2 Nebula, OFF-SYS-3 Supernova, OFF-SYS-4 Ion Storm, OFF-MOV-3 or SA17-GEN-28 enemy ships, SA17-TOK-03 Asteroid Belt,
# SA17-TOK-05 Space-Time Anomaly, SA17-BRD-05 Standing Grav Wave (a `travel.to` that is the destination ends there).

MAY_ACTIVATE: Value[At, Verdict] = Value("may_activate", "whether a seat may activate a system", seat_of)
MAY_ACTIVATE_ALL: Value[Together, bool] = Value(
    "may_activate_all", "whether a seat may activate some systems in one action, each of which it may activate by itself", seat_of
)
ACTIVATION_TOLL: Value[At, int] = Value("activation_toll", "how much influence a seat spends to activate a system", seat_of)
MOVEMENT: Value[Unit, int] = Value("movement", "how far a ship moves", seat_of)
HELPS: Value[At, tuple[Help, ...]] = Value("helps", "what takes ships further in this movement", seat_of)
SPURTS: Value[At, int] = Value("spurts", "how many ships may go one system further in this movement (not War Suns)", seat_of)
SLIPS: Value[At, int] = Value("slips", "how many ships may leave systems activated earlier in this movement", seat_of)
MAY_ENTER: Value[Travel, Verdict] = Value("may_enter", "whether a ship may go from one system into the next", seat_of)
SEALED: Value[At, bool] = Value("sealed", "whether a seat's units neither enter nor leave a system in any way", seat_of)
MAY_PASS: Value[Travel, Verdict] = Value("may_pass", "whether a ship may go on after a system", seat_of)
BLOCKS: Value[Unit, bool] = Value("blocks", "whether a kind of ship blocks the movement of enemies through its system", seat_of)
NEBULA_SLOWS: Value[Unit, bool] = Value("nebula_slows", "whether a ship leaves a Nebula with a movement of 1 only", seat_of)
RIFT_ROLL: Value[Unit, bool] = Value("rift_roll", "whether a die is rolled for a seat's ship in a Gravity Rift", seat_of)
BORDER_TOKENS: Value[Border, tuple[BorderToken, ...]] = Value("border_tokens", "what lies on a border", lambda _: NOBODY)
HAZARD: Value[At, str] = Value("hazard", "the kind of Special System whose effects a system has, or none", seat_of)

# -- values: Cease Fire Zones (CP-STC-14) -----------------------------------------------------------------------------------

ZONE_BINDS: Value[At, bool] = Value("zone_binds", "whether a Cease Fire Zone binds a seat", seat_of)
ZONE_LASTS: Value[At, bool] = Value("zone_lasts", "whether a Cease Fire Zone outlasts what its declarer does there", seat_of)

# -- values: wormholes -------------------------------------------------------------------------------------------------

MAY_TAKE_WORMHOLE: Value[Travel, Verdict] = Value("may_take_wormhole", "whether a ship may go into a system by wormhole", seat_of)
WORMHOLES: Value[Wormhole, tuple[str, ...]] = Value(
    "wormholes", "the letters a wormhole counts as; none: it is shut", seat_of, remembered=True
)
MORE_WORMHOLES: Value[Wake, Mouths] = Value(
    "more_wormholes", "the wormholes there are for a seat's ships beside those on the map", seat_of, remembered=True
)
LEAVES_WAKE: Value[Unit, bool] = Value(
    "leaves_wake", "whether a ship that moves opens a wormhole at its destination for the ships that move with it", seat_of
)

# -- values: cargo and Fleet Supply ------------------------------------------------------------------------------------

CAPACITY: Value[Unit, int] = Value("capacity", "how many units a unit carries", seat_of, remembered=True)
GROUND_CAPACITY: Value[Unit, int] = Value(
    "ground_capacity",
    "how many Ground Forces (Shock Troops among them) a ship carries beside its capacity",
    seat_of,
    remembered=True,
)
FREE_RIDERS: Value[Unit, int] = Value(
    "free_riders", "how many Ground Forces (Shock Troops among them) aboard a ship need no place", seat_of, remembered=True
)
FIGHTER_CAPACITY: Value[Unit, int] = Value(
    "fighter_capacity", "how many Fighters a unit supports beside its capacity", seat_of, remembered=True
)
POOLED_PLACES: Value[Unit, bool] = Value(
    "pooled_places",
    "whether places of a ship that are kept for Fighters or for Ground Forces take any cargo",
    seat_of,
    remembered=True,
)
PICKS_UP: Value[Seat, bool] = Value("picks_up", "whether a player's ships may take cargo aboard that is not with them", itself)
HOLD: Value[Unit, int] = Value("hold", "how many places for any cargo a ship has while it moves", seat_of)
ABANDONS: Value[At, bool] = Value(
    "abandons", "whether ships may leave others without a place in a system: those are scuttled", seat_of
)
UNSUPPORTED: Value[Unit, bool] = Value(
    "unsupported",
    "whether units beyond the capacity in their system stay, each counting against Fleet Supply",
    seat_of,
    remembered=True,
)
FLEET_SUPPLY: Value[At, int] = Value("fleet_supply", "how many non-Fighter ships a system may hold", seat_of, remembered=True)
HALF_SHIPS: Value[Unit, int] = Value(
    "half_ships", "how many halves of a ship a unit counts against Fleet Supply", seat_of, remembered=True
)
MOST_OF_A_KIND: Value[Unit, int] = Value(
    "most_of_a_kind", "how many ships of one kind a player may have in a system", seat_of, remembered=True
)

# -- values: Space Mines -----------------------------------------------------------------------------------------------

MINE_COST: Value[Seat, int] = Value("mine_cost", "resources a Space Mine costs", itself)
MINE_OWNER: Value[Seat, Seat] = Value("mine_owner", "whose a Space Mine is that a player lays (-1: nobody's)", itself)
MINE_VALUE: Value[Unit, int] = Value("mine_value", "what a Space Mine's die must show to hit a seat's ship", seat_of)
TRIGGERS_MINES: Value[Unit, bool] = Value("triggers_mines", "whether a seat's ship sets off Space Mines", seat_of)

# -- moments -----------------------------------------------------------------------------------------------------------

AFTER_ACTIVATION: Moment[At] = Moment("after_activation", "a system was activated", seat_of, window=True, about=about_system)
BEFORE_MOVEMENT: Moment[At] = Moment(
    "before_movement", "a player is about to move ships into the activated system", seat_of, window=True, about=about_system
)
BEFORE_SAILING: Moment[Sailing] = Moment(
    "before_sailing",
    "ships are about to move into the activated system, and the others know which",
    lambda sailing: sailing.seat,
    window=True,
    about=lambda sailing: (f"system:{sailing.system}", f"player:{sailing.seat}"),
    over=lambda sailing: sailing.cancelled,
)
AFTER_MOVEMENT: Moment[At] = Moment("after_movement", "ships have moved", seat_of, window=True, about=about_system)
MINES_CROSSED: Moment[Mined] = Moment(
    "mines_crossed",
    "ships run into Space Mines, and no die is rolled yet",
    lambda mined: mined.seat,
    window=True,
    about=lambda mined: (f"system:{mined.system}", f"player:{mined.seat}", f"player:{mined.owner}"),
)
MINES_WENT_OFF: Moment[Crossed] = Moment("mines_went_off", "Space Mines on a border went off and are gone", seat_of)
