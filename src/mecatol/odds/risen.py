"""A round in which tens promote (OFF-SE-SHK) and hits are not all alike: state by state, each side's dice as hits and tens."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .arena import ATTACKER, DEFENDER
from .dice import Floats, Ints
from .falls import Falls, Spots
from .fleet import Counts, Node
from .program import Row
from .readings import Readings
from .salvos import Salvos
from .tallies import Tally

Fire = Floats  # [hits, tens]


class Risen:
    """The rows of such a round. A side's fate goes by the enemy's hits and its own tens."""

    def __init__(
        self,
        read: Readings,
        salvos: tuple[Salvos, Salvos],
        ends: Callable[[int, Spots, int], dict[Node, float]],
        fresh: tuple[Ints, Ints],
    ) -> None:
        self.read = read
        self.salvos = salvos
        self.falls: tuple[Falls, Falls] = (read.teams[0].falls, read.teams[1].falls)
        self.ends = ends  # what becomes of a side after its casualties, with so many tens
        self.fresh = fresh
        self._effects = read.arena.game.state.effects
        self._fires: dict[tuple[int, Node, Counts], Fire] = {}
        self._fates: dict[tuple[int, Node], tuple[list[Node], Floats]] = {}
        self._most = [self._fire(side, 0, 0).shape for side in (ATTACKER, DEFENDER)]

    def row(self, a: Node, d: Node) -> Row:
        """Where a pair of states goes."""
        with self.read.arena.at_round(self.read.number, self._effects):
            at_a, at_d = int(self.fresh[0][a]), int(self.fresh[1][d])
            ours, theirs = self._fire(ATTACKER, at_a, at_d), self._fire(DEFENDER, at_d, at_a)
            nodes_a, fate_a = self._fate(ATTACKER, at_a)
            nodes_d, fate_d = self._fate(DEFENDER, at_d)
        upon_a = fate_a[: ours.shape[1], : theirs.shape[0]].transpose(0, 2, 1) @ theirs  # [own tens, end, enemy's tens]
        upon_d = fate_d[: theirs.shape[1], : ours.shape[0]].transpose(0, 2, 1) @ ours
        left = upon_a.transpose(1, 0, 2).reshape(len(nodes_a), -1)
        right = upon_d.transpose(1, 2, 0).reshape(len(nodes_d), -1)
        joint = left @ right.T
        rows, columns = np.nonzero(joint)
        width = len(self.read.teams[DEFENDER].fleet)
        targets = np.array(nodes_a, dtype=np.int64)[rows] * width + np.array(nodes_d, dtype=np.int64)[columns]
        return targets, joint[rows, columns]

    def _fire(self, side: int, node: Node, enemy: Node) -> Fire:
        """The chances of hits and tens of a side in a state."""
        key = (side, node, self.read.heed(side, enemy))
        if key not in self._fires:
            found = self.read.tallies(side, node, enemy)
            hits, tens = max(tally.total for tally in found), max(tally.tens for tally in found)
            fire = np.zeros((hits + 1, tens + 1))
            for tally, p in found.items():
                fire[tally.total, tally.tens] += p
            self._fires[key] = fire
        return self._fires[key]

    def _fate(self, side: int, node: Node) -> tuple[list[Node], Floats]:
        """[own tens, hits taken, end]: the chances of what becomes of a state."""
        key = (side, node)
        if key not in self._fates:
            tens, hits = self._most[side][1], self._most[1 - side][0]
            ends: dict[Node, int] = {}
            found: list[tuple[int, int, int, float]] = []
            for hit in range(hits):
                spots = self.falls[side].after(self.falls[side].start(node), self.salvos[side].plan(node, Tally(hit)))
                for ten in range(tens):
                    for end, p in self.ends(side, spots, ten).items():
                        found.append((ten, hit, ends.setdefault(end, len(ends)), p))
            fate = np.zeros((tens, hits, len(ends)))
            for ten, hit, end, p in found:
                fate[ten, hit, end] += p
            self._fates[key] = (list(ends), fate)
        return self._fates[key]
