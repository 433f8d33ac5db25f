"""Numbers between -1 and 1: counts as shares of what is much, names by columns or by drawers, places as seen from the middle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from zlib import crc32

from mecatol.core.hexes import Hex, coordinates
from mecatol.rules.decks import printed

from .columns import FAR, MANY


def share(value: float, most: float = MANY) -> float:
    """A count as a number up to 1."""
    return min(1.0, max(-1.0, value / most))


def held(names: Sequence[str], cards: Iterable[str]) -> list[float]:
    """Which cards are among these, whichever copies."""
    found = {printed(card) for card in cards}
    return [float(name in found) for name in names]


@lru_cache(maxsize=1024)
def place(word: str) -> tuple[float, float]:
    """Where a hex lies, seen from the middle; what is off the board, or no hex, lies in the middle."""
    if "," not in word:
        return 0.0, 0.0
    try:
        at = coordinates(Hex(word))
    except ValueError:
        return 0.0, 0.0
    return (share(at[0], FAR), share(at[1], FAR)) if at is not None else (0.0, 0.0)


def drawers(words: Iterable[str], count: int) -> list[float]:
    """The drawers in which the words are."""
    numbers = [0.0] * count
    for word in words:
        numbers[drawer(word, count)] = 1.0
    return numbers


@lru_cache(maxsize=8192)
def drawer(word: str, count: int) -> int:
    """Where a word belongs."""
    return crc32(word.encode()) % count
