"""The round: phases and turns, Strategy Cards, objectives, the end of the game."""

from __future__ import annotations

from mecatol.core.events import Event
from mecatol.rules.state import CardId, Place, Seat


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    phase: str


class TurnBegan(Event, frozen=True):
    seat: Seat


class Passed(Event, frozen=True):
    seat: Seat


class Waited(Event, frozen=True):
    """A turn in which nothing was done, and which is no passing."""

    seat: Seat


class Eliminated(Event, frozen=True):
    seat: Seat


class Surrendered(Event, frozen=True):
    """Somebody gives up; his empire is dissolved in the Status Phase."""

    seat: Seat


class LotChosen(Event, frozen=True):
    """A planet or a fleet of an empire that is dissolved is bid for."""

    seat: Seat
    target: Seat
    where: Place


class LotBid(Event, frozen=True):
    seat: Seat
    where: Place
    amount: int


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
    reason: str


# -- Strategy Cards ----------------------------------------------------------------------------------------------------


class StrategyCardPicked(Event, frozen=True):
    seat: Seat
    card: str


class BonusPlaced(Event, frozen=True):
    card: str
    count: int


class StrategyCardsReturned(Event, frozen=True):
    cards: tuple[str, ...]


class StrategyPlayed(Event, frozen=True):
    seat: Seat
    card: str


class SecondaryUsed(Event, frozen=True):
    seat: Seat
    card: str


class SecondaryClosed(Event, frozen=True):
    """A secondary was not offered to somebody; `why` is the message that explains it to him."""

    seat: Seat
    card: str
    why: str


class HighAlert(Event, frozen=True):
    """The High Alert token came to a system."""

    seat: Seat
    system: str


class CeaseFireDeclared(Event, frozen=True):
    """A system is a Cease Fire Zone from now on."""

    seat: Seat
    system: str


class CeaseFireEnded(Event, frozen=True):
    """A system is a Cease Fire Zone no longer."""

    seat: Seat
    system: str


class CyclerTurned(Event, frozen=True):
    seat: Seat
    direction: int


class SpeakerChosen(Event, frozen=True):
    seat: Seat
    by: Seat


# -- objectives --------------------------------------------------------------------------------------------------------


class ObjectiveRevealed(Event, frozen=True):
    objective: CardId
    only: Seat


class ObjectiveRemoved(Event, frozen=True):
    """An objective is taken out before the game begins."""

    objective: CardId


class ObjectiveExchanged(Event, frozen=True):
    """An objective that was turned up goes into the box; another one takes its place."""

    objective: CardId


class PointsWithheld(Event, frozen=True):
    """Points that a player has only when his Home System is whole again."""

    seat: Seat
    source: str
    points: int


class PointsChanged(Event, frozen=True):
    seat: Seat
    source: str
    points: int
    total: int
