"""The content tables of the galaxy and the races: what an entry holds, and how a stack of layers is read.

A layer is a folder of TOML tables. The first layer of a stack holds whole entries, each later one only what it changes, or the
name of another layer whose entry is `taken`. The entries are typed, every id they mention is looked up, and whatever is wrong is
reported at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec

from mecatol.core.errors import ContentError
from mecatol.core.layers import Table, layered

from .state import PlanetId, UnitId

CONTENT: Traversable = files("mecatol").joinpath("content")

Count = Annotated[int, msgspec.Meta(ge=0)]
Colour = Literal["red", "blue", "green", "yellow"]
Box = Literal["base", "se", "sott", "sa"]
Provenance = Literal["official", "sa", "ours"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One section of a table."""


class Unit(Entry, frozen=True):
    """A kind of unit. 0 means none, or no limit."""

    name: str
    category: Literal["ship", "ground", "installation"]
    cost: Count
    per: Count
    """How many the cost buys; 0: it cannot be bought."""
    production: Count
    """Share of the producer's capacity."""
    combat: Count
    dice: Count
    movement: Count
    capacity: Count
    limit: Count
    """Pieces of a player."""
    supply: Count
    """Pieces of all players together."""
    per_planet: Count
    sustain: Count
    """How often it may sustain damage."""
    bombardment: Count
    barrage: Count
    space_cannon: Count
    invasion_defence: Count
    shield: Count
    docks: Count
    """Fighters it supports where it stands."""
    requires: str
    """The technology without which it cannot be produced, or an empty string."""
    increased_limit: Count = 0
    """Pieces of a player where a ruleset has the option of increased limits."""
    evasion: Count = 0
    """What a die must show for a hit upon it to miss after all."""


class Technology(Entry, frozen=True):
    """A technology and the ways to it: any one of the groups, all of a group."""

    name: str
    colour: Colour
    set: Box
    needs: tuple[tuple[str, ...], ...]


class RaceTechnology(Entry, frozen=True):
    """A technology only one race may research, for its cost on top of the price of a technology."""

    race: str
    name: str
    cost: Count


class Upgrade(Entry, frozen=True):
    """A racial upgrade, bought in the Status Phase; no technology."""

    race: str
    name: str
    cost: Count
    provenance: Provenance


class Planet(Entry, frozen=True):
    """A planet or trade station; its refresh ability is used instead of refreshing it."""

    id: PlanetId
    name: str
    resources: Count
    influence: Count
    specialties: tuple[Colour, ...] = ()
    refresh: Literal[
        "",
        "trade_goods",
        "shock_troops",
        "ground_forces",
        "fighters",
        "fighters_and_ground_forces",
        "pds",
        "space_mines",
        "natural_wealth",
        "action_and_political_cards",
    ] = ""
    refresh_amount: Count = 0
    trade_station: bool = False


class System(Entry, frozen=True):
    """A tile, as often as there are copies of it."""

    name: str
    set: Box
    kind: Literal["regular", "home", "special", "empty", "mecatol", "nexus", "gate", "token"]
    anomaly: Literal["", "asteroid_field", "nebula", "supernova", "ion_storm", "gravity_rift"] = ""
    wormholes: tuple[Literal["A", "B", "C", "D"], ...] = ()
    copies: Annotated[int, msgspec.Meta(ge=1)] = 1
    high_resource: bool = False
    race: str = ""
    planets: tuple[Planet, ...] = ()


class Leader(Entry, frozen=True):
    """One of a race's three leaders."""

    id: str
    name: str
    kind: Literal["admiral", "general", "scientist", "diplomat", "agent"]


class Race(Entry, frozen=True):
    """A race sheet: what the race starts with, and the ids of its abilities."""

    name: str
    set: Box
    home: str
    off_map: bool
    """The home lies outside the galaxy; the race's gate takes its place there."""
    units: dict[UnitId, Count]
    technologies: tuple[str, ...]
    strategy: Count
    pool: Count
    fleet: Count
    contracts: tuple[Count, Count]
    """Values of the two trade contracts, the higher first."""
    leaders: tuple[Leader, ...]
    abilities: tuple[str, ...]
    provenance: Provenance
    scenario: bool = False
    """A race of a scenario, with neither leaders nor a Flagship."""


class Flagship(Entry, frozen=True):
    """A race's Flagship card. dice = 0: one of its abilities says how many."""

    name: str
    cost: Count
    production: Count
    combat: Count
    dice: Count
    movement: Count
    capacity: Count
    sustain: Count
    bombardment: Count
    barrage: Count
    space_cannon: Count
    abilities: tuple[str, ...]


class Facility(Entry, frozen=True):
    """What a planet gains from a facility, and what it costs."""

    name: str
    set: Box
    cost: Count
    resources: Count
    influence: Count
    supply: Count


class Content(msgspec.Struct, frozen=True):
    """All tables of a stack of layers, entries in file order."""

    units: dict[UnitId, Unit]
    technologies: dict[str, Technology]
    race_technologies: dict[str, RaceTechnology]
    upgrades: dict[str, Upgrade]
    systems: dict[str, System]
    races: dict[str, Race]
    flagships: dict[str, Flagship]
    """By race."""
    facilities: dict[str, Facility]


E = TypeVar("E", bound=Entry)


def load(layers: Sequence[str], root: Traversable = CONTENT) -> Content:
    """The content of a stack of layers, or every problem it has."""
    problems: list[str] = []
    content = Content(
        units=cast("dict[UnitId, Unit]", typed_table(layers, "units", Unit, problems, root)),
        technologies=typed_table(layers, "technologies", Technology, problems, root),
        race_technologies=typed_table(layers, "race_technologies", RaceTechnology, problems, root),
        upgrades=typed_table(layers, "upgrades", Upgrade, problems, root),
        systems=typed_table(layers, "systems", System, problems, root),
        races=typed_table(layers, "races", Race, problems, root),
        flagships=typed_table(layers, "flagships", Flagship, problems, root),
        facilities=typed_table(layers, "facilities", Facility, problems, root),
    )
    problems.extend(dangling(content))
    if problems:
        raise ContentError("\n".join(problems))
    return content


def typed_table(
    layers: Sequence[str], table: str, kind: type[E], problems: list[str], root: Traversable = CONTENT
) -> dict[str, E]:
    """A table's entries as records, without those that are none; what is wrong is added to the problems."""
    entries = _merged(layers, table, problems, root)
    wrong = {key: list(_misfits(kind, entry)) for key, entry in entries.items()}
    problems.extend(f"{table}.{key}: {each}" for key, found in wrong.items() for each in found)
    return {key: msgspec.convert(entry, kind) for key, entry in entries.items() if not wrong[key]}


def read_table(layers: Sequence[str], table: str, root: Traversable = CONTENT) -> Table:
    """One table as the stack of layers leaves it: the first layer's entries with the changes of the others."""
    problems: list[str] = []
    entries = _merged(layers, table, problems, root)
    if problems:
        raise ContentError("\n".join(problems))
    return entries


def _merged(layers: Sequence[str], table: str, problems: list[str], root: Traversable) -> Table:
    """A table with every change that can be made; those that cannot are added to the problems."""
    entries: Table = {}
    for depth, layer in enumerate(layers):
        try:
            sections = _sections(root, layer, table)
        except ContentError as error:
            problems.append(str(error))
            continue
        entries = _changed(entries, sections, f"{layer}/{table}", problems) if depth else sections
    return entries


def _changed(entries: Table, changes: Table, layer: str, problems: list[str]) -> Table:
    """The entries with a layer's changes, one at a time, so that a wrong one does not hide the others."""
    for key, change in changes.items():
        try:
            entries = layered(entries, {key: change}, layer)
        except ContentError as error:
            problems.append(str(error))
    return entries


def dangling(content: Content) -> Iterator[str]:
    """Every id an entry mentions that is not there, and every id that is there twice."""
    for kind, unit in content.units.items():
        yield from _unknown(f"units.{kind}", "technology", [unit.requires] if unit.requires else [], content.technologies)
    for key, technology in content.technologies.items():
        needed = [each for group in technology.needs for each in group]
        yield from _unknown(f"technologies.{key}", "technology", needed, content.technologies)
    for key, card in content.race_technologies.items():
        yield from _unknown(f"race_technologies.{key}", "race", [card.race], content.races)
    for key, upgrade in content.upgrades.items():
        yield from _unknown(f"upgrades.{key}", "race", [upgrade.race], content.races)
    for key, system in content.systems.items():
        yield from _unknown(f"systems.{key}", "race", [system.race] if system.race else [], content.races)
    for key in content.flagships:
        yield from _unknown(f"flagships.{key}", "race", [key], content.races)
    for key, race in content.races.items():
        yield from _dangling_of_race(content, key, race)
    yield from _twice("planet", (planet.id for system in content.systems.values() for planet in system.planets))
    yield from _twice("leader", (leader.id for race in content.races.values() for leader in race.leaders))
    sheets: list[Race | Flagship] = [*content.races.values(), *content.flagships.values()]
    yield from _twice("ability", (ability for sheet in sheets for ability in sheet.abilities))


def _dangling_of_race(content: Content, key: str, race: Race) -> Iterator[str]:
    """What a race sheet mentions that is not there, or belongs to another race."""
    where = f"races.{key}"
    yield from _unknown(where, "unit", race.units, content.units)
    yield from _unknown(where, "technology", race.technologies, content.technologies)
    yield from _unknown(where, "flagship", [] if race.scenario else [key], content.flagships)
    yield from _unknown(where, "system", [race.home], content.systems)
    home = content.systems.get(race.home)
    if home and (home.kind != "home" or home.race != key):
        yield f"{where}: {race.home} is not its home"
    gates = [system for system in content.systems.values() if system.kind == "gate" and system.race == key]
    if race.off_map and not gates:
        yield f"{where}: its home lies off the map, and no gate is its own"


def _unknown(where: str, what: str, ids: Iterable[str], known: Collection[str]) -> Iterator[str]:
    """The ids that are not among the known ones."""
    return (f"{where}: no {what} {each}" for each in ids if each not in known)


def _twice(what: str, ids: Iterable[str]) -> Iterator[str]:
    """The ids that were there before."""
    seen: set[str] = set()
    for each in ids:
        if each in seen:
            yield f"{what} {each} is there twice"
        seen.add(each)


def _sections(root: Traversable, layer: str, table: str) -> Table:
    """The sections of a layer's file; a layer without the file has none."""
    folder = root.joinpath(layer)
    if not folder.is_dir():
        raise ContentError(f"there is no layer {layer}")
    file = folder.joinpath(f"{table}.toml")
    if not file.is_file():
        return {}
    try:
        sections = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{layer}/{table}: {error}") from error
    stray = [key for key, section in sections.items() if not isinstance(section, dict)]
    if stray:
        raise ContentError(f"{layer}/{table}: {', '.join(stray)} is outside every section")
    return {key: _taken(root, table, key, section) for key, section in sections.items()}


def _taken(root: Traversable, table: str, key: str, section: dict[str, Any]) -> dict[str, Any]:
    """A section; one that is taken from another layer is that layer's, with what else it says itself."""
    own = dict(section)
    if not (layer := own.pop("taken", "")):
        return own
    its = _sections(root, layer, table)
    if key not in its:
        raise ContentError(f"{layer}/{table} has no {key} to take")
    return its[key] | own


def taken(layers: Sequence[str], root: Traversable = CONTENT) -> dict[tuple[str, str], str]:
    """Which entries a stack of layers takes from which other layers: their words are those layers' too."""
    return {
        (table, key): section["taken"]
        for layer in layers
        for table, sections in _tables(root.joinpath(layer))
        for key, section in sections.items()
        if "taken" in section
    }


def _tables(folder: Traversable) -> Iterator[tuple[str, Table]]:
    """The tables of a layer as they are written."""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        yield file.name.removesuffix(".toml"), tomllib.loads(file.read_text(encoding="utf-8"))


def _misfits(kind: type[Entry], entry: dict[str, Any]) -> Iterator[str]:
    """Every field of an entry that is unknown, missing or of the wrong type."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    yield from (f"unknown field {name}" for name in entry if name not in fields)
    for name, field in fields.items():
        if name not in entry:
            if field.required:
                yield f"no {name}"
            continue
        try:
            msgspec.convert(entry[name], field.type)
        except msgspec.ValidationError as error:
            yield f"{name}: {error}"
