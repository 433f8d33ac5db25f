"""Frames of the socket."""

from __future__ import annotations

from typing import TypeAlias

from .basics import Number, Request, Wire
from .doing import Answer
from .lobby import TableSummary
from .looking import Beat, Change, Happening, Said, SeatView
from .problems import Problem
from .talking import Whispered


class Resume(Request, frozen=True, tag_field="frame", tag="resume"):
    """The client's first frame: what it has heard already. Nothing yet: all zeros."""

    sequence: Number = 0
    rewinds: Number = 0
    chat: Number = 0
    whispers: Number = 0


class Ping(Request, frozen=True, tag_field="frame", tag="ping"):
    """Is anybody there?"""


class Answering(Answer, frozen=True, tag_field="frame", tag="answer"):
    """The seat of the socket answers; told as accepted or refused, by the decision."""


class Pong(Wire, frozen=True, tag_field="frame", tag="pong"):
    """Yes."""


class Acknowledged(Wire, frozen=True, tag_field="frame", tag="accepted"):
    """The answer to that decision is taken and on disk; the seat has heard so many events since."""

    decision: str
    sequence: int


class TurnedDown(Wire, frozen=True, tag_field="frame", tag="refused"):
    """The answer to that decision is not taken, and why."""

    decision: str
    problem: Problem


class Update(Wire, frozen=True, tag_field="frame", tag="update"):
    """What happened since the last frame, and how the table stands now.

    `events` follow each other and on what the client had heard. With `anew` they are all there are: forget the others.
    """

    view: SeatView
    events: tuple[Happening, ...]
    anew: bool = False


class Beats(Wire, frozen=True, tag_field="frame", tag="beats"):
    """What happened since the last frame, and what has changed of the view around the position.

    The changes of a beat are places in `view.position`, the others places in `view`.
    """

    beats: tuple[Beat, ...]
    changes: tuple[Change, ...]


class Talk(Wire, frozen=True, tag_field="frame", tag="talk"):
    """What was said since the last such frame."""

    said: tuple[Said, ...]


class Whispers(Wire, frozen=True, tag_field="frame", tag="whispers"):
    """What was whispered to who sits there, and by him, since the last frame."""

    said: tuple[Whispered, ...]


class Gathering(Wire, frozen=True, tag_field="frame", tag="gathering"):
    """The table waits for its people; told again whenever somebody comes, until the first update says that the game has begun."""

    table: TableSummary


FromClient: TypeAlias = Resume | Ping | Answering
FromService: TypeAlias = Update | Beats | Talk | Whispers | Acknowledged | TurnedDown | Pong | Gathering
