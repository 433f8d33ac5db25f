"""The record of a game: an ordered list of answers, acts, chance, epochs and redraws. It is save, undo and replay in one."""

from __future__ import annotations

from collections import deque
from typing import Literal, TypeAlias

import msgspec

from .errors import ReplayDiverged
from .events import Told
from .rng import Rng

By: TypeAlias = Literal["player", "order", "table"]


class Answer(msgspec.Struct, frozen=True, tag="a", array_like=True, gc=False, omit_defaults=True):
    """A seat chose a key. `by` says who spoke: who feeds bare answers to a live table leaves out what the table gives itself."""

    seat: int
    name: str
    key: str
    by: By = "player"


class Act(msgspec.Struct, frozen=True, tag="x", array_like=True, gc=False):
    """A seat did something out of turn."""

    seat: int
    key: str


class Roll(msgspec.Struct, frozen=True, tag="r", array_like=True, gc=False):
    """What chance gave, and for what. Recorded, so an old game replays even if the generator changes."""

    stream: str
    purpose: str
    values: tuple[int, ...]


class Epoch(msgspec.Struct, frozen=True, tag="e", array_like=True, gc=False):
    """From here on chance is new."""

    value: int


class Again(msgspec.Struct, frozen=True, tag="t", array_like=True, gc=False):
    """A seat took an answer back: its question has a number that was never used before."""

    seat: int
    number: int


class Redraw(msgspec.Struct, frozen=True, tag="h", array_like=True, gc=False):
    """What a seat cannot know was dealt anew."""

    seat: int
    seed: int


Entry: TypeAlias = Answer | Act | Roll | Epoch | Again | Redraw


def spoken_by(entry: Entry) -> int:
    """Whose answer, act or retraction it is; -1: nobody's."""
    return entry.seat if isinstance(entry, Answer | Act | Again) else -1


class Tape:
    """Where chance and events go: recorded, or read back."""

    __slots__ = ("entries", "events", "news", "script")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.events: list[Told] = []
        self.script: deque[Entry] = deque()  # entries still to be replayed
        self.news = 0  # how often chance or a secret has had a say: a plan may not reach beyond

    def roll(self, rng: Rng, stream: str, purpose: str, sides: int, count: int) -> tuple[int, ...]:
        """Values 0 to sides - 1: from the record while it lasts, then from the generator."""
        self.news += 1
        if self.script:
            entry = self.script.popleft()
            if type(entry) is not Roll or (entry.stream, entry.purpose, len(entry.values)) != (stream, purpose, count):
                raise ReplayDiverged(f"{count} of {stream} for {purpose} wanted, the record has {entry}")
            rng.skip(stream, count)
        else:
            entry = Roll(stream, purpose, tuple(rng.value(stream, sides) for _ in range(count)))
        self.entries.append(entry)
        return entry.values
