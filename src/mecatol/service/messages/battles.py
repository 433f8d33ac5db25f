"""A battle without a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from mecatol.rules.state import Group

from .basics import Request, Wire

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
