"""One side's units in every state that hits can bring them to, and who takes the next hit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

import numpy as np

from mecatol.core.records import Record
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.naming import unit_kind
from mecatol.rules.state import MERCENARIES, SPACE_SIDE, UNITS, Group, UnitId

from .dice import Ints

Counts: TypeAlias = tuple[int, ...]  # how many units are in each slot
Node: TypeAlias = int
Exposed: TypeAlias = Callable[[UnitId, str, int], int]  # how many of so many units with a mark may be chosen
COMMANDO = "commando"  # the mark of Shock Troops that do not fight (SA17-UNI-17)
WARD = unit_kind("ward")  # the kind of a slot that holds no units but hits that will be ignored
SHIELD = unit_kind("shield")  # and one that holds those that a planet's shields still absorb
DECOY = unit_kind("decoy")  # and one of Fighters above a planet that may be lost in somebody's place there
NO_UNITS = (WARD, SHIELD, DECOY)


class Slot(Record, frozen=True):
    """Units of a kind that are all in the same state."""

    kind: UnitId
    damage: int = 0
    mark: str = ""

    @property
    def is_unit(self) -> bool:
        """Whether something on the board is in it."""
        return self.kind not in NO_UNITS

    @property
    def fights(self) -> bool:
        """Whether what is in it can win or lose the battle."""
        return self.is_unit and self.mark != COMMANDO


class Blow(Record, frozen=True):
    """A way to take a hit: out of a slot, into another one, or (-1) off the board."""

    slot: int
    to: int = -1
    hits: int = 1  # how many hits of a salvo it takes up at once


class Taking(Record, frozen=True):
    """How hits of one purpose are taken: the first of these blows that is possible. `hides`: units may be out of reach.

    The rules leave the owner a choice within a tier only: what ignores hits comes first, then who must be taken first.
    """

    purpose: str
    tiers: tuple[tuple[Blow, ...], ...]
    hides: bool = False
    together: bool = False  # all hits are assigned before anybody falls
    in_round: bool = False  # they are hits of a combat round
    lucky: bool = False  # some of those who are hit may evade
    braced: bool = False  # how much some sustain depends on who else is there

    @property
    def blows(self) -> Iterator[Blow]:
        """All of them, in order."""
        return (blow for tier in self.tiers for blow in tier)


class Fleet:
    """The states of one side, numbered as they are found. Node 0 is how it starts."""

    def __init__(self, slots: Sequence[Slot], start: Counts, endurance: Sequence[int]) -> None:
        self.slots = tuple(slots)
        self._endurance = tuple(endurance)  # how many hits one unit of a slot takes
        self._units = [n for n, slot in enumerate(slots) if slot.is_unit]
        self._fighting = [n for n, slot in enumerate(slots) if slot.fights]
        self._total = 0
        self._ids: dict[Counts, Node] = {}
        self.states: list[Counts] = []
        self.levels: list[int] = []
        self.fought: list[bool] = []  # whether anybody is left to fight
        self._next: dict[Taking, list[Node]] = {}
        self._taken: dict[Taking, list[int]] = {}  # how many hits that took up
        self._total = self._left(start)
        self.node(start)

    def __len__(self) -> int:
        return len(self.states)

    def node(self, counts: Counts) -> Node:
        """The number of a state."""
        found = self._ids.get(counts)
        if found is None:
            found = self._ids[counts] = len(self.states)
            self.states.append(counts)
            self.levels.append(self._total - self._left(counts))
            self.fought.append(any(counts[n] for n in self._fighting))
        return found

    def _left(self, counts: Counts) -> int:
        return sum([count * each for count, each in zip(counts, self._endurance, strict=True)])

    def slot(self, kind: UnitId, damage: int = 0, mark: str = "") -> int:
        """The number of a slot, or -1."""
        wanted = Slot(kind, damage, mark)
        return self.slots.index(wanted) if wanted in self.slots else -1

    def groups(self, node: Node) -> Groups:
        """The units of a state, as the board keeps them."""
        counts, slots = self.states[node], self.slots
        return tuple([Group(slots[n].kind, counts[n], slots[n].damage, slots[n].mark) for n in self._units if counts[n]])

    def fighters(self, node: Node) -> Groups:
        """Those of them that fight."""
        counts, slots = self.states[node], self.slots
        return tuple([Group(slots[n].kind, counts[n], slots[n].damage, slots[n].mark) for n in self._fighting if counts[n]])

    def alive(self, node: Node) -> bool:
        """Whether anybody is left to fight."""
        return self.fought[node]

    # -- taking hits ----------------------------------------------------------------------------------------------------------

    def struck(self, node: Node, taking: Taking, spare: Counts | None = None) -> Node:
        """The state after one more hit; the same one where nobody can take it."""
        return self.step(node, taking, spare)[0]

    def step(self, node: Node, taking: Taking, spare: Counts | None = None) -> list[Node]:
        """The state after one more hit, as often as that takes up hits."""
        counts = self.states[node]
        for blow in taking.blows:
            if counts[blow.slot] > (spare[blow.slot] if spare is not None else 0):
                return [self.node(_moved(counts, blow))] * blow.hits
        return [node]

    def moved_by(self, node: Node, blow: Blow) -> Node:
        """The state after a hit is taken so."""
        return self.node(_moved(self.states[node], blow))

    def choices(self, node: Node, taking: Taking, spare: Counts | None = None) -> list[Node]:
        """Every state that one more hit may lead to, if its owner chooses freely; none where nobody can take it."""
        counts = self.states[node]
        for tier in taking.tiers:
            found = [blow for blow in tier if counts[blow.slot] > (spare[blow.slot] if spare is not None else 0)]
            if found:
                return list(dict.fromkeys(self.node(_moved(counts, blow)) for blow in found))
        return []

    def close(self, taking: Taking) -> list[Node]:
        """Find every state that hits of a purpose can lead to from those known; the state after one hit, for each."""
        known, taken = self._next.setdefault(taking, []), self._taken.setdefault(taking, [])
        while len(known) < len(self.states):
            after = self.step(len(known), taking)
            known.append(after[0])
            taken.append(len(after))
        return known

    def close_each(self, follow: Callable[[Node], object]) -> None:
        """Find every state that following each of them leads to."""
        node = 0
        while node < len(self.states):
            follow(node)
            node += 1

    def close_freely(self, takings: Sequence[Taking]) -> None:
        """Find every state that hits can lead to if the owner chooses freely."""
        node = 0
        while node < len(self.states):
            for taking in takings:
                self.choices(node, taking)
            node += 1

    def paths(self, taking: Taking, longest: int) -> Ints:
        """[node, hits]: the state after so many hits at once."""
        once = np.array(self.close(taking), dtype=np.int64)
        taken = np.array(self._taken[taking], dtype=np.int64)
        columns = [np.arange(len(once))]
        for number in range(1, longest + 1):
            if taken.max() == 1:
                columns.append(once[columns[-1]])
            else:
                columns.append(np.stack(columns)[np.maximum(0, number - taken), once])
        return np.stack(columns, axis=1)

    def hidden_paths(self, taking: Taking, longest: int, spared: Callable[[Node], Counts | None]) -> Ints:
        """The same where effects say who may be chosen when a salvo comes."""
        found: list[list[Node]] = []
        while len(found) < len(self.states):
            spare = spared(len(found))
            path = [len(found)]
            while len(path) <= longest:
                path += self.step(path[-1], taking, spare)
            found.append(path[: longest + 1])
        return np.array(found, dtype=np.int64)

    def spared(self, node: Node, exposed: Exposed) -> Counts:
        """How many units of each slot may not be chosen: of those with the same mark whole ones are the first to hide."""
        counts = self.states[node]
        hidden = [0] * len(counts)
        for kind, mark in dict.fromkeys((slot.kind, slot.mark) for slot in self.slots if slot.fights):
            mine = [n for n, slot in enumerate(self.slots) if (slot.kind, slot.mark) == (kind, mark)]
            number = sum(counts[n] for n in mine)
            left = number - exposed(kind, mark, number) if number else 0
            for n in sorted(mine, key=lambda n: self.slots[n].damage):
                hidden[n] = max(0, min(left, counts[n]))
                left -= hidden[n]
        return tuple(hidden)

    def moved(self, node: Node, kind: UnitId, mark: str, number: int) -> Node:
        """So many units of a kind get another mark."""
        source, to = self.slot(kind), self.slot(kind, 0, mark)
        if source < 0 or to < 0:
            return node
        counts = list(self.states[node])
        number = min(number, counts[source])
        counts[source] -= number
        counts[to] += number
        return self.node(tuple(counts))

    def joined(self, node: Node, number: int) -> Node:
        """The state with so many Ground Forces more."""
        counts = list(self.states[node])
        counts[self.slot("ground_force")] += number
        return self.node(tuple(counts))

    def marked(self, node: Node, units: Iterable[tuple[tuple[UnitId, int, str], int]], mark: str) -> Node:
        """The state in which some units bear one mark more."""
        counts = list(self.states[node])
        for (kind, damage, before), number in units:
            counts[self.slot(kind, damage, before)] -= number
            counts[self.slot(kind, damage, forces.with_mark(before, mark))] += number
        return self.node(tuple(counts))

    def without(self, node: Node, marks: Sequence[str]) -> Node:
        """The state without units that bear one of these marks."""
        gone = [any(forces.bears(slot.mark, mark) for mark in marks) for slot in self.slots]
        return self.node(tuple(0 if lost else count for count, lost in zip(self.states[node], gone, strict=True)))

    def with_groups(self, node: Node, groups: Groups) -> Node:
        """The state with other units on the board, and the same wards."""
        counts = [0 if slot.is_unit else self.states[node][n] for n, slot in enumerate(self.slots)]
        for group in groups:
            counts[self.slot(group.kind, group.damage, group.mark)] += group.count
        return self.node(tuple(counts))


def _moved(counts: Counts, blow: Blow) -> Counts:
    changed = list(counts)
    changed[blow.slot] -= 1
    if blow.to >= 0:
        changed[blow.to] += 1
    return tuple(changed)


def in_order(slots: Iterable[Slot]) -> list[Slot]:
    """Slots in the content's order of units, those without units last."""
    kinds = [*UNITS, *MERCENARIES, *SPACE_SIDE, *NO_UNITS]
    return sorted(dict.fromkeys(slots), key=lambda slot: (kinds.index(slot.kind), slot.damage, slot.mark))
