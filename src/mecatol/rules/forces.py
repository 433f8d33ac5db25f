"""Arithmetic of units: counts by kind, damage and mark, in the content's order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter

from mecatol.core.records import replace

from .state import MERCENARIES, SPACE_SIDE, UNITS, Group, Seat, Stack, UnitId

Groups = tuple[Group, ...]

_ORDER = {kind: n for n, kind in enumerate((*UNITS, *MERCENARIES, *SPACE_SIDE))}
_OWNER = attrgetter("owner")


Sorted = dict[tuple[int, int, str], Group]  # by the place in order that their kind, damage and mark give them


def _sorted(groups: Iterable[Group]) -> Sorted:
    found: Sorted = {}
    for group in groups:
        key = (_ORDER[group.kind], group.damage, group.mark)
        known = found.get(key)
        found[key] = group if known is None else Group(group.kind, known.count + group.count, group.damage, group.mark)
    return found


def together(groups: Iterable[Group]) -> Groups:
    """Groups in order, equal ones as one, empty ones gone."""
    found = _sorted(groups)
    return tuple([found[key] for key in sorted(found) if found[key].count > 0])


def count(groups: Iterable[Group], *kinds: UnitId) -> int:
    """How many units there are, of these kinds or of all."""
    number = 0
    for group in groups:
        if not kinds or group.kind in kinds:
            number += group.count
    return number


def of(groups: Iterable[Group], which: Callable[[UnitId], bool]) -> Groups:
    """The units whose kind is such and such."""
    return tuple([g for g in groups if which(g.kind)])


def added(groups: Groups, more: Iterable[Group]) -> Groups:
    """With more units."""
    return together((*groups, *more))


def removed(groups: Groups, fewer: Iterable[Group]) -> Groups:
    """Without some units; they must be there, with just that damage and mark."""
    left = _sorted(groups)
    for key, gone in _sorted(fewer).items():
        rest = (left[key].count if key in left else 0) - gone.count
        if rest < 0:
            raise ValueError(f"{fewer} are not all among {groups}")
        left[key] = Group(gone.kind, rest, gone.damage, gone.mark)
    return tuple([left[key] for key in sorted(left) if left[key].count > 0])


def among(groups: Groups, there: Groups) -> Groups:
    """Of some units those that are there, with just that damage and mark."""
    found = _sorted(there)
    known = [(group, found.get((_ORDER[group.kind], group.damage, group.mark))) for group in groups]
    return together(replace(group, count=min(group.count, left.count)) for group, left in known if left is not None)


def pick(groups: Groups, kind: UnitId, number: int = 1, *, damaged_first: bool = False) -> Groups:
    """Some units of a kind: unmarked ones before marked, whole ones before damaged unless asked the other way."""
    mine = sorted((g for g in groups if g.kind == kind), key=lambda g: (g.mark != "", -g.damage if damaged_first else g.damage))
    taken: list[Group] = []
    for group in mine:
        if number <= 0:
            break
        take = min(number, group.count)
        taken.append(replace(group, count=take))
        number -= take
    if number > 0:
        raise ValueError(f"there are not so many {kind} among {groups}")
    return tuple(taken)


def bears(mark: str, name: str) -> bool:
    """Whether a mark, which may be several joined by "+", is or holds one."""
    return name in mark.split("+")


def with_mark(mark: str, name: str) -> str:
    """A mark, and another one beside it."""
    return f"{mark}+{name}" if mark else name


def without_mark(mark: str, name: str) -> str:
    """A mark without one that it is or holds."""
    return "+".join([word for word in mark.split("+") if word != name])


def stack_of(stacks: Iterable[Stack], owner: Seat) -> Groups:
    """One owner's units among several stacks."""
    for stack in stacks:
        if stack.owner == owner:
            return stack.groups
    return ()


def with_stack(stacks: tuple[Stack, ...], owner: Seat, groups: Groups) -> tuple[Stack, ...]:
    """The stacks with one owner's units replaced; an empty stack is gone."""
    others = [stack for stack in stacks if stack.owner != owner]
    mine = [Stack(owner, groups)] if groups else []
    return tuple(sorted([*others, *mine], key=_OWNER))
