"""What players have beside the board: Command Counters, Trade Goods and Agreements, cards, technologies."""

from __future__ import annotations

from mecatol.core.events import Event, Hidden, Private
from mecatol.rules.state import CardId, Seat


class CountersChanged(Event, frozen=True):
    seat: Seat
    area: str  # "strategy", "pool", "fleet"
    amount: int
    why: str


# -- Trade Goods and Agreements ----------------------------------------------------------------------------------------


class GoodsChanged(Event, frozen=True):
    seat: Seat
    amount: int
    why: str


class GoodsPooled(Event, frozen=True):
    seat: Seat
    amount: int


class GoodsGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    amount: int


class AgreementOpened(Event, frozen=True):
    """Two players exchanged contracts; a self-trade has the same player twice."""

    seat: Seat
    other: Seat
    contracts: tuple[int, int]


class AgreementBroken(Event, frozen=True):
    seat: Seat
    other: Seat
    aggressor: Seat  # -1: nobody's aggression


class WarDeclared(Event, frozen=True):
    seat: Seat
    target: Seat


class WarEnded(Event, frozen=True):
    """A declaration of war stands no longer."""

    seat: Seat
    target: Seat


class GoodsPlaced(Event, frozen=True):
    """Trade Goods lie on the contract a player holds."""

    seat: Seat
    other: Seat
    amount: int


# -- cards -------------------------------------------------------------------------------------------------------------


class CardDrawn(Event, frozen=True):
    """Somebody drew a card; only he sees which."""

    seat: Seat
    deck: str
    card: Hidden[CardId]


class CardDiscarded(Event, frozen=True):
    seat: Seat
    deck: str
    card: CardId


class CardTaken(Event, frozen=True):
    """A card went from one hand to another; those two see which."""

    seat: Seat
    other: Seat
    deck: str
    card: Hidden[CardId]


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: CardId
    acts_as: str
    targets: tuple[str, ...]


class CardCancelled(Event, frozen=True):
    card: CardId
    by: str


class CardsShown(Event, frozen=True):
    """Cards of a deck were drawn, or cards of a hand shown, for all to see."""

    seat: Seat
    deck: str
    cards: tuple[CardId, ...]


class Learned(Private, frozen=True):
    """Somebody was shown something hidden."""

    seat: Seat
    place: str
    things: tuple[str, ...]


# -- technologies ------------------------------------------------------------------------------------------------------


class TechnologyGained(Event, frozen=True):
    seat: Seat
    technology: str
    how: str


class TechnologyLost(Event, frozen=True):
    seat: Seat
    technology: str
    why: str


class UpgradeGained(Event, frozen=True):
    """A race-specific technology of Shattered Ascension."""

    seat: Seat
    technology: str
