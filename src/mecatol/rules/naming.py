"""How things are called in the keys of options and targets: written and read here, and nowhere else.

A key is a kind and a name, "planet:jord", or a single word, "done". Where a key speaks of several things they follow each other,
each behind a mark of its own: "load:planet:jord:fighter", "cruiser*1@system:0,1", "move:planet:jord carrier>system:1,0".
A unit is its kind, with "*" and its damage and "!" and its mark where it has any: "cruiser", "dreadnought*1", "fighter!decoy".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import cast

from mecatol.core.decisions import kind_of
from mecatol.core.hexes import Border, Hex
from mecatol.core.memo import kept
from mecatol.core.records import replace

from .pieces import in_system, on_planet
from .state import MERCENARIES, NO_PLANET, SPACE_SIDE, UNITS, CardId, Group, Place, PlanetId, Seat, UnitId

__all__ = [
    "aimed",
    "at_card",
    "at_fleet",
    "at_player",
    "at_unit",
    "border_named",
    "card_named",
    "cargo_named",
    "each_of",
    "family_of",
    "fleet_named",
    "gift_of",
    "holding",
    "in_system",
    "is_planet",
    "kind_of",
    "last_word",
    "listed",
    "listing",
    "marks_of",
    "name_behind",
    "name_of",
    "number_named",
    "on_planet",
    "parted",
    "place_named",
    "planet_named",
    "planet_of",
    "player_named",
    "players_named",
    "renewed",
    "seats_listed",
    "system_named",
    "unit_key",
    "unit_kind",
    "unit_named",
    "unit_read",
    "unit_with",
    "unit_with_place",
    "words_of",
]

# -- a kind and a name -------------------------------------------------------------------------------------------------


@kept
def name_of(key: str) -> str:
    """What a key names: "jord" of "planet:jord", "" of "done"."""
    return key.partition(":")[2]


def words_of(key: str, most: int = -1) -> list[str]:
    """A key word by word: "agreement", "1", "hacan_3" of "agreement:1:hacan_3"; no more than so many, the rest in the last."""
    return key.split(":", most - 1 if most > 0 else -1)


@kept
def parted(text: str, mark: str) -> tuple[str, str]:
    """What stands before a mark and behind it: "cruiser*1" and "system:0,1" of "cruiser*1@system:0,1"."""
    before, _, behind = text.partition(mark)
    return before, behind


@kept
def last_word(key: str) -> str:
    """What stands behind the last colon: "plague#1" of "play:card:plague#1"."""
    return key.rpartition(":")[2]


@kept
def name_behind(key: str, beginning: str) -> str:
    """What follows a beginning, where a key has it: "planet:jord" of "units@planet:jord" behind "units@"."""
    return key.removeprefix(beginning)


def number_named(key: str) -> int:
    """The number that a key names: 3 of "votes:3"."""
    return int(name_of(key))


def listed(text: str, mark: str = " ") -> list[str]:
    """The names that a text lists one after the other: "0,1" and "1,0" of "0,1 1,0"; none of ""."""
    return text.split(mark) if text else []


def listing(names: Iterable[str], mark: str = " ") -> str:
    """Names one after the other: "0,1 1,0"."""
    return mark.join(names)


def each_of(key: str) -> list[str]:
    """Every thing that a key speaks of: "planet:jord" and "planet:lodor" of "planet:jord+planet:lodor"."""
    return listed(key, "+")


# -- places, players, cards --------------------------------------------------------------------------------------------


@kept
def at_player(seat: Seat) -> str:
    """A player: "player:2"."""
    return f"player:{seat}"


@kept
def at_card(card: str) -> str:
    """A card: "card:plague#1"."""
    return f"card:{card}"


@kept
def planet_named(key: str) -> PlanetId:
    """The planet that a key names: "jord" of "planet:jord"."""
    return PlanetId(name_of(key))


@kept
def planet_of(where: Place) -> PlanetId:
    """The planet that a place is on; "" of a place in space."""
    return PlanetId(where[7:]) if where.startswith("planet:") else NO_PLANET


@kept
def is_planet(where: Place) -> bool:
    """Whether a place is on a planet, not in space."""
    return where.startswith("planet:")


def place_named(text: str) -> Place:
    """A place as a text names it: "planet:jord", "system:0,1"; nowhere of ""."""
    return Place(text)


def system_named(key: str) -> Hex:
    """The system that a key names: "0,1" of "activate:0,1"."""
    return Hex(name_of(key))


def player_named(key: str) -> Seat:
    """The player that a key names: 2 of "player:2"."""
    return int(name_of(key))


def at_fleet(seat: Seat, hex_: Hex) -> str:
    """A player's fleet in a system: "fleet:2:0,1"."""
    return f"fleet:{seat}:{hex_}"


def players_named(key: str) -> tuple[Seat, Seat]:
    """The two players of a pair: 0 and 2 of "player:0+player:2", the first with or without its kind."""
    first, second = [int(words_of(each)[-1]) for each in each_of(key)]
    return first, second


def fleet_named(key: str) -> tuple[Seat, Hex]:
    """Whose fleet a key names and where it is: 0 and "0,1" of "fleet:0:0,1", with or without its kind."""
    *_, owner, place = words_of(key)
    return int(owner), Hex(place)


def border_named(key: str) -> Border:
    """The border that a key names."""
    return Border(name_of(key))


@kept
def card_named(key: str) -> CardId:
    """The card that a key names: "plague#1" of "card:plague#1"."""
    return CardId(name_of(key))


def seats_listed(text: str) -> list[Seat]:
    """The players that an effect remembers: 0, 2 and 3 of "0,2,3"."""
    return [int(seat) for seat in listed(text, ",")]


def aimed(targets: Sequence[str], kind: str) -> list[str]:
    """The names of those targets that are of one kind: "planet", "system", "player"."""
    return [name_of(target) for target in targets if kind_of(target) == kind]


VERSIONS = ("ii", "iii", "iv")  # of Strategy Cards


def family_of(card: str) -> str:
    """The Strategy Card of which a card is a later version: "trade" of "trade", "trade_ii", "trade_iii" and "trade_iv"."""
    name, _, version = card.rpartition("_")
    return name if version in VERSIONS else card


@kept
def holding(card: str) -> str:
    """The effect of a Strategy Card while somebody holds it: "holding_diplomacy"."""
    return f"holding_{card}"


@kept
def gift_of(kind: str) -> str:
    """The effect of a kind of leader: "leader_admiral"."""
    return f"leader_{kind}"


# -- units -------------------------------------------------------------------------------------------------------------


@kept
def unit_with(kind: UnitId, damage: int = 0, mark: str = "") -> str:
    """One unit of a kind as it stands there: "cruiser", "dreadnought*1", "fighter!decoy"."""
    return kind + (f"*{damage}" if damage else "") + (f"!{mark}" if mark else "")


def unit_key(group: Group) -> str:
    """One unit of a group: "cruiser", "dreadnought*1", "fighter!decoy"."""
    return unit_with(group.kind, group.damage, group.mark)


def at_unit(group: Group) -> str:
    """One unit of a group as a thing or a target: "unit:dreadnought*1"."""
    return f"unit:{unit_key(group)}"


def unit_with_place(group: Group, where: Place) -> str:
    """One unit of a group and where it is: "dreadnought*1@system:0,1"."""
    return f"{unit_key(group)}@{where}"


@kept
def unit_kind(text: str) -> UnitId:
    """The kind of unit that a text names: "cruiser"."""
    return cast("UnitId", text)


def cargo_named(key: str) -> tuple[Place, UnitId]:
    """From where what is loaded: "planet:jord" and "fighter" of "planet:jord:fighter"."""
    place, _, kind = key.rpartition(":")
    return place_named(place), unit_kind(kind)


@kept
def marks_of(mark: str) -> tuple[str, ...]:
    """The words of a mark: "admiral" and "decoy" of "admiral+decoy"."""
    return tuple(listed(mark, "+"))


def unit_read(name: str) -> Group:
    """The unit that a name stands for."""
    name, mark = parted(name, "!")
    kind, damage = parted(name, "*")
    return Group(unit_kind(kind), 1, int(damage or 0), mark)


def unit_named(groups: Iterable[Group], name: str) -> Group:
    """One unit of those groups, the one that a name stands for."""
    wanted = unit_read(name.removeprefix("unit:"))
    return next(replace(group, count=1) for group in groups if replace(group, count=1) == wanted)


# -- older saves -------------------------------------------------------------------------------------------------------

# Saves of version 1 named units also as "cruiser:1", "cruiser:0:decoy", "cruiser**" and "cruiser*0!".
_UNIT = rf"\b({'|'.join((*UNITS, *MERCENARIES, *SPACE_SIDE))})"
_WITH_COLONS = re.compile(_UNIT + r":(\d)(?::([a-z_+]+))?(?![\w,])")
_WITH_STARS = re.compile(_UNIT + r"(\*+)(?!\d)")
_WITH_ALL = re.compile(_UNIT + r"\*(\d)!([a-z_+]*)")


def renewed(key: str) -> str:
    """A key of a save of version 1 as it is written today; others stay as they are."""
    key = _WITH_COLONS.sub(lambda m: unit_with(unit_kind(m[1]), int(m[2]), m[3] or ""), key)
    key = _WITH_STARS.sub(lambda m: unit_with(unit_kind(m[1]), len(m[2])), key)
    return _WITH_ALL.sub(lambda m: unit_with(unit_kind(m[1]), int(m[2]), m[3]), key)
