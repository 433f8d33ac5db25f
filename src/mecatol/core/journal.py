"""The record of a game: an ordered list of answers, acts, chance, epochs and redraws. It is save, undo and replay in one."""

from __future__ import annotations

from collections import deque
from typing import Any, Literal, TypeAlias

import msgspec

from .decisions import Order
from .errors import ReplayDiverged
from .events import Told
from .rng import Rng

SAVE_VERSION = 1

By: TypeAlias = Literal["player", "order", "table"]


class Answer(msgspec.Struct, frozen=True, tag="a", array_like=True, omit_defaults=True):
    """A seat chose a key. `by` says who spoke: who feeds bare answers to a live table leaves out what the table gives itself."""

    seat: int
    name: str
    key: str
    by: By = "player"


class Act(msgspec.Struct, frozen=True, tag="x", array_like=True):
    """A seat did something out of turn."""

    seat: int
    key: str


class Roll(msgspec.Struct, frozen=True, tag="r", array_like=True):
    """What chance gave, and for what. Recorded, so an old game replays even if the generator changes."""

    stream: str
    purpose: str
    values: tuple[int, ...]


class Epoch(msgspec.Struct, frozen=True, tag="e", array_like=True):
    """From here on chance is new."""

    value: int


class Redraw(msgspec.Struct, frozen=True, tag="h", array_like=True):
    """What a seat cannot know was dealt anew."""

    seat: int
    seed: int


Entry: TypeAlias = Answer | Act | Roll | Epoch | Redraw
Mark: TypeAlias = tuple[int, int]  # a place on the record: step, entries in it


class StepRecord:
    """What happened since a checkpoint.

    The checkpoint is a state, its bytes, or None where it was thinned out and is rebuilt from an earlier one. It is never
    changed, so tables may share it. The events are None where they were not kept and are told again by a replay.
    """

    __slots__ = ("checkpoint", "entries", "events")

    def __init__(self, checkpoint: Any, entries: list[Entry], events: list[Told] | None) -> None:
        self.checkpoint = checkpoint
        self.entries = entries
        self.events = events

    def asked(self) -> bool:
        """Whether anybody has spoken in it."""
        return any(type(e) is not Roll for e in self.entries)


class SavedStep(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A step in a save: its entries, and a checkpoint where one was kept."""

    entries: list[Entry]
    checkpoint: bytes = b""


class Saved(msgspec.Struct, frozen=True):
    """A save: the whole record, checkpoints here and there and at the last step, and a digest of where it ends."""

    version: int
    ruleset: str
    fingerprint: str
    digest: str
    rewinds: int
    steps: list[SavedStep]
    heard: list[int] = []  # events each seat, and at last a spectator, has heard before the last step
    orders: list[list[Order]] = []
    queue: list[Act] = []
    over: bool = False


class Tape:
    """Where chance and events go: recorded, or read back."""

    __slots__ = ("entries", "events", "script")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.events: list[Told] = []
        self.script: deque[Entry] = deque()  # entries still to be replayed

    def roll(self, rng: Rng, stream: str, purpose: str, sides: int, count: int) -> tuple[int, ...]:
        """Values 0 to sides - 1: from the record while it lasts, then from the generator."""
        if self.script:
            entry = self.script.popleft()
            if type(entry) is not Roll or (entry.stream, entry.purpose, len(entry.values)) != (stream, purpose, count):
                raise ReplayDiverged(f"{count} of {stream} for {purpose} wanted, the record has {entry}")
            rng.skip(stream, count)
        else:
            entry = Roll(stream, purpose, tuple(rng.value(stream, sides) for _ in range(count)))
        self.entries.append(entry)
        return entry.values
