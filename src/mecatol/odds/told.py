"""Dice that fall as somebody says, to find out what each face does."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.journal import Roll, Tape
from mecatol.core.rng import Rng

FACES = 10


class Unforeseen(Exception):
    """Something is asked, or chance has a say, of which the numbers know nothing."""


class OneMoreDie(Exception):
    """A die is rolled of which nobody has said yet how it falls."""


class Told(Tape):
    """Dice that fall as they are told, a face of 0 being the lowest."""

    __slots__ = ("faces",)

    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__()
        self.faces = list(faces)

    def roll(self, rng: Rng, stream: str, purpose: str, sides: int, count: int) -> tuple[int, ...]:
        if stream != "dice" or sides != FACES:
            raise Unforeseen
        if len(self.faces) < count:
            raise OneMoreDie
        values, self.faces = tuple(self.faces[:count]), self.faces[count:]
        self.entries.append(Roll(stream, purpose, values))
        return values
