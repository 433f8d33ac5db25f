"""Strategy Cards: picking and playing them, their primaries and secondaries."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.records import Mutable, Record
from mecatol.rules.state import Seat

from .whose import itself, seat_of


class Pick(Record, frozen=True):
    """A Strategy Card and a seat that takes it (-1: nobody did), and the Bonus Counters on it."""

    seat: Seat
    card: str
    bonus: int = 0


class Strategic(Record, frozen=True):
    """A Strategy Card being played or used by a seat."""

    seat: Seat
    card: str
    free: bool = False  # used by the primary, without a counter


class Announced(Mutable):
    """A Strategic Action that a player has announced. Whoever stops it sets `cancelled`: the card is not played."""

    seat: Seat
    card: str
    cancelled: bool = False


class Using(Mutable):
    """A seat uses a secondary; `free` where a primary lets it. Whoever does something else instead sets `replaced`."""

    seat: Seat
    card: str
    free: bool = False
    replaced: bool = False


def _strategic(strategic: Strategic) -> tuple[str, ...]:
    return (f"card:{strategic.card}", f"player:{strategic.seat}")


# -- values ------------------------------------------------------------------------------------------------------------

PICK_ORDER: Value[Seat, tuple[Seat, ...]] = Value("pick_order", "in which order players take Strategy Cards", itself)
MAY_PICK: Value[Pick, Verdict] = Value("may_pick", "whether a player may take a Strategy Card", seat_of)
KEEPS_CARD: Value[Pick, bool] = Value("keeps_card", "whether a Strategy Card stays with its holder after the round", seat_of)
PRIMARY_STANDS: Value[Strategic, bool] = Value(
    "primary_stands", "whether the primary of a Strategy Card that is played is carried out", lambda s: s.seat
)
SECONDARY_COST: Value[Strategic, int] = Value("secondary_cost", "counters that a secondary costs", lambda s: s.seat)
MAY_USE_SECONDARY: Value[Strategic, Verdict] = Value(
    "may_use_secondary", "whether a player may use a secondary", lambda s: s.seat
)
COUNTER_PRICE: Value[Strategic, int] = Value(
    "counter_price", "influence that each Command Counter bought with a secondary costs", lambda s: s.seat
)
SECONDARY_UNITS: Value[Seat, int] = Value("secondary_units", "how many units the secondary of Production makes at most", itself)
CONSCRIPTS: Value[Seat, int] = Value("conscripts", "Ground Forces that a counter of Strategy Allocation puts on a planet", itself)
SEIZES: Value[Seat, bool] = Value("seizes", "whether the secondary of Diplomacy seizes planets that are not empty", itself)

# -- moments -----------------------------------------------------------------------------------------------------------

STRATEGY_CARD_PICKED: Moment[Pick] = Moment(
    "strategy_card_picked",
    "a player has taken a Strategy Card; its Bonus Counters are not yet exchanged",
    seat_of,
    window=True,
    about=lambda pick: (f"card:{pick.card}", f"player:{pick.seat}"),
)
STRATEGY_CARD_GIVEN: Moment[Pick] = Moment(
    "strategy_card_given", "a Strategy Card that somebody has just picked is another player's instead", seat_of
)
BONUS_COUNTER_PLACED: Moment[Pick] = Moment("bonus_counter_placed", "a Bonus Counter was put on a Strategy Card", seat_of)
STRATEGIC_ANNOUNCED: Moment[Announced] = Moment(
    "strategic_announced",
    "a Strategic Action was announced and has not begun",
    lambda announced: announced.seat,
    window=True,
    about=lambda announced: (f"card:{announced.card}", f"player:{announced.seat}"),
    over=lambda announced: announced.cancelled,
)
STRATEGY_CARD_PLAYED: Moment[Strategic] = Moment(
    "strategy_card_played",
    "a Strategy Card was played and its primary is about to be carried out",
    lambda s: s.seat,
    window=True,
    about=_strategic,
)
AFTER_PRIMARY: Moment[Strategic] = Moment(
    "after_primary", "a primary was carried out and no secondary yet", lambda s: s.seat, window=True, about=_strategic
)
SECONDARY_OFFERED: Moment[Strategic] = Moment(
    "secondary_offered", "a player is about to be offered a secondary", lambda s: s.seat, window=True, about=_strategic
)
SECONDARY_USED: Moment[Using] = Moment(
    "secondary_used", "a player has paid for a secondary, which is about to be carried out", lambda using: using.seat
)
SECONDARY_DONE: Moment[Strategic] = Moment("secondary_done", "a player has carried out a secondary", lambda s: s.seat)
SECONDARIES_DONE: Moment[Strategic] = Moment(
    "secondaries_done", "everybody has used the secondary of a Strategy Card or left it", lambda s: s.seat
)
