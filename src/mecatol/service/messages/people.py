"""Who somebody is: guests, accounts, devices, letters, one's own data."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .basics import Name, Request, Wire
from .notices import OwnWay
from .talking import OwnDeal, OwnNote, OwnWhisper


class NewGuest(Request, frozen=True):
    """Somebody says what he is called; he is known by a cookie from then on."""

    name: Name
    language: Annotated[str, msgspec.Meta(max_length=8)] = ""  # "": as before, or what his browser asks for


class Guest(Wire, frozen=True):
    """Whoever the cookie belongs to."""

    id: str
    name: str
    language: str  # of whatever the service says to him
    account: bool  # he has a password, and comes back from any device


Password = Annotated[str, msgspec.Meta(min_length=10, max_length=200)]
Given = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^\x00]*$")]
MAILED = r"[^\x00-\x20\x7f-\xa0\u2028\u2029@<>,;:\"()\[\]\\]+"  # letters that need no quotes in a letter's head
Mail = Annotated[str, msgspec.Meta(max_length=254, pattern=rf"^({MAILED}@{MAILED})?$(?!\n)")]


class NewAccount(Request, frozen=True):
    """A guest takes a name and a password. Where he is written to may come later."""

    name: Name
    password: Password
    mail: Mail = ""


class SignIn(Request, frozen=True):
    """Somebody comes back. What he did on this device as a guest without a password is his account's then."""

    name: Given
    password: Given


class NewPassword(Request, frozen=True):
    """Another password: all other devices must sign in again."""

    old: Given
    new: Password


class NewMail(Request, frozen=True):
    """Where somebody is written to, once he has confirmed it by the link in a letter; "": nowhere."""

    mail: Mail
    password: Given


class Forgotten(Request, frozen=True):
    """Somebody asks for a letter with which he can choose another password."""

    name: Given


class Recovery(Request, frozen=True):
    """What was in the letter, and another password: all devices must sign in again."""

    token: Given
    password: Password


class Confirmation(Request, frozen=True):
    """What was in the letter to a new address."""

    token: Given


class Reminders(Request, frozen=True):
    """Whether one is told by letter when it is one's turn."""

    wanted: bool


class Removal(Request, frozen=True):
    """Somebody leaves for good: his seats are free, and what he said is gone."""

    password: Given = ""  # of who has one


class Session(Wire, frozen=True):
    """A device on which somebody is known."""

    id: str
    device: str  # what its browser says it is
    created: str  # ISO 8601, UTC
    seen: str  # to the day
    this: bool


class Provider(Wire, frozen=True):
    """Somebody by whom one can sign in."""

    id: str
    title: str


class Elsewhere(Wire, frozen=True):
    """Where somebody is sent to say who he is."""

    address: str


class Identity(Wire, frozen=True):
    """Somebody as a provider knows him."""

    id: str
    provider: str
    name: str
    created: str


class Account(Wire, frozen=True):
    """How somebody comes back, and where he is known."""

    name: str  # "": he has no account
    mail: str  # "": none that is confirmed
    letters: bool  # whether the service can send any
    reminded: bool  # he is written to when it is his turn
    sessions: tuple[Session, ...]
    password: bool = False  # he has one; otherwise he comes by a provider alone
    identities: tuple[Identity, ...] = ()


class OwnPlace(Wire, frozen=True):
    """A seat of somebody's; without a number: a table that he made."""

    table: str
    name: str
    seat: int | None
    seat_name: str


class OwnWords(Wire, frozen=True):
    """Something that somebody said."""

    table: str
    at: str
    text: str


class PersonalData(Wire, frozen=True):
    """Everything that is kept about somebody."""

    guest: Guest
    account: Account
    places: tuple[OwnPlace, ...]
    said: tuple[OwnWords, ...]
    ways: tuple[OwnWay, ...] = ()
    whispers: tuple[OwnWhisper, ...] = ()
    notes: tuple[OwnNote, ...] = ()
    deals: tuple[OwnDeal, ...] = ()
