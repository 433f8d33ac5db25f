"""The board: units, planets, systems, mines, Domain Counters and Artifacts, Leaders."""

from __future__ import annotations

from mecatol.core.events import Event
from mecatol.rules.state import Place, PlanetId, Seat, UnitId


class Placed(Event, frozen=True):
    """Units came onto the board."""

    seat: Seat
    where: Place
    kind: UnitId
    count: int
    why: str


class Removed(Event, frozen=True):
    """Units left the board."""

    seat: Seat
    where: Place
    kind: UnitId
    count: int
    why: str


class Shifted(Event, frozen=True):
    """Units went from one place to another."""

    seat: Seat
    source: Place
    where: Place
    kind: UnitId
    count: int


class Exchanged(Event, frozen=True):
    """Units became other units, perhaps in another place."""

    seat: Seat
    source: Place
    kind: UnitId
    where: Place
    unit: UnitId
    count: int


class Damaged(Event, frozen=True):
    seat: Seat
    where: Place
    kind: UnitId
    count: int


class Repaired(Event, frozen=True):
    seat: Seat
    where: Place
    kind: UnitId
    count: int


# -- planets -----------------------------------------------------------------------------------------------------------


class PlanetTaken(Event, frozen=True):
    seat: Seat
    planet: PlanetId
    before: Seat
    how: str


class PlanetLost(Event, frozen=True):
    """A planet became neutral."""

    planet: PlanetId
    before: Seat
    why: str


class PlanetExhausted(Event, frozen=True):
    planet: PlanetId
    why: str


class PlanetReversed(Event, frozen=True):
    """Resources and influence of a planet have changed places until the round is over."""

    seat: Seat
    planet: PlanetId


class PlanetsRefreshed(Event, frozen=True):
    seat: Seat
    planets: tuple[PlanetId, ...]


class FacilityPlaced(Event, frozen=True):
    seat: Seat
    planet: PlanetId
    facility: str


class FacilityRemoved(Event, frozen=True):
    planet: PlanetId
    facility: str
    why: str


class WealthChanged(Event, frozen=True):
    """Trade Goods were put somewhere as Natural Wealth, or taken from there."""

    where: Place
    amount: int


# -- systems -----------------------------------------------------------------------------------------------------------


class Activated(Event, frozen=True):
    seat: Seat
    system: str
    source: str  # "pool", "reinforcements", "strategy"


class Stopped(Event, frozen=True):
    """A ship's movement ended in a Gravity Rift."""

    seat: Seat
    where: Place
    kind: UnitId


class RiftOpened(Event, frozen=True):
    """A blank Artifact has opened a double-sided wormhole."""

    seat: Seat
    where: Place
    letter: str


class WormholeTurned(Event, frozen=True):
    """A double-sided wormhole shows its other side."""

    where: Place
    letter: str


class MineLaid(Event, frozen=True):
    """A Space Mine lies on a border or wormhole, or in a system."""

    seat: Seat
    border: str


class MineRemoved(Event, frozen=True):
    """A Space Mine is gone."""

    seat: Seat
    border: str
    why: str


class SystemChanged(Event, frozen=True):
    """A system turned out to be another one."""

    where: Place
    tile: str


# -- Domain Counters and Artifacts -------------------------------------------------------------------------------------


class CounterRevealed(Event, frozen=True):
    """A Domain Counter was turned over; the variant is the number or wormhole printed on it."""

    where: Place
    counter: str
    variant: str = ""


class CountersRemoved(Event, frozen=True):
    """Domain Counters left the board unseen."""

    where: Place
    count: int


class ArtifactFound(Event, frozen=True):
    seat: Seat
    where: Place
    artifact: str


# -- Leaders -----------------------------------------------------------------------------------------------------------


class LeaderMoved(Event, frozen=True):
    """A Leader went from one place to another."""

    seat: Seat
    leader: str
    where: Place


class LeaderActed(Event, frozen=True):
    """A leader used an ability: held a fleet, delayed an invasion, sabotaged a card …"""

    seat: Seat
    leader: str
    what: str


class LeaderFate(Event, frozen=True):
    """What became of a leader: killed, captured, escaped or freed."""

    seat: Seat
    leader: str
    fate: str
