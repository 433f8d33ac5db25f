"""Planets, Command Counters, Trade Goods and Trade Agreements."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.records import Record
from mecatol.rules.state import Planet, Seat

from .whose import itself, owner_of, seat_of


class Contract(Record, frozen=True):
    """A trade contract of one player (`giver`, the first or second of his two) that lies before another."""

    seat: Seat
    giver: Seat
    number: int


class Income(Record, frozen=True):
    """A player who collects, and how many of his Trade Agreements pay."""

    seat: Seat
    agreements: int


class Collected(Record, frozen=True):
    """Trade Goods a player got from his Trade Agreements."""

    seat: Seat
    amount: int


class Gain(Record, frozen=True):
    """Trade Goods that a player would receive, and why."""

    seat: Seat
    why: str


class Partners(Record, frozen=True):
    """A player and the one with whom he has a Trade Agreement."""

    seat: Seat
    other: Seat


# -- values: planets and Command Counters ------------------------------------------------------------------------------

RESOURCES: Value[Planet, int] = Value("resources", "the resource value of a planet", owner_of)
SWAPPED: Value[Planet, bool] = Value("swapped", "whether resources and influence of a planet have changed places", owner_of)
INFLUENCE: Value[Planet, int] = Value("influence", "the influence value of a planet", owner_of)
HAS_ABILITY: Value[Planet, bool] = Value("has_ability", "whether a planet's refresh ability may be used", lambda p: p.owner)
MOST_FLEET: Value[Seat, int] = Value("most_fleet", "how many Command Counters a player may have in Fleet Supply", itself)

# -- values: Trade Goods -----------------------------------------------------------------------------------------------

GOOD_WORTH: Value[Seat, int] = Value("good_worth", "what a Trade Good pays, in resources or influence", itself)
USABLE_GOODS: Value[Seat, int] = Value("usable_goods", "how many of his Trade Goods a player may use or give away", itself)
MOST_GOODS: Value[Seat, int] = Value("most_goods", "how many Trade Goods a player may hold", itself)
GOODS_GO_TO: Value[Seat, Seat] = Value("goods_go_to", "who gets the Trade Goods that a player would receive", itself)
GOODS_ARE_POOLED: Value[Gain, bool] = Value(
    "goods_are_pooled", "whether Trade Goods that a player would receive go into a pool that is shared later", seat_of
)
MAY_CONVERT: Value[Seat, bool] = Value("may_convert", "whether influence may be turned into Trade Goods like resources", itself)

# -- values: Trade Agreements ------------------------------------------------------------------------------------------

MAY_TRADE: Value[Partners, Verdict] = Value("may_trade", "whether two players may open a Trade Agreement", lambda p: p.seat)
NEEDS_APPROVAL: Value[Seat, bool] = Value(
    "needs_approval", "whether a player's Trade Agreements need the approval of whoever resolves Trade", itself
)
MAY_BREAK: Value[Partners, Verdict] = Value(
    "may_break", "whether a player may break a Trade Agreement in the Status Phase", lambda partners: partners.seat
)
CONTRACT_VALUE: Value[Contract, int] = Value(
    "contract_value", "how many Trade Goods a contract gives its holder each time", lambda contract: contract.seat
)
TRADE_INCOME: Value[Income, int] = Value("trade_income", "Trade Goods beyond those of the contracts when collecting", seat_of)
COLLECTION: Value[Seat, int] = Value("collection", "Trade Goods that a player collects in all, where he collects any", itself)
PLACES_GOODS: Value[Seat, bool] = Value("places_goods", "whether goods are put on a player's Trade Agreements", itself)

# -- moments -----------------------------------------------------------------------------------------------------------

GOODS_PLACED: Moment[Seat] = Moment("goods_placed", "Trade Goods were placed on a player's Trade Agreements", itself)
GOODS_COLLECTED: Moment[Collected] = Moment(
    "goods_collected",
    "a player has collected from Trade Agreements",
    lambda collected: collected.seat,
    window=True,
    about=lambda collected: (f"player:{collected.seat}",),
)
