"""A finished game in figures."""

from __future__ import annotations

from mecatol.rules.state import Claim

from .basics import Wire


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
