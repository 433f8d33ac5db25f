"""Research: who may gain a technology, and for how much."""

from __future__ import annotations

from typing import Literal

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.records import Record
from mecatol.rules.state import Place, Seat

from .whose import itself, seat_of


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
    place: Place
    colour: str


def _gained(research: Research) -> tuple[str, ...]:
    return (f"technology:{research.technology}", f"player:{research.seat}")


# -- values ------------------------------------------------------------------------------------------------------------

MAY_RESEARCH: Value[Research, Verdict] = Value("may_research", "whether a player may gain a technology", seat_of)
TECHNOLOGY_COST: Value[Research, int] = Value("technology_cost", "what a technology costs a player", seat_of)
RESEARCH_CURRENCY: Value[Seat, Literal["resources", "influence"]] = Value(
    "research_currency", "what technologies are paid with", itself
)
RESEARCH_FUNDS: Value[Research, int] = Value(
    "research_funds", "resources a player gets for nothing when he buys technologies", seat_of
)
SPECIALTIES: Value[Specialty, int] = Value("specialties", "how many specialties of a colour a planet has", seat_of)
CREDITS: Value[Specialty, int] = Value(
    "credits", "how many specialties of a colour a planet stands for where technologies are bought", seat_of
)
TECHNOLOGY_DISCOUNT: Value[Specialty, int] = Value(
    "technology_discount", "what a place's specialties take off the price of a technology of their colour", seat_of
)
MOST_DISCOUNTS: Value[Research, int] = Value("most_discounts", "how many specialties make one technology cheaper", seat_of)
SPECIALTY_PLACES: Value[Specialty, tuple[Place, ...]] = Value(
    "specialty_places", "the places beside planets that have a specialty of a colour for a seat", seat_of
)
DISCOUNT_COLOURS: Value[Research, tuple[str, ...]] = Value(
    "discount_colours", "the colours of which the best discount counts for a technology", seat_of
)
COUNTERS_INSTEAD: Value[Research, int] = Value(
    "counters_instead", "Command Counters a player gets in place of a technology that would come to him this way", seat_of
)

# -- moments -----------------------------------------------------------------------------------------------------------

TECHNOLOGY_GAINED: Moment[Research] = Moment(
    "technology_gained", "a player gained a technology", seat_of, window=True, about=_gained
)
UPGRADE_DISCOUNT: Value[Seat, int] = Value("upgrade_discount", "how much less upgrades cost, in resources or points", itself)
