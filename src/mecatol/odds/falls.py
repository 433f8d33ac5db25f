"""Where hits lead one side where chance has a say too: Mercenaries evade, and are hit in turn (OFF-SOT-MRC)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from mecatol.core.records import Record, replace
from mecatol.rules.pieces import is_mercenary
from mecatol.rules.state import Group, UnitId

from . import abilities
from .arena import Arena
from .dice import binomial, chance
from .fleet import SHIELD, Blow, Counts, Node, Taking

if TYPE_CHECKING:
    from .team import Team

Memory: TypeAlias = tuple[int, ...]  # how often each Mercenary of a side was hit in the round; then what sustained damage in it
Plan: TypeAlias = tuple[tuple[Taking, int], ...]  # hits that come one group after the other


class Spot(Record, frozen=True):
    """A state of a side in the middle of a round."""

    node: Node
    memory: Memory = ()


Spots: TypeAlias = dict[Spot, float]


class Falls:
    """Every state that hits may lead a side to, and its chance."""

    def __init__(self, arena: Arena, team: Team) -> None:
        self.arena = arena
        self.team = team
        self.fleet = team.fleet
        slots = self.fleet.slots
        self.hired = list(dict.fromkeys(slot.kind for slot in slots if is_mercenary(slot.kind)))
        self.evades = {kind: self._evasion(kind) for kind in self.hired}
        self.once = bool(self.hired) and evades_once(arena, team.side, self.hired)
        self.traced = [n for n, slot in enumerate(slots) if slot.fights and slot.damage] if team.traces else []
        self.unhurt: Memory = (0,) * (len(self.hired) + len(self.traced))
        self._ids: dict[Taking, int] = {}
        self._known: dict[tuple[Spot, int, int, Counts | None], Spots] = {}
        self._plans: dict[tuple[Spot, tuple[tuple[int, int], ...]], Spots] = {}
        self._paths: dict[tuple[Node, int, Counts | None], list[Node]] = {}
        self.plain = not self.unhurt and not team.returns  # chance has no say, and nobody need remember who was hit

    def _evasion(self, kind: UnitId) -> float:
        needed = self.arena.game.mercenaries.evasion(self.arena.seats[self.team.side], kind)
        return chance(needed) if needed else 0.0

    def start(self, node: Node) -> Spot:
        """A state in which nobody was hit yet."""
        return Spot(node, self.unhurt)

    def after(self, spot: Spot, plan: Plan) -> Spots:
        """What may come of all the hits of a plan. Who hides is seen as each group of them comes."""
        key = (spot, tuple((self._id(taking), number) for taking, number in plan))
        if key not in self._plans:
            found: Spots = {spot: 1.0}
            if len(plan) > 1 and any(blow.hits > 1 for taking, _ in plan for blow in taking.blows):
                found, plan = self._eased(spot, plan), ()
            for taking, number in plan:
                found = _mixed((self.salvo(each, taking, number), p) for each, p in found.items())
            self._plans[key] = found
        return self._plans[key]

    def _eased(self, spot: Spot, plan: Plan, shield: int = -1, relief: int = 0) -> Spots:
        """The same where who sustains damage may cancel hits of the next groups too, if those could come upon him: so many more
        are cancelled by a unit of a slot."""
        if not plan:
            return {spot: 1.0}
        (taking, number), *others = plan
        eased = min(relief, number) if any(blow.slot == shield for blow in taking.blows) else 0
        spare = self.spared(spot.node, taking)
        found: dict[tuple[Spot, int, int], float] = {}
        waiting = {(spot, number - eased, shield, relief - eased): 1.0}
        while waiting:
            (at, left, by, over), p = waiting.popitem()
            blow = self.blow(at, taking, spare) if left > 0 else None
            if blow is None:
                found[at, by, over] = found.get((at, by, over), 0.0) + p
                continue
            ahead = (left - blow.hits, blow.slot, blow.hits - left) if blow.hits > left else (left - blow.hits, by, over)
            for each, q in self.struck(at, blow, taking).items():
                key = (each, *ahead)
                waiting[key] = waiting.get(key, 0.0) + p * q
        rest = tuple(others)
        return _mixed((self._eased(at, rest, by, over), p) for (at, by, over), p in found.items())

    def _id(self, taking: Taking) -> int:
        return self._ids.setdefault(taking, len(self._ids))

    def salvo(self, spot: Spot, taking: Taking, number: int) -> Spots:
        """What may come of so many hits at once."""
        spare = self.spared(spot.node, taking)
        if taking.together and taking.lucky:
            found = self._together(spot, taking, number, spare)
        else:
            found = self._one_by_one(spot, taking, number, spare)
        return _mixed((self._returned(spot.node, each), p) for each, p in found.items()) if self.team.returns else found

    def _returned(self, before: Node, spot: Spot) -> Spots:
        """With those who fell on foot and are back at once."""
        fallen = self._on_foot(before) - self._on_foot(spot.node)
        chances = binomial(max(0, fallen), self.team.returns).tolist()
        return {Spot(self.fleet.joined(spot.node, number), spot.memory): float(p) for number, p in enumerate(chances) if p}

    def _on_foot(self, node: Node) -> int:
        return sum(group.count for group in self.fleet.fighters(node) if group.kind in abilities.FOOT)

    def sustained(self, spot: Spot) -> list[Group]:
        """What has sustained damage in the round, as it is now."""
        numbers, slots = spot.memory[len(self.hired) :], self.fleet.slots
        damaged = [(slots[n], number) for n, number in zip(self.traced, numbers, strict=True) if number]
        return [Group(slot.kind, number, slot.damage, slot.mark) for slot, number in damaged]

    def each_way(self, node: Node, taking: Taking, spare: Counts | None = None) -> list[Node]:
        """The states that one more hit may lead to, whoever of the Mercenaries was hit before."""
        counts = self.fleet.states[node]
        for tier in taking.tiers:
            able = [blow for blow in tier if counts[blow.slot] > (spare[blow.slot] if spare is not None else 0)]
            found: list[Node] = []
            for blow in able:
                found.append(self.fallen(node, blow))
                sure = blow.to < 0 or not taking.braced
                if sure and self.fleet.slots[blow.slot].kind not in self.hired:
                    break
            if able:
                return found
        return []

    def every_way(self, node: Node, taking: Taking) -> None:
        """All that a salvo may lead to: who hides from it is seen as it comes, and who comes back does so when it is over."""
        waiting, known = [node], {node: True}
        spare = self.spared(node, taking)
        while waiting:
            for after in self.each_way(waiting.pop(), taking, spare):
                if after not in known:
                    known[after] = True
                    waiting.append(after)
        for after in known if self.team.returns else ():
            for number in range(1, 1 + self._on_foot(node) - self._on_foot(after)):
                self.fleet.joined(after, number)

    def spared(self, node: Node, taking: Taking) -> Counts | None:
        """The units of a state that may not be chosen when a salvo comes."""
        if not taking.hides:
            return None
        return self.fleet.spared(node, lambda kind, mark, n: self.arena.exposed(self.team.side, kind, mark, n, taking.purpose))

    # -- one hit after the other -----------------------------------------------------------------------------------------------

    def _one_by_one(self, spot: Spot, taking: Taking, number: int, spare: Counts | None) -> Spots:
        if number <= 0:
            return {spot: 1.0}
        if self.plain and not taking.braced:
            return {Spot(self._along(spot.node, taking, number, spare)): 1.0}
        key = (spot, self._id(taking), number, spare)
        if key not in self._known:
            blow = self.blow(spot, taking, spare)
            if blow is None:
                self._known[key] = {spot: 1.0}
            else:
                left = number - blow.hits
                struck = self.struck(spot, blow, taking)
                self._known[key] = _mixed((self._one_by_one(each, taking, left, spare), p) for each, p in struck.items())
        return self._known[key]

    def _along(self, node: Node, taking: Taking, number: int, spare: Counts | None) -> Node:
        """The state after so many hits, where only one can be."""
        path = self._paths.setdefault((node, self._id(taking), spare), [node])
        while len(path) <= number:
            path += self.fleet.step(path[-1], taking, spare)
        return path[number]

    def blow(self, spot: Spot, taking: Taking, spare: Counts | None = None, taken: Sequence[Blow] = ()) -> Blow | None:
        """How the next hit is taken, if anybody is there to take it."""
        counts = self.fleet.states[spot.node]
        for tier in taking.tiers:
            able = [blow for blow in tier if counts[blow.slot] > (spare[blow.slot] if spare is not None else 0)]
            if taking.braced:
                able = [blow for blow in able if blow.to < 0 or self._sustains(spot, taking, blow, taken)]
            if able:
                return self._in_turn(able, spot.memory)[0] if taking.lucky else able[0]
        return None

    def _in_turn(self, able: list[Blow], memory: Memory) -> list[Blow]:
        """A Mercenary takes a hit in a round as long as there are plastic units, then those that were hit least (OFF-SOT-MRC)."""
        kinds = [self.fleet.slots[blow.slot].kind for blow in able]
        hits = {kind: memory[n] for n, kind in enumerate(self.hired)}
        hired = [hits[kind] for kind in kinds if kind in hits]
        if not hired:
            return able
        least = min(hired) if len(hired) == len(able) else 0
        return [blow for blow, kind in zip(able, kinds, strict=True) if kind not in hits or hits[kind] == least]

    def _sustains(self, spot: Spot, taking: Taking, blow: Blow, taken: Sequence[Blow]) -> bool:
        """Whether the engine lets a unit sustain a hit beside who is there now."""
        groups = self.fleet.groups(spot.node)
        self.arena.put(self.team.side, self.fleet.fighters(spot.node))
        slot = self.fleet.slots[blow.slot]
        wanted = next(group for group in groups if (group.kind, group.damage, group.mark) == (slot.kind, slot.damage, slot.mark))
        also = [self.fleet.slots[each.slot].kind for each in taken if each.to >= 0]
        return self.arena.may_sustain(self.team.side, replace(wanted, count=1), taking.purpose, also) > 0

    def struck(self, spot: Spot, blow: Blow, taking: Taking) -> Spots:
        """What may come of a hit on one unit."""
        kind = self.fleet.slots[blow.slot].kind
        memory = self._noted(spot.memory, kind, blow)
        if blow.to >= 0 or not self.evades.get(kind, 0.0):
            return {Spot(self.fallen(spot.node, blow), memory): 1.0}
        again = spot.memory[self.hired.index(kind)] > 0
        evades = 0.0 if again and self.once and taking.in_round else self.evades[kind]
        found: Spots = {}
        for after, p in ((spot.node, evades), (self.fallen(spot.node, blow), 1 - evades)):
            if p:
                found[Spot(after, memory)] = found.get(Spot(after, memory), 0.0) + p
        return found

    def _noted(self, memory: Memory, kind: UnitId, blow: Blow) -> Memory:
        if not memory:
            return memory
        noted = list(memory)
        if kind in self.hired:
            noted[self.hired.index(kind)] += 1
        if blow.to in self.traced:
            noted[len(self.hired) + self.traced.index(blow.to)] += 1
        return tuple(noted)

    def fallen(self, node: Node, blow: Blow) -> Node:
        """The state after a unit has taken a hit; somebody may die in its place."""
        fleet, kind = self.fleet, self.fleet.slots[blow.slot].kind
        if blow.to < 0 and kind in self.team.replaced:
            for n in self.team.stand_ins:
                if fleet.states[node][n]:
                    return fleet.moved_by(node, Blow(n))
        shield = fleet.slot(SHIELD)
        if blow.to < 0 and kind in self.team.shields_too and shield >= 0 and fleet.states[node][shield]:
            node = fleet.moved_by(node, Blow(shield))
        return fleet.moved_by(node, blow)

    # -- casualties that were chosen before somebody else struck -----------------------------------------------------------------

    def as_chosen(self, before: Spot, now: Spot, plan: Plan) -> Spots:
        """What comes of hits that were assigned in one state and are carried out in another: as `Casualties._standing` has it."""
        found: Spots = {now: 1.0}
        for taking, number in plan:
            chosen, _ = self.chosen(before, taking, number)
            firm = [blow for blow in chosen if not self._dodges(blow)]
            for blow in (*firm, *(blow for blow in chosen if self._dodges(blow))):
                found = _mixed((self._stands(spot, blow, taking), p) for spot, p in found.items())
        return found

    def _stands(self, spot: Spot, blow: Blow, taking: Taking) -> Spots:
        counts, slots = self.fleet.states[spot.node], self.fleet.slots
        if not counts[blow.slot]:
            alike = [n for n, slot in enumerate(slots) if slot.kind == slots[blow.slot].kind and slot.fights and counts[n]]
            if not alike:
                return {spot: 1.0}
            wanted = [each for each in taking.blows if each.slot == alike[-1]]
            blow = next((each for each in wanted if (each.to >= 0) == (blow.to >= 0)), Blow(alike[-1]))
        return self.struck(spot, blow, taking)

    def _dodges(self, blow: Blow) -> bool:
        """Whether a unit may still evade a hit that was assigned to it."""
        return blow.to < 0 and self.evades.get(self.fleet.slots[blow.slot].kind, 0.0) > 0

    # -- all hits at once ------------------------------------------------------------------------------------------------------

    def chosen(self, spot: Spot, taking: Taking, number: int, spare: Counts | None = None) -> tuple[list[Blow], Memory]:
        """The casualties that so many hits cost, those who may evade being hit again and again; and who was hit how often."""
        taken, at = list[Blow](), spot
        while number > 0 and (blow := self.blow(at, taking, spare, taken)) is not None:
            taken.append(blow)
            number -= blow.hits
            kind = self.fleet.slots[blow.slot].kind
            memory = self._noted(at.memory, kind, blow)
            at = Spot(at.node if self._dodges(blow) else self.fleet.moved_by(at.node, blow), memory)
        return taken, at.memory

    def _together(self, spot: Spot, taking: Taking, number: int, spare: Counts | None) -> Spots:
        """All hits are assigned; then they fall or evade, the others first."""
        taken, memory = self.chosen(spot, taking, number, spare)
        node, dodging = spot.node, list[Blow]()
        for blow in taken:
            if self._dodges(blow):
                dodging.append(blow)
            else:
                node = self.fleet.moved_by(node, blow)
        found: Spots = {Spot(node, spot.memory): 1.0}
        for blow in dodging:
            found = _mixed((self._dodged(each, blow, taking), p) for each, p in found.items())
        return _renamed(found, memory)

    def _dodged(self, spot: Spot, blow: Blow, taking: Taking) -> Spots:
        return self.struck(spot, blow, taking) if self.fleet.states[spot.node][blow.slot] else {spot: 1.0}


def _renamed(spots: Spots, memory: Memory) -> Spots:
    found: Spots = {}
    for spot, p in spots.items():
        after = Spot(spot.node, memory)
        found[after] = found.get(after, 0.0) + p
    return found


def _mixed(parts: Iterable[tuple[Spots, float]]) -> Spots:
    found: Spots = {}
    for spots, p in parts:
        for spot, q in spots.items():
            found[spot] = found.get(spot, 0.0) + p * q
    return found


def evades_once(arena: Arena, side: int, hired: Sequence[UnitId]) -> bool:
    """Whether Evasion works only once in a combat round (SA17-SOT-29): seen by trying it twice."""
    chapter, seat = arena.game.mercenaries, arena.seats[side]
    able = [kind for kind in hired if chapter.evasion(seat, kind)]
    if not able:
        return False
    with arena.scratch():
        arena.game.begin_scope("battle_round")
        chapter.evades(seat, able[0])
        rolled = dict(arena.game.state.rng.counters)
        chapter.evades(seat, able[0])
        return rolled == arena.game.state.rng.counters
