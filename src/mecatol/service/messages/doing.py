"""What a seat does."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .basics import Number, Request, Wire

MOST_KEYS = 200  # of a plan
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


Keys = Annotated[tuple[Key, ...], msgspec.Meta(min_length=1, max_length=MOST_KEYS)]


class Answer(Request, frozen=True):
    """An answer to the decision of that id, given by somebody who had heard `sequence` events."""

    decision: Annotated[str, msgspec.Meta(max_length=60)]
    keys: Annotated[tuple[Key, ...], msgspec.Meta(min_length=1, max_length=1)]
    sequence: Number


class Plan(Request, frozen=True):
    """Answers to the decision of that id and to one's own next ones: all or nothing, refused where chance or another seat comes
    between."""

    decision: Annotated[str, msgspec.Meta(max_length=60)]
    keys: Keys
    sequence: Number


class WhatIf(Request, frozen=True):
    """A plan to be tried and not carried out; no keys: the question that is open now."""

    keys: Annotated[tuple[Key, ...], msgspec.Meta(max_length=MOST_KEYS)] = ()


class Act(Request, frozen=True):
    """Something done out of turn."""

    key: Key
    sequence: Number


To = Literal["last", "turn", "event"]  # one's own last decision; the beginning of one's own turn; the event of that number


class UndoWanted(Request, frozen=True):
    """To go back, by somebody who had heard `sequence` events."""

    sequence: Number
    to: To = "last"
    event: Number = 0


class UndoOffer(Wire, frozen=True):
    """What going back would take: free, or with the consent of some; and in words what would go back."""

    free: bool
    needs: tuple[int, ...]
    words: tuple[str, ...]


class Consent(Request, frozen=True):
    """What somebody says who is asked to agree."""

    agree: bool


class Undone(Wire, frozen=True):
    """What became of it: the table went back, or some are asked now."""

    done: bool
    needs: tuple[int, ...]  # those who must still agree
    sequence: int  # of the seat, afterwards


class GoOn(Request, frozen=True):
    """A new table against bots that goes on from the beginning of a page of this one's record."""

    page: Number
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "steward"


class Pause(Request, frozen=True):
    """The host lets the game rest, or go on."""

    paused: bool


class StandIn(Request, frozen=True):
    """A bot plays for somebody until he is back; "": he is back."""

    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Vacation(Request, frozen=True):
    """Somebody is away for so many days: his clock stands still; 0: he is back."""

    days: Annotated[int, msgspec.Meta(ge=0, le=365)]


class Whereabouts(Request, frozen=True):
    """The nights of who sits there are in that time zone from now on."""

    zone: Annotated[str, msgspec.Meta(max_length=60)]  # "Europe/Madrid"


class Host(Request, frozen=True):
    """Who sits there is the host from now on."""

    seat: Number


class MotionWanted(Request, frozen=True):
    """Something to be voted on."""

    kind: Literal["end", "remove"]
    seat: Number = 0  # who is to leave


class Say(Request, frozen=True):
    """Something to be said at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class Accepted(Wire, frozen=True):
    """It is done and on disk."""

    sequence: int  # of the seat, afterwards
