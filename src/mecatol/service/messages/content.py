"""The content of a ruleset: names and numbers for whatever a view mentions."""

from __future__ import annotations

from .basics import Wire
from .lobby import TermInfo


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
    units: dict[str, int]  # what it starts with, in the order of the sheet
    counters: tuple[int, int, int]  # Command Pool, Fleet Supply, Strategy Allocation at the start
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
