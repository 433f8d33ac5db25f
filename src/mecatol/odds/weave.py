"""A round whose hits are not all alike, or do not all hit: what they do to one side, summed up state by state."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from mecatol.core.decisions import message

from .dice import Floats, Ints
from .falls import Falls, Spots
from .fleet import Counts, Node
from .readings import Readings
from .salvos import UNSEEN, Salvos
from .tallies import Tally
from .words import OddsError

MOST = 12_000_000  # numbers that are kept
MOST_SALVOS = 1_500_000  # that are gone through


def woven(
    read: Readings, side: int, salvos: Salvos, falls: Falls, fresh: tuple[Ints, Ints], after: Callable[[Spots], dict[Node, float]]
) -> tuple[Floats, Ints]:
    """What the enemy's dice do to a side: [the attacker's node, the defender's, which of the ends], and [node, which]: the ends.

    `fresh`: in which state either side's states go into the round; `after`: what becomes of a side that was struck.
    """
    enemy = 1 - side
    rows = list(dict.fromkeys(fresh[enemy].tolist()))
    mine, theirs = len(fresh[side]), len(fresh[enemy])
    heeds: dict[Counts, list[Node]] = {}
    for node in range(mine):
        heeds.setdefault(read.heed(enemy, int(fresh[side][node])), []).append(node)
    ends: list[dict[Node, int]] = [{} for _ in range(mine)]
    chances: list[Floats] = [np.zeros((0, 0))] * mine
    for nodes in heeds.values():
        seen = int(fresh[side][nodes[0]])
        rolled = {row: read.tallies(enemy, row, seen, by=salvos.by_enemy) for row in rows}
        known = list(dict.fromkeys(tally for found in rolled.values() for tally in found))
        if len(nodes) * len(known) > MOST_SALVOS:
            raise OddsError(message("odds-too-tangled"))
        place = {tally: n for n, tally in enumerate(known)}
        fire = np.zeros((theirs, len(known)))
        for n in range(theirs):
            for tally, p in rolled[int(fresh[enemy][n])].items():
                fire[n, place[tally]] += p
        for node in nodes:
            chances[node] = fire @ _led_to(int(fresh[side][node]), known, enemy, salvos, falls, after, ends[node])
    return _stacked(side, chances, ends, theirs)


def _led_to(
    node: Node,
    known: list[Tally],
    enemy: int,
    salvos: Salvos,
    falls: Falls,
    after: Callable[[Spots], dict[Node, float]],
    ends: dict[Node, int],
) -> Floats:
    """[tally, which of the ends]: where tallies lead a state; the ends are numbered as they are found."""
    found: list[tuple[int, int, float]] = []
    for n, tally in enumerate(known):
        shown = UNSEEN if not tally.shown else (tally.shown, ()) if enemy == 0 else ((), tally.shown)
        if not salvos.team.fleet.alive(node):
            found.append((n, ends.setdefault(node, len(ends)), 1.0))
            continue
        spots = falls.after(falls.start(node), salvos.plan(node, tally, shown))
        for end, p in after(spots).items():
            found.append((n, ends.setdefault(end, len(ends)), p))
    table = np.zeros((len(known), len(ends)))
    for n, which, p in found:
        table[n, which] += p
    return table


def _stacked(side: int, chances: list[Floats], ends: list[dict[Node, int]], theirs: int) -> tuple[Floats, Ints]:
    mine, width = len(chances), max(len(each) for each in ends)
    if mine * theirs * width > MOST:
        raise OddsError(message("odds-too-tangled"))
    on, to = np.zeros((mine, theirs, width)), np.zeros((mine, width), dtype=np.int64)
    for node in range(mine):
        on[node, :, : chances[node].shape[1]] = chances[node]
        to[node, :] = node
        for end, which in ends[node].items():
            to[node, which] = end
    return (on if side == 0 else on.transpose(1, 0, 2).copy()), to
