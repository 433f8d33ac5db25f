"""What can happen, told to whoever may know. Seats are numbers; places are "system:…" and "planet:…"."""

from __future__ import annotations

from mecatol.core.events import Event, Hidden, Private

from .state import CardId, PlanetId, Seat, UnitId

# -- the round ---------------------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    phase: str


class TurnBegan(Event, frozen=True):
    seat: Seat


class Passed(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
    reason: str


class Eliminated(Event, frozen=True):
    seat: Seat


# -- chance ------------------------------------------------------------------------------------------------------------


class Rolled(Event, frozen=True):
    """Dice on the table: who rolled, for what, the faces and what was needed."""

    seat: Seat
    purpose: str
    faces: tuple[int, ...]
    needed: int = 0
    hits: int = 0


# -- board -------------------------------------------------------------------------------------------------------------


class Placed(Event, frozen=True):
    """Units came onto the board."""

    seat: Seat
    where: str
    kind: UnitId
    count: int
    why: str


class Removed(Event, frozen=True):
    """Units left the board."""

    seat: Seat
    where: str
    kind: UnitId
    count: int
    why: str


class Shifted(Event, frozen=True):
    """Units went from one place to another."""

    seat: Seat
    source: str
    where: str
    kind: UnitId
    count: int


class Damaged(Event, frozen=True):
    seat: Seat
    where: str
    kind: UnitId
    count: int


class Repaired(Event, frozen=True):
    seat: Seat
    where: str
    kind: UnitId
    count: int


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


class PlanetsRefreshed(Event, frozen=True):
    seat: Seat
    planets: tuple[PlanetId, ...]


class Activated(Event, frozen=True):
    seat: Seat
    system: str
    source: str  # "pool", "reinforcements", "strategy"


# -- counters, goods, cards ----------------------------------------------------------------------------------------------


class CountersChanged(Event, frozen=True):
    seat: Seat
    area: str  # "strategy", "pool", "fleet"
    amount: int
    why: str


class GoodsChanged(Event, frozen=True):
    seat: Seat
    amount: int
    why: str


class GoodsGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    amount: int


class CardDrawn(Event, frozen=True):
    """Somebody drew a card; only he sees which."""

    seat: Seat
    deck: str
    card: Hidden[CardId]


class CardDiscarded(Event, frozen=True):
    seat: Seat
    deck: str
    card: CardId


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: CardId
    acts_as: str
    targets: tuple[str, ...]


class CardCancelled(Event, frozen=True):
    card: CardId
    by: str


class Learned(Private, frozen=True):
    """Somebody was shown something hidden."""

    seat: Seat
    place: str
    things: tuple[str, ...]


class PointsChanged(Event, frozen=True):
    seat: Seat
    source: str
    points: int
    total: int


class TechnologyGained(Event, frozen=True):
    seat: Seat
    technology: str
    how: str
