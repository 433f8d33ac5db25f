"""Tables as they are wanted, listed, and what goes on around them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .basics import Name, Number, Request, Wire

Plays = Literal["me", "guest", "open", "bot"]


class SeatWanted(Request, frozen=True):
    """A seat of a new table: for whoever creates it, for somebody who gets a link, for anybody who comes first, or for a bot."""

    name: Name
    plays: Plays = "bot"
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "steward"


class Nights(Request, frozen=True):
    """Hours of the day that no clock counts: where the table is at home, or for each where he says that he is."""

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
    teaching: bool = False  # hands lie open, and bots say why they do what they do
    time: TimeWanted = TimeWanted()


class SeatTime(Wire, frozen=True):
    """A seat's clock, and who plays for it."""

    since: str  # when the table began to wait for it, ISO 8601, UTC; "": it does not
    person: bool  # somebody sits there
    left: int | None  # seconds it had when its clock was set going or stopped last; null: there is no clock
    runs_out: str  # when it runs out; "": it stands still
    stand_in: str  # the bot that plays for who is not there
    away: str  # until when he is on vacation
    vacation: int  # days of it that he may still take
    zone: str  # where his nights are, which do not count; "": there are none


class Motion(Wire, frozen=True):
    """Something that is voted on: to end the game now (all must agree), or that somebody leaves (most of the others). Whoever has
    several seats has one voice; all of them are named."""

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
    players: tuple[tuple[int, ...], ...]  # the seats of each player who has several
    teaching: bool  # hands lie open, and bots say why


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


class SeatKept(Request, frozen=True):
    """A seat in the file of a game: what it is called, and the bot that plays it; "": whoever brings the file."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class GameFile(Request, frozen=True):
    """A game as one file."""

    name: Name
    seats: Annotated[tuple[SeatKept, ...], msgspec.Meta(min_length=2, max_length=9)]
    rounds: Annotated[tuple[tuple[Number, Number], ...], msgspec.Meta(max_length=100)]  # on which page each began
    record: bytes  # the save, base64


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


class OptionChoice(Wire, frozen=True):
    """An option of a ruleset: "+leaders" or "-leaders"."""

    printed: bool  # how the ruleset has it
    needs: tuple[str, ...]  # words that must be there too: "+distant_suns", "map=built"
    excludes: tuple[str, ...]  # words it does not go with, whichever of the two says so
    alone: bool  # a scenario, which goes with no other option


class SettingChoice(Wire, frozen=True):
    """A setting of a ruleset, "vp=12": a number between two others, or one of some words."""

    printed: str  # how the ruleset has it
    lowest: int
    highest: int  # 0: it is no number
    values: tuple[str, ...]  # beside the maps there are for so many players


class RulesetChoice(Wire, frozen=True):
    """An edition, and the options and settings that may be written behind it, in the order in which a text has them."""

    id: str
    title: str
    options: dict[str, OptionChoice]
    settings: dict[str, SettingChoice]
    most: int = 8  # players
    text: str = ""  # what it is, in a sentence


class MapChoice(Wire, frozen=True):
    """A preset map."""

    id: str
    name: str
    players: int


class PresetChoice(Wire, frozen=True):
    """A table that is recommended."""

    ruleset: str
    seats: int
    teaching: bool


class Choices(Wire, frozen=True):
    """What a new table can be made of."""

    rulesets: tuple[RulesetChoice, ...]
    maps: tuple[MapChoice, ...]
    bots: tuple[str, ...]
    languages: dict[str, str]  # what each calls itself
    terms: dict[str, TermInfo]  # "switch:leaders", "setting:vp", "value:tiles=base", "bot:steward", "group:galaxy", "preset:duel"
    fewest: int
    most: int
    groups: dict[str, tuple[str, ...]]  # options by what they are about, as they are shown
    presets: dict[str, PresetChoice]


class Doubt(Wire, frozen=True):
    """Why a table cannot be as it is wanted."""

    about: str  # "switch:leaders", "setting:vp", "seats", or "ruleset": the text itself
    text: str


class PlanetDrawn(Wire, frozen=True):
    """A planet on a small drawing."""

    id: str
    name: str
    resources: int
    influence: int
    trade_station: bool


class PlaceDrawn(Wire, frozen=True):
    """A place of a galaxy before the game."""

    hex: str
    kind: str  # of its tile; "home" where somebody will live, "open" where the players lay a tile
    anomaly: str
    wormholes: tuple[str, ...]
    planets: tuple[PlanetDrawn, ...]


class Considered(Wire, frozen=True):
    """A table as it would be; nothing was made."""

    doubts: tuple[Doubt, ...]  # none: it can be made
    ruleset: str  # the shortest text that means the same; "" where there are doubts, and so is what follows
    goal: int  # Victory Points that win
    map: str  # what the preset map is called
    galaxy: tuple[PlaceDrawn, ...]
    leads: tuple[int, ...]  # for each seat, the first seat of the player who has it: with Pacts a player has two
