"""The table as one seat sees it."""

from __future__ import annotations

from typing import Any, Literal

from mecatol.rules.views import TableView

from ..drafts import Draft
from .basics import Wire
from .lobby import Around

Link = tuple[int, int, str]  # where in a text a name begins, as a browser counts letters, how long it is, and of what it is


class Linked(Wire, frozen=True):
    """A text, and the names in it."""

    text: str
    links: tuple[Link, ...] = ()


class Choice(Wire, frozen=True):
    """One thing that may be chosen. `things` lie on the board: "system:0,1", "planet:jord", "player:2", …"""

    key: str
    kind: str  # what sort of thing it is: the first word of the key
    label: str
    clause: str  # that grants it; or the thing on which it is printed: "card:plague"
    things: tuple[str, ...]
    numbers: dict[str, int]  # what its words count: "worth" of a planet, "cost" of a technology, …


class Decision(Wire, frozen=True):
    """What a seat is asked now."""

    id: str
    name: str  # the kind of question: "activate", "move", "assign_hit", …
    question: str
    options: tuple[Choice, ...]
    draft: tuple[str, ...]  # what has been put together so far, a line a piece
    pieces: Draft | None  # the same as data, where a question has a draft
    composing: bool  # it is a question that puts a draft together
    about: tuple[str, ...]  # what it is about and what is going on meanwhile: "card:plague", "player:2", "planet:jord"
    links: tuple[Link, ...] = ()  # the names in the question


class WaitingFor(Wire, frozen=True):
    """Somebody the table waits for, and what he does: words that follow his name."""

    seat: int
    name: str
    text: str
    links: tuple[Link, ...] = ()  # the names in it


class UndoAsked(Wire, frozen=True):
    """Somebody asks to go back: what would go back, whose consent it needs, and who has agreed."""

    seat: int
    name: str
    words: tuple[str, ...]
    needs: tuple[int, ...]
    agreed: tuple[int, ...]


class Counted(Wire, frozen=True):
    """Something that an objective asks for: how much of it a seat has, the least that will do, and the same in words."""

    what: str
    have: int
    need: int
    text: str


class Progress(Wire, frozen=True):
    """How far a seat is with an objective that it sees and has not claimed; it is met where there is enough of everything."""

    objective: str
    met: bool
    counts: tuple[Counted, ...]


class SeatView(Wire, frozen=True):
    """The table as a seat sees it; seat null: as a spectator does. What it may not see is absent."""

    table: str
    seat: int | None
    sequence: int  # how many events it has heard: the number of the newest
    rewinds: int  # how often the table went back: with another number, earlier events no longer hold
    position: TableView
    decision: Decision | None
    acts: tuple[Choice, ...]  # what may be done out of turn now
    can_retract: bool  # its last answer is sealed and others are still asked
    can_take_back: bool  # nobody and nothing has spoken since its last answer: going back there is most likely free
    can_redo: bool  # it went back, and nothing was done since
    undo: UndoAsked | None  # somebody asks to go back
    qualifies: tuple[str, ...]  # objectives the seat sees whose condition it meets now
    progress: tuple[Progress, ...]  # how far it is with each of those it sees
    waiting_for: tuple[WaitingFor, ...]
    notices: tuple[str, ...]
    over: bool
    winners: tuple[int, ...]
    around: Around


class Happening(Wire, frozen=True):
    """An event as a seat hears it. Numbers count for each seat by itself, from 1, without gaps."""

    number: int
    kind: str
    text: str  # a sentence; empty where another event nearby tells it too
    data: dict[str, Any]  # its fields; what the seat may not see is absent
    short: str = ""  # the same in a line, without its reason
    things: tuple[str, ...] = ()  # what it is about: "player:2", "planet:jord", "card:plague", "unit:cruiser"
    links: tuple[Link, ...] = ()  # the names in the text


Change = tuple[tuple[str | int, ...], Any]  # where in the view (names and places in lists), and what stands there now


class Beat(Wire, frozen=True):
    """What one answer, or several in a row, led to: the events, and what has changed of the position since the beat before."""

    page: int  # of the record: where one may go on from
    events: tuple[Happening, ...]
    changes: tuple[Change, ...]


class Chapter(Wire, frozen=True):
    """A part of the game again, as a seat heard and saw it."""

    page: int  # on which it begins
    next: int | None  # on which the next one begins; null: this is the last
    last: int  # the page that is being written now
    rounds: tuple[tuple[int, int], ...]  # each round, and the page on which it began
    position: TableView  # at the beginning
    beats: tuple[Beat, ...]


class Said(Wire, frozen=True):
    """Something said at the table, or (a notice) what the table itself has to say. Numbers count from 1."""

    number: int
    seat: int | None  # null: a spectator, or the table
    name: str
    text: str
    at: str  # ISO 8601, UTC
    kind: Literal["said", "notice", "reason"] = "said"  # "reason": a bot says why it does what it does


class OddsSide(Wire, frozen=True):
    """One side of a battle worked out."""

    seat: int
    name: str
    units: str
    survivors: float  # units expected to be left


class Odds(Wire, frozen=True):
    """The exact odds of a battle under way or of one that may come, from what the seat itself can see."""

    system: str
    planet: str
    kind: Literal["space", "ground"]
    attacker: OddsSide
    defender: OddsSide
    win: float
    draw: float
    lose: float
    takes_planet: float
    rounds: float
    notes: tuple[str, ...]  # what the numbers take for granted, and what is not in them


class Price(Wire, frozen=True):
    """What a draft costs, what of that is picked already, and what the seat could pay at most."""

    currency: str
    due: int
    paid: int
    available: int


class Yard(Wire, frozen=True):
    """What a production is bound by: capacity used and there is, ships that would count in the system and may; and why each kind
    of unit that cannot be added now cannot."""

    used: int
    capacity: int
    ships: int
    supply: int
    barred: dict[str, str]


class Halt(Wire, frozen=True):
    """The key at which a preview stopped, why, and the clause that says so."""

    key: str
    text: str
    clause: str


class Preview(Wire, frozen=True):
    """What would come of a plan, tried on a copy on which everything the seat cannot know was dealt anew."""

    taken: int  # how many of the keys went through
    halt: Halt | None  # why not all of them
    open: bool  # chance or somebody else comes next: nothing further can be told
    unanswered: bool  # others might have reacted on the way; it is told as if nobody did
    decision: Decision | None  # what the seat would be asked next, with draft and options; not to be answered by its id
    price: Price | None  # of the draft, where it has one
    yard: Yard | None  # of a production
    odds: Odds | None  # of the battle the draft leads to, where they are quickly worked out


class UnitCause(Wire, frozen=True):
    """What changes a number of a unit: a technology, an ability, a law …, and from what to what."""

    number: str  # cost, combat, dice, movement, capacity, sustain
    source: str
    before: float
    after: float
    text: str


class UnitNow(Wire, frozen=True):
    """A kind of unit of one player with the numbers that it has now, at home and attacking."""

    kind: str
    cost: float  # of one, in resources
    combat: int
    dice: int
    movement: int
    capacity: int
    sustain: int
    causes: tuple[UnitCause, ...]


class Explained(Wire, frozen=True):
    """Whether a seat may do something now, and the clause that decides."""

    allowed: bool
    clause: str
    text: str


class ShipRange(Wire, frozen=True):
    """Ships of a kind in a system, and the systems that they could come to by themselves if their owner activated those."""

    seat: int
    system: str
    kind: str
    count: int
    movement: int
    room: int  # places for cargo aboard each
    systems: tuple[str, ...]


class GunRange(Wire, frozen=True):
    """Space cannons in a place: how many dice they roll, from which number on these hit, and in which systems."""

    seat: int
    where: str  # "planet:jord", or "system:0,1" for ships
    kind: str
    count: int
    dice: int
    combat: int
    systems: tuple[str, ...]


class Reach(Wire, frozen=True):
    """Who could come where and who shoots where, as far as a seat sees; and what comes of its action where it is to act."""

    ships: tuple[ShipRange, ...]
    guns: tuple[GunRange, ...]
    adjacent: dict[str, tuple[str, ...]]  # the systems one step from each, wormholes included
    idle: tuple[str, ...]  # what the seat may activate now although nothing could happen there
    shut: dict[str, str]  # what it may not activate now, and why
