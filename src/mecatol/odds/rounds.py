"""The rounds of a battle: what each state rolls, read from the engine, and how the program runs through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from mecatol.core.effects import Effect, Reaction
from mecatol.rules.forces import Groups
from mecatol.rules.state import Group, UnitId

from . import abilities
from .arena import ATTACKER, DEFENDER, Arena
from .dice import NO_REROLLS, Bools, Floats, Ints, Shots, Volley, chance, hits, hits_and_tens
from .fleet import Fleet, Node, Taking
from .program import Ending, Exchange, Field, Leaving, Promotion, play_round, to_the_end, values
from .team import Hardiness, Team

PROBED = 4  # rounds that are looked at one by one: no effect tells later ones apart
MOST_FOLLOWED = 100  # OFF-SPB-10: no battle lasts longer
SIDES = (ATTACKER, DEFENDER)
SHOCK_TROOPS = 12  # OFF-SE-SHK: the counters that serve all players
Takes: TypeAlias = Callable[[Team, Hardiness], Taking]  # how a side takes the hits of a round


def stacked(distributions: Sequence[Floats], most: int) -> Floats:
    """[row, hits] from distributions of different lengths; what is more than anybody can take counts as the most."""
    width = min(most, max(len(each) for each in distributions) - 1) + 1
    found = np.zeros((len(distributions), width))
    for n, each in enumerate(distributions):
        if len(each) <= width:
            found[n, : len(each)] = each
        else:
            found[n] = each[:width]
            found[n, -1] += each[width:].sum()
    return found


class Rounds:
    """The rounds of a battle between two teams whose states are all known."""

    def __init__(self, arena: Arena, teams: tuple[Team, Team], takes: Takes, first: int = 1) -> None:
        self.arena = arena
        self.teams = teams
        self.first = first  # the number of the round to come
        self.rising = abilities.promotes(arena)
        self.repairs = tuple(self._repairs(side) for side in SIDES)
        self.mends = tuple(abilities.mends(arena, side) for side in SIDES)
        self.goods = tuple(team.force.goods for team in teams)
        self.takings = [[takes(team, hardiness) for hardiness in team.moods] for team in teams]
        for side in SIDES:
            self._close(side)
        self.field = Field(teams[0].fleet, teams[1].fleet)
        self._look()

    def _look(self) -> None:
        """What holds as long as the effects in force do."""
        self.again = tuple(abilities.again(self.arena, side) for side in SIDES)
        self.joint = self._depends()

    # -- states ---------------------------------------------------------------------------------------------------------

    def _repairs(self, side: int) -> list[tuple[Effect, Reaction]]:
        slots = [slot for slot in self.teams[side].fleet.slots if slot.fights and slot.damage]
        return abilities.repairs(self.arena, side, Group(slots[0].kind, 1, slots[0].damage)) if slots else []

    def _close(self, side: int) -> None:
        """Find every state that the rounds can lead to."""
        fleet, known = self.teams[side].fleet, -1
        while known != len(fleet):
            known = len(fleet)
            for taking in self.takings[side]:
                fleet.close(taking)
                for number in range(self.first, self.first + PROBED + 1) if taking.hides else ():
                    with self.arena.at_round(number):
                        fleet.close_hidden(taking, self._exposed(side, taking))
            if self.rising:
                for node in range(len(fleet)):
                    for tens in range(1 + sum(fleet.states[node])):
                        promoted(fleet, node, tens)
            for node in range(len(fleet)) if self.repairs[side] else ():
                abilities.repaired(self.arena, side, fleet, node, self.repairs[side])
            for node in range(len(fleet)) if self.mends[side] else ():
                abilities.mended(self.arena, side, fleet, node, self.mends[side])

    # -- what is rolled -------------------------------------------------------------------------------------------------

    def _depends(self) -> bool:
        """Whether what a side rolls depends on what the other still has: seen by taking away one kind after the other."""
        if not self.arena.modified:
            return False
        for side in SIDES:
            mine, enemy = self.teams[side].fleet.fighters(0), self.teams[1 - side].fleet.fighters(0)
            usual = self._seen(side, mine, enemy, self.first)
            for kind in dict.fromkeys(group.kind for group in enemy):
                if self._seen(side, mine, tuple(g for g in enemy if g.kind != kind), self.first) != usual:
                    return True
        return False

    def _seen(self, side: int, mine: Groups, enemy: Groups, number: int) -> Volley:
        self.arena.put(side, mine)
        self.arena.put(1 - side, enemy)
        return self.arena.round_volley(side, mine, number)

    def steady(self) -> int:
        """The first round like which all later ones are: the first ones are looked at one by one."""
        return max(self._steady(), self.first + sum(self.goods))

    def _steady(self) -> int:
        if not self.arena.modified and not self.hiding:
            return self.first
        fleets = [self.teams[side].fleet.fighters(0) for side in SIDES]
        last = self.first + PROBED
        rolled = [
            [(self._seen(side, fleets[side], fleets[1 - side], n), self._in_reach(side, n)) for side in SIDES]
            for n in range(self.first, last + 1)
        ]
        steady = last
        while steady > self.first and rolled[steady - 1 - self.first] == rolled[-1]:
            steady -= 1
        return steady

    @property
    def hiding(self) -> bool:
        """Whether units of a side hide from hits."""
        return any(taking.hides for takings in self.takings for taking in takings)

    def _in_reach(self, side: int, number: int) -> list[int]:
        """How many of each kind may be chosen as casualties in a round, where units hide."""
        hiding = [taking for taking in self.takings[side] if taking.hides]
        groups = self.teams[side].fleet.groups(0)
        with self.arena.at_round(number):
            return [self.arena.exposed(side, group.kind, group.count, taking.purpose) for taking in hiding for group in groups]

    def _volleys(self, side: int, number: int) -> list[Volley]:
        """What every state of a side rolls in a round."""
        fleet = self.teams[side].fleet
        if not self.arena.modified:
            return self._by_slot(side, fleet)
        self.arena.put(1 - side, self.teams[1 - side].fleet.fighters(0))
        return [self._volley(side, fleet, node, number) for node in range(len(fleet))]

    def _volley(self, side: int, fleet: Fleet, node: Node, number: int) -> Volley:
        groups = fleet.fighters(node)
        self.arena.put(side, groups)
        return self.arena.round_volley(side, groups, number, rising=self.rising)

    def _by_slot(self, side: int, fleet: Fleet) -> list[Volley]:
        """The same where nothing but the unit itself matters: each slot is asked about once."""
        aims = self.teams[side].aims
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

    def _hits(self, side: int, volley: Volley) -> Floats:
        """The hits that a side's dice give against the other."""
        rolled = hits(volley, self.again[side] if volley else NO_REROLLS)
        return counted(self.arena, 1 - side, rolled, self.arena.purpose)

    def _table(self, side: int, number: int) -> Floats:
        """[node of the side, hits] on the other, or [a, d, hits]."""
        most = max(self.teams[1 - side].fleet.levels)
        if not self.joint:
            table = stacked([self._hits(side, volley) for volley in self._volleys(side, number)], most)
            return np.asarray(table[self._fresh(side)]) if self.mends[side] else table
        shape = self.field.shape
        found = []
        for a in range(shape[0]):
            self.arena.put(ATTACKER, self.teams[0].fleet.fighters(a))
            for d in range(shape[1]):
                self.arena.put(DEFENDER, self.teams[1].fleet.fighters(d))
                mine = self.teams[side].fleet.fighters((a, d)[side])
                found.append(self._hits(side, self.arena.round_volley(side, mine, number)))
        table = stacked(found, most)
        return np.asarray(table.reshape(*shape, table.shape[1])[self._fresh(ATTACKER)][:, self._fresh(DEFENDER)])

    def _fresh(self, side: int) -> Ints:
        """The state in which each state goes into a round: what repairs itself has done so."""
        fleet = self.teams[side].fleet
        if not self.mends[side]:
            return np.arange(len(fleet))
        return np.array(
            [abilities.mended(self.arena, side, fleet, n, self.mends[side]) for n in range(len(fleet))], dtype=np.int64
        )

    # -- what becomes of it ---------------------------------------------------------------------------------------------

    def exchange(self, number: int) -> Exchange:
        """What a round does to every state."""
        with self.arena.at_round(number):
            return self._exchange_with_goods(number)

    def _exchange_with_goods(self, number: int) -> Exchange:
        if not any(self.goods):
            return self._exchange(number)
        with self.arena.scratch():
            self._spend(number)
            self.arena.look()
            found = self._exchange(number)
        self.arena.look()
        return found

    def _spend(self, number: int) -> None:
        """Every round until this one was paid for, as long as there were goods for it."""
        left = list(self.goods)
        for round_ in range(self.first, number + 1):
            if round_ > self.first:
                self.arena.game.end_scope("battle_round")
                self.arena.game.begin_scope("battle_round")
            for side in SIDES:
                left[side] -= abilities.spend(self.arena, side, left[side])

    def _exchange(self, number: int) -> Exchange:
        if self.rising:
            return self._promotion(number)
        on_attacker, on_defender = self._table(DEFENDER, number), self._table(ATTACKER, number)
        to_attacker, mood_a = self._to(ATTACKER, on_attacker.shape[-1] - 1)
        to_defender, mood_d = self._to(DEFENDER, on_defender.shape[-1] - 1)
        steady = not any(self.repairs) and not any(self.mends) and not self.hiding  # a hit that nobody takes changes nothing
        return Exchange(self.field, on_attacker, on_defender, to_attacker, to_defender, (mood_a, mood_d), steady=steady)

    def _to(self, side: int, longest: int) -> tuple[Ints, Ints | None]:
        """Where hits lead a side, and the mood of the enemy's states, where there are two."""
        fresh = self._fresh(side) if self.mends[side] else slice(None)
        found = [self._after(side, self._paths(side, taking, longest)[fresh]) for taking in self.takings[side]]
        if len(found) == 1:
            return found[0], None
        enemy = self.teams[1 - side].fleet
        gone = [not any(g.kind == "flagship" for g in enemy.fighters(node)) for node in range(len(enemy))]
        return np.stack(found), np.array(gone, dtype=np.int64)

    def _paths(self, side: int, taking: Taking, longest: int) -> Ints:
        fleet = self.teams[side].fleet
        if not taking.hides:
            return fleet.paths(taking, longest)
        return fleet.hidden_paths(taking, longest, self._exposed(side, taking))

    def _exposed(self, side: int, taking: Taking) -> Callable[[UnitId, int], int]:
        """How many units of a kind may be chosen when a salvo comes."""
        return lambda kind, number: self.arena.exposed(side, kind, number, taking.purpose)

    def _after(self, side: int, paths: Ints) -> Ints:
        """With what happens at the end of a round."""
        if not self.repairs[side]:
            return paths
        fleet = self.teams[side].fleet
        mended = [abilities.repaired(self.arena, side, fleet, n, self.repairs[side]) for n in range(len(fleet))]
        return np.asarray(np.array(mended, dtype=np.int64)[paths])

    # -- tens -----------------------------------------------------------------------------------------------------------

    def _promotion(self, number: int) -> Promotion:
        tables, widths = [], []
        for side in SIDES:
            volleys = self._volleys(side, number)
            again = self.again[side]
            joint = [self._risen(side, hits_and_tens(volley, again if volley else NO_REROLLS)) for volley in volleys]
            height, width = max(each.shape[0] for each in joint), max(each.shape[1] for each in joint)
            found = np.zeros((len(joint), height, width))
            for n, each in enumerate(joint):
                found[n, : each.shape[0], : each.shape[1]] = each
            tables.append(found)
            widths.append(width)
        to = []
        for side in SIDES:
            paths = self._after(side, self._paths(side, self.takings[side][0], tables[1 - side].shape[1] - 1))
            tens = [[[promoted(self.teams[side].fleet, int(n), t) for t in range(widths[side])] for n in row] for row in paths]
            to.append(np.array(tens, dtype=np.int64))
        flat = [table.reshape(len(table), -1) for table in tables]
        return Promotion(self.field, flat[1], flat[0], to[0], to[1], (widths[0], widths[1]))

    def _risen(self, side: int, rolled: Floats) -> Floats:
        """[hits, tens] after effects on how many hits there are."""
        if not self.arena.hits_change:
            return rolled
        numbers = [self.arena.counted(1 - side, number, self.arena.purpose) for number in range(len(rolled))]
        found = np.zeros((max(numbers) + 1, rolled.shape[1]))
        np.add.at(found, numbers, rolled)
        return found

    # -- the whole battle -----------------------------------------------------------------------------------------------

    def fight(
        self, start: Sequence[tuple[Node, Node, float]], follow: int = 0, made: dict[int, Exchange] | None = None
    ) -> Ending:
        """All rounds; the distributions after the first ones are kept, as many as are to be followed.

        `made`: exchanges of some rounds that are not to be read off the owners' orders.
        """
        ending = Ending(self.field, self.field.start(start))
        steady, leaving = self.steady(), None
        if any(team.force.retreat_after or team.force.retreat_below for team in self.teams):
            leaving = self._leaving(steady)
        least = max(steady - self.first, follow, 1 if self.arena.fleeting else 0)
        until = max(least, *(min(team.force.retreat_after, MOST_FOLLOWED) + 1 - self.first for team in self.teams))
        exchanges = dict(made or {})
        for number in range(self.first, self.first + until):
            play_round(ending, self._cached(exchanges, min(number, steady)), number, leaving)
            if number - self.first < follow:
                ending.after.append(ending.everything())
            if number == self.first and self.arena.fleeting:
                self.arena.fade()
                self._look()
                steady, exchanges = max(number + 1, self.steady()), {}
        to_the_end(ending, self._cached(exchanges, steady), self.first + until, leaving)
        return ending

    def _cached(self, exchanges: dict[int, Exchange], number: int) -> Exchange:
        if number not in exchanges:
            exchanges[number] = self.exchange(number)
        return exchanges[number]

    def _leaving(self, steady: int) -> Leaving | None:
        if self.arena.planet:
            return None  # OFF-INV-2: nobody retreats from a planet
        forces = [team.force for team in self.teams]
        masks: list[Bools | None] = [None, None]
        for side in SIDES:
            if forces[side].retreat_below:
                exchange = self.exchange(steady)
                masks[side] = values(self.field, exchange, self.victory(side)) < forces[side].retreat_below
        return Leaving(self.field, (masks[0], masks[1]), (forces[0].retreat_after, forces[1].retreat_after))

    def victory(self, side: int) -> Floats:
        """1 where a side alone is left."""
        alive = self.field.alive
        mine = alive[side][:, None] if side == ATTACKER else alive[side][None, :]
        others = alive[1 - side][None, :] if side == ATTACKER else alive[1 - side][:, None]
        return np.broadcast_to(mine & ~others, self.field.shape).astype(np.float64).ravel()


def promoted(fleet: Fleet, node: Node, tens: int) -> Node:
    """Tens promote Ground Forces that live; a Shock Troop without one beside it is one again (OFF-SE-SHK)."""
    foot, shock = fleet.slot("ground_force"), fleet.slot("shock_troop")
    if shock < 0 or foot < 0:
        return node
    counts = list(fleet.states[node])
    rising = min(tens, counts[foot], max(0, SHOCK_TROOPS - counts[shock]))
    counts[foot] -= rising
    counts[shock] += rising
    if counts[shock] and not counts[foot]:
        counts[shock] -= 1
        counts[foot] += 1
    return fleet.node(tuple(counts))


def reverted(teams: tuple[Team, Team], side: int, node: Node) -> Node:
    """A lonely Shock Troop is a Ground Force again."""
    return promoted(teams[side].fleet, node, 0)


def counted(arena: Arena, side: int, rolled: Floats, purpose: str) -> Floats:
    """The distribution of the hits that a side must take, after effects on how many there are."""
    if not arena.hits_change:
        return rolled
    numbers = [arena.counted(side, number, purpose) for number in range(len(rolled))]
    return np.asarray(np.bincount(numbers, rolled), dtype=np.float64)
