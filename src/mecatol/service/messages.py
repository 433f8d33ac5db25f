"""Everything on the wire. The browser's types are written from these (`python -m mecatol.service.typescript`).

What is in `mecatol.rules.views` goes over the wire as it is: fields left out there have their defaults.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mecatol.rules.state import Claim, Group
from mecatol.rules.views import TableView

from .drafts import Draft

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^(?=.*\S)[^\x00-\x1f\x7f<>]+$(?!\n)")]
Number = Annotated[int, msgspec.Meta(ge=0)]
Plays = Literal["me", "guest", "open", "bot"]
MOST_KEYS = 200  # of a plan
WIRE_VERSION = 1  # raised where a client written for it could not go on (docs/versions.md)


class Wire(msgspec.Struct, frozen=True):
    """Something the service says."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the service is told."""


# -- people ------------------------------------------------------------------------------------------------------------


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
Mail = Annotated[str, msgspec.Meta(max_length=254, pattern=r"^([^\x00-\x20@<>,;:\"]+@[^\x00-\x20@<>,;:\"]+)?$(?!\n)")]


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


class Account(Wire, frozen=True):
    """How somebody comes back, and where he is known."""

    name: str  # "": he has no password
    mail: str  # "": none that is confirmed
    letters: bool  # whether the service can send any
    reminded: bool  # he is written to when it is his turn
    sessions: tuple[Session, ...]


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


# -- the lobby ---------------------------------------------------------------------------------------------------------


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


# -- the content of a ruleset: names and numbers for whatever a view mentions ---------------------------------------------


class PlanetInfo(Wire, frozen=True):
    """A planet or trade station as printed."""

    id: str
    name: str
    resources: int
    influence: int
    specialties: tuple[str, ...]
    refresh: str
    refresh_amount: int
    trade_station: bool
    text: str = ""  # what its refresh ability does


class TileInfo(Wire, frozen=True):
    """A system tile as printed."""

    id: str
    name: str
    kind: str  # regular, home, special, empty, mecatol, nexus, gate, token
    anomaly: str  # "", asteroid_field, nebula, supernova, ion_storm, gravity_rift
    wormholes: tuple[str, ...]
    race: str
    planets: tuple[PlanetInfo, ...]
    text: str = ""  # what its anomaly or wormholes do


class UnitInfo(Wire, frozen=True):
    """A kind of unit as printed."""

    id: str
    name: str
    category: str  # ship, ground, installation
    cost: int
    per: int
    combat: int
    dice: int
    movement: int
    capacity: int
    sustain: int
    limit: int
    several: str  # what more than one are called
    text: str


class TechnologyInfo(Wire, frozen=True):
    """A technology: any one of the groups in `needs`, all of a group, lead to it. A race's own has no colour."""

    id: str
    name: str
    colour: str
    needs: tuple[tuple[str, ...], ...]
    race: str = ""
    cost: int = 0
    text: str = ""


class AbilityInfo(Wire, frozen=True):
    """An ability of a race or of its Flagship."""

    id: str
    name: str
    text: str


class RaceInfo(Wire, frozen=True):
    """A race sheet."""

    id: str
    name: str
    home: str
    contracts: tuple[int, int]
    technologies: tuple[str, ...]
    leaders: tuple[tuple[str, str, str], ...]  # id, kind, name
    flagship: str
    flagship_text: str
    abilities: tuple[AbilityInfo, ...]


class CardInfo(Wire, frozen=True):
    """A card or counter. Copies of a card are "id#n"."""

    id: str
    name: str
    kind: str
    """action_card, political_card, strategy_card, objective, domain_counter, artifact, promissory_note, representative, treaty"""
    text: str = ""
    secondary: str = ""  # of a Strategy Card
    when: str = ""  # of an Action Card: when it is played; of a Political Card: what is voted on
    number: int = 0  # the initiative of a Strategy Card; of a Treaty Card, how low it is
    points: int = 0  # of an objective
    stage: str = ""  # of an objective


class Content(Wire, frozen=True):
    """Names and numbers of everything in a ruleset, by id."""

    ruleset: str
    tiles: dict[str, TileInfo]
    units: dict[str, UnitInfo]
    technologies: dict[str, TechnologyInfo]
    races: dict[str, RaceInfo]
    cards: dict[str, CardInfo]
    terms: dict[str, TermInfo]  # "leader:admiral", "facility:colony", "anomaly:nebula", "token:bonus_counter", …


class ClauseText(Wire, frozen=True):
    """A clause of a rule document in our words, or what is printed on a thing that grants an option by itself."""

    id: str
    text: str
    source: str
    ruling: str
    name: str = ""  # what a thing is called


class CompendiumEntry(Wire, frozen=True):
    """Something of a ruleset: what it is, what it does, its numbers, and what belongs to it."""

    kind: str  # the table it stands in: "action_cards", "technologies", "clauses", …
    id: str
    name: str
    what: str  # what sort of thing it is, in words
    text: str
    facts: tuple[tuple[str, str], ...]  # a label and a value: "Cost", "12"
    parts: tuple[TermInfo, ...]  # the secondary of a Strategy Card, the abilities of a race, the planets of a system
    clauses: tuple[ClauseText, ...]  # that speak of it
    rulings: tuple[str, ...]
    tests: tuple[str, ...]  # that show it: "tests/rules/test_movement.py::test_…"


class Found(Wire, frozen=True):
    """What a query leads to, the best first; where it leads to nothing, the names that come nearest and what to say."""

    query: str
    entries: tuple[CompendiumEntry, ...]
    near: tuple[str, ...]
    message: str


# -- the table as one seat sees it ---------------------------------------------------------------------------------------


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


class WaitingFor(Wire, frozen=True):
    """Somebody the table waits for, and what he does: words that follow his name."""

    seat: int
    name: str
    text: str


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


Change = tuple[tuple[str | int, ...], Any]  # where in the view (names and places in lists), and what stands there now


class Beat(Wire, frozen=True):
    """What one answer led to: the events, and what has changed of the position since the beat before."""

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
    kind: Literal["said", "notice"] = "said"


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


# -- a finished game in figures ----------------------------------------------------------------------------------------------


class Figures(Wire, frozen=True):
    """What somebody had when a round was over, in printed prices; `built` and `lost` in that round."""

    points: int
    planets: int
    resources: int
    influence: int
    fleet: float
    troops: float
    technologies: int
    goods: int
    built: float
    lost: float


class RoundTold(Wire, frozen=True):
    """How everybody stood when a round was over, on which page of the record that was, and whose the systems were."""

    round: int
    page: int
    seats: tuple[Figures, ...]
    owners: tuple[tuple[str, int], ...]


class BattleFought(Wire, frozen=True):
    """A battle: who against whom, who won (-1: nobody), and the attacker's chance before the first die, where it can be told."""

    round: int
    page: int
    system: str
    planet: str
    attacker: int
    defender: int
    winner: int
    chance: float | None


class Luck(Wire, frozen=True):
    """Somebody's dice in all battles: how many, how many hit, and how many should have."""

    seat: int
    dice: int
    hits: int
    expected: float


class PlayerTold(Wire, frozen=True):
    """A player at the end."""

    name: str
    race: str
    points: int
    out: str


class Story(Wire, frozen=True):
    """A finished game in figures."""

    goal: int
    winners: tuple[int, ...]
    layout: tuple[tuple[str, str], ...]
    players: tuple[PlayerTold, ...]
    rounds: tuple[RoundTold, ...]
    battles: tuple[BattleFought, ...]
    luck: tuple[Luck, ...]
    claims: tuple[Claim, ...]


# -- a battle without a table ----------------------------------------------------------------------------------------------

Word = Annotated[str, msgspec.Meta(max_length=60)]
Words = Annotated[tuple[Word, ...], msgspec.Meta(max_length=40)]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]


class ForceWanted(Request, frozen=True):
    """One side of a battle that somebody imagines: its units as in positions, what strengthens them, how its owner decides."""

    units: Annotated[str, msgspec.Meta(max_length=400)]
    race: Word = ""
    technologies: Words = ()  # and racial ones and upgrades
    leaders: Words = ()
    casualties: Word = "sensible"
    high_alert: bool = False
    holds_fire: bool = False
    bonus: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    ignore: Few = 0
    goods: Few = 0
    commandos: Few = 0
    retreat_after: Few = 0


class BattleWanted(Request, frozen=True):
    """A battle that somebody imagines; with `kind` "assault" the landing of what is left after the Space Battle too."""

    attacker: ForceWanted
    defender: ForceWanted
    ruleset: Annotated[str, msgspec.Meta(max_length=500)] = "sa17"
    kind: Literal["", "space", "ground", "assault"] = ""
    where: Word = ""
    mines: Few = 0


class Standing(Wire, frozen=True):
    """How a battle stands after a round, seen from the attacker; `open`: it is still being fought."""

    round: int
    win: float
    draw: float
    lose: float
    open: float


class Survivors(Wire, frozen=True):
    """Units that may be left in the end, and the chance of just these."""

    units: tuple[Group, ...]
    chance: float


class SideLeft(Wire, frozen=True):
    """What is left of a side: the likeliest fleets, for each kind the chances of none, one, two …, and its value."""

    survivors: tuple[Survivors, ...]
    kinds: dict[str, tuple[float, ...]]
    value: float
    value_before: float
    retreats: float


class BattleTold(Wire, frozen=True):
    """A battle that somebody imagines, worked out."""

    kind: Literal["space", "ground", "assault"]
    win: float
    draw: float
    lose: float
    takes_planet: float
    stalemate: float
    rounds: float
    after: tuple[Standing, ...]
    attacker: SideLeft
    defender: SideLeft
    notes: tuple[str, ...]


# -- what a seat does ----------------------------------------------------------------------------------------------------

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


# -- frames of the socket ------------------------------------------------------------------------------------------------


class Resume(Request, frozen=True, tag_field="frame", tag="resume"):
    """The client's first frame: what it has heard already. Nothing yet: all zeros."""

    sequence: Number = 0
    rewinds: Number = 0
    chat: Number = 0


class Ping(Request, frozen=True, tag_field="frame", tag="ping"):
    """Is anybody there?"""


class Pong(Wire, frozen=True, tag_field="frame", tag="pong"):
    """Yes."""


class Update(Wire, frozen=True, tag_field="frame", tag="update"):
    """What happened since the last frame, and how the table stands now.

    `events` follow each other and on what the client had heard. With `anew` they are all there are: forget the others.
    """

    view: SeatView
    events: tuple[Happening, ...]
    anew: bool = False


class Beats(Wire, frozen=True, tag_field="frame", tag="beats"):
    """What happened since the last frame, beat by beat, and what has changed of the view around the position after the last one.

    The changes of a beat are places in `view.position`, the others places in `view`.
    """

    beats: tuple[Beat, ...]
    changes: tuple[Change, ...]


class Talk(Wire, frozen=True, tag_field="frame", tag="talk"):
    """What was said since the last such frame."""

    said: tuple[Said, ...]


class Gathering(Wire, frozen=True, tag_field="frame", tag="gathering"):
    """The table waits for its people; told again whenever somebody comes, until the first update says that the game has begun."""

    table: TableSummary


FromClient: TypeAlias = Resume | Ping
FromService: TypeAlias = Update | Beats | Talk | Pong | Gathering


# -- refusals ------------------------------------------------------------------------------------------------------------

Code = Literal[
    "malformed",  # 400: no such request; nothing changed
    "refused",  # 400: the rules or the service do not allow it
    "no_guest",  # 401: say what you are called first
    "not_your_seat",  # 403
    "not_public",  # 403
    "foreign",  # 403: sent by a page of another site
    "not_found",  # 404
    "stale",  # 409: look at the newest view and answer again
    "game_over",  # 409
    "waiting",  # 409: the table waits for its people
    "too_large",  # 413
    "too_much",  # 429: too often, or too much at once; try again later
    "fault",  # 500: the engine refused itself; nothing changed
]


class Problem(Wire, frozen=True):
    """Why something was not done, and what to do now. Nothing changed."""

    code: Code
    message: str
    remedy: str = ""
    decision: str = ""  # of a stale answer: the decision that is open for the seat now
    sequence: int = 0  # of a stale answer: how many events the seat has heard by now
