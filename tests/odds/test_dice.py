"""Distributions of hits, against every roll there is."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from mecatol.odds.dice import Again, Shots, chance, hits, hits_and_tens

FACES = range(1, 11)


def test_the_chance_of_a_die() -> None:
    assert chance(7) == pytest.approx(0.4)
    assert chance(12) == 0
    assert chance(-3) == 1
    assert chance(7, rerolls=1) == pytest.approx(1 - 0.36)


@pytest.mark.rule("OFF-GEN-2")
def test_every_roll_of_three_dice() -> None:
    counts = [0] * 4
    for faces in itertools.product(FACES, repeat=3):
        counts[(faces[0] >= 5) + (faces[1] >= 5) + (faces[2] >= 9)] += 1
    assert hits((Shots(2, chance(5)), Shots(1, chance(9)))) == pytest.approx(np.array(counts) / 1000)


@pytest.mark.rule("OFF-SE-SHK")
def test_hits_and_tens_together() -> None:
    counts = np.zeros((3, 3))
    for faces in itertools.product(FACES, repeat=2):
        counts[sum(face >= 8 for face in faces), faces.count(10)] += 1
    assert hits_and_tens((Shots(2, chance(8), rises=True),)) == pytest.approx(counts / 100)


def again(needed: tuple[int, ...], rerolls: int, stubborn: bool) -> list[float]:
    """Brute force: misses rolled again one at a time, the easiest first."""

    def rest(misses: tuple[int, ...], left: int) -> dict[int, float]:
        if not left or not misses:
            return {0: 1.0}
        easiest, others = misses[0], misses[1:]
        found: dict[int, float] = {}
        for hit, p in ((1, chance(easiest)), (0, 1 - chance(easiest))):
            keeps = misses if stubborn and not hit else others
            for more, q in rest(keeps, left - 1).items():
                found[hit + more] = found.get(hit + more, 0.0) + p * q
        return found

    total = [0.0] * (len(needed) + 1)
    for rolled in itertools.product((True, False), repeat=len(needed)):
        p = 1.0
        for hit, value in zip(rolled, needed, strict=True):
            p *= chance(value) if hit else 1 - chance(value)
        misses = tuple(sorted(value for hit, value in zip(rolled, needed, strict=True) if not hit))
        for more, q in rest(misses, rerolls).items():
            total[sum(rolled) + more] += p * q
    return total


@pytest.mark.rule("SA17-LDR-06", "OFF-OPT-LDR-6")
@pytest.mark.parametrize("stubborn", [True, False])
@pytest.mark.parametrize("rerolls", [1, 2, 4])
@pytest.mark.parametrize("needed", [(7,), (6, 6, 8), (5, 8, 8, 9)])
def test_dice_rolled_again(needed: tuple[int, ...], rerolls: int, stubborn: bool) -> None:
    volley = tuple(Shots(needed.count(value), chance(value)) for value in sorted(set(needed)))
    assert hits(volley, Again(rerolls, stubborn)) == pytest.approx(again(needed, rerolls, stubborn))
