"""Galaxies: the preset maps, and what makes a map good."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, TypeVar

import msgspec

from mecatol.core.errors import ContentError
from mecatol.core.hexes import Border, Hex, sides

T = TypeVar("T")


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a preset map."""


class WormholeToken(Preset, frozen=True):
    """A double-sided wormhole token. The first face is up."""

    place: Hex
    faces: tuple[str, str]


class Artifact(Preset, frozen=True):
    """A face-down artifact, on a planet or in space."""

    place: Hex
    planet: str = ""


class DomainCounter(Preset, frozen=True):
    """A domain counter, on a planet or in space, with the number printed on it."""

    place: Hex
    counter: str
    planet: str = ""
    value: int = 0


class Tokens(Preset, frozen=True):
    """What a map lays on its systems and borders; of a Standing Grav Wave also the side ships come out on, "grav_wave>0,1"."""

    borders: dict[Border, str] = {}
    wormholes: tuple[WormholeToken, ...] = ()
    artifacts: tuple[Artifact, ...] = ()
    domain_counters: tuple[DomainCounter, ...] = ()

    def __post_init__(self) -> None:
        for border, token in self.borders.items():
            kind, _, towards = token.partition(">")
            if (towards in sides(border)) != (kind == "grav_wave"):
                raise ValueError(f"{border}: {token} goes to neither side")


class PresetMap(Preset, frozen=True):
    """A map drawn for a number of players."""

    name: str
    players: Annotated[int, msgspec.Meta(ge=2, le=9)]
    rings: int
    """Full rings around the middle; a map may reach a little farther out."""
    provenance: Literal["ours", "shattered_ascension"]
    homes: tuple[Hex, ...]
    """Where the home systems go, clockwise."""
    tiles: dict[Hex, str]
    """The system at every other place, from the middle outwards."""
    tokens: Tokens = Tokens()


class ScenarioMap(Preset, frozen=True):
    """The galaxy of a scenario for a number of players."""

    players: int
    homes: dict[str, Hex]
    """Where each race lives, in the order in which the players sit."""
    tiles: dict[Hex, str]
    """The system at every other place."""


@cache
def fall_of_the_empire() -> dict[str, ScenarioMap]:
    """The galaxies of Fall of the Empire (OFF-SOT-FOE)."""
    return _read("fall_of_the_empire", dict[str, ScenarioMap])


@cache
def preset_maps() -> dict[str, PresetMap]:
    """Every preset map by its id."""
    return _read("official", dict[str, PresetMap])


def _read(layer: str, kind: type[T]) -> T:
    text = files("mecatol").joinpath(f"content/{layer}/maps.toml").read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{layer}/maps: {error}") from error


def maps_for(players: int) -> list[str]:
    """The preset maps drawn for this number of players (SA17-SET-39)."""
    return [key for key, each in preset_maps().items() if each.players == players]
