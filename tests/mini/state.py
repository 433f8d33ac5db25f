"""What is on the miniature table."""

from __future__ import annotations

from typing import NewType

import msgspec

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.events import Event, Hidden, Private
from mecatol.core.records import Mutable, Record
from mecatol.core.rules import CoreState
from mecatol.core.zones import CardId, Deck

PlaceKey = NewType("PlaceKey", str)
PieceKey = NewType("PieceKey", str)
KINDS = ("carrier", "cruiser", "dreadnought", "fighter")
CARRIER, CRUISER, DREADNOUGHT, FIGHTER = range(4)


class Fleet(Record, frozen=True):
    """Counts by kind, in content order."""

    ships: tuple[int, ...] = (0, 0, 0, 0)
    damaged: int = 0

    def any(self) -> bool:
        return any(self.ships)


class Place(Record, frozen=True):
    owner: int = -1
    fleets: tuple[Fleet, ...] = ()
    activated: tuple[int, ...] = ()


class Player(Mutable):
    goods: int = 3
    pool: int = 3
    points: int = 0
    passed: bool = False
    hand: list[CardId] = []
    sealed: int = -1  # votes promised, out of reach of gifts, secret until opened


class Played(Mutable):
    """A card being played; what it holds is out of every other zone meanwhile."""

    card: str
    acts_as: str
    seat: int
    targets: list[int] = []
    cancelled: bool = False
    stays: bool = False
    held: list[CardId] = []


class Battle(Mutable):
    place: int
    sides: list[int]
    round: int = 0
    rolls: list[tuple[int, ...]] = []
    hits: list[int] = []
    lost: list[int] = []


class MiniState(CoreState):
    players: list[Player] = []
    places: list[Place] = []
    deck: Deck = msgspec.field(default_factory=Deck)
    laws: list[str] = []
    stack: list[Played] = []
    battle: Battle | None = None
    active: int = 0
    round: int = 1
    acts: int = 0


# -- events --------------------------------------------------------------------------------------------------------------


class Drew(Event, frozen=True):
    seat: int
    card: Hidden[str]


class PlayedCard(Event, frozen=True):
    seat: int
    card: str
    acts_as: str
    targets: list[int]


class Disclosed(Private, frozen=True):
    seat: int
    target: int
    hand: list[str]


class Activated(Event, frozen=True):
    seat: int
    place: int


class Moved(Event, frozen=True):
    seat: int
    place: int
    ships: int


class Rolled(Event, frozen=True):
    seat: int
    faces: tuple[int, ...]
    hits: int


class Lost(Event, frozen=True):
    seat: int
    taken: list[str]


class Agenda(Event, frozen=True):
    law: str


class Voted(Event, frozen=True):
    votes: list[int]
    winner: int


class Noted(Event, frozen=True):
    """Anything small."""

    seat: int
    what: str
    amount: int = 0


# -- values and moments --------------------------------------------------------------------------------------------------


class Firing(Record, frozen=True):
    battle: Battle
    seat: int
    kind: int


class Activation(Record, frozen=True):
    seat: int
    place: int


class Route(Record, frozen=True):
    seat: int
    start: int
    end: int


COMBAT: Value[Firing, int] = Value("combat", "what a ship's dice are raised by", lambda f: f.seat)
RANGE: Value[Route, int] = Value("range", "how far a ship moves", lambda r: r.seat)
MAY_PLAY: Value[int, Verdict] = Value("may_play", "whether a seat may play cards", lambda seat: seat)
HANDS_OPEN: Value[int, bool] = Value("hands_open", "whether a seat's hand is public", lambda seat: seat)
VOTES: Value[int, int] = Value("votes", "votes beyond those paid for", lambda seat: seat)

AFTER_ACTIVATION: Moment[Activation] = Moment("after_activation", "a system was activated", lambda a: a.seat)
BEFORE_ROUND: Moment[Battle] = Moment(
    "before_round",
    "a round of battle is about to begin",
    lambda b: b.sides[0],
    window=True,
    about=lambda b: (f"place:{b.place}", *(f"player:{p}" for p in b.sides)),
)
AFTER_ROLL: Moment[Battle] = Moment("after_roll", "the dice lie on the table", lambda b: b.sides[0], window=True)
SHIPS_LOST: Moment[Battle] = Moment("ships_lost", "ships were lost", lambda b: b.sides[0])
ROUND_FOUGHT: Moment[Battle] = Moment("round_fought", "a round of battle is over", lambda b: b.sides[0])
TURN_BEGINS: Moment[int] = Moment("turn_begins", "a seat's turn begins", lambda seat: seat)
CARD_PLAYED: Moment[Played] = Moment(
    "card_played",
    "a card was played and may be answered",
    lambda played: played.seat,
    window=True,
    about=lambda played: (f"card:{played.acts_as}", *(f"player:{t}" for t in played.targets)),
    over=lambda played: played.cancelled,
)
VOTES_CAST: Moment[int] = Moment("votes_cast", "votes lie sealed", lambda seat: seat, window=True)
PLACE_TAKEN: Moment[Activation] = Moment("place_taken", "a place changed hands", lambda a: a.seat)
