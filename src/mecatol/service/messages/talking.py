"""Words for some ears only."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .basics import Number, Request, Wire

Text = Annotated[str, msgspec.Meta(max_length=2000, pattern=r"^[^\x00]*$")]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^(?=[\s\S]*\S)[^\x00]*$")]


class Whisper(Request, frozen=True):
    """Something to be said to one seat alone."""

    to: Number
    text: Line


class Whispered(Wire, frozen=True):
    """Something that two seats alone read; numbers count from 1, for each reader by himself."""

    number: int
    seat: int
    to: int
    text: str
    at: str  # ISO 8601, UTC


class NewNote(Request, frozen=True):
    """A note for oneself, in place of the one before about the same; without words it is wiped out."""

    about: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^(system:-?\d{1,3},-?\d{1,3}|player:\d)?$(?!\n)")]
    text: Text


class Note(Wire, frozen=True):
    """What somebody has written down for himself: "system:0,1", "player:2", or "" for the game."""

    about: str
    text: str
    at: str


class NewDeal(Request, frozen=True):
    """What one has agreed upon with others, for everybody to read or for them alone. These are words: no rule knows of them."""

    others: Annotated[tuple[Number, ...], msgspec.Meta(min_length=1, max_length=8)]
    text: Line
    public: bool = False


class Deal(Wire, frozen=True):
    """A deal that was written down."""

    id: str
    by: int
    seats: tuple[int, ...]  # all who are part of it
    public: bool
    text: str
    at: str
    over: bool


class OwnDeal(Wire, frozen=True):
    """A deal that somebody has written down."""

    table: str
    deal: Deal


class OwnNote(Wire, frozen=True):
    """A note of somebody's."""

    table: str
    note: Note


class OwnWhisper(Wire, frozen=True):
    """Something that was whispered to somebody, or by him."""

    table: str
    whisper: Whispered
