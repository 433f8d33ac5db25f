"""Galaxies: the preset maps, and what makes a map good."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from mecatol.core.errors import ContentError
from mecatol.core.hexes import Border, Hex


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
    """What a map lays on its systems and borders."""

    borders: dict[Border, str] = {}
    wormholes: tuple[WormholeToken, ...] = ()
    artifacts: tuple[Artifact, ...] = ()
    domain_counters: tuple[DomainCounter, ...] = ()


class PresetMap(Preset, frozen=True):
    """A map drawn for a number of players."""

    name: str
    players: Annotated[int, msgspec.Meta(ge=2, le=8)]
    rings: int
    """Full rings around the middle; a map may reach a little farther out."""
    provenance: Literal["ours", "shattered_ascension"]
    homes: tuple[Hex, ...]
    """Where the home systems go, clockwise."""
    tiles: dict[Hex, str]
    """The system at every other place, from the middle outwards."""
    tokens: Tokens = Tokens()


@cache
def preset_maps() -> dict[str, PresetMap]:
    """Every preset map by its id."""
    text = files("mecatol").joinpath("content/official/maps.toml").read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), dict[str, PresetMap])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"official/maps: {error}") from error


def maps_for(players: int) -> list[str]:
    """The preset maps drawn for this number of players (SA17-SET-39)."""
    return [key for key, each in preset_maps().items() if each.players == players]
