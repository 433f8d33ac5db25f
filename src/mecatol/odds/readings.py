"""What each state of either side rolls in a round, read from the engine."""

from __future__ import annotations

from mecatol.core.records import replace
from mecatol.rules.forces import Groups

from . import abilities
from .arena import Arena, Part
from .dice import NO_REROLLS, Shots, Volley, chance
from .fleet import Counts, Node
from .tallies import Gun, Tallies, tallies
from .team import Team

SIDES = (0, 1)


class Readings:
    """What is rolled in one round, with the effects that are in force in it."""

    def __init__(self, arena: Arena, teams: tuple[Team, Team], number: int, *, rising: bool = False) -> None:
        self.arena = arena
        self.teams = teams
        self.number = number
        self.rising = rising
        self.again = tuple(abilities.again(arena, side) for side in SIDES)
        self.heeded = tuple(self._heeded(side) for side in SIDES)
        self.blasts = tuple(abilities.blasts(arena, side, number) for side in SIDES)
        self._guns: dict[tuple[int, Node, Counts], tuple[Gun, ...]] = {}
        self._volleys: dict[tuple[int, Node, Counts], Volley] = {}

    # -- what the enemy has to do with it ----------------------------------------------------------------------------------------

    def _heeded(self, side: int) -> tuple[int, ...]:
        """The slots of the enemy on whose units it depends what a side rolls: seen by taking away one kind after the other."""
        if not self.arena.modified and not self.arena.aimed:
            return ()
        mine, fleet = self.teams[side].fleet.fighters(0), self.teams[1 - side].fleet
        enemy = fleet.fighters(0)
        usual = self._seen(side, mine, enemy)
        found: list[int] = []
        for kind, mark in dict.fromkeys((group.kind, group.mark) for group in enemy):
            without = tuple(group for group in enemy if (group.kind, group.mark) != (kind, mark))
            if self._seen(side, mine, without) != usual:
                found += [n for n, slot in enumerate(fleet.slots) if (slot.kind, slot.mark) == (kind, mark)]
        return tuple(found)

    def _seen(self, side: int, mine: Groups, enemy: Groups) -> Volley | tuple[Gun, ...]:
        self.arena.put(side, mine)
        self.arena.put(1 - side, enemy)
        rolling = self.arena.in_round(side, mine, self.number)
        return self.arena.guns(side, rolling) if self.arena.aimed else self.arena.together(rolling)

    def heed(self, side: int, enemy: Node) -> Counts:
        """What of a state of the enemy matters to a side's dice."""
        counts = self.teams[1 - side].fleet.states[enemy]
        return tuple([counts[n] for n in self.heeded[side]])

    # -- dice --------------------------------------------------------------------------------------------------------------------

    def _rolling(self, side: int, node: Node, enemy: Node) -> list[Part]:
        groups = self.teams[side].fleet.fighters(node)
        self.arena.put(side, groups)
        self.arena.put(1 - side, self.teams[1 - side].fleet.fighters(enemy))
        return self.arena.in_round(side, groups, self.number)

    def volley(self, side: int, node: Node, enemy: Node) -> Volley:
        """The dice of a side in a state, with the enemy in another."""
        key = (side, node, self.heed(side, enemy))
        if key not in self._volleys:
            self._volleys[key] = self.arena.together(self._rolling(side, node, enemy), rising=self.rising)
        return self._volleys[key]

    def guns(self, side: int, node: Node, enemy: Node) -> tuple[Gun, ...]:
        """The same with what each face does."""
        key = (side, node, self.heed(side, enemy))
        if key not in self._guns:
            rolling = self._rolling(side, node, enemy)
            self._guns[key] = self.arena.guns(side, rolling, rising=self.rising, apart=self.blasts[side])
        return self._guns[key]

    def tallies(self, side: int, node: Node, enemy: Node, *, by: bool = False) -> Tallies:
        """What may lie on the table when they have fallen; with the state they are rolled in, where that matters."""
        guns = self.guns(side, node, enemy)
        found = tallies(guns, self.again[side] if guns else NO_REROLLS)
        return {replace(tally, by=node): p for tally, p in found.items()} if by else found

    def by_slot(self, side: int) -> list[Volley]:
        """What every state of a side rolls where nothing but the unit itself matters: each slot is asked about once."""
        fleet, aims = self.teams[side].fleet, self.teams[side].aims
        printed = [(aims[slot].dice, chance(aims[slot].needed)) if slot.fights else (0, 0.0) for slot in fleet.slots]
        rises = [self.rising and slot.kind == "ground_force" for slot in fleet.slots]
        found = []
        for counts in fleet.states:
            dice: dict[tuple[float, bool], int] = {}
            for count, (each, p), rising in zip(counts, printed, rises, strict=True):
                if count and each:
                    dice[p, rising] = dice.get((p, rising), 0) + count * each
            found.append(tuple(Shots(number, p, rising) for (p, rising), number in sorted(dice.items())))
        return found

    def volleys(self, side: int) -> list[Volley]:
        """What every state of a side rolls, the enemy being whole."""
        if not self.arena.modified:
            return self.by_slot(side)
        return [self.volley(side, node, 0) for node in range(len(self.teams[side].fleet))]
