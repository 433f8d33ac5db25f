"""Tables as they are wanted, listed, and what goes on around them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .basics import Name, Request, Wire

Plays = Literal["me", "guest", "open", "bot"]


class SeatWanted(Request, frozen=True):
    """A seat of a new table: for whoever creates it, for somebody who gets a link, for anybody who comes first, or for a bot."""

    name: Name
    plays: Plays = "bot"
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "steward"


class Nights(Request, frozen=True):
    """Hours of the day that no clock counts, where the table is at home."""

    begin: Annotated[int, msgspec.Meta(ge=0, le=23)]
    end: Annotated[int, msgspec.Meta(ge=0, le=23)]
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"  # "Europe/Madrid"


class TimeWanted(Request, frozen=True):
    """How much time there is: none is kept; so much each time the table waits for somebody; so much in all, and an increment
    whenever he has played. When it runs out everybody is told; and nothing happens, or a bot answers this once, or a bot plays
    until he is back."""

    kind: Literal["none", "turn", "total"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=10, le=90 * 86400)] = 86400
    increment: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0
    nights: Nights | None = None
    out: Literal["nothing", "once", "until_back"] = "nothing"
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "steward"
    vacation: Annotated[int, msgspec.Meta(ge=0, le=365)] = 14  # days for each, in all


class NewTable(Request, frozen=True):
    """A table to be created. Its game begins at once, and who comes late finds it waiting for him; or the table waits for its
    people, and the host begins."""

    name: Name
    seats: Annotated[tuple[SeatWanted, ...], msgspec.Meta(min_length=2, max_length=9)]
    ruleset: Annotated[str, msgspec.Meta(max_length=500)] = "sa17"
    map: Annotated[str, msgspec.Meta(max_length=60)] = "auto"  # "built", "auto" or the id of a preset map
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None  # none: any
    public: bool = True  # listed, and open to spectators
    waits: bool = False  # until the host begins
    time: TimeWanted = TimeWanted()


class SeatTime(Wire, frozen=True):
    """A seat's clock, and who plays for it."""

    since: str  # when the table began to wait for it, ISO 8601, UTC; "": it does not
    person: bool  # somebody sits there
    left: int | None  # seconds it had when its clock was set going or stopped last; null: there is no clock
    runs_out: str  # when it runs out; "": it stands still
    stand_in: str  # the bot that plays for who is not there
    away: str  # until when he is on vacation


class Motion(Wire, frozen=True):
    """Something that is voted on: to end the game now (all must agree), or that somebody leaves (most of the others)."""

    kind: Literal["end", "remove"]
    seat: int  # who is to leave
    by: int  # who asks
    agreed: tuple[int, ...]
    refused: tuple[int, ...]
    open: tuple[int, ...]  # who has not answered


class Around(Wire, frozen=True):
    """What goes on around a game."""

    time: TimeWanted
    seats: tuple[SeatTime, ...]
    host: tuple[int, ...]  # the seats of the host
    paused: bool  # by the host
    ended: bool  # before it was over, by consent of all
    motion: Motion | None


class SeatSummary(Wire, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    bot: str  # "" for a person
    joined: bool  # a bot, or a person who has come
    open: bool  # anybody may sit down here, until the game begins
    race: str
    points: int


class TableSummary(Wire, frozen=True):
    """A table as the lobby lists it."""

    id: str
    name: str
    ruleset: str
    public: bool
    created: str  # ISO 8601, UTC
    seats: tuple[SeatSummary, ...]
    round: int
    phase: str
    goal: int
    waiting_for: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    yours: tuple[int, ...]  # the seats of whoever asks
    started: bool  # false: it waits for its people
    hosting: bool  # whoever asks made it, and may begin it and have links made
    practice: bool  # somebody chose its seed, and could know what chance will give
    commitment: str  # the hash of its seed, which is shown when the game is over
    around: Around


class SeatLink(Wire, frozen=True):
    """The private link of a seat: who takes the seat by it sits there, and it is spent. The host may have others made."""

    seat: int
    name: str
    path: str


class TableCreated(Wire, frozen=True):
    """A new table, and the links to give to the others."""

    table: TableSummary
    links: tuple[SeatLink, ...]


class Seated(Wire, frozen=True):
    """Somebody has taken a seat by its link."""

    table: str
    seat: int
    name: str


class Start(Request, frozen=True):
    """The host begins; with `fill` bots of that kind take the seats that nobody has."""

    fill: Annotated[str, msgspec.Meta(max_length=40)] = ""


class TermInfo(Wire, frozen=True):
    """Something with a name and a text, and nothing else."""

    name: str
    text: str


class RulesetChoice(Wire, frozen=True):
    """An edition, and the switches and settings that may be written behind it."""

    id: str
    title: str
    switches: dict[str, bool]  # "+leaders" or "-leaders"; the value is what is printed
    settings: dict[str, str]  # "vp=12"
    most: int = 8  # players
    text: str = ""  # what it is, in a sentence


class MapChoice(Wire, frozen=True):
    """A preset map."""

    id: str
    name: str
    players: int


class Choices(Wire, frozen=True):
    """What a new table can be made of."""

    rulesets: tuple[RulesetChoice, ...]
    maps: tuple[MapChoice, ...]
    bots: tuple[str, ...]
    languages: dict[str, str]  # what each calls itself
    terms: dict[str, TermInfo]  # "switch:leaders", "setting:vp", "bot:steward"
    fewest: int
    most: int
