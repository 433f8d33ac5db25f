"""The dynamic program: how a distribution over the states of two sides changes, round by round or to the very end.

A state of the battle is a pair of nodes, one a side, kept as one number. Hits only ever wear a side down, so the states can be
gone through once, from the freshest to the most battered; the rounds in which nobody hits are summed up by a division.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from .dice import Bools, Floats, Ints
from .fleet import Fleet

Nodes: TypeAlias = npt.NDArray[np.int32]

CERTAIN = 1 - 1e-12
LONGEST = 100  # OFF-SPB-10: after so many rounds the engine calls it a stalemate
NEGLIGIBLE = 1e-15
ROOM = 3_000_000  # numbers kept at once


class Field:
    """All pairs of states of two sides."""

    def __init__(self, attacker: Fleet, defender: Fleet) -> None:
        self.shape = (len(attacker), len(defender))
        self.alive = (np.array(attacker.fought), np.array(defender.fought))
        self.fought = np.logical_and.outer(*self.alive).ravel()
        levels = np.add.outer(np.array(attacker.levels), np.array(defender.levels)).ravel()
        open_states = np.flatnonzero(self.fought)
        order = open_states[np.argsort(levels[open_states], kind="stable")]
        self.order: Ints = order  # the states still fought in, from the freshest to the most battered
        cuts = [0, *(np.flatnonzero(np.diff(levels[order])) + 1).tolist(), len(order)]
        self.ranks = list(pairwise(cuts))  # which of them are equally battered: none of these leads to another

    def start(self, states: Sequence[tuple[int, int, float]]) -> Floats:
        """A distribution."""
        found = np.zeros(self.shape)
        for a, d, p in states:
            found[a, d] += p
        return found.ravel()

    def apart(self, states: Ints) -> tuple[Ints, Ints]:
        """The two nodes of each state."""
        first = states // self.shape[1]
        return first, states - first * self.shape[1]


class Exchange:
    """Both sides fire and take their hits: what may come of every state.

    `on_attacker` [defender's node, hits] are the chances of hits on the attacker, or [a, d, hits] where both sides matter.
    `attacker_to` [attacker's node, hits] is where they lead; with a mood of the enemy in front [mood, node, hits].
    """

    def __init__(
        self,
        field: Field,
        on_attacker: Floats,
        on_defender: Floats,
        attacker_to: Ints,
        defender_to: Ints,
        moods: tuple[Ints | None, Ints | None] = (None, None),
        *,
        steady: bool = True,
        idle: bool = False,
    ) -> None:
        self.field = field
        self.on_attacker = on_attacker
        self.on_defender = on_defender
        self.attacker_to = attacker_to
        self.defender_to = defender_to
        self.moods = moods
        self.steady = steady  # only hits change anything: there is no way back to a fresher state
        self.idle = idle  # some hits change nothing

    @property
    def width(self) -> int:
        """How much may come of a state at most."""
        return int(self.on_attacker.shape[-1] * self.on_defender.shape[-1])

    def chances(self, a: Ints, d: Ints) -> tuple[Floats, Floats]:
        """The chances of hits on either side."""
        on_attacker = self.on_attacker[d] if self.on_attacker.ndim == 2 else self.on_attacker[a, d]
        on_defender = self.on_defender[a] if self.on_defender.ndim == 2 else self.on_defender[a, d]
        return on_attacker, on_defender

    def targets(self, a: Ints, d: Ints) -> Ints:
        """[state, hits on the attacker, hits on the defender]: what it becomes.

        The attacker takes his casualties first (OFF-SPB-5): the defender's mood is what they leave of the attacker.
        """
        mood_a, mood_d = self.moods
        to_a = (self.attacker_to[a] if mood_a is None else self.attacker_to[mood_a[d], a])[:, :, None]
        if mood_d is None:
            to_d = self.defender_to[d][:, None, :]
        else:
            to_d = self.defender_to[mood_d[to_a], d[:, None, None], np.arange(self.defender_to.shape[2])[None, None, :]]
        return np.asarray(to_a * self.field.shape[1] + to_d)

    def step(self, states: Ints, weights: Floats) -> Floats:
        """Where weights on states go in one exchange."""
        a, d = self.field.apart(states)
        on_a, on_d = self.chances(a, d)
        mass = (weights[:, None] * on_a)[:, :, None] * on_d[:, None, :]
        return self._gathered(self.targets(a, d), mass)

    def moves(self, states: Ints) -> Moves:
        """Where states go at the first exchange in which anybody hits."""
        a, d = self.field.apart(states)
        on_a, on_d = self.chances(a, d)
        targets = self.targets(a, d)
        if self.idle:
            return settled(states, targets, on_a[:, :, None] * on_d[:, None, :])
        idle = on_a[:, 0] * on_d[:, 0]
        lasting = np.where(idle >= CERTAIN, 0.0, 1 / np.maximum(1 - idle, 1 - CERTAIN))
        mass = (lasting[:, None] * on_a)[:, :, None] * on_d[:, None, :]
        mass[:, 0, 0] = 0.0
        return Moves(targets, mass, lasting)

    def once_worth(self, states: Ints, values: Floats) -> Floats:
        """What states are worth one exchange before others are worth so much."""
        a, d = self.field.apart(states)
        on_a, on_d = self.chances(a, d)
        return np.asarray(np.einsum("nk,nl,nkl->n", on_a, on_d, values[self.targets(a, d)]))

    def _gathered(self, targets: Ints, mass: Floats) -> Floats:
        size = self.field.shape[0] * self.field.shape[1]
        return np.bincount(targets.ravel(), mass.ravel(), size).astype(np.float64)


class Chosen(Exchange):
    """An exchange after which owners choose freely: `choices` [node, hits, the enemy's node afterwards], one a side, or none.

    The attacker takes his casualties first (OFF-SPB-5) and expects the defender to follow his order; the defender then sees them.
    """

    def __init__(self, usual: Exchange, choices: tuple[Nodes | None, Nodes | None]) -> None:
        super().__init__(usual.field, usual.on_attacker, usual.on_defender, usual.attacker_to, usual.defender_to)
        self.choices = choices

    def targets(self, a: Ints, d: Ints) -> Ints:
        to_a, to_d = self.attacker_to[a][:, :, None], self.defender_to[d][:, None, :]
        mine, theirs = self.choices
        if mine is not None:
            to_a = mine[a[:, None, None], np.arange(mine.shape[1])[None, :, None], to_d].astype(np.int64)
        if theirs is not None:
            to_d = theirs[d[:, None, None], np.arange(theirs.shape[1])[None, None, :], to_a].astype(np.int64)
        return np.asarray(to_a * self.field.shape[1] + to_d)


class Moves:
    """Where states go [state, hits on the attacker, hits on the defender], how likely, and how many exchanges it takes."""

    def __init__(self, targets: Ints, mass: Floats, lasting: Floats) -> None:
        self.targets = targets
        self.mass = mass
        self.lasting = lasting  # 0 where nobody can ever hit anybody

    def part(self, begin: int, end: int) -> Moves:
        """Those of some of the states."""
        return Moves(self.targets[begin:end], self.mass[begin:end], self.lasting[begin:end])


def settled(states: Ints, targets: Ints, mass: Floats) -> Moves:
    """Where states go at the first exchange that changes anything."""
    same = targets == states.reshape(-1, *[1] * (targets.ndim - 1))
    axes = tuple(range(1, targets.ndim))
    idle = np.where(same, mass, 0.0).sum(axis=axes)
    lasting = np.where(idle >= CERTAIN, 0.0, 1 / np.maximum(1 - idle, 1 - CERTAIN))
    left = np.where(same, 0.0, mass) * lasting.reshape(-1, *[1] * (targets.ndim - 1))
    return Moves(targets, left, lasting)


class InTurn(Exchange):
    """One side fires, and then the other with what is left of it (ROLLS_FIRST): it is the first rounds that are so."""

    def __init__(self, first: Exchange, then: Exchange) -> None:
        super().__init__(first.field, first.on_attacker, first.on_defender, first.attacker_to, first.defender_to, steady=False)
        self.first = first
        self.then = then

    def step(self, states: Ints, weights: Floats) -> Floats:
        struck = self.first.step(states, weights)
        fought = self.field.fought
        found = np.where(fought, 0.0, struck)
        left = np.flatnonzero(fought & (struck > 0))
        return np.asarray(found + self.then.step(left, struck[left]))


Row: TypeAlias = tuple[Ints, Floats]  # the states that one leads to, and their chances


class Tangle(Exchange):
    """An exchange in which what becomes of one side has to do with what becomes of the other: state by state."""

    def __init__(self, field: Field, row: Callable[[int, int], Row], *, steady: bool) -> None:
        nothing, nowhere = np.zeros((0, 1)), np.zeros((0, 1), dtype=np.int64)
        super().__init__(field, nothing, nothing, nowhere, nowhere, steady=steady)
        self._row = row
        self._rows: dict[int, Row] = {}
        self._flat: tuple[Ints, Ints, Floats] | None = None  # of all rows: from where, to where, with what chance

    @property
    def width(self) -> int:
        return ROOM  # a rank at a time, and of that what is ever come to

    def row(self, state: int) -> Row:
        """What a state leads to."""
        if state not in self._rows:
            self._rows[state] = self._row(*divmod(state, self.field.shape[1]))
            self._flat = None
        return self._rows[state]

    def step(self, states: Ints, weights: Floats) -> Floats:
        size = self.field.shape[0] * self.field.shape[1]
        for state in states.tolist():
            self.row(state)
        if self._flat is None:
            rows = self._rows.items()
            sources = np.repeat(np.array([state for state, _ in rows], dtype=np.int64), [len(to) for _, (to, _) in rows])
            self._flat = (sources, np.concatenate([to for _, (to, _) in rows]), np.concatenate([p for _, (_, p) in rows]))
        sources, targets, chances = self._flat
        before = np.zeros(size)
        before[states] = weights
        return np.bincount(targets, before[sources] * chances, size).astype(np.float64)

    def moves(self, states: Ints) -> Moves:
        rows = [self.row(state) for state in states.tolist()]
        widest = max((len(targets) for targets, _ in rows), default=1)
        targets, mass = np.repeat(states[:, None], widest, axis=1), np.zeros((len(rows), widest))
        for n, (to, chances) in enumerate(rows):
            targets[n, : len(to)], mass[n, : len(to)] = to, chances
        found = settled(states, targets, mass)
        return Moves(found.targets[:, :, None], found.mass[:, :, None], found.lasting)

    def once_worth(self, states: Ints, values: Floats) -> Floats:
        rows = [self.row(state) for state in states.tolist()]
        return np.array([float(values[targets] @ chances) for targets, chances in rows])


class Promotion(Exchange):
    """An exchange in which tens promote Ground Forces: outcomes of a side's dice are hits and tens together.

    `on_attacker` [defender's node, outcome]; an outcome is hits times `width` plus tens. `attacker_to` [node, hits, own tens].
    """

    def __init__(
        self,
        field: Field,
        on_attacker: Floats,
        on_defender: Floats,
        attacker_to: Ints,
        defender_to: Ints,
        widths: tuple[int, int],
    ) -> None:
        super().__init__(field, on_attacker, on_defender, attacker_to, defender_to, steady=False)
        self.on_a = np.divmod(np.arange(on_attacker.shape[1]), widths[1])  # hits on the attacker, the defender's tens
        self.on_d = np.divmod(np.arange(on_defender.shape[1]), widths[0])

    def targets(self, a: Ints, d: Ints) -> Ints:
        hits_a, tens_d = (part[None, :, None] for part in self.on_a)
        hits_d, tens_a = (part[None, None, :] for part in self.on_d)
        to_a = self.attacker_to[a[:, None, None], hits_a, tens_a]
        to_d = self.defender_to[d[:, None, None], hits_d, tens_d]
        return np.asarray(to_a * self.field.shape[1] + to_d)


class Ending:
    """How a battle ends, as far as it was followed: what was fought out, who left, what can never end."""

    def __init__(self, field: Field, weights: Floats) -> None:
        self.field = field
        self.weights = weights  # by state
        self.stuck = np.zeros_like(weights)
        self.gone = (np.zeros_like(weights), np.zeros_like(weights))  # by who retreated
        self.rounds = 0.0  # expected
        self.after: list[Floats] = []  # the distribution after each round that was asked for

    def everything(self) -> Floats:
        """All states in which it ends."""
        return np.asarray(self.weights + self.stuck + self.gone[0] + self.gone[1])


class Leaving:
    """Who announces a retreat in which states: masks over the states, one a side, or nobody."""

    def __init__(self, field: Field, masks: tuple[Bools | None, Bools | None], rounds: tuple[int, int] = (0, 0)) -> None:
        self.masks = masks
        self.rounds = rounds
        self._nobody = np.zeros(field.shape[0] * field.shape[1], dtype=bool)

    def announced(self, number: int) -> tuple[Bools, Bools]:
        """Where each side announces in a round; the attacker speaks first, and one announcement is enough (OFF-SPB-3)."""
        found = [self._of(side, number) for side in (0, 1)]
        return found[0], np.asarray(found[1] & ~found[0])

    def _of(self, side: int, number: int) -> Bools:
        mask = self.masks[side]
        here = self._nobody if mask is None else mask
        return np.asarray(here | (0 < self.rounds[side] <= number))


def play_round(ending: Ending, exchange: Exchange, number: int, leaving: Leaving | None) -> None:
    """One round of everything that is still being fought."""
    field = ending.field
    states = np.flatnonzero(field.fought & (ending.weights > 0))
    weights = ending.weights[states]
    ending.rounds += float(weights.sum())
    ending.weights[states] = 0.0
    if leaving is None:
        ending.weights += exchange.step(states, weights)
        return
    announced = leaving.announced(number)
    stay = ~(announced[0] | announced[1])[states]
    ending.weights += exchange.step(states[stay], weights[stay])
    for side in (0, 1):
        mine = announced[side][states]
        _withdraw(ending, side, exchange.step(states[mine], weights[mine]))


def _withdraw(ending: Ending, side: int, result: Floats) -> None:
    """After the round the side leaves, unless somebody has nothing left (OFF-SPB-6)."""
    fought = ending.field.fought
    ending.gone[side][fought] += result[fought]
    ending.weights[~fought] += result[~fought]


def to_the_end(ending: Ending, exchange: Exchange, number: int, leaving: Leaving | None) -> None:
    """All rounds from one on, if every further one is like it."""
    if not exchange.steady:
        _round_by_round(ending, exchange, number, leaving)
        return
    weights = ending.weights
    announced = None if leaving is None else leaving.announced(LONGEST)
    size = len(weights)
    for states, moves in _in_order(ending, exchange):
        here = weights[states]
        if announced is not None:
            here = _leave(ending, exchange, announced, states, here)
        weights[states] = 0.0
        weights += np.bincount(moves.targets.ravel(), (here[:, None, None] * moves.mass).ravel(), size)
        ending.rounds += float(here @ moves.lasting)
        idle = moves.lasting == 0
        if idle.any():
            ending.stuck[states[idle]] += here[idle]


def _in_order(ending: Ending, exchange: Exchange) -> Iterator[tuple[Ints, Moves]]:
    """Rank after rank, all of them prepared at once unless that would be too much."""
    field = ending.field
    if len(field.order) * exchange.width <= ROOM:
        everything = exchange.moves(field.order)
        for begin, end in field.ranks:
            yield field.order[begin:end], everything.part(begin, end)
        return
    for begin, end in field.ranks:
        states = field.order[begin:end]
        states = states[ending.weights[states] > 0]
        if len(states):
            yield states, exchange.moves(states)


def _leave(ending: Ending, exchange: Exchange, announced: tuple[Bools, Bools], states: Ints, weights: Floats) -> Floats:
    """Those who announced a retreat fight one more round; the rest stays."""
    for side in (0, 1):
        mine = announced[side][states] & (weights > 0)
        if mine.any():
            ending.rounds += float(weights[mine].sum())
            _withdraw(ending, side, exchange.step(states[mine], weights[mine]))
            weights = np.where(mine, 0.0, weights)
    return weights


def _round_by_round(ending: Ending, exchange: Exchange, number: int, leaving: Leaving | None) -> None:
    while number <= LONGEST and ending.weights[ending.field.fought].sum() > NEGLIGIBLE:
        play_round(ending, exchange, number, leaving)
        number += 1
    fought = ending.field.fought
    ending.stuck[fought] += ending.weights[fought]
    ending.weights[fought] = 0.0


def values(field: Field, exchange: Exchange, payoff: Floats) -> Floats:
    """What every state is worth if the battle goes on to the end and its end is worth so much."""
    found = np.where(field.fought, 0.0, payoff)
    if exchange.steady:
        for begin, end in reversed(field.ranks):
            states = field.order[begin:end]
            moves = exchange.moves(states)
            found[states] = (found[moves.targets] * moves.mass).sum(axis=(1, 2))
        return found
    states = np.flatnonzero(field.fought)
    for _ in range(LONGEST):
        found[states] = exchange.once_worth(states, found)
    return found
