"""How many hits dice give: exact distributions, nothing rolled."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from mecatol.core.records import Record

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]
Bools: TypeAlias = npt.NDArray[np.bool_]

TEN = 0.1  # OFF-GEN-2: the chance that a die shows its highest face


class Shots(Record, frozen=True):
    """So many dice that hit with a chance; `rises`: each ten of them promotes its Ground Force (OFF-SE-SHK)."""

    count: int
    chance: float
    rises: bool = False
    low: int = 0  # so many of the lowest faces are rolled again at once
    on_ten: int = 1  # hits that a ten gives

    @property
    def tries(self) -> float:
        """How often a die is thrown on average before anybody decides to roll it again."""
        return 1 + self.low / 10


class Again(Record, frozen=True):
    """Dice that may be rolled again: how many, and whether the same one more than once."""

    count: int = 0
    stubborn: bool = False


Volley: TypeAlias = tuple[Shots, ...]
NO_REROLLS = Again()
NO_HITS: Floats = np.ones(1)


def chance(needed: int, rerolls: int = 0) -> float:
    """The chance of one die that hits from a number up, rolled again so often where it misses."""
    miss = 1 - min(10, max(0, 11 - needed)) / 10
    return 1 - miss ** (1 + rerolls) if rerolls else 1 - miss


@cache
def binomial(count: int, p: float) -> Floats:
    """The distribution of hits of equal dice."""
    if p >= 1:
        return np.array([*[0.0] * count, 1.0])
    return np.array([comb(count, k) * p**k * (1 - p) ** (count - k) for k in range(count + 1)])


def bursts(shots: Shots) -> Floats:
    """The distribution of hits of equal dice whose tens give more than one."""
    one = np.zeros(max(1, shots.on_ten) + 1)
    ten = TEN if shots.chance > 0 else 0.0
    one[0], one[1] = 1 - shots.chance * shots.tries, (shots.chance - ten) * shots.tries
    one[shots.on_ten] += ten * shots.tries
    found = NO_HITS
    for _ in range(shots.count):
        found = np.convolve(found, one)
    return found


@lru_cache(maxsize=65536)
def hits(volley: Volley, again: Again = NO_REROLLS) -> Floats:
    """The distribution of the hits of a volley: entry h is the chance of exactly h."""
    if again.count:
        return np.asarray(hits_and_tens(volley, again).sum(axis=1))
    found = np.ones(1)
    for shots in volley:
        part = bursts(shots) if shots.on_ten != 1 else binomial(shots.count, shots.chance * shots.tries)
        found = np.convolve(found, part) if len(found) > 1 else part
    return found


@lru_cache(maxsize=4096)
def hits_and_tens(volley: Volley, again: Again = NO_REROLLS) -> Floats:
    """The joint distribution [hits, tens] of a volley, its misses rolled again the best first."""
    best_first = sorted(volley, key=lambda shots: -shots.chance)
    total = sum(shots.count for shots in volley)
    tens = sum(shots.count for shots in volley if shots.rises)
    spent = np.zeros((total + 1, tens + 1, again.count + 1))
    spent[0, 0, 0] = 1.0
    for shots in best_first:
        for _ in range(shots.count):
            spent = _one_die(spent, shots, again)
    return np.asarray(spent.sum(axis=2))


def _one_die(before: Floats, shots: Shots, again: Again) -> Floats:
    """One more die, [hits, tens, rerolls used]. A miss is rolled again at once: the order of equal dice makes no difference."""
    ten = TEN if shots.rises else 0.0
    ten_hits = ten if shots.chance > 0 else 0.0
    plain_hit, ten_misses = shots.chance - ten_hits, ten - ten_hits
    miss = 1 - shots.chance - ten_misses
    after = np.zeros_like(before)
    weight = before
    for turn in range(again.count + 1):
        if shots.low and turn < 2:
            tries = shots.tries if turn == 0 else 1 / shots.tries
            plain_hit, ten_hits, ten_misses = plain_hit * tries, ten_hits * tries, ten_misses * tries
            miss = 1 - plain_hit - ten_hits - ten_misses
        after[1:] += plain_hit * weight[:-1]
        if ten:
            after[1:, 1:] += ten_hits * weight[:-1, :-1]
            after[:, 1:] += ten_misses * weight[:, :-1]
        missed = miss * weight
        rolled = np.zeros_like(before)
        rolled[:, :, 1:] = missed[:, :, :-1]
        after[:, :, -1] += missed[:, :, -1]  # nothing left to roll again with
        if not again.count:
            break
        weight = rolled
        if not again.stubborn:
            plain = (each / shots.tries for each in (plain_hit, ten_hits, ten_misses))
            return _last_try(after, weight, *plain)
    return after


def _last_try(after: Floats, weight: Floats, plain_hit: float, ten_hits: float, ten_misses: float) -> Floats:
    """The one re-roll of a die that may not be rolled a third time."""
    after[1:] += plain_hit * weight[:-1]
    after[1:, 1:] += ten_hits * weight[:-1, :-1]
    after[:, 1:] += ten_misses * weight[:, :-1]
    after += (1 - plain_hit - ten_hits - ten_misses) * weight
    return after
